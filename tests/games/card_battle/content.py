"""The printed cards. A card in play is called `kind.copy` (`wolf.2`), so every card is one of its kind."""

from pathlib import Path

from inglenook.engine import content
from inglenook.engine.words import Msg


class CardKind(content.Record, frozen=True, kw_only=True):
    """A card as printed. `waits` names the effects that answer events while it is in play."""

    copies: int
    cost: int
    power: int = 0
    health: int = 0
    waits: tuple[str, ...] = ()


KINDS = content.load(Path(__file__).parent / "content", "cards.toml", "card", CardKind)
CARDS = [f"{kind.id}.{copy}" for kind in KINDS.values() for copy in range(1, kind.copies + 1)]

# Printed values by card, so that no rule has to take a name apart.
KIND = {card: card.partition(".")[0] for card in CARDS}
COST = {card: KINDS[KIND[card]].cost for card in CARDS}
POWER = {card: KINDS[KIND[card]].power for card in CARDS}
HEALTH = {card: KINDS[KIND[card]].health for card in CARDS}
NAME = {card: Msg(f"card-{KIND[card]}") for card in CARDS}
PLAY = {card: f"play:{card}" for card in CARDS}
ATTACK = {card: f"attack:{card}" for card in CARDS}
WAITS = {card: [f"{KIND[card]}:{effect}" for effect in KINDS[KIND[card]].waits] for card in CARDS}
