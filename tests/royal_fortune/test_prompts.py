"""Questions of a chase in words: what is asked and why, and what every answer does; what the log tells of it."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.table import Seat
from inglenook.engine.words import LANGUAGES, Msg
from inglenook.games.keyforge.codex import text_of
from inglenook.games.royal_fortune import GAME
from inglenook.games.royal_fortune.answered import answered
from inglenook.games.royal_fortune.content import REFERENCE, SHIP

from . import props as props
from .looking import answer, badges, lines, note, part, question, said, told
from .props import sea
from .stage import Chase, voyage

sea("plain-hunter", power=3, traits=("pirate",), keywords={"prey": 1})

# -- the ship as a target -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amber", "chests", "text"),
    [
        (7, 2, "the ship’s pool goes from 7 to 6"),
        (1, 2, "the ship’s pool goes from 1 to 0"),
        (1, 0, "the ship loses its last æmber, and no chest is left"),
        (0, 2, "a chest breaks, and six dark æmber fall into the ship’s pool"),
        (0, 0, "the ship has nothing left to lose"),
    ],
)
def test_a_blow_at_the_ship_says_what_it_costs_and_so_it_comes_out(amber: int, chests: int, text: str) -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull"], amber=amber, chests=chests))
    play.do("fight:guard")
    assert note(play, SHIP) == text
    play.do(SHIP)
    assert (play.pool < amber) == ("pool goes" in text or "last" in text) and (play.chests < chests) == ("breaks" in text)


def test_a_blow_at_the_only_enemy_is_foretold_where_it_is_begun() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=7))
    assert note(play, "fight:guard") == "against The Royal Fortune: the ship’s pool goes from 7 to 6"


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        ("guard", "the ship’s pool goes from 7 to 6; yours takes 1"),
        ("weakling", "yours is destroyed before it strikes; the ship loses nothing"),
        ("with-assault", "the ship’s pool goes from 7 to 5; yours takes 1"),
    ],
)
def test_hooks_on_the_hull_and_assault_are_foretold(mine: str, text: str) -> None:
    play = voyage(me=dict(line=[mine]), ship=dict(line=["gull"], amber=7, upgrades={SHIP: "grappling-hooks"}))
    play.do(f"fight:{mine}")
    assert note(play, SHIP) == text
    play.do(SHIP)
    if play.asked == "order":
        play.do("assault")
    assert play.pool == int(text.partition("from 7 to ")[2][:1] or 7)
    assert (play.where(mine) == "me.line") == ("destroyed" not in text)


@pytest.mark.parametrize("card", ["stunner", "badge"])
def test_what_does_not_hurt_the_ship_promises_nothing(card: str) -> None:
    play = voyage(me=dict(hand=[card], line=["guard"]), ship=dict(line=["gull"], amber=7))
    play.do(f"play:{card}")
    assert note(play, SHIP) == "enemy"


def test_what_cannot_be_done_to_the_ship_is_said_and_again_is_asked_as_again() -> None:
    play = voyage(me=dict(hand=["bouncing-deathquark"], line=["guard", "weakling"]), ship=dict(line=["gull"], amber=7))
    play.do("play:bouncing-deathquark")
    assert play.asked == "destroy" and note(play, SHIP) == "nothing happens to the ship"
    play.do(SHIP, "weakling")
    assert play.crew == ["gull", SHIP] and play.pool == 7
    assert said(question(play).question) == "Do it again (Bouncing Deathquark)?"


def test_each_of_several_hits_counts_those_before_it() -> None:
    play = voyage(me=dict(hand=["sharer"], line=["guard"]), ship=dict(amber=4, line=["gull"]))
    play.do("play:sharer")
    assert note(play, SHIP) == "the ship’s pool goes from 4 to 3"
    play.do(SHIP)
    assert note(play, SHIP) == "the ship’s pool goes from 3 to 2"
    play.do("gull")
    assert note(play, SHIP) == "the ship’s pool goes from 3 to 2"


# -- a house to name --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_of_the_ship_has_its_name_among_the_others_and_in_the_log(lang: str) -> None:
    play = voyage(me=dict(hand=["brothers-in-battle"], line=["guard"]), ship=dict(line=["gull"], amber=1))
    play.do("play:brothers-in-battle")
    assert play.asked == "house-named" and said(answer(play, "fortune").label, lang) == "Fortune"
    assert said(answered("fortune"), lang) == "Fortune"
    play.do("fortune")
    assert "Fortune" in told(play, "kf-log-names", lang)[0]


# -- which kind of æmber ----------------------------------------------------------------------------------------------------


def test_a_hit_asks_which_kind_the_ship_loses_and_is_told_in_one_line() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=5, dark=3))
    play.do("fight:guard")
    asked = question(play)
    assert said(asked.question) == "The ship is hit and loses 1 æmber: ordinary or dark?" and asked.rules == ("RF-R66",)
    assert [said(one.label) for one in asked.options] == ["Ordinary", "Dark"]
    assert note(play, "0") == "1 ordinary and 3 dark would be left there"
    play.do("1")
    assert told(play, "rf-log-hurt") == ["The Royal Fortune is hit and loses 1 æmber, dark: 4 left."]
    assert "kf-log-lose" not in play.said()


def test_stealing_says_from_whom_and_whom_the_dark_ones_burn() -> None:
    play = voyage(me=dict(hand=["stealer"], line=["guard", "weakling", "mutant-guard"]), ship=dict(amber=5, dark=3))
    play.do("play:stealer")
    assert said(question(play).question) == "2 æmber are stolen from the ship: how many of them dark?"
    assert [said(one.label) for one in question(play).options] == ["All ordinary", "1 dark, 1 ordinary", "All dark"]
    assert note(play, "0") == "burns nobody"
    assert note(play, "2") == "burns 2 creatures of yours for 2 each, and destroys Weakling"
    play.do("1")
    assert told(play, "kf-log-steal") == ["Ana steals 2 æmber, 1 of it dark (Stealer)."]
    assert play.where("weakling") == "me.discard" and play.damage("guard") == 1


@pytest.mark.parametrize(
    ("first", "text"),
    [
        ("wind", "Turning the wind costs you 2 æmber: how many of them dark?"),
        ("end", "The ship steals 1 æmber from you: ordinary or dark?"),
    ],
)
def test_what_the_own_pool_pays_for_is_said(first: str, text: str) -> None:
    play = voyage(me=dict(amber=4, dark=2), ship=dict(deck=["pilfer"], amber=1))
    play.do(first)
    assert play.asked == "mix" and said(question(play).question) == text


def test_keys_and_chests_say_what_they_cost() -> None:
    play = voyage(me=dict(amber=8, dark=4), ship=dict(amber=8, dark=4)).do("end")
    assert said(question(play).question) == "The ship’s chest costs 6 æmber: how many of them dark?"
    play.do("4")
    assert said(question(play).question) == "Your key costs 6 æmber: how many of them dark?"
    assert told(play, "kf-log-chest") == [
        "The Royal Fortune pays for a treasure chest with 6 æmber, 4 of it dark, and now holds 3."
    ]
    play.do("2")
    assert told(play, "kf-log-forge") == ["Ana forges the red key for 6 æmber, 2 of it dark, the first of three."]


def test_dark_aember_onto_a_creature_says_whether_it_burns_it() -> None:
    play = voyage(me=dict(line=["guard"], amber=2, dark=1), ship=dict(deck=["cabin-boy"], amber=1))
    play.do("end")
    assert said(question(play).question) == "Cabin Boy captures 1 æmber from you: ordinary or dark?"
    assert (note(play, "0"), note(play, "1")) == ("burns nobody", "burns Cabin Boy for 1")


# -- prey -------------------------------------------------------------------------------------------------------------------


def test_who_hunts_stands_out_and_its_card_says_whom() -> None:
    play = voyage(me=dict(line=["weakling", "weakling"]), ship=dict(line=["boarding-brute"], amber=1)).do("end")
    asked = question(play)
    assert (asked.kind, asked.rules, asked.help) == ("prey", ("RF-R91",), text_of("boarding-brute"))
    assert "attacks" in part(play, "boarding-brute").state and "attacks" not in part(play, SHIP).state
    hunter = part(play, "boarding-brute").id
    assert {(one.source, one.target) for one in asked.options} == {(hunter, one.key) for one in asked.options}


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        ("weakling", "yours is destroyed; it takes 1"),
        ("guard", "it is destroyed; yours takes 3"),
        ("with-elusive", "elusive: nobody is hurt this first time"),
        ("with-poison", "it is destroyed; yours takes 3"),
    ],
)
def test_an_attack_on_yours_is_foretold_as_it_comes_out(mine: str, text: str) -> None:
    play = voyage(me=dict(line=[mine, "dummy"]), ship=dict(line=["plain-hunter"], amber=1)).do("end")
    assert note(play, mine) == text
    play.do(mine)
    assert (play.where(mine) == "me.line") == (not text.startswith("yours"))
    assert (play.where("plain-hunter") == "ship.line") == (not text.startswith("it is"))


def test_two_hunters_of_one_name_are_told_apart() -> None:
    line = ["boarding-brute", "gull", "boarding-brute"]
    play = voyage(me=dict(line=["weakling"] * 3), ship=dict(line=line, amber=1)).do("end")
    assert said(question(play).question) == "Whom does Boarding Brute, number 1 in its line, attack?"
    play.do("weakling")
    assert said(question(play).question) == "Whom does Boarding Brute, number 3 in its line, attack?"


@pytest.mark.rule("RF-R92")
def test_who_stands_in_the_way_is_said_before_and_asked_by_its_own_rule() -> None:
    line = ["with-taunt", "weakling", "with-taunt", "dummy", "dummy"]
    play = voyage(me=dict(line=line), ship=dict(line=["plain-hunter"], amber=1)).do("end")
    assert note(play, "weakling") == "stands beside taunt: With Taunt and With Taunt would be attacked instead"
    play.do("weakling")
    asked = question(play)
    assert said(asked.question) == "Who steps into the way of Plain Hunter?" and asked.rules == ("RF-R92",)
    assert note(play, "with-taunt") == "it is destroyed; yours takes 3"
    play.do("with-taunt")
    assert told(play, "rf-log-guarded") == ["With Taunt has taunt and steps in for Weakling."]


def test_an_enraged_hunter_says_why_its_text_does_not_hold() -> None:
    play = voyage(me=dict(line=["weakling", "dummy"]), ship=dict(line=["boarding-brute"], amber=1))
    play.s.enraged[play.id("boarding-brute")] = True
    play.do("end")
    assert said(question(play).help).startswith("It is enraged")


def test_without_prey_the_reaping_is_told_once() -> None:
    play = voyage(me={}, ship=dict(line=["boarding-brute"], amber=1)).through()
    assert told(play, "rf-log-no-prey") == ["Boarding Brute finds no prey."] and len(told(play, "kf-log-reap")) == 1


# -- other answers ----------------------------------------------------------------------------------------------------------


def test_what_can_be_found_shows_what_it_says() -> None:
    play = voyage(me={}, ship=dict(deck=["quartermaster"], discard=["reinforced-hull", "swivel-gun"], amber=1)).do("end")
    assert play.asked == "search" and question(play).rules == ("RF-R137",)
    assert answer(play, "swivel-gun").note == text_of("swivel-gun") is not None


def test_the_end_of_the_turn_says_when_it_wins() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=0, chests=0))
    assert note(play, "end") == "the ship is empty: you win"
    play.do("end")
    assert play.ended == "won"
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=0, chests=0), hold_yer_breath=True)
    assert note(play, "end") == "the ship is empty: if it still is after its own turn, you win"
    assert "you draw" in note(voyage(me={}, ship=dict(amber=0, chests=1)), "end")


def test_the_wind_alone_is_nothing_one_gives_up() -> None:
    play = voyage(me=dict(line=["guard"], amber=4), mate={}, ship=dict(line=["gull"], amber=3))
    assert answer(play, "end").final
    play.do(f"discard:{play.spare}", "fight:guard", SHIP)
    assert "wind" in play.options and not answer(play, "end").final


def test_a_key_says_how_many_are_left_and_says_once_that_it_is_for_good() -> None:
    ship = dict(line=["deckhand"], amber=1)
    play = voyage(me=dict(keys=2), mate=dict(keys=1), ship=ship, wind="tailwind", step="line")
    assert play.asked == "escape"
    notes = [said(one.note) for one in question(play).options]
    assert notes == ["2 more forged keys would be left"] * 2 + ["the ship gets away, and you lose"]
    assert all(one.final for one in question(play).options)


def test_the_order_of_the_turns_is_asked_from_the_first_on() -> None:
    play = voyage(me={}, mate={}, third={}, step="order")
    assert said(question(play).question) == "Who goes first?"
    play.do("b")
    assert said(question(play).question) == "Who goes second?"


def test_a_question_of_the_location_shows_what_the_location_says() -> None:
    play = voyage(me=dict(line=["guard", "dummy"]), ship=dict(amber=1), here="smugglers-cove").do("end")
    assert play.asked == "exhaust" and said(question(play).help).startswith("At the start of the ship’s turn a ready creature")


# -- the table --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amber", "dark", "shown"),
    [(6, 6, {"dark": "6"}), (7, 6, {"amber": "1", "dark": "6"}), (5, 0, {"amber": "5"}), (0, 0, {"amber": "0"})],
)
def test_each_kind_of_aember_is_counted_for_itself(amber: int, dark: int, shown: dict[str, str]) -> None:
    play = voyage(me={}, ship=dict(amber=amber, dark=dark))
    for id in (SHIP, "pool-1"):
        assert {word: n for word, n in badges(play, id).items() if word in ("amber", "dark")} == shown


def test_so_it_is_on_a_creature() -> None:
    play = voyage(me=dict(line=["guard"], amber_on={"guard": 3}), ship=dict(amber=1))
    play.s.dark[play.id("guard")] = 2
    assert (badges(play, "guard")["amber"], badges(play, "guard")["dark"]) == ("1", "2")
    play.s.dark[play.id("guard")] = 3
    assert "amber" not in badges(play, "guard")


def test_with_all_keys_forged_nothing_is_saved_for_another() -> None:
    play = voyage(me=dict(keys=3, amber=18), mate=dict(keys=2, amber=1), ship=dict(amber=1))
    mine, mate = part(play, "mat:0"), part(play, "mat:1")
    assert [one.most for one in mine.counters if one.id == "amber"] == [None]
    assert "No key is left to forge." in lines(mine) and "The next key costs" not in lines(mine)
    assert [one.most for one in mate.counters if one.id == "amber"] == [6] and "The next key costs" in lines(mate)


def test_a_keyword_given_twice_is_written_once_and_one_with_a_number_keeps_it() -> None:
    play = voyage(me={}, ship=dict(line=["crow-s-nest-lookout"], upgrades={SHIP: "grappling-hooks"}), here="ghost-fleet")
    assert badges(play, "crow-s-nest-lookout")["keyword-elusive"] == ""
    assert badges(play, SHIP)["keyword-hazardous"] == "1" and "keyword-elusive" not in badges(play, SHIP)
    assert "except the ship" in lines(part(play, "location"))


def test_the_table_shows_the_difficulty_and_its_modifiers() -> None:
    play = voyage(me={}, difficulty="advanced", blustery_terms=True)
    assert said(part(play, "sea").name) == "At sea: Advanced" and said(part(play, "sea").name, "fr") == "En mer : Avancé"
    shown = lines(part(play, next(iter(REFERENCE))))
    assert "the ship plays 3 adventure cards" in shown and "Blustery Terms" in shown and "Seasoned Crew" not in shown


@pytest.mark.parametrize(
    ("here", "danger", "wind", "watch"),
    [
        ("foggy-harbor", False, "does not escape from here: Foggy Harbor", "No escape from here: Foggy Harbor"),
        ("becalmed-reach", False, "no creature enters ready by it", "No escape from here: Becalmed Reach"),
        ("merchant-lane", True, "tries to escape", "only if the pirates are more"),
        ("the-final-stretch", True, "tries to escape", "the next wind icon lets the ship escape"),
    ],
)
def test_wind_and_watch_heed_the_location(here: str, danger: bool, wind: str, watch: str) -> None:
    play = voyage(me={}, ship=dict(line=["deckhand"], amber=1), wind="tailwind", here=here)
    assert ("danger" in part(play, "escape").state) == danger
    assert wind in lines(part(play, "wind")) and wind in lines(part(play, SHIP))
    assert watch in lines(part(play, "escape"))


# -- the log ----------------------------------------------------------------------------------------------------------------


def test_aember_of_the_dead_is_told_before_it_burns() -> None:
    play = voyage(me=dict(hand=["killer"], line=["guard"]), ship=dict(line=["corsair"], amber_on={"corsair": 2}, amber=1))
    play.s.dark[play.id("corsair")] = 2
    play.do("play:killer", "corsair")
    assert told(play, "kf-log-back") == ["Ana gets the 2 æmber that lay on Corsair, dark."]
    said_so = play.said()
    assert said_so.index("kf-log-back") < said_so.index("kf-log-damage") and play.damage("guard") == 2


@pytest.mark.parametrize(
    ("mine", "id", "text"),
    [
        ("with-elusive", "elusive", "With Elusive is elusive: this first attack hurts nobody."),
        ("with-poison", "poison", "The blow that hits Plain Hunter is poisoned."),
    ],
)
def test_why_a_blow_does_nothing_or_all_is_told(mine: str, id: str, text: str) -> None:
    play = voyage(me=dict(line=["weakling", mine]), ship=dict(line=["plain-hunter"], amber=1), step="line")
    play.do(mine)
    assert told(play, f"kf-log-{id}") == [text]


def test_armor_that_takes_it_all_is_told() -> None:
    play = voyage(me=dict(line=["plated"]), ship=dict(deck=["grapeshot"], amber=1)).through()
    assert told(play, "kf-log-armor") == ["The armor of Plated takes all 1 damage."] and play.damage("plated") == 0


@pytest.mark.parametrize(
    ("mine", "wind", "first", "text"),
    [
        (dict(amber=3), "headwind", "wind", "The wind turns: Tailwind (Ana)."),
        ({}, "headwind", "end", "The wind turns: Tailwind (The Royal Fortune)."),
    ],
)
def test_who_turned_the_wind_is_told(mine: dict[str, int], wind: str, first: str, text: str) -> None:
    play = voyage(me=mine, ship=dict(amber=1), wind=wind).do(first)
    assert told(play, "rf-log-wind") == [text]


def test_the_harbor_is_named_with_what_it_archives() -> None:
    play = voyage(me={}, ship=dict(deck=["calm", "calm", "calm"], amber=1), here="foggy-harbor").do("end")
    assert told(play, "rf-log-archive") == ["The ship archives an adventure card (Foggy Harbor)."] * 2


def turn_of_ship(play: Chase, lang: str) -> list[str]:
    """What the ship's turn tells before the ship asks for a chest."""
    told_so = [(line.text.id, said(line.text, lang)) for line in play.table.log]
    ids = [id for id, _ in told_so]
    return [text for _, text in told_so[ids.index("rf-log-ship-turn") + 1 : ids.index("rf-log-no-chest")]]


@pytest.mark.parametrize(
    ("here", "line", "english", "french"),
    [
        ("merchant-lane", [], ["The Royal Fortune gains 1 æmber (Merchant Lane)."], "Route marchande"),
        ("smugglers-cove", ["guard"], ["Guard is exhausted (Smugglers’ Cove)."], "Crique des contrebandiers"),
        ("whirlpool-sound", ["plated"], ["Plated goes back to its owner’s hand (Whirlpool Sound)."], "Passe du tourbillon"),
        ("coral-maze", ["guard"], ["Guard takes 1 damage (Coral Maze)."], "Labyrinthe de corail"),
        ("coral-maze", ["plated"], ["Here: Coral Maze.", "The armor of Plated takes all 1 damage."], "Labyrinthe de corail"),
        ("coral-maze", [], [], ""),
    ],
)
def test_a_location_is_named_once_with_what_it_does(here: str, line: list[str], english: list[str], french: str) -> None:
    play = voyage(me=dict(line=line), ship=dict(amber=1), here=here).through()
    assert turn_of_ship(play, "en") == english
    spoken = " ".join(turn_of_ship(play, "fr"))
    assert spoken.count(french) == 1 if french else not spoken


@pytest.mark.parametrize("here", ["coral-maze", "whirlpool-sound", "the-black-tide"])
def test_a_location_that_a_ward_holds_off_is_named_before_it(here: str) -> None:
    play = voyage(me=dict(line=["guard"], damage={"guard": 1}), ship=dict(amber=1), here=here)
    play.s.warded[play.id("guard")] = True
    play.through()
    name = GAME.words("en").say(Msg(f"rf-location-{here}"))
    assert turn_of_ship(play, "en") == [f"Here: {name}.", "The ward of Guard is used up instead."]


def test_opening_hands_cite_the_adventure_and_a_kept_one_is_told() -> None:
    table = GAME.table(2, Dice(random.Random(5)), seats=[Seat("Ana"), Seat("Bo")], loud=True)
    table.submit("no")
    table.submit("yes")
    shown = {"kf-log-keeps", "kf-log-mulligan", "kf-log-draw", "kf-log-drew"}
    found = [(line.text.id, line.rule, line.seat) for line in table.log if line.text.id in shown]
    dealt = [line for seat in (0, 1) for line in [("kf-log-drew", "RF-R18", seat)] * 6 + [("kf-log-draw", "RF-R18", seat)]]
    again = [("kf-log-drew", "RF-R19", 1)] * 5 + [("kf-log-draw", "RF-R19", 1)]
    assert found == [*dealt, ("kf-log-keeps", "RF-R19", 0), ("kf-log-mulligan", "RF-R19", 1), *again]
    kept = next(line for line in table.log if line.text.id == "kf-log-keeps")
    assert said(kept.text) == "Ana keeps the opening hand of 6."
    assert said(kept.text, "fr") == "Ana garde sa main de départ de 6 cartes."


@pytest.mark.parametrize(("lang", "lost"), [("en", "The chase is lost"), ("fr", "La poursuite est perdue")])
@pytest.mark.parametrize("how", ["escaped", "given-up"])
def test_a_lost_chase_is_called_lost(lang: str, lost: str, how: str) -> None:
    assert GAME.words(lang).say(Msg(f"rf-end-headline-{how}")).startswith(lost)


# -- keys -------------------------------------------------------------------------------------------------------------------


def test_a_key_of_the_team_says_what_makes_it_dearer_or_cheaper() -> None:
    play = voyage(me=dict(amber=3), ship=dict(upgrades={SHIP: "reinforced-hull"}), here="the-final-stretch")
    (amber,) = [one for one in part(play, "mat:0").counters if one.id == "amber"]
    found = {said(one.name): (one.by, one.part) for one in amber.changes}
    assert found == {"Reinforced Hull": ("+1", play.id("reinforced-hull")), "The Final Stretch": ("−2", "")}
    assert (amber.usual, amber.most) == (6, 5) and (question(play).need, question(play).have) == (5, 3)
    (theirs,) = [one for one in part(play, "mat:1").counters if one.id == "amber"]
    assert (theirs.most, theirs.changes) == (6, ()), "a chest costs what it always does"


def test_who_has_no_key_left_to_forge_saves_for_nothing() -> None:
    play = voyage(me=dict(amber=3, keys=3), ship=dict(upgrades={SHIP: "reinforced-hull"}))
    (amber,) = [one for one in part(play, "mat:0").counters if one.id == "amber"]
    assert (amber.most, amber.usual, amber.changes, amber.note) == (None, None, (), None)
    assert question(play).need is None and "as usual" not in lines(part(play, "mat:0"))
