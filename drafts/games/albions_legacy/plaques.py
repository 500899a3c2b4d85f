"""The Virtue Stack, by which the kingdom lives, and the plaques that characters hold (R5, R187, R207, R208)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .ending import lost
from .names import named
from .state import Albion, ALTable, count, seats
from .telling import tell

VIRTUE = "virtue"
USUAL, THIN = 6, 1
"""Plaques in the stack besides one for each player."""


@rule("AL-R5")
def stack_size(s: Albion) -> int:
    """The stack has six plaques, and one more for each player."""
    return len(s.players) + (thin_stack(s) or USUAL)


@rule("AL-R219")
def thin_stack(s: Albion) -> int:
    """If the table wants it harder, one plaque and one more for each player."""
    return THIN if s.agreed.thin_virtue else USUAL


def lay_stack(t: ALTable) -> None:
    """Plaques are chosen at random; the others stay in the box."""
    s = t.state
    stack = s.decks[VIRTUE]
    while len(stack) > (stack_size(s) or 0):
        stack.draw(t.chance)


def stack_left(s: Albion) -> int:
    """How many plaques are left in the stack."""
    return len(s.decks[VIRTUE])


def lose_virtue(t: ALTable, n: int = 1, *, rule: str) -> None:
    """Discard plaques from the top of the stack."""
    s = t.state
    for _ in range(n):
        plaque = s.decks[VIRTUE].draw(t.chance)
        s.discards[VIRTUE].append(plaque)
        t.reveal()
        t.say("al-log-virtue-lost", rule=rule, weight=2, lights=("deck:virtue",), virtue=named(VIRTUE, plaque), n=stack_left(s))
        count(s, 0, "virtue.lost")
        stack_empty(t)


@rule("AL-R187", "AL-Q22")
def stack_empty(t: ALTable) -> None:
    """The game is lost when the last plaque leaves the stack for any reason, drawing it included."""
    if not stack_left(t.state):
        lost(t, "virtue", "AL-R187")


@rule("AL-R207", "AL-R208", "AL-R237")
def draw_virtue(t: ALTable, who: int, *, rule: str) -> None:
    """Take the top plaque into one's only slot; what was in it is discarded. What one holds is no part of the stack."""
    s = t.state
    player = s.players[who]
    plaque = s.decks[VIRTUE].draw(t.chance)
    t.reveal()
    if player.virtue:
        s.discards[VIRTUE].append(player.virtue)
    player.virtue = plaque
    count(s, who, f"virtue.{plaque}")
    tell(
        t,
        who,
        "al-log-virtue",
        rule=rule,
        weight=2,
        lights=(f"virtue:{plaque}",),
        virtue=named(VIRTUE, plaque),
        n=stack_left(s),
    )
    stack_empty(t)


@rule("AL-Q49")
def return_virtue(t: ALTable) -> bool:
    """The plaque that was discarded last goes under the stack; False if none was."""
    s = t.state
    if not s.discards[VIRTUE]:
        return False
    plaque = s.discards[VIRTUE].pop()
    s.decks[VIRTUE].put_under(plaque, tuple(range(-1, len(seats(t.state)))))
    t.say(
        "al-log-virtue-back", rule="AL-R228", weight=2, lights=("deck:virtue",), virtue=named(VIRTUE, plaque), n=stack_left(s)
    )
    return True


@rule("AL-R228")
def despair_lifted(t: ALTable) -> None:
    """If the table wants it easier, a discarded plaque goes under the stack whenever a Despair Token is removed."""
    if t.state.agreed.virtue_back:
        return_virtue(t)
