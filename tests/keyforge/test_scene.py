"""What a seat sees of a duel: everything on the table, and nothing that others hold."""

from __future__ import annotations

import random

from inglenook.engine.chance import Chance, Dice
from inglenook.engine.scene import Card
from inglenook.engine.words import msg
from inglenook.games.keyforge.invariants import one_place_each
from inglenook.games.keyforge.secrets import redeal

from . import props as props
from .looking import card, lines, mat, said, seen, zone
from .stage import stage


def test_a_battleline_is_a_row_in_its_order() -> None:
    play = stage(me=dict(line=["troll", "bumpsy", "brute"]), foe=dict(line=["dummy"]))
    mine = [card(play, name) for name in ("troll", "bumpsy", "brute")]
    assert [(one.at, one.slot) for one in mine] == [("line:0", 0), ("line:0", 1), ("line:0", 2)]
    assert card(play, "dummy").at == "line:1" and zone(play, "line:0").count == 3


def test_a_creature_bears_its_numbers_as_they_are_now() -> None:
    play = stage(me=dict(line=["plated"], damage={"plated": 1}, amber_on={"plated": 2}, counters={"plated": 3}))
    shown = card(play, "plated")
    assert shown.badges["power"] == "7" and shown.badges["armor"] == "2"
    assert (shown.badges["damage"], shown.badges["amber"], shown.badges["counters"]) == ("1", "2", "3")
    told = lines(shown)
    assert "Power 7 instead of 4" in told and "1 damage; 6 more" in told and "2 æmber lies on it" in told


def test_what_is_not_on_a_card_is_not_told() -> None:
    shown = card(stage(me=dict(line=["brute"])), "brute")
    assert set(shown.badges) == {"house", "power"} and shown.state == ()
    assert "instead of" not in lines(shown) and "damage" not in lines(shown)


def test_states_are_words() -> None:
    play = stage(me=dict(line=["brute", "dummy"], tired=["brute"], stunned=["brute"], warded=["dummy"], enraged=["dummy"]))
    assert card(play, "brute").state == ("exhausted", "stunned")
    assert card(play, "dummy").state == ("warded", "enraged")


def test_used_armor_is_gone_for_the_turn() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["plated"]))
    play.do("fight:brute")
    assert card(play, "plated").badges["armor"] == "0" and "2 of it used up" in lines(card(play, "plated"))


def test_keywords_are_badges_and_explained() -> None:
    shown = card(stage(me=dict(line=["with-assault"])), "with-assault")
    assert shown.badges["keyword-assault"] == "2" and "Assault 2: before it attacks, 2 damage" in lines(shown)
    assert "keyword-taunt" not in shown.badges


def test_an_upgrade_lies_on_its_host_and_gives_it_its_keyword() -> None:
    play = stage(me=dict(line=["brute"], upgrades={"brute": "way-of-the-wolf"}))
    assert card(play, "way-of-the-wolf").at == play.id("brute")
    host = card(play, "brute")
    assert "keyword-skirmish" in host.badges and "It carries Way of the Wolf" in lines(host)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    play = stage(me=dict(hand=["punch", "fear"]), foe=dict(hand=["troll", "arise"]))
    assert card(play, "punch").at == "hand:0" and play.id("troll") not in seen(play)
    backs = [part for part in seen(play).values() if isinstance(part, Card) and part.at == "hand:1"]
    assert len(backs) == 2 and all(part.state == ("face-down",) and not part.text for part in backs)
    assert play.id("troll") in seen(play, 1) and play.id("punch") not in seen(play, 1)
    assert play.id("troll") not in seen(play, None) and play.id("punch") not in seen(play, None)


def test_a_hand_is_held_by_house_whatever_order_it_was_drawn_in() -> None:
    play = stage(me=dict(hand=["fear", "troll", "punch"], houses=["brobnar", "dis", "logos"], house="brobnar"))
    order = sorted(
        (part.slot, part.badges["house"]) for part in seen(play).values() if isinstance(part, Card) and part.at == "hand:0"
    )
    assert [house for _, house in order] == ["brobnar", "brobnar", "brobnar", "dis"]  # one of them is the spare card


def test_archives_are_closed_and_discard_piles_open_to_all() -> None:
    play = stage(me=dict(archives=["punch"], discard=["troll"]), foe=dict(archives=["arise"]))
    assert card(play, "punch").at == "archives:0" and play.id("punch") not in seen(play, 1)
    assert play.id("arise") not in seen(play) and zone(play, "archives:1").count == 1
    assert all(card(play, "troll", seat).at == "discard:0" for seat in (0, 1, None))


def test_purged_cards_have_a_place_once_there_are_any() -> None:
    assert "purged:0" not in seen(stage())
    play = stage(me=dict(purged=["troll"]))
    assert zone(play, "purged:0").count == 1 and card(play, "troll", 1).at == "purged:0"


def test_the_top_of_a_deck_is_shown_to_who_has_seen_it() -> None:
    play = stage(me=dict(deck=["troll", "punch"]))
    deck = play.s.sides[0].deck
    assert play.id("troll") not in seen(play)
    deck.known[play.id("troll")] = (1,)
    assert play.id("troll") in seen(play, 1) and play.id("troll") not in seen(play)
    assert zone(play, "deck:0").count == 2 and play.id("punch") not in seen(play, 1)


def test_a_mat_counts_keys_by_colour_and_æmber_of_the_cost() -> None:
    play = stage(me=dict(amber=4, keys=1, chains=7), foe=dict(line=["grabber-jammer"]))
    counters = {one.id: one for one in mat(play, 0).counters}
    assert (counters["amber"].value, counters["amber"].most) == (4, 7)
    assert [counters[f"key-{colour}"].value for colour in ("red", "blue", "yellow")] == [1, 0, 0]
    theirs = {one.id: one for one in mat(play, 1).counters}
    assert (counters["chains"].value, counters["chains"].note) == (7, msg("kf-note-chains", n=2))
    assert (theirs["chains"].value, theirs["chains"].note) == (0, None)
    told = lines(mat(play, 0))
    assert "costs 7 æmber; 3 are missing" in told and "7 chains: 2 fewer cards are drawn" in told


def test_a_mat_says_which_house_acts() -> None:
    play = stage(me=dict(hand=["fear"], house="dis"))
    assert said(mat(play, 0).status) == "Dis acts" and mat(play, 1).status is None
    assert "active" in mat(play, 0).state and "active" not in mat(play, 1).state


def test_zones_are_called_by_whose_they_are() -> None:
    play = stage()
    assert said(zone(play, "hand:0").name) == "Your hand" and said(zone(play, "hand:1").name) == "Hand of Bo"
    assert (
        said(zone(play, "hand:0", 1).name) == "Hand of Ana" and said(zone(play, "deck:0", None).name, "fr") == "Pioche de Ana"
    )


def test_what_lies_under_a_card_is_for_its_controller() -> None:
    play = stage(me=dict(hand=["masterplan", "ghostly-hand", "nerve-blast"], house="shadows"))
    play.do("play:masterplan", "nerve-blast")
    assert card(play, "nerve-blast").at == play.id("masterplan") and card(play, "nerve-blast").state == ("under",)
    assert play.id("nerve-blast") not in seen(play, 1)
    assert [part.state for part in seen(play, 1).values() if isinstance(part, Card) and part.at == play.id("masterplan")] == [
        ("face-down",)
    ]


def test_what_lies_under_a_card_is_dealt_anew_for_the_other_side_only() -> None:
    play = stage(me=dict(hand=["masterplan", "ghostly-hand", "nerve-blast"], deck=["seeker-needle"], house="shadows"))
    play.do("play:masterplan", "nerve-blast")
    play.s.sides[0].deck.pool, play.s.sides[0].deck.top = play.s.sides[0].deck.top, []
    found = set()
    for seed in range(40):
        twin = play.s.copy()
        redeal(twin, 1, Chance(Dice(random.Random(seed))))
        assert len(twin.under) == 1 and one_place_each(twin)
        found |= set(twin.under)
    assert len(found) > 1, "it is always the same card"
    own = play.s.copy()
    redeal(own, 0, Chance(Dice(random.Random(1))))
    assert own.under == play.s.under
