"""Personal Quests and Artifacts (R209, R22)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .actions import Action, untried
from .challenge import challenge
from .content import CHARACTERS, Character
from .holdings import gain_card
from .hope import proven
from .names import card_name, named
from .state import Albion, ALTable, count
from .telling import tell

PERSONAL_KIND = "personal"


def mine(s: Albion, who: int) -> Character | None:
    """The sheet of a player."""
    return CHARACTERS.get(s.players[who].character)


def personal_keys(s: Albion, who: int) -> list[str]:
    """Whether the Personal Quest can be tried here and now: `personal`."""
    player, sheet = s.players[who], mine(s, who)
    if sheet is None or player.proven or player.tile != sheet.quest_tile or not untried(s, PERSONAL_KIND):
        return []
    return [PERSONAL_KIND]


@rule("AL-R209")
async def try_personal(t: ALTable, who: int, key: str) -> None:
    """A Challenge on the tile that the sheet names; whoever passes has the own Artifact. It does not end the turn."""
    s = t.state
    sheet = mine(s, who)
    assert sheet is not None
    s.turn.tried.append(PERSONAL_KIND)
    tell(t, who, f"al-personal-before-{sheet.id}", rule="AL-R209", weight=2)
    if await challenge(t, who, sheet.quest, kind=PERSONAL_KIND, subject=sheet.id):
        tell(t, who, f"al-personal-won-{sheet.id}", rule="AL-R209", weight=3)
        s.players[who].proven = True
        count(s, who, "proven")
        earn(t, who, sheet)
        proven(t)
    else:
        tell(t, who, f"al-personal-failed-{sheet.id}", rule="AL-R209", weight=1)


@rule("AL-R22")
def earn(t: ALTable, who: int, sheet: Character) -> None:
    """The Artifact has waited for the Personal Quest of its character."""
    gain_card(t, who, sheet.artifact)
    tell(
        t, who, "al-log-artifact", rule="AL-R22", weight=3, lights=(f"card:{sheet.artifact}",),
        card=card_name(sheet.artifact), quest=named("personal", sheet.id),
    )  # fmt: skip


PERSONAL = Action("personal", personal_keys, try_personal)
