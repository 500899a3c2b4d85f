"""Rules of the Crucible that the chase keeps: each of these makes a rule of ours true as well, just as it is."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.games.keyforge.aember import take
from inglenook.games.keyforge.cards.common import swap_places
from inglenook.games.keyforge.effects import fills_hand
from inglenook.games.keyforge.fight import strength, targets
from inglenook.games.keyforge.forge import unforge
from inglenook.games.keyforge.play import enter, finish
from inglenook.games.keyforge.query import enemies, friends, guarded, has_power, powerless
from inglenook.games.keyforge.state import creatures, everybody
from inglenook.games.keyforge.turn import deeds
from inglenook.games.keyforge.zones import held, put, remove, reshuffle

# The ship is a creature without power, which shifts in its line, is fought and is guarded.
rule("RF-R28")(swap_places)
rule("RF-R34")(powerless)
rule("RF-G7")(strength)
rule("RF-G8")(guarded)
rule("RF-G9")(has_power)
# Dark æmber is taken like any other, a chest is unforged like a key, and what lay on the fallen is the opponent's.
rule("RF-R56")(take)
rule("RF-R80")(unforge)
rule("RF-G11")(remove)
# A turn is a turn of KeyForge, and all creatures are there while it lasts: one's own, the enemy's, and those of the team.
rule("RF-R81")(deeds)
rule("RF-R83")(targets)
rule("RF-R86", "RF-G26")(creatures)
rule("RF-R87")(friends)
rule("RF-R88")(enemies)
rule("RF-R136")(everybody)
# What the ship plays enters and is over as if a player had played it.
rule("RF-R105")(enter)
rule("RF-R107")(finish)
# The ship has no hand, and nothing that goes with one; its cards lie in zones like all others.
rule("RF-R129", "RF-R130", "RF-R131")(held)
rule("RF-G16")(fills_hand)
rule("RF-G28")(reshuffle)
rule("RF-G29")(put)
