"""Makes the fixtures of `commandline` known."""

from commandline import run

__all__ = ["run"]
