"""The game and its setup: K1-K6, K65, K68, K69."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.engine.content import ContentError
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge import GAME, content, duel, setup
from inglenook.games.keyforge.content import CARDS, SET_HOUSES, all_houses
from inglenook.games.keyforge.decks import DECKS, BadDeck, DeckChoice, check, pool, wild
from inglenook.games.keyforge.state import house_of

from . import props as props
from .stage import Script, opening, stage

DECK = next(iter(DECKS.values())).cards
OUTSIDE = next(house for house in SET_HOUSES if house not in {CARDS[title].house for title in DECK})


class Fixed:
    """Luck that always says the same place, from the end or the start."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def below(self, n: int) -> int:
        return n - 1 if self.last else 0


def refusal(titles: list[str]) -> Msg:
    with pytest.raises(BadDeck) as refused:
        check(titles)
    return refused.value.reason


# -- decks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K1")
@pytest.mark.parametrize("name", DECKS)
def test_every_known_deck_is_a_deck(name: str) -> None:
    cards = check(DECKS[name].cards)
    houses = [CARDS[title].house for title in cards]
    assert len(cards) == 36 and sorted(houses.count(house) for house in set(houses)) == [12, 12, 12]


@pytest.mark.rule("KF-K1")
def test_a_card_too_few_too_many_or_of_a_fourth_house_is_no_deck() -> None:
    cards = list(DECK)
    assert refusal(cards[:-1]) == msg("kf-deck-houses", count=35, houses=3)
    assert refusal([*cards, cards[-1]]) == msg("kf-deck-houses", count=37, houses=3)
    other = next(title for title in pool(OUTSIDE))
    assert refusal([*cards[:-1], other]) == msg("kf-deck-houses", count=36, houses=4)


@pytest.mark.rule("KF-K1")
def test_copies_are_allowed() -> None:
    houses = list(dict.fromkeys(CARDS[title].house for title in DECK))
    same = [title for house in houses for title in [next(one for one in DECK if CARDS[one].house == house)] * 12]
    assert check(same) == tuple(same)


@pytest.mark.rule("KF-K1")
def test_a_maverick_belongs_to_the_house_it_was_found_in() -> None:
    house = CARDS[DECK[0]].house
    stray = next(title for title in pool(OUTSIDE))
    cards = check([f"{stray}@{house}", *DECK[1:]])
    side = setup.side_of(0, cards)
    assert side.houses == setup.houses_of(DECK) and OUTSIDE not in side.houses
    s = setup.table_of([side, setup.side_of(1, DECK)], "main")
    mine = next(id for id in side.deck.pool if id.startswith(f"{stray}."))
    assert house_of(s, mine) == house and CARDS[stray].house == OUTSIDE
    assert refusal([f"{stray}@atlantis", *DECK[1:]]) == msg("kf-deck-no-house", house="atlantis")


@pytest.mark.rule("KF-K1")
def test_a_maverick_acts_with_its_house_and_stays_a_maverick_when_it_leaves_play() -> None:
    play = stage(me=dict(line=["brute@dis", "brute"], hand=["sender@dis"], house="dis"), foe=dict(line=["dummy"]))
    maverick = play.id("brute")
    assert play.can(f"reap:{maverick}") and not play.can("reap:brute#2")
    play.do("play:sender", maverick)
    assert maverick in play.s.sides[0].hand and house_of(play.s, maverick) == "dis"


@pytest.mark.rule("KF-K1")
def test_everybody_brings_the_deck_that_was_chosen() -> None:
    names = list(DECKS)[:2]
    options = duel.DuelOptions(deck_1=DeckChoice(names[0]), deck_2=DeckChoice(names[1]))
    table = GAME.table(2, Script([0] * 80), options=options)
    for side, name in zip(table.state.sides, names, strict=True):
        held = [id.rpartition(".")[0] for id in [*side.hand, *side.deck.pool, *side.deck.top]]
        assert sorted(held) == sorted(DECKS[name].cards)


@pytest.mark.rule("KF-K1")
@pytest.mark.parametrize("last", [True, False])
def test_a_wild_deck_is_a_deck_and_holds_no_card_of_tests(last: bool) -> None:
    cards = wild(Fixed(last))  # type: ignore[arg-type]
    assert check(cards) == cards and all(CARDS[title].rarity for title in cards)
    assert "brute" in CARDS and "brute" not in pool("brobnar")


@pytest.mark.rule("KF-K65")
def test_a_deck_that_needs_a_later_mechanic_is_refused_and_the_card_named() -> None:
    assert refusal([*DECK[:-1], "later-thing"]) == msg("kf-deck-later", card="Later Thing", what="graft")
    assert "later-thing" not in pool("brobnar")
    english = GAME.words("en").say(refusal(["later-thing"]))
    assert "Later Thing" in english and "graft" in english


@pytest.mark.rule("KF-K65")
def test_a_card_of_the_first_set_is_not_refused_for_it() -> None:
    assert not any(card.later for card in CARDS.values() if card.rarity)


@pytest.mark.rule("KF-K68")
def test_all_houses_of_all_sets_have_names_and_seven_have_cards() -> None:
    assert all_houses()[:7] == SET_HOUSES and len(all_houses()) == 15
    assert {card.house for card in CARDS.values() if card.rarity} == set(SET_HOUSES)
    for lang in ("en", "fr"):
        words = GAME.words(lang)
        names = [words.say(Msg(f"kf-house-{house}")) for house in all_houses()]
        assert len(set(names)) == 15 and not any("kf-" in name for name in names)


@pytest.mark.rule("KF-K68")
def test_a_card_of_no_house_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text(
        '[[card]]\nid = "odd"\nsource = "ours"\nname = "Odd"\nhouse = "atlantis"\ntype = "action"\n'
    )
    with pytest.raises(ContentError, match="atlantis"):
        content.add(tmp_path, "odd.toml")
    assert "odd" not in CARDS


# -- the beginning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K69")
def test_chance_says_who_begins_and_then_turns_alternate() -> None:
    for first in (0, 1):
        table = opening(first)
        table.submit("no")
        table.submit("no")
        assert table.state.active == first and table.state.turn == 1
        table.submit("end")
        assert table.state.active == 1 - first and table.state.turn == 2
        table.submit("end")
        assert table.state.active == first and table.state.turn == 3


@pytest.mark.rule("KF-K3")
def test_seven_cards_for_whoever_begins_and_six_for_the_other() -> None:
    for first in (0, 1):
        table = opening(first)
        assert len(table.state.sides[first].hand) == 7 and len(table.state.sides[1 - first].hand) == 6


@pytest.mark.rule("KF-K4")
def test_each_may_take_one_mulligan_and_must_keep_it() -> None:
    table = opening(1)
    assert table.decision is not None and table.decision.seat == 1
    table.submit("yes")
    assert len(table.state.sides[1].hand) == 6 and len(table.state.sides[1].deck) == 14
    assert table.decision.seat == 0  # not asked again
    table.submit("yes")
    assert len(table.state.sides[0].hand) == 5 and table.decision.kind == "main"


@pytest.mark.rule("KF-K4")
def test_whoever_keeps_the_hand_keeps_all_of_it() -> None:
    table = opening(0)
    before = list(table.state.sides[0].hand)
    table.submit("no")
    assert table.state.sides[0].hand == before and len(table.state.sides[1].hand) == 6


# -- keys, words, decisions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K5")
def test_keys_are_red_blue_and_yellow_and_two_do_not_win() -> None:
    play = stage(foe=dict(amber=6, keys=1, hand=["punch"]))
    play.do("end")
    assert play.s.sides[1].keys == ["red", "blue"] and play.table.over is None


@pytest.mark.rule("KF-K5")
def test_the_third_key_wins_before_anything_answers_it() -> None:
    play = stage(
        me=dict(hand=["smith-for-two-more"], keys=2, amber=8, line=["bilgum-avalanche"], houses=["brobnar", "dis", "logos"]),
        foe=dict(line=["weakling"], keys=2),
    )
    play.do("play:smith-for-two-more")
    assert play.table.over is not None and play.table.over.winners == (0,)
    assert play.line(1) == ["weakling"]  # what answers a forged key came too late
    assert play.s.sides[0].keys == ["red", "blue", "yellow"] and play.s.winner == 0


@pytest.mark.rule("KF-K5")
def test_outside_a_duel_the_third_key_wins_nothing() -> None:
    play = stage(me=dict(hand=["smith-for-two-more"], keys=2, amber=8))
    play.s.duel = False
    play.do("play:smith-for-two-more")
    assert play.keys() == 3 and play.table.over is None


@pytest.mark.rule("KF-K2")
def test_a_card_beats_the_rules() -> None:
    play = stage(me=dict(line=["stranger"], artifacts=["open-door"], hand=["punch"]))
    assert play.can("reap:stranger")
    play = stage(me=dict(line=["stranger"], hand=["punch"]))
    assert not play.can("reap:stranger")


@pytest.mark.rule("KF-K2")
def test_cannot_beats_may_and_must() -> None:
    play = stage(me=dict(line=["stranger"], artifacts=["open-door", "no-reaping"]), foe=dict(line=["dummy"]))
    assert play.can("fight:stranger") and not play.can("reap:stranger")
    play = stage(me=dict(artifacts=["decree-dis", "ban-on-dis"]), foe=dict(houses=["dis", "logos", "mars"], hand=["fear"]))
    play.do("end")
    assert play.options == ["logos", "mars"]


@pytest.mark.rule("KF-K2")
def test_what_cannot_be_played_is_not_played_by_any_card() -> None:
    play = stage(me=dict(hand=["caller", "brute", "quiet"], discard=["dummy"]), foe=dict(artifacts=["locked-gate"]))
    assert not play.can("play:brute") and play.can("play:quiet")
    play.do("play:caller")
    assert play.where("dummy") == "me.discard" and play.at_rest


@pytest.mark.rule("KF-K6")
def test_the_active_player_chooses_for_the_opponents_cards() -> None:
    play = stage(me=dict(hand=["killer"], line=["brute"]), foe=dict(line=["weakling", "dummy"], artifacts=["pointer"]))
    play.do("play:killer", "brute")
    play = stage(me=dict(hand=["brute"], line=["dummy"]), foe=dict(line=["weakling"], artifacts=["pointer"]))
    play.do("play:brute", "right")
    assert play.asked == "damage" and play.table.decision is not None and play.table.decision.seat == 0
    play.do("weakling")
    assert play.line(1) == [] and play.at_rest
