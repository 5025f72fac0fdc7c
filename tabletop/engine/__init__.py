"""What every game shares, without a screen: states, decisions, actions, sessions and saves.

Read the modules in this order: `action`, `decision`, `event`, `context`, `game` (the contract a game
fulfils), `play` (one step of a game), `session` (a running game with undo), `save`; then `scenario` and
`battery`, which prove rules.
"""
