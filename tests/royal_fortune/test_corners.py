"""Corners of the chase that the chapters leave open: advice, tokens, the rule of six at sea, locations, and lost keys."""

from __future__ import annotations

from random import Random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.view import scene
from inglenook.games.keyforge.aember import gain
from inglenook.games.keyforge.effects import chains
from inglenook.games.keyforge.forge import unforge
from inglenook.games.keyforge.query import key_cost
from inglenook.games.keyforge.registry import Event, after, card, const
from inglenook.games.keyforge.state import Crucible, KFTable
from inglenook.games.keyforge.use import make_ready
from inglenook.games.royal_fortune import GAME
from inglenook.games.royal_fortune.cards import reader
from inglenook.games.royal_fortune.content import REFERENCE, SHIP
from inglenook.games.royal_fortune.invariants import supply_without_end
from inglenook.games.royal_fortune.locations import HERE
from inglenook.games.royal_fortune.setup import VoyageOptions
from inglenook.games.royal_fortune.wind import lose_dark
from tests.keyforge.props import prop

from .props import sea
from .stage import voyage
from .test_1_setup import embark


@after(sea("restless", power=2), "reaps", lambda s, me, you, event: event.card == me)
async def restless(t: KFTable, me: str, holder: int, event: Event) -> None:
    """After it reaps, it is readied, again and again."""
    make_ready(t, me)


@after(prop("engineer", power=2), "used", lambda s, me, you, event: event.side == you)
async def engineer(t: KFTable, me: str, you: int, event: Event) -> None:
    """After you use an artifact, gain 1."""
    await gain(t, you, 1)


@const("drifting-wreck:here", "extra-archive")
def drifting_wreck(s: Crucible, one: object, you: int) -> int:
    """At the start of the ship's turn it archives a card."""
    return 1


@const(prop("blunt", power=2), "no-fight-damage")
def blunt(s: Crucible, me: str, you: int, id: str) -> bool:
    """It deals no damage in fights."""
    return id == me


@card(sea("leech", power=2), "reap")
async def leech(t: KFTable, me: str, holder: int) -> None:
    """You lose 1 dark æmber."""
    lose_dark(t, reader(t.state), 1)


@pytest.mark.rule("RF-R17")
@pytest.mark.parametrize(
    ("seats", "level", "advised"), [(3, "expert", 1), (3, "standard", 0), (3, "beginner", 0), (2, "expert", 0)]
)
def test_a_full_team_is_advised_not_to_begin_harder_than_standard(seats: int, level: str, advised: int) -> None:
    t = GAME.table(seats, Dice(Random(1)), options=VoyageOptions(difficulty=level), loud=True)  # type: ignore[arg-type]
    assert sum(line.text.id == "rf-log-advice" for line in t.log) == advised


@pytest.mark.rule("RF-R15")
def test_the_supply_gives_as_many_chests_as_are_made() -> None:
    play = voyage(me={}, ship=dict(amber=60, chests=99)).through()
    assert play.chests == 100 and supply_without_end(play.s)
    play.s.sides[1].keys.append("red")
    assert not supply_without_end(play.s), "what lies on the ship is a chest"


@pytest.mark.rule("RF-R3")
def test_the_rule_of_six_holds_for_the_crew() -> None:
    play = voyage(me={}, ship=dict(line=["restless", "gull"], amber=0, chests=1)).through()
    assert play.pool == 6 + 1, "six times, and the gull once"


def test_an_artifact_of_the_ship_is_used_as_one_of_a_player_is() -> None:
    play = voyage(me=dict(line=["engineer", "guard"]), ship=dict(artifacts=["ballast"], amber=1))
    mine = play.id("engineer")
    play.s.sides[0].line.remove(mine)
    play.s.sides[1].line.insert(0, mine)
    play.s.control[mine] = 1
    play.s.tired[mine] = True
    play.through()
    assert play.pool == 1 + 1 + 1, "the ballast, and the engineer who has gone over"


@pytest.mark.rule("RF-G16")
def test_a_ship_kept_from_forging_does_not_say_it_makes_a_chest() -> None:
    play = voyage(me=dict(hand=["miasma"]), ship=dict(amber=6, chests=2), house="shadows")
    play.do("play:miasma").through()
    assert play.chests == 2 and "rf-log-makes-chest" not in play.said()


@pytest.mark.rule("RF-G21")
def test_a_location_that_speaks_of_the_ships_turn_is_silent_in_yours() -> None:
    play = voyage(me={}, ship=dict(deck=["calm", "gull", "deckhand"], amber=1), here="drifting-wreck")
    assert play.archived == [], "nothing yet in the player's turn"
    play.through()
    assert play.where("calm") == "ship.discard" and play.crew == ["gull", SHIP], "one of the archives, one of the deck"
    assert play.where("deckhand") == "ship.deck" and play.archived == [], "and nothing at the start of the next player's turn"


@pytest.mark.rule("RF-R71")
def test_smash_the_hold_breaks_a_chest_and_without_one_nothing() -> None:
    play = voyage(me={}, ship=dict(amber=1, chests=2, deck=["smash-the-hold"], line=["gull"], tired=["gull", SHIP])).through()
    assert (play.chests, play.dark, play.where("gull")) == (1, 6, "ship.line")
    play = voyage(me={}, ship=dict(amber=1, chests=0, deck=["smash-the-hold"], tired=[SHIP])).through()
    assert (play.chests, play.dark) == (0, 0)


@pytest.mark.rule("RF-R35")
@pytest.mark.parametrize("order", ["reap-order", "fight-order"])
def test_even_told_to_the_ship_neither_reaps_nor_fights(order: str) -> None:
    play = voyage(me=dict(hand=[order, order], line=["guard"]), ship=dict(line=["gull"], amber=1))
    play.do(f"play:{order}", SHIP)
    assert play.ready(SHIP) and (play.pool, play.damage("guard")) == (1, 0) and play.at_rest
    play.do(f"play:{order}#2", "gull")
    assert order != "reap-order" or play.pool == 2, "a gull that is told to does"


@pytest.mark.rule("RF-R45")
def test_a_location_has_an_effect_and_no_owner() -> None:
    play = voyage(me={}, here="dear-water")
    assert [one.source for one in play.s.lasting if one.until == HERE] == [""]
    assert key_cost(play.s, 0) == 7


@pytest.mark.rule("RF-R65")
@pytest.mark.parametrize(("amber", "dark", "left"), [(3, 0, (3, 0)), (3, 1, (2, 0)), (3, 2, (2, 1))])
def test_a_loss_of_dark_aember_leaves_the_other_kind_alone(amber: int, dark: int, left: tuple[int, int]) -> None:
    play = voyage(me=dict(amber=amber, dark=dark), ship=dict(line=["leech"], amber=1)).through()
    assert (play.amber(), play.dark_of(0)) == left


@pytest.mark.rule("RF-R69", "RF-R70")
def test_a_new_ship_has_chests_where_others_have_forged_keys() -> None:
    t = embark(2)
    ship = t.state.sides[2]
    assert ship.keys == ["chest"] * 3
    assert unforge(t, 2) and ship.keys == ["chest"] * 2 and ship.amber == 6


@pytest.mark.rule("RF-R93")
def test_of_two_that_match_the_one_of_the_active_player_is_hunted() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=dict(line=["sea-dog"], amber=1)).through()
    assert play.where("me/guard") == "me.discard" and play.where("mate/guard") == "mate.line" and play.pool == 1


@pytest.mark.rule("RF-R98")
@pytest.mark.parametrize(("amber", "chests", "left"), [(5, 2, 5), (6, 3, 0), (7, 3, 1)])
def test_a_chest_is_paid_whole_or_not_at_all(amber: int, chests: int, left: int) -> None:
    play = voyage(me={}, ship=dict(amber=amber, chests=2)).through()
    assert (play.chests, play.pool) == (chests, left)


@pytest.mark.rule("RF-R140")
@pytest.mark.parametrize(("blustery", "acts"), [(False, False), (True, True)])
def test_a_wind_icon_exhausts_the_ship_but_not_in_blustery_terms(blustery: bool, acts: bool) -> None:
    play = voyage(me={}, ship=dict(deck=["gust"], amber=1), blustery_terms=blustery).through()
    assert ("rf-log-escape-attempt" in play.said()) is acts and ("rf-log-ship-exhausted" in play.said()) is not acts


@pytest.mark.rule("RF-G3")
def test_pirates_are_counted_without_the_ship() -> None:
    assert voyage(me={}, ship=dict(line=["deckhand", "gull"])).pirates == 1
    assert voyage(me={}, ship=dict(line=["deckhand", "gull"]), seasoned_crew=True).pirates == 2


@pytest.mark.rule("RF-G6")
def test_a_blow_counts_only_if_something_of_it_arrives() -> None:
    ship = dict(amber=0, chests=2, line=["gull"])
    play = voyage(me=dict(line=["blunt", "brute"]), ship=ship)
    play.do("fight:blunt", SHIP)
    assert (play.pool, play.chests) == (0, 2), "a blow of nothing"
    play.do("fight:brute", SHIP)
    assert (play.pool, play.chests) == (6, 1)


@pytest.mark.rule("RF-G9")
def test_who_looks_for_the_weak_or_the_strong_never_finds_the_ship() -> None:
    crew = dict(line=["deckhand", "corsair"], amber=3)
    play = voyage(me=dict(hand=["earthshaker"]), ship=crew).do("play:earthshaker")
    assert play.crew == ["corsair", SHIP] and play.pool == 3
    ship = dict(line=["gull"], tired=["gull", SHIP], deck=["calm", "mutiny"], amber=3)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.crew == [SHIP] and play.pool == 3


@pytest.mark.rule("RF-G12")
def test_the_wind_counts_at_the_moment_of_playing() -> None:
    play = voyage(me=dict(hand=["guard", "brute"], amber=2), wind="headwind")
    play.do("wind", "play:guard", "play:brute", "left")
    assert play.ready("guard") and not play.ready("brute")


@pytest.mark.rule("RF-G13")
def test_a_creature_with_the_icon_turns_the_wind_once_it_is_there() -> None:
    play = voyage(me={}, ship=dict(deck=["gusty-mate"], tired=[SHIP], amber=1), wind="tailwind").through()
    assert play.pool == 2, "it came ready under the old wind, and reaped"
    assert play.s.wind == "headwind"


@pytest.mark.rule("RF-G16")
def test_chains_are_for_players_only() -> None:
    play = voyage(me=dict(hand=["chainer"]), ship=dict(amber=1)).do("play:chainer")
    chains(play.table, 0, 2)
    assert [side.chains for side in play.s.sides] == [2, 0]


@pytest.mark.rule("RF-G23")
@pytest.mark.parametrize(("pirates", "ended"), [(1, ""), (2, ""), (3, "escaped")])
def test_only_more_pirates_than_creatures_are_enough(pirates: int, ended: str) -> None:
    crew = dict(line=["deckhand"] * pirates, amber=1)
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=crew, wind="tailwind").through()
    assert play.ended == ended


@pytest.mark.rule("RF-G25")
@pytest.mark.parametrize(("line", "ended"), [([], "escaped"), (["guard"], "won")])
def test_what_would_be_won_at_the_end_is_lost_by_an_escape_before(line: list[str], ended: str) -> None:
    ship = dict(line=["deckhand"], tired=["deckhand"], amber=0, chests=0)
    assert voyage(me=dict(line=line), ship=ship, wind="tailwind", step="line").ended == ended


@pytest.mark.rule("RF-R34")
def test_what_would_give_the_ship_armor_or_power_gives_it_none() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=3, line=["gull"], upgrades={SHIP: "plating"}))
    assert play.armor(SHIP) == 0 and play.armor("gull") == 0
    play.do("fight:guard", SHIP)
    assert (play.pool, play.damage("guard"), play.where(SHIP)) == (2, 0, "ship.line")


@pytest.mark.rule("RF-R55")
def test_the_reference_card_lies_there_and_reminds() -> None:
    play = voyage(me={}, here="ghost-fleet")
    (shown,) = [part for part in scene(play.table, 0).parts if part.id in REFERENCE]
    assert shown.text and shown.id not in play.s.control  # type: ignore[union-attr]


@pytest.mark.rule("RF-G5", "RF-R31")
@pytest.mark.parametrize(("amber", "left", "chests"), [(5, 1, 2), (4, 0, 2), (3, 6, 1), (2, 5, 1)])
def test_four_blows_at_once_are_four_blows_and_the_next_after_the_last_aember_breaks_a_chest(
    amber: int, left: int, chests: int
) -> None:
    play = voyage(me=dict(hand=["sharer"], line=["guard"]), ship=dict(amber=amber, chests=2, line=["gull"]))
    play.do("play:sharer", SHIP, "same")
    assert (play.pool, play.chests) == (left, chests) and play.crew == ["gull", SHIP] and play.at_rest


@pytest.mark.rule("RF-R61", "RF-G4", "RF-R31")
def test_the_last_dark_aember_that_burns_away_breaks_no_chest() -> None:
    play = voyage(me=dict(hand=["killer"]), mate=dict(line=["guard"], amber_on={"guard": 1}), ship=dict(amber=0, chests=2))
    play.s.dark[play.id("guard")] = 1
    play.do("play:killer", "guard")
    assert (play.pool, play.dark, play.chests) == (0, 0, 2), "it came in before it burnt"


@pytest.mark.rule("RF-R14")
def test_thirty_six_adventure_cards_lie_beside_a_new_ship() -> None:
    ship = embark(1).state.sides[1]
    assert len(ship.deck.pool) == 36 and not ship.deck.top


@pytest.mark.rule("RF-R52")
def test_turning_the_wind_works_in_any_house_and_leaves_all_ready() -> None:
    play = voyage(me=dict(line=["stranger", "guard"], artifacts=["trinket"], amber=2), house="dis").do("wind")
    assert (play.s.wind, play.amber()) == ("tailwind", 0)
    assert all(play.ready(name) for name in ("stranger", "guard", "trinket", SHIP))


@pytest.mark.rule("RF-R74")
def test_the_last_chest_breaks_and_then_there_is_none_to_break() -> None:
    play = voyage(me=dict(hand=["striker", "striker"]), ship=dict(amber=0, chests=1, line=["gull"]))
    play.do("play:striker", SHIP)
    assert (play.chests, play.pool) == (0, 6)
    play.s.sides[1].amber = play.s.sides[1].dark = 0
    play.do("play:striker#2", SHIP)
    assert (play.chests, play.pool, play.dark) == (0, 0, 0) and play.at_rest


@pytest.mark.rule("RF-R108")
@pytest.mark.parametrize(("before", "after_it"), [("tailwind", "headwind"), ("headwind", "tailwind")])
def test_an_icon_turns_the_wind_and_the_ship_does_nothing_more(before: str, after_it: str) -> None:
    play = voyage(me={}, ship=dict(deck=["gust"], line=["deckhand"], amber=1), wind=before).through()
    assert (play.s.wind, play.ended) == (after_it, "") and play.said().count("rf-log-wind-icon") == 1
    assert "rf-log-escape-attempt" not in play.said()
