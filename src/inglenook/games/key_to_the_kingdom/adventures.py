"""Key adventures: several steps, one turn, one piece of the key."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from . import challenges
from .castle import CASTLE_TREK, castle_step
from .content import ADVENTURES, SPACES, Adventure, Step
from .icons import icon, resolve
from .items import active
from .rolls import judge, roll
from .state import Kingdom, KTable, Trek


@icon("key")
@rule("KK-R86")
async def start_adventure(t: KTable, seat: int, space: str) -> None:
    """The start of an adventure: it is undertaken in the same turn."""
    undertake(t, seat, SPACES[space].entry or space)


def undertake(t: KTable, seat: int, id: str) -> None:
    """Begin a key adventure, unless the hero has its piece already."""
    s = t.state
    adventure = ADVENTURES[id]
    if has_piece(s, seat, adventure.colour):
        t.say("kk-log-has-piece", rule="KK-R107", weight=0, seat=seat, colour=msg(f"kk-colour-{adventure.colour}"))
        return
    count(s, seat, f"tried.{id}")
    s.trek = Trek(adventure=id, reached=0, last=None)
    s.step = "trek"
    t.say("kk-log-adventure", rule="KK-R86", weight=2, seat=seat, adventure=msg(f"kk-adventure-{id}"), heading=False)


@rule("KK-R107", "KK-D5")
def has_piece(s: Kingdom, seat: int, colour: str) -> bool:
    """Whoever has the piece of a colour undertakes no adventure of that colour: the hero stops there, and that is all."""
    return colour in s.pieces[seat]


@rule("KK-R105", "KK-R119")
async def trek(t: KTable) -> None:
    """One step of an adventure after another, all in the same turn."""
    s = t.state
    assert s.trek is not None
    seat = s.active
    if s.trek.adventure == CASTLE_TREK:
        await castle_step(t, seat)
        return
    adventure = ADVENTURES[s.trek.adventure]
    t.enter("KK-R105", msg(f"kk-adventure-{adventure.id}"))
    if await advances(t, seat, adventure, s.trek):
        s.trek.reached += 1
        await onward(t, seat, adventure, s.trek)
    else:
        await give_up(t, seat, adventure)
    t.leave()


@rule("KK-R109", "KK-R116")
async def advances(t: KTable, seat: int, adventure: Adventure, trek: Trek) -> bool:
    """To the next space by help or by a roll that meets its condition; there is no turning back in the middle."""
    step = adventure.steps[trek.reached]
    if helper(t.state, seat, adventure, step) and await takes_help(t, seat, trek):
        return walk_on(t, seat, adventure, step)
    return await meets_condition(t, seat, adventure, trek)


@rule("KK-D18")
async def takes_help(t: KTable, seat: int, trek: Trek) -> bool:
    """Help is an offer: the hero may roll instead."""
    choice = await ask(t, seat, "help", lambda: ["walk", "roll"], rule="KK-D18", about={"step": trek.reached})
    return choice == "walk"


@rule("KK-R108", "KK-D19")
async def meets_condition(t: KTable, seat: int, adventure: Adventure, trek: Trek) -> bool:
    """The codex entry says what the roll must be; the last rolled result stays the reference, odd and even follow the space."""
    needed = challenges.need(adventure.challenge, trek.reached, trek.last)
    result = await roll(t, seat, "adventure", needed, f"kk-adventure-{adventure.id}-text")
    passed = challenges.passes(adventure.challenge, trek.reached, trek.last, result)
    trek.last = result
    return judge(t.state, passed)


def helper(s: Kingdom, seat: int, adventure: Adventure, step: Step) -> str:
    """Who or what lets the hero walk onto this space without a roll; empty if nobody does."""
    if step.kind == "item":
        return item_helps(s, seat, adventure.item)
    if step.kind == "companion":
        return companion_helps(s, seat, step.companion or "")
    return ""


@rule("KK-R44", "KK-R111", "KK-R113")
def item_helps(s: Kingdom, seat: int, item: str) -> str:
    """The item shown on the next space helps whoever has it active; an exhausted one does not."""
    return item if item in active(s, seat) else ""


@rule("KK-R115")
def companion_helps(s: Kingdom, seat: int, card: str) -> str:
    """The companion shown on the next space helps whoever owns it."""
    return card if s.companions.get(card) == seat else ""


@rule("KK-R112", "KK-D21")
def walk_on(t: KTable, seat: int, adventure: Adventure, step: Step) -> bool:
    """Who wants the help walks on without a roll; nothing is exhausted by it, so the item may still change a later roll."""
    by = helper_of(adventure, step)
    t.say("kk-log-walks", rule="KK-R112" if step.kind == "item" else "KK-R115", seat=seat, by=by)
    return True


def helper_of(adventure: Adventure, step: Step) -> Msg:
    """The name of the item or the companion shown on a space."""
    return msg(f"kk-item-{adventure.item}") if step.kind == "item" else msg(f"kk-event-{step.companion}")


@rule("KK-R118")
async def onward(t: KTable, seat: int, adventure: Adventure, trek: Trek) -> None:
    """On the last space, the one with the coloured key, the adventure is accomplished; before it the next step follows."""
    if trek.reached < len(adventure.steps):
        t.say("kk-log-step", rule="KK-R109", weight=2, seat=seat, step=trek.reached, of=len(adventure.steps))
        return
    count(t.state, seat, f"passed.{adventure.id}")
    win_piece(t, seat, adventure.colour)
    await leave_adventure(t, seat, adventure.success)


@rule("KK-R106", "KK-R121", "KK-R157", "KK-R161")
def win_piece(t: KTable, seat: int, colour: str) -> None:
    """The piece of that colour, from the supply; nothing else gives one, and it restores nothing."""
    s = t.state
    s.supply[colour] -= 1
    s.pieces[seat].append(colour)
    t.say("kk-log-piece", rule="KK-R106", weight=3, seat=seat, colour=msg(f"kk-colour-{colour}"), number=len(s.pieces[seat]))


@rule("KK-R120", "KK-R158")
async def give_up(t: KTable, seat: int, adventure: Adventure) -> None:
    """Failed: the codex entry says where the hero goes. Companions and magic items are kept."""
    t.say("kk-log-adventure-failed", rule="KK-R120", weight=2, seat=seat, adventure=msg(f"kk-adventure-{adventure.id}"))
    await leave_adventure(t, seat, adventure.failure)


@rule("KK-R127", "KK-R128", "KK-D20")
async def leave_adventure(t: KTable, seat: int, exit: str) -> None:
    """Succeeded or failed, the hero leaves by the exit the codex names, even if somebody stands there."""
    s = t.state
    s.trek = None
    s.step = "end"
    s.at[seat] = exit
    t.say("kk-log-leaves", rule="KK-R127", seat=seat, space=msg(f"kk-space-{exit}"), lights=(exit,))
    await resolve_exit(t, seat)


@rule("KK-R129")
async def resolve_exit(t: KTable, seat: int) -> None:
    """The icon of the exit space is resolved at once."""
    await resolve(t, seat)
