"""Tables and their parts say in one line what they are, and looking changes nothing."""

from __future__ import annotations

from inglenook.engine.chance import Chance, Luck, deck_of
from inglenook.engine.layers import layered
from inglenook.engine.view import scene
from tests.engine.battle import do, finished, position, table_at


def test_a_table_says_where_it_stands() -> None:
    t = table_at(position([["wolf.1"], []], [[], ["bolt.1"]]))
    assert repr(t) == "<Table card-battle turn 0: <Decision CB-R10 seat=0 action: attack:wolf.1, pass>>"
    do(t, "attack:wolf.1")
    assert repr(t).startswith("<Table card-battle turn 1: <Opening CB-R40 between: <Decision CB-R40 seat=1 between")
    assert "over-" in repr(finished(1)) and repr(t.checkpoints[-1]) == "<Checkpoint turn after 1 moves, 0 draws>"


def test_a_copy_that_has_not_caught_up_stays_so() -> None:
    twin = table_at(position([["wolf.1"], []])).clone(Luck(b"x"))
    assert "action" in repr(twin) and twin._run is None


def test_decks_scenes_and_chance() -> None:
    deck = deck_of(["a", "b", "c"])
    deck.put_on_top("z", (0,))
    assert repr(deck) == "<Deck z over 3>"
    layers = layered(["a", "b"], ["c"])
    assert repr(layers) == "<LayeredDeck 2 / c>"
    chance = Chance(Luck(b"x"))
    chance.roll(6)
    assert repr(chance).startswith("<Chance 0+1 [(6, ")
    shown = scene(table_at(position([["wolf.1"], []])), 0)
    assert repr(shown).startswith("<Scene card-battle 0 for 0: action, ")
