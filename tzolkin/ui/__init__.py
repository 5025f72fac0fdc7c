"""Tzolk'in on the screen: the table, its dialogs, and all that the program asks of a game's screens."""
