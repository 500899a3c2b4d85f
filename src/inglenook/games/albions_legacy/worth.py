"""What the bots think things are worth, about in coins: tiles, cards, ways."""

from __future__ import annotations

from inglenook.engine.kit import hexes

from .content import CARDS, TASKS, TILES, title
from .places import chart
from .state import Albion, Ghost

CARD = {"armoury": 0.3, "item": 0.2, "relic": 0.2, "mount": 0.25, "starting": 0.25, "artifact": 0.5}


def worth_card(s: Albion, who: int, card: str, *, mended: bool = False) -> float:
    """A card in the hands of a player."""
    one = CARDS[title(card)]
    worth = CARD[one.deck] + 0.05 * one.movement + 0.05 * sum(bonus.n for bonus in one.stones)
    return worth if mended or card not in s.players[who].broken else worth / 2


def worth_tile(s: Albion, tile: str) -> float:
    """A tile that could be laid: Story Tiles above all."""
    if any(task.tile == tile for task in TASKS.values() if task.quest in s.quests):
        return 1.0
    return {"roaming-threat": 0.2, "encounter": -0.2}.get(TILES[tile].type, 0.1)


def worth_lay(s: Albion, ghost: Ghost, sixths: int) -> float:
    """Many joins and many open paths."""
    map, hex = chart(s), (ghost.q, ghost.r)
    lying = hexes.turned(TILES[ghost.tile].walls, sixths)
    field = {**map.field, hex: lying}
    return 0.3 * len(hexes.joins(map.field, hex, lying)) + 0.2 * len(hexes.open_paths(field, hex))


def worth_go(s: Albion, who: int, tile: str) -> float:
    return 0.0


def worth_scout(s: Albion, who: int, *, paid: bool) -> float:
    return -1.0 if paid else 0.4


def worth_activate(s: Albion, who: int, *, search: bool) -> float:
    return -1.0 if search else 0.1


def worth_jail(s: Albion, who: int) -> float:
    return 0.1 * len(s.players[who].tokens)


def worth_trade(s: Albion, who: int, other: int) -> float:
    return -0.1


def worth_exchange(s: Albion, who: int, other: int, key: str) -> float:
    return -0.1
