"""What one does on a turn with the land: going, scouting, activating a tile, the Dungeon, trading, and ending the turn."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.kit import hexes
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg

from ..actions import after
from ..activating import SEARCH, active, closed, locked
from ..content import CAMELOT, CAPTIVES, DUNGEON, TILES
from ..landing import outer_region
from ..moving import draws_encounter, ways
from ..names import foe_name, hero_name, named, threat_name, tile_name
from ..outlook import Outlook
from ..places import chart, foes_on
from ..scouting import COIN, choice, in_vain, open_sides
from ..state import Albion
from ..trading import free_to_go, offers, partners
from ..worth import worth_jail, worth_trade
from .asked import Doing, because, dozen

NEAR = 2
"""So many steps are near."""
SIDES = ("n", "ne", "se", "s", "sw", "nw")
ICONS = {
    "armoury": "swords-emblem", "healing": "health-potion", "item": "knapsack", "relic": "chalice-drops", "repair": "anvil",
    "stables": "horse-head", "virtue": "angel-wings",
}  # fmt: skip


def open_place(s: Albion, tile: str, side: int) -> str:
    """The id of the empty place behind an Open Path."""
    q, r = hexes.beyond(chart(s).at[tile], side)
    return f"open:{q},{r}"


class Going(Doing):
    """Walking to a tile."""

    name = "go"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        tile = after(key)
        way = (ways(s, who) or {})[tile]
        return OptionView(
            key=key, label=tile_name(tile), note=self.note(s, tile, way.points), icon="walk", lights=(f"tile:{tile}",),
            path=tuple(f"tile:{one}" for one in way.spaces), group=self.group(s, who, tile),
        )  # fmt: skip

    def group(self, s: Albion, who: int, tile: str) -> Msg:
        """Tiles stand together by region; in the castle the near ones by themselves."""
        there, region = ways(s, who) or {}, chart(s).region

        def group_of(one: str) -> str:
            return "" if region[one] == CAMELOT and there[one].points <= NEAR else region[one]

        n = dozen(there, tile, group_of)
        return msg("al-group-go", region=named("region", region[tile]), n=n) if group_of(tile) else msg("al-group-near", n=n)

    def note(self, s: Albion, tile: str, steps: int) -> Msg:
        """What waits there."""
        foes = foes_on(s, tile)
        if foes:
            return msg("al-note-go-foe", foe=foe_name(foes[0]), more=len(foes) - 1, steps=steps)
        if draws_encounter(s, tile):
            return msg("al-note-go-encounter", steps=steps)
        type = TILES[tile].type
        if type in ICONS:
            return msg("al-note-go-active", type=named("type", type), steps=steps)
        return msg("al-note-go", steps=steps)

    def worth(self, s: Albion, who: int, key: str) -> float:
        return Outlook(s, who).go(after(key))

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, tile = thing.partition(":")
        if sort not in ("tile", "go") or tile not in TILES:
            return None
        if tile == s.players[who].tile:
            return because("AL-R83", "here", tile=tile_name(tile))
        if tile not in chart(s).at:
            return because("AL-R83", "not-found", tile=tile_name(tile))
        if s.turn.steps <= 0:
            return because("AL-R83", "no-steps")
        return because("AL-R83", "too-far", tile=tile_name(tile), steps=s.turn.steps)


class Scouting(Doing):
    """Finding a tile."""

    name = "scout"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        side, _, paid = after(key).partition(".")
        tile = s.players[who].tile
        label = msg("al-scout-coin" if paid else "al-scout", side=named("side", SIDES[int(side)]))
        n = max(choice(s, who), 2 if paid == COIN else 1)
        note = msg("al-note-scout", region=named("region", outer_region(s, tile)), n=n)
        return OptionView(
            key=key, label=label, note=note, icon="trail", lights=(open_place(s, tile, int(side)),), group=msg("al-group-scout")
        )

    def worth(self, s: Albion, who: int, key: str) -> float:
        return Outlook(s, who).scout() - (1.0 if key.endswith(COIN) else 0.0)

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        if thing.startswith("scout:") and not s.agreed.choose_tile and thing.endswith(COIN):
            return because("AL-R232", "no-coin-scout")
        if not thing.startswith(("open:", "scout:")) and thing != "deck:stack":
            return None
        if not s.stack.layers:
            return because("AL-R65", "stack-empty")
        if s.turn.steps <= 0:
            return because("AL-R62", "scout-steps")
        if s.turn.found:
            return because("AL-R72", "enter-first", tile=tile_name(s.turn.found))
        if any(in_vain(s, who, side) for side in open_sides(s, who) or ()):
            return because("AL-Q55", "looked-already")
        return because("AL-R64", "not-your-path")


class Activating(Doing):
    """Using an Active Tile."""

    name = "activate"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        tile = s.players[who].tile
        type = TILES[tile].type
        if after(key) == SEARCH:
            label, note = msg("al-activate-search"), msg("al-note-activate-search")
        else:
            label, note = msg("al-activate", tile=tile_name(tile)), msg(f"al-note-activate-{type}")
        return OptionView(
            key=key, label=label, note=note, icon=ICONS[type], lights=(f"tile:{tile}",), group=msg("al-group-here")
        )

    def worth(self, s: Albion, who: int, key: str) -> float:
        return -1.0 if after(key) == SEARCH else Outlook(s, who).activate()

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        if not thing.startswith(("activate", "deck:")):
            return None
        tile = s.players[who].tile
        if not active(s, tile):
            return because("AL-R44", "passive", tile=tile_name(tile))
        if locked(s, tile):
            return because("AL-R60", "locked", n=len(s.players), coins=s.coins)
        threat = closed(s, who, tile)
        if threat:
            return because("AL-R148", "closed", tile=tile_name(tile), threat=threat_name(threat))
        return because("AL-R43", "useless", tile=tile_name(tile))


class Jailing(Doing):
    """Bringing captives to the Dungeon."""

    name = "jail"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        n = len(s.players[who].tokens)
        note = msg("al-note-jail", n=len(s.dungeon), most=CAPTIVES)
        return OptionView(
            key=key,
            label=msg("al-jail", n=n),
            note=note,
            icon="prisoner",
            lights=(f"tile:{DUNGEON}",),
            group=msg("al-group-here"),
        )

    def worth(self, s: Albion, who: int, key: str) -> float:
        return worth_jail(s, who)

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        if thing not in ("jail", "dungeon"):
            return None
        return because("AL-R33", "no-captives" if s.players[who].tile == DUNGEON else "not-in-dungeon")


class Trading(Doing):
    """Trading with somebody."""

    name = "trade"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        other = int(after(key))
        return OptionView(
            key=key, label=msg("al-trade", other=hero_name(s, other)), note=msg("al-note-trade"), icon="shaking-hands",
            lights=(f"hero:{other}", f"mat:{other}"), group=msg("al-group-cards"),
        )  # fmt: skip

    def worth(self, s: Albion, who: int, key: str) -> float:
        other = int(after(key))
        return worth_trade(s, who, other, offers(s, who, other))

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        if sort not in ("hero", "mat", "trade") or not id.isdigit() or int(id) >= len(s.players):
            return None
        other = int(id)
        if other == who:
            return because("AL-R204", "yourself", hero=hero_name(s, who))
        if other not in (partners(s, who) or ()):
            return because("AL-R204", "not-together", hero=hero_name(s, other))
        return because("AL-R204", "nothing-to-trade", hero=hero_name(s, other), n=len(free_to_go(s, who) or ()))


class Ending(Doing):
    """Ending the turn."""

    name = "end"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        note = msg("al-note-end-dungeon") if s.players[who].tile == DUNGEON else msg("al-note-end", steps=s.turn.steps)
        return OptionView(key=key, label=msg("al-end"), note=note, icon="night-sleep", group=msg("al-group-end"))

    def worth(self, s: Albion, who: int, key: str) -> float:
        return Outlook(s, who).end()


LAND: tuple[Doing, ...] = (Activating(), Scouting(), Going(), Jailing(), Trading(), Ending())
