"""The artifacts and upgrades of the adventure deck, the keys that strike them, and the words on all its cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import inglenook.games.royal_fortune as royal_fortune
from inglenook.engine.words import Msg, Words
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.registry import ABILITIES, CONSTANTS, REACTIONS
from inglenook.games.royal_fortune.content import SHIP, adventure_deck

from . import props as props
from .stage import Chase, voyage
from .test_adventure_creatures import in_port
from .test_adventure_orders import ORDERS

PRINTED: list[tuple[str, str, int, tuple[str, ...]]] = [
    ("the-black-flag", "artifact", 0, ("item",)),
    ("swivel-gun", "artifact", 1, ("weapon",)),
    ("cursed-compass", "artifact", 0, ("item",)),
    ("siren-bell", "artifact", 0, ("item",)),
    ("bottomless-cask", "artifact", 0, ("item",)),
    ("reinforced-hull", "upgrade", 0, ()),
    ("grappling-hooks", "upgrade", 0, ()),
    ("notched-cutlass", "upgrade", 0, ()),
    ("barnacle-plate", "upgrade", 0, ()),
]
"""Title, type, printed æmber, traits."""
STRUCK = ["the-black-flag", "siren-bell", "bottomless-cask", "reinforced-hull", "grappling-hooks"]
"""What a forged key destroys."""
SPARED = ["swivel-gun", "cursed-compass", "notched-cutlass", "barnacle-plate"]


def aboard(title: str, **more: Any) -> dict[str, Any]:
    """The ship with this artifact in play, or with this upgrade on itself or on a deckhand."""
    if CARDS[title].type == "artifact":
        return dict(artifacts=[title], **more)
    host = SHIP if title in STRUCK else "deckhand"
    return dict(line=["deckhand"], tired=["deckhand"], upgrades={host: title}, **more)


def in_play(play: Chase, title: str) -> bool:
    """The card is where it was laid."""
    return play.where(title) in ("ship.artifacts", f"on {SHIP}", "on deckhand")


@pytest.mark.parametrize(("title", "kind", "amber", "traits"), PRINTED)
def test_what_is_printed_on_a_thing(title: str, kind: str, amber: int, traits: tuple[str, ...]) -> None:
    card = CARDS[title]
    assert (card.type, card.amber, card.traits, card.icons, card.keywords) == (kind, amber, traits, (), {})


@pytest.mark.parametrize(("title", "kind", "amber", "traits"), PRINTED)
def test_a_thing_comes_aboard_with_its_aember(title: str, kind: str, amber: int, traits: tuple[str, ...]) -> None:
    ship = dict(line=["deckhand"], tired=["deckhand", SHIP], deck=[title], amber=1)
    play = voyage(me=dict(line=["dummy"]), ship=ship).through()
    assert in_play(play, title) and play.where(title).startswith("on " if kind == "upgrade" else "ship.artifacts")
    assert play.pool == 1 + amber and in_port(play)


# -- struck by a key ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", STRUCK)
def test_a_forged_key_destroys_it(title: str) -> None:
    play = voyage(me=dict(amber=7), ship=aboard(title, amber=1)).through()
    assert play.keys() == 1 and play.where(title) == "ship.discard" and in_port(play)


@pytest.mark.parametrize("title", STRUCK)
def test_a_key_of_any_player_destroys_it_also_in_the_middle_of_a_turn(title: str) -> None:
    play = voyage(me={}, mate=dict(amber=7), ship=aboard(title, amber=1)).through()
    assert play.keys(1) == 1 and play.where(title) == "ship.discard" and in_port(play)
    play = voyage(me=dict(hand=["smith-for-two-more"], amber=9), mate={}, ship=aboard(title, amber=1))
    play.do("play:smith-for-two-more")
    assert play.keys() == 1 and play.where(title) == "ship.discard" and play.at_rest


@pytest.mark.parametrize("title", STRUCK)
def test_a_chest_of_the_ship_does_not_destroy_it_nor_a_key_that_is_not_paid(title: str) -> None:
    play = voyage(me=dict(amber=5), ship=aboard(title, amber=6, chests=2, deck=["calm"])).through()
    assert (play.chests, play.keys()) == (3, 0) and in_play(play, title) and in_port(play)
    assert "kf-log-destroyed" not in play.said()


@pytest.mark.parametrize("title", SPARED)
def test_a_forged_key_leaves_the_others_alone(title: str) -> None:
    play = voyage(me=dict(amber=6), ship=aboard(title, amber=1)).through()
    assert play.keys() == 1 and in_play(play, title) and in_port(play)


def test_one_key_strikes_all_of_them_and_nothing_of_a_players() -> None:
    ship = dict(artifacts=["the-black-flag", "swivel-gun", "bottomless-cask"], amber=1)
    play = voyage(me=dict(artifacts=["trinket"], amber=6), mate=dict(artifacts=["parcel"]), ship=ship)
    play.do("end", "brobnar", "end")
    assert play.asked == "order" and play.options == ["after.the-black-flag", "after.bottomless-cask"]
    play.do("after.bottomless-cask")
    assert play.keys() == 1 and play.where("trinket") == "me.artifacts" and play.where("parcel") == "mate.artifacts"
    assert play.where("the-black-flag") == play.where("bottomless-cask") == "ship.discard" and in_port(play)
    assert play.where("swivel-gun") == "ship.artifacts"


def test_in_a_players_hands_the_flag_is_struck_by_that_players_key_too() -> None:
    play = voyage(me=dict(hand=["sneklifter"], line=["dummy"], amber=6), ship=dict(artifacts=["the-black-flag"], amber=1))
    play.do("play:sneklifter", "left")
    assert play.where("the-black-flag") == "me.artifacts"
    play.do("end")
    assert play.keys() == 1 and play.where("the-black-flag") == "ship.discard" and in_port(play)


# -- The Black Flag -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seasoned", [False, True])
def test_the_black_flag_strengthens_each_enemy_pirate(seasoned: bool) -> None:
    ship = dict(line=["deckhand", "gull", "corsair"], artifacts=["the-black-flag"], amber=1)
    play = voyage(me=dict(line=["guard", "deckhand"]), mate=dict(line=["deckhand"]), ship=ship, seasoned_crew=seasoned)
    assert (play.power("ship/deckhand"), play.power("corsair"), play.power("gull")) == (4, 6, 2 if seasoned else 1)
    assert (play.power("guard"), play.power("me/deckhand"), play.power("mate/deckhand")) == (4, 3, 3)
    assert play.power(SHIP) == 0


def test_the_black_flag_keeps_a_pirate_alive_until_it_falls() -> None:
    ship = dict(line=["corsair", "merman"], damage={"corsair": 5, "merman": 3}, artifacts=["the-black-flag"], amber=1)
    play = voyage(me=dict(amber=6, line=["guard", "dummy"]), ship=ship)
    assert play.at_rest and play.crew == ["corsair", "merman", SHIP]
    play.through()
    assert play.keys() == 1 and play.crew == ["merman", SHIP] and play.where("corsair") == "ship.discard" and in_port(play)


# -- Swivel Gun -----------------------------------------------------------------------------------------------------------


def test_swivel_gun_hits_your_most_powerful() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], artifacts=["swivel-gun"], amber=3)
    play = voyage(me=dict(line=["guard", "brute", "weakling"]), mate=dict(line=["dummy"]), ship=ship).through()
    assert (play.damage("brute"), play.damage("guard"), play.damage("weakling"), play.damage("dummy")) == (2, 0, 0, 0)
    assert play.damage("corsair") == 0 and play.pool == 3 and play.ready("swivel-gun") and in_port(play)


def test_swivel_gun_asks_among_equals_and_spares_an_empty_line() -> None:
    play = voyage(me=dict(line=["guard", "weakling", "mutant-guard"]), ship=dict(artifacts=["swivel-gun"], amber=1)).do("end")
    assert play.asked == "damage" and play.options == ["guard", "mutant-guard"]
    play.pick("mutant-guard")
    assert (play.damage("guard"), play.damage("mutant-guard")) == (0, 2) and in_port(play)
    play = voyage(me={}, mate=dict(line=["dummy"]), ship=dict(artifacts=["swivel-gun"], amber=1)).through()
    assert play.s.damage == {} and play.pool == 1 and in_port(play)


def test_swivel_gun_comes_exhausted_and_shoots_in_the_next_turn() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(deck=["swivel-gun"], amber=1)).through()
    assert play.damage("dummy") == 0 and play.pool == 2
    play.do("brobnar").through()
    assert play.damage("dummy") == 2 and in_port(play)


# -- Cursed Compass -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wind", "tired", "turned"), [("headwind", [SHIP], 1), ("tailwind", [SHIP], 0), ("headwind", [], 1), ("tailwind", [], 0)]
)
def test_cursed_compass_turns_a_headwind_only(wind: str, tired: list[str], turned: int) -> None:
    ship = dict(artifacts=["cursed-compass"], tired=tired, amber=1)
    play = voyage(me=dict(line=["guard"]), ship=ship, wind=wind).through()
    assert play.s.wind == "tailwind" and play.said().count("rf-log-wind") == turned, "what the ship has turned it leaves alone"
    assert play.ended == "" and play.amber() == 0 and in_port(play)


# -- Siren Bell -----------------------------------------------------------------------------------------------------------


def test_siren_bell_stuns_one_of_yours_that_is_not_stunned() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], artifacts=["siren-bell"], amber=1)
    mine = dict(line=["guard", "brute", "dummy"], stunned=["brute"])
    play = voyage(me=mine, mate=dict(line=["weakling"]), ship=ship).do("end")
    assert play.asked == "stun" and play.options == ["guard", "dummy"]
    play.do("dummy")
    assert [play.stunned(name) for name in ("guard", "brute", "dummy")] == [False, True, True]
    assert [play.stunned(name) for name in ("weakling", "corsair", SHIP)] == [False, False, False] and in_port(play)


def test_siren_bell_asks_nobody_where_one_or_none_is_left() -> None:
    ship = dict(artifacts=["siren-bell"], amber=1)
    play = voyage(me=dict(line=["guard", "brute"], stunned=["brute"]), ship=ship).through()
    assert play.stunned("guard") and play.stunned("brute") and in_port(play)
    play = voyage(me=dict(line=["guard"], stunned=["guard"]), mate=dict(line=["brute"]), ship=ship).through()
    assert play.stunned("guard") and not play.stunned("brute") and "kf-log-stun" not in play.said() and in_port(play)
    play = voyage(me={}, mate=dict(line=["brute"]), ship=ship).through()
    assert play.s.stunned == {} and in_port(play)


# -- Bottomless Cask ------------------------------------------------------------------------------------------------------


def test_bottomless_cask_heals_one_from_each_enemy() -> None:
    line = ["corsair", "gull", "merman"]
    ship = dict(line=line, tired=line, damage={"corsair": 3, "merman": 1}, artifacts=["bottomless-cask"], amber=1)
    mine = dict(line=["guard"], damage={"guard": 2})
    play = voyage(me=mine, mate=dict(line=["brute"], damage={"brute": 2}), ship=ship).through()
    assert (play.damage("corsair"), play.damage("gull"), play.damage("merman")) == (2, 0, 0)
    assert (play.damage("guard"), play.damage("brute"), play.pool) == (2, 2, 1) and in_port(play)


def test_bottomless_cask_heals_nothing_where_nobody_is_hurt() -> None:
    play = voyage(me={}, ship=dict(line=["gull"], tired=["gull"], artifacts=["bottomless-cask"], amber=1)).through()
    assert play.s.damage == {} and "kf-log-heal" not in play.said() and in_port(play)


# -- Reinforced Hull ------------------------------------------------------------------------------------------------------


def test_reinforced_hull_makes_players_keys_dearer_and_no_chest() -> None:
    play = voyage(me={}, mate={}, ship=dict(deck=["reinforced-hull"], line=["deckhand"], tired=["deckhand"], amber=5))
    play.through()
    assert play.where("reinforced-hull") == f"on {SHIP}" and [play.cost(side) for side in range(3)] == [7, 7, 6]
    assert in_port(play)


@pytest.mark.parametrize(("amber", "keys", "left", "cost"), [(6, 0, 6, 7), (7, 1, 0, 6)])
def test_reinforced_hull_is_paid_for_once(amber: int, keys: int, left: int, cost: int) -> None:
    play = voyage(me=dict(amber=amber), ship=dict(upgrades={SHIP: "reinforced-hull"}, amber=1)).through()
    assert (play.keys(), play.amber(), play.cost()) == (keys, left, cost) and in_port(play)


# -- Grappling Hooks ------------------------------------------------------------------------------------------------------


def test_grappling_hooks_make_the_ship_hazardous() -> None:
    play = voyage(me={}, ship=dict(deck=["grappling-hooks"], line=["corsair"], tired=["corsair"], amber=1)).through()
    assert play.where("grappling-hooks") == f"on {SHIP}" and in_port(play)
    assert (play.keyword(SHIP, "hazardous"), play.keyword("corsair", "hazardous")) == (1, 0)
    assert play.keyword(SHIP, "assault") == 0


def test_grappling_hooks_bite_whoever_boards_the_ship_and_nobody_else() -> None:
    mine = dict(line=["guard", "dummy", "weakling"])
    play = voyage(me=mine, ship=dict(line=["gull"], upgrades={SHIP: "grappling-hooks"}, amber=5))
    play.do("fight:guard", SHIP)
    assert (play.damage("guard"), play.damage("dummy"), play.pool) == (1, 0, 4)
    play.do("fight:weakling", SHIP)
    assert play.where("weakling") == "me.discard" and play.pool == 4, "it fell before the blow"
    play.do("fight:dummy", "gull")
    assert play.damage("dummy") == 1 and play.crew == [SHIP] and play.at_rest, "one from the gull, none from the hooks"


# -- Notched Cutlass ------------------------------------------------------------------------------------------------------


def test_notched_cutlass_goes_to_the_left_flank_and_stays_there() -> None:
    ship = dict(line=["gull", "deckhand"], tired=["gull", "deckhand"], deck=["notched-cutlass", "corsair"], amber=1)
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=ship, difficulty="standard").through()
    assert play.crew == ["corsair", "gull", "deckhand", SHIP] and play.where("notched-cutlass") == "on gull"
    assert [play.power(name) for name in ("corsair", "gull", "deckhand", "me/guard", "mate/guard")] == [5, 3, 3, 4, 4]
    assert in_port(play)


def test_notched_cutlass_is_gone_with_its_bearer() -> None:
    play = voyage(me=dict(hand=["killer"]), ship=dict(line=["gull", "deckhand"], upgrades={"gull": "notched-cutlass"}, amber=1))
    assert (play.power("gull"), play.power("deckhand")) == (3, 3)
    play.do("play:killer", "gull")
    assert play.where("notched-cutlass") == "ship.discard" and play.power("deckhand") == 3 and play.at_rest


def test_notched_cutlass_makes_a_hit_survivable() -> None:
    play = voyage(me=dict(hand=["striker"]), ship=dict(line=["gull"], upgrades={"gull": "notched-cutlass"}, amber=1))
    play.do("play:striker", "gull")
    assert play.damage("gull") == 2 and play.crew == ["gull", SHIP] and play.at_rest


def test_notched_cutlass_on_a_ship_without_a_crew_strikes_nobody() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(deck=["notched-cutlass"], amber=3)).through()
    assert play.where("notched-cutlass") == f"on {SHIP}" and in_port(play)
    play.do("brobnar", "fight:guard")
    assert play.damage("guard") == 0 and play.pool == 2 and play.at_rest


# -- Barnacle Plate -------------------------------------------------------------------------------------------------------


def test_barnacle_plate_goes_to_the_most_powerful_pirate() -> None:
    line = ["thing-from-the-bilge", "deckhand", "corsair"]
    play = voyage(me=dict(line=["guard"]), ship=dict(line=line, tired=line, deck=["barnacle-plate"], amber=1)).through()
    assert play.where("barnacle-plate") == "on corsair" and in_port(play)
    assert [play.armor(name) for name in (*line, "guard")] == [0, 0, 2, 0]
    assert [play.keyword(name, "taunt") for name in (*line, "guard")] == [0, 0, 1, 0]
    assert play.keyword("corsair", "elusive") == 0 and play.power("corsair") == 5


def test_barnacle_plate_guards_the_neighbours_and_takes_up_two() -> None:
    ship = dict(line=["gull", "deckhand", "corsair"], upgrades={"corsair": "barnacle-plate"}, amber=3)
    play = voyage(me=dict(line=["guard"]), ship=ship).do("fight:guard")
    assert play.options == ["gull", "corsair"], "neither the deckhand nor the ship beside it"
    play.do("corsair")
    assert play.damage("corsair") == 4 - 2 and play.at_rest


def test_barnacle_plate_asks_among_equals_and_is_discarded_without_a_pirate() -> None:
    line = ["bosun", "gull", "sea-dog"]
    play = voyage(me={}, ship=dict(line=line, tired=line, deck=["barnacle-plate"], amber=1)).do("end")
    assert play.asked == "host" and play.options == ["bosun", "sea-dog"]
    play.do("sea-dog")
    assert play.where("barnacle-plate") == "on sea-dog" and in_port(play)
    mine = dict(line=["deckhand"])
    play = voyage(me=mine, ship=dict(line=["merman"], tired=["merman"], deck=["barnacle-plate"], amber=1)).through()
    assert play.where("barnacle-plate") == "ship.discard" and play.said().count("rf-log-cannot-play") == 1 and in_port(play)


# -- the words on all of them ---------------------------------------------------------------------------------------------

FOLDERS = [Path(royal_fortune.__file__).parent / "words", Path(royal_fortune.__file__).parents[1] / "keyforge" / "words"]
CATALOGUES = {lang: Words(lang, FOLDERS) for lang in ("en", "fr")}
TITLES = sorted(set(adventure_deck()))
MOMENTS = {
    "play": ("Play:", "Jouée :"),
    "reap": ("Reap:", "Récolte :"),
    "fight": ("Fight:", "Combat :"),
    "action": ("Action:", "Action :"),
    "destroyed": ("Destroyed:", "Détruit :"),
}
LANGS = ["en", "fr"]


def said(kind: str, title: str, lang: str) -> str:
    """What a card says in a language, with any space written as a plain one."""
    return re.sub(r"\s", " ", CATALOGUES[lang].say(Msg(f"{kind}-{title}")))


def those(phrase: str, lang: str) -> list[str]:
    """The cards whose text has this phrase."""
    return [title for title in TITLES if phrase in said("kf-text", title, lang)]


def test_there_are_thirty_one_titles() -> None:
    assert len(TITLES) == 31


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_text_names_the_moments_at_which_its_card_does_something(moment: str, lang: str) -> None:
    named = those(MOMENTS[moment][LANGS.index(lang)], lang)
    assert named == [title for title in TITLES if title in ABILITIES[moment]] != []


@pytest.mark.parametrize(("keyword", "phrases"), [("prey", ("Prey:", "Proie :")), ("elusive", ("Elusive.", "Insaisissable."))])
@pytest.mark.parametrize("lang", LANGS)
def test_a_text_names_the_keywords_that_are_printed(keyword: str, phrases: tuple[str, str], lang: str) -> None:
    assert those(phrases[LANGS.index(lang)], lang) == [title for title in TITLES if CARDS[title].keywords.get(keyword)] != []


@pytest.mark.parametrize(("lang", "phrase"), [("en", "Prey:"), ("fr", "Proie :")])
def test_every_hunter_knows_its_prey(lang: str, phrase: str) -> None:
    assert those(phrase, lang) == [title for title in TITLES if title in CONSTANTS["prey"]]


@pytest.mark.parametrize(
    ("lang", "phrase"),
    [("en", "if it is the first card played this turn"), ("fr", "si c’est la première carte jouée de ce tour")],
)
def test_the_orders_say_that_they_must_come_first(lang: str, phrase: str) -> None:
    assert those(phrase, lang) == sorted(ORDERS)


@pytest.mark.parametrize(
    ("lang", "phrase"),
    [("en", "When a player forges a key, destroy {}."), ("fr", "Quand une clé est forgée dans l’équipe, détruisez {}.")],
)
def test_what_a_key_strikes_says_so_by_its_name(lang: str, phrase: str) -> None:
    telling = [title for title in TITLES if phrase.format(said("kf-name", title, lang)) in said("kf-text", title, lang)]
    assert telling == sorted(STRUCK) == [title for title in TITLES if title in REACTIONS["forges"]]


@pytest.mark.parametrize(("lang", "phrase"), [("en", "On the "), ("fr", "Sur l")])
def test_every_upgrade_begins_with_whom_it_is_for(lang: str, phrase: str) -> None:
    upgrades = [title for title in TITLES if CARDS[title].type == "upgrade"]
    assert [title for title in TITLES if said("kf-text", title, lang).startswith(phrase)] == upgrades
    assert upgrades == [title for title in TITLES if title in CONSTANTS["hosts"]]


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_name_the_same_numbers(title: str) -> None:
    english, french = [re.findall(r"[+]?\d+", said("kf-text", title, lang)) for lang in LANGS]
    assert english == french and said("kf-name", title, "en") and said("rf-flavour", title, "fr")
