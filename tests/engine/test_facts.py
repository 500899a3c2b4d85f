"""Tallies: what sides do is counted in the state, and told as figures."""

from __future__ import annotations

from types import SimpleNamespace

from inglenook.engine.facts import count, counted


def test_what_a_side_does_is_counted_for_it_alone() -> None:
    s = SimpleNamespace(tally={})
    count(s, 0, "naps")
    count(s, 0, "naps")
    count(s, 1, "used.sword", 3)
    assert s.tally == {"0.naps": 2, "1.used.sword": 3}


def test_every_figure_is_told_also_of_what_never_happened() -> None:
    s = SimpleNamespace(tally={"0.naps": 2, "0.used.axe": 1, "1.naps": 5})
    told = counted(s, 0, ("naps", "moves"), {"used": ("axe", "sword")})
    assert told == {"naps": 2, "moves": 0, "used.axe": 1, "used.sword": 0}
