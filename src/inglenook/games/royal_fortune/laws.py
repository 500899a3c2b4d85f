"""The ship's own laws: a creature that cannot sink, and what it loses instead (R23-R40, R69-R80)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.aember import shade, take
from inglenook.games.keyforge.causes import cause
from inglenook.games.keyforge.choose import NO
from inglenook.games.keyforge.content import name_on
from inglenook.games.keyforge.query import anyone_says
from inglenook.games.keyforge.registry import const, plain
from inglenook.games.keyforge.state import SIDES, Crucible, has_trait
from inglenook.games.keyforge.use import unstun

from .content import SHIP
from .state import HEADWIND, TAILWIND, RFTable, Voyage, chests, players, remember, ship_id, ship_side

plain(SHIP)
CHEST_AMBER = 6


@const(SHIP, "cannot-be-destroyed")
@rule("RF-R25")
def cannot_be_destroyed(s: Crucible, me: str, you: int, id: str) -> bool:
    """The ship cannot be destroyed."""
    return id == me


@const(SHIP, "cannot-leave")
@rule("RF-R26", "RF-R27")
def cannot_leave(s: Crucible, me: str, you: int, id: str) -> bool:
    """It cannot be purged, nor removed from its line in any other way."""
    return id == me


@const(SHIP, "cannot-carry")
@rule("RF-R32")
def carries_nothing(s: Crucible, me: str, you: int, id: str) -> bool:
    """Only chests and stuns can be on the ship."""
    return id == me


@const(SHIP, "keeps-no-amber")
@rule("RF-R33")
def amber_goes_to_the_pool(s: Crucible, me: str, you: int, id: str) -> int | None:
    """Æmber that would be put on the ship goes to its pool."""
    return you if id == me else None


@const(SHIP, "cannot-fight", "cannot-reap")
@rule("RF-R35")
def neither_fights_nor_reaps(s: Crucible, me: str, you: int, id: str) -> bool:
    """The ship cannot fight or reap."""
    return id == me


@const(SHIP, "instead-of-damage")
def takes_no_damage(s: Crucible, me: str, you: int, id: str) -> object:
    """The ship is hurt in its own way."""
    return leak if id == me else None


@rule("RF-R29", "RF-R30", "RF-G5", "RF-G6")
async def leak(t: RFTable, id: str, n: int) -> None:
    """However much damage it would take, each time it loses one æmber; of none that reaches it, nothing."""
    s = t.state
    side = ship_side(s)
    if s.sides[side].amber:
        n, dark = await take(t, side, 1, "hit")
        if t.loud:
            lights, left = (id, f"pool-{side}"), s.sides[side].amber
            t.say("rf-log-hurt", rule="RF-R29", weight=2, lights=lights, dark=shade(n, dark), left=left, by=cause(t))
    else:
        crack(t)


@rule("RF-R31", "RF-R72")
def crack(t: RFTable) -> None:
    """Hurt with an empty pool, it loses a chest instead."""
    break_chest(t)


@rule("RF-R73", "RF-R74", "RF-R75", "RF-R76")
def break_chest(t: RFTable) -> bool:
    """A chest breaks: its six dark æmber fall into the pool. They do not count as added, so nobody burns."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    if not side.keys:
        t.say("rf-log-no-chest-left", rule="RF-R74", lights=(ship_id(s),))
        return False
    side.keys.pop()
    side.amber += CHEST_AMBER
    side.dark += CHEST_AMBER
    remember(s, "broken")
    t.say("rf-log-chest-breaks", rule="RF-R73", weight=3, lights=(ship_id(s), f"pool-{ship_side(s)}"), n=chests(s))
    return True


@rule("RF-R36", "RF-R37")
async def sail(t: RFTable) -> None:
    """Used while ready, the ship does what the wind says; stunned, it shakes that off. Either way it exhausts."""
    s = t.state
    ship = ship_id(s)
    if ship in s.stunned:
        unstun(t, ship)
        return
    s.tired[ship] = True
    if s.wind == HEADWIND:
        tack(t)
    else:
        await try_to_escape(t)


@rule("RF-R38")
def tack(t: RFTable) -> None:
    """Headwind: the wind is turned."""
    flip_wind(t, msg("kf-log-by", card=name_on(SHIP)) if t.loud else "")


@rule("RF-R48")
def flip_wind(t: RFTable, by: str | Msg = "") -> None:
    """There is one wind for all, and it blows one way or the other. `by`: who turned it, for the log."""
    s = t.state
    s.wind = TAILWIND if s.wind == HEADWIND else HEADWIND
    t.say("rf-log-wind", rule="RF-R48", weight=2, lights=("wind",), wind=Msg(f"rf-wind-{s.wind}"), by=by)


def pirates(s: Voyage) -> int:
    """Enemy pirates; the ship itself is none."""
    ship = ship_id(s)
    return sum(1 for id in s.sides[ship_side(s)].line if id != ship and is_pirate(s, id))


@rule("RF-G3")
def is_pirate(s: Voyage, id: str) -> bool:
    """By its trait; the ship is none."""
    return has_trait(s, id, "pirate") or seasoned(s, id)


@rule("RF-R141")
def seasoned(s: Voyage, id: str) -> bool:
    """With a seasoned crew every enemy creature but the ship is a pirate and a mutant."""
    return s.seasoned and s.control.get(id) == ship_side(s) and id != ship_id(s)


def team(s: Voyage) -> int:
    """All creatures of all players."""
    return sum(len(s.sides[side].line) for side in players(s))


@rule("RF-G23")
def outnumbered(s: Voyage) -> bool:
    """Strictly more pirates than creatures of the team; as many are not enough."""
    return pirates(s) > team(s)


@rule("RF-R39", "RF-R123")
async def try_to_escape(t: RFTable) -> None:
    """Tailwind: it escapes if there are more pirates than creatures of the whole team."""
    s: Voyage = t.state
    if t.loud:
        t.say("rf-log-escape-attempt", rule="RF-R39", weight=2, lights=("escape",), pirates=pirates(s), team=team(s))
    if not outnumbered(s):
        t.say("rf-log-held", rule="RF-G23", weight=2, lights=("escape",))
    elif anyone_says(s, "no-escape"):
        t.say("rf-log-no-way-out", rule="RF-R42", weight=2, lights=("location",), here=Msg(f"rf-location-{s.here}"))
    else:
        await escape(t)


@rule("RF-R40", "RF-R120")
async def escape(t: RFTable) -> None:
    """The ship escapes, unless the team destroys a forged key to hold it."""
    s: Voyage = t.state
    keys = keys_to_destroy(s)
    if not keys:
        lost(t)
        return
    answer = await ask(t, s.chooser, "escape", [*keys, NO].copy, rule="RF-R40")
    if answer == NO:
        give_up(t)
    else:
        destroy_key(t, answer)


@rule("RF-G18")
def keys_to_destroy(s: Voyage) -> list[str]:
    """A forged key of any player; which colour of one player's keys makes no difference, so that is not asked."""
    return [f"key:{SIDES[side]}:{s.sides[side].keys[0]}" for side in players(s) if s.sides[side].keys]


@rule("RF-R121", "RF-G19")
def destroy_key(t: RFTable, key: str) -> None:
    """A destroyed key leaves the game for good: that player has one fewer to forge."""
    s: Voyage = t.state
    _, letter, colour = key.split(":")
    side = s.sides[SIDES.index(letter)]
    side.keys.remove(colour)
    side.gone.append(colour)
    remember(s, "held")
    t.say("rf-log-key-destroyed", rule="RF-R121", weight=3, key=Msg(f"kf-key-{colour}"), side=t.name(SIDES.index(letter)))


@rule("RF-R122")
def lost(t: RFTable) -> None:
    """The ship has escaped: the team has lost."""
    end(t, "escaped", ())


@rule("RF-G30")
def give_up(t: RFTable) -> None:
    """The team lets the ship go though it could hold it: it has lost by its own decision."""
    end(t, "given-up", ())


def end(t: RFTable, how: str, winners: tuple[int, ...]) -> None:
    """The chase is over for everybody."""
    s: Voyage = t.state
    s.ended = how
    t.say(f"rf-log-{how}", weight=3, rule="RF-R116" if winners else "RF-R122", heading=True)
    scores = tuple(int(seat in winners) for seat in players(s))
    raise GameOver(Outcome(winners=winners, reason=Msg(f"rf-end-{how}"), scores=scores))


@rule("RF-R116", "RF-R117", "RF-R118", "RF-G25")
def check_win(t: RFTable, *, ship_turn: bool) -> None:
    """The chase is won when at the end of a turn the ship has no æmber and no chest left; keys do not win it."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    if not side.amber and not side.keys and may_win(s, ship_turn):
        end(t, "won", tuple(players(s)))


@rule("RF-R143")
def may_win(s: Voyage, ship_turn: bool) -> bool:
    """Holding one's breath, only the end of the ship's turn counts."""
    return ship_turn or not s.breath


@const("voyage:laws", "enters-at")
@rule("RF-R104", "RF-G2")
def enemies_enter_on_the_left(s: Crucible, one: Lasting, you: int, id: str, side: int) -> str:
    """An enemy creature enters on the left flank, unless its card says otherwise."""
    return "left" if side == you and not id.startswith("stowaway.") else "right" if side == you else ""
