"""What was let in by a device link, a token or a cookie ends with it: sockets, tokens, links, and what those have made."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from inglenook.server import wire
from inglenook.server.people import Viewer
from inglenook.server.store import ENDED, EVERYTHING, Maker
from tests.server.app.friends import Person, Running, Window, choice


def phone_of(person: Person) -> tuple[Person, str]:
    """Another browser of the same guest, and the id of the link it came by."""
    link = person.post("/api/me/devices")
    phone = Person(person.url, known=False)
    assert phone.http.post(link["url"].replace(link["url"].partition("/device/")[0], "")).status_code == 303
    return phone, link["id"]


def forget(person: Person, what: str, id: str) -> None:
    assert person.http.delete(f"/api/me/{what}/{id}").status_code == 204


def program(url: str, token: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=30)


def shown_out(window: Window) -> wire.Bye:
    """The goodbye, after which nothing comes."""
    bye = window.until(wire.Bye)
    with pytest.raises(ConnectionClosed):
        window.ws.recv(30)
    return bye  # type: ignore[no-any-return]


def still_heard(window: Window) -> bool:
    return isinstance(window.asks("say", text="still here"), wire.Ack)


def test_a_window_is_closed_with_the_link_it_came_by(ann: Person) -> None:
    table = ann.opens("me", "me")
    (phone, link), (tablet, _) = phone_of(ann), phone_of(ann)
    with ann.sits(table) as own, tablet.sits(table) as other, phone.sits(table) as window:
        forget(ann, "devices", link)
        bye = shown_out(window)
        assert (bye.reason.id, bye.again) == ("srv-device-ended", False)
        assert still_heard(own) and still_heard(other)


def test_whoever_comes_back_by_a_link_taken_back_is_told_why(ann: Person) -> None:
    table = ann.opens("me", "me", public=True)
    phone, link = phone_of(ann)
    forget(ann, "devices", link)
    ws = phone.knock(table)
    ws.send('{"type":"hello"}')
    assert "srv-device-ended" in str(ws.recv(30))
    ws.close()


def test_nothing_a_revoked_window_says_is_taken(ann: Person, server: Running) -> None:
    table = ann.opens("me", "me")
    phone, link = phone_of(ann)
    with phone.sits(table, seat=0) as window:
        assert window.scene is not None
        keys = choice(window.scene, random.Random(1))
        forget(ann, "devices", link)
        before = ann.info(table).version
        try:
            for n in range(20):
                window.tell(type="answer", id=f"late{n}", seat=0, version=window.version, keys=keys)
        except ConnectionClosed:
            pass
        assert shown_out(window).reason.id == "srv-device-ended"
    assert ann.info(table).version == before


def test_an_answer_that_waits_while_its_link_is_taken_back_is_refused(ann: Person, server: Running) -> None:
    table = ann.opens("me", "me")
    phone, link = phone_of(ann)
    live = server.services.host.tables_here[table]
    with phone.sits(table, seat=0) as window:
        assert window.scene is not None
        held, go_on = threading.Event(), threading.Event()

        async def hold() -> None:
            async with live.lock:
                held.set()
                await asyncio.to_thread(go_on.wait, 30)

        holding = asyncio.run_coroutine_threadsafe(hold(), server.loop)
        assert held.wait(30)
        request: dict[str, Any] = {"id": "waits", "seat": 0, "version": 0, "keys": choice(window.scene, random.Random(1))}
        answers: list[httpx.Response] = []
        asking = threading.Thread(target=lambda: answers.append(phone.http.post(f"/api/tables/{table}/answer", json=request)))
        asking.start()
        window.tell(type="answer", **{**request, "id": "waits-too"})
        while len(live.lock._waiters or ()) < 2:
            threading.Event().wait(0.01)
        forget(ann, "devices", link)
        go_on.set()
        holding.result(30)
        asking.join(30)
        assert answers[0].status_code == 401 and answers[0].json()["reason"]["id"] == "srv-device-ended"
        assert shown_out(window).reason.id == "srv-device-ended"
    assert ann.info(table).version == 0


def test_a_saved_game_that_comes_slowly_is_refused_if_its_link_is_taken_back_meanwhile(ann: Person) -> None:
    phone, link = phone_of(ann)

    def slowly() -> Iterator[bytes]:
        yield b"{"
        assert phone.get("/api/me") == ann.me
        forget(ann, "devices", link)
        yield b"}"

    found = phone.http.post("/api/import", content=slowly())
    assert found.status_code == 401 and found.json()["reason"]["id"] == "srv-device-ended"


def test_tokens_and_links_made_by_a_device_end_with_it_and_so_on(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "me")
    phone, link = phone_of(ann)
    tablet, _ = phone_of(phone)
    watch, _ = phone_of(tablet)
    unused = watch.post("/api/me/devices")["url"]
    kept = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    made = [one.post(f"/api/tables/{table}/seats/0/token")["token"] for one in (phone, tablet, watch)]
    desk, desk_link = phone_of(ann)
    bens, _ = phone_of(ben)
    address = f"/api/tables/{table}/scene?seat=0"
    window = Window(Person(ann.url, known=False).knock(table, headers={"authorization": f"Bearer {made[2]}"}))
    assert all(program(ann.url, token).get(address).status_code == 200 for token in (kept, *made))
    forget(ann, "devices", link)
    assert [program(ann.url, token).get(address).status_code for token in (kept, *made)] == [200, 401, 401, 401]
    assert [one.http.get("/api/tables").status_code for one in (phone, tablet, watch)] == [401, 401, 401]
    assert Person(ann.url, known=False).http.get(unused[unused.index("/device/") :]).status_code == 404
    assert shown_out(window).reason.id == "srv-token-ended"
    assert [row["id"] for row in ann.get("/api/me/devices")] == [desk_link]
    assert len(ann.get("/api/me/tokens")) == 1
    assert desk.get("/api/me") == ann.get("/api/me") == ann.me and bens.get("/api/me") == ben.me


def test_tokens_have_names_are_listed_and_revoked(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "me")
    first = ann.post(f"/api/tables/{table}/seats/0/token")
    named = ann.post(f"/api/tables/{table}/seats/1/token", params={"name": "  My  greedy\u200b bot "})
    third = ann.post(f"/api/tables/{table}/seats/1/token", headers={"accept-language": "fr"})
    assert [one["name"] for one in (first, named, third)] == ["Program 1", "My greedy bot", "Programme 1"]
    assert ann.http.post(f"/api/tables/{table}/seats/0/token", params={"name": "\u200b"}).status_code == 400
    listed = ann.get("/api/me/tokens")
    assert [(one["id"], one["name"], one["table"], one["seat"]) for one in listed] == [
        (first["id"], "Program 1", table, 0),
        (named["id"], "My greedy bot", table, 1),
        (third["id"], "Programme 1", table, 1),
    ]
    assert all(one["created"] > 0 and not one.get("used") and "token" not in one for one in listed)
    assert program(ann.url, named["token"]).get(f"/api/tables/{table}/scene?seat=1").status_code == 200
    assert [one["name"] for one in ann.get("/api/me/tokens") if one.get("used")] == ["My greedy bot"]
    assert ben.get("/api/me/tokens") == [] and ben.http.delete(f"/api/me/tokens/{first['id']}").status_code == 404
    assert ann.http.delete(f"/api/me/devices/{first['id']}").status_code == 404, "it is no device"
    assert program(ann.url, named["token"]).delete(f"/api/me/tokens/{first['id']}").status_code == 403


def test_a_program_ends_with_its_token_and_another_goes_on(ann: Person) -> None:
    table = ann.opens("me", "me")
    made = [ann.post(f"/api/tables/{table}/seats/0/token") for _ in range(2)]
    stranger = Person(ann.url, known=False)
    by_header = Window(stranger.knock(table, headers={"authorization": f"Bearer {made[0]['token']}"}))
    by_hello = Window(stranger.knock(table), token=made[0]["token"])
    with ann.sits(table) as own, Window(stranger.knock(table), token=made[1]["token"]) as other:
        forget(ann, "tokens", made[0]["id"])
        for window in (by_header, by_hello):
            bye = shown_out(window)
            assert (bye.reason.id, bye.again) == ("srv-token-ended", False)
        assert program(ann.url, made[0]["token"]).get(f"/api/tables/{table}/scene?seat=0").status_code == 401
        assert program(ann.url, made[1]["token"]).get(f"/api/tables/{table}/scene?seat=0").status_code == 200
        assert still_heard(own) and still_heard(other)
    assert [one["id"] for one in ann.get("/api/me/tokens")] == [made[1]["id"]]


def test_signing_out_everywhere_leaves_only_the_browser_that_asks(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "me", public=True)
    phone, _ = phone_of(ann)
    copy = Person(ann.url, known=False)
    copy.http.cookies.set("inglenook", ann.http.cookies["inglenook"])
    unused = ann.post("/api/me/devices")["url"]
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    assert copy.get("/api/me") == ann.me
    bens = ben.sits(table)
    windows = [one.sits(table) for one in (ann, phone, copy)]
    windows.append(Window(Person(ann.url, known=False).knock(table), token=token))
    assert ann.post("/api/me/sign-out") == ann.me
    reasons = [shown_out(window).reason.id for window in windows]
    assert reasons == ["srv-signed-out", "srv-signed-out", "srv-signed-out", "srv-token-ended"]
    assert [one.http.get("/api/tables").status_code for one in (ann, phone, copy)] == [200, 401, 401]
    assert program(ann.url, token).get(f"/api/tables/{table}/scene?seat=0").status_code == 401
    assert Person(ann.url, known=False).http.get(unused[unused.index("/device/") :]).status_code == 404
    assert ann.get("/api/me") == ann.me and ann.get("/api/me/devices") == ann.get("/api/me/tokens") == []
    ws = copy.knock(table)
    ws.send('{"type":"hello"}')
    assert "srv-signed-out" in str(ws.recv(30)), "it is not taken for a stranger at a public table"
    ws.close()
    with ann.sits(table) as back:
        assert still_heard(back) and still_heard(bens)
    bens.ws.close()
    assert ben.get("/api/me") == ben.me
    phone_again, _ = phone_of(ann)
    assert phone_again.get("/api/me") == ann.me
    assert phone_again.post("/api/me/sign-out") == ann.me, "also a browser that came by a link stays"
    assert phone_again.get("/api/me") == ann.me and ann.http.get("/api/tables").status_code == 401


@pytest.mark.parametrize("heard", [ENDED, EVERYTHING])
def test_what_ended_in_another_process_is_looked_up_when_heard_of(ann: Person, server: Running, heard: int) -> None:
    """Also after the wire was cut, when nobody says whose it was."""
    table = ann.opens("me", "me")
    phone, _ = phone_of(ann)
    services = server.services
    with ann.sits(table) as own, phone.sits(table) as window:
        link = next(viewer.device for viewer in services.sockets.viewers(ann.me["id"]) if viewer.device)
        asyncio.run_coroutine_threadsafe(services.store.revoke(ann.me["id"], link), server.loop).result(30)
        assert still_heard(window), "nobody has told this process"
        server.loop.call_soon_threadsafe(services._changed, ann.me["id"] if heard == ENDED else "", heard)
        assert shown_out(window).reason.id == "srv-device-ended"
        assert still_heard(own)
    assert phone.http.get("/api/tables").status_code == 401


def test_a_new_cookie_is_good_where_nobody_has_heard_of_the_signing_out_yet(ann: Person, server: Running) -> None:
    services = server.services
    assert ann.get("/api/me") == ann.me, "so this process remembers her as she was"
    signing = services.store.sign_out(ann.me["id"], Maker())
    epoch, _ = asyncio.run_coroutine_threadsafe(signing, server.loop).result(30)
    ann.http.cookies.set("inglenook", services.guests.cookie(Viewer(guest=ann.me["id"], epoch=epoch)))
    assert ann.get("/api/me") == ann.me


def test_programs_sign_nobody_out(ann: Person) -> None:
    table = ann.opens("me", "me")
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    assert program(ann.url, token).post("/api/me/sign-out").status_code == 403
    assert ann.get("/api/me") == ann.me


def test_a_device_knows_its_own_link(ann: Person) -> None:
    phone, link = phone_of(ann)
    assert [row.get("here", False) for row in ann.get("/api/me/devices")] == [False]
    row = phone.get("/api/me/devices")[0]
    assert row["id"] == link and row["here"] is True and row["used"] > 0
