"""Patches put into a scene by the client give the scene the server has."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from inglenook.engine.game import games
from inglenook.engine.scene import Scene
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.server.patch import apply, diff
from tests.properties import play_random
from tests.web.node import Probe

ANSWERS = 60


def played(game: str, seat: int | None) -> list[Scene]:
    """What a seat sees of a random game, answer by answer, and after the last answers were taken back."""
    seen: list[Scene] = []

    def look(t: Table[Any], number: int) -> None:
        seen.append(msgspec.structs.replace(scene(t, seat, lines=20), version=number))

    t = play_random(games()[game], 3, 2, on_decision=look, cap=ANSWERS)
    for length in (ANSWERS - 10, ANSWERS - 25, 12):
        t.rewind(length)
        look(t, length)
    return seen


@pytest.mark.parametrize("game", ["key-to-the-kingdom", "card-battle"])
@pytest.mark.parametrize("seat", [0, None])
def test_the_client_follows_a_game_by_patches_alone(probe: Probe, game: str, seat: int | None) -> None:
    scenes = played(game, seat)
    steps = list(itertools.pairwise(scenes))
    assert len(steps) > ANSWERS
    patches = [diff(old, new) for old, new in steps]
    found = probe([("patch", old, patch, new.version) for (old, new), patch in zip(steps, patches, strict=True)])
    for (old, new), patch, given in zip(steps, patches, found, strict=True):
        after = msgspec.convert(given, Scene)
        assert after == apply(old, patch, new.version)
        assert msgspec.structs.replace(after, log=()) == msgspec.structs.replace(new, log=())
        assert after.log[-1] == new.log[-1]


def test_an_empty_patch_changes_nothing(probe: Probe) -> None:
    (first, *_) = played("card-battle", 0)
    (after,) = probe([("patch", first, diff(first, first), first.version)])
    assert after == {**json.loads(msgspec.json.encode(first)), "version": 0, "log": after["log"]}
    assert msgspec.convert(after, Scene) == first
