"""A table as the fold over its rows: its people and the game itself.

Nothing here waits, stores or sends. `Live` makes a change here, writes the row that says so, and only then tells anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from inglenook.engine import options as schema
from inglenook.engine import save as saves
from inglenook.engine import view
from inglenook.engine.anybody import Opening, forget_wishes
from inglenook.engine.back import Forgotten
from inglenook.engine.decide import Refused
from inglenook.engine.game import Game, game
from inglenook.engine.log import Move
from inglenook.engine.standing import Standing, forget, pack, stand
from inglenook.engine.table import Table
from inglenook.engine.words import Problem, msg

from . import bodies
from .bodies import Chair, Way
from .history import History
from .luck import TableLuck
from .people import new_hands, others_of, table_seats
from .seating import Damaged, OpenAsk, Seating

STEPS = 3
"""So many steps back a table remembers by itself; beyond, it is built again from its rows."""
LINES = 200
"""How many lines of the log a table remembers, and a scene has."""

Stage = Literal["waiting", "playing", "over"]


class Snapshot(msgspec.Struct, kw_only=True):
    """Where a table stood after some row."""

    opened: bodies.Opened
    chairs: tuple[Chair, ...]
    ask: OpenAsk | None
    rematch: str
    dropped: int
    rules: tuple[int, str]
    changed: float
    standing: Standing | None
    branches: tuple[bodies.Branched, ...] = ()


class Brought(msgspec.Struct, kw_only=True):
    """A game that was brought: how it was set up, and where it stands now."""

    setup: Move
    standing: Standing


class FarBack(msgspec.Struct, kw_only=True):
    """Where a game stands after an undo that led further back than its table remembered."""

    standing: Standing


class Far(Forgotten):
    """An undo leads further back than a fold remembers."""

    def __init__(self, seat: int, free: bool, crossing: str) -> None:
        super().__init__(seat)
        self.seat, self.free, self.crossing = seat, free, crossing


SEATING = ("seq", "changed", "opened", "chairs", "ask", "rematch", "branches", "dropped", "rules", "begun")


class Fold(Seating):
    """One table. With `whole` it remembers its whole game, else only the newest part of it."""

    def __init__(self, id: str, *, whole: bool = False) -> None:
        super().__init__(id)
        self.whole = whole
        self.table: Table[Any] | None = None
        self.brought: Brought | None = None
        """Where the game stands that is to begin here, if it was brought and has been played again already."""
        self.back: FarBack | None = None
        """An undo that was made elsewhere and is to be made here next."""
        self.hush: Literal["", "pass", "still"] = ""
        """How what has just been done is told: as usual; not by whom a moment passed; or only to those it is about."""
        self._free_of: tuple[Chair, ...] | None = None
        self._free: tuple[bool, ...] = ()
        """By seat, for these chairs: looked up at every answer."""

    # -- what it is -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return self.table.game if self.table is not None else game(self.opened.game)

    @property
    def stage(self) -> Stage:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over is not None else "playing"

    @property
    def version(self) -> int:
        """Counts answers and undos; it only grows, so an answer to an older question is always known as such."""
        return self.table.length - 1 + self.dropped if self.table is not None else 0

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked; not for everybody to know if it is `hidden`."""
        return view.to_move(self.table) if self.table is not None else ()

    @property
    def hidden(self) -> bool:
        """Whether a moment for cards is open: whom it asks is told to nobody else."""
        return self.table is not None and self.table.opening is not None

    def playing(self) -> Table[Any]:
        """The game, if it has begun."""
        if self.table is None:
            raise Refused(msg("srv-not-begun"))
        return self.table

    def luck(self) -> TableLuck:
        """Where its luck comes from."""
        return TableLuck(bytes.fromhex(self.opened.key), self.nonces)

    # -- the game ---------------------------------------------------------------------------------------------------------

    def sit(self, seat: int, chair: Chair) -> None:
        if self.table is not None and new_hands(self.chairs[seat], chair):
            forget_wishes(self.table, seat)
        super().sit(seat, chair)
        if self.table is not None:
            self.table.seats = table_seats(self.chairs)

    def begin(self, chairs: tuple[Chair, ...]) -> Move:
        """The game begins with these people and bots: a new one, or the one that was brought."""
        self.chairs = chairs
        self.begun = True
        if self.brought is not None:
            self.table = stand(self.game, self.brought.standing, self.luck(), table_seats(chairs))
            setup, self.brought = self.brought.setup, None
            return setup
        if self.opened.brought is not None:
            self.replace(self.opened.brought)
            self.opened = msgspec.structs.replace(self.opened, brought=None)
            return self.playing().moves[0]
        seats = table_seats(chairs)
        options = schema.read(self.game.options, self.opened.options)
        self.table = self.game.table(len(seats), self.luck(), options=options, seats=seats, loud=True)
        return self.table.moves[0]

    def replace(self, save: saves.Save) -> None:
        """Put this record in the place of the game; its luck goes on by this table's key."""
        self.table = saves.replay(save)
        self.table.seats = table_seats(self.chairs)
        self.table.chance.source = self.luck()

    def begin_again(self, body: bodies.Begun) -> None:
        self._compare([self.begin(body.chairs)], [body.setup])

    @classmethod
    def after(cls, history: History, *, whole: bool = False) -> Fold:
        """The people of a history; its game is still to be put in place."""
        self = cls(history.id, whole=whole)
        for name in SEATING:
            setattr(self, name, getattr(history, name))
        return self

    def answer(self, seat: int, keys: Sequence[str], *, bot: bool = False) -> bodies.Answered:
        """A seat answers. A bot gives one pick at a time."""
        t = self.playing()
        before, group, opening = t.length, bool(t.group), t.opening
        if bot:
            t.submit(keys[0], seat)
        else:
            t.answer(seat, keys)
        moves = self._moved(before, opening, seat)
        return bodies.Answered(seat=seat, keys=tuple(keys), moves=tuple(moves), bot=bot, group=group and bool(moves))

    def _moved(self, before: int, opening: Opening | None, seat: int) -> list[Move]:
        """What has been put on the record since; and how it is to be told if this seat let a moment pass."""
        t = self.playing()
        moves = t.moves[before - t.past.moves :]
        if opening is not None and not moves:
            self.hush = "still"
        elif opening is not None and moves[0].seat != seat:
            self.hush = "pass"
        if moves:
            self.ask = None
            self.tidy()
        return moves

    def wish(self, seat: int, what: str, on: bool) -> bodies.Wished:
        """A person leaves a standing answer, or takes it back."""
        t = self.playing()
        before, opening = t.length, t.opening
        t.wish(seat, what, on)
        moves = self._moved(before, opening, seat)
        if not moves:
            self.hush = "still"
        return bodies.Wished(seat=seat, wish=what, on=on, moves=tuple(moves))

    def wish_again(self, body: bodies.Wished) -> None:
        try:
            again = self.wish(body.seat, body.wish, body.on)
        except Refused as refused:
            raise Damaged(refused.reason) from refused
        self._compare(again.moves, body.moves)

    def tidy(self) -> None:
        """Forget what need not be remembered, now and then."""
        t = self.table
        if t is not None and not self.whole and len(t.checkpoints) >= 3 * STEPS:
            forget(t, steps=STEPS, lines=LINES)

    def answer_again(self, body: bodies.Answered) -> None:
        try:
            again = self.answer(body.seat, body.keys, bot=body.bot)
        except (Refused, Problem) as refused:
            raise Damaged(refused.reason) from refused
        self._compare(again.moves, body.moves)

    @staticmethod
    def _compare(found: Sequence[Move], kept: Sequence[Move]) -> None:
        if list(found) != list(kept):
            raise Damaged(msg("srv-row-differs"))

    # -- the way back -----------------------------------------------------------------------------------------------------

    def free(self, seat: int) -> bool:
        """Whether nobody else has a say in what this seat takes back."""
        if self._free_of is not self.chairs:
            self._free_of = self.chairs
            self._free = tuple(not others_of(self.chairs, one) for one in range(len(self.chairs)))
        return self._free[seat]

    def undo(self, seat: int, *, agreed: bool = False) -> Way:
        """A seat takes its last answer back. Far if this fold does not remember as far: then it is to be made elsewhere."""
        t = self.playing()
        before, notes, opening = t.length, len(t.notes), t.opening
        far = Far(seat, agreed or self.free(seat), "log-undo-agreed" if agreed else "log-undo-crossed")
        try:
            t.undo(seat, free=far.free, crossing=far.crossing)
        except Forgotten:
            back, self.back = self.back, None
            if back is None:
                raise far from None
            notes = -1
            t = self.table = stand(self.game, back.standing, self.luck(), table_seats(self.chairs))
        if opening is not None and t.length == before:
            self.hush = "still"
        if t.length < before:
            self.dropped += before - t.length + 1
            self.ask = None
        note = t.notes[-1] if len(t.notes) > notes else None
        return Way(length=t.length, pending=tuple(sorted(t.pending.items())), note=note)

    def undo_again(self, body: bodies.Undone) -> None:
        self._same_way(self.undo(body.seat), body.way)

    def agree(self, seat: int, yes: bool) -> bodies.Consented:
        """A person says yes or no to an undo; the last yes takes the answer back."""
        body = bodies.Consented(seat=seat, yes=yes)
        back = self.consent(body)
        return body if back is None else msgspec.structs.replace(body, way=self.undo(back, agreed=True))

    def consent_again(self, body: bodies.Consented) -> None:
        again = self.agree(body.seat, body.yes)
        if body.way is not None and again.way is not None:
            self._same_way(again.way, body.way)

    @staticmethod
    def _same_way(found: Way, kept: Way) -> None:
        if found.length != kept.length:
            raise Damaged(msg("srv-row-differs"))

    # -- put away and stood up --------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """As it stands; to be encoded before it goes on."""
        if self.table is not None:
            forget(self.table, steps=STEPS, lines=LINES)
        return Snapshot(
            opened=self.opened,
            chairs=self.chairs,
            ask=self.ask,
            rematch=self.rematch,
            branches=self.branches,
            dropped=self.dropped,
            rules=self.rules,
            changed=self.changed,
            standing=pack(self.table) if self.table is not None else None,
        )

    @classmethod
    def stand(cls, id: str, seq: int, kept: Snapshot) -> Fold:
        """The fold that was put away after row `seq`."""
        self = cls(id)
        self.seq, self.opened, self.chairs = seq, kept.opened, kept.chairs
        self.ask, self.rematch, self.dropped, self.rules = kept.ask, kept.rematch, kept.dropped, kept.rules
        self.changed, self.begun, self.branches = kept.changed, kept.standing is not None, kept.branches
        if kept.standing is not None:
            self.table = stand(self.game, kept.standing, self.luck(), table_seats(self.chairs))
        return self
