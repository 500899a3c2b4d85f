"""Write the client's TypeScript types from the structs that go over the wire.

    python tools/wire_types.py            writes web/src/lib/wire.ts
    python tools/wire_types.py --check    fails with a sentence when that file is not what the structs say
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from inglenook.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/inglenook/server/wire.py; do not edit.\n"
UNIONS = ("AnyPart", "FromClient", "FromServer")
PLAIN: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
    look.RawType: "unknown",
}


def spell(kind: look.Type) -> str:
    """The TypeScript of one type."""
    match kind:
        case look.Metadata():
            return spell(kind.type)
        case look.StructType():
            return kind.cls.__name__
        case look.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in sorted(kind.values, key=str))
        case look.UnionType():
            return " | ".join(spell(member) for member in kind.types)
        case look.TupleType():
            return f"[{', '.join(spell(item) for item in kind.item_types)}]"
        case look.VarTupleType() | look.ListType():
            inner = spell(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case look.DictType():
            return f"Record<{spell(kind.key_type)}, {spell(kind.value_type)}>"
    return PLAIN[type(kind)]


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """Every struct a type mentions, itself first."""
    if isinstance(kind, look.StructType):
        return [kind.cls]
    found = []
    for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
        inner = getattr(kind, name, ())
        for member in inner if isinstance(inner, tuple) else (inner,):
            found += structs_in(member)
    return found


def interface(cls: type[msgspec.Struct]) -> str:
    """One struct as an interface. A field that may be left out is optional; one that cannot, is not."""
    info = look.type_info(cls)
    assert isinstance(info, look.StructType)
    lines = [f"/** {' '.join((inspect.getdoc(cls) or '').split())} */"] if cls.__dict__.get("__doc__") else []
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
    config = cls.__struct_config__
    for field in info.fields:
        may_lack = not field.required and (config.omit_defaults or issubclass(cls, wire.Given))
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {spell(field.type)};")
    return "\n".join([*lines, "}\n"])


def sent() -> list[type[msgspec.Struct]]:
    """The structs of the wire and all they are made of, in the order they are met."""
    bases = (wire.Wire, wire.Given)
    waiting = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    seen: list[type[msgspec.Struct]] = []
    while waiting:
        cls = waiting.pop(0)
        if cls in seen or cls in bases:
            continue
        seen.append(cls)
        info = look.type_info(cls)
        assert isinstance(info, look.StructType)
        waiting += [inner for field in info.fields for inner in structs_in(field.type)]
    return seen


def written() -> str:
    """The whole file."""
    unions = [f"export type {name} = {spell(look.type_info(getattr(wire, name)))};\n" for name in UNIONS]
    return "\n".join([HEAD, *map(interface, sent()), *unions])


def main(arguments: list[str]) -> int:
    text = written()
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/lib/wire.ts is not what the structs say: run python tools/wire_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
