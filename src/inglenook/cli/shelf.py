"""`games` and `rules`: what can be played, and by which rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from inglenook.engine import game as engine
from inglenook.engine.game import Game
from inglenook.engine.options import OptionError, OptionField, Options, schema
from inglenook.engine.rulebook import Rule, RuleBook
from inglenook.engine.words import Msg, Words, msg

from .arguments import Arguments
from .voice import Trouble, Voice

WIDTH = 96


def games(arguments: Arguments, voice: Voice) -> int:
    """List the games, how many play them, how long, and their options."""
    found = engine.games()
    if not found:
        print(voice("cli-games-none"))
    for one in found.values():
        words = one.words(voice.lang)
        print(f"{one.id}: {words.say(one.title)}")
        if words.knows(f"{one.id}-about"):
            print("    " + words.say(msg(f"{one.id}-about")))
        fixed = "yes" if one.least == one.most else "no"
        print("    " + voice("cli-games-line", least=one.least, most=one.most, fixed=fixed, minutes=one.minutes))
        for line in told_options(one, voice):
            print(f"    {line}")
    for name, why in engine.broken.items():
        print(voice("cli-games-broken", game=name, why=why))
    return 0


def told_options(game: Game[Any], voice: Voice) -> Iterator[str]:
    """The options of a game, one on a line, and its presets."""
    words = game.words(voice.lang)
    for preset in game.options.presets:
        label, about = words.say(Msg(f"preset-{preset.name}")), f"about-preset-{preset.name}"
        if words.knows(about):
            yield voice("cli-games-preset-about", name=preset.name, label=label, note=words.say(Msg(about)))
        else:
            yield voice("cli-games-preset", name=preset.name, label=label)
    for field in schema(game.options):
        label = words.say(field.label) if words.knows(field.label.id) else field.name
        usual = field.default or voice("cli-option-nothing")
        yield voice("cli-games-option", name=field.name, label=label, choices=_choices(field, words, voice), usual=usual)


def _choices(field: OptionField, words: Words, voice: Voice) -> str:
    """What one may type for an option."""
    if field.kind == "number":
        if field.least is not None and field.most is not None:
            return voice("cli-option-between", least=field.least, most=field.most)
        return voice("cli-option-number")
    choices = ", ".join(_choice(field, choice, words) for choice in field.choices)
    return voice("cli-option-several", choices=choices) if field.kind == "set" else choices


def _choice(field: OptionField, choice: str, words: Words) -> str:
    """A value as one types it, and what it means where the game says so."""
    id = f"option-{field.name}-{choice}"
    meaning = words.say(msg(id)) if words.knows(id) else choice
    return choice if meaning == choice else f"{choice} ({meaning})"


def agreed(game: Game[Any], count: int, given: Mapping[str, str], voice: Voice) -> Options:
    """The options so many play with; what cannot be played is refused in the game's own words."""
    try:
        return game.agree(count, given)
    except OptionError as error:
        raise Trouble("plain", text=game.words(voice.lang).say(error.reason)) from error


def chosen(id: str | None) -> Game[Any]:
    """The game of this id; a sentence that names them all if there is none, or none is named."""
    if id is None:
        raise Trouble("cli-which-game", games=", ".join(engine.games()))
    return engine.game(id)


def rules(arguments: Arguments, voice: Voice) -> int:
    """Print the rules of a game, one of them, or what stands behind each."""
    game = chosen(arguments.game)
    book = game.rulebook.rules(voice.lang)
    if arguments.rule is not None:
        id = arguments.rule.upper() if arguments.rule.upper() in book else _full_id(arguments.rule, game)
        if id not in book:
            raise Trouble("cli-no-rule", rule=arguments.rule, game=game.id)
        book = {id: book[id]}
    if arguments.coverage:
        return coverage(game.rulebook, [id for id in game.rulebook.own() if id in book], voice)
    chapter = ""
    for rule in book.values():
        if rule.chapter != chapter and arguments.rule is None:
            chapter = rule.chapter
            print(f"\n{chapter}\n{'=' * len(chapter)}\n")
        print(_paragraph(rule))
    return 0


def _full_id(text: str, game: Game[Any]) -> str:
    """`KK-R71` of whatever a person types: `r71`, `kk-r71`."""
    text = text.upper()
    return text if text.startswith(f"{game.prefix}-") else f"{game.prefix}-{text}"


def _paragraph(rule: Rule) -> str:
    head = f"{rule.id}  {rule.title}."
    return "\n".join([head, *textwrap.wrap(rule.text, WIDTH, initial_indent="    ", subsequent_indent="    "), ""])


def coverage(book: RuleBook, ids: list[str], voice: Voice) -> int:
    """What carries each rule and which tests prove it; 1 if one is not proven, or if the code has changed since."""
    proofs = book.proofs()
    stale = book.changed(proofs) if proofs is not None else []
    held = proofs.rules if proofs is not None and not stale else {}
    proven = 0
    titles = book.rules(voice.lang)
    for id in ids:
        carriers, proof = book.carriers(id), held.get(id)
        good = bool(carriers) and proof is not None and bool(proof.tests)
        proven += good
        print(f"{id}  {titles[id].title}")
        for carrier in carriers:
            print("    " + voice("cli-carried", kind=msg(f"cli-carrier-{carrier.kind}"), name=carrier.name))
        if proof is not None:
            print("    " + voice(f"cli-proven-{proof.how}", why=proof.why))
        for test in proof.tests if proof is not None else ():
            print("    " + voice("cli-proven-by", test=test))
        if not good:
            print("    " + voice("cli-not-proven" if carriers else "cli-not-carried"))
    if stale:
        print(voice("cli-proof-stale", folders=", ".join(stale)))
    elif proofs is None:
        print(voice("cli-proof-none"))
    print(voice("cli-coverage", proven=proven, rules=len(ids)))
    return 0 if proven == len(ids) else 1
