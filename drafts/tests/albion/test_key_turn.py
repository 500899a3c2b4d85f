"""The Key-Turn (G, R)."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.content import CHARACTERS
from inglenook.games.albions_legacy.key_turn import END, PASSES

from .perils import key_turn, moves, passing

LANDING = "the-saxon-landing"
FAR = [dict(tile="stables")] * 3
STORY = {"the-gate-that-was-left-shut": "home", "the-eagle-under-the-stones": "home", "the-roll-call": "home"}


@pytest.mark.rule("AL-R95")
def test_a_finished_story_ends_the_game_before_anything_else() -> None:
    foes = {"saxon.1": "drawbridge"}
    play = key_turn(*FAR, fields={"story": STORY, "coins": 9, "foes": foes, "threats": [LANDING], "despair": 5})
    assert play.over == "al-over-won" and play.s.despair == 5 and play.s.foes == foes


@pytest.mark.rule("AL-R95")
def test_without_it_the_key_turn_goes_its_way() -> None:
    play = key_turn(*FAR, fields={"story": {**STORY, "the-roll-call": "carried"}, "coins": 9})
    assert play.over == "" and play.s.despair == 1 and play.asked == "act" and play.s.round == 2


@pytest.mark.rule("AL-Q21")
def test_the_last_flame_is_too_late_to_lose_what_is_won() -> None:
    assert key_turn(*FAR, fields={"story": STORY, "coins": 9, "despair": 9}).over == "al-over-won"


@pytest.mark.rule("AL-R97")
def test_abilities_act_after_despair_and_before_the_moves() -> None:
    fields = {"foes": {"agravaine": "round-table", "gorlois": "h-n"}, "held": ["agravaine"]}
    threats = ["a-list-of-names", "the-lord-of-the-sea-tower"]
    play = key_turn(*FAR, fields={**fields, "threats": threats}, decks={"virtue": ["low-door"]})
    said = play.said()
    assert play.s.discards["virtue"][:1] == ["low-door"]
    assert said.index("al-log-despair-key") < said.index("al-log-ability") < said.index("al-log-key-passes")


@pytest.mark.rule("AL-R97", "AL-R148")
def test_the_ability_of_a_beaten_enemy_is_over() -> None:
    fields = {
        "foes": {"traitor.1": "h-n"},
        "held": ["traitor.1"],
        "threats": ["a-list-of-names"],
        "beaten": {"a-list-of-names": 0},
    }
    assert "al-log-ability" not in key_turn(*FAR, fields=fields).said()


@pytest.mark.rule("AL-R98")
def test_all_enemies_move() -> None:
    play = key_turn(*FAR, fields={"foes": {"saxon.1": "drawbridge", "saxon.2": "armoury"}, "threats": [LANDING]})
    assert play.s.foes == {"saxon.1": "h-n", "saxon.2": "h-ne"} and play.s.moved == ["saxon.1", "saxon.2"]


@pytest.mark.rule("AL-R99")
def test_who_comes_to_a_character_is_challenged_before_the_token_passes() -> None:
    play = moves(dict(tile="h-n"), *FAR[1:], fields={"foes": {"saxon.1": "drawbridge"}, "threats": [LANDING]})
    assert play.asked == "challenge" and play.s.contest is not None and play.s.contest.subject == "saxon.1"
    assert play.s.key == 0 and play.s.round == 1


@pytest.mark.rule("AL-R100")
def test_the_token_passes_clockwise() -> None:
    play = passing(*FAR)
    assert play.s.key == 1 and play.s.turn.who == 1 and play.s.round == 2 and play.asked == "act"
    assert passing(*FAR, fields={"key": 2}).s.key == 0


@pytest.mark.rule("AL-R100")
def test_the_token_passes_over_who_is_out() -> None:
    out = [hero for hero in CHARACTERS if hero not in ("arthur", "merlin")]
    play = passing(FAR[0], dict(character="", tile=""), FAR[2], fields={"retired": out})
    assert play.s.key == 2


@pytest.mark.rule("AL-R101", "AL-Q31")
def test_escorts_are_lost_at_the_very_end() -> None:
    fields = {"foes": {"saxon.1": "h-n"}, "held": ["saxon.1"], "escorts": {"mererid": "h-n"}}
    play = key_turn(*FAR, fields=fields, quest="the-bells-of-the-low-hundred")
    assert play.s.escorts == {"mererid": "lost"} and play.s.despair == 2
    said = play.said()
    assert said.index("al-log-despair-key") < said.index("al-log-escort-lost")


@pytest.mark.rule("AL-Q31")
def test_a_challenge_that_is_won_saves_the_escort() -> None:
    fields = {"foes": {"saxon.1": "drawbridge"}, "threats": [LANDING], "escorts": {"mererid": "h-n"}}
    play = moves(dict(tile="h-n"), *FAR[1:], fields=fields, quest="the-bells-of-the-low-hundred", luck=["prowess"] * 6)
    play.do("roll:prowess")
    while play.asked in ("claim", "reroll"):
        play.do("claim" if play.asked == "claim" else "stop")
    assert play.s.escorts == {"mererid": "h-n"} and play.s.round == 2


@pytest.mark.rule("AL-R102")
def test_what_is_used_once_a_round_can_be_used_again() -> None:
    play = passing(dict(tile="stables", used=["arthur"]), *FAR[1:], fields={"lasting": {"call-the-table": "saxon"}})
    assert play.me.used == [] and play.s.lasting == {}
    assert key_turn(dict(tile="h-n", used=["arthur"]), stage=END, fields={"foes": {"saxon.1": "drawbridge"}}).me.used == [
        "arthur"
    ]


@pytest.mark.rule("AL-R223")
@pytest.mark.parametrize(("option", "before", "after"), [(True, 0, 1), (True, 1, 1), (False, 0, 0)])
def test_who_has_no_destiny_regains_one_if_the_table_says_so(option: bool, before: int, after: int) -> None:
    play = passing(dict(tile="stables", destiny=before), *FAR[1:], destiny_back=option)
    assert play.me.destiny == after and play.you.destiny == 5


@pytest.mark.rule("AL-R223")
def test_who_is_not_in_play_regains_nothing() -> None:
    play = key_turn(dict(character="arthur", tile="", destiny=0), *FAR[1:], stage=PASSES, destiny_back=True)
    assert play.me.destiny == 0
