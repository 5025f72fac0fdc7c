"""Tindaya on the screen: so far its picture on the menu."""
