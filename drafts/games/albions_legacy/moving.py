"""Moving: steps along Paths, and arriving on a tile (R54, R83, R86, R87)."""

from __future__ import annotations

from inglenook.engine.kit.routes import Step, Way, reach
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .cards import threatened, total, working
from .content import CARDS, CHARACTERS, TILES, title
from .names import tile_name
from .places import adjacent, chart, foes_on
from .state import Albion, ALTable, count
from .telling import tell

ENCOUNTER = "encounter"
WALL = "wall"
"""In `turn.used`: a wall was crossed in this turn."""


@rule("AL-R86")
def mounted(s: Albion, who: int) -> int:
    """A Mount raises Movement."""
    return sum(CARDS[title(card)].movement for card in working(s, who) if title(card) in CARDS)


def movement(s: Albion, who: int) -> int:
    """How many steps a turn has: by the sheet, by a Mount, and by what helps or hinders."""
    player = s.players[who]
    if player.character not in CHARACTERS:
        return 0
    steps = CHARACTERS[player.character].movement + (mounted(s, who) or 0)
    return max(0, steps + total(s, who, "movement") + threatened(s, "movement", who) - player.slowed)


def may_cross(s: Albion, who: int) -> bool:
    """Whether a wall may be crossed now, once a turn."""
    return WALL not in s.turn.used and total(s, who, "crosses-walls") > 0


def stops(s: Albion, tile: str) -> bool:
    """Whether something happens on a tile to whoever enters it."""
    return bool(foes_on(s, tile)) or draws_encounter(s, tile)


def draws_encounter(s: Albion, tile: str) -> bool:
    """Whether entering a tile draws an Encounter Card now: each Encounter Tile does so once a turn."""
    return TILES[tile].type == ENCOUNTER and tile not in s.turn.encounters


@rule("AL-R83")
def ways(s: Albion, who: int) -> dict[str, Way]:
    """Every tile that can be reached with the steps left, and how: one may not walk past what happens on a tile."""
    start = s.players[who].tile
    walls = may_cross(s, who)
    beside = chart(s).beside

    def steps(tile: str) -> list[Step]:
        found = [Step(to) for to in adjacent(s, tile)]
        if walls:
            known = {step.to: None for step in found}
            found += [Step(to, 1, 1) for to in beside[tile] if to not in known]
        return found

    found = reach(steps, start, s.turn.steps, purse=int(walls), must_stop=lambda tile: stops(s, tile))
    found.pop(start, None)
    return found


def go_keys(s: Albion, who: int) -> list[str]:
    """Where one can go: `go:m1`."""
    return [f"go:{tile}" for tile in ways(s, who) or ()] if s.turn.steps > 0 else []


async def go(t: ALTable, who: int, key: str) -> None:
    """Walk to a tile."""
    s = t.state
    tile = after(key)
    way = ways(s, who)[tile]
    s.turn.steps -= way.points
    if way.pay:
        s.turn.used.append(WALL)
    if s.turn.found in way.spaces:
        s.turn.found = ""
    count(s, who, "steps", way.points)
    arrive(t, who, tile, rule="AL-R83")


@rule("AL-R87", "AL-Q30")
def arrive(t: ALTable, who: int, tile: str, *, rule: str) -> None:
    """A character comes to a tile, on foot or by an effect: its Encounter Card comes, and its enemies are challenged."""
    s = t.state
    s.players[who].tile = tile
    if who == s.turn.who and tile == s.turn.found:
        s.turn.found = ""
    tell(t, who, "al-log-go", rule=rule, weight=0, lights=(f"hero:{who}", f"tile:{tile}"), tile=tile_name(tile))
    meet(t, who, tile)


@rule("AL-R54", "AL-Q25")
def meet(t: ALTable, who: int, tile: str) -> None:
    """Entering an Encounter Tile, in whatever way, draws an Encounter Card; each such tile does so once a turn."""
    s = t.state
    if draws_encounter(s, tile):
        s.turn.encounters.append(tile)
        s.agenda.append(f"encounter:{who}:{tile}")


GO = Action("go", go_keys, go)
