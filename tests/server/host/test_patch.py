"""Differences between scenes: what is sent makes the new scene out of the old one, and says no more than it must."""

from __future__ import annotations

import random

from inglenook.engine.scene import Scene, Zone
from inglenook.engine.words import msg
from inglenook.server.patch import apply, diff


def scene(*parts: Zone) -> Scene:
    return Scene(game="g", seat=0, title=msg("t"), parts=parts)


def zone(id: str, count: int = 0) -> Zone:
    return Zone(id=id, name=msg("z"), count=count)


A, B, C, D = (zone(id) for id in "abcd")


def test_a_part_that_changed_is_sent_alone_and_without_order() -> None:
    patch = diff(scene(A, B, C), scene(A, zone("b", 2), zone("c")))
    assert [part.id for part in patch.parts] == ["b"] and not patch.gone and patch.order is None


def test_parts_that_went_need_no_order() -> None:
    patch = diff(scene(A, B, C, D), scene(A, zone("c", 1), D))
    assert (patch.gone, patch.order, [part.id for part in patch.parts]) == (("b",), None, ["c"])


def test_parts_that_came_or_changed_places_do() -> None:
    assert diff(scene(A, C), scene(A, B, C)).order == ("a", "b", "c")
    assert diff(scene(A, B, C), scene(A, C, B)).order == ("a", "c", "b")
    assert diff(scene(A, B, C), scene(C, A)).order == ("c", "a")


def test_any_scene_comes_out_of_any_other() -> None:
    luck = random.Random(5)
    shelf = {id: [zone(id, count) for count in range(3)] for id in "abcdefgh"}
    for _ in range(2000):
        old, new = (
            scene(*(luck.choice(shelf[id]) for id in luck.sample(sorted(shelf), luck.randint(0, len(shelf))))) for _ in range(2)
        )
        if luck.random() < 0.5:  # most scenes keep most of their parts in their places
            new = scene(
                *(part if luck.random() < 0.9 else luck.choice(shelf[part.id]) for part in old.parts if luck.random() < 0.9)
            )
        assert apply(old, diff(old, new), 0).parts == new.parts
