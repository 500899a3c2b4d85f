"""News: what the windows on a table are told. Events are numbered; a window that comes back soon gets those it missed."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Literal

import msgspec

from inglenook.engine import view
from inglenook.engine.log import Entry
from inglenook.engine.scene import LogLine, Scene, UndoView
from inglenook.engine.words import msg

from . import wire
from .fold import LINES
from .following import Following, last_heading
from .link import Link, Sight
from .patch import diff
from .people import Presence, Viewer, told_to_move

if TYPE_CHECKING:
    from .live import Live

encode = msgspec.json.Encoder().encode
Cause = Literal["", "answer", "undo", "seats", "chat", "ask", "begin"]


class News:
    """All windows on one table, by what they see."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.boot = secrets.token_hex(6)
        """Event numbers count within one life of a live table."""
        self.n = 0
        """Number of the last event."""
        self.sights: dict[int | None, Sight] = {}
        self.presence = Presence()
        self.ask: wire.Ask | None = None
        """The open undo request everybody knows of."""
        self.thinking: wire.Thinking | None = None
        """The bot that waits for its turn to think, if one does."""
        self.lines = 0
        """So many lines had the log when everybody was last told of it..."""
        self.length = 0
        """...and so many answers the record..."""
        self.plain = False
        """...and nobody's answer to a question of several, or to a moment for anybody, had come before the others'."""
        self.heading: Entry | None = None
        """The last heading of the log then."""
        self.following = Following(live)

    @property
    def watched(self) -> bool:
        """Whether anybody looks."""
        return bool(self.sights)

    # -- windows ----------------------------------------------------------------------------------------------------------

    async def attach(self, viewer: Viewer, seat: int | None, since: int | None, boot: str) -> Link:
        """Open a window; only under the lock."""
        link = Link(viewer, seat, resync=self.resync, gone=self.gone)
        chat = await self.live.chat.lines()
        if self.presence.came(viewer.guest):
            self.tell_seats(viewer.guest)
        sight = self._see(link)
        missed = sight.since(since, self.n) if since is not None and boot == self.boot else None
        for message in missed if missed is not None else [self._welcome(link, chat)]:
            link.put(message)
        if self.thinking is not None and self.thinking.version == self.live.shown.version:
            link.put(encode(self.thinking))
        return link

    def look(self, link: Link, seat: int | None) -> None:
        """Let a window look from another seat; it gets a fresh welcome. One that was closed meanwhile sees nothing."""
        if link.closed:
            return
        self._unsee(link)
        link.seat = seat
        self._see(link)
        link.start_afresh()

    def _see(self, link: Link) -> Sight:
        sight = self.sights.get(link.seat)
        if sight is None:
            sight = self.sights[link.seat] = Sight()
            self._look(sight, link.seat)
        sight.links.append(link)
        return sight

    def _unsee(self, link: Link) -> None:
        sight = self.sights[link.seat]
        sight.links.remove(link)
        if not sight.links:
            del self.sights[link.seat]

    def _look(self, sight: Sight, seat: int | None) -> None:
        """See the table as it is now."""
        sight.scene = self.scene(seat)
        t = self.live.fold.table
        sight.seq = view.log_length(t, seat) if t is not None else 0

    async def resync(self, link: Link) -> bytes:
        """What a window gets that must start afresh."""
        async with self.live.lock:
            await self.live.fresh()
            chat = await self.live.chat.lines()
            link.behind = False
            return self._welcome(link, chat)

    def _welcome(self, link: Link, chat: tuple[wire.ChatLine, ...]) -> bytes:
        """Where things stand, for one window; only under the lock."""
        scene = self.sights[link.seat].scene
        t = self.live.fold.table
        if scene is not None and t is not None:
            scene = msgspec.structs.replace(scene, log=view.read_log(t, link.seat, LINES))
        table, ask = self.live.info(link.viewer), self.live.shown.ask
        return encode(wire.Welcome(n=self.n, boot=self.boot, table=table, scene=scene, chat=chat, ask=ask))

    def gone(self, link: Link) -> None:
        """A window was closed."""
        self._unsee(link)
        self.live.touch()
        if self.presence.went(link.viewer.guest):
            asyncio.get_running_loop().call_later(self.live.host.grace, self._miss, link.viewer.guest)

    def _miss(self, guest: str) -> None:
        """Somebody closed the last window a while ago."""
        if self.presence.missed(guest):
            self.tell_seats(guest)

    def close(self, bye: wire.Bye | None) -> None:
        """Close every window."""
        for sight in list(self.sights.values()):
            for link in list(sight.links):
                if bye is not None:
                    link.end(encode(bye))
                else:
                    link.close()

    # -- scenes -----------------------------------------------------------------------------------------------------------

    def scene(self, seat: int | None, memo: view.Memo | None = None) -> Scene | None:
        """What is seen now, without the log; only under the lock."""
        fold = self.live.fold
        if fold.table is None:
            return None
        free = seat is not None and fold.free(seat)
        seen = view.scene(fold.table, seat, lines=0, free=free, memo=memo)
        undo = self._undo(seen.undo) if seen.undo is not None else None
        return msgspec.structs.replace(seen, version=fold.version, undo=undo)

    def _undo(self, undo: UndoView) -> UndoView | None:
        """What is not free can be asked for."""
        if self.live.read_only is not None:
            return None
        if self.live.shown.stage == "over":
            return UndoView(allowed=False, label=msg("srv-undo-over"))
        if undo.allowed or undo.label.id == "undo-nothing":
            return undo
        if self.live.fold.ask is not None:
            return UndoView(allowed=False, label=msg("srv-undo-asked"))
        return UndoView(allowed=True, label=msg("srv-undo-ask"))

    # -- telling ----------------------------------------------------------------------------------------------------------

    def tell_seats(self, guest: str) -> None:
        """Somebody at the table came or went."""
        if any(chair.holder == guest for chair in self.live.shown.chairs):
            self.tell(wire.Event(n=self.n + 1, version=0, cause="seats"), told=True)

    def tell_thinking(self, seat: int, ahead: int) -> None:
        """So many are before the bot that is to answer for a seat. It is no event: whoever misses it has missed nothing."""
        if self.live.shown.hidden:  # that a bot thinks would tell that it is asked
            return
        self.thinking = wire.Thinking(seat=seat, ahead=ahead, version=self.live.shown.version)
        message = encode(self.thinking)
        for sight in self.sights.values():
            for link in sight.links:
                link.put(message)

    def tell(self, event: wire.Event, *, told: bool = False) -> None:
        """Send everybody the same news, in which no scene changes; `told`: with the table as each is told about it."""
        shown = self.live.shown
        event = msgspec.structs.replace(event, version=shown.version, to_move=shown.to_move)
        self.n = event.n
        for seat, sight in self.sights.items():
            own = msgspec.structs.replace(event, to_move=self._to_move(seat))
            self._send(sight, own, encode(own) if not told else b"", told=told)

    def _to_move(self, seat: int | None) -> tuple[int, ...]:
        """Whom those see asked who look from this seat."""
        shown = self.live.shown
        return told_to_move(shown.to_move, shown.hidden, self._with(seat))

    def _with(self, seat: int | None) -> list[int]:
        """All seats of whoever looks from this one."""
        chairs = self.live.shown.chairs
        holder = chairs[seat].holder if seat is not None else ""
        return [number for number, chair in enumerate(chairs) if holder and chair.holder == holder]

    def whisper(self) -> None:
        """Somebody let a moment pass, and others are asked: only who sees something else now is told, without a number."""
        for seat, sight in self.sights.items():
            if sight.scene != self.scene(seat):
                sight.forget()
                self._look(sight, seat)
                for link in sight.links:
                    link.start_afresh()

    def _send(self, sight: Sight, event: wire.Event, message: bytes, *, told: bool) -> None:
        if not told:
            sight.remember(event.n, message)
            for link in sight.links:
                link.put(message)
            return
        sight.forget()
        for link in sight.links:
            link.put(encode(msgspec.structs.replace(event, table=self.live.info(link.viewer))))

    def publish(self, cause: Cause, by: int | None = None, *, told: bool = False) -> None:
        """A change has been kept: tell everybody what it changed for them."""
        self.n += 1
        shown = self.live.shown
        asked = self.ask
        told = told or shown.stage == "over"
        t = self.live.fold.table
        memo: view.Memo = {}
        looks = self.following.begin() if cause == "answer" else None
        for seat, sight in self.sights.items():
            follow: tuple[int, ...] = ()
            old, new = sight.scene, self.scene(seat, memo)
            patch = None
            if old is not None and new is not None and t is not None:
                sight.scene = new
                log_from, log = self._news(sight, seat, memo, back=cause == "undo")
                patch = diff(old, new, log_from, log)
                if looks is not None and len(log) > 1 and sight.followed:
                    follow = looks.of(seat, log, by, self._with(seat))
                if len(patch.parts) * 4 > len(new.parts) * 3:  # hardly anything stayed: look which is smaller
                    whole = msgspec.structs.replace(new, log=view.read_log(t, seat, LINES))
                    if len(encode(whole)) <= len(encode(patch)):
                        patch, new = None, whole
            elif new is not None and t is not None:
                self._look(sight, seat)
                new = msgspec.structs.replace(new, log=view.read_log(t, seat, LINES))
            event = wire.Event(
                n=self.n,
                version=shown.version,
                to_move=self._to_move(seat),
                scene=new if patch is None else None,
                patch=patch,
                ask=shown.ask if shown.ask != asked else None,
                asked=asked is not None and shown.ask is None,
                cause=cause,
                by=by,
                follow=follow,
            )
            self._send(sight, event, encode(event) if not told else b"", told=told)
        if looks is not None:
            looks.end(self.n)
        self.told(since=0 if cause == "undo" else self.lines)

    def _news(self, sight: Sight, seat: int | None, memo: view.Memo, *, back: bool) -> tuple[int, tuple[LogLine, ...]]:
        """The lines of the log that are new to a sight, and the number from which they stand in place of what it has."""
        t = self.live.fold.table
        assert t is not None
        if back:  # the lines of what was taken back are gone, and notes may have moved
            lines = view.read_log(t, seat, LINES)
            tail = tuple(line for line in lines if line.at >= t.length)
            sight.seq = view.log_length(t, seat)
            return sight.seq - len(tail), tail
        first = sight.seq
        if self.lines < t.past.lines:  # some of the new lines have been pressed already
            tail = tuple(line for line in view.read_log(t, seat, LINES) if line.seq >= first)
            sight.seq = view.log_length(t, seat)
            return sight.seq - len(tail), tail
        entries = t.log[self.lines - t.past.lines :]
        seen = [entry for entry in entries if entry.to is None or entry.visible_to(seat)]
        if len(seen) < len(entries):
            tail = view.as_lines(seen, first)
        else:  # what everybody reads is made once, for all who have come as far
            name = f"log from {first}"
            tail = memo[name] = memo[name] if name in memo else view.as_lines(seen, first)
        sight.seq = first + len(tail)
        return first if tail else 0, tail

    def start_afresh(self) -> None:
        """Have every window look afresh."""
        for seat, sight in self.sights.items():
            sight.forget()
            self._look(sight, seat)
            for link in sight.links:
                link.start_afresh()
        self.told()

    def told(self, since: int = 0) -> None:
        """Everybody has been told of the table as it is now; of its log only lines from this number on are new."""
        self.ask = self.live.shown.ask
        t = self.live.fold.table
        self.heading = last_heading(t, since) or (self.heading if since else None)
        self.lines = t.past.lines + len(t.log) if t is not None else 0
        self.length = t.length if t is not None else 0
        self.plain = t is not None and not t.pending and t.opening is None
