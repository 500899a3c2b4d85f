"""The client's types are what the structs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.engine.options import OptionField
from inglenook.server import wire
from tools import wire_types


def test_the_written_types_are_those_of_the_structs() -> None:
    assert wire_types.main(["--check"]) == 0


def test_a_stale_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text(wire_types.written().replace("to_move?: number[]", "to_move?: string[]"))
    monkeypatch.setattr(wire_types, "TARGET", stale)
    assert wire_types.main(["--check"]) == 1
    assert "run python tools/wire_types.py" in capsys.readouterr().err
    assert wire_types.main([]) == 0 and wire_types.main(["--check"]) == 0


def test_what_may_be_left_out_is_optional_and_what_may_not_is_not() -> None:
    event = wire_types.interface(wire.Event)
    assert '  type: "event";\n  n: number;\n' in event and "  patch?: Patch | null;\n" in event
    assert "  scene: Scene | null;\n" in wire_types.interface(wire.Welcome)
    assert "  phase?: Msg | null;\n" in wire_types.interface(wire.Patch)
    assert "  choices: string[];\n" in wire_types.interface(OptionField), "sent even when it is empty"
