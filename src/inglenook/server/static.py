"""The built pages, and the few plain ones that need no build."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from string import Template

import msgspec

from inglenook.engine.words import Msg, Words, catalogue, msg

from .shelf import FOLDERS

PAGES = Path(__file__).parent / "pages"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")
HIDDEN = ("icons.zip",)

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    """A file ready to be sent. `packed` is empty where packing does not help."""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    cache: str


class Files:
    """The files of a folder by their address; nothing outside of it, and nothing whose name begins with a dot."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    @property
    def built(self) -> bool:
        """Whether there are pages at all."""
        return (self.folder / "index.html").is_file()

    def find(self, address: str) -> File | None:
        """The file at this address."""
        pieces = address.strip("/").split("/")
        if (
            any(not piece or piece.startswith(".") or "\\" in piece or "\0" in piece for piece in pieces)
            or pieces[-1] in HIDDEN
        ):
            return None
        path = self.folder.joinpath(*pieces)
        try:
            if not path.is_file() or not path.resolve().is_relative_to(self.folder):
                return None
            return _read(path, path.stat().st_mtime_ns, FOREVER if pieces[0] == "assets" else ASK_AGAIN)
        except OSError:  # a name the system cannot have
            return None


def _read(path: Path, changed: int, cache: str) -> File:
    """Text is kept packed; fonts and pictures are small files that browsers keep for ever."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in PACKED:
        return _packed(path, changed, kind, cache)
    body = path.read_bytes()
    return File(body, b"", kind, f'"{changed:x}-{len(body):x}"', cache)


@lru_cache(maxsize=256)
def _packed(path: Path, changed: int, kind: str, cache: str) -> File:
    body = path.read_bytes()
    return File(body, gzip.compress(body, 9, mtime=0), kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', cache)


# -- plain pages ----------------------------------------------------------------------------------------------------------


def _words(lang: str) -> Words:
    return catalogue(lang, *FOLDERS)


def plain_page(lang: str, title: Msg, *body: str) -> bytes:
    """A page without scripts; the body is HTML made by the functions below."""
    page = Template((PAGES / "plain.html").read_text("utf-8"))
    return page.substitute(lang=lang, title=html.escape(_words(lang).say(title)), body="\n      ".join(body)).encode()


def paragraph(lang: str, text: Msg) -> str:
    return f"<p>{html.escape(_words(lang).say(text))}</p>"


def button(lang: str, label: Msg) -> str:
    """A form of one button, sent to the page's own address."""
    return f'<form method="post"><button>{html.escape(_words(lang).say(label))}</button></form>'


def home_link(lang: str) -> str:
    return f'<p><a href="/">{html.escape(_words(lang).say(msg("srv-page-home")))}</a></p>'
