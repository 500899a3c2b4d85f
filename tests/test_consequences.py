"""Every answer says what it leads to, in few words; and nothing is a long list.

A label has 24 characters at most and a consequence 44, in every language. What a game cannot make shorter, such as the printed
names of its cards, it names in tests/games/<folder>/long.txt: how the message begins, and why.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import inglenook
from inglenook.engine.game import Game, game, games
from inglenook.engine.scene import OptionView, Prompt, folded
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.engine.words import LANGUAGES, Msg
from tests.properties import play_random, words_of

LABEL, NOTE, LISTED = 24, 44, 12
GAMES, ANSWERS = 4, 300
SHIPPED = [id for id, of in sorted(games().items()) if of.folder.is_relative_to(Path(inglenook.__file__).parent)]


def excused(of: Game[Any]) -> tuple[str, ...]:
    """How messages begin that may be longer; each has a reason."""
    path = Path(__file__).parent / "games" / of.folder.name / "long.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    assert all(len(line.split(maxsplit=1)) == 2 for line in lines), "every exception has its reason"
    return tuple(line.split()[0] for line in lines)


def looked_at(of: Game[Any]) -> list[Prompt]:
    """Questions of a few games, as the one who is asked sees them."""
    found: list[Prompt] = []
    rng = random.Random(of.id)

    def look(t: Table[Any], number: int) -> None:
        if t.decision is not None and rng.random() < 0.5:
            prompt = scene(t, t.decision.seat, lines=0).prompt
            assert prompt is not None and prompt.options
            found.append(prompt)

    def choose(t: Table[Any], decision: Any) -> str:
        if of.prefer is None or rng.random() < 0.3:
            return str(rng.choice(decision.keys))
        return str(max(zip(of.prefer(t.state, decision), decision.keys, strict=True), key=lambda pair: pair[0])[1])

    for seed in range(GAMES):
        play_random(of, seed, rng.randint(of.least, of.most), on_decision=look, choose=choose, cap=ANSWERS)
    return found


def too_long(of: Game[Any], message: Msg, most: int, exceptions: tuple[str, ...]) -> list[str]:
    if message.id.startswith(exceptions):
        return []
    said = [words_of(of, lang).say(message) for lang in LANGUAGES]
    return [f"{message.id}: {text}" for text in said if len(text) > most]


def crowded(prompt: Prompt) -> bool:
    """Whether more answers than one can read stand in one list; results stand on a ruler, several are picked at the table."""
    listed = [ways for ways in folded(prompt.options) if ways[0].result is None]
    groups: Counter[bytes] = Counter(str(ways[0].group).encode() for ways in listed)
    most = max([*groups.values(), *map(len, listed)], default=0)
    return prompt.select is None and most > LISTED


@pytest.mark.parametrize("id", SHIPPED)
def test_every_answer_has_a_short_consequence_and_no_list_is_long(id: str) -> None:
    of = game(id)
    exceptions = excused(of)
    prompts = looked_at(of)
    answers: list[tuple[Prompt, OptionView]] = [(prompt, one) for prompt in prompts for one in prompt.options]
    assert len(answers) > 200
    assert {(prompt.kind, one.key) for prompt, one in answers if one.note is None} == set()
    long = {line for _, one in answers for line in too_long(of, one.label, LABEL, exceptions)}
    long |= {line for _, one in answers if one.note is not None for line in too_long(of, one.note, NOTE, exceptions)}
    assert long == set()
    assert [prompt.kind for prompt in prompts if crowded(prompt)] == []
