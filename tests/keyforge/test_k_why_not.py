"""Why not: for what one would expect to be able to do, a sentence and the rule that stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from inglenook.games.keyforge import GAME

from . import props as props
from .stage import Play, stage

ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")
HOUSES = ["dis", "logos", "mars"]
Wish = dict[str, object]


class Case(NamedTuple):
    """A scene, a thing one might want there, and what is said about it."""

    scene: Callable[[], Play]
    thing: str
    rule: str
    why: str
    says: str
    """A piece of the English sentence."""


def main(foe: Wish | None = None, turn: int = 5, tally: dict[str, int] | None = None, **me: object) -> Callable[[], Play]:
    """I am asked what to do."""
    return lambda: stage(me=me, foe=foe or {}, turn=turn, tally=tally)


def house(me: Wish | None = None, **foe: object) -> Callable[[], Play]:
    """The foe is asked for a house."""
    return lambda: stage(me=me or {}, foe={"houses": HOUSES, "hand": ["punch"], **foe}).do("end")


def asked(deed: str, foe: Wish | None = None, **me: object) -> Callable[[], Play]:
    """I have begun something and am asked more."""
    return lambda: stage(me=me, foe=foe or {}).do(deed)


CASES = {
    # playing and discarding
    "other house": Case(
        main(hand=["punch", "fear"]), "play:fear", "KF-K9", "house", "Fear is of Dis, and this turn Brobnar acts"
    ),
    "other house, as a card": Case(main(hand=["punch", "fear"]), "fear", "KF-K9", "house", "is of Dis"),
    "discarding another house": Case(main(hand=["punch", "fear"]), "discard:fear", "KF-K21", "house", "is of Dis"),
    "first turn": Case(
        main(turn=1, tally={"from-hand": 1}, hand=["quiet"], line=["brute"]),
        "play:quiet",
        "KF-K10",
        "first-turn",
        "very first turn",
    ),
    "first turn, discarding": Case(
        main(turn=1, tally={"from-hand": 1}, hand=["quiet"], line=["brute"]),
        "discard:quiet",
        "KF-K10",
        "first-turn",
        "only one card",
    ),
    "seventh play": Case(main(tally={"six:smith": 6}, hand=["smith"]), "play:smith", "KF-K14", "six", "six times this turn"),
    "no host": Case(main(hand=["badge"]), "play:badge", "KF-K19", "no-host", "no creature to carry Badge"),
    "alpha too late": Case(
        main(tally={"acted": 1}, hand=["alpha-word"]), "play:alpha-word", "KF-K60", "alpha", "before everything else"
    ),
    "forbidden to play": Case(
        main(foe=dict(artifacts=["locked-gate"]), hand=["brute"]), "play:brute", "KF-K2", "forbidden", "Another card forbids"
    ),
    "toll": Case(
        main(foe=dict(artifacts=["toll-gate"]), hand=["quiet"], line=["brute"]),
        "play:quiet",
        "KF-K37",
        "toll",
        "would cost 1 æmber",
    ),
    "needs": Case(main(hand=["kelifi-dragon"], amber=6), "play:kelifi-dragon", "KF-K15", "needs", "asks for something"),
    # using
    "exhausted": Case(
        main(line=["brute"], tired=["brute"]), "reap:brute", "KF-K22", "exhausted", "readied at the end of your turn"
    ),
    "used in another house": Case(main(hand=["punch"], line=["stranger"]), "reap:stranger", "KF-K9", "house", "is of Mars"),
    "seventh use": Case(main(tally={"six:brute": 6}, line=["brute"]), "reap:brute", "KF-K14", "six", "that is the limit"),
    "stunned": Case(main(line=["brute"], stunned=["brute"]), "reap:brute", "KF-K27", "stunned", "only shakes that off"),
    "enraged": Case(
        main(foe=dict(line=["dummy"]), line=["brute"], enraged=["brute"]), "reap:brute", "KF-K28", "enraged", "it must"
    ),
    "nobody to fight": Case(main(line=["brute"]), "fight:brute", "KF-K24", "nobody-to-fight", "no enemy creature"),
    "forbidden to reap": Case(
        main(line=["brute"], artifacts=["no-reaping"], hand=["punch"]),
        "reap:brute",
        "KF-K2",
        "forbidden",
        "forbids this for Brute",
    ),
    "reaping with an artifact": Case(
        main(artifacts=["cannon"]), "reap:cannon", "KF-K25", "artifact", "neither reaps nor fights"
    ),
    "nothing to use": Case(main(artifacts=["trinket"]), "trinket", "KF-K25", "no-ability", "works by being there"),
    "no such ability": Case(main(line=["brute"]), "action:brute", "KF-K25", "no-ability", "no ability to use"),
    "an upgrade": Case(
        main(line=["brute"], upgrades={"brute": "badge"}), "badge", "KF-K19", "upgrade", "belongs to the creature"
    ),
    "the opponent's creature": Case(
        main(foe=dict(line=["dummy"])), "reap:dummy", "KF-K72", "not-yours", "not under your control"
    ),
    "discarded": Case(main(discard=["troll"]), "troll", "KF-K72", "discarded", "lies on a discard pile"),
    "purged": Case(main(purged=["troll"]), "play:troll", "KF-K42", "purged", "out of the game"),
    "archived": Case(main(archives=["troll"]), "play:troll", "KF-K41", "archived", "after choosing a house"),
    "in a deck": Case(main(foe=dict(deck=["troll"])), "play:troll", "KF-K72", "not-in-play", "is not in play"),
    "no tide": Case(lambda: stage(me=dict(line=["brute"])), "tide", "KF-K66", "no-tide", "No deck at this table"),
    "high tide": Case(
        lambda: stage(me=dict(line=["brute"]), tidal=True).do("tide"), "tide", "KF-K66", "high-tide", "high for you already"
    ),
    # choosing a house
    "foreign house": Case(house(), "sanctum", "KF-K8", "house-foreign", "none of the houses of your deck"),
    "barred house": Case(house(me=dict(artifacts=["ban-on-dis"])), "dis", "KF-K2", "house-barred", "forbids you to choose Dis"),
    "another must": Case(
        house(me=dict(artifacts=["decree-dis", "decree-logos"])), "mars", "KF-K8", "house-must", "must choose"
    ),
    "a card before a house": Case(house(), "punch", "KF-K8", "house-first", "First choose the house"),
    # targets
    "guarded": Case(
        asked("fight:brute", dict(line=["with-taunt", "weakling", "dummy"]), line=["brute"]),
        "weakling",
        "KF-K53",
        "guarded",
        "beside a creature with taunt",
    ),
    "one's own": Case(
        asked("fight:brute", dict(line=["plated", "dummy"]), line=["brute", "weakling"]),
        "weakling",
        "KF-K24",
        "own-side",
        "only enemy creatures",
    ),
    "an artifact to fight": Case(
        asked("fight:brute", dict(line=["plated", "dummy"], artifacts=["trinket"]), line=["brute"]),
        "trinket",
        "KF-K24",
        "no-fighter",
        "cannot be fought",
    ),
    "the middle of the line": Case(
        asked("play:brute", hand=["brute"], line=["dummy", "plated"]), "1", "KF-K18", "flank", "without deploy"
    ),
    "an artifact as host": Case(
        asked("play:badge", dict(artifacts=["trinket"]), hand=["badge"], line=["dummy", "plated"]),
        "trinket",
        "KF-K19",
        "host",
        "only a creature carries",
    ),
    "an enemy that captures": Case(
        asked("play:lucky", dict(line=["brute"], amber=1), hand=["lucky"], line=["dummy", "plated"]),
        "brute",
        "KF-K16",
        "not-friendly",
        "friendly creature captures",
    ),
    "no target": Case(
        asked("play:killer", dict(artifacts=["trinket"]), hand=["killer"], line=["dummy", "plated"]),
        "trinket",
        "KF-K6",
        "no-target",
        "not something this can be done to",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_says_why_and_names_the_rule(name: str) -> None:
    case = CASES[name]
    play = case.scene()
    assert play.table.decision is not None and not play.can(case.thing)
    reason = GAME.kinds.why_not(play.s, play.table.decision, play.key(case.thing))
    assert reason is not None and (reason.text.id, reason.rule) == (f"kf-why-{case.why}", case.rule)
    assert case.says in ENGLISH.say(reason.text)
    assert len(FRENCH.say(reason.text)) > 15 and FRENCH.say(reason.text) != ENGLISH.say(reason.text)
    assert reason.rule in GAME.rulebook.rules() and "kf-" not in FRENCH.say(reason.text)


def test_there_are_many_reasons() -> None:
    assert len({case.why for case in CASES.values()}) >= 30 and len({case.rule for case in CASES.values()}) >= 20


def test_what_is_no_card_has_no_reason() -> None:
    play = stage()
    assert play.table.decision is not None
    assert GAME.kinds.why_not(play.s, play.table.decision, "pool-0") is None


def test_a_card_nobody_may_see_is_not_betrayed() -> None:
    """The hand, the deck and the archives of the opponent are told apart by no answer."""
    play = stage(foe=dict(hand=["troll"], deck=["anger"], archives=["smith"]))
    assert play.table.decision is not None
    said = [GAME.kinds.why_not(play.s, play.table.decision, play.id(name)) for name in ("troll", "anger", "smith")]
    assert [reason.text.id for reason in said if reason is not None] == ["kf-why-not-in-play"] * 3
