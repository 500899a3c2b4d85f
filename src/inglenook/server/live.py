"""Live: a table people play at now. One change at a time; what is told has been kept first.

The order of work for everything that changes a table: who are you, is it the question that is open, is it allowed, make the
change, write its row, tell. Until the row is written nobody sees the change: whoever looks waits for the lock, or is shown the
table as it was last kept.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from inglenook.engine import view
from inglenook.engine.decide import NATURE, Refused
from inglenook.engine.scene import Scene
from inglenook.engine.standing import step_of
from inglenook.engine.words import Msg, Problem, msg

from . import bodies, doors, luck, people, travel, wire
from .bodies import Chair
from .chat import Chat
from .fold import LINES, Far, Fold, Stage
from .link import Link
from .news import Cause, News, encode
from .people import Stale, Viewer
from .reading import Reading
from .standins import StandIns
from .store import Again, Head, Lost, Row
from .turns import Turn
from .workers import TooMuchWork

if TYPE_CHECKING:
    from .host import Host

REFS = 16
"""How many messages are remembered as done; older ones are looked up."""

B = TypeVar("B", bound=bodies.Body)


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The table as it was last kept; everything outside the lock goes by this."""

    chairs: tuple[Chair, ...]
    stage: Stage
    version: int
    to_move: tuple[int, ...]
    hidden: bool
    """Whom it asks is not for everybody to know."""
    changed: float
    rematch: str
    branches: tuple[bodies.Branched, ...]
    ask: wire.Ask | None


class Live:
    """One table: its fold, its lock, and the windows open on it."""

    def __init__(self, host: Host, reading: Reading) -> None:
        self.host = host
        self.fold: Fold = reading.fold
        self.read_only: Msg | None = reading.read_only
        """Why this table can only be looked at."""
        self.trouble: Msg | None = None
        """What went wrong with the last thing anybody tried here; gone with the next that works."""
        self.id = self.fold.id
        self.lock = asyncio.Lock()
        self.news = News(self)
        self.chat = Chat(self)
        self.stand_ins = StandIns(self)
        self.used = time.monotonic()
        self.kept_seq = self.fold.seq
        """The row after which the last snapshot was made, as far as is known here."""
        self._refs: OrderedDict[str, int] = OrderedDict()
        self._spoiled = False
        self._people: tuple[tuple[Chair, ...], bytes, tuple[str, ...]] = ((), b"[]", ())
        self.settle()
        self.news.told()

    # -- looking ----------------------------------------------------------------------------------------------------------

    @property
    def opened(self) -> bodies.Opened:
        return self.fold.opened

    @property
    def public(self) -> bool:
        return self.opened.public

    def touch(self) -> None:
        """Somebody was here: it is not to be put away soon."""
        self.used = time.monotonic()

    def seats_of(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats this viewer may answer for."""
        return people.holds(viewer, self.shown.chairs)

    def at_table(self, viewer: Viewer) -> bool:
        """Whether this is one of the people at the table."""
        return viewer.guest == self.opened.host or any(
            chair.holder == viewer.guest for chair in self.shown.chairs if chair.holder
        )

    def check_sees(self, viewer: Viewer) -> None:
        """Say that there is no such table to whoever may not look at it."""
        if not (viewer.watching or self.public or self.at_table(viewer)):
            raise people.NoTable(msg("srv-no-table"))

    def check_looks(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse to show a seat to anybody but its holder."""
        if seat is not None and seat in self.seats_of(viewer):
            return
        self.check_sees(viewer)
        if seat is not None:
            raise people.not_yours(seat)

    def info(self, viewer: Viewer) -> wire.TableInfo:
        """The table as this viewer is told about it."""
        return people.table_info(self, viewer)

    async def scene(self, viewer: Viewer, seat: int | None, at: int | None = None) -> Scene | None:
        """What a seat of this viewer (None: a spectator) sees, now or when `at` answers were given; None before the game."""
        self.check_looks(viewer, seat)
        if at is not None:
            return await travel.scene(self, viewer, seat, at)
        async with self.lock:
            await self.fresh()
            found = self.news.scene(seat)
            if found is None:
                return None
            return msgspec.structs.replace(found, log=view.read_log(self.fold.playing(), seat, LINES))

    async def why(self, viewer: Viewer, seat: int, thing: str) -> wire.WhyInfo:
        """Why a thing cannot be chosen now by this seat."""
        self.check_looks(viewer, seat)
        async with self.lock:
            await self.fresh()
            reason = view.why_not(self.fold.playing(), seat, thing)
            return wire.WhyInfo(text=reason.text, rule=reason.rule)

    async def hint(self, viewer: Viewer, seat: int, told: Callable[[int], None] | None = None) -> wire.HintInfo:
        """What a bot would answer for this seat, and why; `told` hears how many wait before it."""
        self.check_looks(viewer, seat)
        async with self.lock:
            await self.fresh()
            if seat not in self.fold.to_move:
                raise Refused(msg("refuse-not-asked"))
            t, version = self.fold.playing(), self.fold.version
            step = step_of(t)
            thinking = self.host.bots.hint(t.game.id, step, t.seats, seat, Turn("quick", viewer.guest, told=told))
        found = await thinking
        if version != self.shown.version:
            raise Stale(msg("srv-stale"), self.shown.version)
        return wire.HintInfo(keys=found.keys, reason=found.reason)

    # -- answering --------------------------------------------------------------------------------------------------------

    async def answer(self, viewer: Viewer, given: wire.AnswerGiven) -> wire.Ack:
        """A whole answer of a person or a program."""

        def change(fold: Fold) -> bodies.Answered:
            self._check_current(given.version)
            if fold.chairs[given.seat].bot:
                raise Refused(msg("srv-bot-plays"))
            return fold.answer(given.seat, given.keys)

        return await self._act(viewer, given.seat, given.id, change, lambda body: self.publish("answer", given.seat))

    async def wish(self, viewer: Viewer, given: wire.WishGiven) -> wire.Ack:
        """Leave a standing answer to moments in which anybody may act, or take it back."""

        def change(fold: Fold) -> bodies.Wished:
            return fold.wish(given.seat, given.wish, given.on)

        return await self._act(viewer, given.seat, given.id, change, lambda body: self.publish("answer"))

    async def undo(self, viewer: Viewer, given: wire.UndoGiven) -> wire.Ack:
        """Take a seat's last answer back, or ask the others whether it may be."""

        def change(fold: Fold) -> bodies.Undone | bodies.Asked:
            return self._undo_or_ask(fold, given)

        def tell(body: bodies.Undone | bodies.Asked) -> None:
            self.publish("ask" if isinstance(body, bodies.Asked) else "undo", given.seat)

        return await self._act(viewer, given.seat, given.id, change, tell)

    def _undo_or_ask(self, fold: Fold, given: wire.UndoGiven) -> bodies.Undone | bodies.Asked:
        seat = given.seat
        self._check_current(given.version)
        self._check_not_over(fold)
        refusal = fold.playing().undo_refusal(seat, free=fold.free(seat))
        if refusal is None:
            return bodies.Undone(seat=seat, way=fold.undo(seat))
        if refusal.id == "undo-nothing":
            raise Refused(refusal)
        if fold.ask is not None:
            raise Refused(msg("srv-undo-asked"))
        body = bodies.Asked(seat=seat)
        fold.ask_undo(body, fold.seq + 1)
        return body

    @staticmethod
    def _check_not_over(fold: Fold) -> None:
        """The end is the end: from then on everybody may know the key, and with it what would come."""
        if fold.stage == "over":
            raise Refused(msg("srv-undo-over"))

    async def consent(self, viewer: Viewer, given: wire.ConsentGiven) -> wire.Ack:
        """Say yes or no to an undo another seat has asked for."""
        asker = -1

        def change(fold: Fold) -> bodies.Consented:
            nonlocal asker
            self._check_not_over(fold)
            if fold.ask is None or fold.ask.ask != given.ask or given.seat not in fold.ask.waiting:
                raise Refused(msg("srv-no-ask"))
            asker = fold.ask.seat
            return fold.agree(given.seat, given.yes)

        def tell(body: bodies.Consented) -> None:
            self.publish("undo" if body.way is not None else "ask", asker)

        return await self._act(viewer, given.seat, given.id, change, tell)

    async def _act(
        self, viewer: Viewer, seat: int, id: str, change: Callable[[Fold], B], tell: Callable[[B], None]
    ) -> wire.Ack:
        """Do what a message asks for: once, however often it comes."""
        self._check_seat(viewer, seat)
        ref = f"{viewer.guest}/{id}"
        async with self.lock:
            await self.fresh()
            self.host.check(viewer)
            if ref in self._refs:
                return self._ack(id, again=True)
            try:
                body = await self.commit(change, tell, ref)
            except Refused:
                if await self.host.store.has_ref(self.id, ref) is None:
                    raise
                return self._ack(id, again=True)
            return self._ack(id, ask=self.fold.seq if isinstance(body, bodies.Asked) else None)

    async def commit(self, change: Callable[[Fold], B], tell: Callable[[B], None], ref: str = "") -> B:
        """Under the lock, the one way in for people, programs and bots: make the change, keep its row, then tell."""
        body = await self._change(change)
        await self.keep(body, ref)
        tell(body)
        return body

    async def _change(self, change: Callable[[Fold], B]) -> B:
        """Make a change; where the way back is longer than the fold remembers, the table is taken back elsewhere first."""
        ask = self.fold.ask
        try:
            try:
                return change(self.fold)
            except Far as far:
                self.fold.ask = ask
                self.fold.back = await self.host.take_back(self, far)
                return change(self.fold)
        except (Refused, TooMuchWork):
            raise
        except BaseException as error:
            if isinstance(error, Exception) and not isinstance(error, Problem):  # rules that broke halfway
                self.trouble = msg("srv-rules-broke")
            self._spoil()
            raise

    def _check_seat(self, viewer: Viewer, seat: int) -> None:
        self.touch()
        self.check_looks(viewer, seat)
        self.check_open()

    def check_open(self) -> None:
        """Refuse to change what can only be looked at."""
        if self.read_only is not None:
            raise Refused(self.read_only)

    def _check_current(self, version: int) -> None:
        self.fold.playing()
        if version != self.fold.version:
            raise Stale(msg("srv-stale"), self.fold.version)

    def _ack(self, id: str, *, again: bool = False, ask: int | None = None) -> wire.Ack:
        return wire.Ack(id=id, n=self.news.n, version=self.fold.version, again=again, ask=ask)

    # -- keeping ----------------------------------------------------------------------------------------------------------

    async def keep(self, body: bodies.Body, ref: str = "", packed: bytes | None = None) -> None:
        """Write the row of a change already made (`packed`, if it is); if that fails, stand where the rows stand."""
        seq, raw = self.fold.seq + 1, packed or bodies.pack(body)
        try:
            self.fold.changed = await self.host.store.append(self.id, seq, raw, head=self.head(), ref=ref)
        except (Lost, Again) as faster:
            self._spoiled = True
            await self.fresh()
            raise Stale(msg("srv-lost-race"), self.fold.version) from faster
        except BaseException:  # it may have been written or not: look before anybody is told anything
            self._spoil()
            raise
        self.fold.seq = seq
        if ref:
            self._refs[ref] = seq
            while len(self._refs) > REFS:
                self._refs.popitem(last=False)
        self.settle()
        self.stand_ins.ours = True

    def _spoil(self) -> None:
        """The fold is not what the rows say."""
        self._spoiled = True
        self.host.soon(self._look_again())

    async def _look_again(self) -> None:
        async with self.lock:
            await self.fresh()

    async def fresh(self) -> None:
        """Under the lock: after a failure the fold may be ahead of the rows, so read them again, and show what they say."""
        if not self._spoiled:
            return
        reading = await self.host.read(self.id)
        self.fold, self.read_only = reading.fold, reading.read_only
        self._spoiled = False
        self.settle()
        self.news.start_afresh()
        self.stand_ins.wake()

    async def catch_up(self) -> None:
        """Another process has written: take its rows in, and tell of each."""
        async with self.lock:
            await self.fresh()
            for row in await self.host.store.rows(self.id, self.fold.seq):
                if self._spoiled:
                    break
                self._take(row)
            await self.fresh()

    def _take(self, row: Row) -> None:
        self.stand_ins.ours = False
        asker = self.fold.ask.seat if self.fold.ask is not None else None
        try:
            body = self.fold.add(row)
        except Exception:  # rules that changed, a way back that was forgotten: all rows say where things stand
            self._spoiled = True
            return
        self.settle()
        cause = doors.cause_of(body)
        by = asker if isinstance(body, bodies.Consented) else getattr(body, "seat", None)
        self.publish(cause, by, told=cause in ("seats", "begin"))

    def settle(self) -> None:
        """What stands now has been kept."""
        fold, ask = self.fold, self.fold.ask
        asked = None
        if ask is not None and fold.table is not None:
            to = (fold.table.back_to(ask.seat) or 1) - 1
            asked = wire.Ask(ask=ask.ask, seat=ask.seat, to=to, waiting=ask.waiting)
        self.shown = Shown(
            chairs=fold.chairs,
            stage=fold.stage,
            version=fold.version,
            to_move=fold.to_move if self.read_only is None else (),
            hidden=fold.hidden,
            changed=fold.changed,
            rematch=fold.rematch,
            branches=fold.branches,
            ask=asked,
        )

    def head(self) -> Head:
        """What lists need to know."""
        fold, opened = self.fold, self.opened
        if self._people[0] is not fold.chairs:
            holders = tuple({chair.holder: 1 for chair in fold.chairs if chair.holder})
            self._people = (fold.chairs, encode(fold.chairs), holders)
        _, seats, holders = self._people
        return Head(
            id=self.id,
            game=opened.game,
            name=opened.name,
            stage=fold.stage,
            public=opened.public and bool(holders),
            host=opened.host,
            seats=seats,
            holders=holders,
            to_move=(NATURE, *fold.to_move) if fold.hidden else fold.to_move,
            version=fold.version,
            created=opened.created,
            changed=time.time(),
            rules_version=fold.rules[0],
            content_hash=fold.rules[1],
            invite=opened.invite,
            watch=opened.watch,
            rematch=fold.rematch,
        )

    # -- telling ----------------------------------------------------------------------------------------------------------

    def publish(self, cause: Cause, by: int | None = None, *, told: bool = False) -> None:
        """A change has been kept: tell everybody, and let bots answer."""
        told, self.trouble = told or self.trouble is not None, None
        hush, self.fold.hush = self.fold.hush, ""
        if hush == "still":
            self.news.whisper()
        else:
            self.news.publish(cause, by if not hush else None, told=told)
        self.stand_ins.wake()
        self.host.maybe_snapshot(self)

    def complain(self, trouble: Msg) -> None:
        """Say at the table that something goes wrong here; nothing has changed."""
        self.trouble = trouble
        self.news.tell(wire.Event(n=self.news.n + 1, version=0, cause="seats"), told=True)

    async def attach(self, viewer: Viewer, seat: int | None = None, since: int | None = None, boot: str = "") -> Link:
        """Open a window: from one of the viewer's seats, else as a spectator. It begins with what it missed, or a welcome."""
        self.touch()
        self.check_looks(viewer, seat)
        async with self.lock:
            await self.fresh()
            self.check_looks(viewer, seat)
            if seat is None:
                seat = next(iter(self.seats_of(viewer)), None)
            link = await self.news.attach(viewer, seat, since, boot)
        self.stand_ins.wake()
        return link

    async def look(self, link: Link, seat: int | None) -> None:
        """Let a window look from another of its viewer's seats; it gets a fresh welcome."""
        async with self.lock:
            await self.fresh()
            self.check_looks(link.viewer, seat)
            self.news.look(link, seat)

    # -- doors and files --------------------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, given: wire.Joining) -> wire.TableInfo:
        """Take an open seat."""
        return await doors.join(self, viewer, given)

    async def leave(self, viewer: Viewer) -> None:
        """Give all seats of this guest up."""
        await doors.leave(self, viewer)

    async def give(self, viewer: Viewer, seat: int, bot: str) -> wire.TableInfo:
        """Let a bot play for a seat, or (with no bot) take the own seat back."""
        return await doors.give(self, viewer, seat, bot)

    async def begin(self, viewer: Viewer) -> wire.TableInfo:
        """The host begins: bots take the seats that are still open."""
        return await doors.begin(self, viewer)

    async def rematch(self, viewer: Viewer) -> wire.TableInfo:
        """The same people play again, everybody one seat further."""
        return await doors.rematch(self, viewer)

    async def export(self, viewer: Viewer) -> bytes:
        """The game as a file, as far as this viewer may know it."""
        return await travel.export(self, viewer)

    async def luck(self, viewer: Viewer) -> wire.Draws:
        """What is needed to check the luck."""
        return await travel.draws(self, viewer)

    def commitment(self) -> str:
        """What is shown of the key of the luck from the start."""
        return luck.commitment(bytes.fromhex(self.opened.key))

    async def close(self, bye: wire.Bye | None = None) -> None:
        """Let go of every window and of the bots."""
        self.stand_ins.stop()
        self.news.close(bye)
