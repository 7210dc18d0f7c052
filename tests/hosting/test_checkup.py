"""What keeps an installation from serving pages, and what settings would mean on this machine."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from tritables.cli import main
from tritables.hosting import checkup
from tritables.hosting.checkup import check_up, free_memory, needed
from tritables.hosting.settings import Settings


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "free_memory", lambda: 23_000)
    monkeypatch.setattr(checkup, "most_files", lambda: 1024)
    monkeypatch.setattr(checkup, "browser_module", lambda name: name)


def faults(**chosen: Any) -> list[str]:
    return [one.text for one in check_up(Settings(**{"port": 0, **chosen})) if one.wrong]


def told(**chosen: Any) -> str:
    found = check_up(Settings(**{"port": 0, **chosen}))
    return "\n".join(one.text for one in found if not one.wrong)


def test_nothing_is_wrong_here() -> None:
    assert faults() == []


def test_says_what_so_many_sessions_need() -> None:
    assert faults(sessions=40) == []
    assert f"40 sessions need about {needed(40)} MB, 23.0 GB are free." in told(sessions=40)
    assert f"need a kernel, it is {needed(40, kernels=True) / 1000:.1f} GB." in told(sessions=40)
    assert re.search(r"Any number .* room for about \d+, or \d+ with kernels", told())


def test_says_that_it_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "free_memory", lambda: needed(40) - 1)
    (fault,) = faults(sessions=40)
    assert fault.startswith("40 sessions need")
    assert faults(sessions=39) == []


def test_says_that_they_need_more_files_than_are_allowed() -> None:
    (fault,) = faults(sessions=1000)
    assert fault.startswith("They need about 1100 open files, and 1024 are allowed")
    assert faults(sessions=300) == [], "light pages take far less"
    assert "With kernels they need about 6100 open files" in told(sessions=300)
    assert "LimitNOFILE=" in told(sessions=300)


def test_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "find_spec", lambda name: None if name == "voila" else object())
    (fault,) = faults()
    assert fault == ("Pages need voila: install them with pip install 'tritables[hosting]'.")


def test_says_that_the_module_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def unbuilt(_: str) -> str:
        raise RuntimeError("The browser module is not built.")

    monkeypatch.setattr(checkup, "browser_module", unbuilt)
    assert faults() == ["The browser module is not built."]


def test_says_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRITABLES_KEEP", str(tmp_path / "new" / "games.db"))
    assert f"Games are saved in {tmp_path / 'new' / 'games.db'}." in told()
    monkeypatch.setattr(checkup.os, "access", lambda *_: False)
    (fault,) = faults()
    assert f"{tmp_path} cannot be written" in fault
    monkeypatch.setenv("TRITABLES_KEEP", "off")
    assert faults() == []
    assert "Games are not saved" in told()


def test_says_that_the_port_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        (fault,) = faults(port=port)
    assert fault.startswith(f"Port {port} of 127.0.0.1 cannot be used")


def test_says_who_gets_in() -> None:
    assert "Only this machine" in told()
    assert "--token new" in told(host="0.0.0.0")
    assert "--token" not in told(host="0.0.0.0", token="class-4b-secret")
    proxied = told(public_url=("https://a.example/",), host="0.0.0.0")
    assert "Upgrade and Connection" in proxied
    assert "0.0.0.0 can also be reached without the proxy" in proxied
    assert "over https" in told(frame_ancestors=("https://a.example",))
    assert "--idle 30" in told(sessions=3)
    assert "--idle 30" not in told(sessions=3, idle=10)


def test_says_that_folders_are_not_what_they_should_be(tmp_path: Path) -> None:
    assert "is not a site" in faults(site=tmp_path)[0]
    (tmp_path / "index.html").touch()
    assert faults(site=tmp_path) == []
    assert "no folder" in faults(folder=tmp_path / "none")[0]


def test_a_container_has_its_own_bounds(tmp_path: Path) -> None:
    assert free_memory(tmp_path) is None
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/meminfo").write_text("MemTotal: 9 kB\nMemAvailable:    2000000 kB\n")
    assert free_memory(tmp_path) == 2048
    group = tmp_path / "sys/fs/cgroup"
    group.mkdir(parents=True)
    (group / "memory.current").write_text("100000000\n")
    (group / "memory.max").write_text("max\n")
    assert free_memory(tmp_path) == 2048
    (group / "memory.max").write_text("500000000\n")
    assert free_memory(tmp_path) == 400


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--sessions", "40", "--port", "0"]) == 0
    assert "40 sessions need about" in capsys.readouterr().out
    assert main(["check", "--sessions", "-1"]) == 1
    assert "sessions must be" in capsys.readouterr().err
