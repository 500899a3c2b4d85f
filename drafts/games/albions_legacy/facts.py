"""What the lab writes down of a finished game."""

from __future__ import annotations

from inglenook.engine.facts import Chart, Fact, Facts, Thing
from inglenook.engine.words import msg

from .coins import coins_needed
from .content import CARDS, CHARACTERS, ENCOUNTERS, ENEMIES, THREATS, TILES, VIRTUES
from .ending import players_of, summed
from .plaques import stack_left
from .quests import progress
from .state import Albion, ALTable, seats

THINGS = {
    "hero": "al-hero-", "card": "al-card-", "virtue": "al-virtue-", "encounter": "al-encounter-", "threat": "al-threat-",
    "tile": "al-tile-", "type": "al-type-", "ability": "al-ability-",
}  # fmt: skip
PLAIN = (
    "steps", "scouted", "coins", "wounds", "broken", "retired", "destiny", "rerolled", "escaped", "jailed", "proven", "spoils",
    "traded",
)  # fmt: skip
CHALLENGES = ("enemy", "encounter", "story", "personal", "cure", "threat")
CHARTS = (
    Chart(title=msg("al-chart-ended"), kind="bar", rows="game", x="lost"),
    Chart(title=msg("al-chart-rounds"), kind="hist", rows="game", x="rounds"),
    Chart(title=msg("al-chart-coins"), kind="bar", rows="game", x="coins", y="won"),
    Chart(title=msg("al-chart-heroes"), kind="bar", x="hero", y="won", names="al-hero-"),
    Chart(title=msg("al-chart-challenges"), kind="bar", fold=("passed", "failed"), names="al-challenge-"),
)


def facts(t: ALTable) -> Facts:
    """How it ended and how far it was; what every seat did; and which cards, tiles and characters were there and used."""
    s = t.state
    ended = t.over.reason.id.removeprefix("al-over-") if t.over is not None else ""
    home = [progress(s, quest) for quest in s.quests]
    game: dict[str, Fact] = {
        "lost": ended,
        "rounds": s.round,
        "coins": s.coins,
        "coins-needed": coins_needed(s),
        "story": sum(have for have, _ in home),
        "story-needed": sum(need for _, need in home),
        "flames-out": s.despair,
        "plaques": stack_left(s),
        "tiles": len(s.land),
        "players": len(s.players),
        "retired": len(s.retired),
        "threats": summed(s, "threats"),
        "quest": "+".join(s.quests) or "none",
    }
    return Facts(game, [of_seat(s, seat) for seat in seats(s)], things(s))


def of_seat(s: Albion, seat: int) -> dict[str, Fact]:
    """The figures of one seat, over all its characters."""
    mine = players_of(s, seat)
    told: dict[str, Fact] = {"hero": s.players[mine[0]].character}
    told |= {what: tallied(s, mine, what) for what in PLAIN}
    for kind in CHALLENGES:
        told |= {f"{how}.{kind}": tallied(s, mine, f"{how}.{kind}") for how in ("passed", "failed")}
    return told | {f"beaten.{type}": tallied(s, mine, f"beaten.{type}") for type in ENEMIES}


def tallied(s: Albion, players: list[int], what: str) -> int:
    """A tally of several players together."""
    return sum(s.tally.get(f"{who}.{what}", 0) for who in players)


def things(s: Albion) -> list[Thing]:
    """What was there, and whether it was used: cards and plaques somebody had, characters, cards drawn, tiles laid."""
    everybody = list(range(len(s.players)))
    found: list[Thing] = []
    for who, player in enumerate(s.players):
        seat = player.seat
        found += [Thing("hero", id, seat) for id in CHARACTERS if s.tally.get(f"{who}.hero.{id}")]
        found += [
            Thing("ability", id, seat, bool(s.tally.get(f"{who}.used.{id}")))
            for id in CHARACTERS
            if s.tally.get(f"{who}.hero.{id}")
        ]
        found += [Thing("card", id, seat, works(s, who, id)) for id in CARDS if s.tally.get(f"{who}.card.{id}")]
        found += [Thing("virtue", id, seat) for id in VIRTUES if s.tally.get(f"{who}.virtue.{id}")]
    found += [Thing("encounter", id, 0) for id in ENCOUNTERS if tallied(s, everybody, f"encounter.{id}")]
    found += [Thing("threat", id, 0, id not in s.threats) for id in THREATS if tallied(s, everybody, f"threat.{id}")]
    laid = [id for id, *_ in s.land]
    found += [Thing("tile", id, 0) for id in laid]
    found += [Thing("type", type, 0, bool(tallied(s, everybody, f"activated.{type}"))) for type in types(laid)]
    return found


def works(s: Albion, who: int, card: str) -> bool:
    """Whether a card was used; one that works by being there always is."""
    one = CARDS[card]
    return bool(s.tally.get(f"{who}.used.{card}")) or bool(one.stones or one.movement or one.shields)


def types(laid: list[str]) -> list[str]:
    """The types of tiles that are in play, those of the castle with them."""
    castle = [tile.type for tile in TILES.values() if tile.set == "castle"]
    return [type for type in dict.fromkeys([*castle, *(TILES[id].type for id in laid)]) if type]
