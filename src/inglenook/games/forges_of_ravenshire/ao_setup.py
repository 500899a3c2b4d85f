"""AO is set up: its sign, what it wants to forge, its guilds, its deck and its dice (R19-R40)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.chance import Chance
from inglenook.engine.layers import LayeredDeck, layered
from inglenook.engine.rulebook import rule

from .ao_remarks import open_mouth, remark
from .content import AO_CARDS, AO_EVENTS, AO_ITEMS, AO_PARTS, COLOURS, FINISHES, GUILDS, TITLES
from .levels import RavenshireOptions, dials, plays_against_ao
from .names import named
from .state import Ao, FRTable, ao_of, ao_side

SECOND, THIRD = 4, 2
"""Cards of the second and the third guild in its deck."""
UNDER = 4
"""Cards below all events."""
REPUTATION = "reputation"
DECKS = {guild: [id for id, card in AO_CARDS.items() if card.guild == guild] for guild in GUILDS}


def ao_at_start(seats: int, options: RavenshireOptions) -> Ao | None:
    """AO before anything is shuffled, if it plays."""
    return new_ao(options) if plays_against_ao(seats, options) else None


def new_ao(options: RavenshireOptions) -> Ao:
    """What lies before AO, and what it begins with."""
    cubes, events = dials(options)
    return Ao(
        cost=cubes,
        events=events,
        sign=sign_of(options),
        finish="",
        items=[],
        guilds=[],
        deck=layered(),
        flipped=[],
        gold=0,
        reputation=leftmost_space(),
        cubes=cubes_owned(),
        gained=0,
        dice=dice_of_ao(),
        columns=[[], [], []],
        members=[[], [], []],
        contracts=[],
        titles=[],
        deeds=0,
        spoken=0,
    )


@rule("FR-R19")
def sign_of(options: RavenshireOptions) -> str:
    """Its token and cubes have a colour that nobody else at the table has; people choose it."""
    return options.colour


@rule("FR-R20", "FR-Q1")
def cubes_owned() -> int:
    """Its cubes lie ready as a supply: it owns none of them at the start."""
    return 0


@rule("FR-R21")
def leftmost_space() -> int:
    """Its token stands on the leftmost space of the track, with all others."""
    return 0


@rule("FR-R40")
def dice_of_ao() -> list[str]:
    """One die of each guild. The faces do not matter: a card says what a die is turned to."""
    return [f"{letter}1" for letter, guild in COLOURS.items() if guild in GUILDS]


def set_up_ao(t: FRTable) -> None:
    """When the titles lie there: what AO wants, its guilds, and its deck."""
    s, chance = t.state, t.chance
    ao = ao_of(s)
    wanted = by_priority(s.titles)
    ao.items = item_order(wanted, chance)
    ao.finish = finish_wanted(wanted) or any_finish(chance)
    ao.guilds = lay_guild_cards(chance)
    ao.deck = build_deck(ao, chance)
    open_mouth(ao)
    if t.loud:
        tell_setup(t, wanted)
    remark(t, "greeting")


def tell_setup(t: FRTable, titles: Sequence[str]) -> None:
    """Say what AO wants, and why."""
    ao, side = ao_of(t.state), ao_side(t.state)
    items, guilds = [named("item", item) for item in ao.items], [named("guild", guild) for guild in ao.guilds]
    t.say("fr-log-ao-items", rule="FR-R23", seat=side, weight=2, lights=tuple(f"title:{id}" for id in titles), items=items)
    finish = named("finish", ao.finish)
    if tied := tied_to_finish(titles):
        title, lights = named("title", tied[0]), (f"title:{tied[0]}",)
        t.say("fr-log-ao-finish", rule="FR-R26", seat=side, weight=2, lights=lights, finish=finish, title=title)
    else:
        t.say("fr-log-ao-finish-any", rule="FR-R27", seat=side, weight=2, finish=finish)
    t.say("fr-log-ao-guilds", rule="FR-R31", seat=side, weight=2, guilds=guilds)
    t.say("fr-log-ao-deck", rule="FR-R37", seat=side, cards=len(ao.deck), events=ao.events, cost=ao.cost)


# -- what it wants --------------------------------------------------------------------------------------------------------


@rule("FR-R22")
def by_priority(titles: Sequence[str]) -> list[str]:
    """Beside the titles lie Priority Tokens, from the top down: 1, 2, 3, 4."""
    return list(titles[: tokens_used(titles)])


@rule("FR-Q18")
def tokens_used(titles: Sequence[str]) -> int:
    """With fewer titles than tokens, only the first tokens are used."""
    return min(len(titles), AO_PARTS["priority-tokens"].count)


def item_order(titles: Sequence[str], chance: Chance) -> list[str]:
    """The Item Cards, in the order in which it wants them."""
    wanted = wanted_items(titles)
    return [*wanted, *in_any_order(unwanted_items(wanted), chance)]


@rule("FR-R23")
def wanted_items(titles: Sequence[str]) -> list[str]:
    """Items go by the priority of the titles that require them."""
    return first_mention([item for title in titles for item in items_shown(title)])


@rule("FR-Q15")
def items_shown(title: str) -> tuple[str, ...]:
    """A title that shows several items wants them in their printed order."""
    return TITLES[title].items


@rule("FR-Q16")
def first_mention(items: Sequence[str]) -> list[str]:
    """An item that several titles require goes by the first of them."""
    return list(dict.fromkeys(items))


@rule("FR-R24")
def unwanted_items(wanted: Sequence[str]) -> list[str]:
    """An item that no title requires comes last."""
    return [item for item in AO_ITEMS if item not in wanted]


@rule("FR-R25")
def in_any_order(items: Sequence[str], chance: Chance) -> list[str]:
    """Several of these are shuffled and laid at the end as they come."""
    return shuffled(items, chance)


@rule("FR-R26")
def finish_wanted(titles: Sequence[str]) -> str:
    """Its Finish is that of the highest title that is tied to one; empty if there is none."""
    tied = tied_to_finish(titles)
    return finish_of_title(tied[0]) if tied else ""


@rule("FR-R28")
def tied_to_finish(titles: Sequence[str]) -> list[str]:
    """Embersmith, Brightsmith and Artificer are tied to a Finish, and no others."""
    return [title for title in titles if TITLES[title].finish]


@rule("FR-R29")
def finish_of_title(title: str) -> str:
    """Brightsmith goes with Mithril, Embersmith with Embergem, Artificer with Production."""
    return TITLES[title].finish or ""


@rule("FR-R27")
def any_finish(chance: Chance) -> str:
    """Without such a title, a Finish Card is drawn."""
    return chance.pick(list(FINISHES))


# -- its guilds and its deck ----------------------------------------------------------------------------------------------


@rule("FR-R31")
def lay_guild_cards(chance: Chance) -> list[str]:
    """The Guild Cards are shuffled and laid from left to right: first, second and third priority."""
    return shuffled(GUILDS, chance)


@rule("FR-R32")
def guilds_by_priority(ao: Ao) -> list[str]:
    """This order holds for its deck and for recruiting, all game long."""
    return ao.guilds


def build_deck(ao: Ao, chance: Chance) -> LayeredDeck:
    """Twelve cards by guild priority, four of them at the bottom; events are shuffled into the other eight."""
    first, second, third = guilds_by_priority(ao)
    deck = layered([*cards_of_first(first), *cards_of_second(second, chance), *cards_of_third(third, chance)])
    put_four_under(deck, chance)
    shuffle_on_top(deck, [*reputation_events(), *further_events(ao.events, chance)])
    return deck


@rule("FR-R33")
def cards_of_first(guild: str) -> list[str]:
    """All six cards of the first guild."""
    return cards_of(guild)


@rule("FR-R34")
def cards_of_second(guild: str, chance: Chance) -> list[str]:
    """Four cards of the second, drawn at random."""
    return some(cards_of(guild), SECOND, chance)


@rule("FR-R35")
def cards_of_third(guild: str, chance: Chance) -> list[str]:
    """Two cards of the third, drawn at random."""
    return some(cards_of(guild), THIRD, chance)


@rule("FR-R36")
def put_four_under(deck: LayeredDeck, chance: Chance) -> None:
    """Of the shuffled twelve, four lie face down at the bottom."""
    deck.cut(chance, UNDER)


@rule("FR-R37", "FR-Q27")
def reputation_events() -> list[str]:
    """Both Reputation events are always among the others, however the dials are set."""
    return [REPUTATION] * AO_EVENTS[REPUTATION].count


@rule("FR-R39")
def further_events(events: int, chance: Chance) -> list[str]:
    """Of the other events so many are drawn as the level asks for."""
    others = [id for id, event in AO_EVENTS.items() if id != REPUTATION for _ in range(event.count)]
    return some(others, events - AO_EVENTS[REPUTATION].count, chance)


@rule("FR-R38")
def shuffle_on_top(deck: LayeredDeck, events: Sequence[str]) -> None:
    """These are shuffled with the eight and lie on the four."""
    deck.shuffle_in_top(events, ())


def cards_of(guild: str) -> list[str]:
    """The deck cards of a guild."""
    return DECKS[guild]


def shuffled(things: Sequence[str], chance: Chance) -> list[str]:
    """The same things in any order."""
    return some(things, len(things), chance)


def some(things: Sequence[str], n: int, chance: Chance) -> list[str]:
    """So many of these, drawn at random, in the order in which they come."""
    left = list(things)
    return [left.pop(chance.below(len(left))) for _ in range(n)]
