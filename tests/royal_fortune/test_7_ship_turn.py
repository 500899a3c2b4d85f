"""The ship's turn, step by step (R94-R115), and its archives (R125-R132)."""

from __future__ import annotations

import pytest

from inglenook.games.royal_fortune.content import SHIP

from . import props as props
from .stage import voyage, written


@pytest.mark.rule("RF-R94", "RF-R95")
def test_after_each_player_that_player_runs_the_ship() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=dict(deck=["grapeshot", "grapeshot"], amber=1))
    play.through()
    assert (play.damage("me/guard"), play.damage("mate/guard")) == (1, 0)
    assert play.table.decision is not None and play.table.decision.seat == 1
    play.do("brobnar", "end")
    assert (play.damage("me/guard"), play.damage("mate/guard")) == (1, 1)
    assert play.table.decision is not None and play.table.decision.seat == 0
    assert play.said().count("rf-log-ship-turn") == 2


@pytest.mark.rule("RF-R95")
def test_that_player_answers_for_the_ship() -> None:
    play = voyage(me={}, mate=dict(line=["guard", "mutant-guard"]), ship=dict(line=["sea-dog"], amber=1))
    play.through().do("brobnar", "end")
    assert play.asked == "prey"
    assert play.table.decision is not None and play.table.decision.seat == 1


@pytest.mark.rule("RF-R96")
def test_the_five_steps_come_in_their_order() -> None:
    ship = dict(deck=["calm"], line=["deckhand"], artifacts=["ballast"], amber=6, chests=1)
    play = voyage(me={}, ship=ship).through()
    said = play.said()
    order = ["rf-log-makes-chest", "rf-log-draws", "kf-log-play", "kf-log-reap", "kf-log-act", "rf-log-ready"]
    assert [said.index(one) for one in order] == sorted(said.index(one) for one in order)


@pytest.mark.rule("RF-R100")
def test_archives_first_then_the_deck() -> None:
    play = voyage(me={}, ship=dict(archives=["deckhand"], deck=["corsair", "gull"], amber=1)).through()
    assert play.crew == ["corsair", "deckhand", SHIP], "each enters on the left, so the later one is further left"
    assert play.where("gull") == "ship.deck"
    assert play.archived == []


@pytest.mark.rule("RF-R101")
def test_each_card_is_played_before_the_next_is_drawn() -> None:
    play = voyage(me={}, ship=dict(deck=["stow", "deckhand", "corsair"], amber=1), difficulty="standard").through()
    assert play.archived == ["deckhand"], "the first card took it before it could be drawn"
    assert play.crew == ["corsair", SHIP]


@pytest.mark.rule("RF-R102")
def test_the_cards_are_played_by_the_opponent() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(deck=["deckhand", "calm"], amber=1), difficulty="standard").through()
    assert play.s.control[play.id("deckhand")] == 1
    assert play.where("calm") == "ship.discard"


@pytest.mark.rule("RF-R102")
def test_what_may_not_be_played_is_discarded() -> None:
    ship = dict(deck=["deckhand", "calm"], amber=1)
    play = voyage(me=dict(artifacts=["locked-gate"]), ship=ship, difficulty="standard").through()
    assert play.where("deckhand") == "ship.discard"
    assert play.where("calm") == "ship.discard"
    assert "rf-log-cannot-play" in play.said()


@pytest.mark.rule("RF-R103", "RF-R126")
def test_what_is_archived_meanwhile_waits() -> None:
    play = voyage(me={}, ship=dict(archives=["stow"], deck=["deckhand", "calm", "calm"], amber=1)).through()
    assert play.archived == ["deckhand"]
    assert play.crew == [SHIP]
    play.do("brobnar", "end")
    assert play.crew == ["deckhand", SHIP], "next turn it comes"


@pytest.mark.rule("RF-R104", "RF-G2")
def test_creatures_enter_exhausted_on_the_left() -> None:
    play = voyage(me={}, ship=dict(line=[SHIP, "gull"], deck=["deckhand"], amber=1), wind="headwind", step="cards")
    assert play.crew == ["deckhand", SHIP, "gull"]
    assert play.pool == 2, "only the gull has reaped"


@pytest.mark.rule("RF-R105")
def test_artifacts_enter_exhausted_apart_from_the_line() -> None:
    play = voyage(me={}, ship=dict(deck=["ballast"], amber=1), step="cards")
    assert play.where("ballast") == "ship.artifacts"
    assert play.pool == 1, "exhausted, so its action waits for the next turn"
    assert play.crew == [SHIP]


@pytest.mark.rule("RF-R106")
def test_an_upgrade_goes_where_it_says() -> None:
    play = voyage(me={}, ship=dict(line=["deckhand"], deck=["reinforced-hull"], amber=1)).through()
    assert play.where("reinforced-hull") == f"on {SHIP}"


@pytest.mark.rule("RF-R107")
def test_an_action_is_resolved_and_discarded() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(deck=["grapeshot"], amber=1)).through()
    assert play.damage("guard") == 1
    assert play.where("grapeshot") == "ship.discard"


@pytest.mark.rule("RF-R109")
def test_the_line_is_used_from_left_to_right() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull", "sea-dog", "deckhand"], amber=1)).through()
    used = [str(line.text.args["card"]) for line in play.table.log if line.text.id in ("kf-log-reap", "rf-log-prey")]
    assert used == ["Gull", "Sea Dog", "Deckhand"]
    assert play.pool == 3


@pytest.mark.rule("RF-R109")
def test_an_exhausted_one_is_not_used() -> None:
    play = voyage(me={}, ship=dict(line=["gull", "deckhand"], tired=["gull"], amber=1)).through()
    assert play.pool == 2
    assert play.ready("gull"), "readied at the end"


@pytest.mark.rule("RF-R109")
def test_a_stunned_one_only_shakes_it_off() -> None:
    play = voyage(me={}, ship=dict(line=["gull", "deckhand"], stunned=["gull"], amber=1)).through()
    assert play.pool == 2 and not play.stunned("gull")


@pytest.mark.rule("RF-R110")
def test_the_ship_is_used_in_its_place() -> None:
    play = voyage(me={}, ship=dict(line=["gull", SHIP, "deckhand"], amber=1)).through()
    said = play.said()
    reaps = [at for at, one in enumerate(said) if one == "kf-log-reap"]
    assert reaps[0] < said.index("rf-log-wind") < reaps[1]


@pytest.mark.rule("RF-R111", "RF-R112")
def test_the_others_reap_ordinary_aember() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["corsair", "merman"], amber=3, dark=3)).through()
    assert (play.pool, play.dark) == (5, 3)
    assert play.damage("guard") == 0


@pytest.mark.rule("RF-R113")
def test_each_artifact_acts_and_is_exhausted() -> None:
    play = voyage(me=dict(amber=3), ship=dict(artifacts=["ballast", "ledger", "anchor"], amber=1)).through()
    assert (play.pool, play.amber()) == (2, 2)
    assert play.ready("ballast") and play.ready("anchor"), "and readied at the end"


@pytest.mark.rule("RF-R113")
def test_an_exhausted_artifact_does_not_act() -> None:
    play = voyage(me=dict(amber=3), ship=dict(artifacts=["ballast", "ledger"], tired=["ballast"], amber=1)).through()
    assert (play.pool, play.amber()) == (1, 2)


@pytest.mark.rule("RF-R114")
def test_a_players_artifact_under_the_ship_does_its_omni_too() -> None:
    play = voyage(me=dict(artifacts=["parcel"], hand=["quiet"]), ship=dict(amber=1))
    parcel = play.id("parcel")
    play.s.sides[0].artifacts.remove(parcel)
    play.s.sides[1].artifacts.append(parcel)
    play.s.control[parcel] = 1
    play.do("end")
    assert play.pool == 3, "one by its Action, one by its Omni"
    assert play.amber() == 0


@pytest.mark.rule("RF-R114")
def test_its_own_artifacts_do_only_their_action() -> None:
    play = voyage(me={}, ship=dict(artifacts=["ballast"], amber=1)).through()
    assert play.pool == 2


@pytest.mark.rule("RF-R115")
def test_all_is_readied_at_the_end_and_only_the_ships() -> None:
    ship = dict(line=["deckhand"], artifacts=["ballast"], amber=1)
    play = voyage(me={}, mate=dict(line=["guard"], tired=["guard"]), ship=ship)
    play.through()
    assert play.ready(SHIP) and play.ready("deckhand") and play.ready("ballast")
    assert not play.ready("guard")


@pytest.mark.rule("RF-G24")
def test_one_that_is_readied_again_is_used_again() -> None:
    play = voyage(me={}, ship=dict(line=["gull"], amber=1), step="cards")
    assert play.pool == 2
    again = voyage(me={}, ship=dict(line=["twice-ready"], amber=1), step="cards")
    assert again.pool == 3, "it reaped, was readied once, and reaped again"


@pytest.mark.rule("RF-R125")
def test_its_archives_are_drawn_every_turn_and_hidden() -> None:
    play = voyage(me={}, ship=dict(archives=["deckhand"], amber=1))
    assert "deckhand.b" not in written(play.table, 0)
    play.through()
    assert play.crew == ["deckhand", SHIP]


@pytest.mark.rule("RF-R127")
def test_archiving_takes_the_top_of_the_deck() -> None:
    play = voyage(me={}, ship=dict(deck=["stow", "deckhand", "gull"], amber=1)).through()
    assert play.archived == ["deckhand"] and play.where("gull") == "ship.deck"


@pytest.mark.rule("RF-R128", "RF-G10")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = voyage(me={}, ship=dict(deck=["muster", "gull"], discard=["deckhand", "corsair"], amber=1), luck=[0, 0]).through()
    assert sorted(play.archived) == ["corsair", "deckhand", "gull"]
    assert play.where("muster") == "ship.discard"


@pytest.mark.rule("RF-G10")
def test_with_neither_deck_nor_discard_nothing_is_drawn() -> None:
    play = voyage(me={}, ship=dict(amber=1), difficulty="expert").through()
    assert play.archived == [] and play.crew == [SHIP]


@pytest.mark.rule("RF-R129")
def test_where_it_would_draw_it_archives() -> None:
    play = voyage(me=dict(hand=["gift-of-cards"]), ship=dict(deck=["deckhand", "gull"], amber=1))
    play.do("play:gift-of-cards")
    assert play.archived == ["deckhand"] and not play.s.sides[1].hand


@pytest.mark.rule("RF-R130")
def test_a_discard_from_its_hand_hits_its_archives() -> None:
    play = voyage(me=dict(hand=["mind-barb"]), ship=dict(archives=["deckhand"], amber=1), house="dis")
    play.do("play:mind-barb")
    assert play.archived == [] and play.where("deckhand") == "ship.discard"


@pytest.mark.rule("RF-R130")
def test_with_empty_archives_nothing_happens() -> None:
    play = voyage(me=dict(hand=["mind-barb"]), ship=dict(deck=["deckhand"], amber=1), house="dis")
    play.do("play:mind-barb")
    assert play.where("deckhand") == "ship.deck" and play.at_rest


@pytest.mark.rule("RF-R131")
def test_a_pirate_returned_to_hand_is_archived() -> None:
    play = voyage(me=dict(hand=["sender"]), ship=dict(line=["deckhand"], amber=1))
    play.do("play:sender", "deckhand")
    assert play.archived == ["deckhand"]


@pytest.mark.rule("RF-R132")
def test_a_card_about_the_opponents_archives_works_on_the_ships() -> None:
    play = voyage(me=dict(line=["bait"], hand=["archive-thief"]), ship=dict(archives=["deckhand", "gull"], amber=1))
    play.do("play:archive-thief")
    assert play.archived == [] and play.where("deckhand") == play.where("gull") == "ship.discard"
