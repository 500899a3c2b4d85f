"""Why not: where a question is about things of a sort, each of them that cannot be chosen now has its own reason and a rule.

A sort of things is what they are and where they lie: cards in a hand, spaces of a board. Which sorts a kind of question is
about shows in random games: those that an answer of that kind has lit.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from typing import Any

import pytest

from inglenook.engine.game import game, games
from inglenook.engine.scene import AnyPart, Board, Space
from inglenook.engine.table import Table
from inglenook.engine.view import scene, why_not
from inglenook.engine.words import LANGUAGES
from tests.properties import play_random, words_of

GAMES = 4
LOOKS, THINGS, ANSWERS = 90, 25, 350
"""At how many questions of each game we look, at how many things there, and how long we play."""


def sort_of(part: AnyPart | Space) -> tuple[str, str]:
    """What a thing is, and where it lies; all spaces are alike."""
    at = getattr(part, "at", "") or part.id
    return type(part).__name__, "" if isinstance(part, Space) else re.split(r"[-.:\d]", at)[0]


def things(parts: tuple[AnyPart, ...]) -> list[AnyPart | Space]:
    """All parts, with the spaces of boards."""
    return [*parts, *(space for part in parts if isinstance(part, Board) for space in part.spaces)]


@pytest.mark.parametrize("id", sorted(games()))
def test_what_could_be_an_answer_and_is_none_has_its_reason(id: str) -> None:
    of = game(id)
    about: dict[str, set[tuple[str, str]]] = defaultdict(set)
    unexplained: dict[tuple[str, tuple[str, str]], str] = {}
    rng = random.Random(id)

    def look(t: Table[Any], number: int) -> None:
        decision = t.decision
        if decision is None or rng.random() > LOOKS / ANSWERS:
            return
        seen = scene(t, decision.seat, lines=0)
        assert seen.prompt is not None
        lit = {light for option in seen.prompt.options for light in option.lights}
        dark = []
        for thing in things(seen.parts):
            if thing.id in lit:
                about[decision.kind].add(sort_of(thing))
            elif thing.id not in decision.keys:
                dark.append(thing)
        for thing in rng.sample(dark, min(THINGS, len(dark))):
            reason = why_not(t, decision.seat, thing.id)
            assert reason.rule, f"{decision.kind}: no rule for {thing.id}"
            assert all(words_of(of, lang).say(reason.text).strip() for lang in LANGUAGES)
            if reason.text.id == "why-unknown":
                unexplained[decision.kind, sort_of(thing)] = thing.id

    def choose(t: Table[Any], decision: Any) -> str:
        if of.prefer is None or rng.random() < 0.3:
            return str(rng.choice(decision.keys))
        return str(max(zip(of.prefer(t.state, decision), decision.keys, strict=True), key=lambda pair: pair[0])[1])

    for seed in range(GAMES):
        play_random(of, seed, rng.randint(of.least, of.most), on_decision=look, choose=choose, cap=ANSWERS)
    missing = {key: thing for key, thing in unexplained.items() if key[1] in about[key[0]]}
    assert not missing, missing
    assert about
