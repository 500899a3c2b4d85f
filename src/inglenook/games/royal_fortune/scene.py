"""What a seat sees of a chase: the sides of the team as in any game of KeyForge, and the ship with its sea."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inglenook.engine.game import View
from inglenook.engine.rulebook import rule
from inglenook.engine.scene import AnyPart, Card, Mat, Zone
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.query import key_cost
from inglenook.games.keyforge.scene import laid_out, mat
from inglenook.games.keyforge.state import title

from .content import CARD_ICONS, LOCATIONS, REFERENCE
from .laws import pirates, team
from .state import Voyage, chests, players, ship_id, ship_side
from .wind import wind_cost

SEA = "sea"
WIND_ICONS = {"headwind": "wind-slap", "tailwind": "windy-stripes"}


def parts(view: View) -> list[AnyPart]:
    """Everything on the table: the team's mats, the ship and its sea, then what each of the team has laid out."""
    s: Voyage = view.state
    found: list[AnyPart] = [team_mat(view, side) for side in s.order]
    found += enemy_area(view)
    for side in s.order:
        found += laid_out(view, side, sees)
    return found


@rule("RF-G31")
def sees(view: View, side: int, what: str) -> bool:
    """Teammates show each other their hands, unless the table was told otherwise; archives are everybody's own."""
    s: Voyage = view.state
    if view.seat is None or side not in players(s):
        return False
    return view.seat == side or (what == "hand" and s.open_hands)


def team_mat(view: View, side: int) -> Mat:
    """A player's mat; the team wins together."""
    s: Voyage = view.state
    plain = mat(view, side)
    return msgspec.structs.replace(plain, state=(*plain.state, "winner")) if s.ended == "won" else plain


@rule("RF-R144")
def enemy_area(view: View) -> list[AnyPart]:
    """What lies between the players: the enemy's line; the sea with location, wind, pool and chests; artifacts and piles."""
    line, *others = enemy_zones(view)
    return [line, *at_sea(view), *others]


# -- the sea --------------------------------------------------------------------------------------------------------------


def at_sea(view: View) -> list[AnyPart]:
    """Where the chase is, how the wind blows, what the ship still has, and how near it is to escaping."""
    s: Voyage = view.state
    lying = [location(s), wind(s), pool(s), watch(s), *reference()]
    return [
        Zone(id=SEA, name=msg("rf-zone-sea"), kind="row", count=len(lying)),
        *lying,
        Zone(id="locations", name=msg("rf-zone-locations"), icon="treasure-map", kind="pile", count=s.ahead),
    ]


def location(s: Voyage) -> Card:
    """The current location and how many still come."""
    if not s.here:
        return Card(id="location", name=msg("rf-zone-locations"), at=SEA, kind="location", state=("face-down",))
    ahead = msg("rf-ahead-lost") if s.lost else msg("rf-ahead", n=s.ahead)
    return Card(
        id="location",
        name=Msg(f"rf-location-{s.here}"),
        icon=LOCATIONS[s.here].icon,
        at=SEA,
        kind="location",
        text=(Msg(f"rf-location-{s.here}-text"), ahead),
        rules=("RF-R41", "RF-R44"),
    )


def wind(s: Voyage) -> Card:
    """The wind card with the side that lies up."""
    return Card(
        id="wind",
        name=Msg(f"rf-wind-{s.wind}"),
        icon=WIND_ICONS[s.wind],
        at=SEA,
        kind="wind",
        slot=1,
        state=(s.wind,),
        text=(Msg(f"rf-wind-{s.wind}-text"), msg("rf-wind-cost", n=wind_cost(s))),
        rules=("RF-R49", "RF-R51"),
    )


def pool(s: Voyage) -> Card:
    """The ship's pool and its chests: what there is to win."""
    side = ship_side(s)
    mine = s.sides[side]
    return Card(
        id=f"pool-{side}",
        name=msg("rf-pool"),
        icon="locked-chest",
        at=SEA,
        kind="pool",
        slot=2,
        badges={"amber": str(mine.amber), "dark": str(mine.dark), "chests": str(chests(s))},
        text=(msg("rf-pool-text", amber=mine.amber, dark=mine.dark, cost=key_cost(s, side)), msg("rf-chests", n=chests(s))),
        rules=("RF-R29", "RF-R72", "RF-R97"),
    )


def watch(s: Voyage) -> Card:
    """Pirates against all creatures of the team."""
    return Card(
        id="escape",
        name=msg("rf-watch"),
        icon="spyglass",
        at=SEA,
        kind="watch",
        slot=3,
        state=("danger",) if pirates(s) > team(s) else (),
        badges={"pirates": str(pirates(s)), "team": str(team(s))},
        text=(msg("rf-watch-text", pirates=pirates(s), team=team(s)),),
        rules=("RF-R39",),
    )


def reference() -> list[Card]:
    """The reference card: it reminds, and does nothing else."""
    return [
        Card(
            id=id,
            name=msg("rf-reference"),
            icon=one.icon,
            at=SEA,
            kind="reference",
            slot=4,
            text=tuple(Msg(f"rf-reference-{line}") for line in one.reminds),
        )
        for id, one in REFERENCE.items()
    ]


# -- the ship's own cards -------------------------------------------------------------------------------------------------


def enemy_zones(view: View) -> Iterator[AnyPart]:
    """The ship's zones belong to nobody at the table; its cards are told with a line of their own."""
    s: Voyage = view.state
    for part in laid_out(view, ship_side(s), sees):
        if isinstance(part, Zone):
            what = part.id.partition(":")[0]
            yield msgspec.structs.replace(part, owner=None, name=Msg(f"rf-zone-{what}"))
        elif isinstance(part, Card):
            yield enemy_card(s, part)
        else:
            yield part


def enemy_card(s: Voyage, part: Card) -> Card:
    """A card of the ship's side; the ship itself lies there large, with its chests on it."""
    if part.id == ship_id(s):
        return ship(s, part)
    name = title(s, part.id) if "." in part.id else ""
    if name in CARD_ICONS:
        return msgspec.structs.replace(part, text=(*part.text, Msg(f"rf-flavour-{name}")))
    return part


def ship(s: Voyage, part: Card) -> Card:
    """The ship: chests on it, its pool beside it, and what it would do now."""
    mine = s.sides[ship_side(s)]
    badges = {"chests": str(chests(s)), "amber": str(mine.amber)}
    if mine.dark:
        badges["dark"] = str(mine.dark)
    lines = (Msg(f"rf-wind-{s.wind}-text"), msg("rf-chests", n=chests(s)), *part.text)
    return msgspec.structs.replace(part, kind="ship", badges={**part.badges, **badges}, text=lines, rules=("RF-R25", "RF-R29"))
