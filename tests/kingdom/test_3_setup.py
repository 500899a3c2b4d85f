"""Setup: KK-R14 to KK-R31, KK-R154 and the ruling KK-D7."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from inglenook.engine.scene import Board, Card, Die, Mat, Piece, Zone
from inglenook.engine.words import msg
from inglenook.games.key_to_the_kingdom import codex
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, EVENTS, HEROES, ITEMS, MAGIC, MINORS, TOKENS, WHIRLPOOLS
from inglenook.games.key_to_the_kingdom.invariants import heroes_differ
from inglenook.games.key_to_the_kingdom.state import NOBODY
from tests.kingdom.stage import Play, opening, stage

EVERY_ITEM = list(ITEMS)


def begun(seats: int = 3, *rolls: int | str) -> Play:
    """A game whose heroes are chosen in the order they are printed; seat 0 begins unless the rolls say otherwise."""
    play = opening(seats, rolls=rolls or (8, *[1] * (seats - 1)))
    return play.do(*list(HEROES)[: min(seats, 4)])  # of five heroes the last one is left over, and nobody is asked


def parts(play: Play, kind: type[Any], seat: int | None = 0) -> list[Any]:
    return [part for part in play.scene(seat).parts if isinstance(part, kind)]


@pytest.mark.rule("KK-R14")
@pytest.mark.parametrize("seats", [2, 5])
def test_both_portions_begin_closed(seats: int) -> None:
    play = begun(seats)
    assert play.s.opened == {"west": False, "east": False}
    assert [ground.state for ground in play.part("kingdom").grounds] == [("closed",), ("closed",)]


@pytest.mark.rule("KK-R15")
def test_on_the_closed_board_the_dotted_paths_meet() -> None:
    board = begun().part("kingdom")
    assert isinstance(board, Board)
    assert [(edge.a, edge.b) for edge in board.edges if edge.kind == "seam"] == [("wc06", "ec06"), ("wc10", "ec11")]


@pytest.mark.rule("KK-R15")
@pytest.mark.parametrize(("west", "east"), [("wc06", "ec06"), ("wc10", "ec11")])
def test_one_walks_along_them_both_ways(west: str, east: str) -> None:
    deck = ["unattended-picnic"]  # the southern port in the west is an event space
    there = stage(at=[west, "wc13"], rolls=[1]).do("move", "keep", f"go:{east}")
    assert there.s.at == [east, "wc13"]
    back = stage(at=[east, "wc13"], deck=deck, rolls=[1]).do("move", "keep", f"go:{west}")
    assert back.s.at == [west, "wc13"]


@pytest.mark.rule("KK-R16")
def test_start_lies_face_up_on_the_closed_board() -> None:
    starts = [space.id for space in begun().part("kingdom").spaces if space.kind == "start"]
    assert starts == ["wc01"]


@pytest.mark.rule("KK-R17")
def test_everybody_chooses_a_hero_that_nobody_has() -> None:
    play = opening(3, rolls=[8, 1, 1])
    assert (play.asked, play.seat, play.keys) == ("hero", 0, list(HEROES))
    play.do("odo")
    assert (play.asked, play.seat) == ("hero", 1)
    assert play.keys == ["wren", "brakka", "hubbub", "humphrey"]
    assert play.refused("odo").rule == "KK-R17"
    play.do("wren", "humphrey")
    assert play.s.heroes == ["odo", "wren", "humphrey"]


@pytest.mark.rule("KK-R17")
def test_of_five_players_the_last_takes_the_hero_that_is_left() -> None:
    play = opening(5, rolls=[8, 1, 1, 1, 1]).do("humphrey", "hubbub", "brakka", "odo")
    assert play.s.heroes == ["humphrey", "hubbub", "brakka", "odo", "wren"]
    assert play.asked == "turn"


@pytest.mark.rule("KK-R17")
def test_dealt_heroes_are_all_different_too() -> None:
    play = opening(5, rolls=["#2", "#0", "#2", "#1", 8, 1, 1, 1, 1], heroes="dealt")
    assert play.s.heroes == ["brakka", "wren", "humphrey", "hubbub", "odo"]


@pytest.mark.rule("KK-R17")
def test_a_hero_played_twice_is_wrong() -> None:
    s = stage(3).s
    assert heroes_differ(s)
    twice, unknown = deepcopy(s), deepcopy(s)
    twice.heroes[2] = twice.heroes[0]
    unknown.heroes[1] = "nobody"
    assert not heroes_differ(twice)
    assert not heroes_differ(unknown)


@pytest.mark.rule("KK-R18", "KK-R21")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_a_figure_a_die_a_card_and_eight_active_items(seats: int) -> None:
    play = begun(seats)
    assert [piece.seat for piece in parts(play, Piece)] == list(range(seats))
    cards = parts(play, Card)
    for seat in range(seats):
        own = [card for card in cards if card.at == f"items.{seat}"]
        assert [card.id for card in own] == [f"item.{seat}.{item}" for item in EVERY_ITEM]
        assert {card.state for card in own} == {("active",)}
        assert [card.name.id for card in cards if card.at == f"hero-card.{seat}"] == [f"kk-hero-{play.s.heroes[seat]}"]
        assert play.s.throne != seat
    assert play.s.spent == [[]] * seats


@pytest.mark.rule("KK-R18", "KK-R21")
def test_every_item_can_be_used_in_the_first_turn() -> None:
    play = begun(2, 8, 1, 3).do("move")  # 8 and 1 for who begins, then a 3
    assert [key for key in play.keys if key[1:] in EVERY_ITEM] == [f"{sign}{item}" for item in EVERY_ITEM for sign in "+-"]


@pytest.mark.rule("KK-R19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_figures_begin_together_on_start(seats: int) -> None:
    play = begun(seats)
    assert play.s.at == ["wc01"] * seats
    assert play.part("wc01").kind == "start"
    assert [piece.at for piece in parts(play, Piece)] == ["wc01"] * seats


@pytest.mark.rule("KK-R20")
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_everybody_can_read_every_hero_card(reader: int | None) -> None:
    play = begun(3)
    cards = [card for card in parts(play, Card, reader) if card.kind == "hero"]
    assert [card.at for card in cards] == ["hero-card.0", "hero-card.1", "hero-card.2"]
    for card, hero in zip(cards, play.s.heroes, strict=True):
        assert "face-up" in card.state
        assert card.text[0].id == f"kk-power-{HEROES[hero].power}"


@pytest.mark.rule("KK-R20")
def test_a_hero_card_lies_there_as_soon_as_it_is_chosen() -> None:
    play = opening(3).do("hubbub")
    assert [card.name.id for card in parts(play, Card, 2) if card.kind == "hero"] == ["kk-hero-hubbub"]


@pytest.mark.rule("KK-R22")
def test_any_event_may_lie_on_top_of_the_shuffled_deck() -> None:
    drawn = set()
    for outcome in range(36):
        play = begun(2, 8, 1, 1, f"#{outcome}", *[8] * 3, *["#0"] * 3).do("move", "keep", "go:wc02")
        drawn.add(next(line.lights for line in play.table.log if line.text.id == "kk-log-event"))
    assert drawn == {(f"card.{card}",) for card in EVENTS}


@pytest.mark.rule("KK-R22")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_deck_lies_face_down(reader: int | None) -> None:
    play = begun(2)
    deck = play.part("deck", reader)
    assert isinstance(deck, Zone) and (deck.kind, deck.count) == ("pile", 36)
    shown = [card for card in parts(play, Card, reader) if card.id.removeprefix("card.") in EVENTS or card.at == "deck"]
    assert shown == []
    assert play.s.deck.top == [], "no card has a place that anybody could know"


@pytest.mark.rule("KK-R23")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_magic_items_lie_open_at_the_side(reader: int | None) -> None:
    play = begun(2)
    cards = [card for card in parts(play, Card, reader) if card.at == "magic"]
    assert [card.id for card in cards] == [f"magic.{item}" for item in MAGIC]
    assert {card.state for card in cards} == {("face-up",)}
    assert [card.badges["value"] for card in cards] == [str(token.value) for token in MAGIC.values()]
    assert play.s.magic == {}


@pytest.mark.rule("KK-R23")
def test_a_magic_item_somebody_has_no_longer_lies_there() -> None:
    play = stage(magic={"teapot": 1})
    assert [card.id for card in parts(play, Card) if card.kind == "magic" and card.at == "magic"] == [
        "magic.moonjar",
        "magic.thunder",
        "magic.jam-imp",
        "magic.telescope",
    ]
    assert play.part("item.1.teapot").at == "items.1"


@pytest.mark.rule("KK-R24")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_pieces_lie_in_the_supply_and_nobody_has_one(seats: int) -> None:
    play = begun(seats)
    assert play.s.supply == {"red": 5, "green": 5, "blue": 5}
    assert play.part("supply").count == 15
    assert play.s.pieces == [[]] * seats


@pytest.mark.rule("KK-R25")
@pytest.mark.parametrize("section", ["garden", "keep"])
def test_castle_tokens_are_shuffled_apart_by_their_backs(section: str) -> None:
    key = {0: ("red", "green", "blue")}
    mine = [id for id in TOKENS if TOKENS[id].back == section]
    found = []
    for outcome in range(len(mine)):
        if section == "garden":
            play = stage(at=["wc04", "ec01"], pieces=key, rolls=[1, f"#{outcome}"])
            play.do("move", "keep", "go:ww-closed", "garden:garden-1")
            found.append(play.s.face_up["garden-1"])
        else:
            play = stage(at=["garden-1", "ec01"], pieces=key, rolls=[f"#{outcome}", 1]).do("castle")
            found.append(play.s.face_up["keep-1"])
    assert sorted(found) == sorted(mine), "any token of the section may lie there, and no other"


@pytest.mark.rule("KK-R26")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_castle_tokens_lie_face_down_on_the_spaces_of_their_section(reader: int | None) -> None:
    play = begun(2)
    spaces = play.part("castle", reader).spaces
    assert {(space.kind, space.state) for space in spaces} == {
        ("garden", ("face-down",)),
        ("keep", ("face-down",)),
        ("throne", ()),
    }
    assert {space.text[0].id for space in spaces if space.kind != "throne"} == {"kk-token-face-down"}
    for section in ("garden", "keep"):
        here = [space for space in spaces if space.kind == section]
        assert sorted(play.s.face_down[section]) == sorted(id for id in TOKENS if TOKENS[id].back == section)
        assert len(play.s.face_down[section]) == len(here)
    assert play.s.face_up == {}


@pytest.mark.rule("KK-R27")
def test_the_demon_die_lies_on_the_throne_and_nobody_holds_it() -> None:
    play = begun(3)
    assert play.s.throne == NOBODY
    resting = play.part("throne-die")
    assert isinstance(resting, Die) and resting.name == msg("kk-on-the-throne", die=msg("kk-die-demon"))
    assert [mat.status for mat in parts(play, Mat)] == [None, None, None]


@pytest.mark.rule("KK-R28")
@pytest.mark.parametrize(("rolls", "first"), [((5, 3, 1), 0), ((1, 2, 1), 1), ((1, 7, 8), 2)])
def test_the_highest_roll_begins(rolls: tuple[int, ...], first: int) -> None:
    play = begun(3, *rolls)
    assert (play.asked, play.seat, play.s.active) == ("turn", first, first)
    rolled = [(line.seat, line.text.args["face"]) for line in play.table.log if line.text.id == "kk-log-first-roll"]
    assert rolled == list(enumerate(rolls))


@pytest.mark.rule("KK-R28")
def test_everybody_rolls_the_hero_die_for_it() -> None:
    play = begun(2, "#7", "#0")
    rolled = [line.text.args["face"] for line in play.table.log if line.text.id == "kk-log-first-roll"]
    assert rolled == [8, 1]


@pytest.mark.rule("KK-R29")
def test_only_those_who_tie_for_highest_roll_again_until_one_is_left() -> None:
    # seats 0, 2 and 3 tie; then 0 and 3; then 3 is higher: seat 1 rolled once, and lower rolls never count again
    play = begun(4, 6, 5, 6, 6, 8, 2, 8, 1, 2)
    rolled = [line.seat for line in play.table.log if line.text.id == "kk-log-first-roll"]
    assert rolled == [0, 1, 2, 3, 0, 2, 3, 0, 3]
    assert play.seat == 3
    assert play.script.coming == []


@pytest.mark.rule("KK-R29")
def test_a_tie_below_the_highest_is_nothing() -> None:
    play = begun(4, 2, 2, 7, 2)
    assert play.seat == 2
    assert play.script.coming == []


@pytest.mark.rule("KK-R30")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_clockwise(first: int) -> None:
    rolls = [1, 1, 1]
    rolls[first] = 2
    play = begun(3, *rolls)
    order = []
    for _ in range(4):
        order.append(play.seat)
        play.do("nap")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("KK-R31", "KK-D7")
def test_the_first_roll_counts_as_it_falls() -> None:
    # the Ferryman would roll a 1 again, and everybody has items; nobody is asked
    play = opening(3, rolls=[1, 2, 1]).do("odo", "wren", "brakka")
    assert (play.asked, play.seat) == ("turn", 1)
    assert [move.key for move in play.table.moves[1:]] == ["odo", "wren", "brakka"]
    assert play.s.spent == [[], [], []]
    assert play.s.roll is None


@pytest.mark.rule("KK-R154")
@pytest.mark.parametrize("opened", [(), ("west",), ("east",), ("west", "east")])
@pytest.mark.parametrize("reader", [0, 1, None])
def test_everybody_can_read_every_adventure_and_whirlpool_at_any_time(opened: tuple[str, ...], reader: int | None) -> None:
    play = stage(at=["garden-1", "garden-2"], pieces={0: ("red", "green", "blue"), 1: ("red", "green", "blue")}, opened=opened)
    scene = play.scene(reader)
    read = {text.id for part in scene.parts for text in part.text}
    read |= {text.id for part in scene.parts if isinstance(part, Board) for space in part.spaces for text in space.text}
    wanted = {f"kk-adventure-{id}-text" for id in ADVENTURES} | {f"kk-minor-{id}-text" for id in MINORS}
    wanted |= {f"kk-whirlpool-{id}-text" for id in WHIRLPOOLS} | {"kk-castle-text"}
    assert wanted <= read


@pytest.mark.rule("KK-R154")
def test_an_entry_tells_every_step_and_both_exits() -> None:
    play = stage(at=["wc05", "ec01"])
    shown, hidden = play.part("red1").text, play.part("codex.blue1").text
    steps = [f"kk-step-{step.kind}" for step in ADVENTURES["red1"].steps]
    assert [line.id for line in shown] == ["kk-does-key", "kk-adventure-red1-text", *steps, "kk-exits"]
    assert shown[-1].args["success"].id == f"kk-space-{ADVENTURES['red1'].success}"
    assert shown[-1].args["failure"].id == f"kk-space-{ADVENTURES['red1'].failure}"
    needs = [line.args["need"].args["n"] for line in hidden if line.id.startswith("kk-step")]
    assert needs == list(ADVENTURES["blue1"].challenge.low)


@pytest.mark.rule("KK-R154")
@pytest.mark.parametrize(
    ("id", "exits"),
    [
        ("m1", {"success": "wc13", "failure": "wc03"}),
        ("m2", {"space": "ec13"}),
        ("m5", {"success": "eo13", "failure": "eo01"}),
        ("m6", {"space": "eo20"}),
    ],
)
def test_the_entry_of_a_minor_adventure_tells_where_it_lets_out(id: str, exits: dict[str, str]) -> None:
    play = stage(at=["wc05", "ec01"])
    last = play.part(id if id in ("m1", "m2") else f"codex.{id}").text[-1]
    assert last.id.startswith("kk-exit")
    assert {name: space.id for name, space in last.args.items()} == {name: f"kk-space-{id}" for name, id in exits.items()}


@pytest.mark.rule("KK-R154")
def test_a_page_of_the_codex_is_in_one_place_only() -> None:
    closed, west = stage(at=["ec05", "ec06"]), stage(at=["ec05", "ec06"], opened=["west"])
    assert {card.id for card in parts(closed, Card) if card.kind == "codex"} == {
        f"codex.{id}" for id in ("ww-open", "w3", "blue1", "green2", "m3", "m4", "we-open", "w4", "blue2", "red2", "m5", "m6")
    }
    assert {card.id for card in parts(west, Card) if card.kind == "codex"} == {
        f"codex.{id}" for id in ("ww-closed", "red1", "m1", "we-open", "w4", "blue2", "red2", "m5", "m6")
    }
    assert codex.entry("m1") != codex.entry("m2")
