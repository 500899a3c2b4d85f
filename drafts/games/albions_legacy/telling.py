"""What the log tells of a player, who goes by the name of the character."""

from __future__ import annotations

from inglenook.engine.words import Arg, Msg

from .names import hero_name
from .state import ALTable, seat_of


def tell(
    t: ALTable, who: int, id: str, *, rule: str, weight: int = 1, lights: tuple[str, ...] = (), **args: Arg | list[Msg]
) -> None:
    """A line about a player; `$hero` is the character. The mat and the piece are lit with the rest."""
    if t.loud:
        s = t.state
        args["hero"] = hero_name(s, who)
        t.say(id, rule=rule, seat=seat_of(s, who), weight=weight, lights=(*lights, f"mat:{who}"), **args)  # type: ignore[arg-type]
