"""What a game is to the engine, and how games are found."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec

from . import agreed, content
from .chance import Chance, Source
from .decide import Decision
from .ending import Course, Told
from .facts import Chart, Facts
from .gaps import gaps
from .kinds import Kinds
from .kinds import Reason as Reason
from .options import OptionError, Options
from .rulebook import RuleBook
from .scene import AnyPart, Side
from .sides import alone, numbered, together
from .table import Seat, Table
from .theme import Theme, read_theme
from .words import Msg, Problem, Words, catalogue, msg

S = TypeVar("S", bound=Any)
T = TypeVar("T")

GAMES_PATH = "INGLENOOK_GAMES"
"""Folders with further games, each a Python package with a GAME in it."""
GROUP = "inglenook.games"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's scene is made from: the state, who looks, and the open questions."""

    state: Any
    seat: int | None
    seats: tuple[Seat, ...]
    asked: tuple[int, ...]
    decision: Decision | None
    trail: tuple[Msg, ...] = ()
    """What is being resolved, outermost first."""
    memo: dict[str, Any] = {}
    """What was made already for others who look at the same moment."""

    def once(self, what: str, make: Callable[[], T]) -> T:
        """Make something that is the same for everybody who looks at this moment, once."""
        if what not in self.memo:
            self.memo[what] = make()
        return cast(T, self.memo[what])

    def name(self, seat: int) -> str:
        return self.seats[seat].name if 0 <= seat < len(self.seats) else f"#{seat + 1}"

    def bot(self, seat: int) -> bool:
        """Whether a bot plays there."""
        return 0 <= seat < len(self.seats) and not self.seats[seat].human


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would answer, and why, with figures."""

    keys: tuple[str, ...]
    reason: Msg


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game: its folder, its state, its steps, and the few functions by which everybody meets it."""

    id: str
    prefix: str
    """Of its rule ids: `KK` in `KK-R71`."""
    version: int
    """Of its rules; a save remembers it."""
    least: int
    most: int
    minutes: int
    folder: Path
    state: type[S]
    new: Callable[[int, Any], S]
    steps: Mapping[str, Callable[[Table[S]], Awaitable[None]]]
    calm: frozenset[str] = frozenset()
    """Steps in which little is asked: many of them share a checkpoint, of the others two."""
    parts: Callable[[View], Sequence[AnyPart]]
    kinds: Kinds[S]
    """Every kind of question its rules ask: in words, with answers, reasons, worths and hints."""
    options: type[Options] = Options
    check: Callable[[int, Any], Msg | None] = lambda count, options: None
    """Why so many cannot play with these options, where it takes more to say than what each of them needs."""
    stands_on: Sequence[Path] = ()
    """Folders of games whose rules and words hold here too, where this game has none of its own."""
    modes: Sequence[str] = ("rivals",)
    """Any of rivals, team, solo, bots: how it can be played."""
    sides: Callable[[S], Sequence[Side]] | None = None
    """Which seats win and lose together, then what plays that nobody sits at.

    None: among rivals every seat plays for itself, and where there are no rivals all are one team.
    """
    usual_seats: int = 2
    """For how many a table is laid unless somebody says otherwise."""
    answered: Callable[[str], Msg | None] = lambda key: None
    """What an answer is called after it was given, by its key; for taking it back by name."""
    phase: Callable[[S], Msg | None] = lambda state: None
    ending: Callable[[Table[S]], Told] = lambda table: Told()
    """What is told of the end besides who won and why: a headline, four numbers, what is compared."""
    course: Course[S] | None = None
    """The one value by which the game goes forward, by which the end draws how it went."""
    redeal: Callable[[S, int, Chance], None] | None = None
    """Deal anew, in place, what a seat may not know; None where nothing is hidden but the order of decks."""
    invariants: Sequence[Callable[[S], bool]] = ()
    estimate: Callable[[S], Sequence[float]] | None = None
    """How good the position is for each seat, between 0 and 1."""
    breadth: int = 0
    """So many answers a search tries, those worth most at first sight; 0: all, where few are beside the point."""
    facts: Callable[[Table[S]], Facts] | None = None
    """What the lab tabulates of a finished game."""
    things: Mapping[str, str] = field(default_factory=dict)
    """The kinds of things in its facts, and how the ids of messages begin that name them: `{"hero": "kk-hero-"}`."""
    charts: Sequence[Chart] = ()
    """Which plots of those facts a lab report shows."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """From an older rules version: rewrite a save of it for the next version."""

    def __post_init__(self) -> None:
        agreed.vet(self.options, range(self.least, self.most + 1))

    @cached_property
    def prefer(self) -> Callable[[S, Decision], Sequence[float]] | None:
        """A quick worth for each key of a question: what the greedy bot goes by; None if no kind of question has any."""
        return self.kinds.prefer if self.kinds.judged else None

    @cached_property
    def rulebook(self) -> RuleBook:
        return RuleBook(self.folder, self.prefix, self.stands_on)

    @cached_property
    def content_hash(self) -> str:
        return content.digest(*(one / "content" for one in (self.folder, *self.stands_on)))

    @cached_property
    def theme(self) -> Theme:
        return read_theme(self.folder, *self.stands_on)

    def words(self, lang: str) -> Words:
        """The catalogues of this game on top of the common ones."""
        return catalogue(lang, Path(__file__).parent / "words", *self.word_folders)

    @property
    def word_folders(self) -> list[Path]:
        """Where its catalogues are; of two words for the same thing the first one counts."""
        return [one / "words" for one in (self.folder, *self.stands_on)]

    def sides_of(self, state: S, count: int) -> tuple[Side, ...]:
        """The sides of a table for so many, with their numbers; whoever plays alone is a side of one seat."""
        if self.sides is not None:
            return numbered(self.sides(state))
        return numbered(alone(count) if "rivals" in self.modes else together(count))

    def side_name(self, state: S, number: int, count: int) -> Msg:
        """What a side that nobody sits at is called."""
        found = next((side for side in self.sides_of(state, count) if side.number == number and not side.seats), None)
        return found.name if found is not None and found.name is not None else msg("plain", text=f"#{number + 1}")

    @cached_property
    def gaps(self) -> list[Msg]:
        """What it lacks to be played: kinds of questions that nobody answers, or that have no words."""
        return gaps(self.kinds, (self.folder, *self.stands_on), self.word_folders)

    @property
    def title(self) -> Msg:
        return Msg(f"{self.id}-title")

    def agree(self, count: int, given: Mapping[str, str]) -> Options:
        """What so many people have typed as the options of a new table; refused in a sentence if it cannot be played."""
        options = agreed.agree(self.options, count, given)
        if (reason := self.check(count, options)) is not None:
            raise OptionError(reason)
        return options

    def table(
        self,
        count: int,
        source: Source,
        *,
        options: Options | None = None,
        seats: Sequence[Seat] = (),
        keep: bool = True,
        loud: bool = False,
        explicit: bool = False,
    ) -> Table[S]:
        """A new table, run to its first question."""
        if not self.least <= count <= self.most:
            raise WrongSeats(self, count)
        state = self.new(count, options or self.options())
        return Table(self, state, source, seats=seats, keep=keep, loud=loud, explicit=explicit).begin()


class WrongSeats(Problem):
    """A game cannot be played by so many."""

    def __init__(self, game: Game[Any], count: int) -> None:
        super().__init__(msg("game-seats", game=game.id, least=game.least, most=game.most, count=count))
        self.game, self.count = game, count


class UnknownGame(Problem):
    """There is no game of this name."""


def games() -> dict[str, Game[Any]]:
    """All games there are: those of this package, of the folders in INGLENOOK_GAMES, and of installed packages."""
    found: dict[str, Game[Any]] = {}
    package = importlib.import_module("inglenook.games")
    for folder in os.environ.get(GAMES_PATH, "").split(os.pathsep):
        if folder and folder not in package.__path__:
            package.__path__.append(folder)
    for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda m: m.name):
        if module.ispkg:
            _add(found, module.name, partial(importlib.import_module, f"inglenook.games.{module.name}"))
    for entry in _packages():
        _add(found, entry.name, entry.load)
    return found


@cache
def _packages() -> tuple[EntryPoint, ...]:
    """Games that come with other packages; what is installed is read once, for it is slow to read."""
    return tuple(entry_points(group=GROUP))


broken: dict[str, str] = {}
"""Games that could not be loaded, and why; one of them must not keep people from the others."""


def _add(found: dict[str, Game[Any]], name: str, load: Callable[[], Any]) -> None:
    try:
        module = load()
    except Exception as error:
        broken[name] = f"{type(error).__name__}: {error}"
        return
    broken.pop(name, None)
    game = module if isinstance(module, Game) else getattr(module, "GAME", None)
    if not isinstance(game, Game):
        return
    if game.gaps:
        broken[name] = "; ".join(str(Problem(gap)) for gap in game.gaps)
        return
    found.setdefault(game.id, game)


def game(id: str) -> Game[Any]:
    """The game of this id."""
    found = games()
    if id not in found:
        if (why := broken.get(id.replace("-", "_")) or broken.get(id)) is not None:
            raise UnknownGame(msg("game-broken", game=id, why=why))
        raise UnknownGame(msg("game-unknown", game=id, games=", ".join(found)) if found else msg("game-none", game=id))
    return found[id]
