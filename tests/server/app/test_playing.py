"""Whole games over the socket and over HTTP, and what is refused on the way."""

from __future__ import annotations

import random

import httpx
import msgspec

from inglenook.engine.scene import Scene
from inglenook.server import wire
from inglenook.server.patch import unroll
from tests.server.app.friends import Person, Running, choice


def test_a_whole_game_over_the_socket_against_a_bot(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        given = window.plays()
        assert given > 10
        assert window.scene is not None and window.scene.ending is not None
        assert window.table is not None and window.table.stage == "over"
    assert ann.info(table).stage == "over"
    mine = [one["id"] for one in ann.get("/api/tables")["mine"]]
    assert mine == [table]


def test_what_a_window_pieced_together_is_what_is_there(ann: Person) -> None:
    table = ann.opens("me", "bot:random")
    with ann.sits(table) as window:
        window.plays(most=20)
        window.waits()
        shown = msgspec.convert(ann.get(f"/api/tables/{table}/scene?seat=0"), Scene)
        assert window.scene == shown


def test_every_line_an_answer_wrote_can_be_looked_at(ann: Person) -> None:
    table = ann.opens("me", "bot:random")
    with ann.sits(table) as window:
        window.plays(most=8)
        window.waits()
        assert window.scene is not None
        last = window.scene.log[-1]
        found = msgspec.convert(ann.get(f"/api/tables/{table}/moments?seat=0&first={last.at - 1}"), wire.Moments)
    told = [line for patch in found.steps for line in patch.log]
    shown = [*(found.base.log if found.base else ()), *told]
    assert found.first == found.last == last.at - 1 and shown[-1].text == last.text
    assert found.base is not None and found.base.prompt is None and found.base.parts
    assert ann.http.get(f"/api/tables/{table}/moments?seat=1&first=1").status_code == 403
    assert ann.http.get(f"/api/tables/{table}/moments?seat=0").status_code == 400
    assert ann.http.get(f"/api/tables/{table}/moments?seat=0&first=-1").status_code == 400


def test_a_window_that_follows_is_told_the_same_of_what_just_happened(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table, follow=True) as window:
        while not any(event.follow for event in window.events):
            window.plays(most=1)
            window.waits()
        event = next(event for event in window.events if event.follow)
        steps = window.steps[0] if window.steps else window.until(wire.Steps)
        window.tell(type="follow", on=False)
        window.tell(type="ping", t=1.0)
        heard = window.until(wire.Pong).n
        window.plays(most=30)
        window.waits()
    at = event.version
    told = msgspec.convert(ann.get(f"/api/tables/{table}/moments?seat=0&first={at}"), wire.Moments)
    scenes = {scene.log[-1].seq: scene for scene in unroll(told)}
    assert (steps.n, steps.lines) == (event.n, event.follow) and len(steps.steps) == len(event.follow)
    for line, patch in zip(steps.lines, steps.steps, strict=True):
        known = {part.id: part for part in scenes[line].parts}
        assert all(known[part.id] == part for part in patch.parts) and not known.keys() & set(patch.gone)
    late = [one for one in window.events if one.n > heard]
    assert len(late) > 20 and not any(one.follow for one in late), "who no longer follows is told nothing more"


def test_a_program_plays_a_whole_game_over_http_with_a_token(ann: Person, server: Running) -> None:
    table = ann.opens("me", "bot:greedy")
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    luck = random.Random(3)
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=30) as program:
        for turn in range(10_000):
            scene = msgspec.convert(program.get(f"/api/tables/{table}/scene?seat=0").json(), Scene)
            if scene.ending is not None:
                break
            if scene.prompt is None or not scene.prompt.options:
                continue
            body = {"id": f"t{turn}", "seat": 0, "version": scene.version, "keys": choice(scene, luck)}
            response = program.post(f"/api/tables/{table}/answer", json=body)
            assert response.status_code == 200, response.text
        assert ann.info(table).stage == "over"


def test_a_program_has_its_seat_at_its_table_and_nothing_else(ann: Person, server: Running) -> None:
    table, other = ann.opens("me", "me"), ann.opens("me", "me")
    token = ann.post(f"/api/tables/{table}/seats/1/token")["token"]
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}) as program:
        assert program.get(f"/api/tables/{table}/scene?seat=1").status_code == 200
        assert program.get(f"/api/tables/{table}/scene?seat=0").status_code == 403
        assert program.get(f"/api/tables/{other}").json()["reason"]["id"] == "srv-token-elsewhere"
        assert program.get("/api/tables").status_code == 403
        assert program.post(f"/api/tables/{table}/leave").status_code == 403
        assert program.post(f"/api/tables/{table}/seats/1/token").status_code == 403
    with httpx.Client(base_url=server.url, headers={"authorization": "Bearer nonsense-nonsense"}) as nobody:
        assert nobody.get(f"/api/tables/{table}").json()["reason"]["id"] == "srv-bad-token"


def test_only_the_holder_of_a_seat_answers_for_it_and_sees_it(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "bot:greedy", public=True)
    with ann.sits(table) as own, ben.sits(table) as other:
        assert own.scene is not None and other.scene is not None
        assert other.scene.seat is None and other.scene.prompt is not None and not other.scene.prompt.options
        keys = choice(own.scene, random.Random(1))
        refusal = other.asks("answer", seat=0, version=own.version, keys=keys)
        assert isinstance(refusal, wire.Refusal) and refusal.reason.id == "srv-not-your-seat"
        assert isinstance(other.asks("why", seat=0, thing="x"), wire.Refusal)
        assert isinstance(other.asks("hint", seat=0), wire.Refusal)
        assert ben.http.get(f"/api/tables/{table}/scene?seat=0").status_code == 403
        assert ann.info(table).version == own.version
        assert isinstance(own.answers(keys), wire.Ack)


def test_an_answer_to_an_old_question_is_refused_as_stale(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        window.plays(most=3)
        window.waits()
        assert window.scene is not None
        before = window.version
        refusal = window.asks("answer", seat=0, version=0, keys=choice(window.scene, random.Random(1)))
        assert isinstance(refusal, wire.Refusal)
        assert (refusal.stale, refusal.version) == (True, before)
        body = {"id": "http", "seat": 0, "version": 0, "keys": ["x"]}
        response = ann.http.post(f"/api/tables/{table}/answer", json=body)
        assert response.status_code == 409 and response.json()["version"] == before


def test_the_same_answer_sent_again_is_acknowledged_and_done_once(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        assert window.scene is not None
        before, keys = window.version, choice(window.scene, random.Random(1))
        first = window.answers(keys, id="once", version=before)
        events = len([event for event in window.events if event.by == 0])
    with ann.sits(table) as again:
        second = again.asks("answer", id="once", seat=0, version=before, keys=keys)
        assert isinstance(first, wire.Ack) and not first.again
        assert isinstance(second, wire.Ack) and second.again
    body = {"id": "once", "seat": 0, "version": before, "keys": keys}
    assert ann.post(f"/api/tables/{table}/answer", body)["again"] is True
    assert events == 1


def test_an_answer_that_is_none_says_why_and_changes_nothing(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        before, scene = window.version, window.scene
        refusal = window.answers(["no-such-key"])
        assert isinstance(refusal, wire.Refusal) and refusal.rule.startswith("KK-")
        assert (ann.info(table).version, window.scene) == (before, scene)
        why = window.asks("why", seat=0, thing="no-such-thing")
        assert isinstance(why, wire.WhyAnswer)
        hint = window.asks("hint", seat=0)
        assert isinstance(hint, wire.HintAnswer)
        assert isinstance(window.answers(list(hint.keys)), wire.Ack)


def test_two_people_meet_by_a_link(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "open")
    invite = ann.info(table).invite
    assert invite.startswith(ann.url)
    token = invite.rpartition("/")[2]
    assert ben.http.get(f"/api/tables/{table}").status_code == 404
    assert ben.get(f"/api/find/{token}")["free"] == [1]
    with ann.sits(table) as here:
        assert here.scene is None
        ben.post(f"/api/tables/{table}/join", {"token": token})
        while here.scene is None:
            here.hear()
        with ben.sits(table) as there:
            assert there.scene is not None and there.scene.seat == 1
            ben.post(f"/api/tables/{table}/say", {"id": "s1", "text": "Hello!"})
            while not here.chat:
                here.hear()
            assert here.chat[0].text == "Hello!" and here.chat[0].seat == 1


def test_a_window_comes_back_where_it_was(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        window.plays(most=2)
        n, boot = window.n, window.boot
    ws = ann.knock(table)
    ws.send(msgspec.json.encode({"type": "hello", "since": n, "boot": boot}).decode())
    ws.send('{"type": "ping", "t": 5}')
    found = msgspec.json.decode(ws.recv(10), type=wire.FromServer)
    while not isinstance(found, wire.Pong):
        assert isinstance(found, (wire.Event, wire.Welcome))
        found = msgspec.json.decode(ws.recv(10), type=wire.FromServer)
    assert found.t == 5
    ws.close()


def test_a_spectator_sees_by_link_and_may_not_play(ann: Person, server: Running) -> None:
    table = ann.opens("me", "bot:greedy")
    token = ann.info(table).watch.rpartition("/")[2]
    stranger = Person(server.url, known=False)
    assert stranger.http.get(f"/api/tables/{table}/scene").status_code == 404
    assert stranger.http.get(f"/api/tables/{table}/scene", params={"watch": token}).status_code == 200
    with stranger.sits(table, token=token) as window:
        assert window.scene is not None and window.scene.seat is None
        refusal = window.asks("answer", seat=0, version=window.version, keys=["x"])
        assert isinstance(refusal, wire.Refusal)
