"""Encounters that are Challenges, those of Despair, and those that help."""

from __future__ import annotations

from inglenook.engine.decide import ask

from .cards import card
from .choices import choose_foe, choose_player, choose_way, give_up_tokens, these
from .content import CAMELOT, EXITS, GREAT_HALL, NAMED, ROUND_TABLE, type_of
from .defeats import removed
from .destiny import lose_destiny, pay_destiny, regain
from .holdings import (
    break_card,
    breakable,
    broken_cards,
    choose_card,
    discard_card,
    draw_card,
    everybody,
    heal,
    in_slot,
    may_repair,
    repair_some,
    unbroken,
)  # fmt: skip
from .hope import add_despair, remove_despair
from .landing import place_road, road_places
from .moving import arrive
from .names import threat_name
from .places import adjacent, region_of
from .spawning import spawn
from .state import Albion, ALTable, playing, seat_of
from .telling import tell
from .trials import tried
from .wounds import take_wound

RULE = "AL-R193"
TRY, YES, NO = "try", "yes", "no"


def own_turn(s: Albion, who: int) -> bool:
    """Whether it is the turn of this player, and not the Key-Turn."""
    return s.turn.who == who and "key-turn" not in (s.step, s.then)


def stop_moving(s: Albion, who: int) -> None:
    """The movement of this turn is over."""
    if own_turn(s, who):
        s.turn.steps = 0


def more_steps(s: Albion, who: int, n: int) -> None:
    """So much more movement this turn."""
    if own_turn(s, who):
        s.turn.steps += n


def end_turn(s: Albion, who: int) -> None:
    """The turn ends here."""
    if own_turn(s, who):
        s.turn.over = True


async def break_or_bleed(t: ALTable, who: int, id: str) -> None:
    """Break one of one's cards that can be broken, or take a Wound."""
    s = t.state
    ways = ["break", "wound"] if breakable(s, who) else ["wound"]
    if await choose_way(t, who, id, ways, rule=RULE) == "break":
        chosen = await choose_card(t, who, breakable(s, who), "break", rule=RULE)
        break_card(t, who, chosen, rule=RULE)
    else:
        await take_wound(t, who, by=id)


# -- Challenges -----------------------------------------------------------------------------------------------------------


@card("the-toll-at-the-dry-bridge", "now")
async def the_toll(t: ALTable, who: int) -> None:
    """Choose: discard 1 unbroken Inventory Card and go on, or Prowess 3. Passed: regain 1 Destiny. Failed: your
    movement this turn is over.
    """
    s, id = t.state, "the-toll-at-the-dry-bridge"
    if await choose_way(t, who, id, ["pay", TRY] if unbroken(s, who) else [TRY], rule=RULE) == "pay":
        chosen = await choose_card(t, who, unbroken(s, who), "discard", rule=RULE)
        discard_card(t, who, chosen, rule=RULE)
    elif await tried(t, who, id):
        regain(t, who, rule=RULE)
    else:
        stop_moving(s, who)


@card("three-questions-at-a-well", "now")
async def three_questions(t: ALTable, who: int) -> None:
    """Wisdom 3. Passed: the next time you scout this turn, turn up 2 fitting tiles and place one. Failed: lose 1 Destiny."""
    if not await tried(t, who, "three-questions-at-a-well"):
        lose_destiny(t, who, rule=RULE)
    elif own_turn(t.state, who):
        t.state.turn.choice = 2


@card("the-ox-in-the-bog", "now")
async def the_ox(t: ALTable, who: int) -> None:
    """Choose: walk on and lose 1 Destiny, or Altruism or Prowess 2 with 1 Stone fewer. Passed: draw 1 Item from the
    boy's mother. Failed: your movement this turn is over.
    """
    id = "the-ox-in-the-bog"
    if await choose_way(t, who, id, ["lose", TRY], rule=RULE) == "lose":
        lose_destiny(t, who, rule=RULE)
    elif await tried(t, who, id):
        await draw_card(t, who, "item", rule=RULE)
    else:
        stop_moving(t.state, who)


@card("the-long-watch", "now")
async def the_long_watch(t: ALTable, who: int) -> None:
    """Loyalty 3. Passed: regain 2 Destiny. Failed: take 1 Wound, which a card may stop."""
    if await tried(t, who, "the-long-watch"):
        regain(t, who, 2, rule=RULE)
    else:
        await take_wound(t, who, by="the-long-watch")


@card("the-boar-breaks-cover", "now")
async def the_boar(t: ALTable, who: int) -> None:
    """Prowess or Wisdom 3; it counts as a Magic Creature. Passed: nothing, which is a good deal. Failed: take 1
    Wound, which a card may stop.
    """
    if not await tried(t, who, "the-boar-breaks-cover"):
        await take_wound(t, who, by="the-boar-breaks-cover")


@card("a-saxon-with-a-broken-leg", "now")
async def a_saxon(t: ALTable, who: int) -> None:
    """Choose: leave him, and lose 1 Destiny; or Altruism 3, counting as a Saxon. Passed: return 1 Saxon that is not
    named from the map to the pool. Failed: his friends hear; spawn 1 Saxon here.
    """
    s, id = t.state, "a-saxon-with-a-broken-leg"
    if await choose_way(t, who, id, ["lose", TRY], rule=RULE) == "lose":
        lose_destiny(t, who, rule=RULE)
    elif await tried(t, who, id):
        await send_home(t, who, 1, id)
    else:
        await spawn(t, who, "saxon", 1, tile=s.players[who].tile)


def common_saxons(s: Albion) -> list[str]:
    """The Saxons on the map who are not named."""
    return [token for token in s.foes if token not in NAMED and type_of(token) == "saxon"]


async def send_home(t: ALTable, who: int, most: int, id: str) -> None:
    """Saxons that are not named go back from the map to the pool, as the player chooses."""
    s = t.state
    gone: list[str] = []
    while len(gone) < most:
        left = [token for token in common_saxons(s) if token not in gone]
        token = await choose_foe(t, who, left, id, rule=RULE, may_skip=bool(gone))
        if not token:
            break
        gone.append(token)
    for token in gone:
        s.foes.pop(token, None)
    if gone:
        await removed(t, gone)


@card("the-forger-of-seals", "now")
async def the_forger(t: ALTable, who: int) -> None:
    """Loyalty or Altruism 3 with 1 Stone more, counting as a Traitor. Passed: draw 1 Armoury Card on his warrant,
    or regain 1 Destiny. Failed: discard 1 Item; if you have none, lose 1 Destiny.
    """
    s, id = t.state, "the-forger-of-seals"
    if await tried(t, who, id):
        if await choose_way(t, who, id, ["card", "destiny"], rule=RULE) == "card":
            await draw_card(t, who, "armoury", rule=RULE)
        else:
            regain(t, who, rule=RULE)
        return
    item = await choose_card(t, who, in_slot(s, who, "item"), "discard", rule=RULE)
    if item:
        discard_card(t, who, item, rule=RULE)
    else:
        lose_destiny(t, who, rule=RULE)


@card("the-wyrmling-in-the-tithe-barn", "now")
async def the_wyrmling(t: ALTable, who: int) -> None:
    """Prowess or Altruism 4 with 2 Stones more for the village, counting as a Dragon. Passed: draw 1 Armoury Card.
    Failed: break 1 of your cards that can be broken, or take 1 Wound.
    """
    id = "the-wyrmling-in-the-tithe-barn"
    if await tried(t, who, id):
        await draw_card(t, who, "armoury", rule=RULE)
    else:
        await break_or_bleed(t, who, id)


@card("the-woman-who-reads-smoke", "now")
async def the_woman(t: ALTable, who: int) -> None:
    """Loyalty or Wisdom 3, counting as a Witch. Passed: look at the top card of both threat decks; you may put one
    of them under its deck. Failed: her question stays with you; lose 1 Destiny.
    """
    s, id = t.state, "the-woman-who-reads-smoke"
    if not await tried(t, who, id):
        lose_destiny(t, who, rule=RULE)
        return
    seen = {deck: s.decks[deck].draw(t.chance) for deck in ("severe", "general") if len(s.decks[deck])}
    for deck, threat in seen.items():
        s.decks[deck].put_on_top(threat, everybody(t))
    t.reveal()
    tell(t, who, "al-log-smoke", rule=RULE, weight=2, threats=[threat_name(threat) for threat in seen.values()])
    keys = these([*(f"smoke:{threat}" for threat in seen.values()), "none"])
    key = await ask(t, seat_of(s, who), "smoke", keys, rule=RULE, about={"who": who, "card": id})
    for deck, threat in seen.items():
        if key == f"smoke:{threat}":
            s.decks[deck].put_under(s.decks[deck].draw(t.chance), everybody(t))


@card("the-mistletoe-court", "now")
async def the_mistletoe_court(t: ALTable, who: int) -> None:
    """Altruism or Wisdom 4 with 2 Stones more for your witnesses, counting as a Druid. Passed: heal 1 Wound.
    Failed: they send you back; go to the exit tile of this region.
    """
    s = t.state
    if await tried(t, who, "the-mistletoe-court"):
        heal(t, who, rule=RULE)
        return
    region = region_of(s, s.players[who].tile)
    if region != CAMELOT:
        arrive(t, who, EXITS[region], rule=RULE)


@card("the-knight-at-the-ford", "now")
async def the_knight(t: ALTable, who: int) -> None:
    """Choose: wait with him until it is over, and your turn ends; or Prowess or Loyalty 3, counting as a Knight.
    Passed: he is grateful, draw 1 Armoury Card. Failed: break 1 of your cards that can be broken, or take 1 Wound.
    """
    id = "the-knight-at-the-ford"
    if await choose_way(t, who, id, ["wait", TRY], rule=RULE) == "wait":
        end_turn(t.state, who)
    elif await tried(t, who, id):
        await draw_card(t, who, "armoury", rule=RULE)
    else:
        await break_or_bleed(t, who, id)


@card("the-fog-that-calls", "now")
async def the_fog(t: ALTable, who: int) -> None:
    """Wisdom or Loyalty 2 with 2 Stones fewer. Passed: 1 more movement this turn. Failed: the next adjacent tile is
    chosen by the die among the passable ones; go there, and your movement is over.
    """
    s = t.state
    if await tried(t, who, "the-fog-that-calls"):
        more_steps(s, who, 1)
        return
    tiles = adjacent(s, s.players[who].tile)
    if tiles:
        tile = t.chance.pick(tiles)
        t.reveal()
        arrive(t, who, tile, rule=RULE)
    stop_moving(s, who)


# -- Despair --------------------------------------------------------------------------------------------------------------


@card("black-sails", "now")
async def black_sails(t: ALTable, who: int) -> None:
    """Place 1 Despair Token. You may instead discard 3 claimed enemy tokens of any characters, as proof that they
    can be beaten.
    """
    s, id = t.state, "black-sails"
    enough = sum(len(player.tokens) for player in s.players) >= 3
    if await choose_way(t, who, id, ["tokens", "despair"] if enough else ["despair"], rule=RULE) == "tokens":
        await give_up_tokens(t, list(range(len(s.players))), 3, id, rule=RULE, seat=seat_of(s, who))
    else:
        await add_despair(t, 1, by=id)


@card("the-beacon-that-was-not-lit", "now")
async def the_beacon(t: ALTable, who: int) -> None:
    """Place 1 Despair Token, unless characters anywhere together spend 2 Destiny."""
    s, id = t.state, "the-beacon-that-was-not-lit"
    enough = sum(s.players[one].destiny for one in playing(s)) >= 2
    if await choose_way(t, who, id, ["destiny", "despair"] if enough else ["despair"], rule=RULE) == "despair":
        await add_despair(t, 1, by=id)
        return
    for _ in range(2):
        payer = await choose_player(t, who, [one for one in playing(s) if s.players[one].destiny], id, rule=RULE)
        pay_destiny(t, payer, rule=RULE)


@card("the-boy-with-the-news", "now")
async def the_boy(t: ALTable, who: int) -> None:
    """Place 1 Despair Token, unless a character is on the Round Table or in the Great Hall. Then that character may
    try Loyalty or Altruism 3 instead; failed, the token is placed.
    """
    s, id = t.state, "the-boy-with-the-news"
    home = [one for one in playing(s) if s.players[one].tile in (ROUND_TABLE, GREAT_HALL)]
    hears = await choose_player(t, who, home, id, rule=RULE, may_skip=True)
    if hears < 0 or not await tried(t, hears, id):
        await add_despair(t, 1, by=id)


@card("the-empty-chair", "now")
async def the_empty_chair(t: ALTable, who: int) -> None:
    """Place 1 Despair Token. Every character regains 1 Destiny."""
    await add_despair(t, 1, by="the-empty-chair")
    for one in playing(t.state):
        regain(t, one, rule=RULE)


# -- good evenings --------------------------------------------------------------------------------------------------------


@card("supper-under-the-hayrick", "now")
async def supper(t: ALTable, who: int) -> None:
    """Choose: heal 1 Wound, or regain 1 Destiny."""
    if await choose_way(t, who, "supper-under-the-hayrick", ["heal", "destiny"], rule=RULE) == "heal":
        heal(t, who, rule=RULE)
    else:
        regain(t, who, rule=RULE)


@card("the-travelling-smith", "now")
async def the_travelling_smith(t: ALTable, who: int) -> None:
    """Repair 1 of your cards. You may also spend 1 Destiny: repair all of them."""
    s, id = t.state, "the-travelling-smith"
    await repair_some(t, who, 1, rule=RULE)
    if (
        may_repair(s)
        and broken_cards(s, who)
        and s.players[who].destiny
        and await choose_way(t, who, id, [YES, NO], rule=RULE) == YES
    ):
        pay_destiny(t, who, rule=RULE)
        await repair_some(t, who, len(broken_cards(s, who)), rule=RULE)


@card("the-road-menders", "now")
async def the_road_menders(t: ALTable, who: int) -> None:
    """You may search the stack for a Road Tile that fits this region and place it on an Open Path of your tile;
    shuffle the stack. If you cannot or will not, 2 more movement this turn.
    """
    s, id = t.state, "the-road-menders"
    if await choose_way(t, who, id, [YES, NO] if road_places(s, who) else [NO], rule=RULE) == YES:
        await place_road(t, who)
    else:
        more_steps(s, who, 2)


@card("a-candle-in-every-window", "now")
async def a_candle(t: ALTable, who: int) -> None:
    """You may spend 2 Destiny and end your turn here: remove 1 Despair Token. Otherwise regain 1 Destiny."""
    s, id = t.state, "a-candle-in-every-window"
    ways = [YES, NO] if s.players[who].destiny >= 2 and s.despair else [NO]
    if await choose_way(t, who, id, ways, rule=RULE) == YES:
        pay_destiny(t, who, 2, rule=RULE)
        end_turn(s, who)
        remove_despair(t)
    else:
        regain(t, who, rule=RULE)
