"""Yucatán on the screen: its pieces, its board and its table."""
