"""Set-up options: what a table can be told before it begins, as a typed schema every client can show."""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal

import msgspec

from .words import Msg, Problem, msg

OF_SEAT = re.compile(r"_([1-9])$")
"""How the name of an option ends that belongs to one seat."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options: fields with defaults. A game without options uses this class as it is."""


class OptionError(Problem):
    """An option that does not exist, or a value it cannot have; the sentence says what is possible."""


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """One option as a client shows it. Its words are `option-<name>` and, for a choice, `option-<name>-<value>`."""

    name: str
    label: Msg
    kind: Literal["choice", "number", "switch"]
    default: str
    choices: tuple[str, ...] = ()
    seat: int | None = None
    """Of this seat alone, counted from 1: `deck_2` is shown where a second player sits."""


def schema(kind: type[Options]) -> list[OptionField]:
    """The options of a game, for a form."""
    fields = []
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        name = field.encode_name
        fields.append(
            OptionField(
                name=name,
                label=Msg(f"option-{name}"),
                kind="switch" if hint is bool else "number" if hint is int else "choice",
                default=_spell(field.default),
                choices=_choices(hint),
                seat=int(found[1]) if (found := OF_SEAT.search(name)) else None,
            )
        )
    return fields


def _choices(hint: Any) -> tuple[str, ...]:
    if hint is bool:
        return ("no", "yes")
    if typing.get_origin(hint) is Literal:
        return tuple(str(choice) for choice in typing.get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(str(choice.value) for choice in hint)
    return ()


def _spell(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read(kind: type[Options], given: Mapping[str, str]) -> Options:
    """Check what a person typed against the schema."""
    known = {field.name: field for field in schema(kind)}
    values: dict[str, Any] = {}
    for name, text in given.items():
        if name not in known:
            raise OptionError(
                msg("option-unknown", name=name, names=", ".join(known)) if known else msg("option-none", name=name)
            )
        field = known[name]
        if field.choices and text not in field.choices:
            raise OptionError(msg("option-value", name=name, value=text, choices=", ".join(field.choices)))
        values[name] = text == "yes" if field.kind == "switch" else text
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(msg("option-misfit", detail=str(error))) from error
