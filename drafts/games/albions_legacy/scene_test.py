"""The Stones of a Challenge as they lie."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Change, DiceTest, Die
from inglenook.engine.words import Msg, msg

from .challenge import SHOWN, got
from .content import FACES
from .kinds.showing import attribute_icon, subject_name, thing_icon
from .names import hero_name, named, threat_name, tile_name
from .state import Albion, Contest, seat_of
from .stones import ENEMY, Gain, rating_of, stones_for

TEST = "test"
OPENING = "challenge"
"""The question how to begin an attempt."""
ICONS: dict[str, str] = {face.shows: face.icon for face in FACES.values()}


def test_parts(view: View) -> list[AnyPart]:
    """The Challenge that is on, if there is one, with its Stones."""
    s: Albion = view.state
    contest = s.contest
    if contest is None:
        return []
    begins = view.decision is not None and view.decision.kind == OPENING
    return [the_test(s, contest, begins), *([] if begins else stones(s, contest))]


def the_test(s: Albion, contest: Contest, begins: bool) -> DiceTest:
    """What is asked, what there is, and how many Stones that makes. Before a new attempt the last one is off the table."""
    need, have = rating_of(s, contest), 0 if begins else got(contest)
    attribute = "" if begins else contest.attribute
    skill = named("attribute", attribute) if attribute else msg("al-test-open")
    state = ("passed",) if contest.pool.faces and have >= need else ()
    return DiceTest(
        id=TEST,
        name=msg("al-test", hero=hero_name(s, contest.who), subject=subject_name(contest)),
        icon=attribute_icon(attribute),
        skill=skill,
        target=target(s, contest) if attribute else None,
        need=need,
        got=have,
        pool=tuple(change(gain) for gain in stones_for(s, contest)) if attribute else (),
        passes=msg("al-test-passes-enemy") if contest.kind == ENEMY else None,
        fails=msg("al-test-fails-enemy") if contest.kind == ENEMY else None,
        seat=seat_of(s, contest.who),
        state=state,
    )


def target(s: Albion, contest: Contest) -> Msg:
    """What a Stone must show to count."""
    mana = 1 if s.agreed.dim_mana else 2
    if contest.second:
        return msg("al-test-both", second=named("attribute", contest.second), n=mana)
    return msg("al-test-target", n=mana)


def change(gain: Gain) -> Change:
    """Stones by something, as a part of a sum."""
    by = f"{gain.n:+d}"
    if gain.kind == "attribute":
        return Change(by=f"{gain.n}", name=named("attribute", gain.id), icon=attribute_icon(gain.id))
    if gain.kind == "tile":
        return Change(by=by, name=tile_name(gain.id), part=f"tile:{gain.id}")
    if gain.kind == "threat":
        return Change(by=by, name=threat_name(gain.id), part=f"threat:{gain.id}")
    if gain.kind in ("favoured", "used", ENEMY, "story", "personal", "cure"):
        return Change(by=by, name=msg(f"al-stones-{'printed' if gain.kind not in ('favoured', 'used') else gain.kind}"))
    if gain.kind == "hero":
        return Change(by=by, name=named("ability", gain.id), icon=thing_icon(gain.id))
    kind = "encounter" if gain.kind == "encounter" else gain.kind
    return Change(by=by, name=named(kind, gain.id.partition(".")[0]), icon=thing_icon(gain.id), part=f"card:{gain.id}")


def stones(s: Albion, contest: Contest) -> list[Die]:
    """The Stones, in the order they lie."""
    pool = contest.pool
    return [
        Die(
            id=f"stone:{at}",
            name=named("attribute", SHOWN[face]),
            icon=ICONS[SHOWN[face]],
            face=SHOWN[face],
            faces=SHOWN,
            owner=seat_of(s, contest.who),
            at=TEST,
            slot=at,
            state=("rolled", *(("success",) if count else ()), "kept" if aside else "free"),
        )
        for at, (face, count, aside) in enumerate(zip(pool.faces, pool.counts, pool.aside, strict=True))
    ]
