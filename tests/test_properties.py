"""The properties themselves: each catches the mistake it is there for."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from inglenook.engine import save as saves
from inglenook.engine.decide import ask
from inglenook.engine.game import View
from inglenook.engine.scene import Card
from inglenook.engine.table import Outcome, Table
from inglenook.engine.words import MissingWords, msg
from tests.engine.battle import BATTLE, played
from tests.fuzz import ledger
from tests.properties import cheap, dear, named_seats, nothing_leaks, play_random, reload, speakable


def table_of(game: Any, answers: int, seed: int = 1) -> Table[Any]:
    rng = random.Random(seed)
    t = saves.new_table(game, named_seats(2), luck=b"x")
    for _ in range(answers):
        assert t.decision is not None
        t.submit(rng.choice(t.decision.keys), t.decision.seat)
    return t


def test_a_scene_that_shows_a_hidden_card_is_caught() -> None:
    def leaky(view: View) -> list[Any]:
        other = next(iter(view.state.hands[1]), "")
        return [*BATTLE.parts(view), Card(id=f"leak:{other}", name=msg("card-hidden"), at="deck")]

    t = table_of(replace(BATTLE, parts=leaky), 2)
    with pytest.raises(AssertionError, match="may not know"):
        for seed in range(5):
            nothing_leaks(t, 0, random.Random(seed))


def test_answers_that_depend_on_a_hidden_card_are_caught() -> None:
    async def telling(t: Table[Any]) -> None:
        s = t.state
        await ask(t, 0, "action", lambda: ["pass", "low" if s.hands[1][0] < "m" else "high"], rule="CB-R10")

    game = replace(BATTLE, steps={**BATTLE.steps, "turn": telling})
    t = table_of(game, 2)
    with pytest.raises(AssertionError, match="tells too much"):
        for seed in range(20):
            nothing_leaks(t, 0, random.Random(seed))


def test_rules_that_remember_outside_the_state_are_caught() -> None:
    calls: list[int] = []

    async def forgetful(t: Table[Any]) -> None:
        calls.append(1)
        await ask(t, 0, "action", lambda: ["pass", str(len(calls))], rule="CB-R10")

    t = table_of(replace(BATTLE, steps={**BATTLE.steps, "turn": forgetful}), 2)
    with pytest.raises((AssertionError, saves.BadSave)):
        dear(t, random.Random(1))


def test_a_broken_invariant_is_caught() -> None:
    t = played(1, 20)
    cheap(t)
    t.state.hands[0].append(t.state.hands[1][0])
    with pytest.raises(AssertionError, match="each_card_in_one_place"):
        cheap(t)


def test_somebody_wins_among_rivals_and_a_team_wins_or_loses_together() -> None:
    t = played(1, 20)
    t.decision, t.group = None, []
    for modes, winners, good in (
        (("rivals", "bots"), (), False), (("rivals",), (1,), True), (("team", "solo"), (), True),
        (("team",), (0, 1), True), (("team",), (1,), False), (("team",), (0, 1, 2), False),
    ):  # fmt: skip
        t.game = replace(BATTLE, modes=modes)
        t.over = Outcome(winners=winners, reason=msg("card-hidden"), scores=())
        if good:
            cheap(t)
        else:
            with pytest.raises(AssertionError):
                cheap(t)


def test_a_message_without_words_is_caught() -> None:
    t = played(1, 20)
    t.say("nonsense", rule="CB-R1")
    with pytest.raises(MissingWords, match="nonsense"):
        speakable(t, 0)


def test_a_failed_game_leaves_a_save_that_leads_to_the_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INGLENOOK_DUMPS", str(tmp_path))
    stood: list[str] = []

    def fail(t: Table[Any], at: int) -> None:
        stood.append(t.fingerprint())
        assert at < 25

    with pytest.raises(AssertionError) as failed:
        play_random(BATTLE, 7, 3, on_decision=fail)
    path = tmp_path / "card-battle-7.json"
    assert str(path) in failed.value.__notes__[0] and "seed 7, 3 seats" in failed.value.__notes__[0]
    assert saves.load(saves.read_file(path)).table.fingerprint() == stood[-1]


def test_a_reloaded_table_is_another_table() -> None:
    t = played(2, 15)
    twin = reload(t)
    assert twin is not t and twin.state is not t.state and twin.fingerprint() == t.fingerprint()


# -- the ledger -------------------------------------------------------------------------------------------------------


def test_the_ledger_notes_what_is_entered_and_leaves_the_rules_as_they_were() -> None:
    before = {name: function.__code__ for name, function in ledger.carriers(BATTLE).items()}
    assert len(before) > 30
    with ledger.watching(BATTLE) as entered:
        assert entered == set()
        first = play_random(BATTLE, 3, 2)
    assert {"round.dawn", "turn.turn", "turn.actions", "draw.draw"} <= entered
    assert {name: function.__code__ for name, function in ledger.carriers(BATTLE).items()} == before
    assert play_random(BATTLE, 3, 2).moves == first.moves, "watching changes nothing"


@pytest.mark.parametrize("missing", [[], ["cards.rally"]])
def test_a_rule_function_nobody_entered_is_named(missing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ledger.FOLDER, str(tmp_path))
    entered = [name for name in ledger.carriers(BATTLE) if name not in missing]
    ledger.write(ledger.Page("card-battle", "corpus", 0, 2, 10, 9, entered))
    assert ledger.judge() == [], "only when all chunks are there"
    ledger.write(ledger.Page("card-battle", "fresh", 0, 2, 10, 0, list(ledger.carriers(BATTLE))))
    complaints = ledger.judge()
    assert complaints[:1] == [f"card-battle: rule functions its corpus never enters: {name}" for name in missing]
    assert [line.endswith("python tools/corpus.py card-battle") for line in complaints[1:]] == [True] * len(missing)


def test_games_that_never_end_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ledger.FOLDER, str(tmp_path))
    ledger.write(ledger.Page("card-battle", "corpus", 0, 1, 100, 24, list(ledger.carriers(BATTLE))))
    assert ledger.judge() == ["card-battle: only 24 of 100 games reached an end"]
