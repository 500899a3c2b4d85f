"""The probe shows every kind of part, so that whoever draws scenes can be looked at with it."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from inglenook.engine import scene
from tests.browser.moments import MOMENTS, moment

TAGS = {one.__struct_config__.tag for one in typing.get_args(scene.AnyPart)}


@pytest.fixture(scope="module")
def parts() -> list[dict[str, Any]]:
    return [part for name in MOMENTS for part in moment(name)["parts"]]


def test_every_kind_of_part_is_there(parts: list[dict[str, Any]]):
    assert {part["part"] for part in parts} == TAGS


def test_what_parts_can_have_is_shown(parts: list[dict[str, Any]]):
    of = {tag: [part for part in parts if part["part"] == tag] for tag in TAGS}
    spaces = [space for board in of["board"] for space in board["spaces"]]
    assert {board["kind"] for board in of["board"]} >= {"map", "hex"}
    assert any(ground.get("shape") for board in of["board"] for ground in board.get("grounds", ()))
    assert {route.get("kind", "next") for board in of["board"] for route in board.get("routes", ())} & {"next", "tie"}
    assert any("#" in space.get("walls", "") for space in spaces) and any(space.get("banner") for space in spaces)
    assert any("ghost" in space.get("state", ()) for space in spaces) and any(
        "open" in space.get("state", ()) for space in spaces
    )
    assert any(card.get("lines") for card in of["card"]) and any(zone.get("note") for zone in of["zone"])
    assert any(die.get("at") == "test" for die in of["die"]) and any(not die.get("at") for die in of["die"])
    assert {site.get("owner") for site in of["site"]} == {None, 0} and any(
        "full" in site.get("state", ()) for site in of["site"]
    )
    assert any(cell.get("worth") and cell.get("icon") for track in of["track"] for cell in track["cells"])
    assert any("gate" in cell.get("state", ()) for track in of["track"] for cell in track["cells"])
    assert all(mat.get("portrait") and mat.get("lines") for mat in of["mat"]) and any(mat.get("skills") for mat in of["mat"])
    assert {plate.get("corner", "nw") for plate in of["plate"]} == {"nw", "ne"}


def test_eight_seats_and_one_nobody_sits_at_stand_on_the_track():
    track = next(part for part in moment("map-travel")["parts"] if part["part"] == "track")
    assert sorted(side for side, _ in track["markers"]) == list(range(9))


def test_answers_say_where_they_lead():
    asked = {name: moment(name)["prompt"]["options"] for name in MOMENTS}
    assert all(option.get("odds") for option in asked["map-test"])
    assert len({option.get("turn", 0) for option in asked["hexes-turn"]}) > 2 and all(o["joins"] for o in asked["hexes-turn"])
    assert all(option["source"] == "die" and option["target"] == option["key"] for option in asked["market-place"])
