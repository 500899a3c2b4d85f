"""The questions of Challenges: who challenges whom, how, which Stones are rolled again, and what becomes of a Wound.

Every answer that is a matter of luck carries its exact chance (`odds`), unless the table has switched this help off.
"""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..cards import blocked
from ..challenge import DESTINY, FREE, MISS, NO_SECOND, PASS, ROLL, STOP, USE, missing, on
from ..content import ENEMIES, NAMED, TILES, type_of
from ..fights import CLAIM, ESCAPE, TAKE
from ..names import card_name, foe_name, hero_name, named, tile_name
from ..odds import again_from_start, as_it_lies, before_roll, by_reroll, by_use, chance_to_beat
from ..places import foes_on, players_on
from ..state import Albion
from ..stones import ENEMY, rating_of, stones_for
from ..uses import thing_name
from ..worth import worth_card
from ..wounds import BREAK, one_too_many
from .asked import Asked, because
from .showing import attribute_icon, subject_name, thing_icon

STAKE = {ENEMY: 0.7, "personal": 0.6, "story": 1.0}
"""What passing a Challenge is worth, about in coins."""
OTHERWISE = 0.4
SPENT = 0.12
"""What a Destiny is worth."""


def stake(s: Albion) -> float:
    """What passing the Challenge that is on is worth."""
    return STAKE.get(on(s).kind, OTHERWISE)


def odds(s: Albion, now: float, best: float | None = None) -> Odds | None:
    """The chance of an answer, if the table wants to be told."""
    return Odds(now=now, best=best) if s.agreed.odds else None


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


class Fight(Asked):
    """Who challenges whom."""

    id = "fight"
    rules = ("AL-R121",)
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        tile = str((decision.about or {})["tile"])
        return {"tile": tile_name(tile), "n": len(foes_on(s, tile)), "players": len(players_on(s, tile))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        number, _, token = after(key).partition(":")
        who = int(number)
        chance = chance_to_beat(s, who, token)
        enemy = ENEMIES[type_of(token)]
        rating = enemy.named_rating if token in NAMED else enemy.rating
        return OptionView(
            key=key, label=foe_name(token), note=msg("al-note-fight", hero=hero_name(s, who), n=rating), icon="crossed-swords",
            lights=(f"hero:{who}", f"foe:{token}"), source=f"hero:{who}", target=f"foe:{token}", odds=odds(s, chance),
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        number, _, token = after(key).partition(":")
        who = int(number)
        frail = 0.3 if one_too_many(s, who) else 0.0
        return chance_to_beat(s, who, token) - frail

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        tile = str((decision.about or {})["tile"])
        if thing.startswith(("hero:", "foe:", "escort:", "story:")):
            return because("AL-R120", "not-in-fight", tile=tile_name(tile))
        return because("AL-R120", "fight-first", tile=tile_name(tile)) if thing.startswith(("tile:", "card:")) else None

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        number, _, token = after(keys[0]).partition(":")
        return msg("al-hint-chance", n=percent(chance_to_beat(view.state, int(number), token)))


class InChallenge(Asked):
    """A question while a Challenge is on."""

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        found = super().arguments(view, decision)
        if s.contest is None:
            return found
        contest = s.contest
        about: dict[str, Arg | list[Msg]] = {
            "roller": hero_name(s, contest.who), "subject": subject_name(contest), "need": rating_of(s, contest),
            "missing": missing(s), "attempt": contest.attempt,
        }  # fmt: skip
        return {**found, **about}

    def need(self, s: Albion, decision: Decision) -> int | None:
        return rating_of(s, s.contest) if s.contest is not None else None

    def have(self, s: Albion, decision: Decision) -> int | None:
        return rating_of(s, s.contest) - missing(s) if s.contest is not None and s.contest.pool.faces else None


class Opening(InChallenge):
    """How to begin: with which Attribute, with what help; or to escape."""

    id = "challenge"
    rules = ("AL-R105", "AL-R107", "AL-R129")
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        what, _, thing = key.partition(":")
        if what == ROLL:
            contest = on(s)
            was, contest.attribute = contest.attribute, thing
            stones = sum(gain.n for gain in stones_for(s, contest))
            contest.attribute = was
            note = msg("al-note-roll", n=stones, need=rating_of(s, contest))
            return OptionView(
                key=key, label=named("attribute", thing), note=note, icon=attribute_icon(thing), lights=("test",),
                odds=odds(s, *before_roll(s, thing)), group=msg("al-group-roll"),
            )  # fmt: skip
        if what == USE:
            return OptionView(
                key=key, label=thing_name(thing), note=msg("al-note-before"), icon=thing_icon(thing), lights=(f"card:{thing}",),
                odds=odds(s, *by_use(s, thing)), group=msg("al-group-first"),
            )  # fmt: skip
        return OptionView(
            key=key, label=card_name(thing), note=msg("al-note-escape"), icon="run",
            lights=(f"card:{thing}",), group=msg("al-group-escape"), final=True,
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        what, _, thing = key.partition(":")
        if what == ROLL:
            chance = before_roll(s, thing)[1]
            return stake(s) * chance - self.danger(s) * (1 - chance)
        if what == USE:
            chance = by_use(s, thing)[1]
            return stake(s) * chance - self.danger(s) * (1 - chance) - 0.15
        return -worth_card(s, on(s).who, thing) - 0.1

    def danger(self, s: Albion) -> float:
        """What failing costs."""
        if on(s).kind != ENEMY:
            return 0.2
        return 1.5 if one_too_many(s, on(s).who) and not s.players[on(s).who].cards else 0.4

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        rolls = [key for key in decision.keys if key.startswith(f"{ROLL}:")]
        return (max(rolls, key=lambda key: before_roll(s, after(key))[1]),) if rolls else ()

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        s: Albion = view.state
        what, _, thing = keys[0].partition(":")
        if what == ESCAPE:
            best = max(before_roll(s, one)[1] for one in on(s).attributes)
            return msg("al-hint-escape", n=percent(best))
        chance = before_roll(s, thing)[1] if what == ROLL else by_use(s, thing)[1]
        return msg("al-hint-chance", n=percent(chance))

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        contest = on(s)
        if sort in ("tile", "go", ESCAPE) and contest.kind == ENEMY:
            player = s.players[contest.who]
            if blocked(s, "escape", contest.who, player.tile):
                return because("AL-R148", "no-escape")
            return because("AL-R130" if player.cards else "AL-R129", "escape-card")
        if sort == ROLL:
            return because("AL-R122", "attribute", attribute=named("attribute", id))
        return because("AL-R202", "card-not-now") if sort in ("card", USE) else None


class Reroll(InChallenge):
    """Which Stone is rolled again, and how it is paid."""

    id = "reroll"
    rules = ("AL-R108", "AL-R110", "AL-R112", "AL-R114")
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        return {**super().arguments(view, decision), "destiny": s.players[on(s).who].destiny}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        contest = on(s)
        what, _, thing = key.partition(":")
        if what == STOP:
            return OptionView(
                key=key,
                label=msg("al-reroll-stop"),
                note=msg(f"al-note-stop-{'enemy' if contest.kind == ENEMY else 'other'}"),
                icon="cancel",
                odds=odds(s, 0.0),
            )
        if what == USE:
            return OptionView(
                key=key, label=thing_name(thing), note=msg("al-note-rolled"), icon=thing_icon(thing), lights=(f"card:{thing}",)
            )
        use = by_reroll(s, key)
        which = thing.rpartition(":")[2]
        second = thing.partition(":")[0] if what == DESTINY else NO_SECOND
        stones = tuple(f"stone:{at}" for at, count in enumerate(contest.pool.counts) if (count == 0) == (which == MISS))
        label = msg(f"al-reroll-{which}")
        if second != NO_SECOND:
            label = msg(f"al-reroll-second-{which}", second=named("attribute", second))
        note = msg(f"al-note-reroll-{which}", destiny=int(what == DESTINY))
        return OptionView(
            key=key, label=label, note=note, lights=stones, group=msg(f"al-group-{what}"),
            icon=attribute_icon(second if second != NO_SECOND else contest.attribute), cost=int(what == DESTINY),
            odds=odds(s, use.now, use.best) if use is not None else None,
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        what = key.partition(":")[0]
        if what == STOP:
            return 0.0
        if what == USE:
            return 0.3 if missing(s) <= 2 else 0.05
        use = by_reroll(s, key)
        if use is None:
            return -1.0
        player = s.players[on(s).who]
        if what == FREE:
            return 0.01 + stake(s) * use.best
        return max(stake(s) * use.now - SPENT, stake(s) * use.best - SPENT * min(player.destiny, missing(s) + 1))

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        best = max(decision.keys, key=lambda key: self.worth(s, decision, key))
        return (best,) if best != STOP else ()

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        s: Albion = view.state
        if keys[0].startswith((f"{FREE}:", f"{DESTINY}:")):
            use = by_reroll(s, keys[0])
            if use is not None:
                return msg("al-hint-reroll", now=percent(use.now), best=percent(use.best))
        return msg("al-hint-left", n=percent(as_it_lies(s)))

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        sort = thing.partition(":")[0]
        contest = on(s)
        player = s.players[contest.who]
        if sort in ("stone", DESTINY, FREE, "test"):
            threat = blocked(s, "reroll", contest.who, player.tile)
            if threat:
                return because("AL-R148", "no-reroll")
            if contest.no_destiny or blocked(s, "destiny", contest.who):
                return because("AL-R109", "no-destiny-here")
            if not player.destiny:
                return because("AL-R109", "no-destiny", hero=hero_name(s, contest.who))
            if thing == f"{DESTINY}:{contest.attribute}:{MISS}":
                return because("AL-R110", "same-attribute", attribute=named("attribute", contest.attribute))
            return because("AL-R109", "stone-counts")
        return because("AL-R202", "card-not-now") if sort in ("card", USE) else None


class Lend(InChallenge):
    """Whether a character lends another the Success that is missing."""

    id = "lend"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        if key == PASS:
            return OptionView(key=key, label=msg("al-lend-no"), note=msg("al-note-lend-no"), icon="cancel")
        label = thing_name(after(key))
        return OptionView(
            key=key, label=label, note=msg("al-note-lend"), icon=thing_icon(after(key)), lights=("test",), odds=odds(s, 1.0)
        )

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if key == PASS else stake(s) * (1 - as_it_lies(s)) - SPENT

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (decision.keys[0],)


class Failed(InChallenge):
    """What to do before the Wound comes."""

    id = "failed"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        if key == TAKE:
            return OptionView(key=key, label=msg("al-failed-take"), note=msg("al-note-failed-take"), icon="broken-heart")
        id = after(key)
        chance = again_from_start(s, 1) if id == "lancelot" else 1.0
        return OptionView(
            key=key, label=thing_name(id), note=msg("al-note-failed"), icon=thing_icon(id), lights=(f"card:{id}",),
            odds=odds(s, chance),
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        if key == TAKE:
            return 0.0
        return stake(s) * again_from_start(s, 1) - SPENT if after(key) == "lancelot" else stake(s) - 0.2


class WoundKind(InChallenge):
    """Whether a Wound is taken, or something breaks."""

    id = "wound"
    rules = ("AL-R14", "AL-R171", "AL-R180")

    def hurt(self, decision: Decision) -> int:
        """Who would take it."""
        about = decision.about or {}
        return int(about.get("other", about["who"]))

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        last = one_too_many(s, self.hurt(decision))
        other = hero_name(s, self.hurt(decision))
        return {**super().arguments(view, decision), "other": other, "last": "yes" if last else "no"}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        hurt = self.hurt(decision)
        if key == TAKE:
            last = one_too_many(s, hurt)
            note = msg("al-note-wound-last" if last else "al-note-wound")
            return OptionView(key=key, label=msg("al-wound-take"), note=note, icon="broken-heart", final=bool(last))
        if key == PASS:
            return OptionView(key=key, label=msg("al-guard-no"), note=msg("al-note-guard-no"), icon="cancel")
        what, _, thing = key.partition(":")
        if what == BREAK:
            return OptionView(
                key=key, label=card_name(thing), note=msg("al-note-break"), icon="broken-shield",
                lights=(f"card:{thing}",),
            )  # fmt: skip
        holder, _, id = thing.partition(".")
        return OptionView(
            key=key, label=thing_name(id), note=msg("al-note-guard", hero=hero_name(s, int(holder))), icon=thing_icon(id),
            lights=(f"card:{id}", f"mat:{holder}"),
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        hurt = self.hurt(decision)
        bad = 1.5 if one_too_many(s, hurt) else 0.4
        if key in (TAKE, PASS):
            return -bad
        what, _, thing = key.partition(":")
        return -worth_card(s, hurt, thing) if what == BREAK else -0.2

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (decision.keys[0],)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        if sort == "mat":
            return because("AL-R127", "no-shield")
        if sort not in ("card", BREAK):
            return None
        if id in s.players[self.hurt(decision)].broken:
            return because("AL-R200", "broken-already")
        if blocked(s, "break", self.hurt(decision)):
            return because("AL-R195", "seduced")
        return because("AL-R127", "no-shield")


class Claim(Asked):
    """Whether a beaten enemy is claimed."""

    id = "claim"
    rules = ("AL-R132", "AL-Q26")

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {**super().arguments(view, decision), "foe": foe_name(str((decision.about or {})["foe"]))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        token = str((decision.about or {})["foe"])
        icon = "prisoner" if key == CLAIM else "cancel"
        note = msg(f"al-note-{key}", type=named("foe", type_of(token)))
        return OptionView(key=key, label=msg(f"al-option-{key}"), note=note, icon=icon)

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (CLAIM,)

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.12 if key == CLAIM else 0.0


class Flee(Asked):
    """Where one escapes to."""

    id = "flee"
    rules = ("AL-Q10",)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        tile = after(key)
        foes = foes_on(s, tile)
        encounter = TILES[tile].type == "encounter" and tile not in s.turn.encounters
        note = msg("al-note-flee-foe", n=len(foes)) if foes else msg("al-note-flee-encounter" if encounter else "al-note-flee")
        return OptionView(key=key, label=tile_name(tile), note=note, icon="run", lights=(f"tile:{tile}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        tile = after(key)
        foes = foes_on(s, tile)
        return -0.3 * len(foes) - (0.1 if TILES[tile].type == "encounter" else 0.0) - 0.1 * len(players_on(s, tile))

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        if thing.startswith("open:"):
            return because("AL-R129", "no-tile")
        return because("AL-R129", "not-adjacent") if thing.startswith(("tile:", "flee:")) else None


CHALLENGES = (
    Fight(), Opening(), Reroll(), Lend(), Failed(), WoundKind(), WoundKind("guard"), Claim(), Flee(),
)  # fmt: skip
