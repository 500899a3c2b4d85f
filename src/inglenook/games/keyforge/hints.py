"""Hints: why an answer looks good, with the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.words import Msg, msg

from .codex import house_name, name_of, text_of
from .content import CARDS
from .fight import targets
from .figures import Clash, clash, destroys, left, through, waiting
from .query import chain_penalty, hand_size, key_cost, power
from .score import clash_worth
from .state import TITLE, Crucible, house_of, is_creature, title
from .turn import END


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """A reason for this answer."""
    s: Crucible = view.state
    explain = EXPLAIN.get(decision.kind)
    found = explain(s, decision, keys[0]) if explain is not None and keys else None
    return found or msg("kf-hint-best", n=len(decision.keys))


def _main(s: Crucible, decision: Decision, key: str) -> Msg | None:
    if key == END:
        return _end(s, decision)
    verb, _, id = key.partition(":")
    explain = DEEDS.get(verb)
    return explain(s, id) if explain is not None else None


def _play(s: Crucible, id: str) -> Msg:
    """What playing a card brings: æmber at once, a body, or what it says."""
    card = CARDS[title(s, id)]
    if card.amber:
        return msg("kf-hint-play-amber", n=card.amber, **_towards_key(s, card.amber))
    if card.type == "creature":
        enemy = len(s.sides[1 - s.active].line) if s.duel else 0
        return msg("kf-hint-play-creature", power=card.power, mine=len(s.sides[s.active].line) + 1, enemy=enemy)
    text = text_of(card.id)
    return msg("kf-hint-play-text", text=text) if text is not None else msg("kf-hint-play-plain")


def _reap(s: Crucible, id: str) -> Msg:
    return msg("kf-hint-reap", **_towards_key(s, 1))


def _towards_key(s: Crucible, more: int) -> dict[str, int]:
    """How much æmber there is then, and what a key costs."""
    return {"have": s.sides[s.active].amber + more, "cost": key_cost(s, s.active)}


def _fight(s: Crucible, id: str) -> Msg | None:
    """The best fight there is for it."""
    foes = targets(s, id)
    return _blow(s, id, max(foes, key=lambda other: clash_worth(s, id, other))) if foes else None


def _whom(s: Crucible, decision: Decision, key: str) -> Msg | None:
    card = str((decision.about or {}).get("card", ""))
    return _blow(s, card, key) if card in s.control and key in s.control and card != key else None


def _blow(s: Crucible, id: str, other: str) -> Msg:
    found: Clash = clash(s, id, other)
    word = "elusive" if found.eluded else "both" if found.kills and found.dies else "kills" if found.kills else "wounds"
    mine, theirs = power(s, id), power(s, other)
    names = {"card": name_of(title(s, id)), "foe": name_of(title(s, other))}
    return msg(
        f"kf-hint-fight-{word}", power=mine, theirs=theirs, out=found.out, left=max(left(s, id) - found.back, 0), **names
    )


def _discard(s: Crucible, id: str) -> Msg:
    mine = s.sides[s.active]
    return msg("kf-hint-discard", n=max(hand_size(s, s.active) - len(mine.hand) + 1 - chain_penalty(mine.chains), 0))


def _act(s: Crucible, id: str) -> Msg | None:
    text = text_of(title(s, id))
    return msg("kf-hint-use", text=text) if text is not None else None


def _end(s: Crucible, decision: Decision) -> Msg:
    mine = s.sides[s.active]
    n = max(hand_size(s, s.active) - len(mine.hand) - chain_penalty(mine.chains), 0)
    return msg("kf-hint-end", n=n, have=mine.amber, cost=key_cost(s, s.active))


def _house(s: Crucible, decision: Decision, key: str) -> Msg:
    """How many cards of it can do something, beside the next best house."""
    counts = {house: waiting(s, s.active, house) for house in decision.keys}
    other = max((house for house in decision.keys if house != key), key=lambda house: sum(counts[house]), default=key)
    held, ready = counts[key]
    return msg("kf-hint-house", house=house_name(key), hand=held, play=ready, other=house_name(other), rest=sum(counts[other]))


def _damage(s: Crucible, decision: Decision, key: str) -> Msg | None:
    n = int((decision.about or {}).get("n", 1))
    if key not in s.control or not is_creature(s, key):
        return None
    word = "dies" if destroys(s, key, n) else "hurts"
    rest = max(left(s, key) - through(s, key, n), 0)
    return msg(f"kf-hint-damage-{word}", card=name_of(title(s, key)), power=power(s, key), left=rest)


def _mulligan(s: Crucible, decision: Decision, key: str) -> Msg:
    hand = s.sides[decision.seat].hand
    counts: dict[str, int] = {}
    for id in hand:
        counts[CARDS[TITLE[id]].house] = counts.get(CARDS[TITLE[id]].house, 0) + 1
    best = max(counts, key=lambda house: counts[house])
    return msg("kf-hint-mulligan", house=house_name(best), n=counts[best], hand=len(hand))


def _archives(s: Crucible, decision: Decision, key: str) -> Msg:
    mine = s.sides[s.active]
    return msg("kf-hint-archives", n=len(mine.archives), house=sum(1 for id in mine.archives if house_of(s, id) == s.house))


DEEDS: dict[str, Callable[[Crucible, str], Msg | None]] = {
    "play": _play,
    "reap": _reap,
    "fight": _fight,
    "discard": _discard,
    "action": _act,
    "omni": _act,
}
EXPLAIN: dict[str, Callable[[Crucible, Decision, str], Msg | None]] = {
    "main": _main,
    "house": _house,
    "fight": _whom,
    "damage": _damage,
    "icon-damage": _damage,
    "mulligan": _mulligan,
    "archives": _archives,
}
