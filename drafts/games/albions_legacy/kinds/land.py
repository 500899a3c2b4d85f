"""The questions about tiles: which to lay, where, and how it lies."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.kit import hexes
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..content import TILES
from ..landing import safe_turns, turns
from ..names import hero_name, named, tile_name
from ..places import chart
from ..state import Albion, Ghost
from ..worth import worth_lay, worth_tile
from .act_land import SIDES, open_place
from .asked import Asked, because, dozen


def tile_note(tile: str) -> Msg:
    """What a tile is."""
    one = TILES[tile]
    if one.attribute:
        return msg("al-note-tile-attribute", attribute=named("attribute", one.attribute), banner=named("banner", one.banner))
    return msg("al-note-tile", type=named("type", one.type), banner=named("banner", one.banner))


class Find(Asked):
    """Which of the tiles that were turned up is laid."""

    id = "find"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        tile = after(key)
        return OptionView(key=key, label=tile_name(tile), note=tile_note(tile), icon=TILES[tile].icon)

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return worth_tile(s, after(key))


class Search(Find):
    """Which tile of the whole stack is laid."""

    id = "search"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        tile = after(key)
        group = msg("al-group-backs", regions=[named("region", region) for region in TILES[tile].backs])
        return OptionView(key=key, label=tile_name(tile), note=tile_note(tile), icon=TILES[tile].icon, group=group)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R231", "not-in-stack") if thing.startswith("search:") else None


class Site(Asked):
    """Where a tile is laid that a card brings."""

    id = "site"
    rules = ("AL-R68",)

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"tile": tile_name(str((decision.about or {})["tile"]))}

    def neighbours(self, s: Albion, key: str) -> list[str]:
        """The tiles a place lies at."""
        q, _, r = after(key).partition(",")
        map = chart(s)
        return [map.tile[one] for one in hexes.neighbours((int(q), int(r))) if one in map.tile]

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        near = self.neighbours(s, key)
        n = dozen(decision.keys, key, lambda one: self.region(s, one))
        note = msg("al-note-site", n=len(near))
        return OptionView(
            key=key, label=tile_name(near[0]), note=note, icon="trail", lights=(f"open:{after(key)}",),
            group=msg("al-group-place", region=named("region", self.region(s, key)), n=n),
        )  # fmt: skip

    def region(self, s: Albion, key: str) -> str:
        """The region a place lies in."""
        regions = [chart(s).region[one] for one in self.neighbours(s, key)]
        return next((one for one in regions if one != "camelot"), "camelot")

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Near the castle: one has to go there."""
        q, _, r = after(key).partition(",")
        return -0.01 * hexes.apart((0, 0), (int(q), int(r)))

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R139", "site") if thing.startswith(("open:", "site:", "tile:")) else None


class Side(Asked):
    """On which Open Path of the own tile a Road Tile is laid."""

    id = "side"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        side, tile = int(after(key)), s.players[self.who(decision)].tile
        return OptionView(
            key=key,
            label=named("side", SIDES[side]),
            note=msg("al-note-side"),
            icon="trail",
            lights=(open_place(s, tile, side),),
        )

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R64", "not-your-path") if thing.startswith(("open:", "side:", "tile:")) else None


class Lay(Asked):
    """How the tile lies."""

    id = "lay"
    rules = ("AL-R68", "AL-R69")
    helped = True

    def ghost(self, s: Albion) -> Ghost:
        assert s.ghost is not None
        return s.ghost

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        ghost = self.ghost(s)
        return {
            "tile": tile_name(ghost.tile), "passed": [tile_name(one) for one in ghost.passed], "n": len(ghost.passed),
            "hero": hero_name(s, self.who(decision)),
        }  # fmt: skip

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        ghost, by = self.ghost(s), int(after(key))
        hex, map = (ghost.q, ghost.r), chart(s)
        lying = hexes.turned(TILES[ghost.tile].walls, by)
        joined = [map.tile[hexes.beyond(hex, side)] for side in hexes.joins(map.field, hex, lying)]
        opens = hexes.open_paths({**map.field, hex: lying}, hex)
        paths = [named("to", SIDES[side]) for side in opens]
        note = Msg("al-note-lay", {"paths": paths, "n": len(paths), "joins": len(joined)})
        return OptionView(
            key=key, label=msg("al-lay", n=len(opens)), note=note,
            icon="clockwise-rotation", lights=(f"tile:{ghost.tile}",), turn=by, joins=tuple(f"tile:{one}" for one in joined),
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return worth_lay(s, self.ghost(s), int(after(key)))

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (max(decision.keys, key=lambda key: self.worth(s, decision, key)),)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        ghost = self.ghost(s)
        if thing.startswith("lay:") and thing[4:].isdigit():
            hex, by = (ghost.q, ghost.r), int(thing[4:])
            legal = [turn.sixths for turn in turns(s, ghost.tile, hex, ghost.towards) or ()]
            safe = [turn.sixths for turn in safe_turns(s, ghost.tile, hex, ghost.towards, ghost.region)]
            if by in legal and by not in safe:
                return because("AL-R69", "cuts-off", region=named("region", ghost.region))
            return because("AL-R68", "no-join")
        return because("AL-R67", "lay-there", tile=tile_name(ghost.tile)) if thing.startswith(("tile:", "open:")) else None


LAND_KINDS = (Find(), Search(), Site(), Side(), Lay())
