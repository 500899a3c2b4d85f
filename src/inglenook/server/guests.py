"""Guests: who a browser is, by a signed cookie; who a program answers for, by a token."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
import segno

from inglenook.engine.words import LANGUAGES, Msg, Problem, catalogue, msg

from .passes import Passes, Unknown
from .people import Viewer, seen
from .shelf import FOLDERS
from .store import Ended, Guest, Maker, Store, TokenKind, TokenRow
from .wire import DeviceLink, ProgramToken

COOKIE = "inglenook"
YEARS = 5 * 365 * 24 * 3600
"""How long a browser keeps its cookie, in seconds."""


class Gone(Problem):
    """It is not there, or no longer."""

    status = 404


class Guests:
    """Cookies, names and tokens."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.passes = Passes(store)
        self._secret = secret

    # -- cookies ----------------------------------------------------------------------------------------------------------

    def cookie(self, viewer: Viewer) -> str:
        """The cookie of a guest; it names the device link it came by and the guest's epoch, and ends with either."""
        body = viewer.guest
        if viewer.device or viewer.epoch:
            body += f"~{viewer.device}" + (f"~{viewer.epoch}" if viewer.epoch else "")
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.new(self._secret, f"cookie:{body}".encode(), hashlib.sha256).hexdigest()[:40]

    async def by_cookie(self, value: str) -> Viewer | None:
        """Whom a cookie stands for; None if we did not make it, or it has ended."""
        try:
            return await self.known_by(value)
        except Unknown:
            return None

    async def known_by(self, value: str) -> Viewer | None:
        """Whom a cookie stands for; None if we did not make it, and a reason if it has ended."""
        body, _, signature = value.rpartition(".")
        if not body or not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        id, device, epoch = (*body.split("~"), "", "")[:3]
        guest = await self.passes.guest(id, int(epoch or 0))
        if guest is None:
            return None
        if guest.epoch != int(epoch or 0):
            raise Unknown(msg("srv-signed-out"))
        if device and await self.passes.token(device) is None:
            raise Unknown(msg("srv-device-ended"))
        viewer = Viewer(guest=id, name=guest.name, device=device, epoch=guest.epoch)
        self.passes.check(viewer)
        return viewer

    async def welcome(self, lang: str) -> Viewer:
        """A new guest, with a friendly name for a start."""
        guest = Guest(id=secrets.token_hex(8), name=secrets.choice(friendly_names(lang)), created=time.time())
        await self.store.put_guest(guest)
        return Viewer(guest=guest.id, name=guest.name)

    async def rename(self, viewer: Viewer, name: str) -> Viewer:
        """Call a guest something else."""
        found = await self.store.guest(viewer.guest)
        if found is None:
            raise Unknown(msg("srv-no-guest"))
        named = msgspec.structs.replace(found, name=tidy(name))
        await self.store.put_guest(named)
        self.passes.remember(named)
        return msgspec.structs.replace(viewer, name=named.name)

    async def sign_out(self, viewer: Viewer) -> Viewer:
        """End every cookie, token and device link of a guest; who the browser that asks for it is from now on."""
        with _still_there():
            epoch, gone = await self.store.sign_out(viewer.guest, _maker(viewer))
        self.passes.end(viewer.guest, gone, epoch)
        return msgspec.structs.replace(viewer, device="", epoch=epoch)

    # -- tokens -----------------------------------------------------------------------------------------------------------

    async def new_token(self, viewer: Viewer, table: str, seat: int, name: str) -> ProgramToken:
        """A token with which a program answers for a seat, by a name of its own."""
        token = secrets.token_urlsafe(32)
        with _still_there():
            row = await self.store.put_token(
                digest(token), "program", viewer.guest, table=table, seat=seat, label=name, by=_maker(viewer)
            )
        return ProgramToken(id=handle(row.hash), name=name, table=table, seat=seat, token=token)

    async def new_name(self, viewer: Viewer, wish: str, lang: str) -> str:
        """What a token is called: as somebody wishes, else by the first number that is free."""
        if wish.strip():
            return tidy(wish)
        names = {row.label for row in await self.tokens(viewer, "program")}
        numbered = (catalogue(lang, *FOLDERS).say(msg("srv-token-name", n=n)) for n in count(1))
        return next(name for name in numbered if name not in names)

    async def by_token(self, token: str) -> tuple[Viewer, str]:
        """Whom a program's token stands for, and at which table."""
        row = await self.passes.token(digest(token))
        if row is None or row.kind != "program":
            raise Unknown(msg("srv-bad-token"))
        guest = await self.passes.guest(row.guest)
        name = guest.name if guest is not None else ""
        viewer = Viewer(guest=row.guest, name=name, seats=(row.seat,), device=row.device, token=row.hash)
        self.passes.check(viewer)
        return viewer, row.table

    async def tokens(self, viewer: Viewer, kind: TokenKind) -> list[TokenRow]:
        """The tokens or device links of a guest that are still good."""
        return [row for row in await self.store.tokens_of(viewer.guest) if row.kind == kind]

    async def let_go(self, viewer: Viewer, kind: TokenKind, id: str) -> None:
        """Revoke a token or a device link, and end what was opened or made with it."""
        for row in await self.tokens(viewer, kind):
            if handle(row.hash) == id:
                self.passes.end(viewer.guest, await self.store.revoke(viewer.guest, row.hash))
                return
        raise Gone(msg("srv-not-found"))

    # -- devices ----------------------------------------------------------------------------------------------------------

    async def new_device(self, viewer: Viewer, base: str, reach: Msg | None) -> DeviceLink:
        """A personal link, and its picture."""
        token = secrets.token_urlsafe(24)
        with _still_there():
            await self.store.put_token(digest(token), "device", viewer.guest, by=_maker(viewer))
        url = f"{base}/device/{token}"
        qr, size = qr_path(url)
        return DeviceLink(id=handle(digest(token)), url=url, qr=qr, qr_size=size, reach=reach)

    async def by_device(self, token: str) -> Viewer | None:
        """Whom a personal link stands for; None if it is not good."""
        row = await self.passes.token(digest(token), using=False)
        if row is None or row.kind != "device":
            return None
        guest = await self.passes.guest(row.guest)
        if guest is None:
            return None
        return Viewer(guest=guest.id, name=guest.name, device=row.hash, epoch=guest.epoch)


def _maker(viewer: Viewer) -> Maker:
    return Maker(device=viewer.device, epoch=viewer.epoch)


@contextmanager
def _still_there() -> Iterator[None]:
    """Tell whoever has been shown out meanwhile that they are nobody."""
    try:
        yield
    except Ended as ended:
        raise Unknown(msg("srv-no-guest")) from ended


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def handle(hash: str) -> str:
    """A short name for a link that does not give it away."""
    return hash[:16]


def tidy(name: str) -> str:
    """A name without invisible signs and needless spaces."""
    plain = seen(name)
    if not re.search(r"\w", plain):
        raise Problem(msg("srv-bad-name"))
    return plain


def friendly_names(lang: str) -> list[str]:
    """Names for guests who have not chosen one."""
    return [name.strip() for name in catalogue(lang, *FOLDERS).say(msg("srv-guest-names")).split(",")]


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
