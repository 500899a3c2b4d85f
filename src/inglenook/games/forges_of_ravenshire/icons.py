"""The pictures of what is no record: goods, mystics, coins, guilds, items, finishes, rows, AO's events, and faces."""

from __future__ import annotations

STOCK: dict[str, str] = {
    "wood": "log",
    "ore": "ore",
    "leather": "animal-hide",
    "charcoal": "coal-pile",
    "steel": "metal-bar",
    "talisman": "gem-pendant",
    "embergem": "fire-gem",
    "dragon-scale": "fish-scales",
    "mithril": "crystal-cluster",
    "gold": "two-coins",
    "action-token": "lightning-helix",
    "reputation": "laurel-crown",
    "raw": "stockpiles",
    "raw-different": "stockpiles",
    "good-of-choice": "wooden-crate",
    "mystic": "sparkles",
    "cube": "cubes",
    "recruit": "shaking-hands",
}
"""Whatever a reward or a price may name."""

GUILD: dict[str, str] = {
    "merchant": "scales",
    "harvester": "wheat",
    "alchemist": "round-bottom-flask",
    "raven": "raven",
}
"""Guilds, and the dice of their colour; the Raven Die is of none."""

ITEM: dict[str, str] = {"weapon": "broadsword", "shield": "checked-shield", "armor": "breastplate"}

FINISH: dict[str, str] = {"production": "gear-hammer", "embergem": "fire-gem", "mithril": "crystal-cluster"}

TIER: dict[str, str] = {"common": "rank-1", "exceptional": "rank-2", "legendary": "rank-3"}

EVENT: dict[str, str] = {"reputation": "laurel-crown", "recruit": "shaking-hands", "goods": "cubes"}

LEVEL: dict[str, str] = {"apprentice": "flat-hammer", "artisan": "anvil", "master-smith": "sword-smithing"}

PLACE: dict[str, str] = {
    "market": "trade",
    "workshop": "anvil",
    "starter": "scroll-quill",
    "first": "flying-flag",
    "title": "ribbon-medal",
    "rest": "night-sleep",
    "deck": "card-draw",
}
"""Other things that lie on the table or can be done there."""

AO: tuple[str, str, str] = ("raven", "anvil", "gears")
"""Blackbeak's portrait: head, prop, and what is behind it."""

SMITHS: tuple[tuple[str, str, str], ...] = (
    ("badger", "flat-hammer", "furnace"),
    ("fox-head", "pincers", "fireplace"),
    ("hedgehog", "bellows", "chimney"),
    ("barn-owl", "sharp-axe", "anvil"),
)
"""The players' portraits, by seat."""
