"""Options that need each other, exclude each other, or need so many seats; presets; and sentences for all of it."""

from __future__ import annotations

from itertools import combinations, product
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from inglenook.engine.agreed import Misdeclared, agree, applies, refusal, settle, usual, vet, why_not, without
from inglenook.engine.game import game
from inglenook.engine.options import (
    About,
    Chosen,
    Conflict,
    OptionError,
    OptionField,
    OptionGroup,
    Options,
    Preset,
    read,
    schema,
    seated,
    spelled,
    when,
)
from inglenook.engine.words import msg


class Ride(Options, frozen=True, kw_only=True):
    """Every kind of option, small."""

    groups: ClassVar = (OptionGroup("hard", "skull"),)
    presets: ClassVar = (Preset("grim", {"despair": "2", "spoils": "none"}),)
    conflicts: ClassVar = (
        Conflict(Chosen("spoils", "none"), Chosen("ways", "gate")),
        Conflict(Chosen("despair"), Chosen("calm", "yes")),
    )

    story: bool = True
    despair: Annotated[int, msgspec.Meta(ge=0, le=6, multiple_of=2), About(group="hard", rule="R214")] = 0
    spoils: Literal["some", "none", "many"] = "some"
    quests: Annotated[Literal["one", "two", "all"], About(only_if=(when("story", "yes"), seated(3, 4, value="all")))] = "one"
    ways: Annotated[tuple[Literal["docks", "gate", "bridge"], ...], msgspec.Meta(max_length=2)] = ()
    calm: bool = False
    pairs: Annotated[bool, About(only_if=(seated(2, 4),))] = False
    tempo: Annotated[bool, About(only_if=(when("despair"),))] = False


FIELDS = {field.name: field for field in schema(Ride)}
SAMPLER = game("probe")


def test_a_field_tells_its_bounds_group_rule_and_needs() -> None:
    assert (FIELDS["despair"].least, FIELDS["despair"].most, FIELDS["despair"].step) == (0, 6, 2)
    assert (FIELDS["despair"].group, FIELDS["despair"].rule) == ("hard", "R214")
    assert (FIELDS["ways"].kind, FIELDS["ways"].default, FIELDS["ways"].most) == ("set", "", 2)
    assert [need.option for need in FIELDS["quests"].needs] == ["story", ""]
    assert (FIELDS["story"].least, FIELDS["story"].group, FIELDS["story"].needs) == (None, "", ())


def test_a_set_is_read_in_the_order_of_its_list_each_once() -> None:
    assert read(Ride, {"ways": "gate, docks,gate"}) == Ride(ways=("docks", "gate"))
    assert read(Ride, {"ways": ""}) == Ride()
    assert spelled(msgspec.to_builtins(Ride(ways=("docks", "gate"))))["ways"] == "docks,gate"


def test_a_preset_is_given_by_name_and_may_be_changed() -> None:
    assert read(Ride, {"preset": "grim"}) == Ride(despair=2, spoils="none")
    assert read(Ride, {"preset": "grim", "despair": "4"}) == Ride(despair=4, spoils="none")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"preset": "grimm"}, "option-preset"),
        ({"despair": "3"}, "option-number"),
        ({"despair": "8"}, "option-number"),
        ({"despair": "-2"}, "option-number"),
        ({"ways": "docks,moat"}, "option-value"),
        ({"ways": "docks,gate,bridge"}, "option-several"),
        ({"pairs": "yes"}, "option-needs-seats"),
        ({"story": "no", "quests": "two"}, "option-needs"),
        ({"quests": "all", "pairs": "no", "story": "no"}, "option-needs"),
        ({"tempo": "yes"}, "option-needs"),
        ({"despair": "2", "calm": "yes"}, "option-conflict"),
        ({"spoils": "none", "ways": "docks,gate"}, "option-conflict"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        agree(Ride, 3, given)
    assert refused.value.reason.id == reason


@pytest.mark.parametrize(
    ("count", "given"),
    [
        (4, {"pairs": "yes"}),
        (2, {"pairs": "yes"}),
        (3, {"quests": "all"}),
        (2, {"quests": "two"}),
        (3, {"story": "no", "quests": "one"}),
        (3, {"despair": "2", "tempo": "yes"}),
        (3, {"spoils": "many", "ways": "gate"}),
        (3, {"spoils": "none", "ways": "docks,bridge"}),
    ],
)
def test_what_can_be_played_is_agreed_on(count: int, given: dict[str, str]) -> None:
    assert agree(Ride, count, given) == read(Ride, given)


def test_one_value_alone_may_need_seats() -> None:
    assert refusal(Ride, 2, {"quests": "all"}) is not None
    assert why_not(Ride, 2, {}, "quests", "all") is not None
    assert why_not(Ride, 2, {}, "quests", "two") is None
    assert settle(Ride, 2, {"quests": "all"}) == usual(Ride)


def test_settling_takes_back_what_cannot_be_and_nothing_else() -> None:
    given = {"story": "no", "quests": "two", "spoils": "none", "ways": "docks,gate", "tempo": "yes", "pairs": "yes"}
    assert settle(Ride, 3, given) == usual(Ride) | {"story": "no", "spoils": "none", "ways": "docks"}
    assert settle(Ride, 4, given)["pairs"] == "yes"


def test_a_chain_falls_as_a_whole() -> None:
    """Calm gives way to despair; where despair gives way, so does the tempo that needs it."""

    class Chain(Options, frozen=True, kw_only=True):
        conflicts: ClassVar = (Conflict(Chosen("calm", "yes"), Chosen("despair")),)
        despair: int = 0
        tempo: Annotated[bool, About(only_if=(when("despair"),))] = False
        calm: bool = False

    assert settle(Chain, 2, {"despair": "3", "tempo": "yes", "calm": "yes"}) == usual(Chain) | {"calm": "yes"}


def test_an_option_is_asked_about_where_the_others_allow_it() -> None:
    assert not applies(Ride, FIELDS["quests"], 3, {"story": "no"})
    assert applies(Ride, FIELDS["quests"], 2, {"story": "yes"}), "one of its values needs seats, not the option"
    assert applies(Ride, FIELDS["pairs"], 3, {}), "seats can still be brought"
    assert not applies(Ride, FIELDS["tempo"], 3, {}) and applies(Ride, FIELDS["tempo"], 3, {"despair": "2"})


def probes(field: OptionField) -> list[str]:
    """Every value of an option, or the ends of a number."""
    if field.kind == "number":
        return [str(field.least), str(field.most)]
    return ["", *field.choices, ",".join(field.choices[:2])] if field.kind == "set" else list(field.choices)


@pytest.mark.parametrize("kind", [Ride, SAMPLER.options])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_of_all_pairs_exactly_those_are_refused_that_settling_changes(kind: type[Options], count: int) -> None:
    refused = 0
    for one, other in combinations(schema(kind), 2):
        for first, second in product(probes(one), probes(other)):
            given = {one.name: first, other.name: second}
            settled = settle(kind, count, given)
            assert refusal(kind, count, settled) is None, "what is settled can be played"
            changed = settled != usual(kind) | given
            assert (refusal(kind, count, given) is not None) == changed, given
            refused += changed
    assert refused


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_conflict_names_both_and_every_swap_can_be_played(lang: str) -> None:
    kind, words = SAMPLER.options, SAMPLER.words(lang)
    for conflict in kind.conflicts:
        values = usual(kind)
        for pick in (conflict.one, conflict.other):
            field = next(field for field in schema(kind) if field.name == pick.option)
            values[pick.option] = pick.value or str(field.most)
        reason = refusal(kind, 4, values)
        assert reason is not None
        said = words.say(reason)
        for pick in (conflict.one, conflict.other):
            assert words.say(msg(f"option-{pick.option}")) in said
            assert refusal(kind, 4, settle(kind, 4, without(kind, values, pick))) is None


def test_a_game_may_refuse_what_no_pair_can_tell() -> None:
    assert SAMPLER.agree(2, {"level": "own", "lead": "6"}) is not None
    with pytest.raises(OptionError) as refused:
        SAMPLER.agree(2, {"level": "own", "lead": "6", "wounds": "1"})
    assert refused.value.reason.id == "pr-refuse-hopeless"


def test_every_preset_of_the_sampler_can_be_played_by_two() -> None:
    for preset in SAMPLER.options.presets:
        assert SAMPLER.agree(2, {"preset": preset.name}) == SAMPLER.agree(2, preset.values)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_groups_presets_and_values_have_words(lang: str) -> None:
    words = SAMPLER.words(lang)
    wanted = [f"options-{one.name}" for one in SAMPLER.options.groups]
    wanted += [f"{what}-{one.name}" for one in SAMPLER.options.presets for what in ("preset", "about-preset")]
    for field in schema(SAMPLER.options):
        wanted += [field.label.id, f"about-option-{field.name}"]
        wanted += [f"option-{field.name}-{one}" for one in field.choices if field.kind != "switch"]
    assert [id for id in wanted if not words.knows(id)] == []


@pytest.mark.rule("PR-R12")
def test_the_sampler_begins_as_agreed() -> None:
    options = SAMPLER.agree(4, {"level": "own", "lead": "4", "wounds": "1", "gifts": "gold,goods", "crowd": "yes"})
    s = SAMPLER.new(4, options)
    assert (s.rival, s.wounds, s.gold, s.fame) == (4, [1] * 4, [2] * 4, [0] * 4)
    assert all(set(goods.values()) == {2} for goods in s.goods)
    plain = SAMPLER.new(4, SAMPLER.options())
    assert (plain.rival, plain.wounds, plain.gold, plain.rounds) == (0, [0] * 4, [0] * 4, 3)
    assert SAMPLER.new(2, SAMPLER.agree(2, {"preset": "quick"})).rounds == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"conflicts": (Conflict(Chosen("story", "yes"), Chosen("calm", "yes")),)}, "usually"),
        ({"conflicts": (Conflict(Chosen("stori", "no"), Chosen("calm", "yes")),)}, "no option stori"),
        ({"conflicts": (Conflict(Chosen("spoils", "lots"), Chosen("calm", "yes")),)}, "no value lots"),
        ({"presets": (Preset("both", {"despair": "2", "calm": "yes"}),), "conflicts": Ride.conflicts}, "nobody"),
        ({"groups": ()}, "group hard"),
    ],
)
def test_what_an_author_got_wrong_is_found_when_the_game_is_loaded(wrong: dict[str, object], why: str) -> None:
    kind = type("Wrong", (Ride,), wrong, frozen=True, kw_only=True)
    with pytest.raises(Misdeclared, match=why):
        vet(kind, range(2, 5))
    vet(Ride, range(2, 5))


def test_an_option_needs_only_what_stands_before_it() -> None:
    class Later(Options, frozen=True, kw_only=True):
        tempo: Annotated[bool, About(only_if=(when("calm"),))] = False
        calm: bool = False

    with pytest.raises(Misdeclared, match="before it"):
        vet(Later, range(2, 5))
