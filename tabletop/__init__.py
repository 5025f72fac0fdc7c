"""What the three games share: engine, hexagons, layouts, texts, computer players, screen."""
