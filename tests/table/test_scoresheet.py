"""The score sheet in pieces: whatever happens, a page that joins them on has the whole."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.samples import some
from tritables import game_named, game_names
from tritables.core.state import CHANCE
from tritables.replay import Session
from tritables.table import Table
from tritables.table.scoresheet import TAIL, Scoresheet

Row = dict[str, Any]


class FakePage:
    """Joins what comes with each state, as the browser does (js/src/protocol/sheetRows.ts)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self.rows: list[Row] = []
        self.asked = 0
        self.look()

    def look(self) -> None:
        sheet = json.loads(json.dumps(self.table.shown(0.0)["sheet"]))
        usable = 0
        if self.version == sheet["version"]:
            usable = len(self.rows) - 1
        elif self.version == sheet["version"] - 1:
            usable = min(sheet["kept"], len(self.rows) - 1)
        if sheet["first"] and usable < sheet["first"]:
            self.asked += 1
            answer = self.table.receive({"view": "v", "seq": 1, "kind": "sheet"}, 0.0)
            sheet = json.loads(json.dumps(answer.as_json()))["sheet"]
        self.rows = [*self.rows[: sheet["first"]], *sheet["turns"]]
        self.version = sheet["version"]


def whole(table: Table) -> list[Row]:
    """All rows as they are worked out at once."""
    sheet = Scoresheet()
    lang = None if table.settings.notation else table.settings.lang
    sheet.follow(table.session, table.viewpoint, lang)
    rows: list[Row] = json.loads(json.dumps(sheet.rows))
    return rows


def step(table: Table, rng: Random) -> None:
    """Something that may happen at a table, at random."""
    history = table.session.history
    chance = rng.random()
    if table.viewpoint.curtain is not None and chance < 0.7:
        table.do("open")
    elif chance < 0.06 and history.current.ply > 3:
        table.do("go", ply=rng.randrange(history.current.ply))
    elif chance < 0.1 and history.current.ply:
        table.do("undo")
    elif chance < 0.13 and history.current.latest:
        table.do("redo")
    elif chance < 0.14:
        table.choose("reveal", not table.settings.reveal)
    elif table.state.to_act == CHANCE:
        table.draw()
    elif moves := table.state.legal_moves():
        table.play(rng.choice(list(moves)))
    elif table.session.round_follows:
        table.do("next")
    else:
        table.do("new")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("missed", some([0.4, 0.0], 2))
def test_a_page_that_joins_the_pieces_has_the_whole(game: str, missed: float) -> None:
    rng = Random(7)
    seats = ["person"] * game_named(game).seats.start
    table = Table.open(game, seats=seats, seed=3)
    page = FakePage(table)
    for _ in range(250):
        step(table, rng)
        if rng.random() < missed:
            continue  # a page that is busy sees only the last of several states
        page.look()
        assert page.rows == whole(table)


@pytest.mark.parametrize("game", game_names())
def test_a_page_that_misses_nothing_seldom_asks(game: str) -> None:
    table = Table.open(game, seed=3, settings={"reveal": True})
    page, rng = FakePage(table), Random(1)
    for _ in range(200):
        moves = table.state.legal_moves()
        if not moves:
            break
        table.draw() if table.state.to_act == CHANCE else table.play(rng.choice(list(moves)))
        page.look()
    assert page.asked == 0
    assert page.rows == whole(table)


def test_a_second_page_that_is_opened_late_asks_once() -> None:
    table = long_game(400)
    page = FakePage(table)
    assert page.asked == 1
    assert page.rows == whole(table)


@pytest.mark.parametrize("game", game_names())
def test_turns_are_the_same_from_wherever_a_turn_begins(game: str) -> None:
    """What the sheet relies on: a turn does not depend on what was played before it."""
    of = game_named(game)
    session = Session(of, seed=5, seats=("random",) * of.seats.start)
    while session.state.result is None and session.history.current.ply < 300:
        session.advance() if session.is_automatic() else session.draw()
    moves = session.history.moves()
    turns = of.score_sheet(moves)
    for nth in range(0, len(turns), 7):
        begin = turns[nth].entries[0].ply
        later = of.score_sheet(moves[begin:])
        assert [turn.seat for turn in later] == [turn.seat for turn in turns[nth:]]
        assert [entry.text for turn in later for entry in turn.entries] == [
            entry.text for turn in turns[nth:] for entry in turn.entries
        ]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_end_of_a_line_is_read_as_in_the_whole(seat: int | None) -> None:
    """The other thing it relies on: what is hidden far back does not come to light later."""
    for name in game_names():
        of = game_named(name)
        session = Session(of, seed=2, seats=("random",) * of.seats.start)
        before: list[str] = []
        while session.state.result is None and session.history.current.ply < 300:
            session.advance() if session.is_automatic() else session.draw()
            moves = session.history.moves()
            end = len(moves) - TAIL
            if end > 0:
                seen = of.moves_seen(session.state, moves, seat)
                assert seen[end:] == of.moves_seen(session.state, moves[end:], seat)
                assert seen[: end // 2] == before[: end // 2]
            before = of.moves_seen(session.state, moves, seat)


def long_game(plies: int) -> Table:
    """Two sides that hit whatever they can and take nothing off go on for long."""
    table = Table.open("trictrac", seed=4)
    rng = Random(4)
    while table.node.ply < plies:
        moves = list(table.state.legal_moves())
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            hits = [move for move in moves if "*" in move]
            table.play(rng.choice(hits or [m for m in moves if "off" not in m] or moves))
    return table


def size(table: Table) -> int:
    """The bytes of what changes with a move."""
    shown = table.shown(0.0)
    return len(json.dumps([shown[part] for part in ("scene", "table", "sheet")]))


def test_what_a_move_costs_does_not_grow_with_the_game() -> None:
    sizes = {}
    for plies in (20, 60, 1000):
        sizes[plies] = size(long_game(plies))
    assert sizes[1000] < 1.25 * sizes[60]
    assert sizes[1000] < 1.5 * sizes[20]


def test_a_branch_far_back_costs_no_more_either() -> None:
    table = long_game(1000)
    page = FakePage(table)
    asked = page.asked
    table.do("go", ply=700)
    page.look()
    while table.state.to_act != CHANCE:
        table.do("undo")
    table.play(next(m for m in table.state.legal_moves() if m not in table.node.children))
    assert size(table) < 1.5 * size(long_game(20))
    page.look()
    assert page.asked == asked
    assert page.rows == whole(table)
