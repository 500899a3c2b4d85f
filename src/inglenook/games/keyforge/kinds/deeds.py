"""The main step: what can be done with cards, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..choose import copies
from ..codex import house_name, name_of, text_of, type_line
from ..content import CARDS
from ..fight import targets
from ..figures import Fighter, has_no_power
from ..play import hosts
from ..query import cannot, chain_penalty, hand_size, key_cost, total
from ..registry import ABILITIES, GRANTS
from ..score import clash_worth
from ..state import OWNER, Crucible, controller, face, house_of, is_creature, tally, title, upgrades
from ..turn import END, may_play_more
from ..use import has, rule_of_six, ways
from .asked import ANSWER_ICONS, VERB_ICONS, Asked
from .cards import blow, condition, outcome
from .choices import first_turn

ORDER = ("play", "action", "omni", "reap", "fight", "unstun", "discard")
"""In which order the deeds of a turn are listed."""
PLAY_ORDER = {"artifact": 3.0, "creature": 2.9, "upgrade": 2.6, "action": 2.5}
DEEDS = {"action": 1.7, "reap": 1.5, "unstun": 1.0, "omni": 0.4, "discard": 0.05}
Known = dict[str, Fighter]


class Main(Asked):
    """Play, use and discard cards of the active house, or end the turn."""

    id = "main"
    helped = True
    saving = True

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        first = "no" if not first_turn(s) else "done" if tally(s, "from-hand") else "yes"
        return {"house": house_name(s.house) if s.house else "none", "first": first}

    def cites(self, s: Crucible, decision: Decision) -> tuple[str, ...]:
        """The very first turn has a rule of its own."""
        return ("KF-K10",) if first_turn(s) else (decision.rule,)

    def listed(self, s: Crucible, decision: Decision) -> Sequence[str]:
        return sorted(decision.left, key=place)

    def usual(self, s: Crucible, decision: Decision) -> Sequence[str]:
        """To end, where nothing is left but to discard."""
        return (END,) if all(key.startswith("discard:") for key in decision.left if key != END) else ()

    # -- answers ------------------------------------------------------------------------------------------------------------

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        verb, _, id = key.rpartition(":")
        return self.deed(view.state, key, verb, id) if verb in VERB_ICONS else self.end(view, decision)

    def deed(self, s: Crucible, key: str, verb: str, id: str) -> OptionView:
        """Something to do with a card; a fight for which there is only one enemy is shown as what it is."""
        foes = targets(s, id) if verb == "fight" else []
        return OptionView(
            key=key,
            label=msg(f"kf-option-{verb}", card=name_of(title(s, id))),
            note=self.effect_of(s, verb, id),
            icon=VERB_ICONS[verb],
            lights=copies(s, id),
            group=Msg(f"kf-group-{verb}"),
            source=id if len(foes) == 1 else "",
            target=foes[0] if len(foes) == 1 else "",
        )

    def effect_of(self, s: Crucible, verb: str, id: str) -> Msg | None:
        """What a deed does, as far as it can be said before it is done."""
        name = title(s, id)
        if verb == "play":
            text = text_of(name) or type_line(name)
            n = face(s, id).amber + face(s, id).icons.count("amber")
            return msg("kf-note-bonus", n=n, text=text) if n else text
        if verb in ("action", "omni"):
            return said_by(s, id, verb) or type_line(name)
        if verb == "reap":
            have = s.sides[s.active].amber
            said = said_by(s, id, verb)
            told = {"n": have, "then": have + 1}
            return msg("kf-note-reap-and", **told, text=said) if said else msg("kf-note-reap", **told)
        if verb == "fight" and len(there := targets(s, id)) == 1 and not has_no_power(s, there[0]):
            return msg("kf-note-only", card=name_of(title(s, there[0])), what=outcome(s, id, there[0]))
        return condition(s, id) if verb == "fight" else msg(f"kf-note-{verb}")

    def end(self, view: View, decision: Decision) -> OptionView:
        """The end of the turn; for good where something could still be done and others are there to see it."""
        s: Crucible = view.state
        left_over = any(not key.startswith("discard:") for key in decision.keys if key != END)
        final = left_over and sum(seat.human for seat in view.seats) > 1
        note, group = msg("kf-note-end", n=drawn(s)), Msg(f"kf-group-{END}")
        return OptionView(key=END, label=Msg(f"kf-answer-{END}"), note=note, icon=ANSWER_ICONS[END], group=group, final=final)

    # -- what bots and hints go by ----------------------------------------------------------------------------------------

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        known: Known = {}
        return [deed_worth(s, key, known) for key in decision.keys]

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        if key == END:
            mine = s.sides[s.active]
            n = max(hand_size(s, s.active) - len(mine.hand) - chain_penalty(mine.chains), 0)
            return msg("kf-hint-end", n=n, have=mine.amber, cost=key_cost(s, s.active))
        verb, _, id = key.partition(":")
        explain = EXPLAIN.get(verb)
        return explain(s, id) if explain is not None else None

    # -- why not ----------------------------------------------------------------------------------------------------------

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        if thing != "tide":
            return super().not_thing(s, decision, thing)
        return Reason(msg("kf-why-high-tide" if s.tidal else "kf-why-no-tide"), "KF-K66")

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        """Why nothing, or not this, can be done with a card."""
        card = name_of(title(s, id))
        if id in s.sides[s.active].hand:
            return why_not_played(s, verb, id)
        if id not in s.control:
            return why_out_of_play(s, id)
        if controller(s, id) != s.active:
            return Reason(msg("kf-why-not-yours", card=card), "KF-K72")
        if face(s, id).type == "upgrade":
            return Reason(msg("kf-why-upgrade", card=card), "KF-K19")
        if id in s.tired:
            return Reason(msg("kf-why-exhausted", card=card), "KF-K22")
        if not rule_of_six(s, id):
            return Reason(msg("kf-why-six", card=card), "KF-K14")
        if not is_creature(s, id) and verb in ("reap", "fight"):
            return Reason(msg("kf-why-artifact", card=card), "KF-K25")
        if not is_creature(s, id) and not (has(s, id, "action") or has(s, id, "omni")):
            return Reason(msg("kf-why-no-ability", card=card), "KF-K25")
        return why_house(s, id, "KF-K9") if house_of(s, id) != s.house else why_this_way(s, verb, id)


def place(key: str) -> int:
    """Where a deed stands in the list; what belongs to no card comes last."""
    verb = key.partition(":")[0]
    return ORDER.index(verb) if verb in ORDER else len(ORDER)


def drawn(s: Crucible) -> int:
    """How many cards the end of the turn brings."""
    mine = s.sides[s.active]
    room = max(hand_size(s, s.active) - len(mine.hand), 0)
    return max(room - chain_penalty(mine.chains), 0) if room else 0


def said_by(s: Crucible, id: str, moment: str) -> Msg | None:
    """The text of what a card does at a moment: its own, and that of the upgrades which grant it more."""
    found = text_of(title(s, id)) if title(s, id) in ABILITIES[moment] else None
    for upgrade in [title(s, one) for one in upgrades(s, id)]:
        text = text_of(upgrade) if upgrade in GRANTS[moment] else None
        if text is not None:
            more = msg("kf-note-granted", card=name_of(upgrade), text=text)
            found = msg("kf-note-and", one=found, two=more) if found else more
    return found


# -- worths and hints -----------------------------------------------------------------------------------------------------


def deed_worth(s: Crucible, key: str, known: Known) -> float:
    """Play before using, fight what dies, reap otherwise, discard what is left, then end."""
    if key == END:
        return 0.0
    verb, _, id = key.partition(":")
    if verb == "play":
        card = CARDS[title(s, id)]
        return PLAY_ORDER[card.type] + 0.2 * card.amber
    if verb == "fight":
        return max((clash_worth(s, id, other, known) for other in targets(s, id)), default=0.0)
    return DEEDS.get(verb, -1.0)


def to_play(s: Crucible, id: str) -> Msg:
    """What playing a card brings: æmber at once, a body, or what it says."""
    card = CARDS[title(s, id)]
    if card.amber:
        return msg("kf-hint-play-amber", n=card.amber, **towards_key(s, card.amber))
    if card.type == "creature":
        enemy = len(s.sides[1 - s.active].line) if s.duel else 0
        return msg("kf-hint-play-creature", power=card.power, mine=len(s.sides[s.active].line) + 1, enemy=enemy)
    text = text_of(card.id)
    return msg("kf-hint-play-text", text=text) if text is not None else msg("kf-hint-play-plain")


def to_reap(s: Crucible, id: str) -> Msg:
    """One more æmber."""
    return msg("kf-hint-reap", **towards_key(s, 1))


def towards_key(s: Crucible, more: int) -> dict[str, int]:
    """How much æmber there is then, and what a key costs."""
    return {"have": s.sides[s.active].amber + more, "cost": key_cost(s, s.active)}


def to_fight(s: Crucible, id: str) -> Msg | None:
    """The best fight there is for it."""
    foes = targets(s, id)
    return blow(s, id, max(foes, key=lambda other: clash_worth(s, id, other))) if foes else None


def to_discard(s: Crucible, id: str) -> Msg:
    """Room for another card."""
    mine = s.sides[s.active]
    return msg("kf-hint-discard", n=max(hand_size(s, s.active) - len(mine.hand) + 1 - chain_penalty(mine.chains), 0))


def to_use(s: Crucible, id: str) -> Msg | None:
    """What it says."""
    text = text_of(title(s, id))
    return msg("kf-hint-use", text=text) if text is not None else None


EXPLAIN: dict[str, Callable[[Crucible, str], Msg | None]] = {
    "play": to_play, "reap": to_reap, "fight": to_fight, "discard": to_discard, "action": to_use, "omni": to_use,
}  # fmt: skip


# -- why not --------------------------------------------------------------------------------------------------------------


def why_out_of_play(s: Crucible, id: str) -> Reason:
    """Why a card that lies somewhere else does nothing; what nobody may know is not said."""
    card = name_of(title(s, id))
    mine = s.sides[OWNER[id]]
    if id in mine.discard:
        return Reason(msg("kf-why-discarded", card=card), "KF-K72")
    if id in mine.purged:
        return Reason(msg("kf-why-purged", card=card), "KF-K42")
    if OWNER[id] == s.active and id in mine.archives:
        return Reason(msg("kf-why-archived", card=card), "KF-K41")
    return Reason(msg("kf-why-not-in-play", card=card), "KF-K72")


def why_this_way(s: Crucible, verb: str, id: str) -> Reason:
    """Why a card that can be used cannot be used like this."""
    card = name_of(title(s, id))
    if id in s.stunned:
        return Reason(msg("kf-why-stunned", card=card), "KF-K27")
    if id in s.enraged and verb != "fight" and "fight" in ways(s, id):
        return Reason(msg("kf-why-enraged", card=card), "KF-K28")
    toll = total(s, "use-cost", id, s.active)
    if toll > s.sides[s.active].amber:
        return Reason(msg("kf-why-toll", card=card, n=toll), "KF-K37")
    if verb == "fight" and "fight" not in ways(s, id) and not cannot(s, "fight", id):
        return Reason(msg("kf-why-nobody-to-fight", card=card), "KF-K24")
    if verb in ("action", "omni") and not has(s, id, verb):
        return Reason(msg("kf-why-no-ability", card=card), "KF-K25")
    return Reason(msg("kf-why-forbidden", card=card), "KF-K2")


def why_not_played(s: Crucible, verb: str, id: str) -> Reason:
    """Why a card stays in hand."""
    card = CARDS[title(s, id)]
    name = name_of(card.id)
    if not may_play_more(s):
        return Reason(msg("kf-why-first-turn"), "KF-K10")
    if house_of(s, id) != s.house:
        return why_house(s, id, "KF-K21" if verb == "discard" else "KF-K9")
    if not rule_of_six(s, id):
        return Reason(msg("kf-why-six", card=name), "KF-K14")
    if card.type == "upgrade" and not hosts(s, id):
        return Reason(msg("kf-why-no-host", card=name), "KF-K19")
    if cannot(s, "play", id, s.active):
        return Reason(msg("kf-why-forbidden", card=name), "KF-K2")
    toll = total(s, "play-cost", id, s.active)
    if toll > s.sides[s.active].amber:
        return Reason(msg("kf-why-toll", card=name, n=toll), "KF-K37")
    if card.keywords.get("alpha"):
        return Reason(msg("kf-why-alpha", card=name), "KF-K60")
    return Reason(msg("kf-why-needs", card=name), "KF-K15")


def why_house(s: Crucible, id: str, rule: str) -> Reason:
    """It is of another house than the active one."""
    own = house_name(house_of(s, id))
    active = house_name(s.house) if s.house else msg("kf-house-none")
    return Reason(msg("kf-why-house", card=name_of(title(s, id)), house=own, active=active), rule)
