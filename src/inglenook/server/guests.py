"""Guests: who a browser is, by a signed cookie; who a program answers for, by a token."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from typing import Any

import segno

from inglenook.engine.words import LANGUAGES, Msg, Problem, Words, msg

from .people import Viewer
from .shelf import FOLDERS
from .store import Guest, Store, TokenRow
from .wire import DeviceLink

COOKIE = "inglenook"
YEARS = 5 * 365 * 24 * 3600
"""How long a browser keeps its cookie, in seconds."""
FRESH = 5.0
"""For so many seconds what was looked up is believed; another process may have changed it."""
MOST = 10_000
"""So many are remembered."""


class Unknown(Problem):
    """Nobody this server knows."""

    status = 401


class Gone(Problem):
    """It is not there, or no longer."""

    status = 404


class Guests:
    """Cookies, names and tokens."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self._secret = secret
        self._names: dict[str, tuple[float, str]] = {}
        """Names of guests seen lately, and when they were looked up."""
        self._good: dict[str, tuple[float, TokenRow]] = {}

    # -- cookies ----------------------------------------------------------------------------------------------------------

    def cookie(self, guest: str, device: str = "") -> str:
        """The cookie of a guest; one that came by a device link names it, so that revoking the link ends it."""
        body = f"{guest}~{device}" if device else guest
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.new(self._secret, f"cookie:{body}".encode(), hashlib.sha256).hexdigest()[:40]

    async def by_cookie(self, value: str) -> Viewer | None:
        """Whom a cookie stands for; None if we did not make it, or its device was let go."""
        body, _, signature = value.rpartition(".")
        if not body or not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        guest, _, device = body.partition("~")
        if device and await self._token(device) is None:
            return None
        name = await self.name(guest)
        return Viewer(guest=guest, name=name) if name is not None else None

    async def name(self, guest: str) -> str | None:
        """What a guest is called; None if there is no such guest."""
        when, name = self._names.get(guest, (0.0, ""))
        if name and time.monotonic() - when < FRESH:
            return name
        found = await self.store.guest(guest)
        if found is None:
            return None
        if len(self._names) > MOST:
            self._names.clear()
        self._names[guest] = (time.monotonic(), found.name)
        return found.name

    async def welcome(self, lang: str) -> Viewer:
        """A new guest, with a friendly name for a start."""
        guest = Guest(id=secrets.token_hex(8), name=secrets.choice(friendly_names(lang)), created=time.time())
        await self.store.put_guest(guest)
        return Viewer(guest=guest.id, name=guest.name)

    async def rename(self, viewer: Viewer, name: str) -> Viewer:
        """Call a guest something else."""
        name = tidy(name)
        found = await self.store.guest(viewer.guest)
        if found is None:
            raise Unknown(msg("srv-no-guest"))
        await self.store.put_guest(Guest(id=found.id, name=name, created=found.created))
        self._names[viewer.guest] = (time.monotonic(), name)
        return Viewer(guest=viewer.guest, name=name)

    # -- tokens -----------------------------------------------------------------------------------------------------------

    async def new_token(self, viewer: Viewer, table: str, seat: int) -> str:
        """A token with which a program answers for a seat."""
        token = secrets.token_urlsafe(32)
        await self.store.put_token(digest(token), "program", viewer.guest, table=table, seat=seat)
        return token

    async def by_token(self, token: str) -> tuple[Viewer, str]:
        """Whom a program's token stands for, and at which table."""
        row = await self._token(digest(token))
        if row is None or row.kind != "program":
            raise Unknown(msg("srv-bad-token"))
        return Viewer(guest=row.guest, name=await self.name(row.guest) or "", seats=(row.seat,)), row.table

    async def _token(self, hash: str) -> TokenRow | None:
        """A token that is good; looked up afresh every few seconds, since another process may have revoked it."""
        when, row = self._good.get(hash, (0.0, None))
        if row is not None and time.monotonic() - when < FRESH:
            return row
        found = await self.store.token(hash)
        if found is None:
            self._good.pop(hash, None)
            return None
        if len(self._good) > MOST:
            self._good.clear()
        self._good[hash] = (time.monotonic(), found)
        return found

    # -- devices ----------------------------------------------------------------------------------------------------------

    async def new_device(self, viewer: Viewer, base: str, reach: Msg | None) -> DeviceLink:
        """A personal link, and its picture."""
        token = secrets.token_urlsafe(24)
        await self.store.put_token(digest(token), "device", viewer.guest)
        url = f"{base}/device/{token}"
        qr, size = qr_path(url)
        return DeviceLink(id=handle(digest(token)), url=url, qr=qr, qr_size=size, reach=reach)

    async def devices(self, viewer: Viewer) -> list[TokenRow]:
        """The links of a guest that are still good."""
        return [row for row in await self.store.tokens_of(viewer.guest) if row.kind == "device"]

    async def let_go(self, viewer: Viewer, id: str) -> None:
        """Revoke a link, and end what was opened with it."""
        for row in await self.devices(viewer):
            if handle(row.hash) == id:
                await self.store.revoke(row.hash)
                self._good.pop(row.hash, None)
                return
        raise Gone(msg("srv-not-found"))

    async def by_device(self, token: str) -> tuple[Viewer, str] | None:
        """Whom a personal link stands for, and what to name the device in the cookie; None if it is not good."""
        row = await self._token(digest(token))
        if row is None or row.kind != "device":
            return None
        name = await self.name(row.guest)
        return (Viewer(guest=row.guest, name=name), row.hash) if name is not None else None


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def handle(hash: str) -> str:
    """A short name for a link that does not give it away."""
    return hash[:16]


def tidy(name: str) -> str:
    """A name without invisible signs and needless spaces."""
    seen = "".join(
        sign if not unicodedata.category(sign).startswith("C") else " " for sign in unicodedata.normalize("NFC", name)
    )
    plain = " ".join(seen.split())
    if not re.search(r"\w", plain):
        raise Problem(msg("srv-bad-name"))
    return plain


def friendly_names(lang: str) -> list[str]:
    """Names for guests who have not chosen one."""
    return [name.strip() for name in Words(lang, FOLDERS).say(msg("srv-guest-names")).split(",")]


def language(accept: str) -> str:
    """The first of our languages a browser asks for."""
    for piece in accept.lower().split(","):
        lang = piece.partition(";")[0].strip()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def qr_path(text: str) -> tuple[str, int]:
    """A QR code as the path of its dark runs on a square, with the quiet border it needs."""
    code: Any = segno.make(text, error="m", micro=False)
    border = 4
    runs: list[str] = []
    for y, row in enumerate(code.matrix):
        x = 0
        while x < len(row):
            wide = next((n for n, dark in enumerate(row[x:]) if not dark), len(row) - x)
            if wide:
                runs.append(f"M{x + border} {y + border}h{wide}v1h-{wide}z")
            x += wide or 1
    return "".join(runs), len(code.matrix) + 2 * border
