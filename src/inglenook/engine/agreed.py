"""Which options a table can agree on: what each needs, what cannot be played together, and how the rest gives way.

Everything here works on options as they are typed, so that a client can ask before anybody sits down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from .options import Chosen, Conflict, Need, OptionError, OptionField, Options, expanded, read, schema, spelled, taken
from .words import Arg, Msg, msg

FURTHER = 2
"""From so many numbers in a row on, one says the first and the last."""


def usual(kind: type[Options]) -> dict[str, str]:
    """Every option as it is unless somebody says otherwise."""
    return {field.name: field.default for field in schema(kind)}


def settle(kind: type[Options], count: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options at a table of so many: what cannot be chosen is as usual, and of two in conflict the second gives way."""
    values = usual(kind)
    for field in schema(kind):
        values[field.name] = _allowed(kind, field, count, values, given.get(field.name, field.default))
    for conflict in kind.conflicts:
        if _clash(kind, values, conflict):
            values = without(kind, values, conflict.other)
    return values if values == dict(given) else settle(kind, count, values)


def without(kind: type[Options], values: Mapping[str, str], pick: Chosen) -> dict[str, str]:
    """The same options without this one."""
    field = _named(kind, pick.option)
    rest = ",".join(one for one in taken(values[field.name]) if one != pick.value)
    return {**values, field.name: rest if field.kind == "set" and pick.value else field.default}


def refusal(kind: type[Options], count: int, given: Mapping[str, str]) -> Msg | None:
    """Why these options cannot be played by so many; None: they can."""
    values = usual(kind) | expanded(kind, given)
    return next(_faults(kind, count, values), None)


def why_not(kind: type[Options], count: int, given: Mapping[str, str], name: str, value: str) -> Msg | None:
    """Why an option cannot be set to this value beside the others as they are."""
    values = usual(kind) | {**given, name: value}
    field = _named(kind, name)
    for need in field.needs:
        if _concerns(field, need, value) and not _met(kind, need, count, values):
            return _needs(kind, field, need, count)
    for conflict in kind.conflicts:
        if name in (conflict.one.option, conflict.other.option) and _clash(kind, values, conflict):
            return _apart(kind, conflict)
    return None


def applies(kind: type[Options], field: OptionField, count: int, given: Mapping[str, str]) -> bool:
    """Whether an option is asked about at all: its seat is taken, and the options it needs are as it needs them.

    One that needs more seats is shown, for these can still be brought.
    """
    values = usual(kind) | dict(given)
    if field.seat is not None and field.seat > count:
        return False
    return all(_met(kind, need, count, values) for need in field.needs if need.option and not need.value)


def agree(kind: type[Options], count: int, given: Mapping[str, str]) -> Options:
    """The options of a new table; refused in a sentence if they cannot be played together, or not by so many."""
    options = read(kind, given)
    values = spelled({name: getattr(options, name) for name in options.__struct_fields__})
    if (reason := refusal(kind, count, values)) is not None:
        raise OptionError(reason)
    return options


# -- what is wrong --------------------------------------------------------------------------------------------------------


def _faults(kind: type[Options], count: int, values: Mapping[str, str]) -> Iterator[Msg]:
    for field in schema(kind):
        for need in field.needs:
            if _concerns(field, need, values[field.name]) and not _met(kind, need, count, values):
                yield _needs(kind, field, need, count)
    for conflict in kind.conflicts:
        if _clash(kind, values, conflict):
            yield _apart(kind, conflict)


def _allowed(kind: type[Options], field: OptionField, count: int, values: Mapping[str, str], value: str) -> str:
    for need in field.needs:
        if _concerns(field, need, value) and not _met(kind, need, count, values):
            value = without(kind, {field.name: value}, Chosen(field.name, need.value))[field.name]
    return value


def _concerns(field: OptionField, need: Need, value: str) -> bool:
    """Whether an option at this value needs it."""
    return need.value in _values(field, value) if need.value else value != field.default


def _met(kind: type[Options], need: Need, count: int, values: Mapping[str, str]) -> bool:
    if need.seats and count not in need.seats:
        return False
    if not need.option:
        return True
    picks = [Chosen(need.option, value) for value in need.values] or [Chosen(need.option)]
    return any(_picked(kind, values, pick) for pick in picks)


def _clash(kind: type[Options], values: Mapping[str, str], conflict: Conflict) -> bool:
    return _picked(kind, values, conflict.one) and _picked(kind, values, conflict.other)


def _picked(kind: type[Options], values: Mapping[str, str], pick: Chosen) -> bool:
    field = _named(kind, pick.option)
    value = values[field.name]
    return pick.value in _values(field, value) if pick.value else value != field.default


def _values(field: OptionField, value: str) -> tuple[str, ...]:
    return taken(value) if field.kind == "set" else (value,)


def _named(kind: type[Options], name: str) -> OptionField:
    return next(field for field in schema(kind) if field.name == name)


# -- in words -------------------------------------------------------------------------------------------------------------


def _needs(kind: type[Options], field: OptionField, need: Need, count: int) -> Msg:
    what = _called(kind, field.name, need.value)
    if need.seats and count not in need.seats:
        return msg("option-needs-seats", what=what, seats=_counts(need.seats), count=count)
    return msg("option-needs", what=what, other=_called(kind, need.option, *need.values))


def _apart(kind: type[Options], conflict: Conflict) -> Msg:
    one, other = (_called(kind, pick.option, pick.value) for pick in (conflict.one, conflict.other))
    return msg(conflict.reason or "option-conflict", one=one, other=other)


def _called(kind: type[Options], name: str, *values: str) -> Msg:
    """What a choice is called: a switch by its name, one of several by its name and the value's."""
    field = _named(kind, name)
    if field.kind == "switch" and values == ("no",):
        return msg("option-off", option=field.label)
    if not any(values) or field.kind == "switch":
        return field.label
    words = [value if field.kind == "number" else Msg(f"option-{name}-{value}") for value in values]
    return msg("option-at", option=field.label, value=_either(words))


def _counts(seats: tuple[int, ...]) -> Arg:
    """Some numbers of seats: "3 to 8", or "4 or 6 or 8"."""
    first, last = min(seats), max(seats)
    if len(seats) > FURTHER and set(seats) == set(range(first, last + 1)):
        return msg("option-from-to", least=first, most=last)
    return _either([str(one) for one in sorted(seats)])


def _either(parts: Sequence[str | Msg]) -> str | Msg:
    return reduce(lambda one, other: msg("option-or", one=one, other=other), parts)


# -- what an author got wrong ---------------------------------------------------------------------------------------------


class Misdeclared(Exception):
    """A game's options cannot be as they are written down."""


def vet(kind: type[Options], counts: range) -> None:
    """Look at what a game declares when it is loaded: every name is known, and every preset can be played by somebody."""
    seen: set[str] = set()
    groups = {one.name for one in kind.groups}
    for field in schema(kind):
        if field.group and field.group not in groups:
            raise Misdeclared(f"The option {field.name} is in a group {field.group} that is not among {sorted(groups)}.")
        for need in field.needs:
            if need.option and need.option not in seen:
                raise Misdeclared(f"The option {field.name} needs {need.option}, which does not stand before it.")
            for pick in (Chosen(field.name, need.value), *(Chosen(need.option, value) for value in need.values)):
                _known(kind, pick)
        seen.add(field.name)
    for conflict in kind.conflicts:
        for pick in (conflict.one, conflict.other):
            _known(kind, pick)
            if _picked(kind, usual(kind), pick):
                raise Misdeclared(f"{pick.option} is usually {pick.value}: a conflict must leave the usual way open.")
    for preset in kind.presets:
        read(kind, preset.values)
        reasons = [refusal(kind, count, preset.values) for count in counts]
        if all(reasons):
            raise Misdeclared(f"The preset {preset.name} can be played by nobody: {reasons[0]}")


def _known(kind: type[Options], pick: Chosen) -> None:
    found = next((field for field in schema(kind) if field.name == pick.option), None)
    if found is None:
        raise Misdeclared(f"There is no option {pick.option}.")
    if pick.value and found.choices and pick.value not in found.choices:
        raise Misdeclared(f"The option {pick.option} has no value {pick.value}.")
