"""The end of a game in the terminal: in plain lines, and on a screen."""

from __future__ import annotations

import msgspec

from inglenook.engine.scene import Scene, Side
from inglenook.engine.scene_end import EndColumn, EndFact, Ending, EndLine, EndMoment, EndRow, Progress
from inglenook.terminal import ending
from inglenook.terminal.speech import Speech

from .scenes import plain

SAY = Speech("en")
NAMES = ("Ann", "Ben").__getitem__
SIGNS = {0: "▲", 1: "●", 2: "✪"}
BARE = Ending(winners=(0,), headline=plain("Ann wins!"), why=plain("It is over."))
FULL = msgspec.structs.replace(
    BARE,
    facts=(EndFact(value=plain("16"), name=plain("rounds")), EndFact(value=plain("4"), name=plain("folds"))),
    columns=(EndColumn(name=plain("Pieces")), EndColumn(name=plain("Items used"))),
    rows=(
        EndRow(side=0, rank=1, cells=(plain("3"), plain("21")), note=plain("Wren")),
        EndRow(side=2, rank=2, cells=(plain("2"), plain("7"))),
        EndRow(side=1, rank=3, cells=(plain("0"), plain("9"))),
    ),
    progress=Progress(
        name=plain("Pieces"),
        rounds=(1, 2, 3),
        lines=(EndLine(side=0, values=(0, 1, 2, 4)), EndLine(side=2, values=(0, 0, 0, 2))),
    ),
    moments=(EndMoment(text=plain("Ann takes the key."), at=7, seat=0, round=2), EndMoment(text=plain("Rain."), at=9)),
)


def sight(end: Ending) -> Scene:
    ship = Side(number=2, name=plain("The ship"), shape="cog")
    return Scene(game="x", seat=0, title=plain("x"), sides=(Side(number=0, seats=(0, 1)), ship), ending=end)


def test_plain_lines_tell_all_there_is() -> None:
    lines = ending.spoken(sight(FULL), SAY, NAMES)
    assert lines == [
        "", "Ann wins!", "It is over.", "rounds: 16", "folds: 4",
        "1. Ann: Pieces: 3, Items used: 21, Wren", "2. The ship: Pieces: 2, Items used: 7", "3. Ben: Pieces: 0, Items used: 9",
        "Pieces, round by round", "Ann: 0 1 2 4", "The ship: 0 0 0 2",
        "What mattered", "Round 2: Ann takes the key.", "Rain.",
    ]  # fmt: skip


def test_what_there_is_not_is_not_told() -> None:
    assert ending.spoken(sight(BARE), SAY, NAMES) == ["", "Ann wins!", "It is over."]
    assert ending.screen(sight(BARE), SAY, NAMES, SIGNS).plain == "▲ \nAnn wins!\nIt is over."


def test_on_the_screen_columns_stand_under_one_another_and_everybody_has_a_sign() -> None:
    text = ending.screen(sight(FULL), SAY, NAMES, SIGNS).plain
    rows = [line for line in text.splitlines() if line[:1] in "123" and line[1:2] == " "]
    assert [row[:4] for row in rows] == ["1 ▲ ", "2 ✪ ", "3 ● "]
    assert [row[14:].split()[:2] for row in rows] == [["3", "21"], ["2", "7"], ["0", "9"]]
    assert "▲ Ann       ▁▂▄█ 4" in text and "✪ The ship  ▁▁▁▄ 2" in text


def test_a_long_course_is_thinned_out_and_keeps_its_end() -> None:
    line = EndLine(side=0, values=tuple(range(200)))
    bars = ending.bars(line, 199)
    assert len(bars) <= ending.WIDEST + 1 and (bars[0], bars[-1]) == ("▁", "█")
