"""What the lab writes down of a finished game."""

from __future__ import annotations

from inglenook.engine.facts import Chart, Fact, Facts, Thing, counted
from inglenook.engine.words import msg

from .content import (
    ASSISTANTS,
    CONTRACTS,
    DISTRICT_IDS,
    FINISHES,
    GUILDS,
    MEMBERS,
    OVERTIME,
    STATIONS,
    TIERS,
    TITLES,
    UPGRADES,
)
from .scoring import mystic_gold, reputation_gold, smith_total, total
from .state import FRTable, Ravenshire, ao_side

PLAIN = ("deals", "talismans")
FAMILIES: dict[str, tuple[str, ...]] = {
    "placed": DISTRICT_IDS,
    "taken": DISTRICT_IDS,
    "ran": GUILDS,
    "station": tuple(STATIONS),
    "overtime": tuple(OVERTIME),
    "finish": tuple(FINISHES),
}
USED: dict[str, tuple[str, ...]] = {
    "member": tuple(MEMBERS),
    "upgrade": tuple(UPGRADES),
    "station": tuple(STATIONS),
    "overtime": tuple(OVERTIME),
}
"""Whatever everybody could have used: it was, or it was not."""
THINGS = {
    "contract": "fr-contract-", "member": "fr-member-", "title": "fr-title-", "upgrade": "fr-upgrade-",
    "station": "fr-station-", "overtime": "fr-overtime-", "assistant": "fr-assistant-",
}  # fmt: skip

CHARTS = (
    Chart(title=msg("fr-chart-gold"), kind="hist", x="gold", group="bot"),
    Chart(title=msg("fr-chart-ao"), kind="hist", rows="game", x="ao-gold"),
    Chart(title=msg("fr-chart-seat"), kind="bar", x="seat", y="fair", note=msg("fr-chart-fair")),
    Chart(title=msg("fr-chart-districts"), kind="bar", fold=("placed", "taken"), names="fr-district-"),
    Chart(title=msg("fr-chart-stations"), kind="bar", fold=("station",), names="fr-station-"),
    Chart(title=msg("fr-chart-contracts"), kind="bar", x="contracts", y="won"),
    Chart(title=msg("fr-chart-reputation"), kind="line", x="reputation", y="gold"),
)


def facts(t: FRTable) -> Facts:
    """Whether AO played and what it had; for every seat its Gold and where it came from, and what it used."""
    s = t.state
    seats = range(len(s.smiths))
    game: dict[str, Fact] = {"ao": s.ao is not None}
    if s.ao is not None:
        side, ao = ao_side(s), s.ao
        game |= {"ao-gold": total(s, side), "ao-contracts": len(ao.contracts), "ao-reputation": ao.reputation}
        game |= {"ao-members": sum(map(len, ao.members)), "ao-cost": ao.cost, "ao-finish": ao.finish}
        game["ao-beaten"] = sum(total(s, seat) > total(s, side) for seat in seats)
    return Facts(game, [of_seat(s, seat) for seat in seats], [one for seat in seats for one in things(s, seat)])


def of_seat(s: Ravenshire, seat: int) -> dict[str, Fact]:
    """The figures of one seat."""
    smith = s.smiths[seat]
    told: dict[str, Fact] = {
        "gold": smith_total(smith),
        "reputation": smith.reputation,
        "reputation-gold": reputation_gold(smith),
        "mystic-gold": mystic_gold(smith),
        "contracts": len(smith.contracts),
        "members": sum(map(len, smith.members)),
        "titles": len(smith.titles),
        "upgrades": len(smith.upgrades),
        "first": s.tally.get(f"{seat}.first", 0),
        "assistant": smith.assistant,
    }
    told |= {f"forged.{tier}": sum(CONTRACTS[card].tier == tier for card in smith.contracts) for tier in TIERS}
    return told | counted(s, seat, PLAIN, FAMILIES)


def things(s: Ravenshire, seat: int) -> list[Thing]:
    """What a seat could have had and used: contracts it completed, and everything of which all had the same chance."""
    smith = s.smiths[seat]
    found = [Thing("contract", id, seat) for id in smith.contracts]
    found += [Thing("contract", id, seat, taken=False) for id in CONTRACTS if id == smith.starter]
    for kind, all_ids in USED.items():
        found += [Thing(kind, id, seat, bool(s.tally.get(f"{seat}.{kind}.{id}", 0))) for id in all_ids]
    found += [Thing("title", id, seat, id in smith.titles) for id in TITLES if id in s.titles]
    if smith.assistant:
        found += [Thing("assistant", id, seat, id == smith.assistant) for id in ASSISTANTS if id == smith.assistant]
    return found
