"""Escorts (N)."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.escorts import carrier_wounded, left_behind, take_escort
from inglenook.games.albions_legacy.state import ALTable
from inglenook.games.albions_legacy.wounds import take_wound

from .perils import happens, passing
from .stage import Ride, ride

BELLS = "the-bells-of-the-low-hundred"
CARRIER, CARRIED = dict(tile="h-s", escorts=["mererid"]), {"escorts": {"mererid": "carried"}}
GOING = {"mererid": "carried", "nest-with-the-hens": "h-s"}


def escorting(*players: dict[str, Any], escorts: dict[str, str] | None = None, **more: Any) -> Ride:
    """A ride with Escorts of the Low Hundred."""
    fields = {"escorts": dict(GOING if escorts is None else escorts), **more.pop("fields", {})}
    return ride(*players, quest=BELLS, fields=fields, **more)


def hurt(monkeypatch: pytest.MonkeyPatch, *players: dict[str, Any], **more: Any) -> Ride:
    """The first player would take a Wound."""

    async def do(t: ALTable) -> None:
        await take_wound(t, 0, by="saxon.1")

    fields = {"escorts": {"mererid": "carried"}, **more.pop("fields", {})}
    return happens(monkeypatch, do, *players, quest=BELLS, fields=fields, **more)


# -- taking and leaving ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R177")
def test_an_escort_on_the_own_tile_is_taken_and_the_turn_goes_on() -> None:
    play = escorting(dict(tile="h-s"), escorts={"mererid": "h-s", "nest-with-the-hens": "h-n"})
    assert play.does("escort") == ["take.mererid"]
    play.do("escort:take.mererid")
    assert play.me.escorts == ["mererid"] and play.s.escorts["mererid"] == "carried" and play.asked == "act" and play.seat == 0


@pytest.mark.rule("AL-R177")
def test_and_left_again_where_one_is() -> None:
    play = escorting(dict(tile="h-s", escorts=["mererid"]), escorts={"mererid": "carried"}).do("escort:leave.mererid")
    assert play.me.escorts == [] and play.s.escorts == {"mererid": "h-s"} and play.s.turn.steps == 4


@pytest.mark.rule("AL-R178")
def test_nobody_chooses_a_second_one() -> None:
    play = escorting(dict(tile="h-s", escorts=["mererid"]))
    assert play.does("escort") == ["leave.mererid"]
    assert play.why_not("escort:nest-with-the-hens").rule == "AL-R178"


@pytest.mark.rule("AL-R178")
def test_a_second_one_may_be_forced_on_a_carrier(monkeypatch: pytest.MonkeyPatch) -> None:
    async def force(t: ALTable) -> None:
        take_escort(t, 0, "the-blind-bard")

    play = happens(
        monkeypatch, force, dict(tile="h-s", escorts=["mererid"]), quest=BELLS, fields={"escorts": {"mererid": "carried"}}
    )
    assert play.me.escorts == ["mererid", "the-blind-bard"]


@pytest.mark.rule("AL-R178")
def test_a_pony_carries_two_but_not_three() -> None:
    play = escorting(dict(tile="h-s", cards=["moor-pony"], escorts=["mererid"])).do("escort:take.nest-with-the-hens")
    assert play.me.escorts == ["mererid", "nest-with-the-hens"]
    three = {"mererid": "carried", "nest-with-the-hens": "carried", "seithenyn": "h-s"}
    full = escorting(dict(tile="h-s", cards=["moor-pony"], escorts=["mererid", "nest-with-the-hens"]), escorts=three)
    assert "take.seithenyn" not in full.does("escort")


def test_one_who_arrives_is_home() -> None:
    play = escorting(dict(tile="h-s", escorts=["mererid"]), escorts={"mererid": "carried"}).do("go:round-table")
    assert play.s.escorts == {"mererid": "home"} and play.me.escorts == []


def test_one_met_on_the_way_has_a_goal_of_its_own() -> None:
    play = escorting(dict(tile="h-n", escorts=["the-blind-bard"], destiny=0), escorts={"the-blind-bard": "carried"})
    play.do("go:round-table")
    assert play.s.escorts == {"the-blind-bard": "carried"}
    play.do("go:great-hall")
    assert play.s.escorts == {"the-blind-bard": "home"} and play.me.destiny == 1


# -- perishing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R179")
def test_a_wound_costs_the_escort(monkeypatch: pytest.MonkeyPatch) -> None:
    play = hurt(monkeypatch, dict(tile="h-s", escorts=["mererid"]))
    assert play.me.wounds == 1 and play.me.escorts == [] and play.s.escorts == {"mererid": "lost"}


@pytest.mark.rule("AL-R179")
def test_the_wound_of_another_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    play = hurt(monkeypatch, dict(tile="h-s"), dict(tile="h-s", escorts=["mererid"]))
    assert play.me.wounds == 1 and play.you.escorts == ["mererid"]


@pytest.mark.rule("AL-R180")
def test_a_broken_card_saves_the_escort_too(monkeypatch: pytest.MonkeyPatch) -> None:
    play = hurt(monkeypatch, dict(tile="h-s", escorts=["mererid"], cards=["oak-mail"])).do("break:oak-mail")
    assert play.me.wounds == 0 and play.me.escorts == ["mererid"] and play.s.escorts == {"mererid": "carried"}
    assert "al-log-escort-safe" in play.said()


@pytest.mark.rule("AL-Q16")
def test_all_who_are_carried_perish(monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(t: ALTable) -> None:
        await carrier_wounded(t, 0)

    both = {"the-blind-bard": "carried", "the-millers-youngest": "carried"}
    play = happens(monkeypatch, do, dict(tile="h-s", escorts=list(both)), fields={"escorts": both})
    assert play.me.escorts == [] and list(play.s.escorts.values()) == ["lost", "lost"]


def test_a_carrier_who_retires_leaves_them_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(t: ALTable) -> None:
        left_behind(t, 0)

    play = happens(
        monkeypatch, do, dict(tile="h-s", escorts=["mererid"]), quest=BELLS, fields={"escorts": {"mererid": "carried"}}
    )
    assert play.me.escorts == [] and play.s.escorts == {"mererid": "h-s"}


@pytest.mark.rule("AL-R176")
def test_one_for_each_enemy_at_the_end_of_the_key_turn() -> None:
    fields = {
        "escorts": {"mererid": "h-n", "nest-with-the-hens": "h-n", "seithenyn": "h-s"},
        "foes": {"saxon.1": "h-n"},
        "held": ["saxon.1"],
    }
    play = passing(*[dict(tile="stables")] * 3, fields=fields, quest=BELLS)
    assert play.asked == "perish" and play.options == ["escort:mererid", "escort:nest-with-the-hens"]
    play.do("escort:nest-with-the-hens")
    assert play.s.escorts == {"mererid": "h-n", "nest-with-the-hens": "lost", "seithenyn": "h-s"} and play.s.despair == 1


@pytest.mark.rule("AL-R176")
def test_none_where_there_are_no_enemies() -> None:
    fields = {"escorts": {"mererid": "h-n"}, "foes": {"saxon.1": "h-s"}, "held": ["saxon.1"]}
    assert passing(*[dict(tile="stables")] * 3, fields=fields, quest=BELLS).s.escorts == {"mererid": "h-n"}


@pytest.mark.rule("AL-R181")
def test_whoever_is_lost_leaves_the_game_at_the_price_of_the_card() -> None:
    fields = {"escorts": {"the-millers-youngest": "h-n"}, "foes": {"saxon.1": "h-n"}, "held": ["saxon.1"]}
    play = passing(*[dict(tile="stables")] * 3, fields=fields)
    assert play.s.escorts == {"the-millers-youngest": "lost"} and play.s.despair == 1 and "al-log-escort-lost" in play.said()


@pytest.mark.rule("AL-R181")
@pytest.mark.parametrize(("lost", "over", "despair"), [(0, "", 1), (1, "", 1), (2, "al-over-quest", 1)])
def test_the_first_of_the_quest_is_despair_and_the_third_the_end(lost: int, over: str, despair: int) -> None:
    fields = {
        "escorts": {"mererid": "h-n", **dict.fromkeys(("nest-with-the-hens", "seithenyn")[:lost], "lost")},
        "foes": {"saxon.1": "h-n"},
        "held": ["saxon.1"],
        "despair": int(lost > 0),
    }
    play = passing(*[dict(tile="stables")] * 3, fields=fields, quest=BELLS)
    assert play.over == over and play.s.despair == despair


@pytest.mark.rule("AL-Q36")
def test_a_story_token_may_be_given_for_a_life(monkeypatch: pytest.MonkeyPatch) -> None:
    story = {"shut-the-gate": "carried"}
    player = dict(tile="h-s", escorts=["mererid"], story=["shut-the-gate"])
    play = hurt(monkeypatch, player, fields={"escorts": {"mererid": "carried"}, "story": story})
    assert play.asked == "mercy"
    play.do("save")
    assert play.me.escorts == ["mererid"] and play.me.story == [] and play.s.story == {"shut-the-gate": "box"}
    assert play.me.wounds == 1
    kept = hurt(monkeypatch, player, fields={"escorts": {"mererid": "carried"}, "story": story}).do("no")
    assert kept.s.escorts == {"mererid": "lost"} and kept.me.story == ["shut-the-gate"]


@pytest.mark.rule("AL-Q36")
def test_not_for_one_met_on_the_way_nor_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    here = dict(tile="h-s", escorts=["the-blind-bard"], story=["shut-the-gate"])
    play = hurt(monkeypatch, here, fields={"escorts": {"the-blind-bard": "carried"}, "story": {"shut-the-gate": "carried"}})
    assert play.s.escorts == {"the-blind-bard": "lost"} and play.me.story == ["shut-the-gate"]
    far = dict(tile="h-n", story=["shut-the-gate"])
    play = hurt(monkeypatch, dict(tile="h-s", escorts=["mererid"]), far, fields={"story": {"shut-the-gate": "carried"}})
    assert play.s.escorts == {"mererid": "lost"} and play.you.story == ["shut-the-gate"]


def test_it_is_said_why_an_escort_cannot_be_taken() -> None:
    play = escorting(dict(tile="h-n"), dict(tile="stables", escorts=["mererid"]))
    assert play.why_not("escort:mererid").rule == "AL-R177" and play.why_not("escort:nest-with-the-hens").rule == "AL-R177"
