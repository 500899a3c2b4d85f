"""State classes: slots, a copy generated from the field types, and JSON.

State is data: ids, numbers, short lists, sparse dicts. `@state` looks at every annotation when the class is made and refuses
a type it has no copy rule for, so no callable and no shared object can ever get into a state.
"""

from __future__ import annotations

import dataclasses
import hashlib
import types
import typing
from enum import Enum
from typing import Any, Literal, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

PLAIN = (int, str, bool, float, bytes, type(None))


class NotData(TypeError):
    """A field of a state class has a type that cannot be copied and saved."""


@dataclass_transform(kw_only_default=True)
def state(cls: type[T]) -> type[T]:
    """Make a dataclass with slots whose `copy()` is generated from its annotations."""
    made = dataclasses.dataclass(slots=True, kw_only=True)(cls)
    scope: dict[str, Any] = {"made": made, "new": made.__new__}
    moves = [f"    twin.{name} = {rule}" for name, rule in copy_rules(made).items()]
    source = "def copy(self):\n    twin = new(made)\n" + "\n".join(moves) + "\n    return twin\n"
    exec(source, scope)
    made.copy = scope["copy"]  # type: ignore[attr-defined]
    return made


def copy_rules(made: type) -> dict[str, str]:
    """Every field of a state class -> the expression that copies it."""
    hints = typing.get_type_hints(made)
    names = [field.name for field in dataclasses.fields(made)]
    return {name: _copy_rule(hints[name], f"self.{name}", f"{made.__name__}.{name}", 0) for name in names}


@dataclass_transform(kw_only_default=True, frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """Make a part of a state that never changes: copies share it."""
    made = dataclasses.dataclass(slots=True, kw_only=True, frozen=True)(cls)
    for name, hint in typing.get_type_hints(made).items():
        if not _is_shared(hint):
            raise NotData(f"{cls.__name__}.{name}: {hint!r} can change, so it cannot be part of something that never does")
    _frozen.add(made)
    return made


_frozen: set[type] = set()


def _copy_rule(kind: Any, value: str, where: str, depth: int) -> str:
    """The expression that copies `value` of this kind; plain and frozen things are shared."""
    if _is_shared(kind):
        return value
    if hasattr(kind, "copy") and dataclasses.is_dataclass(kind):
        return f"{value}.copy()"
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    name = f"v{depth}"
    if origin is list:
        inner = _copy_rule(args[0], name, where, depth + 1)
        if inner == name:
            return f"({value}[:] if {value} else [])"
        return f"[*map(list.copy, {value})]" if _is_plain_list(args[0]) else f"[{inner} for {name} in {value}]"
    if origin is dict and args[0] is str:  # JSON has no other keys
        inner = _copy_rule(args[1], name, where, depth + 1)
        if inner == name:
            return f"({value}.copy() if {value} else {{}})"
        return f"{{k{depth}: {inner} for k{depth}, {name} in {value}.items()}}"
    if origin in (typing.Union, types.UnionType):
        kept = [arg for arg in args if arg is not type(None)]
        if len(kept) == 1:
            return f"(None if {value} is None else {_copy_rule(kept[0], value, where, depth)})"
    raise NotData(f"{where}: {kind!r} cannot be part of a state; use ids, numbers, lists, dicts by id and state classes")


def _is_plain_list(kind: Any) -> bool:
    """Whether it is a list of what copies share."""
    return typing.get_origin(kind) is list and _is_shared(typing.get_args(kind)[0])


def _is_shared(kind: Any) -> bool:
    """Whether a value of this kind never changes, so that copies may share it."""
    if kind in PLAIN or (isinstance(kind, type) and (issubclass(kind, Enum) or kind in _frozen)):
        return True
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return True
    if origin is tuple:
        return all(arg is Ellipsis or _is_shared(arg) for arg in args)
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(arg) for arg in args)
    return False


def encode(thing: object) -> bytes:
    """JSON with a fixed order of keys, the same in every process."""
    return _encoder.encode(thing)


def decode(raw: bytes, kind: type[T]) -> T:
    """Read JSON back, refusing whatever does not fit the type."""
    return msgspec.json.decode(raw, type=kind, strict=True)


def fingerprint(thing: object) -> str:
    """Sixteen hex digits that two equal states share."""
    return hashlib.blake2b(encode(thing), digest_size=8).hexdigest()


_encoder = msgspec.json.Encoder(order="deterministic")
