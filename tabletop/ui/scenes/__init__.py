"""Screens that belong to no game: menu, new game, curtain, results, settings, saves."""
