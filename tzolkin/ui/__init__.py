"""Tzolk'in on the screen: the table, its dialogs, and everything that the program asks of a game's screens."""
