"""What a server leaves in the folder of temporary files: nothing, in the end."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.hosting.test_serve_command import Server
from tritables.hosting.scratch import LOCK, PREFIX, scratch_folder


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of temporary files with a name that leaves room for that of a socket."""
    with TemporaryDirectory() as name:
        monkeypatch.setenv("TMPDIR", name)
        yield Path(name)


def test_when_a_server_is_killed_then_the_next_one_removes_what_it_left(
    short: Path, tmp_path: Path
) -> None:
    killed = Server(None, tmp_path)
    killed.get("en/tricap")
    killed.stop(signal.SIGKILL)
    (left,) = short.iterdir()
    assert left.name.startswith(PREFIX), "all of it, connections and sockets too"
    first = Server(None, tmp_path)
    (own,) = short.iterdir()
    assert own != left
    second = Server(None, tmp_path)
    assert own in short.iterdir(), "a server that runs keeps its own"
    first.get("en/tricap")
    for server in (first, second):
        assert server.stop(signal.SIGTERM) == 0
    assert list(short.iterdir()) == []
    assert first.log.read_text() == ""


@pytest.fixture
def temp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def abandoned(folder: Path) -> Path:
    folder.mkdir()
    (folder / LOCK).touch()
    (folder / "more").touch()
    return folder


def test_when_a_folder_is_left_then_it_is_removed(temp: Path) -> None:
    left = abandoned(temp / f"{PREFIX}left")
    with scratch_folder():
        assert not left.exists()


def test_when_a_folder_may_be_another_ones_then_it_stays(temp: Path) -> None:
    elsewhere = abandoned(temp / "elsewhere")
    (temp / f"{PREFIX}link").symlink_to(elsewhere)
    (temp / f"{PREFIX}unlocked").mkdir()
    (temp / f"{PREFIX}file").touch()
    (temp / f"{PREFIX}pointed").mkdir()
    (temp / f"{PREFIX}pointed" / LOCK).symlink_to(elsewhere / LOCK)
    before = set(temp.rglob("*"))
    with scratch_folder() as first, scratch_folder() as second:
        assert first != second
        assert before | set(first.rglob("*")) <= set(temp.rglob("*"))
    assert set(temp.rglob("*")) == before


def test_when_a_folder_is_of_another_user_then_it_stays(
    temp: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = abandoned(temp / f"{PREFIX}left")
    monkeypatch.setattr(os, "getuid", lambda: left.stat().st_uid + 1)
    with scratch_folder():
        assert left.exists()
