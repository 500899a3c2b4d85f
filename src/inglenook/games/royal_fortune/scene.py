"""What a seat sees of a chase: the sides of the team as in any game of KeyForge, and the ship with its sea."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inglenook.engine.game import View
from inglenook.engine.rulebook import rule
from inglenook.engine.scene import AnyPart, Card, Counter, Mat, Portrait, Side, Zone
from inglenook.engine.sides import together
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.query import anyone_says, key_cost, unforged
from inglenook.games.keyforge.scene import TYPES, amber_counter, laid_out, mat
from inglenook.games.keyforge.state import title

from .content import CARD_ICONS, LAST, LOCATIONS, REFERENCE
from .laws import pirates, team
from .setup import DIFFICULTIES
from .state import Voyage, chests, players, ship_id, ship_side
from .wind import wind_cost

SEA = "sea"
WIND_ICONS = {"headwind": "wind-slap", "tailwind": "windy-stripes"}


def sides(s: Voyage) -> list[Side]:
    """The team, and the ship, at which nobody sits."""
    ship = Side(name=msg("kf-side-other"), icon="pirate-flag", portrait=Portrait(head="skull-crossed-bones", far="big-wave"))
    return [*together(len(players(s))), ship]


def parts(view: View) -> list[AnyPart]:
    """Everything on the table: the team's mats, the ship and its sea, then what each of the team has laid out."""
    s: Voyage = view.state
    found: list[AnyPart] = [team_mat(view, side) for side in s.order]
    found += [ship_mat(view), *enemy_area(view)]
    for side in s.order:
        found += laid_out(view, side, sees)
    return [looked_at(part) if isinstance(part, Card) else part for part in found]


def looked_at(part: Card) -> Card:
    """A card with both kinds of æmber on it, each counted for itself."""
    if "dark" not in part.badges or part.kind not in TYPES:
        return part
    badges = {**part.badges, "amber": str(int(part.badges["amber"]) - int(part.badges["dark"]))}
    return msgspec.structs.replace(part, badges={word: n for word, n in badges.items() if word != "amber" or n != "0"})


@rule("RF-G31")
def sees(view: View, side: int, what: str) -> bool:
    """Teammates show each other their hands, unless the table was told otherwise; archives are everybody's own."""
    s: Voyage = view.state
    if view.seat is None or side not in players(s):
        return False
    return view.seat == side or (what == "hand" and s.open_hands)


def team_mat(view: View, side: int) -> Mat:
    """A player's mat; the team wins together. Whoever has no key left to forge has nothing to save æmber for."""
    s: Voyage = view.state
    found = mat(view, side)
    if s.ended == "won":
        found = msgspec.structs.replace(found, state=(*found.state, "winner"))
    if unforged(s, side):
        return found
    free = {"most": None, "usual": None, "changes": (), "note": None}
    counters = tuple(msgspec.structs.replace(one, **free) if one.id == "amber" else one for one in found.counters)
    told = (line for line in found.text if line.id != "kf-line-key-sum")
    lines = tuple(msg("rf-line-no-key") if line.id == "kf-line-key" else line for line in told)
    return msgspec.structs.replace(found, counters=counters, text=lines)


def ship_mat(view: View) -> Mat:
    """What there is to win aboard the ship, and how near it is to escaping, as numbers."""
    s: Voyage = view.state
    side = ship_side(s)
    mine = s.sides[side]
    away = msg("rf-note-escape", n=team(s) + 1)
    counters = [
        Counter(id="chests", name=msg("rf-counter-chests"), icon="locked-chest", value=chests(s)),
        amber_counter(s, side),
        Counter(id="dark", name=msg("kf-counter-dark"), icon="crystal-growth", value=mine.dark),
        Counter(id="pirates", name=msg("rf-counter-pirates"), icon="pirate-flag", value=pirates(s), note=away),
    ]
    state = ("active",) if s.active == side else ()
    return Mat(id=f"mat:{side}", name=msg("kf-side-other"), seat=side, shape="cog", state=state, counters=tuple(counters))


@rule("RF-R144")
def enemy_area(view: View) -> list[AnyPart]:
    """What lies between the players: the enemy's line; the sea with location, wind, pool and chests; artifacts and piles."""
    line, *others = enemy_zones(view)
    return [line, *at_sea(view), *others]


# -- the sea --------------------------------------------------------------------------------------------------------------


def at_sea(view: View) -> list[AnyPart]:
    """Where the chase is, how the wind blows, what the ship still has, and how near it is to escaping."""
    s: Voyage = view.state
    lying = [location(s), wind(s), pool(s), watch(s), *reference(s)]
    return [
        Zone(id=SEA, name=msg("rf-zone-sea", level=level(s)), kind="row", count=len(lying)),
        *lying,
        Zone(id="locations", name=msg("rf-zone-locations"), icon="treasure-map", kind="pile", count=s.ahead),
    ]


def level(s: Voyage) -> Msg:
    """The difficulty by its name."""
    return Msg(f"rf-level-{next(name for name, pace in DIFFICULTIES.items() if pace == s.pace)}")


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
        text=(wind_text(s), msg("rf-wind-cost", n=wind_cost(s))),
        rules=("RF-R49", "RF-R51"),
    )


def wind_text(s: Voyage) -> Msg:
    """What the wind does here: some locations take a tailwind's effects away."""
    here = Msg(f"rf-location-{s.here}") if s.here else ""
    held = "becalmed" if anyone_says(s, "becalmed") else "held" if anyone_says(s, "no-escape") else "no"
    return msg(f"rf-wind-{s.wind}-text", held=held, here=here)


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
        badges={**purse(mine.amber, mine.dark), "chests": str(chests(s))},
        text=(msg("rf-pool-text", amber=mine.amber, dark=mine.dark, cost=key_cost(s, side)), msg("rf-chests", n=chests(s))),
        rules=("RF-R29", "RF-R72", "RF-R97"),
    )


def purse(amber: int, dark: int) -> dict[str, str]:
    """Æmber of both kinds, each counted for itself; a kind that is not there is not shown beside the other."""
    found = {"amber": amber - dark, "dark": dark}
    return {word: str(n) for word, n in found.items() if n or (word == "amber" and not dark)}


def watch(s: Voyage) -> Card:
    """Pirates against all creatures of the team, unless there is no way out of here."""
    closed = anyone_says(s, "no-escape")
    lines = [msg("rf-watch-text", pirates=pirates(s), team=team(s), closed="yes" if closed else "no")]
    if closed:
        lines.insert(0, msg("rf-watch-closed", here=Msg(f"rf-location-{s.here}")))
    if s.here == LAST:
        lines.insert(0, msg("rf-watch-stretch"))
    return Card(
        id="escape",
        name=msg("rf-watch"),
        icon="spyglass",
        at=SEA,
        kind="watch",
        slot=3,
        state=("danger",) if pirates(s) > team(s) and not closed else (),
        badges={"pirates": str(pirates(s)), "team": str(team(s))},
        text=tuple(lines),
        rules=("RF-R39", "RF-R124") if s.here == LAST else ("RF-R39",),
    )


def reference(s: Voyage) -> list[Card]:
    """The reference card: it reminds, and does nothing else; of the terms of this chase too."""
    terms = [msg("rf-terms", level=level(s), n=s.pace)]
    terms += [Msg(f"option-{name}") for name, here in modifiers(s).items() if here]
    return [
        Card(
            id=id,
            name=msg("rf-reference"),
            icon=one.icon,
            at=SEA,
            kind="reference",
            slot=4,
            text=(*(Msg(f"rf-reference-{line}") for line in one.reminds), *terms),
        )
        for id, one in REFERENCE.items()
    ]


def modifiers(s: Voyage) -> dict[str, bool]:
    """Which of the four modifiers are chosen, by the names of their options."""
    return {"blustery_terms": s.blustery, "seasoned_crew": s.seasoned, "lost_at_sea": s.lost, "hold_yer_breath": s.breath}


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
    badges = {"chests": str(chests(s)), **purse(mine.amber, mine.dark)}
    lines = (wind_text(s), msg("rf-chests", n=chests(s)), *part.text)
    return msgspec.structs.replace(part, kind="ship", badges={**part.badges, **badges}, text=lines, rules=("RF-R25", "RF-R29"))
