"""Setup (A), players of one or two people (Q), and what is agreed before (R)."""

from __future__ import annotations

from collections import Counter

import pytest
from inglenook.games.albions_legacy import GAME
from inglenook.games.albions_legacy.content import (
    BOX,
    CARDS,
    CHARACTERS,
    ENCOUNTERS,
    ENEMY_TILES,
    NAMED,
    QUESTS,
    REALM,
    TASKS,
    THREATS,
    TILES,
    TOKENS,
    VIRTUES,
    copies,
)
from inglenook.games.albions_legacy.options import AlbionOptions

from inglenook.engine.options import OptionError

from .stage import opening, ride


@pytest.mark.rule("AL-R1")
def test_the_box_holds_what_it_says() -> None:
    counts = {name: part.count for name, part in BOX.items()}
    assert counts["realm-tile"] == len(REALM) == 42 and counts["enemy-tile"] == len(ENEMY_TILES) == 8
    assert counts["character-sheet"] == len(CHARACTERS) == 8 and counts["virtue-plaque"] == len(VIRTUES) == 10
    assert counts["encounter-card"] == len(ENCOUNTERS) == 35
    decks = Counter(threat.deck for threat in THREATS.values())
    assert (counts["general-card"], counts["severe-card"]) == (decks["general"], decks["severe"]) == (20, 20)
    for deck, many in (("armoury", 12), ("item", 12), ("relic", 12), ("mount", 6), ("artifact", 8), ("starting", 8)):
        assert counts[f"{deck}-card"] == len(copies(deck)) == many
    assert counts["enemy-token"] == len(TOKENS) - len(NAMED) == 72 and counts["named-token"] == len(NAMED) == 20
    assert counts["story-quest"] == len(QUESTS) == 3 and counts["story-token"] == len(TASKS) == 8


@pytest.mark.rule("AL-R1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_most_four_characters_ride(seats: int) -> None:
    assert len(opening(seats).s.players) <= 4


@pytest.mark.rule("AL-R3", "AL-R4")
def test_every_deck_lies_by_itself_shuffled() -> None:
    s = opening().s
    assert {name: len(deck) for name, deck in s.decks.items() if name != "virtue"} == {
        "armoury": 12, "item": 12, "relic": 12, "mount": 6, "encounter": 35, "general": 20, "severe": 20,
    }  # fmt: skip
    assert all(len(deck.layers) == 1 for deck in s.decks.values())  # one bag: no order anybody could know
    assert len(s.starting) == 8


@pytest.mark.rule("AL-R5")
@pytest.mark.parametrize(("seats", "plaques"), [(1, 9), (2, 10), (3, 9), (4, 10)])
def test_six_plaques_and_one_for_each_player(seats: int, plaques: int) -> None:
    assert len(opening(seats).s.decks["virtue"]) == plaques


@pytest.mark.rule("AL-R219")
@pytest.mark.parametrize(("seats", "plaques"), [(1, 4), (4, 5)])
def test_a_thin_stack(seats: int, plaques: int) -> None:
    assert len(opening(seats, thin_virtue=True).s.decks["virtue"]) == plaques


@pytest.mark.rule("AL-R6")
def test_the_stack_is_all_realm_tiles() -> None:
    s = opening().s
    assert sorted(tile for bag in s.stack.layers for tile in bag) == sorted(REALM) and len(s.stack.layers) == 1


@pytest.mark.rule("AL-R7")
def test_enemy_tiles_are_kept_apart() -> None:
    s = opening().s
    assert s.enemy_tiles == list(ENEMY_TILES)
    assert not any(TILES[tile].set == "enemy" for bag in s.stack.layers for tile in bag)


@pytest.mark.rule("AL-R8")
def test_the_first_threat_is_severe() -> None:
    assert opening().s.approaching == "severe"


@pytest.mark.rule("AL-R9")
def test_the_stables_are_locked_at_first() -> None:
    assert opening().s.stables_open is False


@pytest.mark.rule("AL-R10", "AL-R214")
@pytest.mark.parametrize(("early", "out"), [(0, 0), (1, 1), (5, 5)])
def test_ten_flames_burn_unless_some_are_put_out(early: int, out: int) -> None:
    assert opening(early_despair=early).s.despair == out


@pytest.mark.rule("AL-R233", "AL-Q50")
@pytest.mark.parametrize(("early", "out"), [(0, 4), (2, 6), (5, 9)])
def test_without_a_quest_four_flames_are_out(early: int, out: int) -> None:
    s = opening(no_quest=True, early_despair=early).s
    assert s.quests == [] and s.despair == out


@pytest.mark.rule("AL-R16", "AL-R218")
@pytest.mark.parametrize(
    ("more", "quests"),
    [
        ((), ["the-tower-that-would-not-stand"]),
        (("the-ninth-legion",), ["the-tower-that-would-not-stand", "the-ninth-legion"]),
        (("the-tower-that-would-not-stand",), ["the-tower-that-would-not-stand"]),
    ],
)
def test_the_quests_that_were_chosen(more: tuple[str, ...], quests: list[str]) -> None:
    assert opening(quest="the-tower-that-would-not-stand", more_quests=more).s.quests == quests


@pytest.mark.rule("AL-R19")
def test_the_highest_roll_goes_first() -> None:
    play = opening(3, luck=["#0", 2, 6, 3])
    while play.asked in ("hero", "kit"):
        play.do(play.options[0])
    assert play.s.key == 1 and play.s.turn.who == 1 and play.seat == 1


@pytest.mark.rule("AL-Q1")
def test_those_who_tie_roll_again() -> None:
    play = opening(3, luck=["#0", 5, 5, 1, 2, 4])
    while play.asked in ("hero", "kit"):
        play.do(play.options[0])
    assert play.s.key == 1 and not play.script.coming


@pytest.mark.rule("AL-R210", "AL-R211", "AL-Q53")
@pytest.mark.parametrize(("seats", "of"), [(1, [0, 0, 0]), (2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_who_runs_whom(seats: int, of: list[int]) -> None:
    assert [player.seat for player in opening(seats).s.players] == of


# -- characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R11")
def test_a_character_is_chosen_once() -> None:
    play = opening()
    assert len(play.options) == 8
    play.do("hero:merlin")
    play.do(play.options[0])
    assert play.asked == "hero" and len(play.options) == 7 and "hero:merlin" not in play.options


@pytest.mark.rule("AL-R12")
def test_a_weapon_and_an_armour_of_choice() -> None:
    play = opening()
    play.do("hero:merlin")
    assert play.asked == "kit" and len(play.options) == 16
    play.do("kit:long-hazel-spear+quilted-coat")
    assert play.me.cards == ["long-hazel-spear", "quilted-coat"] and len(play.s.starting) == 6
    play.do("hero:arthur")
    assert len(play.options) == 9 and not any("quilted-coat" in key for key in play.options)


@pytest.mark.rule("AL-R13")
def test_starting_equipment_differs_in_name_only() -> None:
    cards = [card for card in CARDS.values() if card.deck == "starting"]
    assert Counter(card.slot for card in cards) == {"weapon": 4, "armour": 4}
    assert all(card.shields and card.breaks and not card.stones for card in cards)


@pytest.mark.rule("AL-R15")
@pytest.mark.parametrize(("hero", "destiny"), [("lancelot", 5), ("arthur", 3)])
def test_a_token_on_every_slot(hero: str, destiny: int) -> None:
    play = ride(dict(character=hero, tile="", destiny=0), step="turn")
    assert play.me.destiny == destiny


@pytest.mark.rule("AL-R24", "AL-R25", "AL-Q2")
def test_off_the_board_until_the_first_turn() -> None:
    play = ride(dict(tile=""), dict(tile=""), dict(tile=""), step="turn")
    assert [player.tile for player in play.s.players] == ["round-table", "", ""]
    play.do("end")
    assert [player.tile for player in play.s.players] == ["round-table", "round-table", ""]


@pytest.mark.rule("AL-R174")
def test_who_has_retired_comes_back_with_another_character() -> None:
    play = ride(dict(character="", tile="", tokens=["saxon.1"]), fields={"retired": ["arthur"]}, step="turn")
    assert play.asked == "hero" and "hero:arthur" not in play.options and "hero:lancelot" not in play.options
    play.do("hero:galahad", "kit:ash-hilt-blade+oak-mail")
    assert play.me.tile == "round-table" and play.me.destiny == 3 and play.me.tokens == ["saxon.1"]


@pytest.mark.rule("AL-Q13")
def test_starting_equipment_comes_from_what_was_discarded() -> None:
    discards = {"starting": ["oak-mail"]}
    play = ride(dict(character="", tile=""), step="turn")
    play = ride(dict(character="", tile=""), step="turn", fields={"starting": [], "discards": {**play.s.discards, **discards}})
    play.do("hero:galahad")
    assert play.me.cards == ["oak-mail"] and play.me.dooms == [] and play.s.discards["starting"] == []


@pytest.mark.rule("AL-Q14")
def test_who_has_nobody_left_stays_out() -> None:
    rest = [id for id in CHARACTERS if id not in ("lancelot", "merlin")]
    play = ride(dict(character="", tile=""), fields={"retired": rest, "turns": -1}, step="next")
    assert play.s.turn.who == 1 and play.s.turns == 1


@pytest.mark.rule("AL-R229")
@pytest.mark.parametrize("armed", [True, False])
def test_two_armoury_cards_for_whoever_enters(armed: bool) -> None:
    play = ride(dict(tile=""), step="turn", decks={"armoury": ["rowan-staff", "tourney-helm"]}, armed=armed)
    if armed:
        play.do("keep:rowan-staff", "keep:tourney-helm")
    assert play.asked == "act" and play.me.cards == (["rowan-staff", "tourney-helm"] if armed else [])


@pytest.mark.rule("AL-R230")
@pytest.mark.parametrize("provisioned", [True, False])
def test_an_item_for_whoever_enters(provisioned: bool) -> None:
    play = ride(dict(tile=""), step="turn", decks={"item": ["marsh-tonic.1"]}, provisioned=provisioned)
    if provisioned:
        play.do("keep:marsh-tonic.1")
    assert play.asked == "act" and play.me.cards == (["marsh-tonic.1"] if provisioned else [])


@pytest.mark.rule("AL-R235")
def test_one_may_enter_at_a_gate() -> None:
    play = ride(dict(tile=""), step="turn", gate_start=True)
    assert play.options == ["gate:round-table", "gate:docks", "gate:drawbridge", "gate:sally-port"]
    play.do("gate:docks")
    assert play.me.tile == "docks"


# -- options --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R239")
def test_options_are_single_switches_and_the_base_game_uses_none() -> None:
    plain = AlbionOptions()
    names = [name for name in plain.__struct_fields__ if name not in ("quest", "odds")]
    assert len(names) == 24 and not any(getattr(plain, name) not in (False, 0, (), "no") for name in names)
    for name in names:
        value = {"early_despair": "3", "more_quests": "the-bells-of-the-low-hundred", "ready_land": "each"}.get(name, "yes")
        options = GAME.agree(3, {name: value})
        assert getattr(opening(3, **{name: getattr(options, name)}).s.agreed, name, None) is not None or name == "more_quests"


@pytest.mark.rule("AL-Q37", "AL-Q38")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"more_quests": "the-bells-of-the-low-hundred", "no_quest": "yes"}, True),
        ({"no_spoils": "yes", "general_spoils": "yes"}, True),
        ({"no_spoils": "yes", "no_quest": "yes"}, False),
        ({"general_spoils": "yes", "more_quests": "the-bells-of-the-low-hundred"}, False),
    ],
)
def test_what_contradicts_itself_is_refused(given: dict[str, str], refused: bool) -> None:
    if not refused:
        assert isinstance(GAME.agree(3, given), AlbionOptions)
        return
    with pytest.raises(OptionError):
        GAME.agree(3, given)
