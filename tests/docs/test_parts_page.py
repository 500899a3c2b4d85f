"""The page of parts tells of every part and field of a scene, shows a picture of each, and is as its tool would write it."""

from __future__ import annotations

import re
import typing

import msgspec
import pytest

from inglenook.engine import scene, scene_end
from tools import parts_page

PAGE = parts_page.PAGE.read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL))
STRUCTS = [
    one
    for module in (scene, scene_end)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
]
MOST = 1_500_000
"""How large all pictures may be together."""


def test_the_page_is_as_its_tool_writes_it():
    assert parts_page.page() == PAGE, "python tools/parts_page.py"


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda one: one.__name__)
def test_every_part_and_field_is_on_the_page(struct: type[msgspec.Struct]):
    told = SECTIONS[struct.__name__]
    own = typing.cast("typing.Any", struct).__annotations__
    assert all(f"| `{name}` |" in told for name in own), struct.__name__
    assert " ".join((struct.__doc__ or "").split())[:40] in " ".join(told.split())


@pytest.mark.parametrize("struct", typing.get_args(scene.AnyPart), ids=lambda one: one.__name__)
def test_every_part_has_a_picture(struct: type[msgspec.Struct]):
    assert struct.__name__ in parts_page.SHOTS
    assert f"(pictures/parts/{parts_page.picture(struct.__name__).name})" in SECTIONS[struct.__name__]


def test_all_pictures_are_there_small_and_wanted():
    wanted = {parts_page.picture(name) for name in parts_page.SHOTS}
    there = set(parts_page.PICTURES.iterdir())
    assert there == wanted
    assert all(path.read_bytes()[:3] == b"\xff\xd8\xff" for path in there), "each is a picture"
    assert sum(path.stat().st_size for path in there) < MOST
