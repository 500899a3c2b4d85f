"""What Blackbeak says: not too much, nothing by luck, and nothing that it can never say."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from functools import cache

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.table import Seat
from inglenook.engine.words import LANGUAGES
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_eyes import sees_forged, sees_marker, sees_the_end, sees_title, sits_back
from inglenook.games.forges_of_ravenshire.ao_remarks import LINES, MOST, ONE_IN, remark
from inglenook.games.forges_of_ravenshire.content import FINISHES, GUILDS, TIERS
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions

from .rival import Rival, rival

FAMILIES = {"contract-": TIERS, "finish-": FINISHES, "run-": GUILDS, "event-": ("reputation", "recruit", "goods")}
"""Deeds whose names end with something of the game."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_its_deed_and_every_deed_its_lines(lang: str) -> None:
    text = (GAME.folder / "words" / f"remarks.{lang}.ftl").read_text(encoding="utf-8")
    found = Counter(re.findall(r"^fr-remark-([\w-]+)-\d+ =", text, re.MULTILINE))
    assert dict(found) == LINES


@cache
def spoken_of() -> frozenset[str]:
    """The deeds that some rule speaks of, by its code."""
    found: list[str] = []
    for path in GAME.folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "remark" and path.name != "ao_remarks.py":
                found += _deeds(call.args[1], tree)
    return frozenset(found)


def _deeds(said: ast.expr, tree: ast.Module) -> list[str]:
    match said:
        case ast.Constant(value=str(deed)):
            return [deed]
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
            return [f"{start}{end}" for end in FAMILIES[start]]
        case ast.IfExp(body=one, orelse=other):
            return [*_deeds(one, tree), *_deeds(other, tree)]
        case ast.Name(id=name):
            given = [
                node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
            ]
            return [deed for value in given for deed in _deeds(value, tree)]
    raise AssertionError(f"what is said by {ast.unparse(said)}?")


def test_no_deed_is_out_of_reach() -> None:
    assert spoken_of() == set(LINES)


@pytest.mark.parametrize("deed", LINES)
def test_every_line_of_a_deed_is_said_sooner_or_later(deed: str) -> None:
    said = set()
    for deeds in range(60):
        play = rival(deeds=deeds)
        remark(play.t, deed)
        said.update(play.remarks())
    assert said == {f"fr-remark-{deed}-{line}" for line in range(1, LINES[deed] + 1)}


def test_of_everyday_deeds_it_speaks_now_and_then_and_of_rare_ones_always() -> None:
    for deed, one_in in ONE_IN.items():
        spoke = 0
        for deeds in range(42):
            play = rival(deeds=deeds)
            remark(play.t, deed)
            spoke += len(play.remarks())
        assert spoke == 42 // one_in
    assert ONE_IN["place"] > ONE_IN["recruit"] > ONE_IN["win"] == 1


def test_it_does_not_talk_on_and_on() -> None:
    play = rival()
    for _ in range(5):
        remark(play.t, "last-card")
    assert len(play.remarks()) == MOST == 2
    assert rival(spoken=MOST, deck=["ao-m1"]).turn().ao.spoken <= MOST


def test_who_is_not_there_says_nothing() -> None:
    play = rival()
    play.s.ao = None
    remark(play.t, "greeting")
    sits_back(play.t)
    sees_marker(play.t)
    sees_the_end(play.t, [0])
    assert play.t.log == []


def test_remarks_need_no_luck_and_are_the_same_with_nobody_listening() -> None:
    for seed in range(3):
        tables = []
        for loud in (True, False):
            rng = random.Random(seed)
            seats = [Seat("Ana"), Seat("Bo")]
            t = GAME.table(2, Dice(rng), options=RavenshireOptions(ao="artisan"), seats=seats, loud=loud)
            while t.decision is not None:
                t.submit(rng.choice(t.decision.keys))
            tables.append(t)
        assert tables[0].fingerprint() == tables[1].fingerprint()


# -- what it notices ------------------------------------------------------------------------------------------------------


def last(play: Rival) -> str:
    return play.remarks()[-1].removeprefix("fr-remark-")[:-2] if play.remarks() else ""


def test_it_sees_what_others_forge() -> None:
    play = rival()
    play.s.smiths[0].contracts = ["cw1", "lw1"]
    sees_forged(play.t, 0, 1, "lw1")
    assert last(play) == "human-takes-wanted"
    sees_forged(play.t, 0, 1, "lw2")
    assert last(play) == "human-legendary"
    quiet = rival()
    quiet.s.smiths[0].contracts = ["cw1"]
    sees_forged(quiet.t, 0, 0, "cw2")
    sees_forged(quiet.t, 0, 1, "")
    assert quiet.remarks() == []


def test_it_sees_who_takes_a_title() -> None:
    assert [_of_title(side=1, first=True), _of_title(side=1, first=False)] == ["title-first", "title-later"]
    assert _of_title(side=0, first=True) == "title-lost"
    assert _of_title(side=0, first=False) == ""
    assert _of_title(side=0, first=True, reputation=7) == "", "it will have that title too"


def _of_title(side: int, first: bool, reputation: int = 0) -> str:
    play = rival(reputation=reputation)
    sees_title(play.t, side, "renowned", first)
    return last(play)


@pytest.mark.parametrize(("winners", "deed"), [([1], "win"), ([0], "lose"), ([0, 1], "tie")])
def test_it_has_the_last_word(winners: list[int], deed: str) -> None:
    play = rival(spoken=MOST)
    sees_the_end(play.t, winners)
    assert last(play) == deed


def test_it_opens_a_season_with_a_word() -> None:
    play = rival()
    play.s.first = 1
    sees_marker(play.t)
    assert last(play) == "first-player"
    play.s.first = 0
    sees_marker(play.t)
    assert len(play.remarks()) == 1


@pytest.mark.parametrize(("gold", "deed"), [(3, "behind"), (5, "ahead"), (4, "")])
def test_at_the_start_of_a_season_it_compares_purses(gold: int, deed: str) -> None:
    play = rival(gold=gold, deeds=2, season=2, deck=["ao-m1"])
    assert play.s.smiths[0].gold == 4
    said = play.turn().remarks()
    assert [one for one in said if "behind" in one or "ahead" in one] == ([f"fr-remark-{deed}-1"] if deed else [])


def test_in_the_third_season_it_wonders_about_whoever_has_forged_nothing() -> None:
    assert "fr-remark-human-slow-1" in rival(season=3, deck=["ao-m1"]).turn().remarks()
    busy = rival(season=3, deck=["ao-m1"])
    busy.s.smiths[0].contracts = ["cw1"]
    assert "fr-remark-human-slow-1" not in busy.turn().remarks()
