"""The command that serves: ports, signals, logs, figures, and what the other commands do with its database."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from inglenook.cli import main
from inglenook.server import wire
from inglenook.server.addresses import Addresses, lan_address, local_url
from inglenook.server.luck import TableLuck, commitment
from inglenook.server.settings import BadSetting, Settings, read_limits, read_public_url
from tests.server.app.friends import Person, Running, free_port


class Served:
    """`inglenook serve` in a process of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        environment = {**os.environ, "INGLENOOK_DATA": str(data), "INGLENOOK_LANG": "en"}
        command = [sys.executable, "-m", "inglenook", "serve", "--log", "json", *options]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", self.said)
        assert found, self.said + (self.process.stderr.read() if self.process.stderr and not self.said else "")
        self.url = found[0]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, list[dict[str, object]]]:
        """Its exit status, the rest of what it said, and its log."""
        self.process.send_signal(how)
        return self.ends()

    def ends(self) -> tuple[int, str, list[dict[str, object]]]:
        """The same, when it ends."""
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, [json.loads(line) for line in err.splitlines()]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    one = Served(tmp_path / "data", "--port", str(free_port()))
    yield one
    if one.process.poll() is None:
        one.process.kill()
        one.process.wait()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_with_a_goodbye_and_has_kept_everything(served: Served, tmp_path: Path, how: signal.Signals) -> None:
    ann = Person(served.url)
    table = ann.opens("me", "bot:greedy")
    window = ann.sits(table)
    window.plays(most=3)
    window.waits()
    version = window.version
    served.process.send_signal(how)
    bye = window.until(wire.Bye)
    assert bye.reason.id == "srv-shutdown" and bye.again
    with pytest.raises(ConnectionClosed) as closed:
        window.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
    status, out, log = served.ends()
    assert (status, "kept" in out) == (0, True)
    assert {line["what"] for line in log} <= {"request", "socket"} and all("trace" not in line for line in log)
    again = Served(tmp_path / "data", "--port", served.url.rpartition(":")[2])
    try:
        assert ann.info(table).version == version
    finally:
        assert again.stop()[0] == 0


def test_the_log_is_a_line_of_json_per_request_without_secrets(served: Served) -> None:
    ann = Person(served.url)
    ann.http.get("/join/very-secret-token?x=very-secret-query")
    _, _, log = served.stop()
    line = next(one for one in log if str(one.get("path", "")).startswith("/join"))
    assert line["path"] == "/join/…" and line["method"] == "GET" and line["level"] == "info" and str(line["time"]).endswith("Z")
    assert "very-secret" not in str(log) and ann.cookie.partition("=")[2] not in str(log)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_what_a_killed_server_had_started_ends_with_it(served: Served) -> None:
    ann = Person(served.url)
    ann.get(f"/api/tables/{ann.opens('me', 'me')}/hint", params={"seat": 0})
    workers = children(served.process.pid)
    assert len(workers) >= 2, "a worker, and what looks after it"
    served.process.kill()
    served.process.wait()
    until = time.monotonic() + 20
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < until, "they live on"
        time.sleep(0.05)


def stat(process: int) -> list[str]:
    """State, parent and so on; nothing of one that is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def alive(process: int) -> bool:
    return stat(process)[:1] not in ([], ["Z"])


def children(parent: int) -> list[int]:
    return [int(one.name) for one in Path("/proc").glob("[0-9]*") if stat(int(one.name))[1:2] == [str(parent)]]


def test_a_taken_port_is_said_and_the_usual_one_gives_way(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path))
    monkeypatch.setattr("inglenook.server.logs.set_up", lambda kind: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
        assert f"Port {port} is in use" in capsys.readouterr().err
        monkeypatch.setattr("inglenook.cli.serve.PORT", port)
        from inglenook.cli.serve import _listen

        listener, found = _listen("127.0.0.1", None)
        listener.close()
        assert port < found < port + 20
    for words, said in {
        ("--port", "0"): "--port must be a number",
        ("--host", "203.0.113.7"): "cannot listen at 203.0.113.7",
        ("--log", "xml"): "There is no log",
        ("--public-url", "play.example.org"): "is not an address",
        ("--limits", "sockets"): "name=value",
        ("--limits", "sockets=0"): "more than 0",
        ("--limits", "windows=7"): "There are: requests",
        ("--database", "mysql://x"): "postgresql://",
    }.items():
        assert main(["serve", *words, "--lang", "en"]) == 2, words
        error = capsys.readouterr().err
        assert said in error and len(error.splitlines()) == 1, (words, error)


def test_one_file_has_one_server_and_a_second_shows_the_first(served: Served, tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path / "data"))
    opened: list[str] = []
    monkeypatch.setenv("BROWSER", "x")
    monkeypatch.setattr("webbrowser.open", lambda url: opened.append(url) or True)
    assert main(["serve", "--lang", "en"]) == 1
    assert served.url in capsys.readouterr().out and opened == []
    assert main(["serve", "--open", "--lang", "en"]) == 0
    assert opened == [served.url]
    file = tmp_path / "one.backup"
    assert main(["backup", str(file), "--lang", "en"]) == 0, "a backup may be made meanwhile"
    assert main(["restore", str(file), "--replace", "--lang", "en"]) == 2
    assert "stop it first" in capsys.readouterr().err
    assert served.stop()[0] == 0
    assert main(["restore", str(file), "--replace", "--lang", "en"]) == 0


def test_a_missing_browser_is_said_with_the_address(monkeypatch, capsys) -> None:
    from inglenook.cli.serve import _open
    from inglenook.cli.voice import Voice

    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    _open("http://127.0.0.1:8000", Voice("en"))
    assert "go to http://127.0.0.1:8000 yourself" in capsys.readouterr().out
    asked: list[str] = []
    monkeypatch.setenv("BROWSER", "x")
    monkeypatch.setattr("webbrowser.open", lambda url: asked.append(url) or True)
    _open("http://127.0.0.1:8000", Voice("fr"))
    assert asked == ["http://127.0.0.1:8000"] and capsys.readouterr().out == ""


def test_others_are_told_an_address_they_can_reach(tmp_path: Path) -> None:
    def of(**settings: object) -> tuple[str, str]:
        base, reach = Addresses(Settings(folder=tmp_path, port=8000, **settings))("/join/x")
        return base, reach.id if reach else ""

    assert of() == ("http://127.0.0.1:8000/join/x", "srv-reach-loopback")
    assert of(host="::1") == ("http://[::1]:8000/join/x", "srv-reach-loopback")
    assert of(host="192.168.1.5") == ("http://192.168.1.5:8000/join/x", "")
    assert of(public_url="https://play.example.org") == ("https://play.example.org/join/x", "")
    base, reach = of(host="0.0.0.0")
    assert base == f"http://{lan_address()}:8000/join/x" and (reach == "srv-reach-no-network") == (lan_address() == "127.0.0.1")
    assert local_url(Settings(folder=tmp_path, host="0.0.0.0", port=9)) == "http://127.0.0.1:9"


def test_settings_are_read_strictly() -> None:
    limits = read_limits("sockets=500, messages=0.5")
    assert (limits.sockets, limits.messages, limits.hello) == (500, 0.5, 10.0)
    assert read_public_url("https://play.example.org/") == "https://play.example.org"
    for url in ("play.example.org", "ftp://x.org", "https://x.org/path", "https://x.org?q=1", "https://"):
        with pytest.raises(BadSetting):
            read_public_url(url)


# -- figures --------------------------------------------------------------------------------------------------------------


def test_health_and_figures(ann: Person) -> None:
    assert ann.get("/health")["ok"] is True

    def figures() -> dict[str, float]:
        text = ann.http.get("/metrics")
        assert text.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line for line in text.text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    before = figures()
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        given = window.plays(most=5)
        window.answers(["no-such-key"])
        after = figures()
        assert after["inglenook_sockets"] == before["inglenook_sockets"] + 1
        assert after["inglenook_tables_live"] >= 1
    count = "inglenook_answer_seconds_count"
    assert after[count] - before[count] == given == after['inglenook_answer_seconds_bucket{le="+Inf"}'] - before[count]
    assert after['inglenook_socket_messages_total{kind="Answer",outcome="refused"}'] >= 1
    assert after['inglenook_requests_total{method="POST",status="201"}'] >= 1


# -- keeping --------------------------------------------------------------------------------------------------------------


def test_a_backup_brings_everything_back(tmp_path: Path, monkeypatch, capsys) -> None:
    data, other, file = tmp_path / "data", tmp_path / "other", tmp_path / "all.backup"
    first = Running(data)
    ann = Person(first.url)
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        window.plays(most=4)
        window.waits()
        monkeypatch.setenv("INGLENOOK_DATA", str(data))
        assert main(["backup", str(file), "--lang", "en"]) == 0
        assert main(["backup", str(file), "--lang", "en"]) == 2, "it is there already"
        assert main(["backup", str(file), "--replace", "--lang", "fr"]) == 0
        version = window.version
        window.plays(most=1)
    first.stop()
    monkeypatch.setenv("INGLENOOK_DATA", str(other))
    assert main(["restore", str(file), "--lang", "en"]) == 0
    assert main(["restore", str(file), "--lang", "en"]) == 2, "it holds tables"
    capsys.readouterr()
    second = Running(other, port=first.port)
    assert ann.info(table).version == version
    assert ann.get("/api/me") == ann.me, "the cookie is still good"
    second.stop()
    for words in (["backup"], ["restore"], ["restore", str(tmp_path / "none")], ["backup", str(tmp_path / "no" / "folder")]):
        assert main([*words, "--lang", "en"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_migrate_says_what_becomes_of_every_table(tmp_path: Path, monkeypatch, capsys) -> None:
    server = Running(tmp_path)
    ann = Person(server.url)
    tables = [ann.opens("me", "bot:greedy"), ann.opens("me", "open")]
    server.stop()
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path))
    assert main(["migrate", "--check", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines[:-1]} == set(tables) and all("kept" in line for line in lines[:-1])
    assert lines[-1].startswith("2 kept, 0 migrated, 0 pinned")


# -- luck -----------------------------------------------------------------------------------------------------------------


def test_the_luck_of_a_finished_game_is_verified_and_a_changed_one_is_not(ann: Person, tmp_path: Path, capsys) -> None:
    table = ann.opens("me", "bot:greedy", public=True)
    promised = ann.info(table).commitment
    with ann.sits(table) as window:
        assert main(["verify", f"{ann.url}/t/{table}", "--lang", "en"]) == 2
        assert promised in capsys.readouterr().err and "key" not in ann.get(f"/api/tables/{table}/luck")
        window.plays()
    assert main(["verify", f"{ann.url}/t/{table}", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert promised in out and "draws follow" in out
    luck = msgspec.convert(ann.get(f"/api/tables/{table}/luck"), wire.Draws)
    assert luck.commitment == promised == commitment(bytes.fromhex(luck.key)) and len(luck.draws) > 10
    n, outcome = luck.draws[3]
    file = tmp_path / "luck.json"
    wrong = (*luck.draws[:3], (n, (outcome + 1) % n), *luck.draws[4:])
    for changed, said in (
        (msgspec.structs.replace(luck, draws=wrong), "Draw 4 "),
        (msgspec.structs.replace(luck, commitment="0" * 64), "not the one that was promised"),
    ):
        file.write_bytes(msgspec.json.encode(changed))
        assert main(["verify", str(file), "--lang", "en"]) == 1
        assert said in capsys.readouterr().err
    file.write_text("nonsense")
    for source in (str(file), str(tmp_path / "none"), f"{ann.url}/t/nothing", "http://127.0.0.1:9/t/x"):
        assert main(["verify", source, "--lang", "en"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert TableLuck(bytes.fromhex(luck.key), luck.nonces).draw(0, luck.draws[0][0]) == luck.draws[0][1]
