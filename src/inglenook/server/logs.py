"""The server's log: a line per request and per mishap, for people or for programs, and never a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Literal

log = logging.getLogger("inglenook.server")

SECRET = re.compile(r"^(/join|/watch|/device|/api/find)/[^/]+")
"""Addresses that hold a token."""


def masked(path: str) -> str:
    """An address as it may be written down."""
    return SECRET.sub(r"\1/…", path)


def line(level: int, what: str, **fields: object) -> None:
    """One line of the log, with named facts."""
    if log.isEnabledFor(level):
        log.log(level, what, extra={"fields": fields})


def visible(text: str) -> str:
    """A text on one line, in which nothing is hidden: signs that are not seen are written as escapes."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


class _Text(logging.Formatter):
    """`12:04:31 request method=GET path=/api/me status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        facts = "".join(f" {name}={visible(str(value))}" for name, value in fields.items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {visible(record.getMessage())}{facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class _Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(kind: Literal["text", "json"], level: int = logging.INFO) -> None:
    """Write to standard error in this form. Uvicorn says only what is wrong: its lines would hold whole addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if kind == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True
