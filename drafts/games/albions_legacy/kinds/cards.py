"""The questions that cards ask: one way or the other, which character, which tile, which enemy, which token."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..choices import NONE
from ..content import CARDS, CHARACTERS, ENCOUNTERS, THREATS, TILES, VIRTUES, title
from ..dooms import doom_name
from ..names import foe_name, hero_name, named, threat_name, tile_name
from ..odds import chance_of
from ..places import foes_on, region_of
from ..state import Albion
from ..uses import thing_name
from ..worth import worth_tile
from .asked import Asked, because, dozen
from .showing import text_of, thing_icon

TRY = "try"
"""The way that is a Challenge."""


def card_named(id: str) -> Msg:
    """An encounter, a threat, a card, a plaque or an ability by name."""
    one = title(id)
    if one in ENCOUNTERS:
        return named("encounter", one)
    if one in THREATS:
        return named("threat", one)
    if one in CARDS or one in VIRTUES or one in CHARACTERS:
        return thing_name(id)
    return doom_name(one)


class OfCard(Asked):
    """A question by which a card is carried out."""

    rules = ("AL-R2",)

    def card(self, decision: Decision) -> str:
        """The card that asks."""
        return str((decision.about or {})["card"])

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {**super().arguments(view, decision), "card": card_named(self.card(decision))}

    def none(self) -> OptionView:
        """To leave it."""
        return OptionView(key=NONE, label=msg("al-choose-none"), note=msg("al-note-choose-none"), icon="cancel")


class Way(OfCard):
    """One of the ways a card leaves open."""

    id = "way"

    def help(self, view: View, decision: Decision) -> Msg | None:
        return text_of(self.card(decision))

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        card, who = title(self.card(decision)), self.who(decision)
        label, note = msg(f"al-way-{key}"), msg(f"al-note-way-{card}-{key}")
        return OptionView(key=key, label=label, note=note, icon=thing_icon(card), odds=self.odds(s, who, card, key))

    def odds(self, s: Albion, who: int, card: str, key: str) -> Odds | None:
        """The chance, if this way is a Challenge."""
        chance = self.chance(s, who, card, key)
        return Odds(now=chance) if chance is not None and s.agreed.odds else None

    def chance(self, s: Albion, who: int, card: str, key: str) -> float | None:
        """The chance to pass if one tries."""
        trial = ENCOUNTERS[card].trial if card in ENCOUNTERS else None
        return chance_of(s, who, trial, kind="encounter", subject=card) if key == TRY and trial is not None else None

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        card, who = title(self.card(decision)), self.who(decision)
        chance = self.chance(s, who, card, key)
        if chance is not None:
            return 0.5 * chance - 0.2
        judged = WORTHS.get((card, key), WORTHS.get(("", key)))
        return judged(s, who) if judged is not None else 0.0

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        chance = self.chance(view.state, self.who(decision), title(self.card(decision)), keys[0])
        return msg("al-hint-chance", n=round(100 * chance)) if chance is not None else super().hint(view, decision, keys)


def wounded(s: Albion, who: int) -> float:
    return 0.4 * s.players[who].wounds


def costs(worth: float) -> Callable[[Albion, int], float]:
    """Always worth so much."""
    return lambda s, who: worth


WORTHS: dict[tuple[str, str], Callable[[Albion, int], float]] = {
    ("", "no"): costs(0.0),
    ("", "yes"): costs(0.1),
    ("", "destiny"): lambda s, who: 0.12 * (s.players[who].destiny < 3),
    ("", "lose"): lambda s, who: -0.12 * min(1, s.players[who].destiny),
    ("", "wait"): lambda s, who: -0.15 * s.turn.steps - 0.05,
    ("", "wound"): costs(-0.4),
    ("", "break"): costs(-0.25),
    ("", "heal"): wounded,
    ("", "take"): costs(0.1),
    ("", "leave"): costs(0.0),
    ("guinevere", "yes"): lambda s, who: 0.6 - 0.24,
    ("seduction", "virtue"): lambda s, who: -0.6 if len(s.decks["virtue"]) > 3 else -2.0,
    ("black-sails", "tokens"): costs(-0.2),
    ("black-sails", "despair"): costs(-0.6),
    ("the-beacon-that-was-not-lit", "destiny"): costs(-0.3),
    ("the-beacon-that-was-not-lit", "despair"): costs(-0.6),
    ("the-boy-with-the-news", "despair"): costs(-0.6),
    ("a-candle-in-every-window", "yes"): costs(0.3),
    ("tongueless-bell", "yes"): lambda s, who: 0.05 if s.foes else -0.1,
    ("the-singing-head", "yes"): lambda s, who: 0.1 if s.despair > 3 and len(s.decks["virtue"]) > 3 else -0.3,
    ("padarns-coat", "yes"): costs(0.3),
}
"""What bots think of a way: by card and way, or of a way on any card."""


class Player(OfCard):
    """Which character."""

    id = "player"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NONE:
            return self.none()
        s: Albion = view.state
        who = int(after(key))
        player = s.players[who]
        note = msg("al-note-player", destiny=player.destiny, wounds=player.wounds, broken=len(player.broken))
        return OptionView(key=key, label=hero_name(s, who), note=note, lights=(f"hero:{who}", f"mat:{who}"))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        if key == NONE:
            return 0.0
        player = s.players[int(after(key))]
        return 0.4 * player.wounds + 0.1 * len(player.broken) + 0.05 * (5 - player.destiny)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        if thing.startswith(("foe:", "escort:", "story:")):
            return because(decision.rule, "only-heroes")
        return because(decision.rule, "not-that-hero") if thing.startswith(("hero:", "mat:")) else None


class PlaceKind(OfCard):
    """Which tile."""

    id = "place"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NONE:
            return self.none()
        s: Albion = view.state
        tile = after(key)
        foes = foes_on(s, tile)
        note = msg("al-note-flee-foe", n=len(foes)) if foes else msg("al-note-place")
        return OptionView(
            key=key, label=tile_name(tile), note=note, icon="walk", lights=(f"tile:{tile}",), group=self.group(s, decision, key)
        )

    def group(self, s: Albion, decision: Decision, key: str) -> Msg:
        """Tiles stand together by region, twelve at most."""
        tiles = [one for one in decision.keys if one != NONE]
        n = dozen(tiles, key, lambda one: region_of(s, after(one)))
        return msg("al-group-place", region=named("region", region_of(s, after(key))), n=n)

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        if key == NONE:
            return 0.0
        tile = after(key)
        goal = 0.3 if tile in s.story.values() else 0.0
        return goal + 0.1 * worth_tile(s, tile) - 0.3 * len(foes_on(s, tile)) - (0.1 if TILES[tile].type == "encounter" else 0)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        if thing.startswith("open:"):
            return because(decision.rule, "no-tile")
        return because(decision.rule, "not-that-tile") if thing.startswith("tile:") else None


class EnemyKind(OfCard):
    """Which enemy on the map, or which type of enemy."""

    id = "enemy"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NONE:
            return self.none()
        s: Albion = view.state
        token = after(key)
        if key.startswith("type:"):
            n = sum(1 for one in s.foes if one.startswith(f"{token}."))
            return OptionView(key=key, label=named("foe", token), note=msg("al-note-type", n=n), icon="crossed-swords")
        note = msg("al-note-enemy", tile=tile_name(s.foes[token]))
        return OptionView(
            key=key, label=foe_name(token), note=note, icon="crossed-swords", lights=(f"foe:{token}", f"tile:{s.foes[token]}")
        )

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        if key == NONE:
            return 0.0
        token = after(key)
        if key.startswith("type:"):
            return 0.1 * sum(1 for one in s.foes if one.startswith(f"{token}."))
        return 0.1

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because(decision.rule, "not-that-foe") if thing.startswith("foe:") else None


class TokenKind(OfCard):
    """Which claimed token is given up."""

    id = "token"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        token = after(key)
        return OptionView(key=key, label=foe_name(token), note=msg("al-note-token"), icon="prisoner", lights=(f"foe:{token}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if "." in key else -0.2

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because(decision.rule, "not-that-token") if thing.startswith("foe:") else None


class Smoke(OfCard):
    """Which of the two threats that were seen goes under its deck."""

    id = "smoke"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NONE:
            return OptionView(key=key, label=msg("al-smoke-none"), note=msg("al-note-smoke-none"), icon="cancel")
        threat = after(key)
        return OptionView(key=key, label=threat_name(threat), note=msg(f"al-threat-text-{threat}"), icon="smoke-bomb")

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if key == NONE else 0.05


class OneDoom(OfCard):
    """Which Doom Effect is cured."""

    id = "doom"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        number, _, doom = after(key).partition(":")
        label = msg("al-doom-of", doom=doom_name(doom), hero=hero_name(s, int(number)))
        return OptionView(key=key, label=label, note=msg("al-note-doom"), lights=(f"mat:{number}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.2


CARD_KINDS = (Way(), Player(), PlaceKind(), EnemyKind(), TokenKind(), Smoke(), OneDoom())
