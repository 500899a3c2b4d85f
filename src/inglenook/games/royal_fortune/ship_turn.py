"""The ship's turn: a chest, cards, the line, the artifacts, and ready again (R94-R115, R125-R132)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.causes import UNTOLD, cause
from inglenook.games.keyforge.choose import choose
from inglenook.games.keyforge.damage import settle
from inglenook.games.keyforge.fight import attack
from inglenook.games.keyforge.forge import forge_step
from inglenook.games.keyforge.moments import Trigger, abilities, happened, resolve, t_name
from inglenook.games.keyforge.play import allowed, play
from inglenook.games.keyforge.query import anyone_says, cannot, key_cost, keyword, silent, total
from inglenook.games.keyforge.registry import CONSTANTS, Event
from inglenook.games.keyforge.state import OWNER, neighbours, title
from inglenook.games.keyforge.turn import at, over, ready_all
from inglenook.games.keyforge.use import mark_use, reap, rule_of_six, told_of, unstun
from inglenook.games.keyforge.zones import put, reshuffle

from .laws import check_win, sail
from .state import RFTable, Voyage, chests, remember, ship_id, ship_side


async def after_player(t: RFTable) -> None:
    """A player's turn is over: if the chase is not won by it, the ship's turn begins."""
    s: Voyage = t.state
    over(s)
    await settle(t)
    check_win(t, ship_turn=False)
    s.step = "start"
    ship_begins(t)


@rule("RF-R94", "RF-R95", "RF-R96")
def ship_begins(t: RFTable) -> None:
    """After each player's turn comes one of the ship, in five steps; that player runs it and decides in it."""
    s: Voyage = t.state
    s.active = ship_side(s)
    if t.loud:
        t.say("rf-log-ship-turn", rule="RF-R94", heading=True, who=t.name(s.chooser))
    s.step = "chest"


@rule("RF-G21")
def location_begins(t: RFTable) -> None:
    """A location that speaks of the start of the ship's turn means that, and no other turn."""
    s: Voyage = t.state
    t.enter("RF-G21", msg("kf-trail", card=Msg(f"rf-location-{s.here}"), title=s.here) if t.loud else UNTOLD)
    archive_adventure(t, total(s, "extra-archive"))
    t.leave()


async def chest_step(t: RFTable) -> None:
    """Step 1: what happens at the start of the ship's turn, then a chest if it can be paid; the archives are counted."""
    s: Voyage = t.state
    location_begins(t)
    await at(t, "turn-start")
    await make_chest(t)
    s.waiting, s.drawn = list(s.sides[ship_side(s)].archives), s.pace
    t.say("rf-log-draws", rule="RF-R100", weight=0, n=len(s.waiting), new=s.drawn)
    s.step = "cards"


@rule("RF-R77", "RF-R78", "RF-R97", "RF-R99")
async def make_chest(t: RFTable) -> None:
    """The ship makes one chest for six æmber of any kind if it can, however many it has; no more than one."""
    s: Voyage = t.state
    before = chests(s)
    if anyone_says(s, "skip-forge", ship_side(s)) or not can_pay(t):
        return
    n, cost = s.sides[ship_side(s)].amber, chest_cost(s)
    t.say("rf-log-makes-chest", rule="RF-R97", weight=2, lights=(ship_id(s),), n=n, cost=cost)
    await forge_step(t, ship_side(s))
    if chests(s) > before:
        remember(s, "made")


@rule("RF-R98")
def can_pay(t: RFTable) -> bool:
    """With too little, nothing is spent."""
    s: Voyage = t.state
    side, cost = ship_side(s), chest_cost(s)
    if s.sides[side].amber >= cost:
        return True
    if t.loud:
        t.say("rf-log-no-chest", rule="RF-R98", weight=0, lights=(f"pool-{side}",), n=s.sides[side].amber, cost=cost)
    return False


@rule("RF-R79")
def chest_cost(s: Voyage) -> int:
    """What a key would cost the ship."""
    return key_cost(s, ship_side(s))


async def card_step(t: RFTable) -> None:
    """Step 2: first what was archived before this step, then new cards, each played before the next is drawn."""
    s: Voyage = t.state
    card = next_archived(s) or next_drawn(t)
    if card:
        await play_adventure(t, card)
        return
    t.say("rf-log-line", rule="RF-R109", weight=0)
    s.step = "line"


@rule("RF-R100", "RF-R103", "RF-R125", "RF-R126")
def next_archived(s: Voyage) -> str:
    """The next card that lay in the archives when the step began; what is archived meanwhile waits for the next turn."""
    archives = s.sides[ship_side(s)].archives
    while s.waiting:
        card = s.waiting.pop(0)
        if card in archives:
            return card
    return ""


@rule("RF-R101", "RF-G10")
def next_drawn(t: RFTable) -> str:
    """As many new cards as the difficulty says, each drawn only when the one before was played; if there is none, none."""
    s: Voyage = t.state
    if not s.drawn or not reshuffle(t, ship_side(s)):
        return ""
    s.drawn -= 1
    side = s.sides[ship_side(s)]
    side.archives.append(side.deck.draw(t.chance))
    t.reveal()
    return side.archives[-1]


@rule("RF-R102")
async def play_adventure(t: RFTable, card: str) -> None:
    """The card is played by the ship, the opponent; what cannot be played is discarded."""
    s: Voyage = t.state
    if allowed(s, ship_side(s), card):
        await play(t, card, ship_side(s))
        return
    s.sides[ship_side(s)].archives.remove(card)
    put(s, card, "discard")
    t.say("rf-log-cannot-play", rule="RF-R102", card=t_name(s, card))


@rule("RF-R127", "RF-R128")
def archive_adventure(t: RFTable, n: int) -> None:
    """The top cards of the adventure deck go to the ship's archives; an empty deck is made anew from the discard pile."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    for _ in range(n):
        if reshuffle(t, ship_side(s)):
            side.archives.append(side.deck.draw(t.chance))
            if t.loud:
                t.say("rf-log-archive", rule="RF-R127", lights=(f"archives:{ship_side(s)}",), by=cause(t))


async def line_step(t: RFTable) -> None:
    """Step 3: one creature is used, then the next."""
    s: Voyage = t.state
    id = next_in_line(s)
    if id:
        s.tired[id] = True
        await use_enemy(t, id)
        return
    if s.sides[ship_side(s)].artifacts:
        t.say("rf-log-artifacts", rule="RF-R113", weight=0)
    s.step = "engines"


@rule("RF-R109", "RF-R110", "RF-G24")
def next_in_line(s: Voyage) -> str:
    """From left to right the first that is ready and can be used, the ship in its place; one that is readied again, again."""
    line = s.sides[ship_side(s)].line
    return next((id for id in line if id not in s.tired and can_use(s, id, "reap")), "")


def can_use(s: Voyage, id: str, verb: str) -> bool:
    """Whether nothing forbids using a card of the ship's; the rule of six holds for them too."""
    return rule_of_six(s, id) and not cannot(s, "use", id, verb)


async def use_enemy(t: RFTable, id: str) -> None:
    """A creature of the ship's line is used, and the ship itself in its place among them."""
    s: Voyage = t.state
    mark_use(s, id)
    if id == ship_id(s):
        await sail(t)
    elif id in s.stunned:
        unstun(t, id)
    elif keyword(s, id, "prey") or id in s.enraged:
        await hunt(t, id)
    else:
        await plunder(t, id)


@rule("RF-R111", "RF-R112")
async def plunder(t: RFTable, id: str) -> None:
    """An enemy without prey reaps, and that is always normal æmber."""
    if not cannot(t.state, "reap", id):
        await reap(t, id)


@rule("RF-R89", "RF-R91")
async def hunt(t: RFTable, id: str) -> None:
    """A creature with prey fights a matching creature of the active player, who chooses among several; else it reaps."""
    s: Voyage = t.state
    matches = prey_of(s, id)
    if not matches:
        await no_prey(t, id)
        return
    chosen = await choose(t, "prey", matches, rule="RF-R91", about={"card": id})
    if t.loud:
        t.say("rf-log-prey", rule="RF-R89", weight=2, lights=(id, chosen), card=t_name(s, id), prey=t_name(s, chosen))
    await attack(t, id, await in_the_way(t, id, chosen))


@rule("RF-R90")
async def no_prey(t: RFTable, id: str) -> None:
    """Where nothing matches, it reaps."""
    if t.loud:
        t.say("rf-log-no-prey", rule="RF-R90", lights=(id,), card=t_name(t.state, id))
    await plunder(t, id)


@rule("RF-R92")
async def in_the_way(t: RFTable, id: str, target: str) -> str:
    """A neighbour with taunt is fought instead of a creature without."""
    s: Voyage = t.state
    if keyword(s, target, "taunt"):
        return target
    guards = [one for one in neighbours(s, target) if keyword(s, one, "taunt")]
    if not guards:
        return target
    guard = await choose(t, "prey", guards, rule="RF-R92", about={"card": id})
    if t.loud:
        t.say("rf-log-guarded", rule="RF-R92", lights=(guard,), card=t_name(s, guard), prey=t_name(s, target))
    return guard


@rule("RF-R93")
def prey_of(s: Voyage, id: str) -> list[str]:
    """The creatures of the active player's line, and of no other, that it hunts; an enraged one takes any."""
    line = list(s.sides[s.chooser].line)
    if not silent(s, "cannot-attack"):
        line = [one for one in line if not cannot(s, "attack", id, one)]
    hunts = CONSTANTS.get("prey", {}).get(title(s, id))
    if not line or cannot(s, "fight", id):
        return []
    return list(hunts(s, id, line)) if hunts is not None and id not in s.enraged else line


async def engine_step(t: RFTable) -> None:
    """Step 4: one artifact is used, then the next."""
    s: Voyage = t.state
    for id in s.sides[ship_side(s)].artifacts:
        if id not in s.tired and can_use(s, id, "action"):
            s.tired[id] = True
            await use_engine(t, id)
            return
    s.step = "home"


@rule("RF-R113")
async def use_engine(t: RFTable, id: str) -> None:
    """An enemy artifact is exhausted, and its Action abilities resolve."""
    s: Voyage = t.state
    mark_use(s, id)
    waiting = [*abilities(s, id, "action", always=True), *players_omni(s, id)]
    if waiting and t.loud:
        told_of(t, "act", id, "RF-R113")
    await resolve(t, waiting)
    await happened(t, Event("used", card=id, side=ship_side(s), other="artifact"))


@rule("RF-R114")
def players_omni(s: Voyage, id: str) -> list[Trigger]:
    """Of an artifact that a player gave to the ship, the Omni abilities resolve too."""
    return abilities(s, id, "omni", always=True) if OWNER[id] != ship_side(s) else []


@rule("RF-R115")
def ready_the_ship(t: RFTable) -> None:
    """The ship, its creatures and its artifacts are readied."""
    ready_all(t.state)
    t.say("rf-log-ready", rule="RF-R115", weight=0)


async def ready_step(t: RFTable) -> None:
    """Step 5: all is readied, and the ship's turn is over."""
    s: Voyage = t.state
    ready_the_ship(t)
    await at(t, "turn-end")
    over(s)
    await settle(t)
    check_win(t, ship_turn=True)
    next_player(s)


def next_player(s: Voyage) -> None:
    """The next player of the order begins; after the last one a new round."""
    following = (s.order.index(s.chooser) + 1) % len(s.order)
    s.turn += following == 0
    s.active = s.chooser = s.order[following]
    s.step = "start"
