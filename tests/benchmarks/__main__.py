"""Runs every benchmark and prints its rows: `make bench`, or `python -m tests.benchmarks`."""

from __future__ import annotations

from tests.benchmarks import bench_rules
from tests.benchmarks.rows import show


def main() -> None:
    """Print the rules' rows, then the screen's."""
    show("rules", bench_rules.rows())
    print()
    # the imports set up the screen: only after the rules are timed
    from tests.benchmarks import bench_screen, bench_tzolkin

    show("screen at 1920x1080", bench_screen.rows())
    print()
    show("Tzolk'in at 1920x1080", bench_tzolkin.rows())
    print()
    show("Tzolk'in at 3840x2160", bench_tzolkin.rows(bench_tzolkin.LARGE))


if __name__ == "__main__":
    main()
