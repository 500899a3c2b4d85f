"""The seven magic item cards: five name their item, two give any that is left."""

from __future__ import annotations

import pytest

from inglenook.games.key_to_the_kingdom.content import EVENTS, MAGIC
from tests.kingdom.cards.drawing import draw

NAMED = {
    "moon-in-the-pond": ("moonjar", 7, 6),
    "storm-in-a-shed": ("thunder", 8, 7),
    "jumble-sale": ("teapot", 6, 5),
    "sticky-larder": ("jam-imp", 2, 3),
    "nosy-neighbour": ("telescope", 6, 5),
}
"""The item each names, the result that just wins it and the one that just does not."""
ANY = {"overflowing-fountain": (6, 5), "lucky-dip": (4, 3)}


def test_every_magic_card_and_every_magic_item_is_here() -> None:
    assert {card for card, event in EVENTS.items() if event.kind == "magic"} == {*NAMED, *ANY}
    assert sorted(item for item, _, _ in NAMED.values()) == sorted(MAGIC)


@pytest.mark.rule("KK-R10", "KK-R58")
@pytest.mark.parametrize("card", NAMED)
def test_a_magic_card_gives_the_item_it_names(card: str) -> None:
    item, won, _ = NAMED[card]
    drawn = draw(card, won, spent={0: ["axe"], 2: ["axe"]}).do("keep")
    assert drawn.s.magic == {item: 0} and drawn.s.spent[0] == ["axe"], "it comes active"
    drawn.untouched(1, 2)
    drawn.over(card)
    drawn.roll(5).do("move")
    assert drawn.seat == 1 and drawn.refused(f"+{item}").rule == "KK-R57"


@pytest.mark.rule("KK-R93")
@pytest.mark.parametrize("card", [*NAMED, *ANY])
def test_a_failed_magic_card_gives_nothing(card: str) -> None:
    drawn = draw(card, NAMED[card][2] if card in NAMED else ANY[card][1], spent={0: ["axe"], 2: ["axe"]}).do("keep")
    assert drawn.s.magic == {} and drawn.s.spent[0] == ["axe"]
    drawn.untouched(1, 2)
    drawn.over(card)


@pytest.mark.rule("KK-R57", "KK-R64")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("card", NAMED)
def test_a_magic_card_takes_its_item_from_nobody(card: str, owner: int) -> None:
    item, won, _ = NAMED[card]
    drawn = draw(card, won, magic={item: owner}, spent={owner: [item]}).do("keep")
    assert drawn.s.magic == {item: owner} and drawn.s.spent[owner] == [item], "nor does it restore it"
    assert "kk-log-magic-gone" in drawn.said()
    drawn.untouched(1, 2)
    drawn.over(card)


@pytest.mark.rule("KK-R58")
@pytest.mark.parametrize("card", ANY)
def test_fountain_and_dip_give_any_item_that_is_left(card: str) -> None:
    drawn = draw(card, ANY[card][0], magic={"moonjar": 0, "thunder": 1}, spent={2: ["axe"]}).do("keep")
    assert (drawn.asked, drawn.seat, sorted(drawn.keys)) == ("magic", 0, ["jam-imp", "teapot", "telescope"])
    for wrong in ("moonjar", "thunder", "sword"):
        drawn.refused(wrong)
    drawn.do("telescope")
    assert drawn.s.magic == {"moonjar": 0, "thunder": 1, "telescope": 0} and drawn.s.spent[0] == []
    drawn.untouched(1, 2)
    drawn.over(card)


@pytest.mark.rule("KK-R64")
@pytest.mark.parametrize("card", ANY)
def test_fountain_and_dip_give_nothing_when_nothing_is_left(card: str) -> None:
    magic = {"moonjar": 0, "thunder": 1, "teapot": 1, "jam-imp": 2, "telescope": 2}
    drawn = draw(card, ANY[card][0], magic=magic).do("keep")
    assert drawn.s.magic == magic and "kk-log-no-magic-left" in drawn.said()
    drawn.untouched(1, 2)
    drawn.over(card)
