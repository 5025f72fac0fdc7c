"""Yucatán: cities, villages and warriors along the rivers of the jungle."""
