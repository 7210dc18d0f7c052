"""Tables that are played on elsewhere, and what came of it taken along as a branch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.validators import check
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.saves.graft import copy_of

SEATS = ["person", "greedy"]
SECRET = ("tricom", "tricap", "triominos")


def two(seed: int = 1) -> Table:
    table = Table.open("trictrac", seats=SEATS, seed=seed)
    table.play("start 5-3")
    return table


def apart(table: Table) -> Table:
    """The table as a browser goes on with it."""
    copy = copy_of(table, lambda: 271828)
    check("sitting", copy)
    return Table.load(copy)


def bring(table: Table, found: Table) -> bool:
    command = {"view": "v", "seq": 1, "kind": "graft", "saved": found.save()}
    return bool(table.receive(command, now=0.0).ok)


def moves(table: Table) -> list[str]:
    return [node.move for node in table.session.history.line[1:]]


class TestCopy:
    def test_when_nothing_is_hidden_then_it_stands_as_the_table_does(self) -> None:
        table = two()
        assert apart(table).state == table.state

    def test_when_it_goes_on_then_chance_is_another(self) -> None:
        table = Table.open("trictrac", seats=["person", "person"], seed=1)
        copy = copy_of(table, lambda: 271828)
        assert copy is not None
        assert copy["seed"] == "271828"

    @pytest.mark.parametrize("game", SECRET)
    def test_when_something_is_hidden_then_there_is_none(self, game: str) -> None:
        assert copy_of(Table.open(game, seats=SEATS, seed=1), lambda: 1) is None

    @pytest.mark.parametrize("lock", ["undo", "hand", "hints", "new", "seats"])
    def test_when_anything_is_locked_then_there_is_none(self, lock: str) -> None:
        assert copy_of(Table.open("trictrac", locked=[lock], seed=1), lambda: 1) is None


class TestGraft:
    def test_when_only_one_has_moved_then_it_is_gone_on_with(self) -> None:
        table = two()
        found = apart(table)
        found.play("roll 3-5", "bar/3")
        assert bring(table, found)
        assert moves(table) == ["start 5-3", "roll 3-5", "bar/3"]
        assert table.state == found.state

    def test_when_both_have_moved_then_what_was_here_stays_as_a_branch(self) -> None:
        table = two()
        found = apart(table)
        found.play("roll 3-5", "bar/3")
        table.play("roll 6-6", "bar/6")
        assert bring(table, found)
        assert moves(table) == ["start 5-3", "roll 3-5", "bar/3"]
        fork = table.session.history.line[1]
        assert list(fork.children) == ["roll 3-5", "roll 6-6"]
        assert list(fork.children["roll 6-6"].children) == ["bar/6"]
        table.do("undo")
        table.do("undo")
        assert table.node is fork
        table.do("redo")
        assert table.node.move == "roll 3-5", "redo leads where the reader has played"
        again = Table.load(table.save())
        assert again.state == table.state

    def test_when_it_comes_twice_then_nothing_is_there_twice(self) -> None:
        table = two()
        found = apart(table)
        found.play("roll 3-5", "bar/3")
        assert bring(table, found)
        before = table.save()
        assert bring(table, found)
        assert table.save() == before

    def test_when_a_move_breaks_the_rules_then_nothing_changes(self) -> None:
        table = two()
        found = apart(table).save()
        found["moves"] = [*found["moves"], "roll 3-5", "bar/4"]
        found["at"] = 3
        before = table.save()
        command = {"view": "v", "seq": 1, "kind": "graft", "saved": found}
        assert not table.receive(command, now=0.0).ok
        assert table.save() == before
        assert table.refusal is None, "only the reply says so"

    def test_when_another_round_was_begun_there_then_it_is_gone_on_with(self) -> None:
        table = two()
        found = apart(table)
        found.do("new", seed=None, seats=None, options=None)
        found.play("start 6-1")
        assert bring(table, found)
        assert moves(table) == ["start 6-1"]

    @pytest.mark.parametrize(
        "other",
        [
            lambda: Table.open("tricom", seats=SEATS, seed=1, settings={"reveal": True}),
            lambda: Table.open(Lesson.of_chapter(course("trictrac").chapter("great-throw"))),
        ],
    )
    def test_when_it_is_another_game_or_lesson_then_it_is_refused(self, other: Any) -> None:
        table = two()
        before = table.save()
        assert not bring(table, other())
        assert table.save() == before

    @pytest.mark.parametrize("lock", ["undo", "hand", "hints", "new", "seats"])
    def test_when_anything_is_locked_here_then_it_is_refused(self, lock: str) -> None:
        table = Table.open("trictrac", seed=1, seats=SEATS, locked=[lock])
        found = Table.open("trictrac", seed=1, seats=SEATS)
        found.play("start 5-3")
        assert not bring(table, found)
        assert table.node.ply == 0

    @pytest.mark.parametrize("game", SECRET)
    def test_when_something_is_hidden_here_then_it_is_refused(self, game: str) -> None:
        table = Table.open(game, seats=SEATS, seed=1)
        shown = Table.open(game, seats=SEATS, seed=2, settings={"reveal": True})
        assert not bring(table, shown)

    def test_when_a_lesson_has_come_on_there_then_it_goes_on_from_there(self) -> None:
        chapter = course("trictrac").chapter("great-throw")
        table = Table.open(Lesson.of_chapter(chapter))
        found = apart(table)
        found.do("step", step=1)
        assert bring(table, found)
        assert table.save()["chapter"] == found.save()["chapter"]

    def test_when_it_is_taken_along_then_settings_and_seats_fit(self) -> None:
        table = Table.open("trictrac", seats=SEATS, seed=1, settings={"lang": "fr"})
        found = apart(table)
        found.choose("lang", "nl")
        found.play("start 5-3")
        assert bring(table, found)
        assert table.settings.lang == "fr"
        assert table.session.seats == tuple(SEATS)
