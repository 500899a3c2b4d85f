"""A stage for rule tests: set the table directly, then play in the game's own words.

    play = stage(at=["wc05", "wc09"], rolls=[5])
    play.do("move", "+sword", "go:ec03")
    assert play.s.at[0] == "ec03"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

from inglenook.engine.game import Reason, game
from inglenook.engine.scene import Board, Scene
from inglenook.engine.table import Refused, Seat, Table
from inglenook.engine.view import scene, why_not
from inglenook.games.key_to_the_kingdom.content import DICE
from inglenook.games.key_to_the_kingdom.setup import KingdomOptions, new
from inglenook.games.key_to_the_kingdom.state import NOBODY, Kingdom, Trek

GAME = game("key-to-the-kingdom")
HEROES = ("humphrey", "wren", "odo", "brakka", "hubbub")
"""Seat 0 plays the hero whose power touches naps only."""
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli")


class Script:
    """Luck as a test wants it, in order: die faces, or raw outcomes for other draws. Running out of it is a failure."""

    def __init__(self, faces: Sequence[int | str], demon: bool) -> None:
        self.faces = list(faces)
        self.demon = demon

    def draw(self, index: int, n: int) -> int:
        assert self.faces, f"a draw of one of {n} that the test did not foresee"
        wish = self.faces.pop(0)
        if isinstance(wish, str):  # "#2": the outcome itself; "demon:9": a face of the demon die
            if wish.startswith("demon:"):
                return DICE["demon"].faces.index(int(wish[6:]))
            return int(wish[1:])
        return DICE["hero"].faces.index(wish)


class Play:
    """A table on the stage."""

    def __init__(self, table: Table[Kingdom], script: Script) -> None:
        self.table = table
        self.script = script

    @property
    def s(self) -> Kingdom:
        return self.table.state

    def roll(self, *faces: int | str) -> Self:
        """The next draws will be these."""
        self.script.faces += faces
        return self

    def do(self, *keys: str) -> Self:
        """Answer one question after another, each with one key."""
        for key in keys:
            assert self.table.decision is not None, f"nobody is asked, so {key!r} answers nothing"
            self.table.submit(key)
        return self

    def pick(self, *keys: str) -> Self:
        """Answer a choice of several at once, as a person does."""
        assert self.table.decision is not None
        self.table.answer(self.table.decision.seat, list(keys))
        return self

    @property
    def asked(self) -> str:
        """The kind of the open question; empty when the game is over."""
        return self.table.decision.kind if self.table.decision is not None else ""

    @property
    def seat(self) -> int:
        assert self.table.decision is not None
        return self.table.decision.seat

    @property
    def keys(self) -> list[str]:
        assert self.table.decision is not None
        return self.table.decision.keys

    def refused(self, key: str) -> Refused:
        """Answer with something illegal; the refusal comes back and nothing has changed."""
        before = self.table.fingerprint()
        try:
            self.table.answer(self.seat, [key])
        except Refused as refusal:
            assert self.table.fingerprint() == before
            return refusal
        raise AssertionError(f"{key!r} was taken")

    def why_not(self, thing: str) -> Reason:
        return why_not(self.table, self.seat, thing)

    def scene(self, seat: int | None = 0) -> Scene:
        return scene(self.table, seat)

    def part(self, id: str, seat: int | None = 0) -> Any:
        """A part of the scene, or a space of one of its boards."""
        parts: list[Any] = list(self.scene(seat).parts)
        parts += [space for part in parts if isinstance(part, Board) for space in part.spaces]
        found = [part for part in parts if part.id == id]
        assert len(found) == 1, f"{len(found)} parts are called {id!r}"
        return found[0]

    def said(self) -> list[str]:
        """The ids of everything in the log."""
        return [entry.text.id for entry in self.table.log]

    def cited(self) -> list[str]:
        """The rules the log cites."""
        return [entry.rule for entry in self.table.log]


def opening(seats: int = 2, *, rolls: Sequence[int | str] = (), heroes: Literal["choose", "dealt"] = "choose") -> Play:
    """A table at the very beginning, at its first question."""
    script = Script(rolls, False)
    names = [Seat(name) for name in NAMES[:seats]]
    table: Table[Any] = GAME.table(seats, script, options=KingdomOptions(heroes=heroes), seats=names, loud=True)
    return Play(table, script)


def stage(
    seats: int = 2,
    *,
    heroes: Sequence[str] = HEROES,
    at: Sequence[str] | None = None,
    spent: Mapping[int, Sequence[str]] | None = None,
    pieces: Mapping[int, Sequence[str]] | None = None,
    magic: Mapping[str, int] | None = None,
    companions: Mapping[str, int] | None = None,
    opened: Sequence[str] = (),
    throne: int = NOBODY,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    face_up: Mapping[str, str] | None = None,
    active: int = 0,
    step: str = "turn",
    trek: tuple[str, int, int | None] | None = None,
    owed: Sequence[int] = (),
    rolls: Sequence[int | str] = (),
) -> Play:
    """A table in the middle of a game, at the first question of the active seat.

    `deck` lists the cards on top, the next one first; the others lie below in no order. `rolls` are the coming draws.
    `trek` puts the active hero on an adventure: which one, how many spaces are reached, and the last rolled result.
    `owed` are the seats that draw an event when this turn is over.
    """
    s = new(seats, KingdomOptions())
    s.step, s.active, s.turn = step, active, 10
    s.heroes = list(heroes[:seats])
    if at is not None:
        s.at = [*at, *s.at[len(at) :]]
    for seat, items in (spent or {}).items():
        s.spent[seat] = list(items)
    for seat, colours in (pieces or {}).items():
        s.pieces[seat] = list(colours)
        for colour in colours:
            s.supply[colour] -= 1
    s.magic = dict(magic or {})
    s.companions = dict(companions or {})
    for portion in opened:
        s.opened[portion] = True
    s.throne = throne
    s.owed = list(owed)
    s.discard = list(discard)
    gone = [*s.companions, *s.discard]
    s.deck.pool = [card for card in s.deck.pool if card not in gone]
    for card in reversed(deck or ()):
        s.deck.pool.remove(card)
        s.deck.put_on_top(card, ())
    for space, token in (face_up or {}).items():
        s.face_up[space] = token
        for left in s.face_down.values():
            if token in left:
                left.remove(token)
    if trek is not None:
        s.step = "trek"
        s.trek = Trek(adventure=trek[0], reached=trek[1], last=trek[2])
    script = Script(rolls, throne == active)
    names = [Seat(name) for name in NAMES[:seats]]
    table: Table[Any] = Table(GAME, s, script, seats=names, loud=True)
    for holds in GAME.invariants:
        assert holds(s), f"the stage itself breaks {holds.__name__}"
    return Play(table.begin(), script)
