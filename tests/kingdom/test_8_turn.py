"""The turn: KK-R65 to KK-R68, KK-R159, the player aid KK-R153 and the ruling KK-D13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.engine.table import Refused
from inglenook.games.key_to_the_kingdom.content import SPACES
from tests.kingdom.places import EIGHT, KEY, enter, keep
from tests.kingdom.stage import GAME, Play, stage

PLAIN = ("odo", "humphrey")
"""Seat 0 plays a hero who naps like everybody else."""


def most(play: Play) -> int:
    """How many may be picked."""
    prompt = play.scene(play.seat).prompt
    assert prompt is not None and prompt.select is not None
    return prompt.select.most


@pytest.mark.rule("KK-R65")
@pytest.mark.parametrize("at", ["wc01", "wc02", "void-west", "red1", "ww-closed", "m1"])
def test_a_turn_is_a_move_or_a_nap(at: str) -> None:
    play = stage(at=[at, "ec01"], opened=["west"] if at == "void-west" else [])
    assert (play.asked, play.seat, play.keys) == ("turn", 0, ["move", "nap"])


@pytest.mark.rule("KK-R65")
def test_in_the_garden_the_keep_takes_the_place_of_moving() -> None:
    play = stage(at=["garden-1", "ec01"], pieces={0: KEY})
    assert play.keys == ["castle", "nap"]
    assert play.refused("move").rule == "KK-R148"


@pytest.mark.rule("KK-R65")
def test_it_is_one_of_the_two_and_never_both() -> None:
    napped = stage(at=["wc01", "ec01"], spent={0: ["axe"]}).do("nap", "axe")
    assert (napped.asked, napped.seat) == ("turn", 1)
    moved = stage(at=["wc01", "ec01"], spent={0: ["axe"]}, rolls=[2]).do("move")
    assert moved.refused("nap").rule == "KK-R85"
    moved.do("keep", "go:wc03")
    assert (moved.asked, moved.seat) == ("turn", 1)
    assert moved.s.spent[0] == ["axe"]


@pytest.mark.rule("KK-R65")
def test_nobody_else_may_answer() -> None:
    play = stage(3, active=1)
    assert play.seat == 1
    for other in (0, 2):
        with pytest.raises(Refused):
            play.table.answer(other, ["nap"])
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R66")
def test_a_nap_restores_up_to_five_items_of_ones_choice() -> None:
    play = stage(heroes=PLAIN, spent={0: EIGHT, 1: EIGHT}).do("nap")
    assert (play.asked, play.seat, play.keys) == ("restore", 0, [*EIGHT, "done"])
    assert most(play) == 5
    play.pick("sword", "lantern", "umbrella", "ladder", "sock")
    assert play.s.spent == [["axe", "trumpet", "sandwich"], list(EIGHT)]


@pytest.mark.rule("KK-R66")
def test_a_sixth_item_is_one_too_many() -> None:
    play = stage(heroes=PLAIN, spent={0: EIGHT}).do("nap")
    with pytest.raises(Refused):
        play.pick(*EIGHT[:6])
    assert play.s.spent[0] == list(EIGHT)
    play.pick(*EIGHT[1:6])
    assert sorted(play.s.spent[0]) == sorted(["sword", "sandwich", "sock"])


@pytest.mark.rule("KK-R66")
def test_magic_items_are_among_them_and_a_rivals_are_not() -> None:
    play = stage(heroes=PLAIN, magic={"thunder": 0, "moonjar": 1}, spent={0: ["thunder", "axe"], 1: ["moonjar"]}).do("nap")
    assert play.keys == ["axe", "thunder", "done"]
    play.pick("thunder")
    assert play.s.spent == [["axe"], ["moonjar"]]


@pytest.mark.rule("KK-R66")
def test_companions_make_a_nap_better_for_their_owner_only() -> None:
    friends = {"loud-librarian": 0, "lullaby-piper": 0}
    mine = stage(heroes=("odo", "wren"), companions=friends, spent={0: EIGHT, 1: EIGHT}).do("nap")
    assert most(mine) == 5 + 1 + 2
    mine.pick(*EIGHT)
    assert mine.s.spent[0] == []
    mine.do("nap")
    assert mine.seat == 1 and most(mine) == 5


@pytest.mark.rule("KK-R67")
@pytest.mark.parametrize("at", ["wc02", "wc05", "wc11", "red1", "m1", "ww-closed"])
def test_a_nap_is_the_whole_turn_and_the_space_below_does_nothing(at: str) -> None:
    assert SPACES[at].kind in ("event", "restore", "demon", "key", "minor", "whirlpool")
    play = stage(heroes=PLAIN, at=[at, "ec01"], spent={0: ["axe", "sock"]}).do("nap").pick("axe")
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.at == [at, "ec01"]
    assert play.s.spent[0] == ["sock"]
    assert play.script.coming == [] and play.s.roll is None
    assert (len(play.s.deck), play.s.trek, play.s.opened) == (36, None, {"west": False, "east": False})
    assert play.said()[-3:] == ["kk-log-naps", "kk-log-restores", "kk-log-turn"]


@pytest.mark.rule("KK-R68")
@pytest.mark.parametrize("spent", [(), ("sock",), ("sock", "axe", "sword"), EIGHT[:4]])
def test_a_nap_is_allowed_with_fewer_than_five_exhausted_even_with_none(spent: tuple[str, ...]) -> None:
    play = stage(heroes=PLAIN, spent={0: spent})
    assert "nap" in play.keys
    play.do("nap")
    if spent:
        assert most(play) == len(spent)
        play.pick(*spent)
    assert "kk-log-naps" in play.said()
    assert play.s.spent == [[], []]
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R68")
def test_one_may_sleep_and_restore_nothing() -> None:
    play = stage(heroes=PLAIN, spent={0: ["axe"]}).do("nap", "done")
    assert play.s.spent[0] == ["axe"]
    assert "kk-log-restores-nothing" in play.said()
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-D13")
def test_a_nap_in_the_castle_garden_is_a_nap() -> None:
    play = stage(heroes=PLAIN, at=["garden-2", "garden-1"], pieces={0: KEY, 1: KEY}, spent={0: EIGHT, 1: ["axe"]})
    play.do("nap").pick(*EIGHT[:5])
    assert play.s.at == ["garden-2", "garden-1"]
    assert play.s.spent == [list(EIGHT[5:]), ["axe"]]
    assert play.s.face_up == {}, "the garden space is not resolved"
    assert (play.asked, play.seat) == ("turn", 1)


ENDS: dict[str, Callable[[], Play]] = {
    "a boring space": lambda: stage(at=["wc01", "ec12"], rolls=[2]).do("move", "keep", "go:wc03"),
    "a restore space": lambda: stage(at=["wc04", "ec12"], rolls=[1]).do("move", "keep", "go:wc05"),
    "an event": lambda: stage(at=["wc01", "ec12"], deck=["unattended-picnic"], rolls=[1]).do("move", "keep", "go:wc02"),
    "a failed event": lambda: stage(at=["wc01", "ec12"], deck=["toll-goose"], rolls=[1, 1]).do(
        "move", "keep", "go:wc02", "keep"
    ),
    "a demon die space": lambda: stage(at=["wc12", "ec12"], rolls=[1]).do("move", "keep", "go:wc11", "seat:1"),
    "a result of 0": lambda: stage(at=["wc03", "ec12"], rolls=[1]).do("move", "-sword"),
    "a fold": lambda: enter("ww-closed"),
    "a minor adventure": lambda: enter("m3"),
    "a failed key adventure": lambda: enter("red1", rolls=[5, 1]).do("keep", "keep"),
    "a failure in the keep": lambda: keep(tokens=["gargoyles"], rolls=[2, "#0"]).do("keep", "garden:garden-2"),
    "the way into the castle": lambda: enter("ww-closed", pieces={0: KEY}, rolls=["#0"]).do("garden:garden-1"),
}


@pytest.mark.rule("KK-R159")
@pytest.mark.parametrize("what", ENDS)
def test_a_moving_turn_is_over_once_everything_is_resolved(what: str) -> None:
    play = ENDS[what]()
    assert (play.asked, play.seat) == ("turn", 1), "no second move and no nap for seat 0"
    assert play.said().count("kk-log-naps") == 0
    assert play.said().count("kk-log-turn") == (1 if what == "a failure in the keep" else 2)
    assert play.s.trek is None


@pytest.mark.rule("KK-R159")
def test_only_a_card_can_grant_more() -> None:
    again = stage(at=["wc01", "ec12"], deck=["following-wind"], rolls=[1, 8]).do("move", "keep", "go:wc02", "keep")
    assert (again.asked, again.seat, again.keys) == ("turn", 0, ["move", "nap"])
    again.do("nap")
    assert again.seat == 1, "once"


@pytest.mark.rule("KK-R153")
@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_player_aid_shows_options_steps_and_spaces(reader: int | None, lang: str) -> None:
    aid = stage().part("aid", reader)
    assert [line.id.removeprefix("kk-aid-") for line in aid.text] == [
        "move",
        "move-1",
        "move-2",
        "move-3",
        "move-4",
        "nap",
        "adventure",
        "restore",
        "event",
        "boring",
        "demon",
        "whirlpool",
        "void",
    ]
    said = [GAME.words(lang).say(line) for line in aid.text]
    assert len({*said}) == 13
    assert not [line for line in said if "kk-aid" in line]


@pytest.mark.rule("KK-R153")
def test_every_kind_of_space_on_the_board_is_in_the_aid() -> None:
    shown = {line.id.removeprefix("kk-aid-") for line in stage().part("aid").text}
    kinds = {"key": "adventure", "minor": "adventure", "start": "boring", "landing": "boring"}
    assert {kinds.get(space.kind, space.kind) for space in SPACES.values()} <= shown
