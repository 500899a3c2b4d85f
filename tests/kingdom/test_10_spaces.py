"""What spaces do: KK-R86 to KK-R96, KK-R160, with KK-D15 and KK-D16."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.key_to_the_kingdom.content import EVENTS
from tests.kingdom.places import EIGHT, enter
from tests.kingdom.stage import Play, stage

FAR = "ec13"
COMPANIONS = sorted(card for card, event in EVENTS.items() if event.kind == "companion")


def on_event(*cards: str, rolls: tuple[int | str, ...] = (), **scene: Any) -> Play:
    """Seat 0 walks from Start onto the event space wc02; these cards lie on top."""
    given: dict[str, Any] = {"at": ["wc01", FAR], "deck": cards, "rolls": [1, *rolls]} | scene
    play = stage(**given).do("move")
    if play.asked == "modify":  # with every item exhausted nothing is asked
        play.do("keep")
    return play.do("go:wc02")


def others_left(play: Play) -> list[str]:
    return sorted([*play.s.deck.pool, *play.s.deck.top])


# -- adventures ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R86")
@pytest.mark.parametrize("space", ["red1", "green1", "blue1", "red2", "green2", "blue2"])
def test_an_adventure_is_undertaken_in_the_turn_that_enters_it(space: str) -> None:
    play = enter(space, rolls=[4])
    assert play.s.trek is not None and (play.s.trek.adventure, play.s.trek.reached) == (space, 0)
    assert (play.asked, play.seat, play.s.turn) == ("modify", 0, 11), "the first roll, in the same turn"
    assert play.s.roll is not None and play.s.roll.what == "adventure"
    assert play.s.at[0] == space


@pytest.mark.rule("KK-R86")
def test_no_adventure_begins_beside_its_start() -> None:
    play = stage(at=["wc09", FAR], spent={0: ["sock"]}, rolls=[1]).do("move", "keep", "go:wc08")
    assert play.asked == "restore" and play.s.trek is None


@pytest.mark.rule("KK-R87")
@pytest.mark.parametrize("face", [1, 2, 8])
def test_an_adventure_needs_no_exact_count(face: int) -> None:
    """One step too few does not reach it; a surplus is lost."""
    play = stage(at=["wc07", FAR], rolls=[face, 5]).do("move", "keep")
    assert ("go:red1" in play.keys) is (face >= 2)
    if face >= 2:
        play.do("go:red1")
        assert play.s.trek is not None and play.s.trek.adventure == "red1"
        assert play.s.at == ["red1", FAR]


# -- restore ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R88")
@pytest.mark.parametrize(
    ("beside", "space", "number"), [("wc09", "wc08", 1), ("wc06", "wc05", 2), ("ec06", "ec07", 3), ("wo23", "wo22", 4)]
)
def test_a_restore_space_restores_up_to_the_number_printed_on_it(beside: str, space: str, number: int) -> None:
    opened = ["west"] if space.startswith("wo") else []
    spent = {0: list(EIGHT[:6]), 1: ["sock"]}
    play = stage(at=[beside, "ec15"], opened=opened, spent=spent, rolls=[1]).do("move", "keep", f"go:{space}")
    assert (play.asked, play.seat) == ("restore", 0)
    with pytest.raises(Exception, match="refuse-count"):
        play.pick(*EIGHT[: number + 1])
    play.pick(*EIGHT[:number])
    assert play.s.spent == [list(EIGHT[number:6]), ["sock"]]
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R89")
@pytest.mark.parametrize("wish", [(), ("teapot",), ("axe",), ("axe", "teapot")])
def test_on_a_restore_space_the_player_picks_magic_items_too_and_maybe_fewer(wish: tuple[str, ...]) -> None:
    spent = {0: ["axe", "sock", "teapot"], 1: ["sword", "thunder"]}
    play = stage(at=["wc06", FAR], spent=spent, magic={"teapot": 0, "moonjar": 0, "thunder": 1}, rolls=[1])
    play.do("move", "keep", "go:wc05")
    assert play.asked == "restore"
    assert sorted(play.table.decision.all_keys if play.table.decision else []) == ["axe", "sock", "teapot"]
    play.pick(*wish)
    assert sorted(play.s.spent[0]) == sorted({"axe", "sock", "teapot"} - {*wish})
    assert play.s.spent[1] == ["sword", "thunder"] and play.seat == 1


# -- events -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R90")
def test_an_event_space_draws_the_top_card_and_resolves_it() -> None:
    play = on_event("unattended-picnic", "special-delivery", spent={0: ["sword", "axe"], 1: ["sock"]})
    assert (play.asked, play.seat) == ("restore", 0), "the picnic restores"
    play.pick("sword", "axe")
    assert play.s.spent == [[], ["sock"]]
    assert play.s.discard == ["unattended-picnic"] and play.s.deck.top == ["special-delivery"] and len(play.s.deck) == 35
    assert (play.asked, play.seat) == ("turn", 1)


def test_whoever_draws_reads_the_card_and_sees_what_each_result_would_do() -> None:
    play = on_event("wrestling-oak", rolls=(3,))
    prompt = play.scene(0).prompt
    assert prompt is not None and prompt.help is not None and prompt.help.id == "kk-event-wrestling-oak-text"
    notes = {option.key: option.note.id for option in prompt.options if option.note is not None}
    assert (notes["keep"], notes["+axe"], notes["+sock"], notes["-axe"]) == (
        "kk-leads-fails",
        "kk-leads-passes",
        "kk-leads-fails",
        "kk-leads-fails",
    )
    drawn = next(line.text for line in play.scene(1).log if line.text.id == "kk-log-event")
    assert drawn.args["text"].id == "kk-event-wrestling-oak-text"


@pytest.mark.rule("KK-R90")
def test_no_card_is_drawn_elsewhere() -> None:
    play = stage(at=["wc02", FAR], rolls=[1]).do("move", "keep", "go:wc03")
    assert len(play.s.deck) == 36 and play.s.discard == [] and play.seat == 1


@pytest.mark.rule("KK-R91")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    pile = sorted(card for card in EVENTS if card != "map-mole")
    play = on_event(discard=pile, companions={"map-mole": 1}, rolls=(f"#{pile.index('castle-gossip')}", 2), deck=())
    assert "kk-log-reshuffle" in play.said()
    assert play.asked == "modify" and play.s.discard == []
    assert others_left(play) == sorted({*pile} - {"castle-gossip"}), "one of the pile is drawn, the others are the new deck"
    assert play.s.companions == {"map-mole": 1}
    play.do("keep")
    assert play.s.discard == ["castle-gossip"]


@pytest.mark.rule("KK-R91")
def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    pile = sorted(card for card in EVENTS if card != "special-delivery")
    play = on_event("special-delivery", discard=pile).do("seat:1")
    assert "kk-log-reshuffle" not in play.said()
    assert len(play.s.deck) == 0 and play.s.discard == [*pile, "special-delivery"]


@pytest.mark.rule("KK-D15")
def test_with_deck_and_discard_empty_no_card_is_drawn() -> None:
    play = stage(at=["wc01", FAR], spent={0: ["sock"]}, rolls=[1])
    play.s.deck.pool.clear()  # 36 cards can never all be away; the ruling holds all the same
    play.do("move", "keep", "go:wc02")
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.at == ["wc02", FAR] and play.s.spent == [["sock"], []]
    assert play.s.discard == [] and play.s.companions == {} and "kk-log-no-card" in play.said()
    assert "kk-log-event" not in play.said()


@pytest.mark.rule("KK-R92")
def test_an_event_brings_a_companion_an_encounter_or_a_magic_item() -> None:
    companion = on_event("stair-goat", rolls=(6,)).do("keep")
    assert companion.s.companions == {"stair-goat": 0} and companion.s.magic == {}
    encounter = on_event("special-delivery").do("seat:1")
    assert encounter.s.throne == 1 and encounter.s.companions == {} and encounter.s.magic == {}
    magic = on_event("jumble-sale", rolls=(6,)).do("keep")
    assert magic.s.magic == {"teapot": 0} and magic.s.companions == {}
    assert {event.kind for event in EVENTS.values()} == {"companion", "encounter", "magic"}


@pytest.mark.rule("KK-R93")
@pytest.mark.parametrize("card", ["map-mole", "magpie-for-hire", "storm-in-a-shed"])
@pytest.mark.parametrize(
    ("face", "use", "won"), [(3, "+sword", False), (4, "+sword", True), (7, "keep", False), (8, "keep", True)]
)
def test_whoever_still_falls_short_discards_the_card_and_gets_nothing(card: str, face: int, use: str, won: bool) -> None:
    """Each of the three asks for 8 or more."""
    play = on_event(card, rolls=(face,), magic={"moonjar": 1}).do(use)
    assert (card in play.s.discard) is (not won or card != "map-mole")
    assert play.s.companions == ({"map-mole": 0} if won and card == "map-mole" else {})
    assert play.s.magic.get("moonjar") == (0 if won and card == "magpie-for-hire" else 1)
    assert ("thunder" in play.s.magic) is (won and card == "storm-in-a-shed")
    assert play.s.spent == [[] if use == "keep" else ["sword"], []], "the item is spent either way"
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R94")
@pytest.mark.parametrize(
    ("hero", "uses", "won"),
    [
        ("humphrey", ("keep",), False),
        ("humphrey", ("-sword",), False),
        ("humphrey", ("+trumpet", "keep"), False),
        ("humphrey", ("+trumpet", "+metronome"), True),
        ("humphrey", ("+sword", "keep"), True),
        ("hubbub", ("+power", "+metronome", "keep"), True),
        ("brakka", ("+trumpet", "+sock", "keep"), True),
    ],
)
def test_an_event_roll_may_be_changed_like_any_roll(hero: str, uses: tuple[str, ...], won: bool) -> None:
    play = on_event("stair-goat", heroes=(hero, "odo"), companions={"metronome": 0}, rolls=(3,))
    assert play.s.roll is not None and play.s.roll.what == "event"
    for use in uses:
        if play.asked == "modify":
            play.do(use)
    if play.asked == "modify":
        play.do("keep")
    assert (play.s.companions.get("stair-goat") == 0) is won
    items = [use[1:] for use in uses if use[1:] in EIGHT]
    assert play.s.spent == [items, []]


@pytest.mark.rule("KK-R95")
def test_a_companion_stays_with_its_player_out_of_the_discard_pile() -> None:
    rest = [card for card in EVENTS if card != "stair-goat"]
    play = on_event("stair-goat", discard=rest, rolls=(6,)).do("keep")
    assert play.s.companions == {"stair-goat": 0} and "stair-goat" not in play.s.discard
    assert len(play.s.deck) == 0
    # seat 1 draws next, so the deck is made anew: the companion is not in it
    order = sorted(rest)
    play.roll(1, f"#{order.index('special-delivery')}").do("move", "keep", "go:ec12", "seat:1")
    assert play.s.companions == {"stair-goat": 0}
    assert "stair-goat" not in others_left(play) and len(play.s.deck) == 34


@pytest.mark.rule("KK-D16")
def test_there_is_no_limit_to_companions_and_each_exists_once() -> None:
    assert len(COMPANIONS) == len({*COMPANIONS}) == 12
    eleven = {card: 0 for card in COMPANIONS if card != "map-mole"}
    play = on_event("map-mole", companions=eleven, rolls=(8,))
    play.do("keep")
    assert [play.s.companions[card] for card in COMPANIONS] == [0] * 12
    assert not {*COMPANIONS} & {*others_left(play), *play.s.discard}, "no second copy anywhere"


@pytest.mark.rule("KK-R160")
@pytest.mark.parametrize(
    ("card", "face", "answers"),
    [
        ("special-delivery", None, ("seat:0",)),
        ("jumble-sale", 6, ("keep",)),
        ("jumble-sale", 5, ("keep",)),
        ("stair-goat", 5, ("keep",)),
    ],
)
def test_a_card_nobody_keeps_is_discarded_and_comes_back(card: str, face: int | None, answers: tuple[str, ...]) -> None:
    rest = [other for other in EVENTS if other != card]
    play = on_event(card, rolls=() if face is None else (face,), discard=rest).do(*answers)
    assert play.s.discard == [*rest, card] and len(play.s.deck) == 0
    # seat 1 draws next, and the deck is made anew
    play.roll(1, f"#{sorted(EVENTS).index('unattended-picnic')}").do("move", "keep", "go:ec12")
    assert card in others_left(play) and play.s.discard == ["unattended-picnic"]


@pytest.mark.rule("KK-R96")
@pytest.mark.parametrize(("beside", "space"), [("wc02", "wc03"), ("wc07", "wc06"), ("ec05", "ec04")])
def test_on_a_boring_space_nothing_happens(beside: str, space: str) -> None:
    play = stage(at=[beside, FAR], spent={0: ["axe"], 1: ["sock"]}, magic={"teapot": 0}, throne=1, rolls=[1])
    play.do("move", "keep", f"go:{space}")
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.at == [space, FAR] and play.s.spent == [["axe"], ["sock"]]
    assert play.s.throne == 1 and play.s.discard == [] and len(play.s.deck) == 36
    assert play.said()[-2:] == ["kk-log-boring", "kk-log-turn"], "and the table says so"
