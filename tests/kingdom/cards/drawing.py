"""Drawing one event card, and looking at the table afterwards.

    drawn = draw("toll-goose", 6)            seat 0 of three walks onto an event space, draws the goose and rolls a 6
    drawn.do("keep", "put:wc03")
    drawn.over("toll-goose")                 the card is discarded, the next player is to move, nobody else was touched
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kingdom.stage import GAME, Play, stage

AT = ("wc01", "ec02", "ec13")
"""Seat 0 is on Start, two steps from nobody; the others are in the east."""


def belongings(play: Play, seat: int) -> tuple[Any, ...]:
    """Everything that is a player's own."""
    s = play.s
    magic = sorted(item for item, owner in s.magic.items() if owner == seat)
    companions = sorted(card for card, owner in s.companions.items() if owner == seat)
    return s.heroes[seat], s.at[seat], s.spent[seat][:], s.pieces[seat][:], magic, companions, s.throne == seat


class Drawn(Play):
    """A table where seat 0 has just drawn a card."""

    before: list[tuple[Any, ...]]
    """What everybody had before the card was drawn."""

    def keep(self) -> Drawn:
        """Let the roll stand; whoever has nothing to change it with is not even asked."""
        if self.asked == "modify":
            self.do("keep")
        return self

    def untouched(self, *seats: int) -> None:
        """These players have what they had."""
        for seat in seats:
            assert belongings(self, seat) == self.before[seat], f"seat {seat} was touched"

    def over(self, card: str = "", *, seat: int = 1) -> None:
        """The table is back at the first question of a turn, all luck is used, every invariant holds, the card is discarded."""
        assert (self.asked, self.seat) == ("turn", seat)
        assert self.s.owed == [] and self.s.trek is None and not self.s.again and self.table.trail == []
        assert self.script.coming == []
        for holds in GAME.invariants:
            assert holds(self.s), holds.__name__
        if card:
            assert card in self.s.discard


def draw(
    card: str, *rolls: int | str, place: str = "", at: Sequence[str] = AT, deck: Sequence[str] = (), **scene: Any
) -> Drawn:
    """Seat 0 walks from Start onto the event space wc02 and draws this card.

    With a `place` it stands there instead, has been promised an event, and naps.
    """
    seats = scene.pop("seats", 3)
    everybody = [place or at[0], *at[1:]][:seats]
    first: int | str = "demon:1" if scene.get("throne") == 0 else 1
    luck = list(rolls) if place else [first, *rolls]
    play = stage(seats, at=everybody, deck=[card, *deck], owed=[0] if place else [], rolls=luck, **scene)
    drawn = Drawn(play.table, play.script)
    drawn.before = [belongings(play, seat) for seat in range(seats)]
    if place:
        drawn.do("nap")
        if drawn.asked == "restore":
            drawn.pick()
    else:
        drawn.do("move")
        drawn.keep().do("go:wc02")
    return drawn
