"""What one does on a turn with cards and abilities, and the Personal Quest."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Msg, msg

from ..actions import after, untried
from ..cards import blocked, does, may, working
from ..content import CARDS, CHARACTERS, title
from ..names import card_name, named, tile_name
from ..odds import chance_of
from ..personal import PERSONAL_KIND, mine
from ..state import Albion
from ..uses import affordable, cost_of, thing_name
from .asked import Doing, because
from .showing import thing_icon

USES = {"hearth-mead": 0.3, "widows-salve": 0.5, "tinkers-roll": 0.3, "marsh-tonic": -0.05, "drovers-map": -0.05, "arthur": 0.1}
"""What bots think of using a thing when it does something; all others a little."""


class Using(Doing):
    """Using a card, a plaque or a Special Ability."""

    name = "use"

    def option(self, view: View, who: int, key: str) -> OptionView:
        id = after(key)
        fact = msg("al-note-cost", n=cost_of(id)) if cost_of(id) else None
        return OptionView(
            key=key, label=thing_name(id), note=named("note-use", title(id)), icon=thing_icon(id), lights=(f"card:{id}",),
            group=msg("al-group-cards"), fact=fact,
        )  # fmt: skip

    def worth(self, s: Albion, who: int, key: str) -> float:
        one = title(after(key))
        player = s.players[who]
        if one == "hearth-mead":
            return USES[one] if player.destiny <= 1 else -0.1
        if one == "widows-salve":
            return USES[one] if player.wounds else -0.1
        if one == "tinkers-roll":
            return USES[one] if player.broken else -0.1
        if one == "arthur":
            return USES[one] if player.destiny > 2 and len(s.foes) > 3 else -0.1
        return USES.get(one, 0.02)

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        if sort not in ("card", "use", "virtue") or not id:
            return None
        player = s.players[who]
        if id in player.broken:
            return because("AL-R200", "broken", card=card_name(id))
        if id not in list(working(s, who)):
            return because("AL-R202", "not-yours")
        if not does(id, "use"):
            return because("AL-R202", "not-on-turn")
        if title(id) in CARDS and CARDS[title(id)].slot == "relic" and blocked(s, "relics", who):
            return because("AL-R148", "no-relics")
        if not affordable(s, who, id):
            return because("AL-R119", "costs-destiny", n=cost_of(id))
        return because("AL-R102", "used-this-round") if not may(s, who, id) else None


class Proving(Doing):
    """Trying one's Personal Quest."""

    name = "personal"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        sheet = CHARACTERS[s.players[who].character]
        chance = self.chance(s, who)
        return OptionView(
            key=key, label=msg(f"al-personal-{sheet.id}"), note=msg("al-note-personal", card=card_name(sheet.artifact)),
            icon=thing_icon(sheet.artifact), lights=(f"tile:{sheet.quest_tile}",), group=msg("al-group-quest"),
            odds=Odds(now=chance) if s.agreed.odds else None,
        )  # fmt: skip

    def chance(self, s: Albion, who: int) -> float:
        """The chance to pass it."""
        sheet = CHARACTERS[s.players[who].character]
        return chance_of(s, who, sheet.quest, kind=PERSONAL_KIND, subject=sheet.id)

    def worth(self, s: Albion, who: int, key: str) -> float:
        return 0.6 * self.chance(s, who)

    def hint(self, view: View, who: int, key: str) -> Msg | None:
        return msg("al-hint-chance", n=round(100 * self.chance(view.state, who)))

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        if thing not in ("personal", f"mat:{who}"):
            return None
        if s.players[who].proven:
            return because("AL-R209", "proven")
        if not untried(s, "personal"):
            return because("AL-R82", "tried")
        sheet = mine(s, who)
        return because("AL-R209", "quest-elsewhere", tile=tile_name(sheet.quest_tile)) if sheet is not None else None
