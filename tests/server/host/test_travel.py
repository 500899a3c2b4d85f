"""A table as it was, as a file, and its luck recomputed."""

from __future__ import annotations

import hashlib
import hmac
import random

import msgspec
import pytest

from inglenook.engine import game as engine
from inglenook.engine import save as saves
from inglenook.engine.decide import Refused
from inglenook.engine.words import Problem
from inglenook.server import wire
from inglenook.server.host import Host
from inglenook.server.luck import TableLuck, commitment, verify
from inglenook.server.people import NotAllowed
from inglenook.server.store import Row
from tests.properties import questions, whole_answer
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    EVE,
    KINGDOM,
    WATCHER,
    House,
    Window,
    new_id,
    opened,
    play,
    settled,
    two,
    until,
)

# -- time travel ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_seat_sees_every_moment_as_it_saw_it_then(host: Host, game: str) -> None:
    live = await two(host, game)
    lookers = ((ANN, 0), (BEN, 1), (WATCHER, None))
    then: dict[int, list[object]] = {}
    rng = random.Random(8)
    for _ in range(30):
        if not live.fold.playing().pending and live.fold.playing().opening is None:
            scenes = [await live.scene(viewer, seat) for viewer, seat in lookers]
            then[live.shown.version] = [msgspec.structs.replace(one, undo=None) for one in scenes if one is not None]
        await play(live, 1, rng)
    moments = list(then)
    rng.shuffle(moments)
    for at in moments:
        for (viewer, seat), seen in zip(lookers, then[at], strict=True):
            assert await live.scene(viewer, seat, at) == seen
    assert len(moments) > 15
    beyond = await live.scene(ANN, 0, 100_000)
    now = await live.scene(ANN, 0)
    assert beyond is not None and now is not None and len(beyond.parts) == len(now.parts)
    assert beyond.log == now.log and (beyond.parts == now.parts or live.fold.playing().pending)
    with pytest.raises(NotAllowed):
        await live.scene(BEN, 0, moments[0])


async def test_time_travel_does_not_touch_the_table_and_shows_no_undone_line_of_play(host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 12)
    length = live.fold.playing().length
    await live.undo(ANN, wire.UndoGiven(id=new_id(), seat=0, version=live.shown.version))
    await settled(live)
    before = (live.fold.playing().fingerprint(), live.shown.version)
    for at in (5, 0, 9, 3):
        scene = await live.scene(ANN, 0, at)
        assert scene is not None and scene.version == at
    assert (live.fold.playing().fingerprint(), live.shown.version) == before
    last = await live.scene(ANN, 0, length + 50)
    assert last is not None and last.version == live.fold.playing().length - 1
    await play(live, 3)


async def test_a_finished_game_can_be_looked_at_from_its_beginning(house: House, host: Host) -> None:
    live = await two(host, BATTLE)
    await play(live, 5000)
    host = await house.killed(host)
    live = await host.live(live.id)
    first, last = await live.scene(ANN, 0, 0), await live.scene(ANN, 0, live.shown.version)
    assert first is not None and first.ending is None and first.prompt is not None
    assert last is not None and last.ending is not None
    waiting = await opened(host, "me", "open")
    assert await waiting.scene(ANN, None, 3) is None


# -- luck -----------------------------------------------------------------------------------------------------------------


def test_a_draw_is_what_the_documentation_says() -> None:
    key, nonces = bytes(range(32)), ("one", "", "three")
    for k in range(50):
        for n in (2, 6, 7, 100):
            digest = hmac.new(key, f"{k}:0:one||three".encode(), hashlib.sha256).digest()
            assert TableLuck(key, nonces).draw(k, n) == int.from_bytes(digest[:8], "big") % n
    assert commitment(key) == hashlib.sha256(key).hexdigest()


def test_luck_is_fair_and_rejects_what_would_favour_small_numbers() -> None:
    luck = TableLuck(b"k" * 32, ("a",))
    counts = [0] * 6
    for k in range(6000):
        counts[luck.draw(k, 6)] += 1
    assert all(850 < count < 1150 for count in counts)
    huge = (1 << 63) + 1  # nearly half of all values must be rejected
    draws = [luck.draw(k, huge) for k in range(200)]
    assert all(0 <= one < huge for one in draws)
    again = [int.from_bytes(hmac.new(b"k" * 32, f"{k}:0:a".encode(), hashlib.sha256).digest()[:8], "big") for k in range(200)]
    rejected = [k for k, value in enumerate(again) if value >= huge]
    assert 60 < len(rejected) < 140
    assert all(draws[k] == again[k] for k in range(200) if k not in rejected)


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_the_luck_of_a_finished_game_can_be_checked_and_a_changed_draw_is_found(
    host: Host, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inglenook.server.standins.PACE", 0.0)
    live = await opened(host, "me", "open", game=game)
    promised = (await live.luck(ANN)).commitment
    await live.join(BEN, wire.Joining(token=live.opened.invite, nonce="mine, all mine"))
    begun = await live.luck(WATCHER)
    assert begun.commitment == promised and begun.nonces[1] == "mine, all mine" and not begun.key and not begun.draws
    await play(live, 25)
    seat = next((seat for seat in (0, 1) if live.fold.playing().undo_refusal(seat, free=False) is None), None)
    if seat is not None:
        viewer = (ANN, BEN)[seat]
        await live.undo(viewer, wire.UndoGiven(id=new_id(), seat=seat, version=live.shown.version))
    if game == KINGDOM:
        for seat in (0, 1):
            await live.give((ANN, BEN)[seat], seat, "greedy")
        await Window.open(live, ANN)
        await until(lambda: live.shown.stage == "over")
    else:
        await play(live, 5000)
    assert live.shown.stage == "over"
    shown = await live.luck(WATCHER)
    key = bytes.fromhex(shown.key)
    assert commitment(key) == promised and len(shown.draws) > 20 and shown.first == 0
    assert verify(shown.draws, key, shown.nonces) is None
    place = len(shown.draws) // 2
    n, outcome = shown.draws[place]
    tampered = [*shown.draws]
    tampered[place] = (n, (outcome + 1) % n)
    assert verify(tampered, key, shown.nonces) == place
    assert verify(shown.draws, key, ("x", *shown.nonces[1:])) is not None
    assert verify(shown.draws, key[::-1], shown.nonces) is not None
    assert verify([(1, 0)], key, shown.nonces) == 0


async def test_rows_with_a_changed_draw_do_not_play(house: House, host: Host) -> None:
    live = await two(host)
    await play(live, 30)
    rows = house.disk.log[live.id]
    place, row = next((n, row) for n, row in enumerate(rows) if n > 5 and b'[[8,' in row.body)
    head, _, tail = row.body.partition(b"[[8,")
    rows[place] = Row(seq=row.seq, at=row.at, ref=row.ref, body=head + b"[[8," + bytes([tail[0] ^ 1]) + tail[1:])
    house.disk.snapshots.clear()
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.read_only is not None
    version = live.shown.version
    with pytest.raises(Refused) as refused:
        await live.answer(ANN, wire.AnswerGiven(id=new_id(), seat=0, version=version, keys=("x",)))
    assert refused.value.reason == live.read_only and live.info(ANN).read_only == live.read_only
    assert await live.scene(ANN, 0) is not None, "it can still be looked at"


# -- files ----------------------------------------------------------------------------------------------------------------


async def test_an_open_game_is_exported_whole_without_the_key(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 20)
    raw = await live.export(ANN)
    assert live.opened.key.encode() not in raw
    loaded = saves.load(saves.parse(raw))
    assert loaded.note == "" and loaded.table.fingerprint() == live.fold.playing().fingerprint()
    assert loaded.save.luck == ""


async def test_a_game_with_secrets_is_exported_as_the_seat_knows_it_until_it_is_over(host: Host) -> None:
    live = await two(host, BATTLE)

    def hidden() -> list[str]:
        s = live.fold.playing().state
        return [card for card in s.hands[1] if 0 not in s.known.get(card, ())]

    await play(live, 11)
    await play(live, 100, until=lambda: bool(hidden()))
    raw = await live.export(ANN)
    with pytest.raises(saves.Unreadable):
        saves.parse(raw)
    seen = msgspec.json.decode(raw)
    assert seen["kind"] == "inglenook-view" and seen["scene"]["seat"] == 0
    assert hidden() and not any(f'"{card}"'.encode() in raw for card in hidden())
    watched = msgspec.json.decode(await live.export(WATCHER))
    assert watched["scene"]["seat"] is None
    await play(live, 5000)
    assert saves.load(saves.parse(await live.export(WATCHER))).table.over is not None


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_saved_game_is_brought_and_played_on(house: House, host: Host, game: str) -> None:
    t = saves.new_table(engine.game(game), [saves.Seat("Ada"), saves.Seat("Ben")], luck=b"file")
    rng = random.Random(3)
    for _ in range(25):
        decision = rng.choice(questions(t))
        t.answer(decision.seat, whole_answer(decision, rng))
    raw = saves.encode(saves.to_save(t, t.game.options()))
    live = await host.bring(ANN, raw)
    assert live.fold.playing().fingerprint() == t.fingerprint() and live.seats_of(ANN) == (0, 1)
    drawn = sum(len(move.draws) for move in t.moves)
    await play(live, 12)
    before = live.fold.playing().fingerprint()
    assert (await host.read(live.id)).fold.playing().fingerprint() == before
    house.disk.snapshots.clear()
    assert (await host.read(live.id)).fold.playing().fingerprint() == before
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.fold.playing().fingerprint() == before
    if game == BATTLE:
        await play(live, 5000)
        shown = await live.luck(ANN)
        assert shown.first == drawn and verify(shown.draws, bytes.fromhex(shown.key), shown.nonces, shown.first) is None
    scene = await live.scene(ANN, 0, 3)
    assert scene is not None and scene.version == 3


async def test_a_save_that_contradicts_itself_is_not_brought(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 10)
    good = msgspec.json.decode(await live.export(ANN))
    tables = len(house.disk.log)

    def broken(**changes: object) -> bytes:
        return msgspec.json.encode({**good, **changes})

    moves = [list(move) for move in good["moves"]]
    moves[4][1] = "no-such-answer"
    for raw in (
        broken(moves=moves),
        broken(game="no-such-game"),
        broken(seats=[["Ada", "bot:genius"], ["Ben", "human"]]),
        broken(moves=[]),
        broken(options={"no-such": "yes"}),
        broken(luck="zz"),
        broken(rules_version=99),
    ):
        with pytest.raises((Problem, Refused)) as refused:
            await host.bring(EVE, raw)
        assert refused.value.reason.id
    assert len(house.disk.log) == tables
