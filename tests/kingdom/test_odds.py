"""The odds: what best play makes of an adventure, checked against enumerations that share nothing with them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from inglenook.games.key_to_the_kingdom import odds
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, CASTLE, HEROES, ITEMS, TOKENS

IDS = ("red1", "green1", "blue1", "blue2", "green2", "red2")
FULL = (1, 1, 2, 2, 3, 3, 4, 4)
FACES = {"hero": (1, 2, 3, 4, 5, 6, 7, 8), "demon": (0, 0, 1, 2, 7, 8, 9, 9)}


@pytest.mark.parametrize("id", IDS)
def test_a_prepared_hero_has_a_fair_chance_and_an_unprepared_one_has_none(id: str) -> None:
    assert tuple(sorted(item.value for item in ITEMS.values())) == FULL
    assert 0.50 <= odds.chance_of(id, FULL) <= 0.95
    assert odds.chance_of(id, ()) < 0.05


@pytest.mark.parametrize("id", IDS)
def test_help_makes_an_adventure_easier_but_never_sure(id: str) -> None:
    companions = tuple(step.companion for step in ADVENTURES[id].steps if step.companion)
    alone, item = odds.chance_of(id, FULL), odds.chance_of(id, FULL, "hero", odds.helped(id, True))
    everybody = odds.chance_of(id, FULL, "hero", odds.helped(id, True, companions))
    assert alone < item < everybody < 1.0


@pytest.mark.parametrize("id", IDS)
def test_the_demon_die_makes_an_adventure_harder(id: str) -> None:
    assert odds.chance_of(id, FULL, "demon") < odds.chance_of(id, FULL)


# -- by enumeration ---------------------------------------------------------------------------------------------------


def condition(id: str, step: int, last: int | None) -> Callable[[int], bool]:
    """What the codex entry says of a step."""
    entry = ADVENTURES[id].challenge
    if id in ("red1", "red2"):
        return lambda result: last is None or (result > last if id == "red1" else result < last)
    if id == "green1":
        return lambda result: result % 2 != step % 2
    low, high = (entry.low or (0,) * 99)[step], (entry.high or (99,) * 99)[step]
    return lambda result: low <= result <= high


def by_hand(id: str, items: tuple[str, ...], die: str = "hero", friends: tuple[str, ...] = (), helped: bool = True) -> Fraction:
    """The chance under best play, with every item by its name, every face and every use of it tried, in fractions."""
    steps = ADVENTURES[id].steps
    faces = FACES[die]

    @cache
    def best(step: int, last: int | None, active: frozenset[str]) -> Fraction:
        if step == len(steps):
            return Fraction(1)
        printed = steps[step]
        walk = Fraction(0)
        if (helped and printed.kind == "item" and ADVENTURES[id].item in active) or printed.companion in friends:
            walk = best(step + 1, last, active)
        passes = condition(id, step, last)
        total = Fraction(0)
        for face in faces:
            uses = [(face, active)]
            for item in active:
                for value in (ITEMS[item].value, -ITEMS[item].value):
                    uses.append((max(face + value, 0), active - {item}))
            remembers = id in ("red1", "red2")
            total += max(
                (best(step + 1, result if remembers else None, left) for result, left in uses if passes(result)),
                default=Fraction(0),
            )
        return max(walk, total / len(faces))

    return best(0, None, frozenset(items))


def values(items: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(ITEMS[item].value for item in items)


SOME = (
    ("sword", "lantern", "umbrella", "axe", "sock"),
    ("ladder", "trumpet", "sandwich", "sock"),
    ("umbrella", "ladder", "axe"),
    ("lantern",),
    (),
)


@pytest.mark.parametrize("items", SOME, ids=len)
@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("die", ["hero", "demon"])
def test_the_odds_are_those_of_trying_everything(id: str, items: tuple[str, ...], die: str) -> None:
    steps = odds.helped(id, ADVENTURES[id].item in items)
    assert odds.chance_of(id, values(items), die, steps) == pytest.approx(float(by_hand(id, items, die)), abs=1e-12)


@pytest.mark.parametrize("id", ["blue1", "green2"])
def test_with_all_eight_items_too(id: str) -> None:
    everything = tuple(ITEMS)
    assert odds.chance_of(id, FULL) == pytest.approx(float(by_hand(id, everything, helped=False)), abs=1e-12)
    helped = odds.helped(id, True)
    assert odds.chance_of(id, FULL, "hero", helped) == pytest.approx(float(by_hand(id, everything)), abs=1e-12)


@pytest.mark.parametrize(("id", "friend"), [("red1", "stair-goat"), ("red2", "cellar-ghost"), ("blue2", "lullaby-piper")])
def test_a_friend_on_the_way_counts(id: str, friend: str) -> None:
    items = ("sword", "axe", "sock")
    steps = odds.helped(id, ADVENTURES[id].item in items, (friend,))
    assert odds.chance_of(id, values(items), "hero", steps) == pytest.approx(
        float(by_hand(id, items, friends=(friend,))), abs=1e-12
    )


def test_an_item_used_before_its_space_does_not_help_there() -> None:
    """With the lantern alone one must choose: spend it on an early roll, or keep it for its space."""
    friend = ("night-firefly",)
    chance = odds.chance_of("green2", (4,), "hero", odds.helped("green2", True, friend))
    assert chance == pytest.approx(float(by_hand("green2", ("lantern",), friends=friend)), abs=1e-12)
    spent_first = odds.chance_of("green2", (), "hero", odds.helped("green2", False, friend), step=1)
    walked = odds.chance_of("green2", (), "hero", (*odds.helped("green2", False, friend), 4), step=1)
    assert spent_first == walked, "without an active lantern its space is like any other"


@pytest.mark.parametrize("face", range(1, 9))
def test_the_best_use_of_a_roll_is_as_good_as_the_best_that_can_be_tried(face: int) -> None:
    items = ("umbrella", "axe", "sock")
    use = odds.best_use("blue1", values(items), face, step=2)
    tried = {(): face} | {
        (sign * ITEMS[item].value,): max(face + sign * ITEMS[item].value, 0) for item in items for sign in (1, -1)
    }
    left = {used: tuple(v for v in (3, 2, 1) if v not in map(abs, used)) for used in tried}
    low = ADVENTURES["blue1"].challenge.low[2]
    best = max(odds.chance_of("blue1", left[used], step=3) if result >= low else 0.0 for used, result in tried.items())
    assert use.chance == pytest.approx(best)
    assert use.chance == 0 or max(face + sum(use.items), 0) >= low


def test_the_hero_who_may_roll_low_faces_again_does_so_when_it_pays() -> None:
    knack = odds.knack_of("odo", (), "adventure")
    assert knack.reroll == HEROES["odo"].amount
    need = next(iter(ADVENTURES["blue1"].challenge.low[-1:]))
    last = len(ADVENTURES["blue1"].steps) - 1
    once = Fraction(9 - need, 8)
    again = Fraction(knack.reroll, 8) * once
    assert odds.chance_of("blue1", (), step=last, knack=knack) == pytest.approx(float(once + again))


# -- the castle -------------------------------------------------------------------------------------------------------


def castle_by_hand(items: tuple[int, ...], seen: tuple[str | None, ...]) -> Fraction:
    """The average over every order of the tokens not seen, where a token is known only when its space is reached."""
    below = tuple(token.id for token in TOKENS.values() if token.back == "keep")

    @cache
    def best(step: int, shown: tuple[str | None, ...], active: tuple[int, ...]) -> Fraction:
        if step < len(below) and shown[step] is None:
            hidden = [token for token in below if token not in shown]
            return sum((best(step, (*shown[:step], token, *shown[step + 1 :]), active) for token in hidden), Fraction(0)) / len(
                hidden
            )
        test = CASTLE["throne"].test if step == len(below) else TOKENS[shown[step] or ""].test
        assert test is not None
        total = Fraction(0)
        for face in FACES["hero"]:
            chances = [Fraction(0)]
            uses = [(face, active)]
            for at, value in enumerate(active):
                left = active[:at] + active[at + 1 :]
                uses += [(face + value, left), (max(face - value, 0), left)]
            for result, left in uses:
                passed = {
                    "at-least": result >= test.n,
                    "at-most": result <= test.n,
                    "odd": result % 2 == 1,
                    "even": result % 2 == 0,
                }[test.kind]
                if passed:
                    chances.append(Fraction(1) if step == len(below) else best(step + 1, shown, left))
            total += max(chances)
        return total / 8

    return best(0, seen, tuple(sorted(items)))


@pytest.mark.parametrize("seen", [(None,) * 4, ("gargoyles", None, None, None), (None, "portcullis", None, "twin-doors")])
@pytest.mark.parametrize("items", [(), (4,), (1, 3, 4), (1, 2, 2, 3, 4)])
def test_the_odds_in_the_castle_are_those_of_trying_everything(items: tuple[int, ...], seen: tuple[str | None, ...]) -> None:
    assert odds.castle_chance(items, "hero", seen) == pytest.approx(float(castle_by_hand(items, seen)), abs=1e-12)


def test_the_order_of_the_tokens_matters_only_by_what_is_known() -> None:
    """Knowing everything from the start helps, on average, at least as much as knowing nothing."""
    items = (1, 2, 3, 4)
    orders = list(permutations(token.id for token in TOKENS.values() if token.back == "keep"))
    known = sum(odds.castle_chance(items, "hero", order) for order in orders) / len(orders)
    assert known >= odds.castle_chance(items) > 0
