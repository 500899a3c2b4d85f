"""House Logos, card by card: creatures."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


@pytest.mark.parametrize(
    ("id", "power", "keywords", "traits"),
    [
        ("batdrone", 2, {"skirmish": 1}, ("robot",)),
        ("brain-eater", 6, {}, ("cyborg", "beast")),
        ("dextre", 3, {}, ("human", "scientist")),
        ("doc-bookton", 5, {}, ("human", "scientist")),
        ("dr-escotera", 4, {}, ("cyborg", "scientist")),
        ("dysania", 4, {}, ("mutant",)),
        ("ganymede-archivist", 3, {}, ("human", "scientist")),
        ("harland-mindlock", 1, {}, ("cyborg", "scientist")),
        ("mother", 5, {}, ("robot", "scientist")),
        ("neutron-shark", 1, {}, ("beast", "mutant")),
        ("novu-archaeologist", 4, {}, ("cyborg", "scientist")),
        ("ozmo-martianologist", 2, {"elusive": 1}, ("human", "scientist")),
        ("psychic-bug", 2, {}, ("cyborg", "insect")),
        ("quixo-the-adventurer", 3, {"skirmish": 1}, ("human", "scientist")),
        ("replicator", 2, {}, ("mutant",)),
        ("research-smoko", 2, {}, ("mutant",)),
        ("skippy-timehog", 1, {}, ("mutant",)),
        ("timetraveller", 2, {}, ("human", "scientist")),
        ("titan-mechanic", 6, {}, ("cyborg", "scientist")),
        ("vespilon-theorist", 2, {"elusive": 1}, ("cyborg", "scientist")),
        ("veylan-analyst", 2, {}, ("cyborg", "scientist")),
    ],
)
def test_the_printed_face_of_each_creature(id: str, power: int, keywords: dict[str, int], traits: tuple[str, ...]) -> None:
    card = CARDS[id]
    assert (card.house, card.type, card.power, card.armor) == ("logos", "creature", power, 0)
    assert dict(card.keywords) == keywords and tuple(card.traits) == traits
    assert card.amber == (1 if id in ("psychic-bug", "timetraveller") else 0)


def test_batdrone_steals_after_its_fight_and_takes_no_blow() -> None:
    play = stage(me=dict(line=["batdrone", "dextre"]), foe=dict(line=["dummy"], amber=2))
    play.do("fight:batdrone")
    assert (play.amber(), play.amber(1)) == (1, 1) and play.damage("dummy") == 2 and play.damage("batdrone") == 0
    play.do("reap:dextre")
    assert play.amber(1) == 1 and play.at_rest


def test_batdrone_steals_neither_when_attacked_nor_from_an_empty_pool() -> None:
    play = stage(me=dict(line=["mother"], amber=1), foe=dict(line=["batdrone"]))
    play.do("fight:mother")
    assert play.amber() == 1 and play.where("batdrone") == "foe.discard" and play.at_rest
    play = stage(me=dict(line=["batdrone"]), foe=dict(line=["dummy"]))
    play.do("fight:batdrone")
    assert play.amber() == 0 and play.at_rest


def test_brain_eater_draws_for_a_creature_that_dies_fighting_it() -> None:
    play = stage(me=dict(line=["brain-eater"], deck=PILE), foe=dict(line=["dextre", "dummy"]))
    play.do("fight:brain-eater", "dextre")
    assert play.hand() == ["punch"] and play.line(1) == ["dummy"] and play.at_rest


def test_brain_eater_draws_when_attacked_too_but_not_when_it_dies_or_others_kill() -> None:
    play = stage(me=dict(line=["dextre", "mother"], deck=PILE), foe=dict(line=["brain-eater", "weakling"], deck=["fear"]))
    play.do("fight:mother", "weakling")
    assert play.hand(1) == []  # killed by another
    play.do("fight:dextre")
    assert play.hand(1) == ["fear"] and play.hand() == [] and play.at_rest
    play = stage(me=dict(line=["brain-eater"], deck=PILE), foe=dict(line=["titan-mechanic"]))
    play.do("fight:brain-eater")
    assert play.line() == play.line(1) == [] and play.hand() == [] and play.at_rest


def test_brain_eater_draws_nothing_for_what_dies_outside_a_fight() -> None:
    play = stage(me=dict(hand=["twin-bolt-emission"], line=["brain-eater"], deck=PILE), foe=dict(line=["weakling"]))
    play.do("play:twin-bolt-emission")
    assert play.line(1) == [] and play.hand() == [] and play.at_rest


@pytest.mark.parametrize(("amber", "caught"), [(3, 1), (0, 0)])
def test_dextre_captures_when_played(amber: int, caught: int) -> None:
    play = stage(me=dict(hand=["dextre"], line=["mother"], amber=2), foe=dict(amber=amber))
    play.do("play:dextre", "left")
    assert play.on("dextre") == caught and play.amber(1) == amber - caught and play.amber() == 2 and play.on("mother") == 0
    assert play.at_rest


def test_dextre_goes_on_top_of_its_deck_when_destroyed() -> None:
    play = stage(
        me=dict(line=["dextre", "doc-bookton"], deck=["punch"], amber_on={"dextre": 2}), foe=dict(line=["dummy"], amber=0)
    )
    play.do("fight:dextre")
    assert play.s.sides[0].deck.top[0] == play.id("dextre") and play.amber(1) == 2
    play.do("reap:doc-bookton")
    assert play.hand() == ["dextre"] and play.at_rest


def test_dextre_sent_away_otherwise_goes_where_it_is_sent() -> None:
    play = stage(me=dict(hand=["fear"], house="dis", deck=["punch"]), foe=dict(line=["dextre"]))
    play.do("play:fear")
    assert play.where("dextre") == "foe.hand" and play.at_rest


def test_doc_bookton_draws_after_reaping() -> None:
    play = stage(me=dict(line=["doc-bookton"], deck=["troll", "punch"]), foe=dict(deck=["fear"], line=["weakling"]))
    play.do("reap:doc-bookton")
    assert play.hand() == ["troll"] and play.hand(1) == [] and play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["doc-bookton"], deck=["troll"]), foe=dict(line=["weakling"]))
    play.do("fight:doc-bookton")
    assert play.hand() == [] and play.at_rest


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_dr_escotera_gains_for_the_opponents_keys(keys: int) -> None:
    play = stage(me=dict(hand=["dr-escotera"], keys=1), foe=dict(keys=keys, amber=1))
    play.do("play:dr-escotera")
    assert play.amber() == keys and play.amber(1) == 1 and play.at_rest


def test_dysania_empties_the_opponents_archives() -> None:
    play = stage(me=dict(hand=["dysania"], archives=["dextre"]), foe=dict(archives=["punch", "troll"], hand=["fear"]))
    play.do("play:dysania")
    assert play.amber() == 2 and play.where("punch") == play.where("troll") == "foe.discard"
    assert play.said().count("kf-log-to-discard") == 2
    assert play.where("dextre") == "me.archives" and play.hand(1) == ["fear"] and play.at_rest


def test_dysania_gets_her_own_creatures_back_to_hand_uncounted_and_may_find_none() -> None:
    play = stage(me=dict(hand=["dysania", "mother"]), foe=dict(archives=["punch"]))
    mother = play.id("mother")
    play.s.sides[0].hand.remove(mother)
    play.s.sides[1].archives.append(mother)
    play.s.taken[mother] = 1
    play.do("play:dysania")
    assert play.amber() == 1 and play.where("mother") == "me.hand" and play.s.taken == {} and play.at_rest
    play = stage(me=dict(hand=["dysania"], archives=["dextre"]))
    play.do("play:dysania")
    assert play.amber() == 0 and play.at_rest


def test_ganymede_archivist_archives_from_hand() -> None:
    play = stage(me=dict(hand=["troll"], line=["ganymede-archivist"], house="logos"), foe=dict(hand=["fear"]))
    play.do("reap:ganymede-archivist", "troll")
    assert play.where("troll") == "me.archives" and play.hand(1) == ["fear"] and play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["ganymede-archivist", "mother"]))
    play.do(f"discard:{play.spare}", "reap:ganymede-archivist")
    assert play.s.sides[0].archives == [] and play.at_rest


def test_harland_mindlock_holds_a_flank_creature_until_he_goes() -> None:
    play = stage(
        me=dict(hand=["harland-mindlock", "bouncing-deathquark"], line=["brute"], house="logos"),
        foe=dict(line=["dummy", "weakling", "troll"]),
    )
    play.do("play:harland-mindlock", "left")
    assert play.options == ["dummy", "troll"]  # not the one in the middle
    play.do("troll", "right")
    assert play.line() == ["harland-mindlock", "brute", "troll"] and play.line(1) == ["dummy", "weakling"]
    play.do("play:bouncing-deathquark", "weakling", "harland-mindlock", "left", "no")
    assert play.line() == ["brute"] and play.line(1) == ["troll", "dummy"] and play.at_rest


def test_harland_mindlock_finds_nobody_and_lets_go_of_the_dead() -> None:
    play = stage(me=dict(hand=["harland-mindlock"]))
    play.do("play:harland-mindlock")
    assert play.line() == ["harland-mindlock"] and play.at_rest
    play = stage(me=dict(hand=["harland-mindlock", "twin-bolt-emission"]), foe=dict(line=["weakling"]))
    play.do("play:harland-mindlock", "left", "play:twin-bolt-emission")
    assert play.line() == play.line(1) == [] and play.where("weakling") == "foe.discard" and play.at_rest
    play = stage(
        me=dict(hand=["harland-mindlock", "twin-bolt-emission", "bouncing-deathquark"], line=["mother"]),
        foe=dict(line=["weakling", "dummy", "troll"]),
    )
    play.do("play:harland-mindlock", "left", "weakling", "left", "play:twin-bolt-emission").pick("weakling", "mother")
    play.do("play:bouncing-deathquark", "troll", "harland-mindlock", "no")
    assert play.line() == ["mother"] and play.line(1) == ["dummy"] and play.where("weakling") == "foe.discard" and play.at_rest


def test_harland_mindlocks_hold_each_their_own() -> None:
    play = stage(
        me=dict(hand=["harland-mindlock", "harland-mindlock", "bouncing-deathquark"], line=["mother"]),
        foe=dict(line=["dummy", "weakling", "troll"]),
    )
    play.do("play:harland-mindlock", "left", "dummy", "right", "play:harland-mindlock#2", "left", "troll", "right")
    play.do("play:bouncing-deathquark", "harland-mindlock", "left", "no")
    assert play.line() == ["harland-mindlock", "mother", "troll"] and play.line(1) == ["dummy"] and play.at_rest
    assert [one.source for one in play.s.lasting] == [play.id("troll")]


def test_quixo_draws_after_his_fight() -> None:
    play = stage(me=dict(line=["quixo-the-adventurer"], deck=PILE), foe=dict(line=["dummy"], deck=["fear"]))
    play.do("fight:quixo-the-adventurer")
    assert play.hand() == ["punch"] and play.hand(1) == [] and play.damage("quixo-the-adventurer") == 0 and play.at_rest
    play = stage(me=dict(line=["quixo-the-adventurer"], deck=PILE))
    play.do("reap:quixo-the-adventurer")
    assert play.hand() == [] and play.at_rest


def test_mother_lets_her_side_draw_up_to_seven() -> None:
    play = stage(me=dict(line=["mother"], deck=PILE), foe=dict(hand=["bumpsy"], deck=PILE))
    play.do("end")
    assert len(play.hand()) == 6  # and the spare one
    play.do("brobnar", "end")
    assert len(play.hand(1)) == 6


@pytest.mark.parametrize("moment", ["play", "reap", "fight"])
def test_neutron_shark_destroys_one_of_each_until_logos_turns_up(moment: str) -> None:
    mine = dict(hand=["neutron-shark"]) if moment == "play" else dict(line=["neutron-shark"])
    play = stage(
        me=dict(artifacts=["library-of-babble", "chaos-portal"], deck=["punch", "labwork", "troll"], house="logos", **mine),
        foe=dict(line=["with-elusive", "dummy"], artifacts=["cannon", "gauntlet-of-command"]),
    )
    play.do(f"{moment}:neutron-shark", *(["with-elusive"] if moment == "fight" else []))
    assert play.options == ["with-elusive", "dummy", "cannon", "gauntlet-of-command"]
    play.do("dummy")
    assert play.options == ["neutron-shark", "library-of-babble", "chaos-portal"]
    play.do("library-of-babble")
    assert play.where("punch") == "me.discard"  # not of Logos: again
    play.do("cannon", "chaos-portal")
    assert play.where("labwork") == "me.discard" and play.where("troll") == "me.deck"
    assert play.line() == ["neutron-shark"] and play.s.sides[0].artifacts == []
    assert play.line(1) == ["with-elusive"] and play.where("gauntlet-of-command") == "foe.artifacts" and play.at_rest


def test_neutron_shark_ends_when_it_is_gone_or_the_deck_is_empty() -> None:
    play = stage(me=dict(hand=["neutron-shark"], deck=["punch", "troll"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:neutron-shark", "dummy")
    assert play.where("neutron-shark") == "me.discard" and play.where("punch") == "me.discard" and play.line(1) == ["brute"]
    assert play.at_rest
    play = stage(me=dict(hand=["neutron-shark"], line=["mother", "dextre"]), foe=dict(artifacts=["cannon"]))
    play.do("play:neutron-shark", "left", "mother")
    assert play.line() == ["neutron-shark", "dextre"] and play.where("cannon") == "foe.discard" and play.at_rest


def test_novu_archaeologist_archives_from_the_discard_pile() -> None:
    play = stage(
        me=dict(line=["novu-archaeologist"], discard=["troll", "dextre"], hand=["labwork"]), foe=dict(discard=["fear"])
    )
    play.do("action:novu-archaeologist")
    assert play.options == ["troll", "dextre"]
    play.do("dextre")
    assert play.where("dextre") == "me.archives" and play.where("troll") == "me.discard" and play.hand() == ["labwork"]
    assert play.at_rest
    play = stage(me=dict(line=["novu-archaeologist"]))
    play.do("action:novu-archaeologist")
    assert play.s.sides[0].archives == [] and play.at_rest


def test_ozmo_heals_or_stuns_a_creature_of_mars() -> None:
    sides = dict(
        me=dict(line=["ozmo-martianologist", "zorg"], damage={"zorg": 5}), foe=dict(line=["tunk", "dummy"], damage={"dummy": 4})
    )
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("reap:ozmo-martianologist")
    assert play.options == ["heal", "stun"]
    play.do("heal")
    assert play.options == ["zorg", "tunk"]  # Mars of both sides, nobody else
    play.do("zorg")
    assert play.damage("zorg") == 2 and play.damage("dummy") == 4 and play.at_rest
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("fight:ozmo-martianologist", "tunk")
    assert play.where("ozmo-martianologist") == "me.discard" and not play.stunned("tunk") and play.at_rest
    play = stage(me=dict(line=["ozmo-martianologist"]), foe=dict(line=["john-smyth", "dummy"]))
    play.do("fight:ozmo-martianologist", "john-smyth", "stun")
    assert play.stunned("john-smyth") and not play.stunned("dummy") and play.at_rest


def test_ozmo_without_martians_is_not_asked() -> None:
    play = stage(me=dict(line=["ozmo-martianologist"]), foe=dict(line=["dummy"]))
    play.do("reap:ozmo-martianologist")
    assert play.amber() == 1 and play.at_rest


@pytest.mark.parametrize("moment", ["play", "reap"])
def test_psychic_bug_shows_its_side_alone_the_opponents_hand(moment: str) -> None:
    mine = dict(hand=["psychic-bug"]) if moment == "play" else dict(line=["psychic-bug"])
    play = stage(me=dict(house="logos", **mine), foe=dict(hand=["fear", "troll"], archives=["punch"]))
    play.do(f"{moment}:psychic-bug")
    shown = [line for line in play.table.log if line.text.id == "kf-log-reveal"]
    assert len(shown) == 2 and all(tuple(line.to or ()) == (0,) for line in shown)
    assert play.hand(1) == ["fear", "troll"] and play.amber() == 1 and play.at_rest


def test_replicator_does_what_another_creature_does_after_reaping() -> None:
    play = stage(
        me=dict(line=["replicator", "doc-bookton", "mother", "ganymede-archivist"], deck=PILE, tired=["doc-bookton"]),
        foe=dict(line=["dew-faerie", "dummy"], amber=1),
    )
    play.do("reap:replicator")
    assert play.options == ["doc-bookton", "ganymede-archivist", "dew-faerie"]
    play.do("dew-faerie")
    assert play.amber() == 2 and play.amber(1) == 1 and play.ready("dew-faerie") and play.at_rest  # for me, not its controller


@pytest.mark.parametrize("model", ["grabber-jammer", "sequis"])
def test_replicator_captures_from_its_own_opponent(model: str) -> None:
    play = stage(me=dict(line=["replicator"], amber=2), foe=dict(line=[model], amber=3))
    play.do("reap:replicator")
    assert play.on(model) == 1 and (play.amber(), play.amber(1)) == (3, 2) and play.at_rest


def test_replicator_counts_granted_abilities() -> None:
    play = stage(
        me=dict(line=["replicator", "mother", "zorg"], upgrades={"mother": "red-planet-ray-gun"}), foe=dict(line=["dummy"])
    )
    play.do("reap:replicator", "dummy")
    assert play.damage("dummy") == 1 and play.ready("mother") and play.at_rest


def test_replicator_alone_or_with_its_like_does_nothing_more() -> None:
    play = stage(me=dict(line=["replicator", "replicator", "mother"]), foe=dict(line=["dummy"]))
    play.do("reap:replicator")
    assert play.amber() == 1 and play.ready("replicator#2") and play.at_rest


def test_research_smoko_archives_the_top_card_when_destroyed() -> None:
    play = stage(me=dict(line=["research-smoko", "mother"], deck=["troll", "punch"]), foe=dict(line=["dummy"], deck=["fear"]))
    play.do("fight:research-smoko")
    assert play.where("research-smoko") == "me.discard" and play.where("troll") == "me.archives"
    assert play.where("punch") == "me.deck" and play.where("fear") == "foe.deck" and play.at_rest


def test_research_smoko_of_the_opponent_serves_its_controller_and_an_empty_deck_gives_nothing() -> None:
    play = stage(me=dict(line=["mother"], deck=["troll"]), foe=dict(line=["research-smoko"], deck=["fear"]))
    play.do("fight:mother")
    assert play.where("fear") == "foe.archives" and play.where("troll") == "me.deck" and play.at_rest
    play = stage(me=dict(line=["mother"]), foe=dict(line=["research-smoko"], discard=["fear"]))
    play.do("fight:mother")
    assert play.where("fear") == "foe.discard" and play.s.sides[1].archives == [] and play.at_rest


def test_skippy_timehog_keeps_the_opponent_from_using_anything_for_a_turn() -> None:
    play = stage(
        me=dict(hand=["skippy-timehog"], line=["mother"], deck=PILE),
        foe=dict(
            hand=["bumpsy"],
            line=["troll", "headhunter"],
            stunned=["headhunter"],
            artifacts=["cannon", "screechbomb"],
            deck=PILE,
        ),
    )
    play.do("play:skippy-timehog", "left")
    assert play.can("reap:mother")
    play.do("end", "brobnar")
    assert not any(word.partition(":")[0] in ("reap", "fight", "action", "omni", "unstun") for word in play.options)
    assert play.can("play:bumpsy") and play.can("discard:bumpsy")
    play.do("end", "logos")
    assert play.can("reap:mother") and play.at_rest
    play.do("end", "brobnar")
    assert play.can("reap:troll") and play.can("unstun:headhunter") and play.can("action:cannon")


def test_skippy_timehog_stops_those_told_to_fight_and_even_the_shaking_off_of_a_stun() -> None:
    play = stage(
        me=dict(hand=["skippy-timehog"], line=["mother"], deck=PILE),
        foe=dict(hand=["anger", "bumpsy"], line=["troll", "headhunter"], stunned=["headhunter"], deck=PILE),
    )
    play.do("play:skippy-timehog", "left", "end", "brobnar", "play:foe/anger", "headhunter")
    assert play.stunned("headhunter") and play.ready("headhunter") and play.damage("mother") == 0


def test_timetraveller_draws_two_and_may_travel_back_into_the_deck() -> None:
    play = stage(me=dict(hand=["timetraveller"], line=["mother"], deck=["troll", "punch", "fear"]), foe=dict(deck=["bumpsy"]))
    play.do("play:timetraveller", "left")
    assert play.hand() == ["punch", "troll"] and play.amber() == 1 and play.hand(1) == [] and play.at_rest
    play = stage(me=dict(line=["timetraveller", "mother"], deck=["troll"]))
    play.do("action:timetraveller")
    assert play.where("timetraveller") == "me.deck" and play.line() == ["mother"] and play.at_rest


def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_all() -> None:
    play = stage(me=dict(line=["titan-mechanic", "mother", "dextre"]))
    assert (play.cost(), play.cost(1)) == (5, 5)
    play = stage(me=dict(line=["mother", "titan-mechanic", "dextre"]))
    assert (play.cost(), play.cost(1)) == (6, 6)
    play = stage(me=dict(hand=["twin-bolt-emission"], line=["dextre", "titan-mechanic", "weakling"]))
    play.do("play:twin-bolt-emission").pick("titan-mechanic", "weakling")
    assert (play.cost(), play.cost(1)) == (5, 5) and play.at_rest  # now on the flank


def test_vespilon_theorist_wins_or_loses_the_top_card() -> None:
    play = stage(me=dict(line=["vespilon-theorist"], deck=["troll", "punch"]), foe=dict(deck=["fear"]))
    play.do("reap:vespilon-theorist")
    assert len(play.options) == 7
    play.do("brobnar")
    assert play.where("troll") == "me.archives" and play.amber() == 2 and play.where("punch") == "me.deck" and play.at_rest
    play = stage(me=dict(line=["vespilon-theorist"], deck=["troll", "punch"]))
    play.do("reap:vespilon-theorist", "dis")
    assert play.where("troll") == "me.discard" and play.amber() == 1 and play.where("punch") == "me.deck" and play.at_rest
    play = stage(me=dict(line=["vespilon-theorist"], discard=["troll"]))
    play.do("reap:vespilon-theorist", "brobnar")
    assert play.amber() == 1 and play.where("troll") == "me.discard" and play.at_rest


def test_veylan_analyst_gains_for_each_artifact_used_by_its_side() -> None:
    play = stage(
        me=dict(
            hand=["remote-access", "mother"],
            line=["veylan-analyst"],
            artifacts=["library-of-babble", "screechbomb"],
            deck=PILE,
        ),
        foe=dict(artifacts=["cannon"], line=["dummy"]),
    )
    play.do("action:library-of-babble")
    assert play.amber() == 1
    play.do("omni:screechbomb")
    assert play.amber() == 2 and play.where("screechbomb") == "me.discard"  # gone by its own use, and used all the same
    play.do("play:remote-access")
    while play.asked == "damage":
        play.do("dummy")
    assert play.amber() == 4  # its own æmber, and the enemy's artifact used as mine
    play.do("play:mother", "left")
    assert play.amber() == 4
    play.do("reap:veylan-analyst")
    assert play.amber() == 5 and play.at_rest  # a creature is no artifact


def test_veylan_analyst_gains_nothing_for_the_opponents_artifacts() -> None:
    play = stage(
        me=dict(line=["veylan-analyst"], deck=PILE), foe=dict(artifacts=["library-of-babble"], hand=["labwork"], deck=PILE)
    )
    play.do("end", "logos", "action:library-of-babble")
    assert play.amber() == 0 and not play.ready("library-of-babble")


def test_veylan_analyst_gains_nothing_for_the_action_of_a_creature() -> None:
    play = stage(me=dict(line=["veylan-analyst", "timetraveller"]))
    play.do("action:timetraveller")
    assert play.amber() == 0 and play.at_rest
