"""The screen: application loop, scenes, widgets and painting. The only part of the shared code that knows pygame."""
