"""The codex: what every adventure, whirlpool and space says, for whoever wants to read it."""

from __future__ import annotations

from functools import cache

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from . import challenges
from .castle import has_whole_key
from .content import ADVENTURES, EVENTS, MAGIC, MINORS, SPACES, TOKENS, WHIRLPOOLS, Adventure
from .items import name_of
from .state import Kingdom


@cache
def space_name(space: str) -> Msg:
    return msg(f"kk-space-{space}")


@cache
def what_it_does(space: str) -> Msg:
    """One line about a space of the kingdom: "restore 2 items", "open road"."""
    printed = SPACES[space]
    if printed.kind == "restore":
        return msg("kk-does-restore", n=printed.value)
    if printed.kind == "key":
        adventure = ADVENTURES[printed.entry or space]
        return msg("kk-does-key", adventure=msg(f"kk-adventure-{adventure.id}"), colour=msg(f"kk-colour-{adventure.colour}"))
    if printed.kind == "minor":
        return msg("kk-does-minor", adventure=msg(f"kk-minor-{printed.entry}"))
    return msg(f"kk-does-{printed.kind}")


def what_it_does_for(s: Kingdom, seat: int, space: str) -> Msg:
    """The same for a certain hero: whirlpools lead to the castle with a whole key, a piece is won once."""
    printed = SPACES[space]
    if printed.kind == "whirlpool":
        if has_whole_key(s, seat):
            return msg("kk-does-whirlpool-castle")
        return msg("kk-does-whirlpool-fold", region=msg(f"kk-region-{WHIRLPOOLS[space].to}"))
    if printed.kind == "key" and ADVENTURES[printed.entry or space].colour in s.pieces[seat]:
        return msg("kk-does-key-owned")
    return what_it_does(space)


def need_text(need: challenges.Need) -> Msg:
    """A condition in words: "6 or more"."""
    return Msg(need[0], dict(need[1]))


def step_need(adventure: Adventure, step: int, last: int | None = None) -> challenges.Need:
    """What the roll for a space must be; as long as the one before is not known, only how it must compare."""
    if step and last is None and challenges.recalls(adventure.challenge):
        return f"kk-need-{adventure.challenge.kind}", {}
    return challenges.need(adventure.challenge, step, last)


def short_need(need: challenges.Need) -> Msg:
    """A condition in a word: "6+"."""
    return Msg(need[0].replace("kk-need", "kk-short"), dict(need[1]))


def step_short(adventure: Adventure, step: int, last: int | None) -> Msg:
    """One space of a key adventure, as short as can be."""
    printed = adventure.steps[step]
    needed = short_need(step_need(adventure, step, last))
    if printed.kind == "item":
        return msg("kk-step-short-help", n=step + 1, need=needed, help=name_of(adventure.item))
    if printed.kind == "companion":
        return msg("kk-step-short-help", n=step + 1, need=needed, help=msg(f"kk-event-{printed.companion}"))
    return msg("kk-step-short", n=step + 1, need=needed)


@rule("KK-R44")
def step_text(adventure: Adventure, step: int) -> Msg:
    """One space of a key adventure: who may help there, and what the roll must be."""
    printed = adventure.steps[step]
    number = step + 1
    needed = need_text(step_need(adventure, step))
    if printed.kind == "item":
        return msg("kk-step-item", n=number, item=name_of(adventure.item), need=needed)
    if printed.kind == "companion":
        return msg("kk-step-companion", n=number, card=msg(f"kk-event-{printed.companion}"), need=needed)
    return msg("kk-step-plain", n=number, need=needed)


def ways_out(success: str | None, failure: str | None) -> tuple[Msg, ...]:
    """Where an adventure lets its heroes out."""
    if success is None or failure is None:
        found = {"success": success, "failure": failure}
        return tuple(msg(f"kk-exit-{how}", space=space_name(space)) for how, space in found.items() if space is not None)
    return (msg("kk-exits", success=space_name(success), failure=space_name(failure)),)


@rule("KK-R154")
def entry(space: str) -> tuple[Msg, ...]:
    """What the codex says of a space; it is open to everybody at any time."""
    printed = SPACES[space]
    if printed.kind == "key":
        adventure = ADVENTURES[printed.entry or space]
        steps = tuple(step_text(adventure, step) for step in range(len(adventure.steps)))
        exits = ways_out(adventure.success, adventure.failure)
        return (what_it_does(space), msg(f"kk-adventure-{adventure.id}-text"), *steps, *exits)
    if printed.kind == "minor":
        minor = MINORS[printed.entry or space]
        failure = minor.failure if minor.test is not None or minor.pay else None
        return (what_it_does(space), msg(f"kk-minor-{minor.id}-text"), *ways_out(minor.success, failure))
    if printed.kind == "whirlpool":
        return (what_it_does(space), msg(f"kk-whirlpool-{WHIRLPOOLS[printed.entry or space].id}-text"))
    return (what_it_does(space),)


def card_text(card: str) -> tuple[Msg, ...]:
    """The text of an event card."""
    lines = [msg(f"kk-event-{card}-text")]
    event = EVENTS[card]
    if event.test is not None:
        lines.insert(0, msg("kk-card-needs", need=need_text(challenges.need_of(event.test))))
    return (*lines, msg(f"kk-event-{card}-flavour"))


def magic_text(item: str) -> tuple[Msg, ...]:
    """The text of a magic item."""
    return (msg("kk-item-value", n=MAGIC[item].value), msg(f"kk-magic-{item}-text"))


def token_text(token: str) -> Msg:
    """What a castle token shows."""
    printed = TOKENS[token]
    if printed.test is not None:
        return msg("kk-card-needs", need=need_text(challenges.need_of(printed.test)))
    return msg("kk-does-restore", n=printed.restore)


@rule("KK-R153")
def player_aid() -> tuple[Msg, ...]:
    """Both turn options, the four steps of a move, and the seven kinds of space."""
    kinds = ("adventure", "restore", "event", "boring", "demon", "whirlpool", "void")
    return (
        msg("kk-aid-move"),
        *(msg(f"kk-aid-move-{step}") for step in (1, 2, 3, 4)),
        msg("kk-aid-nap"),
        *(msg(f"kk-aid-{kind}") for kind in kinds),
    )
