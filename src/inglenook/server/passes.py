"""Passes: what lets people and programs in. It is believed for a few seconds once looked up; what has ended is known at once.

Whatever ends here, or is heard to have ended in another process, is remembered for a while, so that also what is under way
just then does not come through.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeVar

import msgspec

from inglenook.engine.words import Msg, Problem, msg

from .people import Viewer
from .store import Guest, Store, StoreProblem, TokenRow

FRESH = 5.0
"""For so many seconds what was looked up is believed; another process may have changed it."""
USED_EVERY = 600.0
"""That a token is in use is noted once in so many seconds."""
MOST = 10_000
"""So many are remembered."""
T = TypeVar("T")


class Unknown(Problem):
    """Nobody this server knows."""

    status = 401


class Passes:
    """Guests and tokens that are good, and what was good until lately."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: Callable[[str], None] = lambda guest: None
        """Is called with a guest of whom something has ended."""
        self._guests: dict[str, tuple[float, Guest]] = {}
        """Those seen lately, and when they were looked up."""
        self._tokens: dict[str, tuple[float, TokenRow]] = {}
        self._ended: dict[str, None] = {}
        """Hashes of tokens that have ended, the latest last."""
        self._epochs: dict[str, int] = {}
        """In which epoch guests are who have signed out everywhere."""
        self._endings = 0

    # -- looking up -------------------------------------------------------------------------------------------------------

    async def guest(self, id: str, epoch: int | None = None) -> Guest | None:
        """A guest; whom we remember in another epoch than this one is looked up afresh."""
        when, known = self._guests.get(id, (0.0, None))
        if known is not None and time.monotonic() - when < FRESH and epoch in (None, known.epoch):
            return known
        found = await self._look(lambda: self.store.guest(id))
        if found is not None:
            self.remember(found)
        return found

    def remember(self, guest: Guest) -> None:
        """This is how a guest is now."""
        if len(self._guests) > MOST:
            self._guests.clear()
        self._guests[guest.id] = (time.monotonic(), guest)

    async def token(self, hash: str, *, using: bool = True) -> TokenRow | None:
        """A token that is good; `using`: somebody comes by it, which is noted now and then."""
        when, found = self._tokens.get(hash, (0.0, None))
        if found is None or time.monotonic() - when >= FRESH:
            when, found = time.monotonic(), await self._look(lambda: self.store.token(hash))
        if found is None:
            self._tokens.pop(hash, None)
            return None
        late = using and time.time() - found.used > USED_EVERY
        if late:
            found = msgspec.structs.replace(found, used=time.time())
        if len(self._tokens) > MOST:
            self._tokens.clear()
        self._tokens[hash] = (when, found)
        if late:
            with suppress(StoreProblem):  # nobody is turned away because a note could not be made
                await self.store.use_token(hash, found.used)
        return found

    async def _look(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the store says; asked again if something has ended meanwhile."""
        while True:
            before = self._endings
            found = await ask()
            if before == self._endings:
                return found

    # -- ending -----------------------------------------------------------------------------------------------------------

    def why_ended(self, viewer: Viewer) -> Msg | None:
        """Why a viewer we let in is nobody any more; None if that is not known of them."""
        if viewer.token:
            return msg("srv-token-ended") if viewer.token in self._ended else None
        if viewer.epoch < self._epochs.get(viewer.guest, 0):
            return msg("srv-signed-out")
        return msg("srv-device-ended") if viewer.device in self._ended else None

    def check(self, viewer: Viewer) -> None:
        """Refuse a viewer who was let in and is nobody any more."""
        reason = self.why_ended(viewer)
        if reason is not None:
            raise Unknown(reason)

    def end(self, guest: str, hashes: Iterable[str], epoch: int = 0) -> None:
        """These tokens of a guest are good no longer, nor are cookies of earlier epochs. At once."""
        self._endings += 1
        self._guests.pop(guest, None)
        for hash in hashes:
            self._tokens.pop(hash, None)
            self._ended[hash] = None
        if epoch:
            self._epochs[guest] = max(epoch, self._epochs.pop(guest, 0))
        for memory in (self._ended, self._epochs):
            while len(memory) > MOST:
                del memory[next(iter(memory))]
        self.told(guest)

    async def look_again(self, guest: str, viewers: Callable[[], Iterable[Viewer]]) -> None:
        """Another process has ended something of a guest: find out what, also of the viewers who are here by it."""
        self._endings += 1
        known = [row.hash for _, row in self._tokens.values() if row.guest == guest]
        for hash in known:
            del self._tokens[hash]
        self._guests.pop(guest, None)
        found = await self.store.guest(guest)
        good = {row.hash for row in await self.store.tokens_of(guest)}
        here = [hash for viewer in viewers() for hash in (viewer.device, viewer.token) if hash]
        self.end(guest, {*known, *here} - good, found.epoch if found is not None else 0)

    def forget(self) -> None:
        """Anything may have changed: believe nothing that was looked up before."""
        self._endings += 1
        self._guests.clear()
        self._tokens.clear()
