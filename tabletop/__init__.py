"""What the three games share: rules engine, hex grid, board files, texts and the screen."""
