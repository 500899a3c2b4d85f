"""Questions of a duel in words: what is asked and why, what every answer does, and the same in French."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from inglenook.engine.chance import Dice
from inglenook.engine.table import Seat
from inglenook.engine.view import scene
from inglenook.engine.words import LANGUAGES
from inglenook.games.keyforge import GAME
from inglenook.games.keyforge.answered import answered
from inglenook.games.keyforge.codex import lines_of, text_of
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.decks import pool
from inglenook.games.keyforge.figures import waiting

from . import props as props
from .looking import answer, question, said, view_of
from .stage import Play, stage

ASKING = {"pick": 2, "pick_some": 3, "pick_exactly": 3, "most_powerful": 3, "may": 1, "share_out": 4, "ask": 2, "hit": 9}
"""Functions that ask, and where among their arguments the kind of question stands."""


def test_the_deeds_of_a_turn_stand_in_groups_and_the_end_comes_last() -> None:
    play = stage(me=dict(hand=["punch"], line=["troll"], artifacts=["cannon"]), foe=dict(line=["dummy"]))
    verbs = [option.key.partition(":")[0] for option in question(play).options]
    assert verbs == ["play", "play", "action", "reap", "fight", "discard", "discard", "end"]


def test_an_answer_lights_its_card_and_says_what_it_does() -> None:
    play = stage(me=dict(hand=["punch"], line=["troll"], amber=3), foe=dict(line=["dummy"]))
    assert answer(play, "play:punch").lights == (play.id("punch"),)
    assert said(answer(play, "play:punch").note) == f"+1 æmber. {said(text_of('punch'))}"
    assert "3 → 4" in said(answer(play, "reap:troll").note)  # it heals when it reaps, so its text is told too
    assert said(answer(play, "fight:troll").note) == "against Dummy: yours is destroyed; it takes 8"
    play = stage(me=dict(line=["troll"]), foe=dict(line=["dummy", "brute"]))
    assert said(answer(play, "fight:troll").note) == "yours, power 8"  # whom it fights is still to be chosen


def test_reaping_with_a_creature_that_does_nothing_then_tells_the_figures_alone() -> None:
    play = stage(me=dict(line=["brute"], amber=5))
    assert said(answer(play, "reap:brute").note) == "your æmber goes from 5 to 6"


def test_ending_the_turn_is_for_good_while_something_is_left_to_do() -> None:
    play = stage(me=dict(hand=["punch"]))
    assert answer(play, "end").final and "draw 4 cards" in said(answer(play, "end").note)


def test_ending_the_turn_is_not_for_good_where_one_plays_alone_and_may_take_it_back() -> None:
    play = stage(me=dict(hand=["punch"]))
    play.table.seats = [Seat("Ana"), Seat("Bo", "bot:easy")]
    assert len(play.table.decision.keys) > 2 and not answer(play, "end").final  # type: ignore[union-attr]


def test_only_discards_left_make_the_end_the_usual_answer() -> None:
    play = stage(me=dict(hand=["badge"]))
    play.do(f"discard:{play.spare}")
    assert question(play).usual == "end" and not answer(play, "end").final


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ("brute", "brute", "both are destroyed"),
        ("dummy", "brute", "it is destroyed; yours takes 5"),
        ("brute", "dummy", "yours is destroyed; it takes 5"),
        ("dummy", "with-elusive", "elusive: nobody is hurt this first time"),
        ("with-skirmish", "dummy", "it takes 4, yours 0"),
        ("with-poison", "dummy", "both are destroyed"),
        ("with-assault", "weakling", "it is destroyed; yours takes 0"),
        ("weakling", "with-hazardous", "yours is destroyed; it takes 0"),
        ("brute", "plated", "it takes 3, yours 4"),
    ],
)
def test_a_fight_is_foretold_as_it_comes_out(mine: str, theirs: str, told: str) -> None:
    play = stage(me=dict(line=[mine]), foe=dict(line=[theirs, "troll"]))
    play.do(f"fight:{mine}")
    assert said(answer(play, f"foe/{theirs}").note) == told
    play.do(f"foe/{theirs}")
    assert (play.where(f"foe/{theirs}") == "foe.line") == (not told.startswith(("it is", "both")))
    assert (play.where(f"me/{mine}") == "me.line") == (not told.startswith(("yours is", "both")))


def test_damage_says_who_would_be_destroyed_and_whose_it_is() -> None:
    play = stage(me=dict(artifacts=["cannon"], line=["brute"]), foe=dict(line=["weakling"]))
    play.do("action:cannon")
    assert said(answer(play, "weakling").note) == "enemy, is destroyed"
    assert said(answer(play, "brute").note) == "yours, takes 2; 3 more destroys it"


def test_a_question_of_a_card_shows_the_card_and_its_text() -> None:
    play = stage(me=dict(hand=["punch"], line=["brute"]), foe=dict(line=["dummy"]))
    play.do("play:punch")
    asked = question(play)
    assert asked.kind == "damage" and asked.help == text_of("punch")
    assert [said(what) for what in view_of(play).trail] == ["Punch"]
    assert said(asked.question) == "Which creature takes 3 damage?"


def test_nobody_else_gets_the_answers() -> None:
    play = stage(me=dict(hand=["punch"]))
    assert question(play, 1).options == () and question(play, 1).usual == ""


@pytest.mark.rule("KF-K10")
def test_the_very_first_turn_says_that_only_one_card_is_played() -> None:
    play = stage(me=dict(hand=["punch", "brute"]), turn=1)
    asked = question(play)
    assert asked.rules == ("KF-K10",) and said(asked.help) == "In the very first turn you play or discard only one card."
    play = stage(me=dict(hand=["punch"], line=["troll"]), turn=1, tally={"from-hand": 1})
    assert said(question(play).help).endswith("and you have done that.")
    play = stage(me=dict(hand=["punch", "brute"]), turn=3)
    assert question(play).rules == ("KF-K9",) and said(question(play).help).endswith("as many as you like.")


@pytest.mark.rule("KF-K10")
def test_the_house_of_the_very_first_turn_cites_its_rule_too() -> None:
    table = GAME.table(2, Dice(random.Random(3)), seats=[Seat("Ana"), Seat("Bo")], loud=True)
    table.submit("no")
    table.submit("no")
    assert table.decision is not None and table.decision.kind == "house"
    asked = scene(table, table.decision.seat).prompt
    assert asked is not None and asked.rules == ("KF-K8", "KF-K10") and "only one of them" in said(asked.help)


def test_an_opening_hand_is_kept_or_drawn_anew_in_so_many_words() -> None:
    table = GAME.table(2, Dice(random.Random(3)), seats=[Seat("Ana"), Seat("Bo")], loud=True)
    assert table.decision is not None
    asked = scene(table, table.decision.seat).prompt
    assert asked is not None and [said(option.label) for option in asked.options] == ["Keep these 7", "Draw 6 others"]


def test_archives_say_how_many_cards_are_in_them() -> None:
    play = stage(foe=dict(archives=["punch", "troll", "brute"], houses=["brobnar", "dis", "logos"], hand=["bumpsy"]))
    play.do("end", "brobnar")
    asked = question(play, 1)
    assert asked.kind == "archives" and said(asked.question) == "Take your 3 archived cards into your hand?"
    assert [said(option.label) for option in asked.options] == ["Take all 3", "Leave them there"]


@pytest.mark.rule("KF-K34")
def test_how_much_is_healed_is_asked_of_the_one_who_is_healed() -> None:
    play = stage(me=dict(hand=["guardian-demon"], line=["snudge"], damage={"snudge": 1})).do("play:guardian-demon", "right")
    asked = question(play)
    assert said(asked.question) == "How much damage is healed from Snudge?" and asked.rules == ("KF-K34",)
    assert [said(option.label) for option in asked.options] == ["1", "none"] and asked.help == text_of("guardian-demon")


def test_a_power_that_is_named_says_whom_it_destroys() -> None:
    play = stage(me=dict(hand=["dance-of-doom"], line=["troll"]), foe=dict(line=["brute", "bumpsy"])).do("play:dance-of-doom")
    notes = {option.key: said(option.note) for option in question(play).options}
    assert notes == {"0": "nothing happens", "5": "destroys Brute and Bumpsy", "8": "destroys Troll"}


@pytest.mark.rule("KF-K29")
def test_damage_to_two_creatures_asks_for_two() -> None:
    play = stage(me=dict(hand=["twin-bolt-emission"], line=["troll"]), foe=dict(line=["brute", "dummy"]))
    asked = question(play.do("play:twin-bolt-emission"))
    assert said(asked.question) == "Which two creatures take 2 damage each?" and asked.rules == ("KF-K29",)


@pytest.mark.parametrize(
    ("me", "foe", "deed", "rule"),
    [
        (dict(hand=["brute"], line=["troll"]), dict(), "play:brute", "KF-K18"),
        (dict(line=["troll"]), dict(line=["brute", "dummy"]), "fight:troll", "KF-K24"),
        (dict(hand=["badge"], line=["troll"]), dict(line=["brute"]), "play:badge", "KF-K71"),
        (dict(artifacts=["cannon"], line=["troll"]), dict(line=["brute"]), "action:cannon", "KF-K29"),
    ],
)
def test_a_choice_cites_the_rule_of_what_is_chosen_for(me: dict[str, Any], foe: dict[str, Any], deed: str, rule: str) -> None:
    assert question(stage(me=me, foe=foe).do(deed)).rules == (rule,)


def test_the_ends_of_the_line_say_beside_whom_and_the_question_has_help() -> None:
    play = stage(me=dict(hand=["brute"], line=["troll", "dummy"])).do("play:brute")
    assert [said(option.note) for option in question(play).options] == ["beside Troll", "beside Dummy"]
    assert "flank" in said(question(play).help)


def test_armor_that_takes_it_all_is_told_as_that() -> None:
    play = stage(me=dict(artifacts=["cannon"], line=["plated", "troll"], warded=["troll"]), foe=dict(line=["brute"]))
    play.do("action:cannon")
    assert said(answer(play, "plated").note) == "yours, its armor takes it all"
    assert said(answer(play, "troll").note) == "yours, its ward takes it all"


def test_a_reap_tells_what_an_upgrade_grants_and_not_what_is_constant() -> None:
    play = stage(me=dict(line=["titan-mechanic"], upgrades={"titan-mechanic": "silent-dagger"}), house="logos")
    note = said(answer(play, "reap:titan-mechanic").note)
    assert note == f"æmber 0 → 1. Silent Dagger: {said(text_of('silent-dagger'))}"


def test_a_house_named_for_a_card_counts_what_it_would_bring_back() -> None:
    play = stage(me=dict(hand=["arise"], discard=["pit-demon", "shooler", "troll"])).do("play:arise")
    notes = {option.key: said(option.note) for option in question(play).options}
    assert (notes["dis"], notes["brobnar"], notes["mars"]) == ("2 creatures", "1 creature", "no creature")
    assert said(question(play).question) == "Which house do you name?"


def test_choosing_a_house_counts_what_waits_in_hand_and_in_play() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(hand=["fear"], line=["pit-demon"], houses=["dis", "mars", "logos"]))
    play.do("end")
    assert play.asked == "house"
    play.s.chooser = play.s.active = 1
    notes = {option.key: said(option.note) for option in question(play, 1).options}
    assert notes["dis"] == "1 in hand, 1 ready in play" and notes["mars"] == "0 in hand, 0 ready in play"


@pytest.mark.parametrize("key", ["play:punch.a0", "reap:troll.b3", "troll.a1", "brobnar", "end", "yes", "left", "same"])
def test_what_was_answered_has_a_name_for_taking_it_back(key: str) -> None:
    assert said(answered(key)) and said(answered(key), "fr")


def test_an_answer_that_says_little_by_itself_is_named_as_an_answer() -> None:
    assert [said(answered(key)) for key in ("no", "0", "reap.troll")] == ["the answer “No”", "the answer “0”", "Troll first"]
    assert said(answered("right")) == "the place on the right flank" and said(answered("troll.a1")) == "the choice “Troll”"
    assert answered("something-else") is None


# -- hints ------------------------------------------------------------------------------------------------------------


def advice(play: Play, *words: str) -> str:
    assert play.table.decision is not None
    return said(GAME.kinds.hint(view_of(play), play.table.decision, [play.key(word) for word in words]))


def test_hints_name_figures() -> None:
    play = stage(me=dict(hand=["punch"], line=["troll"], amber=2), foe=dict(line=["brute"]))
    assert advice(play, "reap:troll") == "Reaping makes 3 æmber of the 6 a key costs."
    assert advice(play, "fight:troll") == "Troll (power 8) destroys Brute (power 5) and outlives it, with 3 left."
    assert advice(play, "play:punch") == "Playing it brings 1 æmber at once: 3 of the 6 a key costs."
    assert "you draw 4 and have 2 of the 6" in advice(play, "end")


def test_a_hint_on_damage_says_what_is_left() -> None:
    play = stage(me=dict(artifacts=["cannon"], line=["brute"]), foe=dict(line=["weakling"]))
    play.do("action:cannon")
    assert advice(play, "weakling") == "Weakling (power 1) is destroyed by it."
    assert advice(play, "brute") == "Brute (power 5) survives; 3 more damage would destroy it."


def test_a_hint_without_figures_is_still_a_sentence() -> None:
    play = stage(me=dict(hand=["brute"], line=["dummy"]))
    play.do("play:brute")
    assert advice(play, "left").startswith("The best of 2 answers")


# -- words ------------------------------------------------------------------------------------------------------------


def kinds_asked() -> set[str]:
    """Every kind of question named in the code of the rules and the cards."""
    found = {"host", "fight"}
    for path in [*GAME.folder.glob("*.py"), *(GAME.folder / "cards").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in ASKING and len(node.args) > ASKING[name]:
                kind = node.args[ASKING[name]]
                if isinstance(kind, ast.Constant):
                    found.add(str(kind.value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_has_words(lang: str) -> None:
    words = GAME.words(lang)
    assert len(kinds_asked()) > 30
    assert [kind for kind in sorted(kinds_asked()) if not words.knows(f"kf-ask-{kind}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_rules_write_has_words(lang: str) -> None:
    said_in_code = set()
    for path in GAME.folder.rglob("*.py"):
        said_in_code |= set(re.findall(r'"(kf-[a-z]+-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    words = GAME.words(lang)
    assert len(said_in_code) > 100
    assert [id for id in sorted(said_in_code) if not words.knows(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_set_has_its_text_and_can_be_looked_at(lang: str) -> None:
    words = GAME.words(lang)
    cards = [title for house in ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed") for title in pool(house)]
    cards = [title for title in cards if CARDS[title].source != "ours"]
    assert [title for title in cards if not words.knows(f"kf-text-{title}")] == []
    for title in cards:
        assert all(words.say(line).strip() for line in lines_of(title))


def test_no_words_are_left_over() -> None:
    """Ids of the catalogue nobody can ask for; those that are put together from parts are known by how they begin."""
    made = ("kf-text-", "kf-trait-", "kf-deckname-", "kf-house-", "kf-key-", "kf-type-", "kf-phase-", "kf-step-", "kf-ask-")
    made += ("kf-help-", "kf-option-", "kf-group-", "kf-way-", "kf-answer-", "kf-number-", "kf-log-", "kf-remind-", "kf-zone-")
    made += ("kf-back-", "kf-end-column-", "kf-note-way-")
    made += tuple(f"kf-note-{word}" for word in ("discard", "unstun", "mulligan", "archives"))
    made += ("kf-line-icon-", "kf-hint-", "kf-begins-", "kf-name-", "option-", "badge-", "state-", "fact-", "keyforge-")
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    parsed = FluentParser().parse((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"))
    ids = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert [id for id in ids if not id.startswith(made) and f'"{id}"' not in code] == []
    assert Path(GAME.folder / "words" / "fr.ftl").exists()


def test_a_house_counts_only_what_can_do_something() -> None:
    play = stage(me=dict(hand=["punch"], line=["troll"], artifacts=["iron-obelisk", "cannon"], tired=["troll"]))
    assert waiting(play.s, 0, "brobnar") == (2, 1)  # the spare card and Punch; the cannon
    assert waiting(play.s, 0, "dis") == (0, 0)
