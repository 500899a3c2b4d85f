"""State classes: what they refuse, and that copies are independent."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.engine.data import NotData, decode, encode, fingerprint, frozen, state


class Face(Enum):
    """A side of a coin."""

    HEADS = "heads"
    TAILS = "tails"


@state
class Inner:
    """A state inside another."""

    numbers: list[int]


@state
class Outer:
    """One field of every kind a state may have."""

    step: str
    face: Face
    word: Literal["a", "b"]
    pair: tuple[int, str]
    maybe: int | None
    names: list[str]
    rows: list[list[int]]
    by_id: dict[str, int]
    groups: dict[str, list[str]]
    one: Inner
    some: list[Inner]
    none: Inner | None


def outer() -> Outer:
    return Outer(
        step="s", face=Face.HEADS, word="a", pair=(1, "x"), maybe=None, names=["n"], rows=[[1], [2]], by_id={"k": 1},
        groups={"g": ["h"]}, one=Inner(numbers=[1]), some=[Inner(numbers=[2])], none=None,
    )  # fmt: skip


def test_a_copy_shares_nothing_that_can_change() -> None:
    first = outer()
    twin: Any = first.copy()  # type: ignore[attr-defined]
    before = encode(first)
    twin.names.append("m")
    twin.rows[0].append(9)
    twin.by_id["l"] = 2
    twin.groups["g"].append("i")
    twin.one.numbers.append(3)
    twin.some[0].numbers.append(4)
    twin.some.append(Inner(numbers=[]))
    twin.none = Inner(numbers=[5])
    twin.face = Face.TAILS
    assert encode(first) == before
    assert encode(twin) != before


def test_a_copy_is_equal_and_reads_back_from_json() -> None:
    first = outer()
    assert encode(first.copy()) == encode(first)  # type: ignore[attr-defined]
    assert decode(encode(first), Outer) == first


@pytest.mark.parametrize(
    "kind",
    [
        Callable[[], int],
        set[str],
        frozenset[str],
        object,
        Any,
        dict[int, str],
        list[Callable[[], int]],
        dict[str, set[int]],
        tuple[list[int], ...],
        list[int] | dict[str, int],
    ],
)
def test_a_state_refuses_what_cannot_be_copied_and_saved(kind: Any) -> None:
    with pytest.raises(NotData, match=r"Bad\.field"):
        state(type("Bad", (), {"__annotations__": {"step": str, "field": kind}}))


@frozen
class Fact:
    """What never changes."""

    name: str
    pair: tuple[int, str]


@state
class Facts:
    """A state with such parts."""

    facts: list[Fact]
    one: Fact | None


def test_copies_share_what_never_changes_and_not_the_list_of_it() -> None:
    first = Facts(facts=[Fact(name="a", pair=(1, "x"))], one=None)
    twin: Any = first.copy()  # type: ignore[attr-defined]
    assert twin == first and twin.facts[0] is first.facts[0] and twin.facts is not first.facts
    assert decode(encode(first), Facts) == first
    with pytest.raises(AttributeError):
        first.facts[0].name = "b"  # type: ignore[misc]


@pytest.mark.parametrize("kind", [list[int], dict[str, int], Inner, set[str]])
def test_what_never_changes_has_no_part_that_does(kind: Any) -> None:
    with pytest.raises(NotData, match=r"Bad\.field"):
        frozen(type("Bad", (), {"__annotations__": {"field": kind}}))


def test_a_state_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        outer().surprise = 1  # type: ignore[attr-defined]


def test_reading_refuses_another_type() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"numbers":["one"]}', Inner)


@given(st.dictionaries(st.text(), st.integers(-(2**60), 2**60)), st.randoms())
def test_the_order_of_keys_does_not_matter_to_the_fingerprint(found: dict[str, int], rng: Any) -> None:
    names = list(found)
    rng.shuffle(names)
    assert fingerprint({name: found[name] for name in names}) == fingerprint(found)


def test_fingerprints_tell_states_apart() -> None:
    first, other = outer(), outer()
    assert fingerprint(first) == fingerprint(other) and len(fingerprint(first)) == 16
    other.rows[1][0] = 3
    assert fingerprint(first) != fingerprint(other)
