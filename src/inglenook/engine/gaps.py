"""What a game lacks, found when it is loaded: kinds of questions that its rules ask and nobody answers, or without words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from .kinds import Kind, Kinds
from .words import LANGUAGES, Msg, msg

BESIDE = "Aside"
ASKING = {"ask": 2, "ask_some": 2, "ask_all": 2, "ask_any": 2, BESIDE: 0}
"""Functions that ask, and which of their arguments is the kind."""
FUNCTION = re.compile(r"^[ \t]*(?:async )?(def \w+)", re.MULTILINE)
BRACKETS = re.compile(r"[()\[\]{}]|\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)*'")
"""Brackets; those inside a string are taken with it."""
OPENING, CLOSING = tuple("([{"), tuple(")]}")
WORDS = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Found(NamedTuple):
    """A kind that is asked: where, and whether only beside other questions."""

    where: str
    beside: bool


def gaps(kinds: Kinds[Any], code: Iterable[Path], words: Iterable[Path]) -> list[Msg]:
    """What is missing, in sentences; `code` are the folders of the rules, `words` those of the catalogues."""
    asked = kinds_asked(code)
    found = [
        msg("kind-unanswered", kind=kind, where=one.where)
        for kind, one in asked.items()
        if kind not in kinds
    ]
    folders = list(words)
    for lang in LANGUAGES:
        known = known_words(lang, folders)
        for kind in kinds:
            beside = kind.id in asked and asked[kind.id].beside
            found += [
                msg("kind-wordless", kind=kind.id, word=word, lang=lang) for word in spoken(kind, beside) if word not in known
            ]
    return found


def spoken(kind: Kind[Any], beside: bool) -> list[str]:
    """The messages a kind cannot do without."""
    needed = [] if beside or type(kind).question is not Kind.question else [kind.word("ask")]
    return [*needed, kind.word("help")] if kind.helped and not beside else needed


def known_words(lang: str, folders: Iterable[Path]) -> set[str]:
    """The ids of all messages in a language, read without parsing them."""
    found: set[str] = set()
    for folder in folders:
        for path in folder.glob("*.ftl"):
            if path.stem == lang or path.stem.endswith(f".{lang}"):
                found.update(WORDS.findall(path.read_text(encoding="utf-8")))
    return found


def kinds_asked(folders: Iterable[Path]) -> dict[str, Found]:
    """Every kind the rules ask by name, also through functions of theirs that are given it.

    Only the calls that ask are read as code: to parse all of a game would take longer than to load it.
    """
    files = {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}
    asking, news = dict(ASKING), dict(ASKING)
    found: dict[str, Found] = {}
    while news:
        names, news = list(news), {}
        for path, text in files.items():
            for start, name in _calls(text, names):
                beside = name == BESIDE
                for kind in _given(text, start, asking[name]):
                    if isinstance(kind, tuple):
                        news |= {function: place for function, place in (kind,) if function not in asking}
                    elif kind not in found or (found[kind].beside and not beside):
                        found[kind] = Found(f"{path.name}:{text.count(chr(10), 0, start) + 1}", beside)
        asking |= news
    return found


def _calls(text: str, names: Iterable[str]) -> list[tuple[int, str]]:
    """Where these functions are called, in the order of the text; a plain search takes a tenth of what a pattern would."""
    found = []
    for name in names:
        start = text.find(f"{name}(")
        while start >= 0:
            before = text[max(start - 4, 0) : start]
            if not before.endswith("def ") and not (before[-1:].isalnum() or before.endswith("_")):
                found.append((start, name))
            start = text.find(f"{name}(", start + 1)
    return sorted(found)


def _given(text: str, start: int, place: int) -> Iterator[str | tuple[str, int]]:
    """What a call names as the kind: a word, or the function around it and the parameter in which that was given it."""
    call = ast.parse(text[start : _closing(text, start)], mode="eval").body
    assert isinstance(call, ast.Call)
    named = {one.arg: one.value for one in call.keywords}
    given = call.args[place] if place < len(call.args) else named.get("kind")
    for value in [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
        elif isinstance(value, ast.Name):
            yield from _passed_on(text, start, value.id)


def _passed_on(text: str, start: int, name: str) -> Iterator[tuple[str, int]]:
    """The function in which a call stands, if what it names is one of its parameters."""
    around = [match for match in FUNCTION.finditer(text, 0, start)]
    if not around:
        return
    head = ast.parse(f"{text[around[-1].start(1) : _closing(text, around[-1].start(1))]}: pass").body[0]
    assert isinstance(head, ast.FunctionDef)
    parameters = [one.arg for one in (*head.args.args, *head.args.kwonlyargs)]
    if name in parameters:
        yield head.name, parameters.index(name)


def _closing(text: str, start: int) -> int:
    """Where the call ends that begins here."""
    depth = 0
    for match in BRACKETS.finditer(text, start):
        sign = match[0]
        depth += (sign in OPENING) - (sign in CLOSING)
        if sign in CLOSING and not depth:
            return match.end()
    return len(text)
