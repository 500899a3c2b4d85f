"""A table of cards without a map: who lies where, what hangs on a card, and what can be chosen."""

import random

import msgspec
import pytest
from rich.cells import cell_len

from inglenook.engine.game import game
from inglenook.engine.scene import Card, Mat, OptionView, Scene, Zone
from inglenook.engine.theme import BadgeLook, StateLook, Theme, usual
from inglenook.engine.words import msg
from inglenook.terminal import chrome, panels, spoken
from inglenook.terminal.marks import numbered
from inglenook.terminal.speech import Speech
from inglenook.terminal.views import LogList

from .driver import ANN, BOT, WIDE, answer_by_keys, app_for, asking, dismiss_offer, sit, table, text_of, until
from .scenes import plain

SAY = Speech("en")


def card(id: str, at: str, slot: int = 0, *state: str, **badges: str) -> Card:
    named = {name.replace("_", "-"): value for name, value in badges.items()}
    return Card(id=id, name=plain(id.title()), at=at, slot=slot, state=state, badges=named)


def cards_on(*parts: Card, seat: int | None = 0) -> Scene:
    """Two people, each with a row, a hand, a deck and an open pile."""
    found = [Mat(id=f"mat.{n}", name=plain(name), seat=n) for n, name in enumerate(("Ann", "Bea"))]
    zones = []
    for n, name in enumerate(("Ann", "Bea")):
        kinds = (("row", "row"), ("tools", "row"), ("hand", "fan"), ("deck", "pile"), ("heap", "pile"))
        for id, kind in kinds:
            inside = [part for part in parts if part.at == f"{id}{n}"]
            count = 9 if id == "deck" else len(inside)
            zones.append(Zone(id=f"{id}{n}", name=plain(f"{id} of {name}"), kind=kind, owner=n, count=count))
    return Scene(game="x", seat=seat, title=plain("x"), parts=(*found, *zones, *parts))


def shown(scene: Scene, numbers: dict[str, str] | None = None, part: str = "all", width: int = 60) -> list[str]:
    return chrome.zones(SAY, scene, numbers or {}, width, (), part).plain.split("\n")


def test_the_others_lie_above_and_the_own_hand_at_the_edge():
    lines = shown(
        cards_on(card("wolf", "row0"), card("bear", "row1"), card("bolt", "hand0"), card("x", "hand1", 0, "face-down"))
    )
    places = [next(at for at, line in enumerate(lines) if word in line) for word in ("Bear", "Wolf", "Bolt", "deck of Ann 9")]
    assert places == sorted(places)
    assert "Bea · hand of Bea 1 · deck of Bea 9 · heap of Bea 0" in lines[0]


def test_the_first_row_keeps_its_place_when_it_is_empty_and_the_others_do_not():
    text = "\n".join(shown(cards_on()))
    assert "row of Ann empty" in text and "tools of Ann" not in text
    assert "tools of Ann  [Saw]" in "\n".join(shown(cards_on(card("saw", "tools0"))))


def test_what_hangs_on_a_card_is_drawn_with_it_and_once():
    text = "\n".join(shown(cards_on(card("wolf", "row0", 0, power="4"), card("collar", "wolf"))))
    assert "[Wolf 4 ⊕Collar]" in text and text.count("Collar") == 1


def test_a_pile_shows_its_topmost_card_and_those_that_can_be_chosen():
    heap = [card("rock", "heap0", 0), card("leaf", "heap0", 1)]
    assert "heap of Ann 2 Leaf" in "\n".join(shown(cards_on(*heap)))
    assert "heap of Ann 3 Leaf" in "\n".join(shown(cards_on(*heap, card("bolt", "heap0", 2, "active"))))
    lines = shown(cards_on(*heap), {"rock": "1"})
    assert "heap of Ann  1[Rock]" in lines[-1] and "[Leaf]" not in lines[-1]


def test_an_answer_that_means_either_of_two_cards_is_numbered_on_both():
    held = [card("bolt", "hand0", 0), card("twin", "hand0", 1), card("leaf", "hand0", 2)]
    options = [OptionView(key="play", label=plain("Play"), lights=("bolt", "twin")), OptionView(key="end", label=plain("End"))]
    assert "hand of Ann  1[Bolt]  1[Twin]  [Leaf]" in shown(cards_on(*held), numbered(options))


def test_a_closed_hand_opens_where_one_may_choose_from_it():
    held = [card("h0", "hand1", 0, "face-down"), card("h1", "hand1", 1, "face-down")]
    assert not any("▒" in line for line in shown(cards_on(*held)))
    assert any("1▒H0▒" in line for line in shown(cards_on(*held), {"h0": "1"}))


def test_a_small_window_has_rows_on_one_page_and_hands_on_the_other():
    scene = cards_on(card("wolf", "row0"), card("bolt", "hand0"))
    rows, held = "\n".join(shown(scene, part="rows")), "\n".join(shown(scene, part="held"))
    assert "Wolf" in rows and "Bolt" not in rows and "deck" not in rows
    assert "Bolt" in held and "deck of Ann 9" in held and "Wolf" not in held


@pytest.mark.parametrize(
    ("state", "badges", "chip"),
    [
        ((), {"clan": "elk", "power": "4"}, "[Wolf 4 elk]"),
        (("exhausted",), {"power": "4", "damage": "2"}, "┆☾ Wolf 4 ✹2┆"),
        (("asleep",), {"power": "4", "armor": "1"}, "[z Wolf 4 ▣1]"),
        (("asleep", "wet"), {"honey": "3", "luck": "2"}, "[z~ Wolf ◆3 2]"),
        ((), {"keyword_taunt": "", "keyword_assault": "2"}, "[Wolf keyword taunt keyword assault 2]"),
    ],
)
def test_a_chip_says_by_signs_what_is_on_a_card(state: tuple[str, ...], badges: dict[str, str], chip: str):
    assert panels.card(card("wolf", "row0", 0, *state, **badges), {}, Themed("en")).plain == chip


class Themed(Speech):
    """At a table whose game has looks of its own."""

    @property
    def theme(self) -> Theme:
        states = {"asleep": StateLook(sign="z"), "wet": StateLook(sign="~")}
        badges = {"honey": BadgeLook(sign="◆")}
        return msgspec.structs.replace(usual(), states=usual().states | states, badges=usual().badges | badges)


def test_in_plain_lines_backs_are_counted_and_cards_told_in_words():
    scene = cards_on(
        card("wolf", "row0", 0, "exhausted", power="4", damage="2"), card("collar", "wolf"), card("h", "hand1", 0, "face-down")
    )
    lines = spoken.table(scene, SAY)
    assert "row of Ann: Wolf 4 (damage 2, exhausted, ⊕ Collar)" in lines
    assert "hand of Bea: 1 face down" in lines


def test_a_closer_look_names_the_house_and_the_keywords_in_words():
    say = Speech("fr", game("keyforge"))
    lines = spoken.closer(card("wolf", "row0", house="shadows", power="3", keyword_skirmish=""), cards_on(), say)
    assert [line.replace("\u00a0", " ") for line in lines] == ["maison : Ombres", "puissance : 3", "escarmouche"]


def test_the_short_form_of_a_name_is_used_where_there_is_one():
    say = Speech("en", game("keyforge"))
    name = msg("kf-zone-deck", who="Bea", own="no")
    assert (say(name), say.brief(name)) == ("Deck of Bea", "deck") and say.brief(plain("Bag")) == "Bag"


async def test_a_table_of_cards_fits_its_pane_and_tells_only_what_others_did(home):
    app = app_for(sit("keyforge", home, ANN, BOT, seed=2), home)
    rng, told = random.Random(2), 0
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        log = app.screen.query_one(LogList)
        width = log.scrollable_content_region.width
        for _ in range(12):
            screen = table(app)
            for line in screen.recap():
                before = [one for one in screen.scene.log[: screen.scene.log.index(line)] if one.heading]
                whose = before[-1].seat if before else line.seat  # opening hands are kept before anybody's turn
                assert whose != 0, line.text
                told += 1
            room = screen.query_one("#zones").content_size.width
            assert max(cell_len(row) for row in text_of(app, "#zones").split("\n")) <= room
            await answer_by_keys(pilot, rng)
            await until(pilot, lambda: asking(app))
        assert told and log.show_vertical_scrollbar and log.scrollable_content_region.width == width
