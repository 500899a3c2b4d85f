"""What a client fetches before it sits down: games, words, rules, signs, pages, the API's description."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from inglenook.engine.game import games
from inglenook.engine.words import LANGUAGES, Words
from inglenook.server import wire
from inglenook.server.guests import friendly_names, language, qr_path, tidy
from inglenook.server.shelf import FOLDERS, Shelf
from tests.server.app.friends import KINGDOM, Person, running

KINGDOM_RULES = 186


def bundle(lang: str, text: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


def test_every_game_is_on_the_shelf_with_words_that_are_there(ann: Person) -> None:
    shelf = {one.id: one for one in msgspec.convert(ann.get("/api/games"), list[wire.GameInfo])}
    assert set(shelf) == set(games())
    for one in shelf.values():
        assert one.least <= one.usual_seats <= one.most and one.bots
        for lang, address in one.words.items():
            response = ann.http.get(address)
            assert "immutable" in response.headers["cache-control"]
            words = bundle(lang, response.text)
            needed = [one.title, one.about, *(field.label for field in one.options)]
            assert all(words.has_message(message.id) for message in needed)
            assert words.has_message("srv-stale") and words.has_message("prompt-waiting")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_page_has_the_words_on_every_box_and_not_those_inside(ann: Person, lang: str) -> None:
    response = ann.http.get(f"/api/words/home/{lang}.ftl")
    assert response.headers["cache-control"] == "no-cache" and response.headers["content-encoding"] == "gzip"
    words = bundle(lang, response.text)
    for game in games().values():
        assert words.has_message(f"{game.id}-title")
        assert words.has_message(f"{game.id}-about") == game.words(lang).knows(f"{game.id}-about")
    assert words.has_message("option-heroes-dealt") and not words.has_message("kk-phase-setup")


def test_an_address_of_words_changes_with_them(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    found = {shelf.address(name, lang) for name in (KINGDOM, "home") for lang in LANGUAGES}
    assert len(found) == 4 and all(re.search(r"\?v=[0-9a-f]{16}$", one) for one in found)


@pytest.mark.parametrize(("lang", "word"), [("en", "Demon King"), ("fr", "Roi démon")])
def test_rules_come_by_chapter_with_the_introduction(ann: Person, lang: str, word: str) -> None:
    page = msgspec.convert(ann.get(f"/api/rules/{KINGDOM}/{lang}"), wire.RulesPage)
    rules = [rule for chapter in page.chapters for rule in chapter.rules]
    assert len(rules) == KINGDOM_RULES and len({rule.id for rule in rules}) == KINGDOM_RULES
    assert all(rule.title and rule.text for rule in rules) and page.howto.startswith("#")
    assert any(word.casefold() in rule.text.casefold() for rule in rules)
    for path in (f"/api/rules/{KINGDOM}/de", "/api/rules/chess/en", f"/api/words/{KINGDOM}/de.ftl", "/api/words/chess/en.ftl"):
        assert ann.http.get(path).status_code == 404


def test_signs_are_given_by_name_and_unknown_ones_left_out(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    with zipfile.ZipFile(static / "icons.zip", "w") as packed:
        packed.writestr("castle.json", '{"size": 512, "paths": ["M0 0h512"]}')
    with running(tmp_path / "data", static=static) as server:
        ann = Person(server.url)
        assert ann.get("/api/icons?names=castle,dragon,castle") == {"castle": {"size": 512, "paths": ["M0 0h512"]}}
        assert ann.get("/api/icons") == {}
        assert ann.http.get("/icons.zip").status_code == 404


# -- pages ----------------------------------------------------------------------------------------------------------------


def test_built_pages_are_served_packed_and_kept(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / ".vite").mkdir()
    (static / ".vite" / "manifest.json").write_text("{}")
    (static / "index.html").write_text("<!doctype html><title>Inglenook</title>")
    (static / "assets" / "app-1.js").write_text("export {};\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "data", static=static) as server:
        http = Person(server.url).http
        script = http.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript") and "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip" and script.text.startswith("export")
        assert http.get("/assets/app-1.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
        assert http.get("/assets/app-1.js", headers={"accept-encoding": "identity"}).text == script.text
        for path in ("/", "/t/abc", "/join/token", "/settings"):
            assert "Inglenook" in http.get(path).text and http.get(path).headers["cache-control"] == "no-cache"
        assert http.head("/").status_code == 200
        for path in ("/.vite/manifest.json", "/assets/none.js", "/none.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert http.get(path).status_code == 404, path


def test_without_a_build_the_page_says_what_to_do_in_both_languages(tmp_path: Path) -> None:
    with running(tmp_path / "data", static=tmp_path / "none") as server:
        http = Person(server.url).http
        english, french = (
            http.get("/", headers={"accept-language": "en"}),
            http.get("/", headers={"accept-language": "fr-FR,en"}),
        )
        assert english.status_code == french.status_code == 503
        assert "make web" in english.text and 'lang="fr"' in french.text and english.text != french.text


# -- the description ------------------------------------------------------------------------------------------------------


def test_every_route_is_described(ann: Person) -> None:
    found = ann.get("/openapi.json")
    routes = {(method, path): one for path, methods in found["paths"].items() for method, one in methods.items()}
    assert len(routes) > 30 and ("post", "/api/tables/{id}/answer") in routes and ("get", "/metrics") in routes
    for name, one in routes.items():
        assert len(one["description"]) > 20 and one["summary"] and one["tags"], name
        for parameter in one.get("parameters", ()):
            assert parameter["schema"], name
    shapes = found["components"]["schemas"]
    assert shapes["AnswerGiven"]["additionalProperties"] is False
    assert shapes["Welcome"]["description"]
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', str(found).replace("'", '"')))
    assert refs <= set(shapes)


def test_the_documentation_page_needs_no_other_server(ann: Person) -> None:
    page = ann.http.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    needed = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert needed and all(one.startswith("/") for one in needed)
    for one in (one for one in needed if one != "/icon.svg"):
        text = ann.http.get(one)
        assert text.status_code == 200
        if not one.endswith(".json"):
            assert "http://" not in text.text and "https://" not in text.text
    assert "<script>" not in page.text and "style=" not in page.text


# -- words ----------------------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same_things() -> None:
    def ids(lang: str) -> set[str]:
        text = "".join(path.read_text("utf-8") for path in FOLDERS[1].glob(f"*{lang}.ftl"))
        return set(re.findall(r"^(-?[a-z][a-z0-9-]*) =", text, re.MULTILINE))

    assert ids("en") == ids("fr") and all(one.startswith("srv-") for one in ids("en"))


def test_every_message_the_server_names_has_words() -> None:
    folder = FOLDERS[1].parent
    named = {one for path in folder.rglob("*.py") for one in re.findall(r'"(srv-[a-z0-9-]+)"', path.read_text("utf-8"))}
    for lang in LANGUAGES:
        words = Words(lang, FOLDERS)
        assert named and [one for one in sorted(named) if not words.knows(one)] == []


def test_names_for_guests_are_many_and_fit(ann: Person) -> None:
    for lang in LANGUAGES:
        names = friendly_names(lang)
        assert len(set(names)) == len(names) >= 20 and all(0 < len(name) <= 40 for name in names)
    assert language("fr-CA,en;q=0.8") == "fr" and language("de, en;q=0.5") == "en" and language("") == "en"
    assert tidy("  Ann\u200b \n of  Kent ") == "Ann of Kent"


def test_a_qr_code_is_one_path_with_a_quiet_border() -> None:
    path, size = qr_path("http://192.168.1.20:8000/device/abc")
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{w}v1h-{v}z" for x, y, w, v in runs) == path
    assert all(int(x) >= 4 and int(x) + int(w) <= size - 4 and 4 <= int(y) < size - 4 for x, y, w, _ in runs)


def test_the_server_brings_in_neither_terminal_nor_lab() -> None:
    assert loaded("import inglenook.server.app") >= {"litestar", "sqlalchemy"}
    assert not loaded("import inglenook.server.app") & {"textual", "polars", "altair", "inglenook.terminal"}


def test_help_needs_neither_server_nor_screen() -> None:
    assert not loaded("from inglenook.cli import main; main(['--help'])") & {"litestar", "sqlalchemy", "uvicorn", "textual"}


def loaded(code: str) -> set[str]:
    """The modules that are there after this."""
    code = f"{code}\nimport sys; print('LOADED', *sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(found.stdout.rpartition("LOADED ")[2].split())
