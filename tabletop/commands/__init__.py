"""The commands of `main.py`, one module each; none imports pygame before it needs a screen.

Each module has `add(parsers, world)`, which declares its arguments, and `run(args, world)`, which returns the
exit status: 0, 1 (the work was done and found something wrong) or 2 by raising `Fault`.
"""
