"""Live: a table people play at now. One change at a time; what is told has been kept first."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

import msgspec

from inglenook.engine import view
from inglenook.engine.decide import Refused
from inglenook.engine.scene import Scene, UndoView
from inglenook.engine.words import Msg, msg

from . import luck, people, record, wire
from .fold import Fold
from .link import Link, Sight
from .patch import diff
from .people import NotAllowed, Presence, Stale, Viewer
from .record import Chair
from .store import Again, Head, Lost

if TYPE_CHECKING:
    from .host import Host

LINES = 200
"""How many lines of the log a scene has."""
REFS = 64
"""How many messages are remembered as done."""

encode = msgspec.json.Encoder().encode
Cause = Literal["", "answer", "undo", "seats", "chat", "ask", "begin"]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The table as it was last kept; everything outside the lock goes by this."""

    chairs: tuple[Chair, ...]
    stage: Literal["waiting", "playing", "over"]
    version: int
    to_move: tuple[int, ...]
    changed: float
    rematch: str
    ask: wire.Ask | None


class Live:
    """One table: its fold, its lock, and the windows open on it."""

    def __init__(self, host: Host, fold: Fold) -> None:
        self.id = fold.id
        self.host = host
        self.fold = fold
        self.boot = secrets.token_hex(6)
        self.n = 0
        """Number of the last event."""
        self.lock = asyncio.Lock()
        self.sights: dict[int | None, Sight] = {}
        self.presence = Presence()
        self.refs: OrderedDict[str, int] = OrderedDict()
        self.read_only: Msg | None = None
        self.used = time.monotonic()
        self._spoiled = False
        self._bots: asyncio.Task[None] | None = None
        self._settle()

    # -- looking ----------------------------------------------------------------------------------------------------------

    @property
    def opened(self) -> record.Opened:
        return self.fold.opened

    @property
    def public(self) -> bool:
        return self.opened.public

    def seats_of(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats this viewer may answer for."""
        return people.holds(viewer, self.shown.chairs)

    def at_table(self, viewer: Viewer) -> bool:
        """Whether this is one of the people at the table."""
        return viewer.guest == self.opened.host or any(
            chair.holder == viewer.guest and chair.control == "human" for chair in self.shown.chairs
        )

    def may_see(self, viewer: Viewer) -> bool:
        """Whether this viewer may look at the table at all."""
        return viewer.watching or self.public or self.at_table(viewer)

    def check_sees(self, viewer: Viewer) -> None:
        """Say that there is no such table to whoever may not see it."""
        if not self.may_see(viewer):
            raise people.NoTable(msg("srv-no-table"))

    def info(self, viewer: Viewer) -> wire.TableInfo:
        """The table as this viewer is told about it."""
        shown, opened = self.shown, self.opened
        inside = self.at_table(viewer)
        open_seats = any(chair.control == "open" for chair in shown.chairs)
        invite, reach = self.host.address(f"/join/{opened.invite}") if inside and open_seats else ("", None)
        return wire.TableInfo(
            id=self.id,
            game=opened.game,
            name=opened.name,
            seats=people.seat_infos(shown.chairs, viewer, self.presence),
            stage=shown.stage,
            public=opened.public,
            host=viewer.guest == opened.host and viewer.seats is None,
            to_move=shown.to_move,
            version=shown.version,
            created=opened.created,
            changed=shown.changed,
            options=opened.options,
            invite=invite,
            invite_reach=reach,
            watch=self.host.address(f"/watch/{opened.watch}")[0] if inside else "",
            rematch=shown.rematch,
            read_only=self.read_only,
            commitment=luck.commitment(bytes.fromhex(opened.key)),
        )

    async def scene(self, viewer: Viewer, seat: int | None, at: int | None = None) -> Scene | None:
        """What a seat of this viewer (None: a spectator) sees, now or when `at` answers were given; None before the game."""
        self.check_looks(viewer, seat)
        async with self.lock:
            await self._fresh()
            return self._scene(seat)

    def check_looks(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse to show a seat to anybody but its holder."""
        self.check_sees(viewer)
        if seat is not None and seat not in self.seats_of(viewer):
            raise people.not_yours(seat)

    def _scene(self, seat: int | None) -> Scene | None:
        """What is seen now; only under the lock."""
        t = self.fold.table
        if t is None:
            return None
        seen = view.scene(t, seat, lines=LINES)
        return msgspec.structs.replace(seen, version=self.fold.version, undo=self._undo(seat, seen.undo))

    def _undo(self, seat: int | None, engine: UndoView | None) -> UndoView | None:
        """Whether an undo is free, or can be asked for."""
        t = self.fold.table
        if seat is None or t is None or engine is None or self.read_only is not None:
            return None
        refusal = t.undo_refusal(seat, free=self.fold.free(seat))
        if refusal is None:
            return UndoView(allowed=True, label=view.taken_back(t, seat))
        if refusal.id == "undo-nothing":
            return UndoView(allowed=False, label=refusal)
        if self.fold.ask is not None:
            return UndoView(allowed=False, label=msg("srv-undo-asked"))
        return UndoView(allowed=True, label=msg("srv-undo-ask"))

    def why(self, viewer: Viewer, seat: int, thing: str) -> wire.WhyInfo:
        """Why a thing cannot be chosen now by this seat."""
        self.check_looks(viewer, seat)
        reason = view.why_not(self.fold.playing(), seat, thing)
        return wire.WhyInfo(text=reason.text, rule=reason.rule)

    async def hint(self, viewer: Viewer, seat: int) -> wire.HintInfo:
        """What a bot would answer for this seat."""
        self.check_looks(viewer, seat)
        if seat not in self.fold.to_move:
            raise Refused(msg("refuse-not-asked"))
        found = await self.host.bots.hint(self.fold.playing(), seat)
        return wire.HintInfo(keys=found.keys, reason=found.reason)

    # -- changing ---------------------------------------------------------------------------------------------------------

    async def answer(self, viewer: Viewer, given: wire.AnswerGiven) -> wire.Ack:
        """A whole answer of a person or a program."""
        self._check_seat(viewer, given.seat)
        ref = _ref(viewer, given.id)
        async with self.lock:
            again = await self._begin_change(ref)
            if again is not None:
                return self._ack(given.id, again=True)
            try:
                self._check_current(given.version)
                if self.fold.chairs[given.seat].bot:
                    raise Refused(msg("srv-bot-plays"))
                moves = self.fold.answer(given.seat, given.keys)
            except Refused:
                if await self._done_before(ref):
                    return self._ack(given.id, again=True)
                raise
            await self._keep(record.Answered(seat=given.seat, keys=given.keys, moves=moves), ref)
            self._publish("answer", given.seat)
            return self._ack(given.id)

    async def undo(self, viewer: Viewer, given: wire.UndoGiven) -> wire.Ack:
        """Take a seat's last answer back, or ask the others whether it may be."""
        self._check_seat(viewer, given.seat)
        ref = _ref(viewer, given.id)
        async with self.lock:
            if await self._begin_change(ref) is not None:
                return self._ack(given.id, again=True)
            try:
                self._check_current(given.version)
                body: record.AnyBody = self._undo_or_ask(given.seat)
            except Refused:
                if await self._done_before(ref):
                    return self._ack(given.id, again=True)
                raise
            await self._keep(body, ref)
            asked = isinstance(body, record.Asked)
            self._publish("ask" if asked else "undo", given.seat, asking=True)
            return self._ack(given.id, ask=self.fold.seq if asked else None)

    def _undo_or_ask(self, seat: int) -> record.AnyBody:
        fold = self.fold
        t = fold.playing()
        refusal = t.undo_refusal(seat, free=fold.free(seat))
        if refusal is None:
            fold.undo(seat)
            return record.Undone(seat=seat)
        if refusal.id == "undo-nothing":
            raise Refused(refusal)
        if fold.ask is not None:
            raise Refused(msg("srv-undo-asked"))
        body = record.Asked(seat=seat)
        fold.seq += 1
        fold.ask_undo(body)
        fold.seq -= 1
        return body

    async def consent(self, viewer: Viewer, given: wire.ConsentGiven) -> wire.Ack:
        """Say yes or no to an undo another seat has asked for."""
        self._check_seat(viewer, given.seat)
        ref = _ref(viewer, given.id)
        async with self.lock:
            if await self._begin_change(ref) is not None:
                return self._ack(given.id, again=True)
            ask = self.fold.ask
            if ask is None or ask.ask != given.ask or given.seat not in ask.waiting:
                if await self._done_before(ref):
                    return self._ack(given.id, again=True)
                raise Refused(msg("srv-no-ask"))
            body = record.Consented(seat=given.seat, yes=given.yes)
            self.fold.consent(body)
            await self._keep(body, ref)
            self._publish("undo" if given.yes and self.fold.ask is None else "ask", ask.seat, asking=True)
            return self._ack(given.id)

    async def join(self, viewer: Viewer, given: wire.Joining) -> wire.TableInfo:
        """Take an open seat."""
        async with self.lock:
            await self._fresh()
            fold = self.fold
            free = people.free_seats(fold.chairs, viewer.guest)
            kept = any(fold.chairs[seat].holder for seat in free)
            if not (self.public or kept or self.at_table(viewer) or secrets.compare_digest(given.token, self.opened.invite)):
                raise people.NoTable(msg("srv-no-table"))
            if fold.stage != "waiting" or not free:
                raise Refused(msg("srv-table-full"))
            seat = given.seat if given.seat is not None else free[0]
            if seat not in free:
                raise Refused(msg("srv-seat-taken", seat=seat + 1))
            name = people.own_name(viewer.name, [chair.name for chair in fold.chairs], seat)
            nonce = given.nonce or secrets.token_hex(8)
            chair = Chair(control="human", holder=viewer.guest, name=name, nonce=nonce)
            body = record.Joined(seat=seat, chair=chair)
            fold.join(body)
            await self._keep(body)
            self._publish("seats", seat, told=True)
            await self._begin_if_full()
            return self.info(viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Give all seats of this guest up."""
        async with self.lock:
            await self._fresh()
            for seat in self.seats_of(viewer):
                if self.fold.stage == "over":
                    break
                body = record.Left(seat=seat, bot=people.USUAL_BOT if self.fold.table is not None else "")
                self.fold.leave(body)
                await self._keep(body)
                self._publish("seats", seat, told=True)

    async def give(self, viewer: Viewer, seat: int, bot: str) -> wire.TableInfo:
        """Let a bot play for a seat, or (with no bot) let its holder take it back."""
        if bot:
            people.check_bot(bot)
        async with self.lock:
            await self._fresh()
            self._check_gives(viewer, seat, bot)
            body = record.Given(seat=seat, bot=bot)
            self.fold.give(body)
            await self._keep(body)
            self._publish("seats", seat, told=True)
            return self.info(viewer)

    def _check_gives(self, viewer: Viewer, seat: int, bot: str) -> None:
        chairs = self.fold.chairs
        if seat >= len(chairs) or chairs[seat].control != "human" or self.fold.stage != "playing":
            raise Refused(msg("srv-no-such-seat", seat=seat + 1))
        if seat in self.seats_of(viewer) or not bot:
            if seat not in self.seats_of(viewer):
                raise people.not_yours(seat)
            return
        if not self.at_table(viewer) or viewer.seats is not None:
            raise people.not_yours(seat)
        away = self.presence.away_for(chairs[seat].holder, self.host.started)
        if viewer.guest != self.opened.host and away < self.host.away_seconds:
            raise NotAllowed(msg("srv-still-here", who=chairs[seat].name))

    async def begin(self, viewer: Viewer) -> wire.TableInfo:
        """The host begins: bots take the seats that are still open."""
        if viewer.guest != self.opened.host or viewer.seats is not None:
            raise NotAllowed(msg("srv-host-only"))
        async with self.lock:
            await self._fresh()
            if self.fold.stage != "waiting":
                raise Refused(msg("srv-begun"))
            await self._begin()
            return self.info(viewer)

    async def _begin_if_full(self) -> None:
        if self.fold.table is None and all(chair.control != "open" for chair in self.fold.chairs):
            await self._begin()

    async def _begin(self) -> None:
        chairs: list[Chair] = []
        for seat, chair in enumerate(self.fold.chairs):
            if chair.control == "open":
                name = people.own_name("", [one.name for one in (*chairs, *self.fold.chairs)], seat)
                chair = Chair(control="bot", name=name, bot=people.USUAL_BOT)
            chairs.append(chair)
        setup = self.fold.begin(tuple(chairs))
        await self._keep(record.Begun(chairs=tuple(chairs), setup=setup))
        self._publish("begin", told=True)

    async def rematch(self, viewer: Viewer) -> wire.TableInfo:
        """The same people play again, everybody one seat further."""
        raise Refused(msg("srv-not-yet"))

    async def say(self, viewer: Viewer, given: wire.SayGiven) -> wire.ChatLine:
        """Say something to everybody at the table."""
        self.check_sees(viewer)
        seats = self.seats_of(viewer)
        seat = seats[0] if seats else None
        who = self.shown.chairs[seat].name if seat is not None else viewer.name
        ref = _ref(viewer, given.id)
        if ref in self.refs:
            return wire.ChatLine(n=self.refs[ref], who=who, text=given.text, when=time.time(), seat=seat)
        n, when = await self.host.store.say(self.id, who, viewer.guest, given.text, seat, ref=ref)
        line = wire.ChatLine(n=n, who=who, text=given.text, when=when, seat=seat)
        self._remember(ref, n)
        self._tell(wire.Event(n=self.n + 1, version=self.shown.version, to_move=self.shown.to_move, chat=line, cause="chat"))
        return line

    async def export(self, viewer: Viewer) -> bytes:
        """The game as a file."""
        raise Refused(msg("srv-not-yet"))

    async def luck(self, viewer: Viewer) -> wire.Draws:
        """What is needed to check the luck."""
        self.check_sees(viewer)
        async with self.lock:
            await self._fresh()
            key = bytes.fromhex(self.opened.key)
            if self.fold.stage != "over":
                return wire.Draws(commitment=luck.commitment(key), nonces=self.fold.nonces)
            draws = tuple(draw for move in self.fold.playing().moves for draw in move.draws)
            return wire.Draws(commitment=luck.commitment(key), nonces=self.fold.nonces, key=key.hex(), draws=draws)

    async def chat(self, viewer: Viewer) -> tuple[wire.ChatLine, ...]:
        """What was said lately."""
        self.check_sees(viewer)
        return await self._chat()

    async def _chat(self) -> tuple[wire.ChatLine, ...]:
        said = await self.host.store.chat(self.id)
        return tuple(wire.ChatLine(n=one.n, who=one.who, text=one.text, when=one.when, seat=one.seat) for one in said)

    # -- checks and keeping -----------------------------------------------------------------------------------------------

    def _check_seat(self, viewer: Viewer, seat: int) -> None:
        self.used = time.monotonic()
        self.check_sees(viewer)
        if seat not in self.seats_of(viewer):
            raise people.not_yours(seat)
        if self.read_only is not None:
            raise Refused(self.read_only)

    def _check_current(self, version: int) -> None:
        self.fold.playing()
        if version != self.fold.version:
            raise Stale(msg("srv-stale"), self.fold.version)

    async def _begin_change(self, ref: str) -> int | None:
        """Under the lock: stand on fresh rows; the version if this message was done before."""
        await self._fresh()
        return self.refs.get(ref)

    async def _done_before(self, ref: str) -> bool:
        return await self.host.store.has_ref(self.id, ref) is not None

    def _remember(self, ref: str, value: int) -> None:
        if ref:
            self.refs[ref] = value
            while len(self.refs) > REFS:
                self.refs.popitem(last=False)

    def _ack(self, id: str, *, again: bool = False, ask: int | None = None) -> wire.Ack:
        return wire.Ack(id=id, n=self.n, version=self.fold.version, again=again, ask=ask)

    async def _keep(self, body: record.AnyBody, ref: str = "") -> None:
        """Write the row of a change already made; if that fails, stand where the rows stand, and say so."""
        seq = self.fold.seq + 1
        try:
            self.fold.changed = await self.host.store.append(self.id, seq, record.pack(body), head=self.head(), ref=ref)
        except BaseException as error:
            self._spoiled = True
            if isinstance(error, (Lost, Again)):
                await self._fresh()
                raise Stale(msg("srv-lost-race"), self.fold.version) from error
            raise
        self.fold.seq = seq
        self._remember(ref, self.fold.version)
        self._settle()

    async def _fresh(self) -> None:
        """After a failure the fold may be ahead of the rows: read them again."""
        if not self._spoiled:
            return
        self.fold = await self.host.read(self.id)
        self._spoiled = False
        self._settle()
        self._publish("", told=True)

    def _settle(self) -> None:
        """What stands now has been kept."""
        fold = self.fold
        ask = fold.ask
        to = fold.table.back_to(ask.seat) if ask is not None and fold.table is not None else None
        self.shown = Shown(
            chairs=fold.chairs,
            stage=fold.stage,  # type: ignore[arg-type]
            version=fold.version,
            to_move=fold.to_move,
            changed=fold.changed,
            rematch=fold.rematch,
            ask=wire.Ask(ask=ask.ask, seat=ask.seat, to=max((to or 1) - 1, 0), waiting=ask.waiting) if ask else None,
        )

    def head(self) -> Head:
        """What lists need to know."""
        fold, opened = self.fold, self.opened
        return Head(
            id=self.id,
            game=opened.game,
            name=opened.name,
            stage=fold.stage,
            public=opened.public,
            host=opened.host,
            seats=encode(fold.chairs),
            holders=tuple({chair.holder: 1 for chair in fold.chairs if chair.holder}),
            to_move=fold.to_move,
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

    async def attach(self, viewer: Viewer, seat: int | None = None, since: int | None = None, boot: str = "") -> Link:
        """Open a window: from one of the viewer's seats, else as a spectator. It begins with what it missed, or a welcome."""
        self.check_sees(viewer)
        if seat is not None:
            self.check_looks(viewer, seat)
        else:
            seat = next(iter(self.seats_of(viewer)), None)
        link = Link(viewer, seat, resync=self._resync, gone=self._gone)
        if self.presence.came(viewer.guest) and self._holds_seat(viewer.guest):
            self._tell_seats()
        async with self.lock:
            await self._fresh()
            sight = self.sights.setdefault(seat, Sight())
            missed = sight.since(since, self.n) if since is not None and boot == self.boot else None
            sight.links.append(link)
            if missed is not None and sight.scene is not None:
                for message in missed:
                    link.put(message)
            else:
                link.put(await self._welcome(link))
        self._wake_bots()
        return link

    async def look(self, link: Link, seat: int | None) -> None:
        """Let a window look from another seat; it gets a fresh welcome."""
        self.check_looks(link.viewer, seat)
        async with self.lock:
            self._unsee(link)
            link.seat = seat
            self.sights.setdefault(seat, Sight()).links.append(link)
            link.start_afresh()

    async def _resync(self, link: Link) -> bytes:
        async with self.lock:
            await self._fresh()
            link.behind = False
            return await self._welcome(link)

    async def _welcome(self, link: Link) -> bytes:
        chat = await self._chat()
        sight = self.sights[link.seat]
        if sight.scene is None:
            sight.scene = self._scene(link.seat)
        welcome = wire.Welcome(
            n=self.n, boot=self.boot, table=self.info(link.viewer), scene=sight.scene, chat=chat, ask=self.shown.ask
        )
        return encode(welcome)

    def _gone(self, link: Link) -> None:
        self._unsee(link)
        self.used = time.monotonic()
        if self.presence.went(link.viewer.guest) and self._holds_seat(link.viewer.guest):
            self._tell_seats()

    def _unsee(self, link: Link) -> None:
        sight = self.sights[link.seat]
        sight.links.remove(link)
        if not sight.links:
            del self.sights[link.seat]

    def _holds_seat(self, guest: str) -> bool:
        return any(chair.holder == guest for chair in self.shown.chairs)

    def _tell_seats(self) -> None:
        """People came or went."""
        self._tell(
            wire.Event(n=self.n + 1, version=self.shown.version, to_move=self.shown.to_move, cause="seats"), told=True
        )

    def _tell(self, event: wire.Event, *, told: bool = False) -> None:
        """Send everybody the same news, in which no scene changes; `told`: with the table as each is told about it."""
        self.n = event.n
        message = encode(event) if not told else b""
        for sight in self.sights.values():
            self._send(sight, event, message, told=told)

    def _send(self, sight: Sight, event: wire.Event, message: bytes, *, told: bool) -> None:
        if told:
            sight.forget()
            for link in sight.links:
                link.put(encode(msgspec.structs.replace(event, table=self.info(link.viewer))))
            return
        sight.remember(event.n, message)
        for link in sight.links:
            link.put(message)

    def _publish(self, cause: Cause, by: int | None = None, *, told: bool = False, asking: bool = False) -> None:
        """A change has been kept: tell everybody what it changed for them."""
        self.n += 1
        shown = self.shown
        told = told or shown.stage == "over"
        for seat, sight in self.sights.items():
            old, new = sight.scene, self._scene(seat)
            sight.scene = new
            patch = diff(old, new) if old is not None and new is not None else None
            event = wire.Event(
                n=self.n,
                version=shown.version,
                to_move=shown.to_move,
                scene=new if patch is None else None,
                patch=patch,
                ask=shown.ask if asking else None,
                asked=asking and shown.ask is None,
                cause=cause,
                by=by,
            )
            self._send(sight, event, encode(event) if not told else b"", told=told)
        self._wake_bots()

    # -- bots -------------------------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        """Let a bot think, if one is asked."""
        if self._bots is None and self._bot_asked() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_asked(self) -> int | None:
        if self.read_only is not None:
            return None
        return next((seat for seat in self.shown.to_move if self.shown.chairs[seat].plays), None)

    async def _play_bots(self) -> None:
        """Answer for one bot after another until a person is asked."""
        try:
            while (seat := self._bot_asked()) is not None:
                await self._bot_answers(seat)
        finally:
            self._bots = None

    async def _bot_answers(self, seat: int) -> None:
        async with self.lock:
            await self._fresh()
            if seat != self._bot_asked():
                return
            fold = self.fold
            seed = secrets.randbits(63)
            key = await self.host.bots.choose(fold.playing(), seat, fold.chairs[seat].bot, seed)
            moves = fold.answer(seat, (key,), bot=True)
            try:
                await self._keep(record.Answered(seat=seat, keys=(key,), moves=moves, bot=True))
            except Stale:
                return
            self._publish("answer", seat)

    async def close(self, bye: wire.Bye | None = None) -> None:
        """Let go of every window and of the bots."""
        if self._bots is not None:
            self._bots.cancel()
        for sight in list(self.sights.values()):
            for link in list(sight.links):
                link.end(encode(bye)) if bye is not None else link.close()


def _ref(viewer: Viewer, id: str) -> str:
    """A message is known by its sender and its id."""
    return f"{viewer.guest}/{id}"


