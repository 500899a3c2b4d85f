"""The seventeen encounters: what each does, what failing does, and when it can do nothing.

Seat 0 draws on wc02, in the west; seat 1 is on ec02 and seat 2 on ec13, in the east, unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.key_to_the_kingdom.content import EVENTS, HEROES
from tests.kingdom.cards.drawing import Drawn, draw
from tests.kingdom.places import EIGHT, KEY

FAILS = {
    "toll-goose": 5,
    "musical-chairs": 3,
    "pepper-wind": 6,
    "magpie-for-hire": 7,
    "lost-property": 4,
    "forbidden-lever": 3,
    "travelling-mattress": 4,
    "following-wind": 5,
    "reunion-tour": 4,
    "castle-gossip": 2,
}
"""The result that just fails each encounter that asks for a roll and only ever rewards."""
BITES = {"wrestling-oak": 4, "dubious-elixir": 5}
"""And those that cost something."""
HAPPEN = ("helpful-signpost", "unattended-picnic", "special-delivery", "sneezing-map", "town-crier")
"""Those that ask for no roll."""

IN_CASTLE: dict[str, Any] = {"place": "garden-1", "pieces": {0: KEY}}


def most(drawn: Drawn) -> int:
    assert drawn.table.decision is not None
    return drawn.table.decision.most


def test_every_encounter_is_here() -> None:
    encounters = {card for card, event in EVENTS.items() if event.kind == "encounter"}
    assert encounters == {*FAILS, *BITES, *HAPPEN} and len(encounters) == 17


@pytest.mark.rule("KK-R93")
@pytest.mark.parametrize("card", FAILS)
def test_a_failed_encounter_does_nothing_at_all(card: str) -> None:
    """Though there is somebody to steal from, something to restore, somebody to recall."""
    drawn = draw(
        card,
        FAILS[card],
        spent={0: ["axe"], 1: ["sock"], 2: ["axe"]},
        magic={"moonjar": 0, "thunder": 1, "teapot": 2},
        discard=["stair-goat"],
    ).do("keep")
    assert drawn.s.at[0] == "wc02" and drawn.s.spent[0] == ["axe"] and drawn.s.magic["moonjar"] == 0
    assert drawn.s.discard == ["stair-goat", card] and drawn.s.companions == {} and drawn.s.face_up == {}
    assert drawn.s.opened == {"west": False, "east": False}
    drawn.untouched(1, 2)
    drawn.over(card)


# -- places -------------------------------------------------------------------------------------------------------------


def test_the_toll_goose_moves_you_to_a_free_boring_space_of_your_region() -> None:
    drawn = draw("toll-goose", 6, at=("wc01", "wc06", "ec13")).do("keep")
    assert (drawn.asked, drawn.seat) == ("place", 0)
    assert sorted(drawn.keys) == [f"put:{space}" for space in ("wc03", "wc09", "wc13", "wc15", "wc16")]
    for wrong in ("put:wc06", "put:wc05", "put:ec04", "put:garden-1", "put:wo01"):
        drawn.refused(wrong)
    drawn.do("put:wc13")
    assert drawn.s.at[0] == "wc13"
    drawn.untouched(1, 2)
    drawn.over("toll-goose")


def test_the_toll_goose_has_no_business_in_the_castle() -> None:
    drawn = draw("toll-goose", 6, **IN_CASTLE).do("keep")
    assert drawn.s.at[0] == "garden-1" and "kk-log-in-vain" in drawn.said()
    drawn.untouched(0, 1, 2)
    drawn.over("toll-goose")


def test_the_signpost_moves_a_rival_of_your_choice_within_their_region() -> None:
    drawn = draw("helpful-signpost")
    assert (drawn.asked, drawn.seat, drawn.keys) == ("rival", 0, ["seat:1", "seat:2"])
    drawn.refused("seat:0")
    drawn.do("seat:2")
    assert (drawn.asked, drawn.seat) == ("place", 0)
    assert sorted(drawn.keys) == [f"put:{space}" for space in ("ec04", "ec06", "ec09", "ec15", "ec16")]
    drawn.do("put:ec06")
    assert drawn.s.at == ["wc02", "ec02", "ec06"]
    drawn.untouched(1)
    drawn.over("helpful-signpost")


def test_the_signpost_reaches_into_a_void_but_not_into_the_castle() -> None:
    drawn = draw("helpful-signpost", at=("wc01", "garden-1", "void-east"), pieces={1: KEY}, opened=["east"])
    assert drawn.asked == "place" and "put:eo07" in drawn.keys, "seat 2 is the only one to choose"
    drawn.do("put:eo07")
    assert drawn.s.at == ["wc02", "garden-1", "eo07"]
    drawn.untouched(1)
    drawn.over("helpful-signpost")
    nobody = draw("helpful-signpost", at=("wc01", "garden-1", "garden-2"), pieces={1: KEY, 2: KEY})
    assert "kk-log-no-rival" in nobody.said()
    nobody.untouched(1, 2)
    nobody.over("helpful-signpost")


def test_musical_chairs_swap_places_with_a_rival_and_resolve_neither() -> None:
    at = ("wc01", "ec02", "green1")
    drawn = draw("musical-chairs", 4, at=at, pieces={2: ["green"]}, spent={0: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat, drawn.keys) == ("rival", 0, ["seat:1", "seat:2"])
    drawn.do("seat:2")
    assert drawn.s.at == ["green1", "ec02", "wc02"]
    assert drawn.s.discard == ["musical-chairs"], "no second event for whoever comes to wc02"
    drawn.untouched(1)
    drawn.over("musical-chairs")  # and no adventure for whoever comes to its start


@pytest.mark.rule("KK-R136")
def test_musical_chairs_leave_castle_and_voids_alone() -> None:
    at = ("wc01", "garden-1", "void-east", "eo07")
    drawn = draw("musical-chairs", 4, seats=4, at=at, pieces={1: KEY}, opened=["east"]).do("keep")
    assert drawn.s.at == ["eo07", "garden-1", "void-east", "wc02"], "seat 3 was the only one to choose"
    drawn.untouched(1, 2)
    drawn.over("musical-chairs")


@pytest.mark.rule("KK-R136")
def test_musical_chairs_with_nobody_to_swap() -> None:
    nobody = draw("musical-chairs", 4, at=("wc01", "garden-1", "void-east"), pieces={1: KEY}, opened=["east"]).do("keep")
    assert "kk-log-no-rival" in nobody.said()
    nobody.untouched(1, 2)
    nobody.over("musical-chairs")


@pytest.mark.rule("KK-R136")
@pytest.mark.parametrize(("place", "opened"), [("garden-1", ()), ("void-west", ("west",))])
def test_musical_chairs_swap_nobody_out_of_the_castle_or_a_void(place: str, opened: tuple[str, ...]) -> None:
    drawn = draw("musical-chairs", 4, place=place, pieces={0: KEY}, opened=opened).do("keep")
    assert drawn.s.at[0] == place and "kk-log-in-vain" in drawn.said()
    drawn.untouched(0, 1, 2)
    drawn.over("musical-chairs")


@pytest.mark.rule("KK-R136")
def test_whoever_asks_for_the_one_in_the_void_is_told_why_not() -> None:
    at = ("wc01", "ec02", "void-west", "ec04")
    drawn = draw("musical-chairs", 4, seats=4, place="wo05", at=at, opened=["west"]).do("keep")
    assert drawn.keys == ["seat:1", "seat:3"]
    assert drawn.refused("seat:2").rule == "KK-R136"


# -- items --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", [("sword", "axe", "sock"), ("sword",), ()])
def test_the_picnic_restores_up_to_three(wish: tuple[str, ...]) -> None:
    own = ["sword", "axe", "sock", "ladder"]
    drawn = draw("unattended-picnic", spent={0: own, 2: ["axe"]})
    assert (drawn.asked, drawn.seat, most(drawn)) == ("restore", 0, 3)
    drawn.pick(*wish)
    assert drawn.s.spent[0] == [item for item in own if item not in wish]
    drawn.untouched(1, 2)
    drawn.over("unattended-picnic")


def test_the_picnic_asks_nothing_of_whoever_needs_nothing() -> None:
    drawn = draw("unattended-picnic", spent={2: ["axe"]})
    drawn.untouched(1, 2)
    drawn.over("unattended-picnic")


def test_the_oak_restores_four_to_the_strong() -> None:
    own = ["sword", "axe", "sock", "ladder", "umbrella"]
    drawn = draw("wrestling-oak", 5, spent={0: own, 2: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat, most(drawn)) == ("restore", 0, 4)
    drawn.pick("sword", "axe", "sock", "ladder")
    assert drawn.s.spent[0] == ["umbrella"]
    drawn.untouched(1, 2)
    drawn.over("wrestling-oak")


@pytest.mark.parametrize(("card", "number"), [("wrestling-oak", 2), ("dubious-elixir", 3)])
def test_oak_and_elixir_exhaust_items_of_whoever_fails(card: str, number: int) -> None:
    drawn = draw(card, BITES[card], spent={0: ["sword"], 2: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat) == ("exhaust", 0)
    assert drawn.table.decision is not None and (drawn.table.decision.least, most(drawn)) == (number, number)
    drawn.refused("sword")
    drawn.pick(*EIGHT[8 - number :])
    assert sorted(drawn.s.spent[0]) == sorted(["sword", *EIGHT[8 - number :]])
    drawn.untouched(1, 2)
    drawn.over(card)


@pytest.mark.parametrize("card", BITES)
@pytest.mark.parametrize("active", [0, 1])
def test_oak_and_elixir_take_no_more_than_there_is(card: str, active: int) -> None:
    drawn = draw(card, BITES[card], spent={0: EIGHT[active:], 2: ["axe"]}).keep()
    assert sorted(drawn.s.spent[0]) == sorted(EIGHT)
    assert ("kk-log-in-vain" in drawn.said()) is (active == 0)
    drawn.untouched(1, 2)
    drawn.over(card)


@pytest.mark.rule("KK-R61")
def test_a_magic_item_the_oak_exhausts_has_its_effect() -> None:
    drawn = draw("wrestling-oak", 1, spent={0: ["sword"]}, magic={"teapot": 0}).do("keep").pick("sock", "teapot")
    assert (drawn.asked, drawn.seat) == ("restore", 0)
    drawn.refused("teapot")
    drawn.pick("sword", "sock")
    assert drawn.s.spent[0] == ["teapot"]
    drawn.over("wrestling-oak")


def test_the_pepper_wind_exhausts_one_item_of_each_rival() -> None:
    drawn = draw("pepper-wind", 7, spent={2: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat, most(drawn)) == ("exhaust", 1, 1), "the owner picks"
    drawn.do("sock")
    assert (drawn.asked, drawn.seat) == ("exhaust", 2)
    drawn.refused("axe")
    drawn.do("sword")
    assert drawn.s.spent == [[], ["sock"], ["axe", "sword"]]
    drawn.over("pepper-wind")


def test_the_pepper_wind_passes_those_with_nothing_left_and_reaches_the_castle() -> None:
    drawn = draw("pepper-wind", 7, at=("wc01", "ec02", "garden-1"), pieces={2: KEY}, spent={1: EIGHT}).do("keep")
    assert (drawn.asked, drawn.seat) == ("exhaust", 2)
    drawn.do("sock")
    assert drawn.s.spent == [[], list(EIGHT), ["sock"]]
    drawn.untouched(1)
    drawn.over("pepper-wind")


@pytest.mark.rule("KK-R61")
def test_a_rival_may_give_the_wind_a_magic_item_and_has_its_effect() -> None:
    drawn = draw("pepper-wind", 7, seats=2, magic={"telescope": 1}, deck=["unattended-picnic"]).do("keep", "telescope")
    assert drawn.s.discard == ["pepper-wind"], "the telescope's owner draws when this turn is over"
    assert drawn.s.resolving == ["unattended-picnic"]
    drawn.pick()
    assert drawn.s.spent == [[], ["telescope"]]
    drawn.over("pepper-wind")


@pytest.mark.parametrize("face", [4, 1])
def test_the_elixir_restores_everything(face: int) -> None:
    drawn = draw("dubious-elixir", face, spent={0: EIGHT, 2: ["axe"]}).keep()
    assert (drawn.asked, drawn.seat, most(drawn)) == ("restore", 0, 8)
    drawn.pick(*EIGHT)
    assert drawn.s.spent[0] == []
    drawn.untouched(1, 2)
    drawn.over("dubious-elixir")


# -- magic items --------------------------------------------------------------------------------------------------------


def test_the_magpie_takes_a_magic_item_from_a_rival() -> None:
    magic = {"moonjar": 0, "thunder": 1, "teapot": 1, "jam-imp": 2}
    drawn = draw("magpie-for-hire", 8, magic=magic, spent={1: ["thunder", "sock"], 2: ["jam-imp"]}).do("keep")
    assert (drawn.asked, drawn.seat, sorted(drawn.keys)) == ("take", 0, ["jam-imp", "teapot", "thunder"])
    for wrong in ("moonjar", "telescope", "sword"):
        drawn.refused(wrong)
    drawn.do("thunder")
    assert drawn.s.magic == {"moonjar": 0, "thunder": 0, "teapot": 1, "jam-imp": 2}
    assert drawn.s.spent == [[], ["sock"], ["jam-imp"]], "it comes active"
    drawn.untouched(2)
    drawn.over("magpie-for-hire")


@pytest.mark.parametrize("magic", [{}, {"moonjar": 0, "thunder": 0}])
def test_the_magpie_finds_nothing_where_no_rival_has_a_magic_item(magic: dict[str, int]) -> None:
    drawn = draw("magpie-for-hire", 8, magic=magic).do("keep")
    assert drawn.s.magic == magic and "kk-log-no-magic-around" in drawn.said()
    drawn.untouched(1, 2)
    drawn.over("magpie-for-hire")


def test_lost_property_swaps_a_magic_item_for_a_rivals() -> None:
    magic = {"moonjar": 0, "telescope": 0, "thunder": 1, "teapot": 2}
    drawn = draw("lost-property", 3, magic=magic, spent={0: ["moonjar"], 1: ["thunder"], 2: ["teapot"]}).do("keep")
    assert (drawn.asked, drawn.keys) == ("give", ["moonjar", "telescope"])
    drawn.do("moonjar")
    assert (drawn.asked, drawn.keys) == ("take", ["thunder", "teapot"])
    drawn.do("thunder")
    assert drawn.s.magic == {"moonjar": 1, "telescope": 0, "thunder": 0, "teapot": 2}
    assert drawn.s.spent == [[], [], ["teapot"]], "both come active"
    drawn.untouched(2)
    drawn.over("lost-property")


@pytest.mark.parametrize("magic", [{}, {"moonjar": 0}, {"thunder": 1, "teapot": 2}])
def test_lost_property_needs_two_magic_items_to_swap(magic: dict[str, int]) -> None:
    drawn = draw("lost-property", 3, magic=magic).do("keep")
    assert drawn.s.magic == magic and "kk-log-no-swap" in drawn.said()
    drawn.untouched(1, 2)
    drawn.over("lost-property")


# -- the demon die, the board -------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R104")
@pytest.mark.parametrize(("holder", "receiver"), [(-1, 0), (-1, 2), (1, 2), (0, 1)])
def test_the_delivery_assigns_the_demon_die(holder: int, receiver: int) -> None:
    drawn = draw("special-delivery", throne=holder)
    assert drawn.keys == [f"seat:{seat}" for seat in (0, 1, 2) if seat != holder]
    drawn.do(f"seat:{receiver}")
    assert drawn.s.throne == receiver
    drawn.untouched(*({1, 2} - {holder, receiver}))
    drawn.over("special-delivery")


@pytest.mark.rule("KK-R155")
def test_the_map_opens_your_portion_and_takes_everybody_there_along() -> None:
    drawn = draw("sneezing-map", at=("wc01", "wc09", "ec13"), pieces={1: KEY})
    assert drawn.s.opened == {"west": True, "east": False}
    assert drawn.s.at == ["void-west", "void-west", "ec13"], "no card takes the bearer of the whole key to the castle"
    drawn.untouched(2)
    drawn.over("sneezing-map")


@pytest.mark.rule("KK-R155")
def test_the_map_closes_your_portion() -> None:
    drawn = draw("sneezing-map", place="eo25", at=("", "void-east", "wc03"), opened=["east"])
    assert drawn.s.opened == {"west": False, "east": False}
    assert drawn.s.at == ["ec15", "ec15", "wc03"]
    drawn.untouched(2)
    drawn.over("sneezing-map")


@pytest.mark.rule("KK-R155")
@pytest.mark.parametrize("face", [4, 8])
def test_the_lever_opens_the_other_portion(face: int) -> None:
    drawn = draw("forbidden-lever", face, at=("wc01", "ec02", "wc09")).do("keep")
    assert drawn.s.opened == {"west": False, "east": True}
    assert drawn.s.at == ["wc02", "void-east", "wc09"]
    drawn.untouched(2)
    drawn.over("forbidden-lever")


@pytest.mark.rule("KK-R155")
def test_the_lever_closes_the_other_portion() -> None:
    drawn = draw("forbidden-lever", 4, at=("wc01", "eo02", "wc09"), opened=["east"]).do("keep")
    assert drawn.s.opened == {"west": False, "east": False}
    assert drawn.s.at == ["wc02", "ec15", "wc09"]
    drawn.over("forbidden-lever")


@pytest.mark.parametrize("card", ["sneezing-map", "forbidden-lever"])
def test_from_the_castle_nobody_folds_the_kingdom(card: str) -> None:
    drawn = draw(card, *([4] if card == "forbidden-lever" else []), **IN_CASTLE).keep()
    assert drawn.s.opened == {"west": False, "east": False} and "kk-log-in-vain" in drawn.said()
    drawn.untouched(0, 1, 2)
    drawn.over(card)


# -- more events, more turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R160")
def test_the_crier_draws_two_more_one_after_the_other() -> None:
    drawn = draw("town-crier", spent={0: ["sword"]}, deck=["special-delivery", "unattended-picnic", "pepper-wind"])
    assert drawn.asked == "assign" and drawn.s.resolving == ["town-crier", "special-delivery"]
    assert drawn.s.discard == [], "a card is discarded when it is done, not before"
    drawn.do("seat:0")
    assert drawn.asked == "restore" and drawn.s.discard == ["special-delivery"], "the first is over before the second is drawn"
    drawn.pick("sword")
    assert drawn.s.discard == ["special-delivery", "unattended-picnic", "town-crier"] and drawn.s.resolving == []
    assert drawn.s.deck.top == ["pepper-wind"] and drawn.s.spent[0] == []
    drawn.untouched(1, 2)
    drawn.over("town-crier")


def test_the_crier_with_an_empty_deck_calls_for_a_new_one() -> None:
    rest = sorted(card for card in EVENTS if card not in ("town-crier", "special-delivery"))
    again = sorted([*rest, "special-delivery"])
    drawn = draw("town-crier", f"#{again.index('unattended-picnic')}", deck=["special-delivery"], discard=rest).do("seat:0")
    assert drawn.s.discard == ["unattended-picnic", "town-crier"] and len(drawn.s.deck) == 34, "the crier is not in it"
    drawn.over()


def test_the_mattress_is_a_nap_on_top_of_the_move() -> None:
    heroes = ("wren", "odo", "brakka")
    drawn = draw("travelling-mattress", 3, heroes=heroes, spent={0: EIGHT[:7], 2: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat, most(drawn)) == ("restore", 0, 5)
    drawn.pick(*EIGHT[:5])
    assert drawn.s.spent[0] == list(EIGHT[5:7]) and drawn.s.at[0] == "wc02"
    drawn.untouched(1, 2)
    drawn.over("travelling-mattress")


@pytest.mark.parametrize(
    ("hero", "piper", "number"), [("wren", 0, 7), ("wren", 1, 5), ("humphrey", 1, 5 + HEROES["humphrey"].amount)]
)
def test_the_mattress_knows_what_makes_a_nap_longer(hero: str, piper: int, number: int) -> None:
    heroes = (hero, "odo", "brakka")
    drawn = draw("travelling-mattress", 1, heroes=heroes, spent={0: EIGHT}, companions={"lullaby-piper": piper}).keep()
    assert most(drawn) == number


def test_the_wind_gives_another_turn_and_only_one() -> None:
    drawn = draw("following-wind", 6, spent={2: ["axe"]}).do("keep")
    drawn.untouched(1, 2)
    drawn.over("following-wind", seat=0)
    drawn.do("nap").over(seat=1)


def test_the_wind_does_nothing_for_whoever_draws_it_in_the_turn_of_another() -> None:
    """A rival blows the telescope of seat 1 shut, and its event comes when seat 0 has played."""
    drawn = draw("pepper-wind", 7, seats=2, magic={"telescope": 1}, deck=["following-wind"])
    drawn.do("keep").roll(6).do("telescope")
    assert (drawn.asked, drawn.seat) == ("modify", 1)
    drawn.do("keep")
    assert "kk-log-in-vain" in drawn.said()
    drawn.over("following-wind", seat=1)
    drawn.do("nap").pick().over(seat=0)


# -- companions, castle -------------------------------------------------------------------------------------------------


def test_the_tour_brings_a_companion_out_of_the_discard_pile() -> None:
    discard = ["stair-goat", "pepper-wind", "map-mole"]
    drawn = draw("reunion-tour", 5, discard=discard, companions={"metronome": 2}).do("keep")
    assert (drawn.asked, drawn.seat, drawn.keys) == ("recall", 0, ["map-mole", "stair-goat"])
    for wrong in ("pepper-wind", "metronome", "cellar-ghost"):
        drawn.refused(wrong)
    drawn.do("stair-goat")
    assert drawn.s.companions == {"metronome": 2, "stair-goat": 0}
    assert drawn.s.discard == ["pepper-wind", "map-mole", "reunion-tour"]
    drawn.untouched(1, 2)
    drawn.over("reunion-tour")


@pytest.mark.parametrize("discard", [(), ("pepper-wind", "jumble-sale")])
def test_the_tour_finds_nobody_in_a_discard_pile_without_companions(discard: tuple[str, ...]) -> None:
    drawn = draw("reunion-tour", 5, discard=discard, companions={"metronome": 2}).do("keep")
    assert drawn.s.companions == {"metronome": 2} and "kk-log-nobody-to-recall" in drawn.said()
    drawn.untouched(1, 2)
    drawn.over("reunion-tour")


@pytest.mark.parametrize("wish", [("axe",), ()])
def test_gossip_turns_a_keep_token_face_up_and_restores_one(wish: tuple[str, ...]) -> None:
    face_up = {"keep-1": "gargoyles", "garden-2": "orchard"}
    drawn = draw("castle-gossip", 3, spent={0: ["axe", "sock"], 2: ["axe"]}, face_up=face_up).do("keep")
    assert (drawn.asked, drawn.seat, drawn.keys) == ("token", 0, ["look:keep-2", "look:keep-3", "look:keep-4"])
    for wrong in ("look:keep-1", "look:garden-1"):
        drawn.refused(wrong)
    left = list(drawn.s.face_down["keep"])
    drawn.roll("#1").do("look:keep-3")
    assert drawn.s.face_up == {**face_up, "keep-3": left[1]}
    assert (drawn.asked, most(drawn)) == ("restore", 1)
    drawn.pick(*wish)
    assert drawn.s.spent[0] == [item for item in ("axe", "sock") if item not in wish]
    drawn.untouched(1, 2)
    drawn.over("castle-gossip")


def test_gossip_restores_even_when_the_keep_has_no_secrets_left() -> None:
    face_up = {"keep-1": "gargoyles", "keep-2": "portcullis", "keep-3": "twin-doors", "keep-4": "whisper-gallery"}
    drawn = draw("castle-gossip", 3, spent={0: ["axe", "sock"]}, face_up=face_up).do("keep")
    assert drawn.asked == "restore" and "kk-log-in-vain" in drawn.said()
    drawn.pick("sock")
    assert drawn.s.face_up == face_up and drawn.s.spent[0] == ["axe"]
    drawn.over("castle-gossip")
