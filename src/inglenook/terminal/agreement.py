"""The options of a game as lines of the start screen: shown where they apply, changed step by step, explained."""

from __future__ import annotations

from typing import Any

from inglenook.engine.agreed import applies, refusal, settle, usual, why_not
from inglenook.engine.game import Game
from inglenook.engine.options import OptionField, Preset, schema, taken
from inglenook.engine.words import Msg

from .speech import Speech


class Line:
    """A line of the form: a name, what it says now, and what changing or entering it does."""

    def __init__(self, kind: str, at: int = 0, name: str = "", value: str = "") -> None:
        self.kind, self.at, self.name, self.value = kind, at, name, value


class Agreement:
    """What is agreed on so far."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.fields = {field.name: field for field in schema(game.options)}
        self.values = usual(game.options)
        self.presets = game.options.presets
        self.preset: Preset | None = next((one for one in self.presets if not one.values), None)

    def seat(self, count: int) -> None:
        """So many play now: what needs others is as usual again."""
        self.values = settle(self.game.options, count, self.values)

    # -- lines ------------------------------------------------------------------------------------------------------------

    def lines(self, count: int) -> list[Line]:
        """One for the presets, one for each option that applies, one for each value of a set; a group stands together."""
        order = ["", *(group.name for group in self.game.options.groups)]
        here = [field for field in self.fields.values() if applies(self.game.options, field, count, self.values)]
        lines = [Line("preset")] if self.presets else []
        for field in sorted(here, key=lambda field: order.index(field.group)):
            values = field.choices if field.kind == "set" else ("",)
            lines += [Line("option", at, field.name, value) for at, value in enumerate(values)]
        return lines

    def group(self, line: Line) -> str:
        """The group a line belongs to."""
        return self.fields[line.name].group if line.kind == "option" else ""

    def change(self, line: Line, by: int, count: int) -> Msg | None:
        """Go on by one; where that is not possible, why."""
        if line.kind == "preset":
            return self._change_preset(by, count)
        field = self.fields[line.name]
        reason = None
        for value in self._next(field, line.value, by):
            refused = why_not(self.game.options, count, self.values, field.name, value)
            if refused is None:
                self.values = settle(self.game.options, count, {**self.values, field.name: value})
                return None
            reason = reason or refused
        return reason

    def _change_preset(self, by: int, count: int) -> Msg | None:
        """Take the next one, as far as so many can play it."""
        at = self.presets.index(self.preset) if self.preset else -1
        self.preset = self.presets[(at + by) % len(self.presets)]
        self.values = self._of_preset(count)
        return refusal(self.game.options, count, self.preset.values)

    def _next(self, field: OptionField, one: str, by: int) -> list[str]:
        """The values one comes to, the nearest first; those that cannot be chosen are passed over."""
        now = self.values[field.name]
        if field.kind == "number":
            wanted = int(now) + by * field.step
            inside = (field.least is None or wanted >= field.least) and (field.most is None or wanted <= field.most)
            return [str(wanted)] if inside else []
        if field.kind == "set":
            held = set(taken(now)) ^ {one}
            most = len(field.choices) if field.most is None else field.most
            fits = (field.least or 0) <= len(held) <= most
            return [",".join(choice for choice in field.choices if choice in held)] if fits else []
        at, many = field.choices.index(now), len(field.choices)
        return [field.choices[(at + by * step) % many] for step in range(1, many)]

    def _of_preset(self, count: int) -> dict[str, str]:
        kind = self.game.options
        return settle(kind, count, usual(kind) | (self.preset.values if self.preset else {}))

    # -- in words ---------------------------------------------------------------------------------------------------------

    def words(self, line: Line, speech: Speech, count: int) -> tuple[str, str]:
        """What a line is called, and what it says now."""
        if line.kind == "preset":
            return speech("ui-start-preset"), self._preset_words(speech, count)
        field, value = self.fields[line.name], self.values[line.name]
        if field.kind == "switch":
            return speech(field.label), speech(f"ui-{value}")
        if field.kind == "set":
            held = "■" if line.value in taken(value) else "□"
            return "" if line.at else speech(field.label), f"{held} {speech.word(f'option-{field.name}', line.value)}"
        return speech(field.label), speech.word(f"option-{field.name}", value) if field.kind == "choice" else value

    def _preset_words(self, speech: Speech, count: int) -> str:
        if self.preset is None:
            return speech("ui-start-preset-own")
        name, base = speech(f"preset-{self.preset.name}"), self._of_preset(count)
        changed = sum(self.values[field] != value for field, value in base.items())
        return speech("ui-start-preset-changed", preset=name, n=changed) if changed else name

    def about(self, line: Line, speech: Speech, count: int) -> str:
        """What a line does, or why it stays as it is."""
        if line.kind == "preset":
            id = f"about-preset-{self.preset.name}" if self.preset else ""
            return speech(id) if speech.words.knows(id) else ""
        field = self.fields[line.name]
        if field.kind == "switch" and self.values[field.name] == field.default:
            other = next(one for one in field.choices if one != field.default)
            refused = why_not(self.game.options, count, self.values, field.name, other)
            if refused is not None:
                return speech(refused)
        id = f"about-option-{field.name}"
        told = speech(id, seats=count) if speech.words.knows(id) else ""
        return f"{told} ({field.rule})" if told and field.rule else told
