"""The table by its keys: drawers, undo, hints, language, size, and what one person may not see of another."""

import random

import pytest
from textual import events
from textual.widgets import Input, OptionList

from inglenook.engine import moments
from inglenook.engine.table import Seat
from inglenook.sitting import Sitting
from inglenook.terminal import controls
from inglenook.terminal.answers import Answers
from inglenook.terminal.drawers import FoundList, MenuScreen, RulesDrawer, TextDrawer, ThingsDrawer
from inglenook.terminal.start import StartScreen
from inglenook.terminal.views import BoardPane, LogList

from .driver import (
    ANN,
    BOT,
    NARROW,
    TINY,
    WIDE,
    answer_by_keys,
    app_for,
    asking,
    dismiss_offer,
    settled,
    sit,
    table,
    text_of,
    until,
)

KINGDOM = "key-to-the-kingdom"


@pytest.fixture
async def kingdom(home):
    """Ann against a bot, at her first question after the heroes are chosen."""
    sitting = sit(KINGDOM, home, ANN, BOT, seed=4)
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        app.pilot = pilot
        await dismiss_offer(pilot)
        await pilot.press("1")
        await until(pilot, lambda: asking(app) and table(app).scene.prompt.kind == "turn")
        yield app


async def test_the_question_its_rules_and_the_map_are_there(kingdom):
    assert "Ann" in text_of(kingdom, "#question") and "§R65" in text_of(kingdom, "#question")
    rows = kingdom.screen.query_one(BoardPane).rows
    assert any("folded shut" in row for row in rows)
    assert any("▲A" in row for row in rows)


async def test_every_answer_is_in_its_file_at_once(kingdom):
    moves = len(table(kingdom).sitting.table.moves)
    await kingdom.pilot.press("1")
    await until(kingdom.pilot, lambda: len(table(kingdom).sitting.table.moves) > moves)
    sitting = table(kingdom).sitting
    sitting.close()
    assert len(Sitting.resume(sitting.path).table.moves) == len(sitting.table.moves)


async def test_undo_goes_back_to_the_question_before(kingdom):
    before = table(kingdom).sitting.table.fingerprint()
    await kingdom.pilot.press("1")
    await until(kingdom.pilot, lambda: asking(kingdom) and table(kingdom).scene.prompt.kind != "turn")
    await kingdom.pilot.press("u")
    await until(kingdom.pilot, lambda: asking(kingdom) and table(kingdom).scene.prompt.kind == "turn")
    assert table(kingdom).sitting.table.fingerprint() == before


async def test_undo_says_why_it_cannot(home):
    app = app_for(sit(KINGDOM, home), home)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        await pilot.press("u")
        assert "nothing of yours" in text_of(app, "#told")


async def test_why_not_answers_for_the_thing_one_searches(kingdom):
    await kingdom.pilot.press("w")
    assert isinstance(kingdom.screen, ThingsDrawer)
    await kingdom.pilot.press(*"sword")
    await kingdom.pilot.pause()
    assert "Sword" in str(kingdom.screen.query_one(FoundList).get_option_at_index(0).prompt)
    sentence = text_of(kingdom, "#detail")
    assert "§R" in sentence
    await kingdom.pilot.press("enter")
    assert isinstance(kingdom.screen, RulesDrawer)


async def test_a_search_that_finds_nothing_says_so_and_opens_nothing(kingdom):
    await kingdom.pilot.press("w", *"xyzzy")
    await kingdom.pilot.pause()
    assert kingdom.screen.query_one(FoundList).option_count == 0
    assert "Nothing here is called that" in text_of(kingdom, "#detail")
    await kingdom.pilot.press("enter")
    assert isinstance(kingdom.screen, ThingsDrawer)


async def test_inspect_tells_everything_about_a_thing(kingdom):
    await kingdom.pilot.press("i")
    await kingdom.pilot.press(*"demon king")
    await kingdom.pilot.pause()
    assert text_of(kingdom, "#detail")
    await kingdom.pilot.press("escape")
    assert kingdom.screen is table(kingdom)


async def test_the_rules_open_at_the_cited_one_and_can_be_searched(kingdom):
    await kingdom.pilot.press("r")
    await kingdom.pilot.pause()
    drawer = kingdom.screen
    assert isinstance(drawer, RulesDrawer)
    assert drawer.found[drawer.query_one(FoundList).highlighted] == "KK-R65"
    await kingdom.pilot.press(*"whirlpool")
    await kingdom.pilot.pause()
    assert "KK-R131" in drawer.found and "KK-R65" not in drawer.found
    drawer.query_one(Input).value = "no such thing at all"
    await kingdom.pilot.pause()
    assert drawer.found == []


async def test_a_line_of_the_log_opens_its_rule(kingdom):
    await kingdom.pilot.press("l")
    log = kingdom.screen.query_one(LogList)
    assert log.has_focus
    while not log.cited():
        await kingdom.pilot.press("up")
    rule = log.cited()
    await kingdom.pilot.press("enter")
    assert isinstance(kingdom.screen, RulesDrawer) and kingdom.screen.cited == (rule,)


async def test_the_hint_has_a_reason_and_brings_its_answer_into_focus(kingdom):
    await kingdom.pilot.press("h")
    await until(kingdom.pilot, lambda: "Hint:" in text_of(kingdom, "#told"))
    focused = table(kingdom).answers.focused_option
    assert table(kingdom).speech(focused.label) in text_of(kingdom, "#told")
    assert "—" in text_of(kingdom, "#told")


async def test_a_long_list_shows_the_answer_a_hint_names(kingdom):
    await kingdom.pilot.resize_terminal(80, 24)
    shown = table(kingdom)
    await kingdom.pilot.press("1")
    pane = shown.query_one("#answers-pane")
    await until(kingdom.pilot, lambda: 0 < pane.size.height < len(shown.answers.options))
    shown.answers.focus_on(shown.answers.options[-1].key)
    shown.tell("A sentence as long as a hint that gives its reason. " * 2)
    await kingdom.pilot.pause()
    lit = shown.answers.focus_region()
    assert lit is not None
    assert pane.scroll_offset.y <= lit.y and lit.bottom <= pane.scroll_offset.y + pane.size.height


async def test_the_language_switches_at_any_time(kingdom):
    assert "Your move" in text_of(kingdom, "#question")
    await kingdom.pilot.press("g")
    assert "À vous" in text_of(kingdom, "#question")
    assert "La Clef du Royaume" in text_of(kingdom, "#bar")
    await kingdom.pilot.press("r")
    await kingdom.pilot.press("ctrl+g")
    assert kingdom.screen.query_one(".drawer").border_title == "Rules"
    await kingdom.pilot.press("escape")
    assert "Your move" in text_of(kingdom, "#question")


async def test_keys_legend_and_introduction_open_and_close(kingdom):
    for key, word in (("question_mark", "undo"), ("k", "whirlpool"), ("o", "Demon")):
        await kingdom.pilot.press(key)
        assert isinstance(kingdom.screen, TextDrawer)
        await kingdom.pilot.press("escape")
        assert kingdom.screen is table(kingdom), word


async def test_the_recap_tells_what_the_bot_did_step_by_step(kingdom):
    rng = random.Random(1)
    while not table(kingdom).recap():
        await until(kingdom.pilot, lambda: settled(kingdom))
        await answer_by_keys(kingdom.pilot, rng)
        await until(kingdom.pilot, lambda: asking(kingdom))
    steps = table(kingdom).recap()
    assert all(line.seat != 0 for line in steps)
    await kingdom.pilot.press("full_stop")
    assert f"1/{len(steps)}" in text_of(kingdom, "#recap")
    await kingdom.pilot.press("full_stop")
    assert f"{min(2, len(steps))}/{len(steps)}" in text_of(kingdom, "#recap")
    await kingdom.pilot.press("comma")
    assert f"1/{len(steps)}" in text_of(kingdom, "#recap")


async def test_the_table_is_shown_as_it_was_at_a_step_and_comes_back_to_now(kingdom):
    rng = random.Random(2)
    while len(table(kingdom).recap()) < 3:
        await until(kingdom.pilot, lambda: settled(kingdom))
        await answer_by_keys(kingdom.pilot, rng)
        await until(kingdom.pilot, lambda: asking(kingdom))
    screen = table(kingdom)
    steps, now, moves = screen.recap(), screen.scene, screen.sitting.table.length
    await kingdom.pilot.press("full_stop")
    expected = moments.of(screen.sitting.table, 0, steps[0].at - 1, steps[0].at - 1)
    assert screen.past in expected and screen.past.log[0].seq == steps[0].seq and screen.shown is screen.past
    assert "as it was" in text_of(kingdom, "#told")
    assert screen.query_one(BoardPane).scene is screen.past and not screen.query_one(BoardPane).marks.numbers
    await kingdom.pilot.press("1")
    assert screen.past is None and screen.sitting.table.length == moves, "the first key leads back to now"
    for _ in steps:
        await kingdom.pilot.press("full_stop")
    await kingdom.pilot.press("full_stop")
    assert screen.past is None and screen.step is None and screen.shown == now, "after the last step it is now"
    await kingdom.pilot.press("l", "home", "m")
    told = next(line for line in now.log if not line.heading)
    assert screen.past is not None and screen.past.log[0] == told
    await kingdom.pilot.press("space")
    assert screen.past is None


async def test_the_recap_can_be_played_and_paused(kingdom, monkeypatch):
    monkeypatch.setattr(controls, "STEP", 0.01)
    rng = random.Random(2)
    while len(table(kingdom).recap()) < 3:
        await until(kingdom.pilot, lambda: settled(kingdom))
        await answer_by_keys(kingdom.pilot, rng)
        await until(kingdom.pilot, lambda: asking(kingdom))
    screen = table(kingdom)
    shown = []
    monkeypatch.setattr(screen, "look_back", shown.append)
    steps = screen.recap()
    await kingdom.pilot.press("p")
    await until(kingdom.pilot, lambda: not screen.walking)
    assert shown == [line for line in steps if line.weight], "what matters little is passed over"
    monkeypatch.setattr(controls, "STEP", 60)
    await kingdom.pilot.press("p")
    assert screen.walking
    await kingdom.pilot.press("p")
    assert not screen.walking


async def test_a_small_window_says_so_and_the_game_comes_back(kingdom):
    await kingdom.pilot.resize_terminal(*TINY)
    await kingdom.pilot.pause()
    assert kingdom.screen.query_one("#small").display and not kingdom.screen.query_one("#dock").display
    assert "60 × 15" in text_of(kingdom, "#small-text") and "80 × 24" in text_of(kingdom, "#small-text")
    await kingdom.pilot.resize_terminal(*NARROW)
    await kingdom.pilot.pause()
    assert not kingdom.screen.query_one("#small").display and kingdom.screen.query_one("#dock").display


async def test_at_80_by_24_panes_are_tabs(kingdom):
    await kingdom.pilot.resize_terminal(*NARROW)
    await kingdom.pilot.pause()
    shown = []
    for _ in range(4):
        visible = [id for id in ("#board", "#strip", "#seats", "#log") if kingdom.screen.query_one(id).region.height > 0]
        shown.append(visible)
        await kingdom.pilot.press("tab")
        await kingdom.pilot.pause()
    assert shown == [["#board"], ["#strip"], ["#seats"], ["#log"]]
    assert kingdom.screen.query_one("#board").region.height >= 9


async def test_at_80_by_24_the_help_is_told_above_few_answers_and_below_many(kingdom, monkeypatch):
    await kingdom.pilot.resize_terminal(*NARROW)
    await kingdom.pilot.pause()
    assert "After the roll there is no nap." in text_of(kingdom, "#question")
    assert not text_of(kingdom, "#told")
    await kingdom.pilot.press("1")
    await until(kingdom.pilot, lambda: asking(kingdom) and table(kingdom).scene.prompt.kind == "modify")
    await kingdom.pilot.press("g")
    help = table(kingdom).speech(table(kingdom).scene.prompt.help)
    assert len(help) > 78 and help not in text_of(kingdom, "#question")
    assert text_of(kingdom, "#told").startswith("▸")  # what the answer in focus does comes first
    monkeypatch.setattr(Answers, "note_left_out", lambda self: "")
    table(kingdom).redraw()
    told = text_of(kingdom, "#told")
    assert len(told) <= 78 and told.endswith("…") and help.startswith(told[:-1])


async def test_bots_can_be_watched_and_skipped(home):
    app = app_for(sit(KINGDOM, home, ANN, BOT, Seat("Cid", "bot:greedy"), seed=4), home, speed="normal")
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        await pilot.press("1")
        await until(pilot, lambda: table(app).thinking is not None)
        assert "is thinking" in text_of(app, "#question")
        assert not table(app).answers.options
        await pilot.press("space")
        assert table(app).skipping
        await until(pilot, lambda: asking(app))


# -- two people at one keyboard -------------------------------------------------------------------------------------------


async def test_the_hand_of_one_person_is_never_shown_to_the_other(home):
    sitting = sit("card-battle", home, ANN, Seat("Bea"), seed=3)
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: settled(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen) and app.screen.opaque)
        assert "Ann" in str(app.screen.query_one("#head").render())
        assert table(app).scene.seat is None
        assert "[" not in str(table(app).query_one("#zones").render())
        await pilot.press("enter")
        await until(pilot, lambda: asking(app))
        assert table(app).scene.seat == 0 and "[" in text_of(app, "#zones")
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert "Bea" in str(app.screen.query_one("#head").render())
        assert table(app).scene.seat is None
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)


async def test_where_nothing_is_hidden_nobody_is_sent_away(home):
    app = app_for(sit(KINGDOM, home, ANN, Seat("Bea"), seed=3), home)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        first = table(app).here
        await pilot.press("1")
        await until(pilot, lambda: asking(app) and table(app).here != first)
        assert app.screen is table(app)


# -- the start and the end ------------------------------------------------------------------------------------------------


async def test_a_game_is_laid_out_with_the_arrows_and_begun(home):
    app = app_for(None, home)
    async with app.run_test(size=NARROW) as pilot:
        start = app.screen
        assert isinstance(start, StartScreen)
        while start.line.kind != "players":
            await pilot.press("up")
        await pilot.press("right")
        assert start.count == 3
        await pilot.press("down", "enter", "end", *"ette", "enter")
        assert start.names[0].endswith("ette")
        await pilot.press("down", "right")
        assert start.whos[1] == "bot:shaky"
        while start.line.kind != "language":
            await pilot.press("down")
        await pilot.press("right")
        assert "Une nouvelle partie" in text_of(app, "#form")
        while start.line.kind != "begin":
            await pilot.press("down")
        await pilot.press("enter")
        await dismiss_offer(pilot)
        seats = table(app).sitting.table.seats
        assert [seat.who for seat in seats] == ["human", "bot:shaky", "bot:greedy"] and table(app).speech.lang == "fr"
    assert len(list(home.glob("*.json"))) == 1


async def test_an_option_of_a_seat_is_asked_for_only_where_somebody_sits(home):
    app = app_for(None, home)
    async with app.run_test(size=WIDE) as pilot:
        start = app.screen
        assert isinstance(start, StartScreen)
        while start.line.kind != "game":
            await pilot.press("up")
        while start.game.id != "royal-fortune":
            await pilot.press("right")

        def decks():
            return [line.name for line in start.lines if line.name.startswith("deck_")]

        assert decks() == ["deck_1", "deck_2"] and start.count == 2
        await pilot.press("down", "left")
        assert decks() == ["deck_1"] and start.count == 1


async def test_options_are_laid_out_in_groups_with_presets_and_reasons(home):
    app = app_for(None, home)
    async with app.run_test(size=WIDE) as pilot:
        start = app.screen
        assert isinstance(start, StartScreen)

        async def to(kind, name="", value=""):
            while (start.line.kind, start.line.name, start.line.value) != (kind, name, value):
                await pilot.press("down")

        def told():
            return text_of(app, "#start-told")

        await to("game")
        while start.game.id != "probe":
            await pilot.press("right")
        form = text_of(app, "#form")
        assert form.index("The rival") < form.index("Harder") < form.index("Easier") and "Steps ahead" not in form
        await to("option", "crowd")
        assert "needs 4 to 8 players, not 2" in told(), "why, before it is tried"
        await pilot.press("right")
        assert start.agreement.values["crowd"] == "no" and "needs 4 to 8 players, not 2" in told()
        await to("preset")
        await pilot.press("right", "right")
        assert start.agreement.values["poor"] == "yes" and "A master, wounds" in told()
        await to("option", "gifts", "goods")
        await pilot.press("enter")
        assert start.agreement.values["gifts"] == "" and "Empty sheds" in told() and "Gifts: Goods" in told()
        await to("option", "gifts", "gold")
        await pilot.press("enter")
        assert start.agreement.values["gifts"] == "gold" and "Grim, 1 change" in text_of(app, "#form")
        await to("option", "level")
        await pilot.press("right")
        assert "Steps ahead" in text_of(app, "#form")
        await to("option", "lead")
        await pilot.press("left", "right", "right", "right", "right")
        assert start.agreement.values["lead"] == "6", "it goes from 0 to 6 by twos"
        await to("mine")
        await pilot.press("right")
        assert start.mine == 2
        await to("begin")
        await pilot.press("enter")
        assert "may be 6 at most" in told(), "the game itself says no, and nothing is lost"
        await to("option", "lead")
        await pilot.press("left")
        await to("begin")
        await pilot.press("enter")
        await dismiss_offer(pilot)
        state = table(app).sitting.table.state
        assert (state.rival, state.wounds, state.gold) == (4, [2, 2], [1, 1])
        assert [seat.who for seat in table(app).sitting.table.seats] == ["human", "human"]


async def test_an_unfinished_game_is_offered_and_gone_on_with(home):
    with sit(KINGDOM, home, ANN, BOT) as sitting:
        sitting.answer(0, sitting.table.asked(0).keys[:1])
        moves = len(sitting.table.moves)
    (home / "broken.json").write_text("{")
    app = app_for(None, home)
    async with app.run_test(size=WIDE) as pilot:
        form = text_of(app, "#form")
        assert "Go on with a game" in form and "Ann, Bot" in form and "broken.json" in form
        while app.screen.waiting[app.screen.line.at].reason is not None:
            await pilot.press("down")
        await pilot.press("enter")
        await until(pilot, lambda: asking(app))
        assert len(table(app).sitting.table.moves) >= moves
    assert (home / "broken.json").read_text() == "{"


async def test_a_long_line_of_the_start_runs_on_below_its_own_words(home):
    sit(KINGDOM, home, Seat("Philippa of the Long Name"), Seat("Maximilian of the Longer", "bot:greedy")).close()
    app = app_for(None, home)
    async with app.run_test(size=NARROW) as pilot:
        await until(pilot, lambda: app.screen.query_one("#form").size.width > 0)
        await pilot.pause()
        lines = text_of(app, "#form").split("\n")
        first = next(n for n, line in enumerate(lines) if "Philippa" in line)
        assert lines[first].startswith("▸  Key") and lines[first + 1].startswith("   ") and lines[first + 1].strip()
        assert max(len(line) for line in lines) <= app.screen.query_one("#form").size.width


async def test_a_damaged_game_says_what_is_wrong(home):
    home.mkdir()
    (home / "broken.json").write_text("{")
    app = app_for(None, home)
    async with app.run_test(size=WIDE) as pilot:
        assert app.screen.line.kind == "wait"
        await pilot.press("enter")
        assert "damaged" in text_of(app, "#start-told") or "cut short" in text_of(app, "#start-told")


async def test_the_introduction_is_offered_at_the_first_game_only(home):
    app = app_for(sit(KINGDOM, home), home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: settled(app))
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, TextDrawer))
        await pilot.press("escape")
        await until(pilot, lambda: asking(app))
    again = app_for(sit(KINGDOM, home), home)
    async with again.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: settled(again))
        assert asking(again)


async def test_keys_pressed_in_haste_close_nothing_below(home):
    app = app_for(sit(KINGDOM, home), home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: settled(app))
        offer = app.screen
        for _ in range(3):
            offer.leave("play")
        await until(pilot, lambda: asking(app))


async def test_after_the_end_a_new_game_can_begin(home):
    sitting = sit("card-battle", home, Seat("One", "bot:random"), Seat("Two", "bot:random"))
    while sitting.bot_answers() is not None:
        pass
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert app.screen.query_one(OptionList).option_count == 3
        assert "wins" in text_of(app, "#head")
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))


async def test_leaving_says_that_it_is_saved(kingdom):
    await kingdom.pilot.press("q")
    assert kingdom.farewell == "Saved. Go on with it at any time."


async def test_a_result_shows_on_the_map_where_it_leads(kingdom):
    await kingdom.pilot.press("1")
    await until(kingdom.pilot, lambda: asking(kingdom) and table(kingdom).scene.prompt.kind == "modify")
    option = kingdom.screen.answers.focused_option
    assert option.key == "keep" and option.reach
    rows = kingdom.screen.query_one(BoardPane).rows
    assert sum(row.count("▸") for row in rows) == len(option.reach)


async def test_things_say_whose_they_are(kingdom):
    await kingdom.pilot.press("i")
    await until(kingdom.pilot, lambda: isinstance(kingdom.screen, ThingsDrawer))
    kingdom.screen.query_one(Input).value = "sword bot"
    await kingdom.pilot.pause()
    found = kingdom.screen.query_one(FoundList)
    assert found.option_count == 1 and "Sword · Bot" in str(found.get_option_at_index(0).prompt)


async def test_a_name_is_kept_by_enter_and_not_by_escape(home):
    app = app_for(None, home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        while app.screen.line.kind != "seat":
            await pilot.press("down")
        for typed, last, kept in (("Ann", "escape", "Maren"), ("Bea", "enter", "Bea")):
            await pilot.press("enter")
            app.screen.query_one(Input).value = typed
            await pilot.press(last)
            assert app.screen.names[0] == kept and not app.screen.query_one(Input).display


async def test_after_looking_back_escape_asks_what_comes_next(home):
    sitting = sit("card-battle", home, Seat("One", "bot:random"), Seat("Two", "bot:random"))
    while sitting.bot_answers() is not None:
        pass
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.press("2")
        await until(pilot, lambda: app.screen is table(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))


def type_fast(app, digits):
    """Press keys without waiting for what comes of them."""
    for digit in digits:
        app.post_message(events.Key(digit, digit))


def quiet(app):
    """Whether a question is asked and nothing is on its way."""
    return asking(app) and not app.screen.answers.on_its_way and not app.screen.answers.early


async def test_two_numbers_typed_at_once_answer_two_questions_of_the_same_person(home):
    sitting = sit(KINGDOM, home, ANN, Seat("Bea"), seed=2)
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        for _ in range(12):
            before, who = len(sitting.table.moves), app.screen.here
            type_fast(app, "11")
            await until(pilot, lambda before=before: quiet(app) and len(sitting.table.moves) > before)
            given = [move.seat for move in sitting.table.moves[before:]]
            assert set(given) == {who}, "nobody else's question is answered"
            if len(given) == 1:
                assert "1 was typed before this question came" in text_of(app, "#told") and app.screen.here != who
            else:
                break
        assert len(given) == 2


async def test_a_key_pressed_twice_answers_once_where_bots_come_between(home):
    sitting = sit(KINGDOM, home, ANN, BOT, seed=2)
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        before = len(sitting.table.moves)
        type_fast(app, "22")
        await until(pilot, lambda: quiet(app) and len(sitting.table.moves) > before)
        mine = [move for move in sitting.table.moves[before:] if move.seat == 0]
        others = [move for move in sitting.table.moves[before:] if move.seat == 1]
        assert len(mine) == 1 and others
        assert app.screen.answers.ahead and "You typed 2 before" in text_of(app, "#told")
