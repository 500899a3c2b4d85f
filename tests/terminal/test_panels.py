"""Mats, cards and dice as text: readable without any colour."""

from rich.text import Text

from inglenook.engine.game import game
from inglenook.engine.scene import Card, Change, Counter, Die, Mat, Scene, Side, Zone
from inglenook.engine.sides import SIGNS
from inglenook.terminal import chrome, look, panels, spoken
from inglenook.terminal.speech import Speech

from .scenes import plain, scene

SAY = Speech("en")
SIGHT = scene()


def part(id: str):
    """A part of the scene by its id."""
    return next(one for one in SIGHT.parts if one.id == id)


def test_ready_spent_and_face_down_cards_look_different():
    faces = [panels.card(part(id), {}, SAY).plain for id in ("sword", "axe", "x0")]
    assert faces == ["[Sword 4]", "┆☾ Axe 2┆", "▒Back▒"]


def test_a_card_that_can_be_chosen_shows_its_number():
    assert panels.card(part("sword"), {"sword": "3"}, SAY).plain == "3[Sword 4]"


def test_a_keyword_shows_its_number_also_if_it_is_one():
    worth = {"keyword-hazardous": "1", "keyword-taunt": "", "keyword-assault": "2"}
    ship = Card(id="s", name=plain("Ship"), at="z", badges=worth)
    for lang, words in (("en", ["hazardous 1", "taunt", "assault 2"]), ("fr", ["dangereux 1", "provocation", "assaut 2"])):
        say = Speech(lang, game("keyforge"))
        assert panels.card(ship, {}, say).plain == f"[Ship {' '.join(words)}]"
        assert spoken.card(ship, SIGHT, say) == f"Ship ({', '.join(words)})"
        colon = say("ui-colon", a=words[0].split()[0], b="1")
        assert spoken.closer(ship, SIGHT, say)[:2] == [colon, words[1]]


def test_chips_are_never_broken_over_a_line():
    cards = [Card(id=f"c{n}", name=plain("Spare Sock"), at="z", slot=n) for n in range(9)]
    text = panels.zone(Zone(id="z", name=plain("Items"), count=9), cards, {}, SAY, 40)
    lines = text.plain.split("\n")
    assert len(lines) > 2 and all(len(line) <= 40 for line in lines)
    assert sum(line.count("[Spare Sock]") for line in lines) == 9


def test_a_hand_of_backs_is_a_row_of_blocks():
    cards = [one for one in SIGHT.parts if isinstance(one, Card) and one.at == "theirs"]
    assert panels.zone(part("theirs"), cards, {}, SAY, 60).plain == "Theirs  ▒▒▒ face down"


def test_a_mat_says_who_what_and_how_much():
    text = panels.mat(part("mat.0"), SAY, 26, own=True, asked=True).plain
    assert text.startswith("▲ Ann · you ◀\n  Hero")
    assert "✓red –blue key" in text and "items 3/8" in text


def test_what_is_too_long_under_a_name_stays_set_in():
    long = Mat(id="m", name=plain("Ann"), seat=0, role=plain("The Quiet Ledger: Shadows, Logos and Sanctum"))
    lines = panels.mat(long, SAY, 26, own=True, asked=False).plain.split("\n")
    assert lines[1:] == ["  The Quiet Ledger:", "  Shadows, Logos and", "  Sanctum"]


def test_a_seat_is_active_in_another_way_than_a_card():
    say = Speech("en", game("keyforge"))
    active = [
        Mat(id="m", name=plain("Ann"), seat=0, state=("active",)),
        Card(id="c", name=plain("Ash"), at="z", state=("active",)),
    ]
    assert [say.states(one) for one in active] == [["has the turn"], ["in the thick of it"]]


def test_the_own_mat_comes_last():
    text = chrome.mats(SAY, SIGHT, 0, 26, 99).plain
    assert text.index("Bea") < text.index("Ann")


def test_a_die_writes_its_sum_out_and_ticks_a_success():
    rows = panels.die(part("die"), SAY)
    assert isinstance(rows[1], Text) and "3" in rows[1].plain and "✓" in rows[1].plain and "3 + 2 = 5" in rows[1].plain


def test_a_die_not_rolled_is_only_named():
    lying = Die(id="d", name=plain("Demon die"))
    quiet = scene()
    text = chrome.tray(SAY, type(quiet)(game="x", seat=None, title=plain("x"), parts=(lying,))).plain
    assert "Demon die" in text and "╭" not in text


def test_eight_seats_and_what_nobody_sits_at_all_have_a_sign_and_a_colour_of_their_own():
    mats = [Mat(id="m", name=plain("N"), seat=seat) for seat in range(8)]
    mats += [Mat(id="m", name=plain("N"), seat=8, shape=sign) for sign in SIGNS]
    signs = [panels.mat(one, SAY, 26, own=False, asked=False).plain[0] for one in mats]
    assert signs == list("▲●■◆⬢★✚▼✪◘♔")
    assert len({look.seat_colour(sign) for sign in signs}) == len(signs)


def test_what_nobody_sits_at_has_its_sign_also_without_a_mat():
    ship = Side(number=2, name=plain("Ship"), shape="cog")
    sight = Scene(game="x", seat=0, title=plain("x"), parts=(part("mat.0"),), sides=(Side(number=0, seats=(0, 1)), ship))
    assert chrome.shapes(sight) == {0: "▲", 2: "✪"}


def test_mats_move_together_before_they_leave_anything_out():
    apart, close, short = (chrome.mats(SAY, SIGHT, 0, 26, height).plain for height in (99, 8, 1))
    assert "\n\n" in apart and "\n\n" not in close
    assert close.replace("\n", "") == apart.replace("\n", "") != short.replace("\n", "")


def test_in_a_wide_pane_a_short_mat_is_one_line():
    text = panels.mat(part("mat.0"), SAY, 75, own=True, asked=False, short=True).plain
    assert "\n" not in text and text.startswith("▲ Ann · you · Hero · ") and text.endswith("items 3/8")


def test_a_number_that_is_not_as_usual_is_told_as_a_sum():
    changes = (Change(by="+1", name=plain("Murmook")), Change(by="−2", name=plain("The Final Stretch")))
    amber = Counter(id="amber", name=plain("æmber"), value=3, most=5, usual=6, changes=changes)
    told = Mat(id="m", name=plain("Ann"), seat=0, counters=(amber,))
    wide = panels.mat(told, SAY, 60, own=True, asked=False).plain
    assert "æmber 5 = 6 +1 Murmook −2 The Final Stretch" in wide and "æmber 3/5" in wide
    narrow = panels.mat(told, SAY, 24, own=True, asked=False).plain.split("\n")
    assert all(len(line) <= 24 for line in narrow) and "Stretch" in "".join(narrow)
    assert spoken.mat(told, SAY) == "Ann: æmber 3/5 (5 = 6 +1 Murmook −2 The Final Stretch)"
    assert "=" not in panels.mat(told, SAY, 60, own=True, asked=False, short=True).plain, "a closer look says it"
