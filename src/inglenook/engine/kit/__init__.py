"""A kit for games: pure functions that know boards, ways and dice, and no game.

Nothing here draws luck of its own, asks anybody or keeps anything: a rule hands in plain data and is given plain data.
"""
