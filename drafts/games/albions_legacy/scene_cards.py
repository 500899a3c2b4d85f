"""The cards around the map: threats in play, the Story Quests, and characters while one chooses."""

from __future__ import annotations

from functools import lru_cache

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Card, Line, Zone
from inglenook.engine.words import Msg, msg

from .content import CHARACTERS, ENEMIES, NAMED, QUESTS, TASKS, THREATS, type_of
from .names import foe_name, named, task_name, tile_name
from .state import Albion

COMMAND_ICONS = {"aggressive": "running-ninja", "objective": "position-marker", "hold": "padlock"}
ESCAPE = "escape"
ROW = "threats"
"""Where quests and threats lie, beside each other."""
ROOM = 3
"""So many threats have room for everything that is written on them."""


def card_parts(view: View) -> list[AnyPart]:
    """What everybody plays against and for."""
    s: Albion = view.state
    if not s.round:
        return hero_cards(s)
    count = len(s.quests) + len(s.threats)
    if not count:
        return []
    row = Zone(id=ROW, name=msg("al-threats" if s.threats else "al-quests"), count=count, rules=("AL-R159", "AL-R16"))
    return [row, *quest_cards(s), *threat_cards(s)]


# -- threats --------------------------------------------------------------------------------------------------------------


def threat_cards(s: Albion) -> list[AnyPart]:
    """The threats in play, the oldest first; where there are many, their abilities are for a closer look."""
    first, brief = len(s.quests), len(s.threats) > ROOM
    return [_threat(id, first + slot, left(s, id), id in s.beaten, brief) for slot, id in enumerate(s.threats)]


def left(s: Albion, threat: str) -> tuple[tuple[str, int], ...]:
    """Who is left of a threat: the named enemy, and how many of each type of its own."""
    one = THREATS[threat]
    found = [(one.named, 1)] if one.named and one.named in s.foes else []
    for type in dict.fromkeys(spawn.type for spawn in one.spawn):
        n = sum(type_of(token) == type and token not in NAMED for token in s.foes)
        if n:
            found.append((f"{type}.1", n))
    return tuple(found)


@lru_cache(4096)
def _threat(id: str, slot: int, left: tuple[tuple[str, int], ...], beaten: bool, brief: bool) -> Card:
    one = THREATS[id]
    who = [msg("al-left", foe=foe_name(token), n=n) for token, n in left]
    lines = [
        Line(text=Msg("al-list", {"what": who}) if who else msg("al-left-none"), icon="swords-emblem"),
        Line(text=command(id), icon=COMMAND_ICONS[one.command]),
    ]
    if not brief:
        lines.append(Line(text=named("threat-text", id), state=("closed",) if beaten else ()))
    icon = one.icon or (NAMED[one.named].icon if one.named else ENEMIES[one.spawn[0].type].icon)
    return Card(
        id=f"threat:{id}",
        name=named("threat", id),
        role=msg(f"al-threat-{one.deck}"),
        icon=icon,
        at=ROW,
        slot=slot,
        kind="threat",
        state=("severe",) if one.deck == "severe" else (),
        lines=tuple(lines),
        text=(named("threat-text", id), named("threat-flavour", id)),
        rules=("AL-R159", "AL-R148"),
    )


def command(id: str) -> Msg:
    """What the enemies of a threat do."""
    one = THREATS[id]
    if one.command != "objective":
        return msg(f"al-command-{one.command}")
    return msg("al-command-escape") if one.target == ESCAPE else msg("al-command-tile", tile=tile_name(one.target))


# -- quests ---------------------------------------------------------------------------------------------------------------


def quest_cards(s: Albion) -> list[AnyPart]:
    """The Story Quests and how far they are."""
    return [quest_card(s, id, slot) for slot, id in enumerate(s.quests)]


def quest_card(s: Albion, id: str, slot: int) -> Card:
    """A quest: every task, and where its token is."""
    lines = tuple(
        Line(
            text=task_name(task),
            note=where(s, task),
            icon="star-medal" if s.story.get(task) == "home" else "trail",
            state=("met",) if s.story.get(task) == "home" else (),
        )
        for task, one in TASKS.items()
        if one.quest == id
    )
    return Card(
        id=f"quest:{id}",
        name=named("quest", id),
        role=msg("al-quest-role"),
        icon=QUESTS[id].icon or "scroll-unfurled",
        at=ROW,
        slot=slot,
        kind="quest",
        lines=lines,
        text=(named("quest-text", id), named("quest-opening", id)),
        rules=("AL-R17", "AL-R191"),
    )


def where(s: Albion, task: str) -> Msg:
    """Where the token of a task is."""
    at = s.story.get(task, "")
    if at in ("home", "box", "carried"):
        return msg(f"al-story-{at}")
    if at == TASKS[task].tile or not at:
        return msg("al-story-there" if at else "al-story-unfound", tile=tile_name(TASKS[task].tile))
    return msg("al-story-there", tile=tile_name(at))


# -- characters -----------------------------------------------------------------------------------------------------------


def hero_cards(s: Albion) -> list[AnyPart]:
    """Before the game: all characters one could choose."""
    taken = [player.character for player in s.players]
    found: list[AnyPart] = [Zone(id="heroes", name=msg("al-heroes"), count=len(CHARACTERS), rules=("AL-R11",))]
    found += [_hero(id, slot, id in taken) for slot, id in enumerate(CHARACTERS)]
    return found


@lru_cache(64)
def _hero(id: str, slot: int, taken: bool) -> Card:
    one = CHARACTERS[id]
    numbers = msg("al-hero-more", destiny=one.destiny, wounds=one.wounds)
    lines = (Line(text=named("ability", id), icon="sparkles"), Line(text=numbers, icon="cut-diamond"))
    return Card(
        id=f"card:{id}",
        name=named("hero", id),
        role=named("hero-title", id),
        icon=one.head,
        at="heroes",
        slot=slot,
        kind="hero",
        lines=lines,
        state=("used",) if taken else (),
        text=(named("hero-reason", id), named("ability-text", id), msg("al-hero-favours", foe=named("foe", one.favoured))),
        rules=("AL-R11", "AL-R119"),
    )
