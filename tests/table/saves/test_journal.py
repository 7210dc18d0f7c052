"""The journal of a table: written move by move, it makes what is saved at once."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.samples import some
from tests.table.test_scoresheet import step
from tritables import game_names
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.saves.journal import Journal, assembled

Json = Any


class Book:
    """Keeps what a journal says to write, as text, as a file would."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.journal = Journal()
        self.sizes: list[int] = []
        self.write()

    def write(self) -> None:
        page = self.journal.page(self.table)
        if page.is_first:
            self.rounds: list[str] = []
        if page.deal is not None:
            self.deal = json.dumps(page.deal)
            self.moves: list[str] = []
        self.rounds += map(json.dumps, page.rounds)
        self.moves += map(json.dumps, page.moves)
        self.rest = json.dumps(page.rest)
        self.sizes.append(len(json.dumps([page.moves, page.rest])))

    def read(self) -> Json:
        return assembled(
            json.loads(self.deal),
            [json.loads(one) for one in self.rounds],
            [json.loads(one) for one in self.moves],
            json.loads(self.rest),
        )


@pytest.mark.parametrize("seed", some(range(4), 4))
@pytest.mark.parametrize("game", game_names())
def test_a_journal_makes_what_is_saved(game: str, seed: int) -> None:
    """Moves, taking back, branches, seats, settings, new games and rounds by chance."""
    table = Table.open(game, seed=seed)
    book, rng = Book(table), Random(seed)
    for nth in range(80):
        step(table.at(nth * 0.3), rng)
        book.write()
        read = book.read()
        assert Table.load(read).save() == read
        if nth % 8 == 0:
            again = Table.load(read)
            assert again.session.match.as_json() == table.session.match.as_json()
            line, kept = table.session.history.line, again.session.history.line
            assert [node.move for node in kept] == [node.move for node in line]


def test_a_new_round_is_written_after_those_before_it() -> None:
    table = Table.open("triominos", seats=["greedy", "greedy"], seed=5)
    book = Book(table)
    for _ in range(2):
        while table.state.result is None:
            table.advance()
            book.write()
        table.do("next")
        book.write()
    assert len(book.rounds) == 2
    assert book.read() == json.loads(json.dumps(table.save()))


def test_a_lesson_is_written_with_what_it_has_counted() -> None:
    taught = course("trictrac")
    chapter, at = taught.find("great-throw")
    table = Table.open(Lesson.of_course(taught, taught.chapters.index(chapter), at, page=None))
    book = Book(table)
    table.do("pick", choice=0)
    book.write()
    assert book.read() == json.loads(json.dumps(table.save()))
    table.do("chapter", chapter=0)
    book.write()
    assert book.read() == json.loads(json.dumps(table.save()))


def test_what_is_written_for_a_move_does_not_grow_with_the_game() -> None:
    table = Table.open("trictrac", seats=["random", "random"], seed=2)
    book = Book(table)
    while table.state.result is None:
        table.advance()
        book.write()
    assert len(book.sizes) > 200
    assert max(book.sizes[-50:]) <= max(book.sizes[10:60]) + 20
