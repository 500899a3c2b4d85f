"""Set-up options: what a table can be told before it begins, as a typed schema every client can show.

A game's options are a class with a field for each. The type says what kind of option it is, `msgspec.Meta` how far a number
goes or how many of a list may be taken, and `About` where it stands in the form and what it needs. Presets and what cannot be
played together stand in the class too. `agreed.py` says which of them can be chosen at a table.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from .words import Msg, Problem, msg

OF_SEAT = re.compile(r"_([1-9])$")
"""How the name of an option ends that belongs to one seat."""
WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)
SHOWN = 40
"""So much of what was typed is said back."""
PRESET = "preset"
"""Where options are given by name, a whole preset is given by this one."""


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """What an option needs to be chosen: another option at one of some values, or some number of seats."""

    value: str = ""
    """Only this value of the option needs it; empty: all but the usual one."""
    option: str = ""
    values: tuple[str, ...] = ()
    """Of that other option; none: any but its usual one."""
    seats: tuple[int, ...] = ()


def when(option: str, *values: str, value: str = "") -> Need:
    """Needs another option to be one of these; `value`: not the whole option needs it, but this value."""
    return Need(value=value, option=option, values=values)


def seated(*counts: int, value: str = "") -> Need:
    """Needs so many seats."""
    return Need(value=value, seats=counts)


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a type cannot say of an option: its group in the form, its rule, and what it needs."""

    group: str = ""
    rule: str = ""
    only_if: tuple[Need, ...] = ()


class Chosen(msgspec.Struct, frozen=True):
    """An option at a value; no value: at any but its usual one."""

    option: str
    value: str = ""


class Conflict(msgspec.Struct, frozen=True):
    """Two choices that cannot be played together. Neither is a usual one, so going back to that always helps."""

    one: Chosen
    other: Chosen
    reason: str = ""
    """The id of a sentence of the game that says why; it is given `$one` and `$other`."""


class Preset(msgspec.Struct, frozen=True):
    """Several options under one name. Its words are `preset-<name>` and `about-preset-<name>`."""

    name: str
    values: dict[str, str] = {}
    """What is not as usual."""
    icon: str = ""


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that stand together. Its words are `options-<name>`."""

    name: str
    icon: str = ""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options: fields with defaults. A game without options uses this class as it is."""

    groups: ClassVar[tuple[OptionGroup, ...]] = ()
    """In the order of the form; what is in none of them comes first."""
    presets: ClassVar[tuple[Preset, ...]] = ()
    conflicts: ClassVar[tuple[Conflict, ...]] = ()


class OptionError(Problem):
    """An option that does not exist, or a value it cannot have; the sentence says what is possible."""


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """One option as a client shows it.

    Its words are `option-<name>`, `about-option-<name>` for a line on what it does (with `$seats`), and for a choice or a set
    `option-<name>-<value>`.
    """

    name: str
    label: Msg
    kind: Literal["choice", "number", "switch", "set"]
    default: str
    """As one would type it; of a set, its values with commas between."""
    choices: tuple[str, ...] = ()
    seat: int | None = None
    """Of this seat alone, counted from 1: `deck_2` is shown where a second player sits."""
    least: int | None = None
    """Of a number; of a set, how many must be taken."""
    most: int | None = None
    step: int = 1
    group: str = ""
    rule: str = ""
    needs: tuple[Need, ...] = ()
    """All of them, to be chosen."""


@cache
def schema(kind: type[Options]) -> tuple[OptionField, ...]:
    """The options of a game, for a form."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(_field(field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> OptionField:
    extras: tuple[Any, ...] = ()
    if typing.get_origin(hint) is Annotated:
        hint, *rest = typing.get_args(hint)
        extras = tuple(rest)
    bounds = next((one for one in extras if isinstance(one, msgspec.Meta)), msgspec.Meta())
    about = next((one for one in extras if isinstance(one, About)), About())
    several = typing.get_origin(hint) is tuple
    name = field.encode_name
    return OptionField(
        name=name,
        label=Msg(f"option-{name}"),
        kind="switch" if hint is bool else "number" if hint is int else "set" if several else "choice",
        default=spell(field.default),
        choices=_choices(typing.get_args(hint)[0] if several else hint),
        seat=int(found[1]) if (found := OF_SEAT.search(name)) else None,
        least=_whole(bounds.min_length if several else bounds.ge),
        most=_whole(bounds.max_length if several else bounds.le),
        step=_whole(bounds.multiple_of) or 1,
        group=about.group,
        rule=about.rule,
        needs=about.only_if,
    )


def said_of(kind: type[Options]) -> set[str]:
    """The ids of everything a form says of these options."""
    ids = {f"options-{group.name}" for group in kind.groups}
    ids |= {f"{what}-{preset.name}" for preset in kind.presets for what in ("preset", "about-preset")}
    ids |= {conflict.reason for conflict in kind.conflicts if conflict.reason}
    for field in schema(kind):
        ids |= {field.label.id, f"about-{field.label.id}", *(f"{field.label.id}-{choice}" for choice in field.choices)}
    return ids


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def _choices(hint: Any) -> tuple[str, ...]:
    if hint is bool:
        return ("no", "yes")
    if typing.get_origin(hint) is Literal:
        return tuple(str(choice) for choice in typing.get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(str(choice.value) for choice in hint)
    return ()


def spell(value: object) -> str:
    """A value as one would type it."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, (list, tuple)):
        return ",".join(spell(one) for one in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def spelled(values: Mapping[str, object]) -> dict[str, str]:
    """Options as they are kept, as one would type them."""
    return {name: spell(value) for name, value in values.items()}


def taken(value: str) -> tuple[str, ...]:
    """What is in a set that was typed."""
    return tuple(one for one in (part.strip() for part in value.split(",")) if one)


def read(kind: type[Options], given: Mapping[str, str]) -> Options:
    """What a person typed, as the game wants it. Whether it can be played together is another question: `agreed.py`."""
    known = {field.name: field for field in schema(kind)}
    values: dict[str, Any] = {}
    for name, text in expanded(kind, given).items():
        if name not in known:
            raise OptionError(
                msg("option-unknown", name=_cut(name), names=", ".join(known)) if known else msg("option-none", name=_cut(name))
            )
        values[name] = _value(known[name], text)
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(msg("option-misfit", detail=str(error))) from error


def expanded(kind: type[Options], given: Mapping[str, str]) -> dict[str, str]:
    """With what a preset stands for in its place; what is given besides it counts more."""
    given = dict(given)
    name = given.pop(PRESET, None) if PRESET not in kind.__struct_fields__ else None
    if name is None:
        return given
    found = next((one for one in kind.presets if one.name == name), None)
    if found is None:
        names = ", ".join(one.name for one in kind.presets)
        name = _cut(name)
        raise OptionError(msg("option-preset", name=name, names=names) if names else msg("option-preset-none", name=name))
    return found.values | given


def _value(field: OptionField, text: str) -> Any:
    if field.kind == "number":
        return _number(field, text)
    if field.kind == "set":
        return _several(field, text)
    if field.choices and text not in field.choices:
        raise OptionError(_not_a_choice(field, text))
    return text == "yes" if field.kind == "switch" else text


def _number(field: OptionField, text: str) -> int:
    number = int(text) if WHOLE.fullmatch(text) else None
    low, high = field.least, field.most
    if number is None or (low is not None and number < low) or (high is not None and number > high) or number % field.step:
        raise OptionError(msg("option-number", name=field.name, value=_cut(text), bounds=_bounds(field)))
    return number


def _bounds(field: OptionField) -> Msg:
    """How far a number goes, as part of a sentence."""
    low, high = field.least, field.most
    ends = {"least": low, "most": high}
    which = "free" if low is high is None else "between" if None not in (low, high) else "least" if high is None else "most"
    found = msg(f"option-number-{which}", **{name: end for name, end in ends.items() if end is not None})
    return msg("option-number-step", bounds=found, step=field.step) if field.step > 1 else found


def _several(field: OptionField, text: str) -> list[str]:
    wanted = taken(text)
    for one in wanted:
        if one not in field.choices:
            raise OptionError(_not_a_choice(field, one))
    values = [one for one in field.choices if one in wanted]
    least, most = field.least or 0, len(field.choices) if field.most is None else field.most
    if not least <= len(values) <= most:
        raise OptionError(msg("option-several", name=field.name, count=len(values), least=least, most=most))
    return values


def _not_a_choice(field: OptionField, text: str) -> Msg:
    return msg("option-value", name=field.name, value=_cut(text), choices=", ".join(field.choices))


def _cut(text: str) -> str:
    """What was typed, as far as it can be said back: it may be anything."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
