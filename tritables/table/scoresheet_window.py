"""The score sheet of a replay: a window around the current move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.sheet import SheetEntry
from tritables.core.state import Move, Seat
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.table.scoresheet import TAIL, Row, split_turn
from tritables.table.viewpoint import Viewpoint
from tritables.texts import said_to

BLOCK: Final = 60
"""A third of the window in plies; it moves by so many."""

LONGEST_TURN: Final = 200
"""Plies that are searched for the begin of a turn at most."""


class ScoresheetWindow:
    """The rows around the current move, so that the cost of a step does not grow with the line.

    A viewpoint that does not see everything reads only what was played up to here.

    >>> from tritables import game_named
    >>> session, window = Session(game_named("trictrac")), ScoresheetWindow()
    >>> _ = session.play("start 5-3")
    >>> window.follow(session, Viewpoint(everything=True))
    >>> [row["texts"] for row in window.tail()["turns"]]
    [['start 5-3']]
    """

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.rows: list[Row] = []
        self._key: object = None

    def follow(
        self,
        session: Session,
        eyes: Viewpoint,
        lang: str | None = None,
        you: Seat | None = None,
    ) -> None:
        """Update the rows to the current move, as a viewpoint may read them; with ``lang`` also in
        words, said to whoever plays the seat ``you``.
        """
        history = session.history
        line, at = history.line, history.current.ply
        block = max(0, at - 1) // BLOCK
        end = len(line) - 1 if eyes.everything else at
        first, last = max(0, (block - 1) * BLOCK), min(end, (block + 2) * BLOCK)
        ends = None if eyes.everything else history.current
        key = (history, history.rewrites, first, last, line[last], ends, eyes, lang, you)
        if key == self._key:
            return
        self._key = key
        rows = rows_between(session, _turn_begin(line, first), last, eyes, lang, you)
        if rows != self.rows:
            self.rows, self.version = rows, self.version + 1

    def tail(self) -> dict[str, object]:
        """Return the rows as JSON, which continue nothing."""
        return {"version": self.version, "kept": 0, "first": 0, "turns": list(self.rows)}

    whole = tail


def rows_between(
    session: Session,
    first: int,
    last: int,
    eyes: Viewpoint,
    lang: str | None = None,
    you: Seat | None = None,
) -> list[Row]:
    """Return the rows of the moves between two plies, as a viewpoint may read them.

    With ``lang`` moves are also in words, said to whoever plays the seat ``you``.

    >>> from tritables import game_named
    >>> session = Session(game_named("trictrac"))
    >>> _ = session.play("start 5-3")
    >>> rows_between(session, 0, 1, Viewpoint(everything=True), "nl")[0]["words"]
    ['Wit 5, Zwart 3']
    """
    game, line = session.game, session.history.line
    moves = seen(session, first, last, eyes)

    def words(entry: SheetEntry) -> str:
        text = moves[entry.ply][1]
        told = game.in_words(line[first + entry.ply].state, text)
        return said_to(told, lang or "", you)

    tell = None if lang is None else words
    return [row for turn in game.score_sheet(moves) for row in split_turn(turn, first, tell)]


def seen(
    session: Session, first: int, last: int, eyes: Viewpoint
) -> list[tuple[Seat | None, Move]]:
    """Return the moves between two plies, each with the seat on turn, as a viewpoint sees them."""
    history = session.history
    if eyes.everything:
        return history.moves(first, last)
    # What is hidden may come to light, but only near where one stands.
    end = min(history.current.ply, last + TAIL)
    moves = history.moves(first, end)
    texts = session.game.moves_seen(history.line[end].state, moves, eyes.seat)
    told = [(whose, text) for (whose, _), text in zip(moves, texts, strict=True)]
    return told[: last - first]


def _turn_begin(line: Sequence[Node], ply: int) -> int:
    """The ply at which the turn of a ply begins."""
    begin = ply
    while 0 < begin < len(line) and ply - begin < LONGEST_TURN:
        if line[begin - 1].state.on_turn != line[begin].state.on_turn:
            break
        begin -= 1
    return begin
