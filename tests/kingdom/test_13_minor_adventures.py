"""Minor adventures and leaving: KK-R122 to KK-R130, KK-R158, and the rulings KK-D20, KK-D25."""

from __future__ import annotations

import pytest

from inglenook.engine.table import Refused
from tests.kingdom.places import BESIDE, EIGHT, KEY, climb, enter
from tests.kingdom.stage import Play, stage

MINORS = ("m1", "m2", "m3", "m4", "m5", "m6")


def next_turn(play: Play) -> bool:
    """Whether it is the other player's turn now."""
    return (play.asked, play.seat) == ("turn", 1)


# -- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R123", "KK-R124", "KK-R128")
def test_the_stew_restores_up_to_four_with_a_five() -> None:
    play = enter("m1", rolls=[5], spent={0: ["sword", "axe", "sock", "ladder", "trumpet"], 1: ["axe"]}).do("keep")
    assert play.asked == "restore" and play.scene().prompt.select.most == 4
    play.pick("sword", "ladder", "axe", "trumpet")
    assert play.s.spent == [["sock"], ["axe"]]
    assert play.s.at[0] == "wc13" and next_turn(play)


@pytest.mark.rule("KK-R123", "KK-R124", "KK-R128")
def test_the_stew_exhausts_one_with_a_four() -> None:
    play = enter("m1", rolls=[4], spent={0: ["sword"]}).do("keep")
    assert play.asked == "exhaust" and "sword" not in play.keys
    play.pick("sock")
    assert play.s.spent == [["sword", "sock"], []]
    assert play.s.at[0] == "wc03" and next_turn(play)


@pytest.mark.rule("KK-R124")
def test_the_stew_can_take_nothing_from_whoever_has_nothing_active() -> None:
    play = enter("m1", rolls=[4], spent={0: EIGHT})
    assert play.s.spent[0] == list(EIGHT) and play.s.at[0] == "wc03" and next_turn(play)


@pytest.mark.rule("KK-R104", "KK-R123", "KK-R124")
@pytest.mark.parametrize(("holder", "may"), [(-1, [0, 1, 2]), (0, [1, 2]), (2, [0, 1])])
def test_the_complaints_desk_assigns_the_demon_die_without_a_roll(holder: int, may: list[int]) -> None:
    play = enter("m2", throne=holder, others=["wc03", "wc05"])
    assert play.asked == "assign" and play.keys == [f"seat:{seat}" for seat in may]
    play.do("seat:1")
    assert play.s.throne == 1
    assert play.s.at == ["ec13", "wc03", "wc05"] and next_turn(play)
    assert play.said().count("kk-log-rolls") == 1, "only the roll to move"


@pytest.mark.rule("KK-R123", "KK-R124", "KK-R155", "KK-R138")
def test_the_hingewright_opens_the_other_portion_and_leaves_this_one() -> None:
    play = enter("m3", others=["ec05", "wo20"])
    assert play.s.opened == {"west": True, "east": True}
    assert play.s.at == ["wo13", "void-east", "wo20"] and next_turn(play)


@pytest.mark.rule("KK-R123", "KK-R155")
def test_the_hingewright_closes_the_other_portion_when_it_is_open() -> None:
    play = enter("m3", opened=["east"], others=["eo05", "void-east", "wo20"])
    assert play.s.opened == {"west": True, "east": False}
    assert play.s.at == ["wo13", "ec15", "ec15", "wo20"]


@pytest.mark.rule("KK-R124", "KK-R58")
def test_the_genie_gives_any_magic_item_that_is_left_for_a_seven() -> None:
    play = enter("m4", rolls=[7], magic={"thunder": 1}).do("keep")
    assert (play.asked, play.keys) == ("magic", ["moonjar", "teapot", "jam-imp", "telescope"])
    play.do("teapot")
    assert play.s.magic == {"thunder": 1, "teapot": 0} and play.s.spent[0] == []
    assert play.s.at[0] == "wo23" and next_turn(play)


@pytest.mark.rule("KK-R124")
def test_the_genie_gives_nothing_for_a_six() -> None:
    play = enter("m4", rolls=[6]).do("keep")
    assert play.s.magic == {} and play.s.at[0] == "wo25" and next_turn(play)


@pytest.mark.rule("KK-R123", "KK-R124")
def test_the_laundry_draws_an_event_for_each_of_two_items_paid() -> None:
    play = enter("m5", deck=["unattended-picnic", "special-delivery", "town-crier"], spent={0: ["ladder"], 1: ["axe"]})
    assert play.asked == "pay" and "ladder" not in play.keys
    play.pick("sword", "axe")
    assert (play.asked, play.s.spent[0]) == ("restore", ["ladder", "sword", "axe"]), "both are paid before the first card"
    play.pick("ladder", "sword", "axe")
    assert play.asked == "assign", "the second card"
    play.do("seat:1")
    assert play.s.discard == ["unattended-picnic", "special-delivery"] and play.s.deck.top == ["town-crier"]
    assert play.s.spent == [[], ["axe"]] and play.s.at[0] == "eo13" and next_turn(play)


@pytest.mark.rule("KK-R124")
def test_the_laundry_draws_one_event_for_one_item_and_none_for_none() -> None:
    one = enter("m5", deck=["unattended-picnic", "special-delivery"]).pick("sock")
    assert (one.asked, one.s.spent[0]) == ("restore", ["sock"])
    one.pick()
    assert one.s.discard == ["unattended-picnic"] and one.s.at[0] == "eo13" and next_turn(one)
    none = enter("m5", deck=["unattended-picnic"]).pick()
    assert none.s.discard == [] and none.s.spent[0] == [] and none.s.at[0] == "eo01" and next_turn(none)


@pytest.mark.rule("KK-R124")
def test_the_laundry_takes_at_most_two_items() -> None:
    play = enter("m5")
    with pytest.raises(Refused) as refusal:
        play.pick("sword", "axe", "sock")
    assert refusal.value.reason.args["most"] == 2
    assert play.s.spent[0] == [] and play.asked == "pay"


@pytest.mark.rule("KK-R127", "KK-R155")
def test_whoever_is_folded_away_by_a_card_in_the_laundry_does_not_come_back_to_its_exit() -> None:
    play = enter("m5", deck=["sneezing-map"], others=["eo03", "wc03"]).pick("sock")
    assert play.s.opened == {"west": False, "east": False}
    assert play.s.at == ["ec15", "ec15", "wc03"] and next_turn(play)


@pytest.mark.rule("KK-R123", "KK-R152", "KK-D25")
def test_the_back_door_lets_the_whole_key_in_with_a_four() -> None:
    spent = ["sword", "axe", "sock", "ladder"]
    play = enter("m6", rolls=[4], pieces={0: KEY}, spent={0: spent}).do("keep")
    assert play.asked == "restore" and play.scene().prompt.select.most == 2
    play.pick("sword", "ladder")
    assert (play.asked, play.keys) == ("garden", [f"garden:garden-{n}" for n in range(1, 6)])
    play.roll("#0").do("garden:garden-3")  # the gazebo restores two
    assert play.s.at[0] == "garden-3" and play.s.face_up == {"garden-3": "gazebo"}
    play.pick("axe", "sock")
    assert play.s.spent[0] == [] and next_turn(play)
    assert play.s.opened == {"west": False, "east": True}, "nothing folds"


@pytest.mark.rule("KK-R124")
def test_the_back_door_stays_shut_with_a_three() -> None:
    play = enter("m6", rolls=[3], pieces={0: KEY}, spent={0: ["sword"]}).do("keep")
    assert play.s.at[0] == "eo20" and play.s.spent[0] == ["sword"] and next_turn(play)


@pytest.mark.rule("KK-D25")
@pytest.mark.parametrize("pieces", [[], ["red"], ["red", "blue"]])
def test_the_back_door_turns_away_whoever_lacks_a_piece_without_a_roll(pieces: list[str]) -> None:
    play = enter("m6", pieces={0: pieces, 1: KEY}, spent={0: ["sword"]})
    assert play.s.at[0] == "eo20" and play.s.spent[0] == ["sword"] and next_turn(play)
    assert play.said().count("kk-log-rolls") == 1, "only the roll to move"
    assert enter("m6", pieces={0: KEY}, rolls=[4]).asked == "modify", "with all three there is a roll"


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R122")
@pytest.mark.parametrize("minor", MINORS)
def test_a_minor_adventure_is_one_step_and_over_in_the_same_turn(minor: str) -> None:
    play = enter(minor, rolls=[1] if minor in ("m1", "m4", "m6") else [], pieces={0: KEY}, spent={0: EIGHT})
    while not next_turn(play):
        play.do(play.keys[0])
    assert play.s.trek is None and play.s.at[0] != minor
    assert play.said().count("kk-log-rolls") == (2 if minor in ("m1", "m4", "m6") else 1)
    assert play.said().count("kk-log-minor") == 1


@pytest.mark.rule("KK-R125")
def test_a_minor_adventure_may_be_undertaken_again_and_again() -> None:
    play = enter("m2", others=["wc03", "wc05"]).do("seat:1")
    for holder in (2, 1):
        play.do("nap", "nap").roll(1).do("move", "keep", "go:m2", f"seat:{holder}")
        assert play.s.throne == holder and play.s.at[0] == "ec13"
    assert play.said().count("kk-log-minor") == 3


@pytest.mark.rule("KK-R126")
@pytest.mark.parametrize("pieces", [(), ("red",), ("green", "blue"), KEY])
@pytest.mark.parametrize(("minor", "asked"), [("m1", "modify"), ("m2", "assign"), ("m4", "modify"), ("m5", "pay")])
def test_key_pieces_never_bar_a_minor_adventure(minor: str, asked: str, pieces: tuple[str, ...]) -> None:
    play = enter(minor, rolls=[5] if asked == "modify" else [], pieces={0: pieces})
    assert (play.seat, play.asked) == (0, asked)


# -- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R127", "KK-R128", "KK-D20")
@pytest.mark.parametrize(("minor", "face", "exit"), [("m1", 4, "wc03"), ("m4", 6, "wo25"), ("m6", 3, "eo20")])
def test_a_hero_leaves_by_the_exit_even_if_somebody_stands_there(minor: str, face: int, exit: str) -> None:
    play = enter(minor, rolls=[face], others=[exit], pieces={0: KEY}, spent={0: EIGHT})
    assert play.s.at == [exit, exit] and next_turn(play)


@pytest.mark.rule("KK-D20")
@pytest.mark.parametrize(("face", "exit"), [(6, "wc08"), (5, "wc06")])
def test_both_exits_of_a_key_adventure_may_be_shared(face: int, exit: str) -> None:
    play = climb("red1", 5, last=5, rolls=[face], others=[exit]).do("keep")
    assert play.s.at == [exit, exit]
    # Only counted movement jumps figures: the next move of the other hero passes nobody it shares a space with.
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R129")
@pytest.mark.parametrize("minor", ["m1", "m2", "m3", "m4", "m5"])
def test_the_exit_of_a_minor_adventure_is_resolved(minor: str) -> None:
    play = enter(minor, rolls=[8] if minor in ("m1", "m4") else [], spent={0: EIGHT[:7]}, deck=["unattended-picnic"])
    while not next_turn(play):
        play.do(play.keys[0])
    assert play.s.at[0] == BESIDE[minor] or minor == "m5"
    assert play.said().count("kk-log-boring") == 1, "these exits are boring, and said to be"


@pytest.mark.rule("KK-R130")
def test_after_a_minor_adventure_the_road_goes_on_next_turn_only() -> None:
    play = enter("m4", rolls=[1]).do("keep")
    assert play.s.at[0] == "wo25" and next_turn(play), "no second move in the same turn"
    play.do("nap").roll(2).do("move", "keep")
    assert play.seat == 0 and "go:wo23" in play.keys


@pytest.mark.rule("KK-R158")
def test_failing_keeps_companions_and_magic_items() -> None:
    before = {"teapot": 0, "moonjar": 1}
    friends = {"metronome": 0, "map-mole": 1}
    play = climb("green1", 0, rolls=[2], magic=before, companions=friends).do("keep")
    assert play.s.at[0] == "ec06"
    assert (play.s.magic, play.s.companions) == (before, friends)


@pytest.mark.rule("KK-R127")
def test_a_hero_whom_a_card_has_carried_away_has_left_already() -> None:
    play = stage(at=["m5", "eo09"], opened=["east"], deck=["toll-goose"], step="arrive", rolls=[6])
    play.pick("sock").do("keep", "put:eo20")
    assert play.s.at == ["eo20", "eo09"], "the exit of the Laundry does not pull the hero back"
    assert play.s.spent == [["sock"], []] and play.asked == "turn" and play.seat == 1
