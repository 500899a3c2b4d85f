"""What the bots think things are worth, about in coins: tiles, cards, ways."""

from __future__ import annotations

from inglenook.engine.kit import hexes

from .content import CAPTIVES, CARDS, TASKS, TILES, title
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


def worth_jail(s: Albion, who: int) -> float:
    """Captives brought to the Dungeon."""
    return 0.05 * len(s.players[who].tokens) + (len(s.dungeon) + len(s.players[who].tokens)) // CAPTIVES


def worth_exchange(s: Albion, who: int, other: int, key: str) -> float:
    """What changes hands is worth more where a slot is empty; captives where somebody stands in the Dungeon."""
    what, _, thing = key.partition(":")
    giver, taker = (who, other) if what in ("give", "hand") else (other, who)
    if what in ("hand", "fetch"):
        return 0.05 if len(s.players[taker].tokens) > len(s.players[giver].tokens) else -0.05
    slot = CARDS[title(thing)].slot
    kept = [card for card in s.players[giver].cards if CARDS[title(card)].slot == slot]
    has = [card for card in s.players[taker].cards if CARDS[title(card)].slot == slot]
    return 0.05 if len(kept) > len(has) + 1 else -0.05


def worth_trade(s: Albion, who: int, other: int, offers: list[str]) -> float:
    """What the best exchange with another is worth; one that nobody wants is not begun."""
    best = max((worth_exchange(s, who, other, key) for key in offers), default=-1.0)
    return best if best > 0 else -1.0
