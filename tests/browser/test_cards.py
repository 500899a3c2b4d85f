"""KeyForge and Flight of The Royal Fortune in a real browser: whole games by mouse, alone, together and against a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from inglenook.engine.game import game
from inglenook.engine.table import Seat
from inglenook.engine.words import Msg
from inglenook.games.keyforge.content import CARDS, SET_HOUSES
from inglenook.games.keyforge.state import PRINTED, TITLE
from inglenook.server.luck import TableLuck
from tests.browser.conftest import People, complaints, shoot
from tests.browser.player import IDLE, Player
from tests.browser.scripts import NONCE, Loaded, Told, loaded, short_and_won
from tests.browser.test_card_battle import cards, parts_on
from tests.browser.test_together import asked_first
from tests.browser.test_ways import PHONE, RAW
from tests.server.app.friends import Running

FORGE, FORTUNE = "keyforge", "royal-fortune"
WORDS = game(FORTUNE).words("en")
EASY = {"difficulty": "beginner"}
DUEL = bytes([4]) * 32
"""The luck of a duel."""
CHOOSE = """mode => {
    const settings = JSON.parse(localStorage.getItem('inglenook.settings'));
    localStorage.setItem('inglenook.settings', JSON.stringify({ ...settings, mode }));
}"""


class Lucky:
    """A server whose luck is chosen for each table."""

    def __init__(self, server: Running, dice: Loaded) -> None:
        self.server = server
        self.dice = dice

    def chase(self, seats: int, **options: str) -> Told:
        """The next table is that of a chase for so many which good players win soon."""
        told = short_and_won(game(FORTUNE), [NONCE] * seats, **EASY, **options)
        self.dice.key = told.key
        return told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lucky]:
    dice = Loaded(bytes(32))
    with loaded(tmp_path_factory.mktemp("lucky"), dice) as server:
        yield Lucky(server, dice)


@pytest.fixture
def lucky(house: Lucky) -> Lucky:
    """Every test begins with the same luck, whatever the one before it chose."""
    house.dice.key = bytes(32)
    return house


def on_top(player: Player, part: str) -> bool:
    """Whether a click on the middle of a thing meets it: cards may lie over each other."""
    look = """part => {
        const thing = document.querySelector(`[data-part="${part}"]`);
        const box = thing?.getBoundingClientRect();
        const there = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return thing !== null && there?.closest('[data-part]') === thing;
    }"""
    return bool(player.page.evaluate(look, part))


def by_mouse(player: Player, *keys: str) -> bool:
    """On the table where the answer belongs to a card there, else by its buttons; whether a card was clicked."""
    player.page.mouse.move(2, 2)
    expect(player.test("inspect")).to_have_count(0)  # by then a card that was drawn up has sunk back
    part = keys[0].rpartition(":")[2]
    of_card = [key for key in player.keys if key.rpartition(":")[2] == part]
    several = player.test("confirm").count() > 0
    if several or len(keys) > 1 or "." not in part or not on_top(player, part):
        player.answer(*keys)
        return False
    if len(of_card) == 1:
        player.point(part, keys[0])
        return True
    before = player.version
    answer = player.test("inspect").locator(f'[data-key="{keys[0]}"]')
    player.hit(player.part(part))
    player.hit(answer)
    player.until(*IDLE, "playing", after=before)
    return True


def says_how_it_ended(player: Player, told: Told) -> None:
    assert told.table.over is not None
    player.test("over").wait_for()
    expect(player.test("over")).to_contain_text(WORDS.say(told.table.over.reason))
    assert RAW.findall(player.page.locator("body").inner_text()) == []
    assert not player.faults, "\n".join(player.faults)


def test_a_whole_chase_alone_by_mouse(person: People, lucky: Lucky) -> None:
    told = lucky.chase(1, deck_1="thistle-court")
    ann = person("Ann", lucky.server, new=True)
    ann.go("/")
    ann.page.locator(f'[data-new="{FORTUNE}"]').click()
    decks = [ann.page.get_by_label(WORDS.say(Msg(f"option-deck_{seat}"))) for seat in (1, 2, 3)]
    expect(decks[1]).to_be_visible()
    expect(decks[2]).to_have_count(0)
    ann.button("setup-remove", n=2).click()
    expect(decks[1]).to_have_count(0)
    ann.page.get_by_text(WORDS.say(Msg("option-difficulty-beginner"))).click()
    decks[0].select_option("thistle-court")
    shoot(ann, "fortune-new")
    ann.test("start").click()
    ann.test("howto-close").click()
    clicked = turns = 0
    for number, (_seat, keys) in enumerate(told.script):
        assert ann.asked()
        assert {*keys} <= {*ann.keys, "done"}, f"answer {number}: {ann.question}"
        turns += keys[0] in SET_HOUSES
        if turns == 2 and keys[0] in SET_HOUSES:
            expect(ann.test("recap")).to_contain_text(WORDS.say(Msg("rf-log-ready")))
            shoot(ann, "fortune-recap")
        clicked += by_mouse(ann, *keys)
        if number == len(told.script) // 2:
            shoot(ann, "fortune")
    says_how_it_ended(ann, told)
    shoot(ann, "fortune-over")
    assert clicked > len(told.script) // 3, "cards are clicked where they lie"
    assert turns > 2, "the ship's turn was told step by step"


def come_aboard(person: People, lucky: Lucky, **options: str) -> tuple[Player, Player]:
    """Ann and Bob at a table for two, he by her link."""
    ann, bob = person("Ann", lucky.server), person("Bob", lucky.server)
    table = ann.opens(FORTUNE, "me", "open", options={**EASY, **options})
    ann.test("waiting").wait_for()
    bob.go(ann.api("GET", f"/api/tables/{table}")["invite"])
    bob.test("join").click()
    return ann, bob


def test_a_whole_chase_in_two_browsers(person: People, lucky: Lucky) -> None:
    told = lucky.chase(2)
    team = come_aboard(person, lucky)
    for number, (seat, keys) in enumerate(told.script):
        now, other = team[seat], team[1 - seat]
        assert now.asked() and other.until("waiting", "asked") == "waiting" and other.keys == []
        version = now.version
        by_mouse(now, *keys)
        other.until("asked", "waiting", "over", after=version)
        if number == len(told.script) // 2:
            shoot(now, "fortune-together")
            hands = [{*cards(player, seat)} for seat, player in enumerate(team)]
            assert all(hands) and hands[0] | hands[1] <= parts_on(team[0]) & parts_on(team[1]), "open to each other"
    for player in team:
        says_how_it_ended(player, told)


def test_hands_stay_closed_where_the_table_wants_it(person: People, lucky: Lucky) -> None:
    team = come_aboard(person, lucky, open_hands="no")
    asked_first(*team)
    for seat, player in enumerate(team):
        own, theirs = cards(player, seat), cards(team[1 - seat], 1 - seat)
        assert len(own) == 6 and {*own} <= parts_on(player)
        assert not {*theirs} & parts_on(player) and not any(card in player.page.content() for card in theirs)


def test_a_duel_to_three_keys_by_mouse(person: People, lucky: Lucky) -> None:
    lucky.dice.key = DUEL
    ann = person("Ann", lucky.server)
    table = ann.opens(FORGE, "me", "bot:greedy")
    turns = 0
    while ann.asked():
        wise = ann.api("GET", f"/api/tables/{table}/hint?seat=0")["keys"]
        turns += wise[0] in SET_HOUSES
        by_mouse(ann, *wise)
    shoot(ann, "duel-over")
    seen = ann.api("GET", f"/api/tables/{table}/scene?seat=0")
    keys = {
        mat["seat"]: sum(one.get("value", 0) for one in mat["counters"] if one["id"].startswith("key-"))
        for mat in seen["parts"]
        if mat["part"] == "mat"
    }
    (winner,) = seen["ending"]["winners"]
    assert keys[winner] == 3 > keys[1 - winner] and turns > 3, "who has the third key has won"
    expect(ann.test("over")).to_contain_text("The third key is forged")
    expect(ann.test("result").locator("tr.first td.number").first).to_have_text("3")  # the keys of who won
    assert not ann.faults, "\n".join(ann.faults)


def begins(wanted: Callable[[list[str]], bool]) -> tuple[bytes, list[str]]:
    """The luck of a duel in which she begins and holds what is wanted, and that hand."""
    for number in range(256):
        key = bytes([number]) * 32
        table = game(FORGE).table(2, TableLuck(key, (NONCE, "")), seats=[Seat("Ann"), Seat("Bot")], loud=True)
        hand: list[str] = table.state.sides[0].hand
        if table.decision is not None and table.decision.seat == 0 and wanted(hand):
            return key, hand
    raise AssertionError("no such hand")


def name_of(id: str) -> str:
    return str(CARDS[TITLE[id]].name)


def twins(hand: list[str]) -> list[str]:
    """Two equal creatures of a hand."""
    there = [id for id in hand if CARDS[TITLE[id]].type == "creature"]
    sorts = [(TITLE[id], PRINTED[id]) for id in there]
    return next(
        ([id for id, one in zip(there, sorts, strict=True) if one == sort] for sort in sorts if sorts.count(sort) == 2), []
    )


def test_either_of_two_equal_cards_plays_one_of_them(person: People, lucky: Lucky) -> None:
    lucky.dice.key, hand = begins(lambda hand: bool(twins(hand)))
    both = twins(hand)
    ann = person("Ann", lucky.server)
    table = ann.opens(FORGE, "me", "bot:greedy")
    for key in ("no", PRINTED[both[0]]):
        assert ann.asked()
        ann.answer(key)
    assert ann.asked()
    (play,) = [key for key in ann.keys if key in [f"play:{id}" for id in both]]
    assert len({ann.part(id).locator(".keys").inner_text() for id in both}) == 1, "the same numbers on both"
    (other,) = [id for id in both if play != f"play:{id}"]
    before = ann.version
    ann.hit(ann.part(other))
    expect(ann.test("inspect").locator("[data-key]")).to_have_count(2)  # play or discard
    ann.hit(ann.test("inspect").locator(f'[data-key="{play}"]'))
    ann.until(*IDLE, "playing", after=before)
    seen = ann.api("GET", f"/api/tables/{table}/scene?seat=0")
    assert sorted(part["at"] for part in seen["parts"] if part["id"] in both) == ["hand:0", "line:0"]
    assert not ann.faults, "\n".join(ann.faults)


@pytest.mark.parametrize(("lang", "drawn"), [("en", "You draw"), ("fr", "Vous piochez")])
def test_a_name_that_ends_with_a_sign_ends_its_line(lang: str, drawn: str, person: People, lucky: Lucky) -> None:
    lucky.dice.key, hand = begins(lambda hand: any(name_of(id).endswith("!") for id in hand))
    ann = person("Ann", lucky.server, lang=lang)
    ann.opens(FORGE, "me", "bot:greedy")
    assert ann.asked()
    assert {f"{drawn} {name_of(id)}" for id in hand if name_of(id).endswith("!")} <= {*ann.log()}


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_what_two_mates_have_is_seen_whole(size: tuple[int, int], person: People, lucky: Lucky) -> None:
    ann = person("Ann", lucky.server, size={"width": size[0], "height": size[1]})
    ann.opens(FORTUNE, "me", "bot:greedy", "bot:greedy", options=EASY)
    ann.asked()
    shoot(ann, f"fortune-mates-{size[0]}")
    mates = ann.page.locator(".group")
    expect(mates).to_have_count(2)
    for mate in mates.all():
        expect(mate).to_be_in_viewport(ratio=1)
        assert mate.locator("[data-part]").count() > 3, "cards and piles"


# -- for everybody --------------------------------------------------------------------------------------------------------


def in_the_middle(ann: Player, lucky: Lucky, id: str) -> None:
    """A game some turns old, with cards in the lines; it is her turn."""
    alone = id == FORTUNE
    told = lucky.chase(1) if alone else None
    lucky.dice.key = told.key if told else DUEL
    seats, options = (["me"], EASY) if alone else (["me", "bot:greedy"], {})
    table = ann.opens(id, *seats, options=options)
    for number in range(len(told.script) // 2 if told else 30):
        assert ann.asked()
        keys = told.script[number][1] if told else ann.api("GET", f"/api/tables/{table}/hint?seat=0")["keys"]
        before = ann.version
        ann.api("POST", f"/api/tables/{table}/answer", {"id": f"a{number}", "seat": 0, "version": before, "keys": keys})
        ann.until(*IDLE, after=before)
    assert ann.asked()


@pytest.mark.parametrize("id", [FORGE, FORTUNE])
def test_nothing_to_complain_of_among_cards(id: str, person: People, lucky: Lucky, axe: str) -> None:
    """On the same table by day and by night, in its rules, and before it begins."""
    ann = person("Ann", lucky.server)
    in_the_middle(ann, lucky, id)
    for mode in ("light", "dark"):
        ann.page.evaluate(CHOOSE, mode)
        ann.page.reload()
        ann.asked()
        assert ann.page.evaluate("document.documentElement.dataset.mode") == mode
        shoot(ann, f"{id}-{mode}")
        assert "\n".join(complaints(ann, axe)) == "", mode
    ann.test("rules-button").click()
    ann.page.locator("[data-rule]").first.wait_for()
    assert "\n".join(complaints(ann, axe)) == "", "the rules beside the table"
    for path in (f"/new/{id}", f"/learn/{id}"):
        ann.go(path)
        ann.page.locator("main").get_by_role("link").or_(ann.test("start")).first.wait_for()
        assert "\n".join(complaints(ann, axe)) == "", path


def test_in_a_low_window_the_hand_is_whole_above_the_question(person: People, lucky: Lucky) -> None:
    ann = person("Ann", lucky.server, size={"width": 1024, "height": 768})
    in_the_middle(ann, lucky, FORGE)
    shoot(ann, "duel-low")
    table = ann.page.url.split("/t/")[1]
    lying = [part["at"] for part in ann.api("GET", f"/api/tables/{table}/scene?seat=0")["parts"] if part.get("at")]
    assert min(lying.count("line:0"), lying.count("line:1")) > 0, "both lines have cards"
    edge, held = ann.dock.bounding_box(), cards(ann, 0)
    assert edge is not None and held
    for card in held:
        box = ann.part(card).bounding_box()
        assert box is not None and box["y"] + box["height"] <= edge["y"], card
    sides = ann.page.locator(".cloth .lines")
    assert sides.evaluate("one => one.scrollHeight <= one.clientHeight"), "nothing of the lines is cut off"


@pytest.mark.parametrize("id", [FORGE, FORTUNE])
def test_a_phone_has_every_card_and_every_answer_within_reach(id: str, person: People, lucky: Lucky) -> None:
    ann = person("Ann", lucky.server, size=PHONE)
    in_the_middle(ann, lucky, id)
    shoot(ann, f"{id}-phone")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing to scroll sideways"
    seen = ann.api("GET", f"/api/tables/{ann.page.url.split('/t/')[1]}/scene?seat=0")
    shown = [part for part in seen["parts"] if part["part"] == "card" and "face-down" not in part.get("state", [])]
    lying = [part["id"] for part in shown if part["at"].split(":")[0] in ("hand", "line", "sea")]
    assert len(lying) > 6
    for part in lying:
        ann.part(part).scroll_into_view_if_needed()
        expect(ann.part(part)).to_be_in_viewport()
    for key in ann.keys:
        answer = ann.reach(key)
        answer.scroll_into_view_if_needed()
        expect(answer).to_be_in_viewport(ratio=0.8)
        box = answer.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
    ann.first()
    assert not ann.faults, "\n".join(ann.faults)
