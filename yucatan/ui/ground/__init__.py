"""The ground of a Yucatán board: paper, jungle, rivers, mountains and signs as one picture."""
