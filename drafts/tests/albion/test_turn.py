"""Turns and rounds (E, F), Active Tiles (C), the Dungeon (B), cards and trading (P), coins and plaques."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.castle import linger
from inglenook.games.albions_legacy.coins import coins_needed, gain_coin
from inglenook.games.albions_legacy.content import CARDS, DUNGEON
from inglenook.games.albions_legacy.destiny import lose_destiny, pay_destiny, regain
from inglenook.games.albions_legacy.holdings import break_card, breakable, unbroken
from inglenook.games.albions_legacy.moving import movement
from inglenook.games.albions_legacy.plaques import despair_lifted, draw_virtue, lose_virtue, return_virtue, stack_left
from inglenook.games.albions_legacy.rounds import next_turn, order
from inglenook.games.albions_legacy.state import decides

from inglenook.engine.table import GameOver

from .stage import Ride, facing, ride

R = "AL-R83"


# -- turns ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R77", "AL-R85")
def test_moving_scouting_and_activating_in_any_order() -> None:
    play = ride(dict(tile="h-ne"), decks={"armoury": ["rowan-staff"]})
    play.do("go:armoury")
    assert {"activate", "end"} <= set(play.options) and play.does("go")
    play = ride(dict(tile="drawbridge"), stack=["mf1"])
    play.do("scout:0", "go:mf1")
    assert play.does("scout") and play.does("go")


@pytest.mark.rule("AL-R78", "AL-R43", "AL-R88")
def test_activating_ends_the_turn() -> None:
    play = ride(dict(tile="armoury"), decks={"armoury": ["rowan-staff"]})
    play.do("activate", "keep:rowan-staff")
    assert play.me.cards == ["rowan-staff"] and play.seat == 1 and play.s.turn.who == 1


@pytest.mark.rule("AL-R79")
def test_retiring_ends_the_turn() -> None:
    play = ride(dict(character="", tile=""), fields={"retired": ["arthur"]})
    assert play.seat == 1 and play.s.turn.who == 1


@pytest.mark.rule("AL-R80")
def test_a_turn_may_be_passed() -> None:
    play = ride()
    play.do("end")
    assert play.s.turn.who == 1 and play.me.tile == "round-table"


@pytest.mark.rule("AL-R81")
def test_what_is_free_does_not_end_the_turn() -> None:
    play = ride(dict(tile=DUNGEON, tokens=["saxon.1"], cards=["oak-mail"]), dict(tile=DUNGEON))
    assert {"jail", "trade:1"} <= set(play.options)
    play.do("jail")
    play.pick("token:saxon.1")
    assert play.asked == "act" and play.s.turn.who == 0 and play.does("go")


@pytest.mark.rule("AL-R90", "AL-R91", "AL-R92", "AL-R94")
@pytest.mark.parametrize(("key", "turns"), [(0, [0, 1, 2, 0]), (2, [2, 0, 1, 2])])
def test_the_holder_begins_the_others_follow_and_the_holder_ends(key: int, turns: list[int]) -> None:
    play = ride(fields={"key": key, "turns": -1}, step="next")
    seen = []
    for _ in range(3):
        seen.append(play.s.turn.who)
        play.do("end")
    assert [*seen, play.s.turn.who] == turns == order(play.s)


@pytest.mark.rule("AL-R212")
def test_the_characters_of_one_person_take_turns_as_players() -> None:
    play = ride(seats=1, fields={"key": 1, "turns": -1}, step="next")
    assert play.seat == 0 and [play.s.turn.who, *order(play.s)] == [1, 1, 2, 0, 1]


@pytest.mark.rule("AL-R93")
def test_after_the_last_turn_comes_the_key_turn() -> None:
    play = ride(fields={"turns": 2}, step="next")
    assert play.s.turn.who == 0 and play.s.turns == 3
    play.s.turns = 3
    next_turn(play.table)
    assert (play.s.step, play.s.stage, play.s.turn.who) == ("key-turn", 0, play.s.key)


@pytest.mark.rule("AL-Q39")
def test_who_answers_for_all() -> None:
    assert decides(ride(turn={"who": 2}).s) == 2 and decides(ride(seats=1).s) == 0


# -- Active Tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "deck", "card"),
    [
        pytest.param("armoury", "armoury", "rowan-staff", marks=pytest.mark.rule("AL-R45")),
        pytest.param("f3", "item", "marsh-tonic.1", marks=pytest.mark.rule("AL-R47")),
        pytest.param("f9", "relic", "dyrnwyn", marks=pytest.mark.rule("AL-R48")),
        pytest.param("stables", "mount", "llamrei", marks=pytest.mark.rule("AL-R50")),
    ],
)
def test_a_tile_that_gives_a_card(tile: str, deck: str, card: str) -> None:
    land = [] if tile in ("armoury", "stables") else [facing(tile, -3, 3, "forest", open=(1,))]
    play = ride(dict(tile=tile), land=land, decks={deck: [card]}, fields={"stables_open": True})
    play.do("activate", f"keep:{card}")
    assert play.me.cards == [card] and len(play.s.decks[deck]) == {"mount": 5}.get(deck, 11) and play.you.cards == []


@pytest.mark.rule("AL-R46")
def test_a_healing_tile() -> None:
    land = [facing("v8", 3, 0, "river", open=(5,))]
    play = ride(dict(tile="v8", wounds=2), dict(wounds=1), land=land)
    play.do("activate")
    assert play.me.wounds == 1 and play.you.wounds == 1
    assert "activate" not in ride(dict(tile="v8"), land=land).options


@pytest.mark.rule("AL-R49")
def test_a_repair_tile() -> None:
    cards = ["oak-mail", "ash-hilt-blade"]
    play = ride(dict(tile="smithy", cards=cards, broken=cards))
    play.do("activate", "card:oak-mail")
    assert play.me.broken == ["ash-hilt-blade"]


@pytest.mark.rule("AL-R51", "AL-R207", "AL-R208", "AL-R237")
def test_a_virtue_tile_replaces_what_one_holds() -> None:
    play = ride(dict(tile="chapel", virtue="clear-eye"), decks={"virtue": ["kept-word"]})
    before = stack_left(play.s)
    play.do("activate")
    assert play.me.virtue == "kept-word" and play.s.discards["virtue"] == ["clear-eye"] and stack_left(play.s) == before - 1


@pytest.mark.rule("AL-R44")
def test_passive_tiles_are_not_activated() -> None:
    assert "activate" not in ride(dict(tile="great-hall")).options
    assert ride(dict(tile="great-hall")).refused("activate").rule == "AL-R44"


@pytest.mark.rule("AL-R60")
@pytest.mark.parametrize(("coins", "open"), [(2, False), (3, True)])
def test_the_stables_open_with_a_coin_for_each(coins: int, open: bool) -> None:
    play = ride(dict(tile="stables"), fields={"coins": coins - 1})
    gain_coin(play.table, 0, rule="AL-R36")
    assert play.s.stables_open == open
    assert ("activate" in ride(dict(tile="stables"), fields={"stables_open": open}).options) == open


@pytest.mark.rule("AL-R231", "AL-Q44")
def test_a_coin_in_the_armoury_finds_any_tile() -> None:
    play = ride(dict(tile="armoury"), fields={"coins": 1}, search_stack=True)
    play.do("activate:search")
    assert play.asked == "search" and "search:v8" in play.options and play.s.coins == 0
    play.do("search:v8")
    while play.asked in ("site", "lay"):
        play.do(play.options[0])
    assert [one[0] for one in play.s.land] == ["v8"] and play.me.cards == [] and play.s.turn.who == 1


@pytest.mark.rule("AL-R231")
@pytest.mark.parametrize(("coins", "option", "tile"), [(0, True, "armoury"), (1, False, "armoury"), (1, True, "smithy")])
def test_without_coin_option_or_armoury_nothing_is_searched(coins: int, option: bool, tile: str) -> None:
    play = ride(dict(tile=tile), fields={"coins": coins}, search_stack=option)
    assert "activate:search" not in play.options


# -- the Dungeon ----------------------------------------------------------------------------------------------------------


def jailer(tokens: int, there: int = 0) -> Ride:
    captives = [f"saxon.{n}" for n in range(1, tokens + 1)]
    return ride(dict(tile=DUNGEON, tokens=captives), fields={"dungeon": [f"witch.{n}" for n in range(1, there + 1)]})


@pytest.mark.rule("AL-R33", "AL-R34")
def test_any_number_of_own_tokens_goes_to_the_dungeon() -> None:
    play = jailer(3)
    play.do("jail")
    play.pick("token:saxon.1", "token:saxon.3")
    assert play.s.dungeon == ["saxon.1", "saxon.3"] and play.me.tokens == ["saxon.2"]
    assert play.asked == "act" and play.s.turn.who == 0


@pytest.mark.rule("AL-R35")
def test_captives_are_no_enemies_on_the_map() -> None:
    play = jailer(1)
    play.do("jail")
    play.pick("token:saxon.1")
    assert play.s.foes == {} and play.s.dungeon == ["saxon.1"] and play.me.tile == DUNGEON


@pytest.mark.rule("AL-R36", "AL-R37")
@pytest.mark.parametrize(("tokens", "there", "coins", "left"), [(2, 6, 1, 0), (2, 5, 0, 7)])
def test_eight_captives_are_a_coin_whoever_brought_them(tokens: int, there: int, coins: int, left: int) -> None:
    play = jailer(tokens, there)
    play.do("jail")
    play.pick(*play.options[:tokens])
    assert play.s.coins == coins and len(play.s.dungeon) == left


@pytest.mark.rule("AL-Q12")
def test_more_than_eight_leave_the_rest_behind() -> None:
    play = jailer(11, 7)
    play.do("jail")
    play.pick(*play.decision.all_keys)
    assert play.s.coins == 2 and len(play.s.dungeon) == 2


@pytest.mark.rule("AL-Q27")
def test_named_enemies_count_as_one() -> None:
    play = ride(dict(tile=DUNGEON, tokens=["hengist"]), fields={"dungeon": [f"witch.{n}" for n in range(1, 8)]})
    play.do("jail")
    play.pick("token:hengist")
    assert play.s.coins == 1 and play.s.dungeon == []


@pytest.mark.rule("AL-R32")
@pytest.mark.parametrize(("tile", "agenda"), [(DUNGEON, ["threat:0:"]), ("h-s", [])])
def test_who_ends_a_turn_in_the_dungeon_draws_a_threat(tile: str, agenda: list[str]) -> None:
    play = ride(dict(tile=tile))
    linger(play.table, 0)
    assert play.s.agenda == agenda


# -- inventory ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R197")
def test_a_card_fills_its_slot() -> None:
    play = ride(dict(tile="armoury", cards=["ash-hilt-blade"]), decks={"armoury": ["rowan-staff"]})
    play.do("activate")
    assert play.options == ["for:ash-hilt-blade", "return"]
    play.do("for:ash-hilt-blade")
    assert play.me.cards == ["rowan-staff"] and play.s.discards["starting"] == ["ash-hilt-blade"]


@pytest.mark.rule("AL-Q40")
def test_three_items_and_broken_cards_fill_their_slots() -> None:
    items = ["hearth-mead.1", "hares-knot.1", "drovers-map.1"]
    land = [facing("f3", -3, 3, "forest", open=(1,))]
    play = ride(dict(tile="f3", cards=items), land=land, decks={"item": ["marsh-tonic.1"]})
    play.do("activate")
    assert play.options == [*(f"for:{item}" for item in items), "return"]
    play = ride(dict(tile="f3", cards=items[:2]), land=land, decks={"item": ["marsh-tonic.1"]})
    play.do("activate")
    assert play.options == ["keep:marsh-tonic.1", "return"]
    broken = ride(dict(tile="armoury", cards=["oak-mail"], broken=["oak-mail"]), decks={"armoury": ["tourney-helm"]})
    broken.do("activate")
    assert broken.options == ["for:oak-mail", "return"]


@pytest.mark.rule("AL-R200")
def test_a_broken_card_has_no_effect() -> None:
    play = ride(dict(cards=["oak-mail", "llamrei"]))
    break_card(play.table, 0, "llamrei", rule=R)
    assert play.me.broken == ["llamrei"] and unbroken(play.s, 0) == breakable(play.s, 0) == ["oak-mail"]
    assert movement(play.s, 0) == 4


@pytest.mark.rule("AL-R201")
def test_an_unwanted_card_goes_under_its_deck() -> None:
    play = ride(dict(tile="armoury"), decks={"armoury": ["rowan-staff"]})
    play.do("activate", "return")
    assert play.me.cards == [] and play.s.decks["armoury"].layers[-1] == ("rowan-staff",) and len(play.s.decks["armoury"]) == 12


@pytest.mark.rule("AL-R205")
def test_discards_never_come_back() -> None:
    play = ride(dict(tile="armoury", cards=["ash-hilt-blade"]), decks={"armoury": ["rowan-staff"]})
    play.do("activate", "for:ash-hilt-blade")
    assert "ash-hilt-blade" in play.s.discards["starting"]
    assert all(card not in bag for deck in play.s.decks.values() for bag in deck.layers for card in ["ash-hilt-blade"])


@pytest.mark.rule("AL-R206")
def test_an_empty_deck_gives_no_card() -> None:
    play = ride(dict(tile=""), step="turn", provisioned=True)
    assert play.asked == "keep"
    play.s.decks["item"].layers = []
    empty = ride(dict(tile=""), step="turn", provisioned=True, fields={"decks": play.s.decks})
    assert empty.asked == "act" and empty.me.cards == []


# -- trading --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R204")
def test_cards_are_traded_on_one_tile() -> None:
    play = ride(dict(cards=["oak-mail", "caledfwlch"]), dict(cards=["rowan-staff"]), dict(tile="docks", cards=["llamrei"]))
    assert play.does("trade") == ["1"]
    play.do("trade:1")
    assert play.options == ["give:oak-mail", "take:rowan-staff", "done"]
    play.do("give:oak-mail")
    assert play.me.cards == ["caledfwlch"] and play.you.cards == ["rowan-staff", "oak-mail"]


def test_a_broken_card_stays_broken_in_other_hands() -> None:
    play = ride(dict(cards=["oak-mail"], broken=["oak-mail"]))
    play.do("trade:1", "give:oak-mail")
    assert play.me.broken == [] and play.you.broken == ["oak-mail"]


@pytest.mark.rule("AL-Q51")
def test_a_card_changes_hands_once_a_turn_and_one_may_refuse() -> None:
    play = ride(dict(cards=["oak-mail"], handled=["oak-mail"]), dict(cards=["rowan-staff"]))
    play.do("trade:1")
    assert play.options == ["take:rowan-staff", "done"]
    play.do("take:rowan-staff")
    assert play.asked == "consent" and play.seat == 1
    play.do("no")
    assert play.you.cards == ["rowan-staff"] and play.does("trade") == []
    own = ride(dict(), dict(cards=["rowan-staff"]), seats=1)
    own.do("trade:1", "take:rowan-staff")
    assert own.me.cards == ["rowan-staff"] and own.asked == "act"  # nobody asks himself


@pytest.mark.rule("AL-R132")
def test_captives_are_traded_on_one_tile() -> None:
    play = ride(dict(tokens=["saxon.1", "hengist"]), dict(tokens=["witch.2"]), dict(tile="docks", tokens=["druid.1"]))
    play.do("trade:1")
    assert play.options == ["hand:saxon.1", "hand:hengist", "fetch:witch.2", "done"]
    play.do("hand:hengist", "done")
    assert play.me.tokens == ["saxon.1"] and play.you.tokens == ["witch.2", "hengist"]


@pytest.mark.rule("AL-R225")
@pytest.mark.parametrize(("far", "partners"), [(True, ["1", "2"]), (False, ["1"])])
def test_cards_are_traded_from_afar(far: bool, partners: list[str]) -> None:
    play = ride(dict(cards=["oak-mail"]), {}, dict(tile="docks"), far_trade=far)
    assert play.does("trade") == partners


def test_tokens_are_not_traded_from_afar() -> None:
    assert ride(dict(tokens=["saxon.1"]), dict(tile="docks"), dict(tile="docks"), far_trade=True).does("trade") == []


# -- Destiny, coins, plaques ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R115")
def test_destiny_pays() -> None:
    play = ride(dict(destiny=1))
    assert pay_destiny(play.table, 0, rule=R) and play.me.destiny == 0
    assert not pay_destiny(play.table, 0, rule=R) and play.me.destiny == 0


@pytest.mark.rule("AL-R116")
def test_destiny_comes_back_by_effects_only() -> None:
    play = ride(dict(destiny=0))
    play.do("end")
    assert play.me.destiny == 0
    assert regain(play.table, 0, 2, rule=R) == 2 and play.me.destiny == 2


@pytest.mark.rule("AL-Q41")
def test_never_more_destiny_than_slots() -> None:
    play = ride(dict(destiny=2), dict(destiny=5))
    assert regain(play.table, 0, 2, rule=R) == 1 and play.me.destiny == 3
    assert regain(play.table, 1, 1, rule=R) == 0 and lose_destiny(play.table, 1, 9, rule=R) == 5


@pytest.mark.rule("AL-R163", "AL-R164", "AL-R192")
def test_coins_are_the_teams() -> None:
    play = ride()
    gain_coin(play.table, 0, rule="AL-R36")
    gain_coin(play.table, 2, rule="AL-R36")
    assert play.s.coins == 2


@pytest.mark.rule("AL-R227")
@pytest.mark.parametrize(("two", "needed"), [(False, 9), (True, 6)])
def test_coins_that_win(two: bool, needed: int) -> None:
    assert coins_needed(ride(two_coins=two).s) == needed


@pytest.mark.rule("AL-R187")
def test_the_last_plaque_loses_the_game() -> None:
    play = ride()
    lose_virtue(play.table, 8, rule=R)
    assert stack_left(play.s) == 2
    lose_virtue(play.table, rule=R)
    with pytest.raises(GameOver) as end:
        lose_virtue(play.table, rule=R)
    assert end.value.outcome.winners == ()


@pytest.mark.rule("AL-Q22")
def test_to_draw_the_last_plaque_loses_too() -> None:
    play = ride(decks={"virtue": ["kept-word"]})
    play.s.decks["virtue"].layers = [("kept-word",)]
    with pytest.raises(GameOver):
        draw_virtue(play.table, 0, rule=R)


@pytest.mark.rule("AL-R228")
@pytest.mark.parametrize("back", [True, False])
def test_hope_brings_virtue_back(back: bool) -> None:
    play = ride(virtue_back=back)
    lose_virtue(play.table, 2, rule=R)
    before = stack_left(play.s)
    despair_lifted(play.table)
    assert stack_left(play.s) == before + back


@pytest.mark.rule("AL-Q49")
def test_the_plaque_discarded_last_comes_back_undermost() -> None:
    play = ride(decks={"virtue": ["kept-word", "clear-eye"]})
    assert return_virtue(play.table) is False
    lose_virtue(play.table, 2, rule=R)
    assert return_virtue(play.table) and play.s.decks["virtue"].layers[-1] == ("clear-eye",)
    assert play.s.discards["virtue"] == ["kept-word"]


def test_every_slot_of_every_card_is_one_of_a_sheet() -> None:
    assert {card.slot for card in CARDS.values()} == {"weapon", "armour", "mount", "relic", "artifact", "item"}
