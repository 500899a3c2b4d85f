"""Guests: cookies, names, going on from another device, and programs."""

from __future__ import annotations

import httpx

from inglenook.engine.scene import Mat
from inglenook.server import wire
from inglenook.server.passes import FRESH
from tests.server.app.friends import KINGDOM, Person, Running


def test_a_browser_becomes_a_guest_once_and_chooses_a_name(ann: Person) -> None:
    cookie = next(iter(ann.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and not cookie.secure and cookie.get_nonstandard_attr("SameSite") == "lax"
    assert ann.get("/api/me") == ann.me
    assert ann.put("/api/me", {"name": "Ann  of Kent"}) == {"id": ann.me["id"], "name": "Ann of Kent"}
    assert ann.get("/api/me")["name"] == "Ann of Kent"
    table = ann.opens("me", "bot:greedy")
    assert ann.info(table).seats[0].name == "Ann of Kent"


def test_a_new_guest_is_named_in_the_language_of_the_browser(server: Running) -> None:
    from inglenook.server.guests import friendly_names

    with httpx.Client(base_url=server.url, headers={"accept-language": "fr"}) as client:
        assert client.get("/api/me").json()["name"] in friendly_names("fr")


def test_a_forged_cookie_is_nobody(ann: Person, ben: Person, server: Running) -> None:
    table = ann.opens("me", "bot:greedy")
    own = ann.cookie.partition("=")[2]
    guest, _, signature = own.partition(".")
    forged = [
        f"{guest}.{'0' * 40}",
        f"{ben.me['id']}.{signature}",
        guest,
        f".{signature}",
        "",
        "x" * 5000,
        f"{guest}~x.{signature}",
    ]
    for value in forged:
        with httpx.Client(base_url=server.url, headers={"cookie": f"inglenook={value}", "origin": server.url}) as client:
            assert client.get("/api/tables").status_code == 401
            assert client.get(f"/api/tables/{table}").status_code == 404
            assert client.put("/api/me", json={"name": "Ann"}).status_code == 401


def test_going_on_from_another_device_asks_for_a_click(ann: Person, server: Running) -> None:
    table = ann.opens("me", "bot:greedy")
    link = ann.post("/api/me/devices")
    assert link["url"].startswith(f"{server.url}/device/") and link["qr"].startswith("M") and link["qr_size"] > 20
    assert link["reach"]["id"] == "srv-reach-loopback"
    phone = Person(server.url, known=False)
    page = phone.http.get(link["url"])
    assert page.status_code == 200 and ann.me["name"] in page.text and "<form" in page.text
    assert not phone.http.cookies, "a program that looks at the link becomes nobody"
    done = phone.http.post(link["url"])
    assert done.status_code == 303 and done.headers["location"] == "/"
    assert phone.get("/api/me") == ann.me
    with phone.sits(table) as window:
        assert window.asked()


def test_a_revoked_link_ends_what_was_opened_with_it(ann: Person, server: Running, monkeypatch) -> None:
    link, other = ann.post("/api/me/devices"), ann.post("/api/me/devices")
    phone, tablet = Person(server.url, known=False), Person(server.url, known=False)
    phone.http.post(link["url"])
    tablet.http.post(other["url"])
    assert [row["id"] for row in ann.get("/api/me/devices")] == [link["id"], other["id"]]
    assert ann.http.delete(f"/api/me/devices/{link['id']}").status_code == 204
    assert phone.http.get("/api/tables").status_code == 401
    assert phone.http.get(link["url"]).status_code == 404
    assert Person(server.url, known=False).http.post(link["url"]).status_code == 404
    assert tablet.get("/api/me") == ann.get("/api/me") == ann.me
    assert ann.http.delete(f"/api/me/devices/{link['id']}").status_code == 404
    assert FRESH <= 10, "another process notices soon"


def test_nobody_revokes_the_links_of_others(ann: Person, ben: Person) -> None:
    link = ann.post("/api/me/devices")
    assert ben.http.delete(f"/api/me/devices/{link['id']}").status_code == 404
    assert ben.get("/api/me/devices") == []
    assert [row["id"] for row in ann.get("/api/me/devices")] == [link["id"]]


def test_a_seat_given_to_a_bot_and_taken_back(ann: Person) -> None:
    table = ann.opens("me", "bot:random")
    given = ann.put(f"/api/tables/{table}/seats/0", {"bot": "random"})
    assert given["seats"][0]["standing_in"] is True
    taken = ann.put(f"/api/tables/{table}/seats/0", {"bot": ""})
    assert "standing_in" not in taken["seats"][0]
    assert ann.http.put(f"/api/tables/{table}/seats/1", json={"bot": "greedy"}).status_code in (403, 422)


def test_a_new_name_reaches_the_tables_one_sits_at(ann: Person, ben: Person) -> None:
    ann.put("/api/me", {"name": "Ann"})
    ben.put("/api/me", {"name": "Ben"})
    wishes = [{"who": "me"}, {"who": "open"}, {"who": "me", "name": "Granny"}]
    table = ann.post("/api/tables", {"game": KINGDOM, "seats": wishes})["id"]
    waiting = ann.opens("me", "open")
    ben.post(f"/api/tables/{table}/join", {"token": ann.info(table).invite.rpartition("/")[2]})
    with ben.sits(table) as window:
        ann.put("/api/me", {"name": "Annika"})
        window.until(wire.Event)
        assert window.table is not None and window.scene is not None
        assert [seat.name for seat in window.table.seats] == ["Annika", "Ben", "Granny"], "nobody else is renamed"
        mats = [part.name.args["text"] for part in window.scene.parts if isinstance(part, Mat)]
    assert mats == ["Annika", "Ben", "Granny"]
    assert ann.info(waiting).seats[0].name == "Annika"
    ben.put("/api/me", {"name": "Annika"})
    assert [seat.name for seat in ann.info(table).seats] == ["Annika", "Annika 2", "Granny"], "no two with one name"
    ben.put("/api/me", {"name": "Benno"})
    assert [seat.name for seat in ann.info(table).seats] == ["Annika", "Benno", "Granny"]


def test_titles_and_names_have_no_signs_that_nobody_sees(ann: Person) -> None:
    seats = [{"who": "me", "name": "An\u202ena\u200b"}, {"who": "bot:greedy", "name": "\u200b"}]
    table = ann.post("/api/tables", {"game": KINGDOM, "name": "Friday \x00\u202e night\u200b", "seats": seats})
    assert (table["name"], [seat["name"] for seat in table["seats"]]) == ("Friday night", ["An na", "Tobias"])
    save = ann.get(f"/api/tables/{table['id']}/export")
    save["seats"][0]["name"] = "Zo\u202eé\x00"
    brought = ann.post("/api/import", save)
    assert [seat["name"] for seat in brought["seats"]] == ["Zo é", "Tobias"]
