"""Runs every benchmark and prints its rows: `make bench`, or `python -m tests.benchmarks`."""

from __future__ import annotations

from tests.benchmarks import bench_rules
from tests.benchmarks.rows import show


def main() -> None:
    """Print the rules' rows, then the screen's."""
    show("rules", bench_rules.rows())
    print()
    from tests.benchmarks import bench_screen  # its imports set up the screen: only after the rules are timed

    show("screen at 1920x1080", bench_screen.rows())


if __name__ == "__main__":
    main()
