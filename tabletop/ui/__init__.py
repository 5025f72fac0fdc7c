"""The screen: the loop, scenes, widgets and painting; of the shared code this alone knows pygame."""
