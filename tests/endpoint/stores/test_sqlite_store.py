"""The file of games: nobody else reads it, whoever is killed loses nothing, any folder will do."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.pages import send, table_behind
from tests.table.test_scoresheet import step
from tritables import Table, game_named, game_names
from tritables.endpoint.stores import cell_identity, machine_store, sqlite_file
from tritables.endpoint.stores.config import PLACE, place
from tritables.endpoint.stores.sqlite_store import SqliteStore
from tritables.endpoint.stores.store import Unkept
from tritables.endpoint.transport import Shown
from tritables.table import Table as PlainTable
from tritables.table.saves.journal import Journal

TOKEN = "0123456789abcdef0123456789abcdef"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "state" / "games.db"
    monkeypatch.setenv(PLACE, str(file))
    monkeypatch.setattr(cell_identity, "_met", {})
    monkeypatch.setattr(machine_store, "place_of", cell_identity.place_of)
    monkeypatch.setattr(machine_store, "_open", {})
    return file


def saved(store: SqliteStore) -> Any:
    """What is kept under the token."""
    found = store.read(TOKEN)
    return None if found is None else found.saved


def test_another_token_finds_nothing_and_the_file_has_no_token(path: Path) -> None:
    store = SqliteStore(path)
    store.write(TOKEN, Journal().page(PlainTable.open("tricap", seed=1)))
    assert store.read(TOKEN.replace("0", "1")) is None
    store.close()
    assert TOKEN.encode() not in b"".join(one.read_bytes() for one in path.parent.iterdir())


def test_nobody_else_on_the_machine_may_read_the_file(path: Path) -> None:
    SqliteStore(path).close()
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


def test_who_looks_waits_for_nobody_who_writes(path: Path) -> None:
    sitting = PlainTable.open("tricap", seed=1)
    one, other = SqliteStore(path), SqliteStore(path)
    one.write(TOKEN, Journal().page(sitting))
    with other._all_or_nothing():
        assert saved(one) == json.loads(json.dumps(sitting.save()))


def test_a_file_is_opened_while_somebody_else_writes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("CREATE TABLE other (x)")
    other.execute("BEGIN IMMEDIATE")
    paused: list[float] = []

    def pause(seconds: float) -> None:
        paused.append(seconds)
        if len(paused) == 3:
            other.execute("COMMIT")

    monkeypatch.setattr(sqlite_file, "sleep", pause)
    with monkeypatch.context() as impatient:
        impatient.setattr(sqlite_file, "_WAIT", -1)
        with pytest.raises(Unkept, match="locked"):
            SqliteStore(path)
    assert not paused
    store = SqliteStore(path)
    assert len(paused) == 3
    assert store._open is not None
    assert store._open.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("how", ["a folder", "another version", "another's", "no right"])
def test_a_file_that_is_not_to_be_used_says_so(how: str, path: Path) -> None:
    path.parent.mkdir()
    if how == "a folder":
        path.mkdir()
    elif how == "another version":
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA user_version = 99")
    elif how == "another's":
        with sqlite3.connect(path) as db:
            db.executescript("CREATE TABLE addresses (name); PRAGMA user_version = 1")
    else:
        path = Path("/proc/tritables/games.db")
    with pytest.raises(Unkept):
        SqliteStore(path)


class NoLog(sqlite3.Connection):
    """A file where a write-ahead log does not work, as on some folders of a network."""

    def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
        if sql == "PRAGMA journal_mode = WAL":
            raise sqlite3.OperationalError("locking protocol")
        return super().execute(sql, *more)


@pytest.mark.parametrize("how", ["said by the file", "known of the folder"])
def test_where_a_write_ahead_log_does_not_work_games_are_kept_without(
    how: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "known of the folder":
        monkeypatch.setattr(sqlite_file, "_file_system", lambda _: "nfs4")
    else:
        connect = partial(sqlite3.connect, factory=NoLog)
        monkeypatch.setattr(sqlite3, "connect", connect)
    sitting, store, journal = PlainTable.open("trictrac", seed=1), SqliteStore(path), Journal()
    mark = store.write(TOKEN, journal.page(sitting))
    sitting.draw()
    store.write(TOKEN, journal.page(sitting), mark)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert saved(SqliteStore(path)) == json.loads(json.dumps(sitting.save()))


def test_what_a_file_is_on_is_told_where_the_machine_tells_it(tmp_path: Path) -> None:
    if not Path("/proc/self/mounts").exists():
        assert sqlite_file._file_system(tmp_path / "x") == ""
    else:
        assert sqlite_file._file_system(tmp_path / "x")
        assert sqlite_file._file_system(Path("/proc/x")) == "proc"


@pytest.mark.parametrize(
    ("said", "expected"),
    [("off", None), ("", None), ("/tmp/x/games.db", Path("/tmp/x/games.db"))],
)
def test_a_host_says_where_games_are_kept_or_forbids_it(
    said: str, expected: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLACE, said)
    assert place() == expected


def test_without_a_word_of_the_host_games_are_kept_with_the_state_of_programs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(PLACE, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert place() == tmp_path / "tritables" / "games.db"


def play_until_killed(path: Path, game: str, seed: int, shown: int) -> None:
    """A kernel with a table, whose page gets each change as a line that tells its moves."""
    os.environ[PLACE] = str(path)
    seats = ["person"] * game_named(game).seats.start
    table, rng = Table(game, seats=seats, seed=seed), Random(seed)
    front = table._front
    ask = {"view": "v", "seq": 1, "kind": "recall", "tokens": [], "fresh": TOKEN}
    send(table, ask)
    show = table._transport.show

    def shows(part: Shown) -> None:
        os.write(shown, f"{json.dumps(shown_at(table_behind(table)))}\n".encode())
        show(part)

    table._transport.show = shows  # type: ignore[method-assign]
    while True:
        front.act(step, rng)


def shown_at(sitting: PlainTable) -> list[object]:
    """What can be told from a board: which game of which round it is, and its moves."""
    session = sitting.session
    return [session.seed, len(session.past), *session.record.moves]


KILLS = [*range(4), *(pytest.param(nth, marks=pytest.mark.full) for nth in range(4, 100))]


@pytest.mark.posix
@pytest.mark.parametrize("nth", KILLS)
def test_a_kernel_that_is_killed_loses_no_move_that_was_shown(nth: int, path: Path) -> None:
    rng = Random(nth)
    game = game_names()[nth % len(game_names())]
    seats = ["person"] * game_named(game).seats.start
    out, shown = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(out)
            play_until_killed(path, game, nth, shown)
        finally:
            os._exit(1)
    os.close(shown)
    with os.fdopen(out, "rb") as lines:
        seen = [lines.readline() for _ in range(rng.randint(1, 40))]
        os.kill(child, signal.SIGKILL)
        seen += lines.readlines()
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL
    whole = [json.loads(one) for one in seen if one.endswith(b"\n")]
    # Another kernel runs the notebook again, and its page goes on.
    table = Table(game, seats=seats, seed=nth)
    for kind, more in (
        ("recall", {"tokens": [TOKEN], "fresh": "f" * 32}),
        ("rejoin", {"nth": 0, "copies": False, "fresh": "e" * 32}),
    ):
        send(table, {"view": "v", "seq": 1, "kind": kind, **more})
    # What was written after the last line that was shown is one change at the most.
    after = PlainTable.open(game, seats=seats, seed=nth)
    replayed = Random(nth)
    states = []
    for _ in range(len(whole) + 1):
        step(after, replayed)
        states.append(shown_at(after))
    assert states[len(whole) - 1] == whole[-1]
    assert shown_at(table_behind(table)) in states[len(whole) - 1 :]
