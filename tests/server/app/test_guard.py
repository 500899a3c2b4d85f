"""The guard at the door: origin, headers, limits, and errors that tell enough and no more."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inglenook.server import logs, wire
from inglenook.server.buckets import MOST, Buckets, Places
from inglenook.server.services import CROWD
from inglenook.server.settings import Limits
from tests.server.app.friends import GENEROUS, KINGDOM, Person, Running, running

PAGES = ["/", "/t/anything", "/docs", "/openapi.json", "/health", "/metrics", "/api/games", "/api/nothing", "/pages/plain.css"]


# -- headers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_a_strict_policy(ann: Person, path: str) -> None:
    response = ann.http.get(path)
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http:" not in policy and "*" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "server" not in response.headers


def test_a_device_page_and_a_refusal_carry_it_too(ann: Person) -> None:
    for response in (ann.http.get("/device/nonsense"), ann.http.post("/api/tables", headers={"origin": "http://evil.example"})):
        assert "script-src 'self'" in response.headers["content-security-policy"]


# -- origin ---------------------------------------------------------------------------------------------------------------

NEW = {"game": "key-to-the-kingdom", "seats": [{"who": "me"}, {"who": "bot:greedy"}]}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_another_site_cannot_write_with_my_cookie(ann: Person, origin: str) -> None:
    response = ann.http.post("/api/tables", json=NEW, headers={"origin": origin})
    assert (response.status_code, response.json()["reason"]["id"]) == (403, "srv-foreign-origin")
    assert ann.get("/api/tables").get("mine", []) == []


def test_a_cookie_without_an_origin_writes_nothing(ann: Person, server: Running) -> None:
    with httpx.Client(base_url=server.url, headers={"cookie": ann.cookie}) as program:
        assert program.get("/api/tables").status_code == 200
        assert program.post("/api/tables", json=NEW).status_code == 403
    with httpx.Client(base_url=server.url) as stranger:
        assert stranger.post("/api/tables", json=NEW).json()["reason"]["id"] == "srv-no-guest"


def test_a_socket_from_another_site_is_turned_away(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    for origin in ("http://evil.example", None):
        with pytest.raises(InvalidStatus) as refused:
            ann.knock(table, origin=origin)
        assert refused.value.response.status_code == 403


def test_the_public_address_is_home_too(folder: Path) -> None:
    with running(folder, public_url="https://play.example.org") as server:
        ann = Person(server.url)
        table = ann.post(
            "/api/tables", {**NEW, "seats": [{"who": "me"}, {"who": "open"}]}, headers={"origin": "https://play.example.org"}
        )
        assert table["invite"].startswith("https://play.example.org/join/")
        assert "invite_reach" not in table


def test_a_proxy_is_believed_only_if_it_is_trusted(folder: Path) -> None:
    said = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    few = msgspec.structs.replace(GENEROUS, requests=0.001, requests_burst=3)
    with running(folder / "a", limits=few) as server, httpx.Client(base_url=server.url) as client:
        cookie = client.get("/api/me", headers=said).headers["set-cookie"]
        assert "Secure" not in cookie
        client.get("/api/games")
        client.get("/api/games")
        assert client.get("/api/games", headers=said).status_code == 429
    with (
        running(folder / "b", limits=few, trusted_proxies=("127.0.0.1",)) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        assert "Secure" in client.get("/api/me", headers=said).headers["set-cookie"]
        for number in range(6):
            assert client.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code == 200


# -- limits ---------------------------------------------------------------------------------------------------------------


def test_an_address_that_asks_too_much_waits(folder: Path) -> None:
    with running(folder, limits=Limits(requests=0.5, requests_burst=5)) as server, httpx.Client(base_url=server.url) as client:
        found = [client.get("/health").status_code for _ in range(8)]
        assert found == [200] * 5 + [429] * 3
        response = client.get("/health")
        assert response.json()["reason"]["id"] == "srv-too-fast" and int(response.headers["retry-after"]) >= 1


def test_a_seat_that_says_too_much_is_refused_and_then_shut_out(folder: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, messages=0.001, messages_burst=5)
    with running(folder, limits=few) as server:
        ann = Person(server.url)
        table = ann.opens("me", "bot:greedy")
        with ann.sits(table) as window:
            for number in range(8):
                window.tell(type="ping", t=number)
            heard = [type(window.until(wire.Pong, wire.Refusal)) for _ in range(8)]
            assert heard == [wire.Pong] * 5 + [wire.Refusal] * 3
            body = {"id": "x", "seat": 0, "version": 0, "keys": ["x"]}
            assert ann.http.post(f"/api/tables/{table}/answer", json=body).status_code == 429
            with pytest.raises(ConnectionClosed):
                for number in range(1000):
                    window.tell(type="ping", t=number)
                    assert isinstance(window.until(wire.Refusal, wire.Bye), wire.Refusal | wire.Bye)
        other = ann.opens("me", "bot:greedy")
        with ann.sits(other) as window:
            window.tell(type="ping")
            window.until(wire.Pong)


def test_an_address_has_so_many_sockets_and_gets_them_back(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, sockets=2)) as server:
        ann = Person(server.url)
        table = ann.opens("me", "bot:greedy")
        first, second = ann.sits(table), ann.sits(table)
        with pytest.raises(InvalidStatus) as refused:
            ann.knock(table)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["reason"]["id"] == "srv-too-many-sockets"
        first.ws.close()
        while server.services.sockets._open and len(server.services.sockets) > 1:
            second.tell(type="ping")
            second.until(wire.Pong)
        ann.sits(table).ws.close()
        second.ws.close()


def test_a_guest_opens_so_many_tables(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, tables=0.001, tables_burst=2)) as server:
        ann, ben = Person(server.url), Person(server.url)
        ann.opens("me", "bot:greedy")
        ann.opens("me", "bot:greedy")
        assert ann.http.post("/api/tables", json=NEW).status_code == 429
        ben.opens("me", "bot:greedy")


def test_an_address_opens_so_many_tables_whoever_it_is(folder: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables=0.01, tables_burst=2)
    with running(folder, limits=limits) as server:
        statuses = [
            person.http.post("/api/tables", json=NEW).status_code
            for person in [Person(server.url) for _ in range(CROWD + 1)]
            for _ in range(2)
        ]
    assert statuses == [201] * 2 * CROWD + [429] * 2


def test_an_address_is_so_many_guests(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, guests=0.001, guests_burst=2)) as server:
        ann, ben = Person(server.url), Person(server.url)
        assert Person(server.url, known=False).http.get("/api/me").status_code == 429
        assert ann.get("/api/me") == ann.me != ben.me


def test_a_socket_that_says_nothing_is_closed_with_a_reason(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, hello=0.2)) as server:
        ann = Person(server.url)
        ws = ann.knock(ann.opens("me", "bot:greedy"))
        bye = msgspec.json.decode(ws.recv(10), type=wire.FromServer)
        assert isinstance(bye, wire.Bye) and bye.reason.id == "srv-hello-late"
        with pytest.raises(ConnectionClosed):
            ws.recv(10)


def test_buckets_fill_again_and_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b") and buckets.wait("a") == 0.5
    now[0] = 0.5
    assert buckets.take("a") and not buckets.take("a")
    for number in range(MOST + 10):
        buckets.take(f"n{number}")
    assert len(buckets._left) <= MOST
    places = Places(1)
    assert places.enter("x") and not places.enter("x") and places.enter("y")
    places.leave("x")
    assert places.enter("x")


# -- bodies and errors ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"{", 400, "srv-bad-json"),
        (b"", 400, "srv-no-body"),
        (b"[]", 400, "srv-bad-json"),
        (b'"text"', 400, "srv-bad-json"),
        (b'{"name": 7}', 400, "srv-bad-json"),
        (b'{"name": ""}', 400, "srv-bad-json"),
        (b'{"name": "x", "admin": true}', 400, "srv-bad-json"),
        (b'{"name": "\xff"}', 400, "srv-bad-json"),
        (b'{"name": "' + b"x" * 41 + b'"}', 400, "srv-bad-json"),
        (b'{"name": " \\u200b "}', 400, "srv-bad-name"),
        (b"[" * 50_000, 400, "srv-bad-json"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "srv-too-large-here"),
    ],
)
def test_a_body_is_read_strictly(ann: Person, body: bytes, status: int, reason: str) -> None:
    before = ann.get("/api/me")
    response = ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["reason"]["id"]) == (status, reason)
    assert "Traceback" not in response.text and "inglenook/" not in response.text
    assert ann.get("/api/me") == before


def test_a_body_in_pieces_has_the_same_limit(ann: Person) -> None:
    pieces = (b"x" * 1000 for _ in range(80))
    response = ann.http.put("/api/me", content=pieces, headers={"content-type": "application/json"})
    assert response.status_code == 413


def test_a_saved_game_may_be_larger_than_a_message_but_not_endless(ann: Person) -> None:
    large = ann.http.post("/api/import", content=b"x" * 100_000)
    assert large.status_code != 413
    assert ann.http.post("/api/import", content=b"x" * 9_000_000).status_code == 413


@pytest.mark.parametrize(
    ("method", "path", "status", "reason"),
    [
        ("GET", "/api/nothing", 404, "srv-not-found"),
        ("GET", "/api/tables/nothing", 404, "srv-no-table"),
        ("GET", "/api/find/nothing", 404, "srv-no-invite"),
        ("DELETE", "/api/games", 405, "srv-no-method"),
        ("GET", "/api/tables/x/hint", 400, "srv-bad-request"),
        ("GET", "/api/tables/x/hint?seat=one", 400, "srv-bad-request"),
        ("GET", "/api/tables/x/hint?seat=99", 400, "srv-bad-request"),
        ("GET", "/assets/nothing.js", 404, "srv-not-found"),
        ("GET", "/pages/..%2fapp.py", 404, "srv-not-found"),
        ("GET", "/..%2f..%2fapp.py", 404, "srv-not-found"),
    ],
)
def test_what_is_not_there_is_said_as_data(ann: Person, method: str, path: str, status: int, reason: str) -> None:
    response = ann.http.request(method, path)
    assert (response.status_code, response.json()["reason"]["id"]) == (status, reason)


def test_a_fault_of_ours_shows_a_mark_that_is_in_the_log_and_no_trace(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: Any) -> Any:
        raise RuntimeError("the secret cellar")

    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window, caplog.at_level(logging.INFO):
        monkeypatch.setattr(server.services.shelf, "rules", broken)
        monkeypatch.setattr(server.services.host.tables_here[table], "why", broken)
        response = ann.http.get(f"/api/rules/{KINGDOM}/en")
        refusal = window.asks("why", seat=0, thing="x")
    mark = response.json()["reason"]["args"]["mark"]
    assert response.status_code == 500 and "cellar" not in response.text
    assert isinstance(refusal, wire.Refusal) and refusal.reason.id == "srv-oops"
    faults = [record for record in caplog.records if record.getMessage() == "fault"]
    assert [record.fields["id"] for record in faults] == [mark, refusal.reason.args["mark"]]


def test_secrets_are_not_in_the_log(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table = ann.opens("me", "open")
        info = ann.info(table)
        link = ann.post("/api/me/devices")
        invite, watch, device = (url.rpartition("/")[2] for url in (info.invite, info.watch, link["url"]))
        for path in (
            f"/join/{invite}",
            f"/api/find/{invite}",
            f"/watch/{watch}",
            f"/device/{device}",
            f"/api/tables/{table}?watch={watch}",
        ):
            ann.http.get(path)
        with ann.sits(table):
            pass
    ours = [record for record in caplog.records if record.name.startswith("inglenook")]
    written = " ".join(str(vars(record)) for record in ours)
    assert "/join/…" in written and "/device/…" in written
    for secret in (invite, watch, device, ann.cookie.partition("=")[2]):
        assert secret not in written


def test_an_address_cannot_forge_a_line_of_the_log(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "inglenook.server"):
        ann.http.get("/t/a%0a12:00:00%20request%20status=200%00%1b[2J%e2%80%aeend")
    written = [logs._Text().format(record) for record in caplog.records]
    (line,) = [line for line in written if "12:00:00" in line]
    assert line.isprintable()
    assert r"path=/t/a\n12:00:00 request status=200\x00\x1b[2J\u202eend " in line


def test_a_file_costs_by_the_length_of_its_record_and_a_brought_game_by_its_size(folder: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, messages=0.001, messages_burst=7, tables=0.001, tables_burst=6)
    with running(folder, limits=few) as server:
        ann = Person(server.url)
        table = ann.http.post("/api/tables", json=NEW).json()["id"]
        file = ann.http.get(f"/api/tables/{table}/export")
        assert file.status_code == 200
        found = [ann.http.get(f"/api/tables/{table}/{what}").status_code for what in ("luck", "scene?seat=0&at=0", "export")]
        assert found == [200, 200, 429], "each counts for two at least"
        wide = json.dumps({**file.json(), "log": [], "padding": "x" * 200_000}).encode()
        assert ann.http.post("/api/import", content=wide).status_code == 201
        assert ann.http.post("/api/import", content=wide).status_code == 429
        assert Person(server.url).http.post("/api/import", content=file.content).status_code == 201
