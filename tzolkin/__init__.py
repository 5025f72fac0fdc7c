"""Tzolk'in with Tribes & Prophecies: workers on the gears of the calendar."""
