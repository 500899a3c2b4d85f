"""The record of a game as its rows have it, read without any rules: for other rules than it was played by, and for its luck."""

from __future__ import annotations

from inglenook.engine.log import Entry, Move
from inglenook.engine.save import Save

from . import bodies
from .bodies import Way
from .people import new_hands, table_seats
from .seating import Seating


class History(Seating):
    """The rows of a table, folded without playing them."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.moves: list[Move] = []
        self.marks: list[int] = []
        self.notes: list[Entry] = []
        self.pending: dict[int, str] = {}
        self.wishes: dict[int, set[str]] = {}
        self.brought_draws = 0
        """Draws that were made before the game was brought here; they do not follow from this table's key."""

    def begin_again(self, body: bodies.Begun) -> None:
        self.chairs, self.begun = body.chairs, True
        brought = self.opened.brought
        if brought is None:
            self.moves = [body.setup]
        else:
            self._take(brought)
            self.brought_draws = len(self.draws)

    def _take(self, save: Save) -> None:
        self.moves, self.marks, self.notes = list(save.moves), list(save.marks), list(save.notes)
        self.pending = dict(save.pending)
        self.wishes = {}
        for seat, what in save.wishes:
            self.wishes.setdefault(seat, set()).add(what)

    def carry(self, body: bodies.Carried) -> None:
        self.rules = (body.rules_version, body.content_hash)
        if body.save is not None:
            self.dropped += max(len(self.moves) - len(body.save.moves), 0) + 1
            self._take(body.save)

    def answer_again(self, body: bodies.Answered) -> None:
        if not body.moves:
            self.pending[body.seat] = body.keys[0]
            return
        first = len(self.moves)
        self.moves += body.moves
        if body.group:
            self.marks += range(first, len(self.moves))
        elif not body.bot:
            self.marks.append(first)
        self.pending = {}
        self.ask = None

    def wish_again(self, body: bodies.Wished) -> None:
        held = self.wishes.setdefault(body.seat, set())
        if body.on:
            held.add(body.wish)
        else:
            held.discard(body.wish)
        if body.moves:
            self.moves += body.moves
            self.pending = {}
            self.ask = None

    def sit(self, seat: int, chair: bodies.Chair) -> None:
        if new_hands(self.chairs[seat], chair):
            self.wishes.pop(seat, None)
        super().sit(seat, chair)

    def undo_again(self, body: bodies.Undone) -> None:
        self._go_back(body.way)

    def consent_again(self, body: bodies.Consented) -> None:
        self.consent(body)
        if body.way is not None:
            self._go_back(body.way)

    def _go_back(self, way: Way) -> None:
        if way.length < len(self.moves):
            self.dropped += len(self.moves) - way.length + 1
            self.ask = None
        self.moves = self.moves[: way.length]
        self.marks = [mark for mark in self.marks if mark < way.length]
        self.pending = dict(way.pending)
        if way.note is not None:
            self.notes.append(way.note)

    @property
    def draws(self) -> list[tuple[int, int]]:
        """All draws of the game."""
        return [draw for move in self.moves for draw in move.draws]

    def until(self, answers: int) -> Save:
        """The record as it was when so many answers had been given."""
        save, length = self.save(), answers + 1
        if length < len(save.moves):
            save.moves = save.moves[:length]
            save.marks = [mark for mark in save.marks if mark < length]
            save.notes = [note for note in save.notes if note.at <= length]
        save.pending, save.wishes = [], []
        return save

    def save(self) -> Save:
        """The record as a save, without state, log and key."""
        return Save(
            game=self.opened.game,
            rules_version=self.rules[0],
            content_hash=self.rules[1],
            options=dict(self.opened.options),
            seats=table_seats(self.chairs),
            luck="",
            moves=self.moves,
            marks=self.marks,
            pending=sorted(self.pending.items()),
            wishes=[(seat, what) for seat, held in sorted(self.wishes.items()) for what in sorted(held)],
            notes=self.notes,
        )
