"""Whirlpools, folding and voids: KK-R131 to KK-R143, KK-R155, and the rulings KK-D1, KK-D2, KK-D8, KK-D9."""

from __future__ import annotations

import pytest

from tests.kingdom.places import BESIDE, EIGHT, KEY, enter
from tests.kingdom.stage import Play, stage

WHIRLPOOLS = {
    "ww-closed": ("west", True, "void-west"),
    "ww-open": ("west", False, "wc15"),
    "w3": ("west", False, "wc16"),
    "we-closed": ("east", True, "void-east"),
    "we-open": ("east", False, "ec15"),
    "w4": ("east", False, "ec16"),
}
"""By id: the portion it folds, whether that is open afterwards, and where everybody comes down."""
INSIDE = {"ww-closed": "wc12", "ww-open": "wo21", "w3": "wo05", "we-closed": "ec11", "we-open": "eo19", "w4": "eo03"}
"""A space of the same region, with an icon."""
OUTSIDE = {"west": "ec12", "east": "wc11"}
"""A space of the other portion, closed."""


def next_turn(play: Play) -> bool:
    return (play.asked, play.seat) == ("turn", 1)


# -- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R132", "KK-R133", "KK-R134", "KK-R135", "KK-R138", "KK-R139", "KK-D1", "KK-D2", "KK-D8")
@pytest.mark.parametrize("whirlpool", WHIRLPOOLS)
def test_a_whirlpool_folds_its_portion_and_sweeps_along_everybody_there(whirlpool: str) -> None:
    portion, open_now, arrival = WHIRLPOOLS[whirlpool]
    outside = OUTSIDE[portion]
    spent = ["sword", "axe"]
    play = enter(whirlpool, others=[INSIDE[whirlpool], outside], spent=dict.fromkeys(range(3), spent))
    assert play.s.opened[portion] is open_now and play.s.opened["east" if portion == "west" else "west"] is False
    assert play.s.at == [arrival, arrival, outside], "two share the space; the other portion rests"
    assert play.s.spent == [spent] * 3 and play.s.throne == -1, "nobody resolves where they were put"
    assert next_turn(play)


@pytest.mark.rule("KK-R133", "KK-R138")
@pytest.mark.parametrize("whirlpool", WHIRLPOOLS)
def test_the_other_portion_rests_when_it_is_open_too(whirlpool: str) -> None:
    portion, open_now, arrival = WHIRLPOOLS[whirlpool]
    other = "east" if portion == "west" else "west"
    outside = "eo05" if other == "east" else "wo08"
    play = enter(whirlpool, opened=[other], others=[outside])
    assert play.s.opened == {portion: open_now, other: True}
    assert play.s.at == [arrival, outside]


@pytest.mark.rule("KK-R131")
@pytest.mark.parametrize("whirlpool", WHIRLPOOLS)
@pytest.mark.parametrize("face", [1, 4, 8])
def test_a_whirlpool_stops_the_move_whatever_is_left_of_it(whirlpool: str, face: int) -> None:
    portion, open_now, arrival = WHIRLPOOLS[whirlpool]
    opened = [portion] if not open_now else []
    play = stage(at=[BESIDE[whirlpool], OUTSIDE[portion]], opened=opened, rolls=[face]).do("move", "keep")
    assert f"go:{whirlpool}" in play.keys
    play.do(f"go:{whirlpool}")
    assert play.s.at[0] == arrival and next_turn(play)


@pytest.mark.rule("KK-R131")
def test_a_whirlpool_out_of_reach_stops_nobody() -> None:
    play = stage(at=["wc02", "ec12"], rolls=[2], deck=["unattended-picnic"]).do("move", "keep")
    assert "go:ww-closed" not in play.keys, "it is three spaces away"
    play.do("go:wc04")
    assert play.s.opened["west"] is False and play.s.at[0] == "wc04"


# -- folds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R133")
def test_what_one_whirlpool_opens_another_closes_again() -> None:
    play = enter("ww-closed", others=["ec12"])
    assert play.s.opened == {"west": True, "east": False}
    play.do("nap").roll(6).do("move", "keep", "go:w3")
    assert play.s.opened == {"west": False, "east": False} and play.s.at[0] == "wc16"


@pytest.mark.rule("KK-R155", "KK-R134", "KK-R138")
@pytest.mark.parametrize(
    ("card", "at", "opened", "after"),
    [
        ("sneezing-map", ["wc01", "wc09", "ec05"], [], ["void-west", "void-west", "ec05"]),
        ("sneezing-map", ["wo01", "wo09", "ec05"], ["west"], ["wc15", "wc15", "ec05"]),
        ("forbidden-lever", ["wc01", "wc09", "ec05"], [], ["wc02", "wc09", "void-east"]),
        ("forbidden-lever", ["wc01", "wc09", "eo05"], ["east"], ["wc02", "wc09", "ec15"]),
    ],
)
def test_a_fold_by_a_card_carries_heroes_along_in_the_same_way(
    card: str, at: list[str], opened: list[str], after: list[str]
) -> None:
    goal = at[0][:3] + "2"
    play = stage(3, at=at, opened=opened, deck=[card], rolls=[1, 4]).do("move", "keep", f"go:{goal}")
    if play.asked == "modify":
        play.do("keep")
    assert play.s.at == after and next_turn(play)


@pytest.mark.rule("KK-D1")
def test_five_heroes_may_share_a_void() -> None:
    play = enter("ww-closed", others=["wc01", "wc05", "wc09", "wc15"])
    assert play.s.at == ["void-west"] * 5


@pytest.mark.rule("KK-D1", "KK-D2", "KK-D20")
def test_a_landing_that_is_taken_takes_more() -> None:
    play = stage(3, at=["wo24", "wo01", "wo02"], opened=["west"], rolls=[1]).do("move", "keep", "go:w3")
    assert play.s.at == ["wc16"] * 3
    assert play.said().count("kk-log-boring") == 0 and next_turn(play), "the landing sets nothing off"


@pytest.mark.rule("KK-D2")
@pytest.mark.parametrize("landing", ["wc15", "wc16", "ec15", "ec16"])
def test_a_landing_has_no_icon(landing: str) -> None:
    play = stage(at=[landing, "wc03"], rolls=[1], spent={0: ["sword"]}).do("move", "-sock")
    assert play.s.at[0] == landing and play.s.spent[0] == ["sword", "sock"]
    assert play.said().count("kk-log-boring") == 1 and next_turn(play)


@pytest.mark.rule("KK-D8")
def test_a_hero_swept_along_is_asked_nothing_and_draws_nothing() -> None:
    play = enter("ww-closed", others=["wc11", "ec12"], throne=2, spent={1: ["sword"]})
    assert play.s.at[1] == "void-west" and play.s.throne == 2
    assert play.s.spent[1] == ["sword"] and next_turn(play)
    assert [entry.text.id for entry in play.table.log if entry.seat == 1] == ["kk-log-swept", "kk-log-turn"]


# -- voids ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R135", "KK-R139")
def test_opening_leads_to_the_void_and_closing_never_does() -> None:
    assert enter("we-closed", others=["ec01", "wc03"]).s.at == ["void-east", "void-east", "wc03"]
    closing = enter("we-open", others=["void-east", "wc03"])
    assert closing.s.at == ["ec15", "ec15", "wc03"], "even from the void one comes down on the landing"


@pytest.mark.rule("KK-R136")
def test_on_the_road_places_may_be_changed_and_with_a_hero_in_a_void_they_may_not() -> None:
    road = stage(3, at=["wo01", "wo05", "ec05"], opened=["west"], deck=["musical-chairs"], rolls=[1, 2])
    road.do("move", "keep", "go:wo02", "keep", "seat:1")
    assert road.s.at == ["wo05", "wo02", "ec05"]
    void = stage(4, at=["wo01", "void-west", "ec05", "ec07"], opened=["west"], deck=["musical-chairs"], rolls=[1, 2])
    void.do("move", "keep", "go:wo02", "keep")
    assert (void.asked, void.keys) == ("rival", ["seat:2", "seat:3"])


@pytest.mark.rule("KK-R136")
def test_a_hero_in_a_void_changes_places_with_nobody() -> None:
    # The telescope promises an event, which finds its owner in the void.
    scene = {"magic": {"telescope": 0}, "spent": {0: EIGHT}, "deck": ["musical-chairs"]}
    play = stage(at=["wc04", "ec05"], rolls=[1, 2], **scene).do("move", "+telescope", "go:ww-closed")
    assert play.said().count("kk-log-event") == 1
    assert play.s.at == ["void-west", "ec05"] and next_turn(play)
    road = stage(at=["wc05", "ec05"], rolls=[1, 2], **scene).do("move", "keep", "go:wc06")
    assert road.s.at == ["wc06", "ec05"] and road.said().count("kk-log-event") == 0


@pytest.mark.rule("KK-R136")
@pytest.mark.parametrize("card", ["toll-goose", "helpful-signpost"])
def test_nobody_is_set_down_in_a_void(card: str) -> None:
    play = stage(at=["wo01", "wo05"], opened=["west"], deck=[card], rolls=[1, 8]).do("move", "keep", "go:wo02")
    if play.asked == "modify":
        play.do("keep")
    assert play.asked == "place" and "put:wo20" in play.keys
    assert play.refused("put:void-west").rule == "KK-R136"


@pytest.mark.rule("KK-R137")
@pytest.mark.parametrize(("void", "opened", "near"), [("void-west", "west", "wo"), ("void-east", "east", "eo")])
def test_a_void_is_left_by_an_ordinary_move(void: str, opened: str, near: str) -> None:
    play = stage(at=[void, void], opened=[opened], rolls=[1]).do("move", "keep")
    assert play.keys == [f"go:{near}17", f"go:{near}20"]
    play.do(f"go:{near}20")
    assert play.s.at == [f"{near}20", void]
    further = stage(at=[void, void], opened=[opened], rolls=[2]).do("move", "keep")
    assert f"go:{void}" not in further.keys and f"go:{near}18" in further.keys


# -- the whole key ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R140", "KK-R142")
@pytest.mark.parametrize("whirlpool", WHIRLPOOLS)
def test_with_the_whole_key_a_whirlpool_leads_to_the_castle_and_nothing_folds(whirlpool: str) -> None:
    portion, open_now, _ = WHIRLPOOLS[whirlpool]
    play = enter(whirlpool, pieces={0: KEY}, others=[INSIDE[whirlpool], OUTSIDE[portion]])
    assert (play.asked, play.seat) == ("garden", 0)
    play.roll("#0").do("garden:garden-2")
    assert play.s.at == ["garden-2", INSIDE[whirlpool], OUTSIDE[portion]]
    assert play.s.opened[portion] is not open_now and next_turn(play)


@pytest.mark.rule("KK-R143")
@pytest.mark.parametrize("pieces", [(), ("blue",), ("red", "green"), ("green", "blue")])
@pytest.mark.parametrize("whirlpool", ["ww-closed", "w4"])
def test_with_fewer_pieces_no_whirlpool_leads_there(whirlpool: str, pieces: tuple[str, ...]) -> None:
    play = enter(whirlpool, pieces={0: pieces})
    assert play.s.at[0] == WHIRLPOOLS[whirlpool][2] and next_turn(play)


@pytest.mark.rule("KK-R141", "KK-R146", "KK-D9")
def test_a_bearer_of_the_key_is_swept_into_the_castle_in_another_heros_turn() -> None:
    play = enter("ww-closed", others=["wc09", "wc05", "ec12"], pieces={1: KEY, 3: KEY}, spent={1: ["sword"], 2: ["sword"]})
    assert (play.asked, play.seat) == ("garden", 1)
    assert play.s.at[0] == "ww-closed" and play.s.at[2] == "wc05", "nobody has been set down yet"
    play.roll("#1").do("garden:garden-4").pick("sword")
    assert play.s.at == ["void-west", "garden-4", "void-west", "ec12"], "the fold still comes for the others"
    assert play.s.spent == [[], [], ["sword"], []]
    assert next_turn(play), "the active hero's turn has run its course"


@pytest.mark.rule("KK-D9")
def test_several_bearers_go_in_clockwise_from_the_active_player() -> None:
    play = stage(
        4, at=["wo01", "wo05", "wo04", "wo02"], opened=["west"], pieces={0: KEY, 1: KEY, 3: KEY}, active=2, rolls=[1]
    ).do("move", "keep", "go:ww-open")
    order = []
    while play.asked == "garden":
        order.append(play.seat)
        play.roll("#0").do(play.keys[0])
    assert order == [3, 0, 1]
    assert play.s.at == ["garden-2", "garden-3", "wc15", "garden-1"]
    assert (play.asked, play.seat) == ("turn", 3)


@pytest.mark.rule("KK-D9")
def test_a_fold_by_an_adventure_or_a_card_takes_nobody_to_the_castle() -> None:
    whirl = enter("ww-closed", others=["wc09"], pieces={1: KEY})
    assert (whirl.asked, whirl.seat) == ("garden", 1)
    hinge = enter("m3", others=["ec05"], pieces={1: KEY})
    assert hinge.s.at == ["wo13", "void-east"] and next_turn(hinge)
    card = stage(at=["wc01", "wc09"], pieces={0: KEY, 1: KEY}, deck=["sneezing-map"], rolls=[1]).do("move", "keep", "go:wc02")
    assert card.s.at == ["void-west", "void-west"] and next_turn(card)


@pytest.mark.rule("KK-R141")
def test_bearers_in_the_other_portion_are_not_swept() -> None:
    play = enter("we-open", others=["wc02", "eo08"], pieces={1: KEY, 2: ["red"]})
    assert play.s.at == ["ec15", "wc02", "ec15"] and next_turn(play)
    swept = enter("we-open", others=["wc02", "eo08"], pieces={1: KEY, 2: KEY})
    assert (swept.asked, swept.seat) == ("garden", 2)
