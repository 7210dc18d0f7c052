"""A damaged store: whatever is wrong with it, sound games are offered and new ones are kept."""

from __future__ import annotations

import json
import multiprocessing
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest

from tests.table.test_scoresheet import step
from tritables.endpoint.stores import sqlite_file
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.sqlite_store import SqliteStore
from tritables.endpoint.stores.store import BOUNDS, Bounds
from tritables.table import Table
from tritables.table.saves.journal import Journal
from tritables.table.saves.recall import Origin
from tritables.texts import LANGUAGES

Json = dict[str, Any]

TOKENS = [f"{nth:032x}" for nth in range(6)]
FRESH, LATER = "f" * 32, "e" * 32


class FakePage:
    """A page with a board of a plain game, whose kernel keeps it in a file."""

    def __init__(self, path: Path, lang: str = "en", seed: int = 1) -> None:
        self.table = Table.open("trictrac", fresh=lambda: seed, settings={"lang": lang})
        self.store = SqliteStore(path)
        origin = Origin.of(self.table, placed=False)
        self.kept_games = KeptGames(self.table, origin.known, origin.whole, lambda: self.store)

    def recall(self, tokens: list[str], fresh: str) -> list[Json]:
        asked = {"view": "v", "seq": 1, "kind": "recall", "tokens": tokens, "fresh": fresh}
        answer = self.kept_games.obey(asked, self.table)
        assert answer is not None
        assert answer.ok
        kept: Any = self.table.shown(0.0)["table"]["kept"]
        return list(kept["found"])

    def play(self, moves: int) -> None:
        rng = Random(moves)
        for nth in range(moves):
            step(self.table.at(float(nth)), rng)
            self.kept_games.autosave.write(self.table)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with six games of one board."""
    path = tmp_path_factory.mktemp("sound") / "games.db"
    for nth, token in enumerate(TOKENS):
        page = FakePage(path, seed=nth)
        page.recall([], token)
        page.play(8)
        page.store.close()
    return path.read_bytes()


def flipped(data: bytes, seed: int) -> bytes:
    """The bytes with another bit somewhere."""
    rng, made = Random(seed), bytearray(data)
    made[rng.randrange(len(made))] ^= 1 << rng.randrange(8)
    return bytes(made)


def visited(path: Path) -> tuple[int, bool, int, int]:
    """Five games of a file: how many are offered, whether it was put aside, and new games kept.

    Last how many are told of, offered or not.
    """
    page = FakePage(path)
    found = page.recall(TOKENS[:5], FRESH)
    page.play(3)
    page.store.close()
    new = FakePage(path).recall([FRESH], LATER)
    aside = sqlite_file.put_aside_since(path, 0.0) is not None
    offered, kept = (sum(one["open"] for one in those) for those in (found, new))
    return offered, aside, kept, len(found)


@pytest.mark.parametrize("tenth", range(10))
def test_when_a_bit_flips_then_the_other_games_are_offered_and_a_new_one_is_kept(
    tenth: int, sound: bytes, tmp_path: Path
) -> None:
    seen = []
    for seed in range(20 * tenth, 20 * tenth + 20):
        path = tmp_path / str(seed) / "games.db"
        path.parent.mkdir()
        path.write_bytes(flipped(sound, seed))
        seen.append((seed, *visited(path)))
    assert [one for one in seen if one[3] != 1] == [], "a new game is kept"
    assert [one for one in seen if one[1] < 3 and not one[2]] == [], "a flip harms its page only"
    assert [one for one in seen if one[4] < 5 and not one[2]] == [], "none is gone without a word"


def flips_of_names(data: bytes, page: FakePage) -> list[tuple[int, bytes]]:
    """The file with one bit flipped in the name of a game, wherever that stands in it."""
    made = []
    for nth, token in enumerate(TOKENS[:5]):
        name = database_key(page, token).encode()
        places = [at for at in range(len(data)) if data.startswith(name, at)]
        assert len(places) > 2, "as a game, in the index of times, at its moves"
        for at in places:
            rng = Random(at)
            harmed = bytearray(data)
            harmed[at + rng.randrange(64)] ^= 1 << rng.randrange(8)
            made.append((nth, bytes(harmed)))
    return made


def test_when_a_bit_flips_in_the_name_of_a_game_then_it_is_offered_and_said_to_be_damaged(
    sound: bytes, tmp_path: Path
) -> None:
    whole = tmp_path / "games.db"
    whole.write_bytes(sound)
    page = FakePage(whole)
    wanted = [one["text"] for one in page.recall(TOKENS[:5], FRESH)]
    for nth, data in flips_of_names(sound, page):
        path = tmp_path / f"{nth}-{sha256(data).hexdigest()}" / "games.db"
        path.parent.mkdir()
        path.write_bytes(data)
        found = FakePage(path).recall(TOKENS[:5], FRESH)
        assert [one["open"] for one in found] == [True] * 5
        other = [one["text"] for one in found if one["text"] not in wanted]
        assert [text for text in other if "damaged" not in text] == []


@pytest.mark.parametrize(("nth", "before"), [(0, 0), (1, 0), (1, 13)])
def test_when_a_name_or_a_time_in_an_index_is_damaged_then_its_game_goes_on_and_old_ones_go(
    nth: int, before: int, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.db"
    name = database_key(FakePage(tmp_path / "other.db"), TOKENS[2]).encode()
    first = sound.index(name)
    data = bytearray(sound)
    data[(first, sound.index(name, first + 1))[nth] + 10 - before] ^= 4
    path.write_bytes(bytes(data))
    page = FakePage(path)
    assert [one["open"] for one in page.recall([TOKENS[2]], FRESH)] == [True]
    asked = {"view": "v", "seq": 2, "kind": "rejoin", "nth": 0, "copies": False, "fresh": LATER}
    answer = page.kept_games.obey(asked, page.table)
    assert answer is not None
    assert answer.ok
    page.play(9)
    taken = TOKENS[2] if answer.as_json()["aside"]["held"]["mine"] == 0 else LATER
    store = SqliteStore(path, Bounds(tables=2))
    found = store.read(page.kept_games.autosave.key(taken))
    assert found is not None
    assert found.saved == json.loads(json.dumps(page.table.save()))
    store.write("new", Journal().page(Table.open("trictrac", seed=1)))
    assert len(store.entries()) <= 3, "one that is damaged may stay"
    assert store.read("new") is not None


def spoilt_header(data: bytes) -> bytes:
    return b"\0" * 100 + data[100:]


def cut_in_half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def other_schema(data: bytes) -> bytes:
    return data.replace(b"TABLE moves", b"TABLE mover")


def no_schema(data: bytes) -> bytes:
    return data.replace(b"CREATE TABLE", b"CREATE \xc5ABLE")


def no_database(data: bytes) -> bytes:
    return b"no database, but long enough to be looked at" * 100


HARMS: list[Callable[[bytes], bytes]] = [
    *(spoilt_header, cut_in_half, other_schema, no_schema, no_database),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("harm", HARMS)
def test_when_the_file_cannot_be_opened_then_it_is_put_aside_and_the_board_says_so(
    harm: Callable[[bytes], bytes], lang: str, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(harm(sound))
    page = FakePage(path, lang)
    [found] = page.recall([TOKENS[0]], FRESH)
    assert not found["open"]
    assert "games.db.damaged-1" in found["text"]
    assert str(tmp_path) not in found["text"]
    page.play(3)
    page.store.close()
    assert (tmp_path / "games.db.damaged-1").read_bytes() == harm(sound)
    [kept] = FakePage(path, lang).recall([FRESH], LATER)
    assert kept["open"]


def test_when_nothing_was_known_at_a_board_then_it_says_nothing_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(no_database(b""))
    assert FakePage(path).recall([], FRESH) == []


def test_when_two_files_were_put_aside_then_neither_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    for text in (b"first" * 100, b"second" * 100):
        path.write_bytes(text)
        sqlite_file.opened(path).close()
    assert (tmp_path / "games.db.damaged-1").read_bytes() == b"first" * 100
    assert (tmp_path / "games.db.damaged-2").read_bytes() == b"second" * 100


def test_when_a_log_lay_beside_the_file_then_it_is_not_played_into_the_new_one(
    tmp_path: Path, sound: bytes
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(spoilt_header(sound))
    beside = tmp_path / "games.db-wal"
    beside.write_bytes(b"of the old one")
    page = FakePage(path)
    page.recall([], FRESH)
    page.play(3)
    page.store.close()
    assert not beside.exists()
    assert FakePage(path).recall([FRESH], LATER)[0]["open"]


def test_when_the_file_was_put_aside_long_ago_then_the_board_says_no_more_of_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(no_database(b""))
    sqlite_file.opened(path).close()
    long_ago = time() - 86_400 * BOUNDS.days - 60
    os.utime(tmp_path / "games.db.damaged-1", (long_ago, long_ago))
    assert FakePage(path).recall([TOKENS[0]], FRESH) == []


def open_and_write(path: Path, token: str, ready: Any) -> None:
    """A kernel that opens the file together with others, and keeps a game in it."""
    ready.wait()
    store = SqliteStore(path)
    store.write(token, Journal().page(Table.open("trictrac", seed=1)))
    store.close()


def test_when_many_kernels_find_it_damaged_at_once_then_one_puts_it_aside(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(no_database(b""))
    spawned = multiprocessing.get_context("spawn")
    ready = spawned.Barrier(4)
    kernels = [
        spawned.Process(target=open_and_write, args=(path, token, ready)) for token in TOKENS[:4]
    ]
    for kernel in kernels:
        kernel.start()
    for kernel in kernels:
        kernel.join()
    assert [kernel.exitcode for kernel in kernels] == [0] * 4
    assert [one.name for one in tmp_path.glob("*damaged*")] == ["games.db.damaged-1"]
    store = SqliteStore(path)
    assert [store.read(token) is not None for token in TOKENS[:4]] == [True] * 4


class FullOnce(sqlite3.Connection):
    """A file on a disk that is full when the first change is to be made good."""

    commits = 0

    def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
        self.commits += sql == "COMMIT"
        if sql == "COMMIT" and self.commits == 1:
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, *more)


def test_when_a_change_cannot_be_made_good_then_the_next_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=FullOnce))
    path = tmp_path / "games.db"
    page = FakePage(path)
    page.recall([], FRESH)
    page.play(3)
    [kept] = FakePage(path).recall([FRESH], LATER)
    assert kept["open"]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE boards SET rest = substr(rest, 1, 20)",
        "UPDATE boards SET deal = substr(deal, 1, 20)",
        "UPDATE boards SET rest = x'ff00ff'",
        "UPDATE boards SET rest = '[]'",
        "UPDATE boards SET rest = 'null'",
        "UPDATE boards SET deal = '7'",
        f"UPDATE boards SET rest = '{'[' * 100_000}'",
    ],
)
def test_when_one_game_is_damaged_then_the_sound_one_beside_it_is_offered(
    harm: str, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(sound)
    page = FakePage(path)
    board = database_key(page, TOKENS[1])
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"{harm} WHERE board = ?", (board,))
        db.commit()
    found = page.recall(TOKENS[:3], FRESH)
    assert [one["open"] for one in found] == [True, False, True]
    page.play(3)
    [kept] = FakePage(path).recall([FRESH], LATER)
    assert kept["open"]


def test_when_a_round_of_a_match_is_missing_then_the_game_is_not_opened(tmp_path: Path) -> None:
    store, journal = SqliteStore(tmp_path / "games.db"), Journal()
    table = Table.open("tricom", seats=["greedy", "random"], seed=4, options={"target": 66})
    for _ in range(3):
        while table.state.result is None:
            table.advance()
        table.do("next")
    store.write(FRESH, journal.page(table))
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        db.execute("DELETE FROM rounds WHERE nth = 1")
        db.commit()
    found = store.read(FRESH)
    assert found is not None
    assert (found.saved, str(found.fault)) == (None, "number 1 is not there")


def database_key(page: FakePage, token: str) -> str:
    """What stands in the file for a board."""
    return sha256(page.kept_games.autosave.key(token).encode()).hexdigest()
