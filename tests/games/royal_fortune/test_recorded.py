"""The recorded chases know every difficulty and every modifier."""

from inglenook.engine import save as saves
from tests.test_replays import FILES


def test_every_difficulty_and_modifier_of_the_chase_is_recorded() -> None:
    recorded = [saves.read_file(path).options for path in FILES if path.parent.name == "royal-fortune"]
    assert {options["difficulty"] for options in recorded} == {"beginner", "standard", "advanced", "expert"}
    for modifier in ("blustery_terms", "seasoned_crew", "lost_at_sea", "hold_yer_breath", "open_hands"):
        assert {options[modifier] for options in recorded} == {True, False}
