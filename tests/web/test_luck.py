"""The page recomputes a table's luck with a SHA-256 of its own, and agrees with the server."""

from __future__ import annotations

import hashlib
import hmac
import random

from inglenook.server.luck import TableLuck, commitment
from tests.web.node import Probe

NONCES = ["a1b2", "Zoé|tricky", ""]


def finished(key: bytes, numbers: list[int]) -> dict[str, object]:
    luck = TableLuck(key, NONCES)
    draws = [[n, luck.draw(k, n)] for k, n in enumerate(numbers)]
    return {"commitment": commitment(key), "nonces": NONCES, "key": key.hex(), "draws": draws}


def test_hashes_of_every_length_are_those_of_python(probe: Probe) -> None:
    luck = random.Random(7)
    texts = [luck.randbytes(length) for length in [*range(130), 1000]]
    keys = [luck.randbytes(length) for length in (0, 1, 32, 63, 64, 65, 200)]
    said = probe([("sha256", text.hex()) for text in texts] + [("hmac", key.hex(), texts[77].hex()) for key in keys])
    assert said[: len(texts)] == [hashlib.sha256(text).hexdigest() for text in texts]
    assert said[len(texts) :] == [hmac.digest(key, texts[77], "sha256").hex() for key in keys]


def test_every_draw_of_a_fair_table_is_confirmed(probe: Probe) -> None:
    numbers = [2, 6, 6, 3, 52, 1000, 2**31, 2**53 - 1, 3 * 2**61] * 10
    numbers = [n for n in numbers if n < 2**53]
    (check,) = probe([("luck", finished(b"k" * 32, numbers))])
    assert check == {"ok": True, "checked": len(numbers), "wrong": -1, "broken": False}


def test_a_game_that_was_brought_along_counts_its_draws_on(probe: Probe) -> None:
    fair = finished(b"k" * 32, [6] * 40)
    draws = fair["draws"]
    assert isinstance(draws, list)
    brought = {**fair, "draws": draws[25:], "first": 25}
    found = probe([("luck", brought), ("luck", {**brought, "first": 24})])
    assert found[0] == {"ok": True, "checked": 15, "wrong": -1, "broken": False}
    assert not found[1]["ok"]


def test_a_changed_draw_a_changed_nonce_and_a_changed_key_are_found(probe: Probe) -> None:
    fair = finished(b"k" * 32, [6] * 20)
    draws = fair["draws"]
    assert isinstance(draws, list)
    changed = {**fair, "draws": [*draws[:13], [6, (draws[13][1] + 1) % 6], *draws[14:]]}
    other_seat = {**fair, "nonces": ["a1b2", "Zoé|tricky", "x"]}
    other_key = {**fair, "key": (b"l" * 32).hex()}
    no_key = {**fair, "key": "not hex"}
    found = probe([("luck", given) for given in (changed, other_seat, other_key, no_key, fair)])
    assert found[0] == {"ok": False, "checked": 13, "wrong": 13, "broken": False}
    assert not found[1]["ok"] and found[1]["wrong"] >= 0
    assert found[2]["broken"] and found[3]["broken"]
    assert found[4]["ok"]


def test_nothing_is_claimed_while_the_key_is_secret(probe: Probe) -> None:
    assert probe([("luck", {"commitment": "ab", "nonces": ["x"]})]) == [None]
