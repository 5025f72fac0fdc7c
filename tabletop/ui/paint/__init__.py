"""Painting: colours, shapes, lettering, icons and the sprites built from them."""
