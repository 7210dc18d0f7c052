"""Every store: what was written is there again, whole, and what is wrong harms nothing else."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from scripts.house.circles import python_needs
from tests.endpoint.stores.every_store import GROUNDS, Ground, kinds, plain
from tests.table.test_scoresheet import step
from tritables.core.registry import game_names
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.store import Bounds, Forgotten, Mark, Store, TooLong, Unkept
from tritables.table import Table
from tritables.table.saves.journal import Journal
from tritables.table.saves.recall import Origin

ONE, OTHER, NOBODY = "1" * 32, "2" * 32, "3" * 32


@pytest.fixture(params=kinds())
def ground(request: pytest.FixtureRequest, tmp_path: Path) -> Ground:
    return GROUNDS[request.param](tmp_path)


class Writer:
    """Somebody who plays at a table and has it written, as `Autosave` does."""

    def __init__(self, store: Store, token: str = ONE, game: str = "trictrac", seed: int = 1):
        self.store, self.token = store, token
        self.table = Table.open(game, seed=seed)
        self.rng = Random(seed)
        self.moves = 0
        self.begin()

    def begin(self) -> None:
        """Write the table as a whole."""
        self.journal = Journal()
        self.mark: Mark = None
        self.write()

    def write(self) -> None:
        """Write what is new."""
        self.mark = self.store.write(self.token, self.journal.page(self.table), self.mark)
        self.written = self.saved

    def play(self, moves: int) -> Writer:
        """Play, and write after each move."""
        for _ in range(moves):
            self.moves += 1
            step(self.table.at(self.moves * 0.3), self.rng)
            self.write()
        return self

    @property
    def saved(self) -> Any:
        """What the store should have."""
        return plain(self.table.save())


def read(store: Store, token: str = ONE) -> Any:
    """What a store has that is sound; fails where it is damaged."""
    found = store.read(token)
    assert found is not None
    assert found.fault is None
    return plain(found.saved)


@pytest.mark.parametrize("game", game_names())
def test_when_a_table_is_written_move_by_move_then_all_of_it_is_there_again(
    game: str, ground: Ground
) -> None:
    writer = Writer(ground.store(), game=game, seed=3).play(60)
    assert read(ground.store()) == writer.saved
    assert Table.load(read(ground.store())).session.match.as_json() == (
        writer.table.session.match.as_json()
    )


def test_when_a_match_goes_on_to_more_rounds_then_they_are_all_there(ground: Ground) -> None:
    writer = Writer(ground.store())
    table = Table.open("tricom", seats=["greedy", "random"], seed=4, options={"target": 66})
    writer.table = table
    writer.begin()
    for _ in range(2):
        while table.state.result is None:
            table.advance()
        writer.write()
        table.do("next")
        writer.write()
    assert len(read(ground.store())["rounds"]) == 2
    assert read(ground.store()) == writer.saved


def test_when_a_token_is_unknown_then_nothing_is_there(ground: Ground) -> None:
    Writer(ground.store()).play(3)
    assert ground.store().read(NOBODY) is None


def test_when_a_table_is_forgotten_then_only_that_one_is_gone(ground: Ground) -> None:
    one, other = Writer(ground.store()).play(3), Writer(ground.store(), OTHER).play(2)
    one.store.forget(ONE)
    one.store.forget(NOBODY)
    assert ground.store().read(ONE) is None
    assert read(ground.store(), OTHER) == other.saved
    with pytest.raises(Forgotten):
        one.play(1)
    one.begin()
    assert read(ground.store()) == one.saved


def test_when_tables_are_listed_then_the_one_that_was_written_last_comes_first(
    ground: Ground,
) -> None:
    store = ground.store()
    assert store.entries() == ()
    writers = {token: Writer(store, token) for token in (ONE, OTHER, NOBODY)}
    sleep(0.05)  # clocks of files may be coarse
    writers[OTHER].play(1)
    listed = store.entries()
    assert len({one.name for one in listed}) == 3
    assert listed[0].at > max(one.at for one in listed[1:])
    store.forget(OTHER)
    assert store.entries() == listed[1:]


@pytest.mark.parametrize("part", ["move", "rest"])
def test_when_one_table_is_damaged_then_it_is_told_of_and_the_others_are_sound(
    part: str, ground: Ground
) -> None:
    store = ground.store()
    one, other = Writer(store).play(6), Writer(store, OTHER).play(6)
    ground.spoil(ONE, part)
    found = store.read(ONE)
    assert found is not None
    assert found.fault is not None
    known = [] if found.saved is None else found.saved["moves"]
    assert known == plain(one.saved["moves"])[: 0 if part == "rest" else -1]
    assert read(store, OTHER) == other.saved
    assert len(store.entries()) == 2
    one.begin()
    assert read(store) == one.saved


def test_when_two_write_at_once_then_each_finds_its_own(ground: Ground) -> None:
    one = Writer(ground.store())
    other = Writer(ground.store(), OTHER, "tricap", 2)
    for _ in range(10):
        one.play(1)
        other.play(1)
    assert read(other.store) == one.saved
    assert read(one.store, OTHER) == other.saved


def test_when_two_write_under_one_token_then_moves_of_neither_come_among_the_others(
    ground: Ground,
) -> None:
    one, other = Writer(ground.store(), seed=1).play(4), Writer(ground.store(), seed=2).play(4)
    with pytest.raises(Forgotten):
        one.play(1)
    assert read(ground.store()) == other.saved
    one.begin()
    assert read(ground.store()) == one.saved
    with pytest.raises(Forgotten):
        other.play(1)
    one.play(3)
    assert read(ground.store()) == one.saved


def test_when_a_page_goes_on_from_nothing_then_nothing_is_written(ground: Ground) -> None:
    store, journal, table = ground.store(), Journal(), Table.open("trictrac", seed=1)
    journal.page(table)
    table.draw()
    with pytest.raises(Forgotten):
        store.write(ONE, journal.page(table))
    assert store.read(ONE) is None
    assert store.entries() == ()


def test_when_nothing_can_be_written_then_what_was_there_stays_and_is_written_later(
    ground: Ground,
) -> None:
    writer = Writer(ground.store()).play(4)
    before = read(ground.store())
    with ground.full(), pytest.raises(Unkept) as fault:
        Writer(ground.store())
    assert not isinstance(fault.value, Forgotten)
    assert read(ground.store()) == before
    writer.play(2)
    assert read(ground.store()) == writer.saved


def test_when_a_table_is_too_long_then_it_stays_as_far_as_it_went(ground: Ground) -> None:
    writer = Writer(ground.store(Bounds(characters=200)))
    with pytest.raises(TooLong):
        writer.play(200)
    assert writer.moves > 5
    assert read(writer.store) == writer.written != writer.saved


@pytest.mark.parametrize("name", kinds(forget_old=True))
def test_when_there_are_too_many_then_those_that_were_left_first_go(
    name: str, tmp_path: Path
) -> None:
    store = GROUNDS[name](tmp_path).store(Bounds(tables=3))
    for nth in range(5):
        Writer(store, str(nth))
    assert [store.read(str(nth)) is not None for nth in range(5)] == [False] * 2 + [True] * 3


@pytest.mark.parametrize("name", kinds(forget_old=True))
def test_when_a_table_was_left_long_ago_then_it_is_forgotten(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = GROUNDS[name](tmp_path).store()
    Writer(store).play(2)
    modules = ("sqlite_store", "memory_store", "redis_store")
    later = Bounds().days * 86_400 + 60
    clocks = [f"tritables.endpoint.stores.{kind}.time" for kind in modules]
    now = store.entries()[0].at
    for clock in clocks:
        monkeypatch.setattr(clock, lambda: now + later)
    Writer(store, OTHER)
    assert store.read(ONE) is None
    assert store.read(OTHER) is not None


def test_when_files_are_many_and_old_then_none_is_forgotten(tmp_path: Path) -> None:
    store = GROUNDS["files"](tmp_path).store()
    Writer(store)
    os.utime(tmp_path / ONE, (0, 0))
    Writer(store, OTHER)
    assert read(store, ONE)["game"] == "trictrac"


def test_when_a_store_is_there_then_it_says_so_and_nothing_was_put_aside(ground: Ground) -> None:
    store = ground.store()
    Writer(store)
    assert store.is_there
    assert store.aside is None


def test_when_a_board_is_opened_again_then_its_game_is_offered_and_gone_on_with(
    ground: Ground,
) -> None:
    first = page(ground, [], ONE)
    rng = Random(5)
    for nth in range(12):
        step(first[0].at(float(nth)), rng)
        first[1].autosave.write(first[0])
    table, games = page(ground, [ONE], OTHER)
    assert [one.ply for one in table.kept.found] == [first[0].node.ply]
    asked = {"view": "v", "seq": 2, "kind": "rejoin", "nth": 0, "copies": False, "fresh": NOBODY}
    answer = games.obey(asked, table)
    assert answer is not None
    assert answer.ok
    assert table.session.match.as_json() == first[0].session.match.as_json()
    step(table.at(20.0), rng)
    games.autosave.write(table)
    again, _ = page(ground, [ONE], OTHER)
    assert [one.ply for one in again.kept.found] == [table.node.ply]


def test_when_a_game_is_kept_then_what_keeps_it_knows_no_store_but_the_interface() -> None:
    stores = {"sqlite_store", "sqlite_file", "file_store", "memory_store", "machine_store"}
    stores |= {"redis_store", "redis_server", "claims"}
    needs = python_needs()
    keeping = (
        needs["tritables.endpoint.stores.autosave"] | needs["tritables.endpoint.stores.kept_games"]
    )
    assert {name.rpartition(".")[2] for name in keeping} & {*stores, "store"} == {"store"}


def page(ground: Ground, tokens: list[str], fresh: str) -> tuple[Table, KeptGames]:
    """A board whose page asks for what was left there."""
    table, store = Table.open("trictrac", fresh=lambda: 7), ground.store()
    origin = Origin.of(table, placed=False)
    games = KeptGames(table, origin.known, origin.whole, lambda: store)
    asked = {"view": "v", "seq": 1, "kind": "recall", "tokens": tokens, "fresh": fresh}
    answer = games.obey(asked, table)
    assert answer is not None
    assert answer.ok
    return table, games
