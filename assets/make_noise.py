"""Bakes the three seamless noise tiles of `assets/noise`. Run it only to change them.

    python assets/make_noise.py [FOLDER]

It needs numpy and Pillow; the program itself only reads the finished pictures.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SPREAD = 46  # grey steps of one deviation about the middle grey 128; `fields.py` counts on it

TILES = {
    # name: (pixels, slope of the spectrum, seed, lowest frequency kept)
    "low": (256, 1.7, 11, 0.0),  # wide patches of light and dark, enlarged when used
    "mid": (512, 1.2, 12, 0.008),  # ragged edges
    "high": (512, 0.5, 13, 0.06),  # grain
}


def noise(pixels: int, slope: float, seed: int, lowest: float) -> NDArray[np.float64]:
    """Noise with mean 0 and deviation 1. Shaped in the frequency domain, so that it wraps round by itself."""
    white = np.fft.rfft2(np.random.default_rng(seed).standard_normal((pixels, pixels)))
    frequency = np.hypot(np.fft.fftfreq(pixels)[:, None], np.fft.rfftfreq(pixels)[None, :])
    frequency[0, 0] = 1
    weight = frequency**-slope * (frequency > lowest)
    weight[0, 0] = 0
    field = np.fft.irfft2(white * weight, s=(pixels, pixels))
    return np.asarray((field - field.mean()) / field.std())


def main() -> None:
    ask = argparse.ArgumentParser(description="Bake the noise tiles.")
    ask.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent / "noise")
    folder: Path = ask.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in TILES.items():
        grey = np.clip(128 + SPREAD * noise(*recipe), 0, 255).astype("uint8")
        Image.fromarray(grey).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
