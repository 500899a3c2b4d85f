"""The shelf: the games there are, their words, rules and signs, as clients fetch them."""

from __future__ import annotations

import gzip
import hashlib
import zipfile
from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from inglenook.bots.names import NAMES
from inglenook.engine import game as engine
from inglenook.engine.game import Game
from inglenook.engine.options import said_of, schema
from inglenook.engine.words import LANGUAGES, Problem, msg

from .wire import Chapter, GameInfo, Icon, RulesPage, RuleText

HOME = "home"
"""The catalogue of pages where no game is open yet."""
FOLDERS = (Path(engine.__file__).parent / "words", Path(__file__).parent / "words")


class NotThere(Problem):
    """There is no such game, language or page."""

    status = 404


class Catalogue(msgspec.Struct, frozen=True):
    """Words of one language as one text; the version changes with them."""

    text: bytes
    packed: bytes
    version: str


class Shelf:
    """All games, read once."""

    def __init__(self, static: Path) -> None:
        self.games: dict[str, Game[Any]] = engine.games()
        self.static = static
        self._catalogues: dict[tuple[str, str], Catalogue] = {}
        self._pages: dict[tuple[str, str], RulesPage] = {}

    def game(self, id: str) -> Game[Any]:
        """The game of this id."""
        if id not in self.games:
            raise NotThere(msg("game-unknown", game=id, games=", ".join(self.games)))
        return self.games[id]

    # -- games ------------------------------------------------------------------------------------------------------------

    @cached_property
    def all(self) -> tuple[GameInfo, ...]:
        """The games as a home page shows them."""
        return tuple(self._info(game) for game in self.games.values())

    def _info(self, game: Game[Any]) -> GameInfo:
        about = msg(f"{game.id}-about")
        return GameInfo(
            id=game.id,
            prefix=game.prefix,
            title=game.title,
            about=about if game.words(LANGUAGES[0]).knows(about.id) else msg("plain", text=""),
            least=game.least,
            most=game.most,
            minutes=game.minutes,
            modes=tuple(game.modes),
            options=schema(game.options),
            groups=game.options.groups,
            presets=game.options.presets,
            conflicts=game.options.conflicts,
            bots=NAMES,
            usual_seats=game.usual_seats,
            theme=game.theme,
            words={lang: self.address(game.id, lang) for lang in LANGUAGES},
        )

    def address(self, name: str, lang: str) -> str:
        """Where a catalogue is; the address changes with the words."""
        return f"/api/words/{name}/{lang}.ftl?v={self.words(name, lang).version}"

    # -- words ------------------------------------------------------------------------------------------------------------

    def words(self, name: str, lang: str) -> Catalogue:
        """The catalogue of a game, or of the pages without one, in one language."""
        if lang not in LANGUAGES:
            raise NotThere(msg("srv-no-words", lang=lang, langs=", ".join(LANGUAGES)))
        if (name, lang) not in self._catalogues:
            text = _joined(FOLDERS, lang) + (self._box(lang) if name == HOME else _joined(self.game(name).word_folders, lang))
            raw = text.encode()
            self._catalogues[name, lang] = Catalogue(raw, gzip.compress(raw, mtime=0), hashlib.sha256(raw).hexdigest()[:16])
        return self._catalogues[name, lang]

    def _box(self, lang: str) -> str:
        """What stands on the box of every game: title, what it is, its options."""
        seen: set[str] = set()
        kept: list[str] = []
        for game in self.games.values():
            wanted = {f"{game.id}-title", f"{game.id}-about"}
            wanted |= said_of(game.options)
            for name, text in _entries(_joined(game.word_folders, lang), wanted).items():
                if name not in seen:
                    seen.add(name)
                    kept.append(text)
        return "".join(kept)

    # -- rules and signs --------------------------------------------------------------------------------------------------

    def rules(self, id: str, lang: str) -> RulesPage:
        """A game's rules and its introduction."""
        if lang not in LANGUAGES:
            raise NotThere(msg("srv-no-words", lang=lang, langs=", ".join(LANGUAGES)))
        if (id, lang) not in self._pages:
            book = self.game(id).rulebook
            chapters = groupby(book.rules(lang).values(), key=lambda rule: rule.chapter)
            self._pages[id, lang] = RulesPage(
                game=id,
                lang=lang,
                chapters=tuple(
                    Chapter(title=title, rules=tuple(RuleText(id=rule.id, title=rule.title, text=rule.text) for rule in rules))
                    for title, rules in chapters
                ),
                howto=book.how_to_play(lang),
            )
        return self._pages[id, lang]

    def icons(self, names: Iterable[str]) -> dict[str, Icon]:
        """Signs by name; those that do not exist are left out."""
        packed = self.static / "icons.zip"
        found = {name: _drawn(packed, name) for name in dict.fromkeys(names)}
        return {name: icon for name, icon in found.items() if icon is not None}


@lru_cache(maxsize=4)
def _packed(path: Path) -> zipfile.ZipFile | None:
    """The signs the build has packed, open: there are thousands, and a table needs a few dozen."""
    return zipfile.ZipFile(path) if path.exists() else None


@lru_cache(maxsize=1000)
def _drawn(path: Path, name: str) -> Icon | None:
    packed = _packed(path)
    try:
        return msgspec.json.decode(packed.read(f"{name}.json"), type=Icon) if packed is not None else None
    except KeyError:
        return None


# -- catalogues -----------------------------------------------------------------------------------------------------------


def _joined(folders: Iterable[Path], lang: str) -> str:
    """All catalogues of one language in these folders, as one."""
    paths = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return "".join(path.read_text("utf-8") + "\n" for path in paths if path.stem == lang or path.stem.endswith(f".{lang}"))


class _Mentions(Visitor):
    """Which messages and terms an entry refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")


def _entries(text: str, wanted: set[str]) -> dict[str, str]:
    """These messages out of a catalogue, with what they refer to."""
    known: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            known.setdefault(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry)
    found: dict[str, str] = {}
    open_names = sorted(wanted)
    while open_names:
        name = open_names.pop()
        if name in known and name not in found:
            found[name] = FluentSerializer().serialize_entry(known[name])
            mentions = _Mentions()
            mentions.visit(known[name])
            open_names += sorted(mentions.names)
    return found
