"""What a reward or a member leaves to choose: goods, mystics, swaps, sales, conversions, and dice to turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from .. import icons
from ..content import GOODS, GUILDS
from ..figures import joined, then_near
from ..names import amount, counted, die_called, leaves, made_of, thing, told
from ..rewards import CAP
from ..scene_workshop import HELD, STOCK
from ..state import Ravenshire
from .asked import Asked
from .reasons import no_room

NO = "no"


class Chosen(Asked):
    """A choice about one's own things: they lie in the own store."""

    at = 3

    def lit(self, decision: Decision) -> tuple[str, ...]:
        return (STOCK,)


class Gain(Chosen):
    """Goods of choice, all of a reward in one answer: `wood+wood+ore`."""

    id = "gain"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        return {"n": int(about.get("count", 1)), "different": int(about.get("different", 0))}

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg(self.word("help"), most=CAP)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        goods = counted(key.split("+"))
        stock = view.state.smiths[decision.seat].stock
        first = next(iter(goods))
        if len(goods) == 1:
            note = msg("fr-note-gain", has=stock[first], then=stock[first] + goods[first])
        else:
            note = Msg("fr-note-gains", {"what": [have(good, stock[good] + n) for good, n in goods.items()]})
        return OptionView(key=key, label=short(goods), note=note, icon=icons.STOCK[first], lights=self.lit(decision))

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        goods = counted(key.split("+"))
        return then_near(s, decision.seat, goods) or msg("fr-hint-gain", what=told(goods))

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        goods = counted(key.split("+"))
        stock = s.smiths[decision.seat].stock
        for good, n in goods.items():
            if good in GOODS and stock[good] + n > CAP:
                return no_room(s, decision.seat, good)
        return None


def have(good: str, n: int) -> Msg:
    """How much of a good one has then."""
    return amount(good, n)


def short(goods: dict[str, int]) -> Msg:
    """Several goods in a few letters: "2 wood, 1 ore"."""
    return Msg("fr-commas", {"what": told(goods)}) if len(goods) < 3 else msg("fr-one-each", n=len(goods))


class Mystic(Chosen):
    """Which of the four mystics."""

    id = "mystic"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        label, note = thing(key), msg(f"fr-use-{key}")
        return OptionView(key=key, label=label, note=note, icon=icons.STOCK[key], lights=self.lit(decision))

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        return msg("fr-hint-mystic", what=thing(key), use=msg(f"fr-use-{key}"))


class Optional(Chosen):
    """What a member offers and one may leave."""

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NO:
            return OptionView(key=key, label=msg("fr-no"), note=msg("fr-note-no"), icon=icons.PLACE["rest"])
        return self.deal(view, decision, key)

    def deal(self, view: View, decision: Decision, key: str) -> OptionView:
        """What is offered."""
        raise NotImplementedError

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        return (NO,)


class Swap(Optional):
    """Goods for other goods: `wood+ore>leather+leather`."""

    id = "swap"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": int((decision.about or {}).get("most", 1))}

    def listed(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        """To leave it comes first, then one good for another, then two for two; each by what one gets."""

        def place(key: str) -> tuple[int, list[int]]:
            get = key.partition(">")[2].split("+")
            return (len(get), [HELD.index(good) for good in get]) if key != NO else (0, [])

        return sorted(decision.left, key=place)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """What one gets; for what is asked when it is chosen."""
        one = super().option(view, decision, key)
        if int((decision.about or {}).get("most", 1)) == 1:
            return one
        return replace(one, group=msg("fr-group-swap", n=sum(sides_of(key)[1].values()) if key != NO else 1))

    def deal(self, view: View, decision: Decision, key: str) -> OptionView:
        give, get = sides_of(key)
        return OptionView(
            key=key,
            label=told(get),
            note=msg("fr-note-for", what=told(give)),
            icon=icons.STOCK[next(iter(get))],
            fact=leaves(view.state.smiths[decision.seat].stock, give),
            way=True,
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        if key == NO:
            return None
        give, get = sides_of(key)
        change = {what: get.get(what, 0) - give.get(what, 0) for what in {**give, **get}}
        return then_near(s, decision.seat, change)


class Transmute(Swap):
    """A mystic for another: `talisman>mithril`."""

    id = "transmute"

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        get = key.partition(">")[2]
        return msg("fr-hint-mystic", what=thing(get), use=msg(f"fr-use-{get}")) if get else None

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {}


def sides_of(key: str) -> tuple[dict[str, int], dict[str, int]]:
    """What is given and what is got."""
    give, _, get = key.partition(">")
    return counted(give.split("+")), counted(get.split("+"))


class Sell(Optional):
    """One thing for Gold."""

    id = "sell"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"gold": int((decision.about or {}).get("gold", 0))}

    def deal(self, view: View, decision: Decision, key: str) -> OptionView:
        gold = int((decision.about or {}).get("gold", 0))
        has = view.state.smiths[decision.seat].stock[key]
        note = msg("fr-note-sell", gold=gold, left=has - 1)
        return OptionView(key=key, label=thing(key), note=note, icon=icons.STOCK[key], lights=self.lit(decision))

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        if key == NO:
            return None
        gold = int((decision.about or {}).get("gold", 0))
        return msg("fr-hint-sell", what=told({key: 1}), n=gold, left=s.smiths[decision.seat].stock[key] - 1)


class Convert(Chosen):
    """How often things are turned into another, by a member or at a station: `2`, `1`, `0`."""

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        return {"what": made_of(str(about.get("give", "wood"))), "get": thing(str(about.get("get", "charcoal")))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        about, n = decision.about or {}, int(key)
        give, get = str(about.get("give", "wood")).split("+"), str(about.get("get", "charcoal"))
        if not n:
            return OptionView(key=key, label=msg("fr-no"), note=msg("fr-note-no"), icon=icons.PLACE["rest"])
        note = msg("fr-note-for", what=told(dict.fromkeys(give, n)))
        return OptionView(key=key, label=amount(get, n), note=note, icon=icons.STOCK[get], lights=self.lit(decision))

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        return (decision.keys[0],)

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        if not int(key):
            return None
        about = decision.about or {}
        give, get = str(about.get("give", "wood")).split("+"), str(about.get("get", "charcoal"))
        change = dict.fromkeys(give, -int(key)) | {get: int(key)}
        made = msg("fr-hint-made", what=told({get: int(key)}), give=told(dict.fromkeys(give, int(key))))
        return joined(made, then_near(s, decision.seat, change))


class TurnDie(Optional):
    """A die of the workshop by one: `m5:+1`."""

    id = "turn-die"

    def deal(self, view: View, decision: Decision, key: str) -> OptionView:
        die, _, way = key.partition(":")
        face = int(die[1]) + int(way)
        label, note = msg("fr-turn-to", die=die_called(die), face=face), msg("fr-note-turn", face=face)
        lights = workshop_die(view.state, decision.seat, die)
        return OptionView(key=key, label=label, note=note, icon="rolling-dices", lights=lights)

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        die, _, way = key.partition(":")
        return msg("fr-hint-turn", die=die_called(die), face=int(die[1]) + int(way)) if way else None


def workshop_die(s: Ravenshire, seat: int, die: str) -> tuple[str, ...]:
    """The part that stands for a die of a smith: in hand, or in a column."""
    smith = s.smiths[seat]
    if die in smith.dice:
        return (f"die:{seat}:{smith.dice.index(die)}",)
    for guild, column in zip(GUILDS, smith.columns, strict=True):
        if die in column:
            return (f"die:{seat}:{guild}.{column.index(die)}",)
    return ()


class PayGoods(Chosen):
    """Goods piece by piece, to be given for a steel: `wood.1`."""

    id = "pay-goods"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": decision.most}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        good = key.partition(".")[0]
        has = view.state.smiths[decision.seat].stock[good]
        return OptionView(key=key, label=thing(good), note=msg("fr-note-has", n=has), icon=icons.STOCK[good])

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        """What there is most of."""
        stock = s.smiths[decision.seat].stock
        best = sorted(decision.left, key=lambda key: int(key.partition(".")[2]) - stock[key.partition(".")[0]])
        wanted = best[: decision.most - len(decision.picked)]
        return [key for key in decision.left if key in wanted]

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """All that is given, not its first piece alone."""
        goods = counted([key.partition(".")[0] for key in (*decision.picked, *keys)])
        return msg("fr-hint-made", what=told({"steel": 1}), give=told(goods))
