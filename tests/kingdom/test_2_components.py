"""Components: KK-R6 to KK-R13. What the box list says is what there is."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from inglenook.engine.scene import Board, Card, Piece
from inglenook.games.key_to_the_kingdom import codex
from inglenook.games.key_to_the_kingdom.board import STOPS
from inglenook.games.key_to_the_kingdom.content import (
    ADVENTURES,
    CASTLE,
    COMPONENTS,
    DICE,
    EVENTS,
    HEROES,
    ITEMS,
    MAGIC,
    MINORS,
    REGIONS,
    TOKENS,
    WHIRLPOOLS,
)
from inglenook.games.key_to_the_kingdom.invariants import every_card_is_somewhere, pieces_are_conserved, tokens_are_conserved
from tests.kingdom.stage import GAME, stage
from tests.kingdom.stage import HEROES as FIVE

ITEM_ROW = ["sword", "lantern", "umbrella", "ladder", "axe", "trumpet", "sandwich", "sock"]


@pytest.mark.rule("KK-R6")
def test_there_are_one_codex_one_castle_and_a_kingdom_of_two_portions() -> None:
    boards = [part.id for part in stage().scene().parts if isinstance(part, Board)]
    assert COMPONENTS["castle-board"].count == boards.count("castle") == 1
    assert boards == ["kingdom", "castle"]
    assert COMPONENTS["kingdom-portions"].count == len({region.portion for region in REGIONS.values()}) == 2
    assert COMPONENTS["codex"].count == 1
    # and that one codex has an entry for every adventure and every whirlpool
    assert sorted(STOPS) == sorted([*ADVENTURES, *MINORS, *WHIRLPOOLS])
    assert all(len(codex.entry(space)) > 1 for space in STOPS)


@pytest.mark.rule("KK-R7")
def test_the_event_deck_holds_thirty_six_cards() -> None:
    s = stage().s
    assert COMPONENTS["event-cards"].count == len(s.deck) == len({*s.deck.pool}) == 36
    assert {*s.deck.pool} == {*EVENTS}


@pytest.mark.rule("KK-R7")
def test_no_card_is_ever_lost_or_doubled() -> None:
    s = stage(deck=["stair-goat"], discard=["toll-goose"], companions={"map-mole": 1}).s
    assert every_card_is_somewhere(s)
    doubled, lost = deepcopy(s), deepcopy(s)
    doubled.discard.append("map-mole")
    del lost.deck.pool[:2]
    assert not every_card_is_somewhere(doubled)
    assert not every_card_is_somewhere(lost)


@pytest.mark.rule("KK-R8")
def test_five_heroes_each_with_a_card_a_figure_and_a_die_from_1_to_8() -> None:
    play = stage(5)
    assert COMPONENTS["hero-cards"].count == COMPONENTS["figures"].count == COMPONENTS["hero-dice"].count == 5
    assert len(HEROES) == GAME.most == 5
    assert len({hero.colour for hero in HEROES.values()}) == 5, "a colour stands for one hero"
    assert DICE["hero"].faces == (1, 2, 3, 4, 5, 6, 7, 8)
    parts = play.scene().parts
    cards = {part.name.id: part.state for part in parts if isinstance(part, Card) and part.kind == "hero"}
    assert cards == {f"kk-hero-{hero}": ("face-up", HEROES[hero].colour) for hero in FIVE}
    figures = [part for part in parts if isinstance(part, Piece)]
    assert [figure.seat for figure in figures] == [0, 1, 2, 3, 4]
    assert [figure.icon for figure in figures] == [HEROES[hero].icon for hero in FIVE]


@pytest.mark.rule("KK-R8")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_hero_die_falls_on_any_of_its_faces(face: int) -> None:
    play = stage(rolls=[f"#{face - 1}"]).do("move")
    assert play.s.roll is not None and (play.s.roll.die, play.s.roll.face) == ("hero", face)


@pytest.mark.rule("KK-R9")
def test_forty_item_tokens_one_of_each_type_for_every_hero() -> None:
    box = COMPONENTS["items"]
    assert (box.count, box.each) == (40, 5)
    assert list(ITEMS) == ITEM_ROW
    play = stage(5)
    tokens = [part.id for part in play.scene().parts if isinstance(part, Card) and part.kind == "item"]
    assert tokens == [f"item.{seat}.{item}" for seat in range(5) for item in ITEM_ROW]
    assert len(tokens) == 40


@pytest.mark.rule("KK-R9")
def test_the_eight_types_are_worth_1_1_2_2_3_3_4_4() -> None:
    assert sorted(item.value for item in ITEMS.values()) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert (ITEMS["axe"].value, ITEMS["sword"].value) == (2, 4)
    assert len({item.icon for item in ITEMS.values()}) == 8


@pytest.mark.rule("KK-R10")
def test_five_magic_items_no_two_alike() -> None:
    assert COMPONENTS["magic-items"].count == len(MAGIC) == 5
    printed = [(token.value, token.effect, token.amount) for token in MAGIC.values()]
    assert len({*printed}) == 5
    assert len({token.icon for token in MAGIC.values()}) == 5
    assert not {*MAGIC} & {*ITEMS}


@pytest.mark.rule("KK-R11")
def test_five_key_pieces_of_each_colour() -> None:
    box = COMPONENTS["key-pieces"]
    assert (box.count, box.each) == (15, 5)
    assert stage(5).s.supply == {"red": 5, "green": 5, "blue": 5}


@pytest.mark.rule("KK-R11")
def test_five_players_never_run_short() -> None:
    play = stage(5, at=["wc08"], pieces={seat: ("red", "green", "blue") for seat in range(1, 5)})
    assert play.s.supply == {"red": 1, "green": 1, "blue": 1}
    s = deepcopy(play.s)
    assert pieces_are_conserved(s)
    s.supply["red"] -= 1
    assert not pieces_are_conserved(s), "a piece has gone"
    s.pieces[0].append("red")
    assert pieces_are_conserved(s), "the last hero finds one too"
    s.pieces[0].append("green")
    assert not pieces_are_conserved(s), "a piece from nowhere"


@pytest.mark.rule("KK-R12")
def test_nine_castle_tokens_five_for_the_garden_and_four_for_the_keep() -> None:
    assert COMPONENTS["castle-tokens"].count == len(TOKENS) == 9
    assert Counter(token.back for token in TOKENS.values()) == {"garden": 5, "keep": 4}
    # as many as there are spaces of their section
    assert Counter(space.section for space in CASTLE.values()) == {"garden": 5, "keep": 4, "throne": 1}


@pytest.mark.rule("KK-R12")
@pytest.mark.parametrize("outcome", range(5))
def test_the_back_tells_the_section_of_a_token(outcome: int) -> None:
    key = ("red", "green", "blue")
    play = stage(at=["wc04", "ec01"], pieces={0: key}, rolls=[1, f"#{outcome}"]).do("move", "keep", "go:ww-closed")
    play.do("garden:garden-2")
    token = play.s.face_up["garden-2"]
    assert TOKENS[token].back == "garden"
    assert {*play.s.face_down["garden"]} == {id for id in TOKENS if TOKENS[id].back == "garden"} - {token}
    assert {*play.s.face_down["keep"]} == {id for id in TOKENS if TOKENS[id].back == "keep"}


@pytest.mark.rule("KK-R12")
def test_a_token_lies_in_its_section_and_nowhere_else() -> None:
    s = stage(face_up={"keep-2": "gargoyles"}).s
    assert tokens_are_conserved(s)
    astray, lost = deepcopy(s), deepcopy(s)
    astray.face_up = {"garden-1": "gargoyles"}
    lost.face_down["keep"].pop()
    assert not tokens_are_conserved(astray)
    assert not tokens_are_conserved(lost)


@pytest.mark.rule("KK-R13")
def test_one_demon_die_with_its_moody_faces() -> None:
    assert COMPONENTS["demon-die"].count == 1
    assert DICE["demon"].faces == (0, 0, 1, 2, 7, 8, 9, 9)
    assert list(DICE) == ["hero", "demon"]


@pytest.mark.rule("KK-R13")
def test_the_demon_die_is_as_good_as_a_hero_die_on_the_whole_and_wilder() -> None:
    hero, demon = DICE["hero"].faces, DICE["demon"].faces
    assert sum(hero) == sum(demon)
    assert min(demon) < min(hero) and max(demon) > max(hero)


@pytest.mark.rule("KK-R13")
@pytest.mark.parametrize(("outcome", "face"), list(enumerate([0, 0, 1, 2, 7, 8, 9, 9])))
def test_the_demon_die_falls_on_any_of_its_faces(outcome: int, face: int) -> None:
    play = stage(at=["wc01", "wc05"], throne=0, rolls=[f"#{outcome}"]).do("move")
    assert play.s.roll is not None and (play.s.roll.die, play.s.roll.face) == ("demon", face)
