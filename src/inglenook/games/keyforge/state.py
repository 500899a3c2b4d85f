"""The state of a KeyForge table, and the questions everybody asks of it.

A card in a game is its title and whose it is: `bad-penny.b7` comes from the deck of side b. All that can happen to a card in
play stands in sparse tables by that id, so a copy of the table is cheap.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from inglenook.engine.chance import Deck
from inglenook.engine.data import state
from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import CARDS, SET_HOUSES, Card

SIDES = "abcdefgh"
COLOURS = ("red", "blue", "yellow")
NOBODY = -1
NO_POWER = "no-power"
"""A keyword of a creature that has no power at all."""


@state
class Side:
    """What belongs to one side: a player, or an opponent that plays itself."""

    houses: tuple[str, ...]
    deck: Deck
    hand: list[str]
    discard: list[str]
    """The newest card last."""
    archives: list[str]
    purged: list[str]
    line: list[str]
    """The battleline from left to right: creatures under this side's control."""
    artifacts: list[str]
    amber: int
    dark: int
    """How many of them are dark; only in games that have such."""
    keys: list[str]
    """The forged ones, by colour."""
    gone: list[str]
    """Keys that left the game for good."""
    chains: int
    handless: bool
    """It plays without a hand: what would go there goes to its archives."""


VOCAL: dict[str, bool] = {}
"""Titles of cards that have something to say while they are in play, or react to what others do."""


def frail(card: Card) -> bool:
    """Whether a creature lives only as long as others lend it power."""
    return card.type == "creature" and card.power <= 0 and NO_POWER not in card.keywords


class InPlay(dict[str, int]):
    """Every card in play -> the side that controls it. It remembers what these cards and lasting effects have to say.

    That is true until a card comes or goes that matters, or other effects last (`lasts`, `outlast`).
    """

    __slots__ = ("heard", "masked", "safe")

    def __init__(self, cards: Mapping[str, int]) -> None:
        super().__init__(cards)
        self.heard: Any = None
        self.masked = False
        """Whether some card counted as another when they were heard."""
        self.safe = False
        """Whether nobody has as much damage as power of its own, and nobody else has to go either."""

    def _moved(self, id: str) -> None:
        if MATTERS[id] or self.masked:
            self.heard = None

    def __setitem__(self, id: str, side: int) -> None:
        if id not in self:
            self._moved(id)
        super().__setitem__(id, side)

    def __delitem__(self, id: str) -> None:
        self._moved(id)
        super().__delitem__(id)

    def pop(self, id: str, *default: Any) -> Any:
        self._moved(id)
        return super().pop(id, *default)

    def update(self, *cards: Any, **more: int) -> None:
        self.heard = None
        super().update(*cards, **more)

    def copy(self) -> InPlay:
        twin = InPlay.__new__(InPlay)
        dict.update(twin, self)
        twin.heard, twin.masked, twin.safe = self.heard, self.masked, self.safe
        return twin


@state
class Crucible:
    """A table of KeyForge."""

    step: str
    duel: bool
    """The third key wins, and the first player's first turn is short."""
    choices: list[str]
    """The decks that were asked for, by side."""
    sides: list[Side]
    cards: int
    """How many cards there are on the table, all zones together."""
    turn: int
    active: int
    """Whose turn it is: the side that plays cards and uses them."""
    chooser: int
    """The seat that makes all decisions of this turn."""
    house: str
    tidal: bool
    """Whether a deck of this table knows the tide."""
    tide: int
    """The side for which it is high."""
    control: dict[str, int]
    """Every card in play -> the side that controls it."""
    on: dict[str, str]
    """Upgrade -> the creature it is attached to."""
    tired: dict[str, bool]
    damage: dict[str, int]
    amber: dict[str, int]
    dark: dict[str, int]
    counters: dict[str, int]
    stunned: dict[str, bool]
    warded: dict[str, bool]
    enraged: dict[str, bool]
    armor_used: dict[str, int]
    guise: dict[str, str]
    """A card that counts as another: a token creature, a copy."""
    houses: dict[str, str]
    """A card that belongs to another house than the printed one."""
    under: dict[str, str]
    """A card out of play that lies under another."""
    taken: dict[str, int]
    """A card in archives that are not its owner's -> whose archives."""
    playing: list[str]
    """Actions being resolved."""
    played: list[str]
    """Creatures and artifacts that enter because they were played, while they do."""
    dying: list[str]
    """Tagged for destruction, still on the table."""
    attacker: str
    defender: str
    attacked: list[str]
    """Creatures that have been attacked this turn; elusive looks here."""
    alike: int
    """How many abilities wait that are equal to the one being resolved."""
    habit: dict[str, str]
    """How the equal ones before it were answered, by kind of question; `same` if the rest goes the same way."""
    lasting: list[Lasting]
    tally: dict[str, int]
    """What this turn remembers, by name: `played`, `used:bad-penny`, `forged:0` ..."""
    before: dict[str, int]
    """The tally of each side's last turn, with `@<side>` behind the name."""
    winner: int

    # What a game that stands on this one may answer otherwise.

    def foe_of(self, side: int) -> int:
        """The opponent of a side."""
        return 1 - side

    def mates_of(self, side: int) -> Sequence[int]:
        """The sides that play together with this one, for which the tide is the same."""
        return ()

    def houses_there(self) -> tuple[str, ...]:
        """The houses of cards there can be on the table."""
        return SET_HOUSES


KFTable = Table[Crucible]


class _Titles(dict[str, str]):
    def __missing__(self, id: str) -> str:
        found = self[id] = id.rpartition(".")[0]
        return found


class _Owners(dict[str, int]):
    def __missing__(self, id: str) -> int:
        found = self[id] = SIDES.index(id[id.rindex(".") + 1])
        return found


class _Houses(dict[str, str]):
    def __missing__(self, id: str) -> str:
        found = self[id] = id.partition("@")[2] or CARDS[TITLE[id]].house
        return found


class _Faces(dict[str, Card]):
    def __missing__(self, id: str) -> Card:
        found = self[id] = CARDS[TITLE[id]]
        return found


class _Matters(dict[str, bool]):
    def __missing__(self, id: str) -> bool:
        found = self[id] = TITLE[id] in VOCAL or frail(FACES[id])
        return found


TITLE = _Titles()
OWNER = _Owners()
"""Whose deck a card came from."""
PRINTED = _Houses()
"""The house in the corner of a card; a maverick has it in its id: `punch.a3@dis`."""


FACES = _Faces()
MATTERS = _Matters()
"""Whether it makes a difference to others that a card is in play."""


def unheard(s: Crucible) -> None:
    """What cards and effects have to say has changed."""
    if type(s.control) is InPlay:
        s.control.heard = None


def lasts(s: Crucible, effect: str, source: str, seat: int, until: str, amount: int = 0) -> None:
    """An effect that stays for a while."""
    s.lasting.append(Lasting(effect=effect, source=source, seat=seat, amount=amount, until=until))
    unheard(s)


def outlast(s: Crucible, kept: list[Lasting]) -> None:
    """Of the effects that last, these stay."""
    if len(kept) != len(s.lasting):
        s.lasting = kept
        unheard(s)


def title(s: Crucible, id: str) -> str:
    """The card it is now."""
    return s.guise[id] if id in s.guise else TITLE[id]


def face(s: Crucible, id: str) -> Card:
    """Its printed face."""
    return CARDS[s.guise[id]] if id in s.guise else FACES[id]


def house_of(s: Crucible, id: str) -> str:
    """The house it belongs to."""
    return s.houses.get(id) or (CARDS[s.guise[id]].house if id in s.guise else PRINTED[id])


def has_trait(s: Crucible, id: str, trait: str) -> bool:
    return trait in CARDS[s.guise.get(id) or TITLE[id]].traits


def is_creature(s: Crucible, id: str) -> bool:
    return face(s, id).type == "creature"


def controller(s: Crucible, id: str) -> int:
    """The side that controls a card; out of play its owner."""
    return s.control.get(id, OWNER[id])


def creatures(s: Crucible) -> list[str]:
    """All creatures in play, the active side's first, each line from left to right."""
    found = list(s.sides[s.active].line)
    for number, side in enumerate(s.sides):
        if number != s.active:
            found += side.line
    return found


def everybody(s: Crucible) -> range:
    """Each player, and an opponent that plays itself with them."""
    return range(len(s.sides))


def artifacts(s: Crucible) -> list[str]:
    """All artifacts in play, the active side's first."""
    found = list(s.sides[s.active].artifacts)
    for number, side in enumerate(s.sides):
        if number != s.active:
            found += side.artifacts
    return found


def upgrades(s: Crucible, host: str) -> list[str]:
    """What is attached to a creature, in the order it came."""
    return [id for id, creature in s.on.items() if creature == host] if s.on else []


@rule("KF-K46")
def neighbours(s: Crucible, id: str) -> list[str]:
    """The creatures left and right of it; where one is gone the gap is closed."""
    line = s.sides[s.control[id]].line
    place = line.index(id)
    return line[max(place - 1, 0) : place] + line[place + 1 : place + 2]


def tally(s: Crucible, name: str) -> int:
    """How often something has happened this turn."""
    return s.tally.get(name, 0)


def count(s: Crucible, *names: str) -> None:
    """Remember for this turn that something happened."""
    tally = s.tally
    for name in names:
        tally[name] = tally.get(name, 0) + 1


def last_turn(s: Crucible, side: int, name: str) -> int:
    """How often something had happened in that side's last turn."""
    return s.before.get(f"{name}@{side}", 0)
