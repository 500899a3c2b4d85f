"""A stage for tests of the adventure: lay the table directly, then play in the game's own words.

    play = voyage(me=dict(line=["dummy"]), ship=dict(line=["deckhand"], amber=3))
    play.do("fight:dummy", "the-royal-fortune")
    assert play.pool == 2

Sides are `me`, `mate`, `third` and `ship`; the ship stands at the right end of its line unless the line names it. Unless a
test says otherwise, decks are empty, so that the ship's turn plays nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.setup import side_of
from inglenook.games.keyforge.state import SIDES, TITLE, outlast
from inglenook.games.royal_fortune import GAME
from inglenook.games.royal_fortune.content import SHIP
from inglenook.games.royal_fortune.laws import pirates
from inglenook.games.royal_fortune.locations import HERE, arrive
from inglenook.games.royal_fortune.setup import VoyageOptions, launch, new
from inglenook.games.royal_fortune.state import Voyage, chests, ship_id, ship_side
from inglenook.testing import Script, laid
from tests.keyforge.stage import ZONES, Play, _first_house, _lay, all_cards

NAMES = ("me", "mate", "third")
QUIET = "coral-maze"
"""A location whose effect is left out, so that a tuned one disturbs no test."""


class Chase(Play):
    """A table on the stage, seen by `me`, whose turn it is, or whose ship's turn it is."""

    @property
    def s(self) -> Voyage:
        found = self.table.state
        assert isinstance(found, Voyage)
        return found

    @property
    def whose(self) -> Sequence[str]:
        """What the sides are called: the players, then the ship."""
        return (*NAMES[: ship_side(self.s)], "ship")

    # -- the ship -----------------------------------------------------------------------------------------------------

    @property
    def ship(self) -> str:
        return ship_id(self.s)

    @property
    def pool(self) -> int:
        """Æmber in the ship's pool, both kinds."""
        return self.s.sides[ship_side(self.s)].amber

    @property
    def dark(self) -> int:
        """Dark æmber in the ship's pool."""
        return self.s.sides[ship_side(self.s)].dark

    @property
    def chests(self) -> int:
        return chests(self.s)

    @property
    def pirates(self) -> int:
        return pirates(self.s)

    @property
    def crew(self) -> list[str]:
        """The enemy line from left to right."""
        return [TITLE[id] for id in self.s.sides[ship_side(self.s)].line]

    @property
    def archived(self) -> list[str]:
        """The ship's archives."""
        return [TITLE[id] for id in self.s.sides[ship_side(self.s)].archives]

    @property
    def ended(self) -> str:
        return self.s.ended

    def dark_of(self, side: int) -> int:
        """Dark æmber in a player's pool."""
        return self.s.sides[side].dark

    def through(self) -> Self:
        """End the turn and let the ship's turn run; it must not ask anything."""
        self.do("end")
        assert self.ended or self.asked == "house", f"the ship's turn asked {self.table.decision}"
        return self


def voyage(
    *,
    me: Mapping[str, Any] | None = None,
    mate: Mapping[str, Any] | None = None,
    third: Mapping[str, Any] | None = None,
    ship: Mapping[str, Any] | None = None,
    wind: str = "headwind",
    here: str = "",
    ahead: int = 3,
    house: str = "",
    luck: Sequence[int] = (),
    step: str = "main",
    **options: Any,
) -> Chase:
    """A table in the main step of `me`, or with `step="chest"` (cards, line, engines, home) in the ship's turn after it.

    A side is a mapping as on the stage of KeyForge; the ship's has `chests` besides, and `tired` may name the ship. Where no
    location is named, the one that is current has no effect.
    """
    wishes = [dict(wish) for wish in (me or {}, mate, third) if wish is not None]
    seats = len(wishes)
    house = house or wishes[0].pop("house", "") or _first_house(wishes[0])
    ours = dict(ship or {})
    named = [title for wish in [*wishes, ours] for zone in ZONES for title in wish.get(zone, ())]
    spare = next(id for id, card in CARDS.items() if card.house == house and id not in named and card.type == "action")
    wishes[0]["hand"] = [*wishes[0].get("hand", ()), spare]
    options.setdefault("difficulty", "beginner")
    s = new(seats, VoyageOptions(**options))
    for number, wish in enumerate(wishes):
        titles = [title for zone in ZONES for title in wish.get(zone, ())]
        s.sides[number] = side_of(number, tuple(titles))
        s.sides[number].houses = tuple(dict.fromkeys([*s.sides[number].houses, "brobnar", "dis", "logos"]))[:3]
    _set_sail(s, ours)
    for number, wish in enumerate(wishes):
        _lay(s, number, wish)
    s.cards = len(all_cards(s))
    s.wind, s.ahead = wind, ahead
    arrive(s, here or QUIET)
    if not here:
        outlast(s, [one for one in s.lasting if one.until != HERE])
    s.middle = [one for one in s.middle if one != s.here]
    s.turn, s.house, s.step = 5, house, step
    if step != "main":
        s.active, s.house = ship_side(s), ""
    if step == "cards":
        s.waiting, s.drawn = list(s.sides[ship_side(s)].archives), s.pace
    script = Script(luck)
    table = laid(GAME, s, script, ("Ana", "Bo", "Cy")[:seats], sound=False)  # decks are as small as a test likes
    return Chase(table, script, next(id for id in s.sides[0].hand if TITLE[id] == spare))  # type: ignore[arg-type]


def _set_sail(s: Voyage, wish: dict[str, Any]) -> None:
    """Lay the ship's side: its crew, and itself where the line names it or at its right end."""
    number = ship_side(s)
    line = list(wish.pop("line", ()))
    at = line.index(SHIP) if SHIP in line else len(line)
    chests = wish.pop("chests", 2)
    tired, stunned = [list(wish.pop(word, ())) for word in ("tired", "stunned")]
    lasting: dict[str, Any] = {word: wish.pop(word, {}) for word in ("upgrades", "damage", "amber_on")}
    _lay(s, number, {**wish, "line": [title for title in line if title != SHIP]})
    side = s.sides[number]
    ship = ship_id(s)
    side.deck.pool = [ship]
    launch(s)
    side.line.remove(ship)
    side.line.insert(at, ship)
    side.keys = ["chest"] * chests
    by_title = {TITLE[id]: id for id in reversed([*side.line, *side.artifacts])}
    for names, table in ((tired, s.tired), (stunned, s.stunned)):
        table.update(dict.fromkeys((by_title[name] for name in names), True))
    for name, n in lasting["damage"].items():
        s.damage[by_title[name]] = n
    for name, n in lasting["amber_on"].items():
        s.amber[by_title[name]] = n
    for place, (host, upgrade) in enumerate(lasting["upgrades"].items()):
        id = f"{upgrade}.{SIDES[number]}{90 + place}"
        s.control[id] = number
        s.on[id] = by_title[host]


def written(t: Table[Any], seat: int | None) -> str:
    """All that a seat's scene says, as it goes over the wire."""
    return msgspec.json.encode(scene(t, seat)).decode()
