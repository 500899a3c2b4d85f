"""A table without a map: the others' rows above, what is shared between, one's own rows below, the hand at the edge."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from rich.text import Text

from inglenook.engine.scene import Card, Mat, Scene, Zone

from . import panels
from .speech import Speech

Part = Literal["all", "rows", "held"]
"""Everything; in a small window the rows on one page, and hands and piles on another."""
PILES = ("pile", "stack")
UNSEEN = {"face-down", "active", "playing"}
"""What is not on top of a pile for all to see: backs, and a card that is only on its way there."""


class CardTable:
    """One drawing of one table."""

    def __init__(self, speech: Speech, scene: Scene, numbers: Mapping[str, str], focus: Collection[str], width: int) -> None:
        self.say, self.scene, self.numbers, self.focus, self.width = speech, scene, numbers, focus, width
        self.cards: dict[str, list[Card]] = {}
        for part in scene.parts:
            if isinstance(part, Card):
                self.cards.setdefault(part.at, []).append(part)
        self.names = {part.seat: speech(part.name) for part in scene.parts if isinstance(part, Mat)}

    def drawn(self, part: Part = "all", height: int = 0) -> Text:
        """All sides, one's own last; closer together where there is not room for all (0: there is)."""
        owners = list(dict.fromkeys(one.owner for one in self.scene.parts if isinstance(one, Zone)))
        order = sorted(owners, key=lambda owner: (owner == self.scene.seat and owner is not None, owner is None))
        sides = [text for owner in order if (text := self.side(owner, part))]
        apart = Text("\n\n").join(sides)
        close = part == "held" or 0 < height <= apart.plain.count("\n")
        return Text("\n").join(sides) if close else apart

    def side(self, owner: int | None, part: Part) -> Text | None:
        """What lies before one seat, or before nobody: rows, an open hand, piles in one line."""
        mine = [one for one in self.scene.parts if isinstance(one, Zone) and one.owner == owner]
        piles = [one for one in mine if one.kind in PILES or self.closed(one)]
        held = [one for one in mine if one.kind == "fan" and one not in piles]
        rows = [one for one in mine if one not in piles and one not in held]
        lines = []
        if part != "held":
            lines += [self.zone(one) for number, one in enumerate(rows) if number == 0 or self.filled(one)]
        if part != "rows":
            lines += [self.zone(one) for one in held]
        if part != "rows" and piles and owner is not None:  # what is nobody’s is counted beside the mats
            line = self.piles(owner, piles)
            lines = [*lines, line] if owner == self.scene.seat else [line, *lines]
        lines += [chips for one in piles if (chips := self.wanted(one))]
        return Text("\n").join(lines) if lines else None

    def closed(self, zone: Zone) -> bool:
        """Whether of a hand only the number is known, and none of it can be chosen."""
        cards = self.cards.get(zone.id, [])
        return zone.kind == "fan" and all("face-down" in one.state and one.id not in self.numbers for one in cards)

    def filled(self, zone: Zone) -> bool:
        return bool(zone.count or self.cards.get(zone.id))

    def zone(self, zone: Zone) -> Text:
        return panels.zone(zone, self.cards.get(zone.id, []), self.numbers, self.say, self.width, self.cards, self.focus)

    def piles(self, owner: int | None, piles: list[Zone]) -> Text:
        """All piles of a side in one line, by their short names, with the topmost card where it lies open."""
        tokens = [Text(self.names[owner], panels.BRAND)] if owner in self.names else []
        for pile in piles:
            token = Text(f"{self.say.brief(pile.name)} ", panels.DIM).append(str(pile.count), panels.BOLD)
            lying = [one for one in self.cards.get(pile.id, []) if not UNSEEN & set(one.state)]
            top = lying[-1] if lying else None
            if top is not None and pile.kind in PILES:
                token.append(f" {self.say(top.name)}", panels.FAINT)
            tokens.append(token)
        return Text("\n").join(panels.pack(tokens, self.width, gap=" · "))

    def wanted(self, pile: Zone) -> Text | None:
        """The cards of a pile that can be chosen now."""
        chips = [panels.card(one, self.numbers, self.say) for one in self.cards.get(pile.id, []) if one.id in self.numbers]
        if not chips:
            return None
        head = Text(f"{self.say(pile.name)}  ", panels.BRAND)
        return head.append_text(Text("\n").join(panels.pack(chips, self.width, indent=2, first=head.cell_len)))
