"""What is seen of the probe: the mats, and the parts of the table that is played now. Nothing is hidden but the decks."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.mats import seat_mat
from inglenook.engine.scene import AnyPart, Cell, Counter, Line, Mat, Portrait, Side, Track
from inglenook.engine.sides import alone
from inglenook.engine.words import Msg, msg

from .content import GOODS, PLACE_NAME
from .scene_country import country_parts
from .scene_town import town_parts
from .scene_world import world_parts
from .state import CELLS, LIVES, Probe, seats
from .words_of import GOOD_ICON, HEADS, reward

FAR = ("open-book", "airplane", "jungle", "stone-tower", "coins", "peaks", "forest", "castle")
PROPS = ("whip", "wrench", "machete", "bo", "scroll-unfurled", "treasure-map", "wood-axe", "broadsword")
SKILLS = (("combat", "broadsword", 2), ("agility", "acrobatic", 3), ("cunning", "fox-head", 2), ("lore", "open-book", 4))
BONUS = {1: "gold", 5: "ore", 6: "hide", 7: "wood", 8: "ore", 9: "hide", 10: "gold", 12: "gold"}
GATES = {2: "fine", 4: "great"}


def phase(s: Probe) -> Msg | None:
    """Which round it is, and at which table."""
    return msg(f"pr-phase-{s.table}", round=max(s.round, 1), rounds=s.rounds)


RIVAL = Side(name=msg("pr-rival"), icon="raven", portrait=Portrait(head="raven", far="cog", prop="anvil"))


def sides(s: Probe) -> list[Side]:
    """Everybody for themselves, and the rival, at which nobody sits."""
    return [*alone(len(s.gold)), RIVAL]


def parts(view: View) -> list[AnyPart]:
    """The seats, the rival, and the table."""
    s: Probe = view.state
    found: list[AnyPart] = [mat(view, seat) for seat in seats(s)]
    found.append(rival_mat(s))
    tables = {"map": world_parts, "hexes": country_parts, "market": town_parts}
    if s.table != "hexes":
        found.append(fame_track(s))
    return found + tables[s.table](view)


def mat(view: View, seat: int) -> Mat:
    """A seat: gold, fame and health, and its skills on the map or its goods in the town."""
    s: Probe = view.state
    counters = [
        Counter(id="gold", name=msg("pr-gold"), icon="two-coins", value=s.gold[seat]),
        Counter(id="fame", name=msg("pr-fame"), icon="laurel-crown", value=s.fame[seat]),
    ]
    if s.table == "map":
        counters.append(Counter(id="health", name=msg("pr-health"), icon="hearts", value=LIVES - s.wounds[seat], most=LIVES))
    if s.table == "market":
        has = s.goods[seat]
        counters += [Counter(id=good, name=msg(f"pr-{good}"), icon=GOOD_ICON[good], value=has[good]) for good in GOODS]
    used = ("used",) if s.dice and seat == s.active else ()
    skills = tuple(
        Counter(id=id, name=msg(f"pr-skill-{id}"), icon=icon, value=value, state=used if id == "agility" else ())
        for id, icon, value in SKILLS
    )
    return seat_mat(
        view,
        seat,
        role=msg(f"pr-hero-{seat}"),
        active=seat == s.active,
        portrait=Portrait(head=HEADS[seat], far=FAR[seat], prop=PROPS[seat]),
        place=PLACE_NAME[s.at[seat]] if s.table == "map" else None,
        counters=tuple(counters),
        skills=skills if s.table == "map" else (),
        lines=(
            Line(text=msg("pr-power-whip"), icon="whip"),
            Line(text=msg("pr-power-journal"), icon="open-book"),
        ),
    )


def rival_mat(s: Probe) -> Mat:
    """The rival, who sits at no seat: its number comes after the seats."""
    plan = (
        Line(text=msg("pr-plan-card"), note=msg("pr-plan-card-now", card=f"H{s.round}")),
        Line(text=msg("pr-plan-goes"), note=msg("pr-plan-goes-now")),
        Line(text=msg("pr-plan-wants"), note=msg("pr-plan-wants-now"), icon="breastplate"),
    )
    return Mat(
        id="mat:rival",
        name=msg("pr-rival"),
        seat=len(s.gold),
        shape="cog",
        role=msg("pr-rival-role"),
        portrait=RIVAL.portrait,
        counters=(Counter(id="fame", name=msg("pr-fame"), icon="laurel-crown", value=s.rival, most=CELLS - 1),),
        lines=plan,
    )


def fame_track(s: Probe) -> Track:
    """A long track with a reward for each cell, two gates, and what each cell counts for at the end."""
    cells = []
    for n in range(CELLS):
        note = msg(f"pr-gate-{GATES[n]}") if n in GATES else reward([BONUS[n]]) if n in BONUS else None
        state = ("gate",) if n in GATES else ("end",) if n == CELLS - 1 else ()
        icon = GOOD_ICON[BONUS[n]] if n in BONUS else ""
        label, worth = (msg("plain", text=str(number)) for number in (n, 2 * n))
        cells.append(Cell(label=label, note=note, icon=icon, worth=worth, state=state))
    markers = [(seat, s.fame[seat]) for seat in seats(s)] + [(len(s.gold), s.rival)]
    text = (msg("pr-track-text"),)
    return Track(id="fame", name=msg("pr-track"), icon="laurel-crown", text=text, cells=tuple(cells), markers=tuple(markers))
