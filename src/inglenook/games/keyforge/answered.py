"""What an answer was, by its key: for taking it back."""

from __future__ import annotations

from inglenook.engine.decide import DONE
from inglenook.engine.words import Msg, msg

from .choose import NO, SAME, YES
from .codex import HOUSE_ICONS, house_name, name_of
from .content import CARDS
from .kinds.asked import VERB_ICONS
from .moments import ANY_ORDER
from .state import TITLE
from .turn import END


def answered(key: str) -> Msg | None:
    """An answer by its key."""
    verb, _, id = key.rpartition(":")
    if verb in VERB_ICONS and TITLE[id] in CARDS:
        return msg(f"kf-option-{verb}", card=name_of(TITLE[id]))
    if "." in key and TITLE[key] in CARDS:
        return msg("kf-back-choice", what=name_of(TITLE[key]))
    if key in HOUSE_ICONS:
        return msg("kf-back-choice", what=house_name(key))
    if key in ("left", "right"):
        return Msg(f"kf-back-{key}")
    if key == END:
        return Msg(f"kf-answer-{key}")
    if key.isdigit():
        return msg("kf-back-answer", what=int(key))
    ability = key.partition(".")[2].partition(":")[0]
    if ability in CARDS:
        return msg("kf-back-first", card=name_of(ability))
    return msg("kf-back-answer", what=Msg(f"kf-answer-{key}")) if key in (YES, NO, SAME, ANY_ORDER, DONE) else None
