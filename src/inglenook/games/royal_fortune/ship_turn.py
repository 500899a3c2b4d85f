"""The ship's turn: a chest, cards, the line, the artifacts, and ready again (R94-R115, R125-R132)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.games.keyforge.choose import pick
from inglenook.games.keyforge.damage import settle
from inglenook.games.keyforge.fight import attack
from inglenook.games.keyforge.forge import forge_step
from inglenook.games.keyforge.moments import abilities, resolve, t_name
from inglenook.games.keyforge.play import allowed, play
from inglenook.games.keyforge.query import cannot, keyword, total
from inglenook.games.keyforge.registry import CONSTANTS
from inglenook.games.keyforge.state import OWNER, face, neighbours, title
from inglenook.games.keyforge.turn import at, over, ready_all
from inglenook.games.keyforge.use import reap, unstun
from inglenook.games.keyforge.zones import put, reshuffle

from .laws import check_win, sail
from .state import RFTable, Voyage, ship_id, ship_side


@rule("RF-R94", "RF-R95")
async def after_player(t: RFTable) -> None:
    """After each player's turn that player runs a turn of the ship, as its active player."""
    s: Voyage = t.state
    over(s)
    await settle(t)
    check_win(t, ship_turn=False)
    s.active = ship_side(s)
    t.say("rf-log-ship-turn", rule="RF-R94", heading=True)
    s.step = "chest"


@rule("RF-R96", "RF-R97", "RF-R98", "RF-R99")
async def chest_step(t: RFTable) -> None:
    """Step 1: if it can pay, the ship makes one chest."""
    s: Voyage = t.state
    archive_adventure(t, total(s, "extra-archive"))
    await at(t, "turn-start")
    await forge_step(t, ship_side(s))
    s.waiting, s.drawn = list(s.sides[ship_side(s)].archives), s.pace
    s.step = "cards"


@rule("RF-R100", "RF-R101", "RF-R102", "RF-R103", "RF-R126")
async def card_step(t: RFTable) -> None:
    """Step 2: first what was archived before this step, then new cards, each played before the next is drawn."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    if s.waiting:
        card = s.waiting.pop(0)
        if card in side.archives:
            await play_adventure(t, card)
        return
    if s.drawn and reshuffle(t, ship_side(s)):
        s.drawn -= 1
        card = side.deck.draw(t.chance)
        t.reveal()
        side.archives.append(card)
        await play_adventure(t, card)
        return
    s.step = "line"


async def play_adventure(t: RFTable, card: str) -> None:
    """The ship plays a card; what it is forbidden to play is discarded."""
    s: Voyage = t.state
    if allowed(s, ship_side(s), card):
        await play(t, card, ship_side(s))
        return
    s.sides[ship_side(s)].archives.remove(card)
    put(s, card, "discard")
    t.say("rf-log-cannot-play", rule="RF-R102", card=t_name(s, card))


@rule("RF-R127", "RF-R128", "RF-R129", "RF-G10")
def archive_adventure(t: RFTable, n: int) -> None:
    """The top cards of the adventure deck go to the ship's archives; an empty deck is made anew."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    for _ in range(n):
        if reshuffle(t, ship_side(s)):
            side.archives.append(side.deck.draw(t.chance))
            t.say("rf-log-archive", rule="RF-R127")


@rule("RF-R109", "RF-R110", "RF-G24")
async def line_step(t: RFTable) -> None:
    """Step 3: from left to right everything that can be used is, until all are exhausted."""
    s: Voyage = t.state
    side = s.sides[ship_side(s)]
    for id in list(side.line):
        if id not in s.tired and id in s.control and not cannot(s, "use", id, "reap"):
            await use_enemy(t, id)
            return
    s.step = "engines"


async def use_enemy(t: RFTable, id: str) -> None:
    """One creature of the ship's line is used."""
    s: Voyage = t.state
    if id == ship_id(s):
        await sail(t)
    elif id in s.stunned:
        unstun(t, id)
    elif keyword(s, id, "prey"):
        await hunt(t, id)
    else:
        await plunder(t, id)


@rule("RF-R111", "RF-R112")
async def plunder(t: RFTable, id: str) -> None:
    """An enemy without prey reaps, and that is always normal æmber."""
    if cannot(t.state, "reap", id):
        t.state.tired[id] = True
    else:
        await reap(t, id)


@rule("RF-R89", "RF-R90", "RF-R91", "RF-R92", "RF-R93")
async def hunt(t: RFTable, id: str) -> None:
    """A creature with prey fights a matching creature of the active player, or the one with taunt beside it; else it reaps."""
    s: Voyage = t.state
    matches = prey_of(s, id)
    if not matches or cannot(s, "fight", id):
        await plunder(t, id)
        return
    target = await pick(t, matches, "prey", about={"card": id})
    guards = [] if keyword(s, target, "taunt") else [one for one in neighbours(s, target) if keyword(s, one, "taunt")]
    await attack(t, id, await pick(t, guards, "prey", about={"card": id}) if guards else target)


def prey_of(s: Voyage, id: str) -> list[str]:
    """The creatures of the active player's line it hunts."""
    hunts = CONSTANTS.get("prey", {}).get(title(s, id))
    line = list(s.sides[s.chooser].line)
    return list(hunts(s, id, line)) if hunts is not None and line else []


@rule("RF-R113", "RF-R114")
async def engine_step(t: RFTable) -> None:
    """Step 4: each enemy artifact is used; of one that came from a player the Omni ability works too."""
    s: Voyage = t.state
    for id in list(s.sides[ship_side(s)].artifacts):
        if id in s.control and id not in s.tired:
            s.tired[id] = True
            waiting = abilities(s, id, "action", always=True)
            if OWNER[id] != ship_side(s):
                waiting += abilities(s, id, "omni", always=True)
            if waiting:
                t.say("kf-log-act", rule="RF-R113", lights=(id,), card=t_name(s, id))
            await resolve(t, waiting)
            return
    s.step = "home"


@rule("RF-R115")
async def ready_step(t: RFTable) -> None:
    """Step 5: the ship, its creatures and its artifacts are readied; then the next player begins."""
    s: Voyage = t.state
    ready_all(s)
    await at(t, "turn-end")
    over(s)
    await settle(t)
    check_win(t, ship_turn=True)
    following = (s.order.index(s.chooser) + 1) % len(s.order)
    s.turn += following == 0
    s.active = s.chooser = s.order[following]
    s.step = "start"


def kind_of(s: Voyage, id: str) -> str:
    """The type on the card."""
    return face(s, id).type
