"""How Tzolk'in's things look: wheels, plates, workers, temples, cards, and the small language of icons."""
