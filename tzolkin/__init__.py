"""Tzolk'in: workers on the gears of the calendar. Its rules are in the making."""
