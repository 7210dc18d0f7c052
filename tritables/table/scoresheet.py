"""The score sheet: every move by turns, as somebody may read it, and what of it is new.

A page gets the end of the sheet with its state and asks for the whole only when that does not
join on to what it has. So what a move costs does not grow with the length of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tritables.core.game import Game
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.state import Seat, State
from tritables.replay.history import History
from tritables.replay.session import Session
from tritables.scene.compose import seat_names
from tritables.table.move_text import move_said
from tritables.table.viewpoint import Viewpoint

TAIL: Final = 40
"""Moves at the end of a sheet that go with every state; no game hides what is further back."""

LONGEST_ROW: Final = 24
"""Moves in one row at most; a longer turn goes on in another row."""

Row = dict[str, object]

Said = dict[int, tuple[State, str, str, str]]
"""By its ply each move as it was said last: the state before it, what was seen, language, words."""


class Scoresheet:
    """The rows of the current line, kept in step with it.

    ``version`` counts up whenever rows before the end have changed, and ``kept`` says how many
    rows that change left as they were: a page that has the version before can go on from those.

    >>> from tritables import game_named
    >>> session, sheet = Session(game_named("trictrac")), Scoresheet()
    >>> _ = session.play("start 5-3")
    >>> sheet.follow(session, Viewpoint(everything=True))
    >>> sheet.tail()["turns"]
    [{'seat': None, 'ply': 0, 'texts': ['start 5-3'], 'heads': [0]}]
    """

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.kept = 0
        self.rows: list[Row] = []
        self._history: History | None = None
        self._cuts = 0
        self._plies = 0
        self._reader = _Reader()
        self._said: Said = {}

    def follow(self, session: Session, eyes: Viewpoint, lang: str | None = None) -> None:
        """Bring the rows up to date with the line, as these eyes may read it.

        With a language each move is also said in words.
        """
        history = session.history
        reader = _reader(session, eyes, lang)
        cut = history is not self._history or history.rewrites != self._cuts
        start = 0
        if history is self._history and reader == self._reader:
            if not cut and len(history.line) - 1 == self._plies:
                return
            # What is hidden may come to light, but only near the end of the line.
            start = self._plies - (TAIL if reader.hides else 1)
            if cut:
                start = (
                    min(start, history.unchanged - 1) if history.rewrites == self._cuts + 1 else 0
                )
        first = self._row_at(start, turn=True)
        begin = _ply(self.rows[first]) if first < len(self.rows) else 0
        self._replace(first, _rows(session, reader, begin, self._said), cut=cut)
        self._history, self._reader = history, reader
        self._cuts, self._plies = history.rewrites, len(history.line) - 1

    def tail(self) -> dict[str, object]:
        """The end of the sheet, and what it joins on to, as goes with every state."""
        first = max(0, min(self._row_at(self._plies - TAIL), len(self.rows) - 2))
        return {
            "version": self.version,
            "kept": self.kept,
            "first": first,
            "turns": self.rows[first:],
        }

    def whole(self) -> dict[str, object]:
        """All of the sheet, for a page that has not followed it."""
        return {"version": self.version, "kept": 0, "first": 0, "turns": list(self.rows)}

    def _row_at(self, ply: int, *, turn: bool = False) -> int:
        """The row that holds a ply, or the first row of its turn, found from the sheet's end."""
        index = len(self.rows)
        while index > 0:
            index -= 1
            row = self.rows[index]
            if _ply(row) <= ply and not (turn and "more" in row):
                return index
        return 0

    def _replace(self, first: int, fresh: list[Row], *, cut: bool) -> None:
        """Put fresh rows in place of those from ``first`` on, noting what that changes."""
        old = self.rows[first:]
        same = 0
        while same < min(len(old), len(fresh)) and old[same] == fresh[same]:
            same += 1
        grows = same >= len(old) - 1 and (same == len(old) or _begins(old[same], fresh[same:]))
        if cut or not grows or len(fresh) < len(old):
            self.version, self.kept = self.version + 1, first + same
        self.rows[first:] = fresh


def _begins(old: Row, fresh: list[Row]) -> bool:
    """Whether the last row only got longer."""
    if not fresh or (old["seat"], old["ply"]) != (fresh[0]["seat"], fresh[0]["ply"]):
        return False
    was, now = old["texts"], fresh[0]["texts"]
    assert isinstance(was, list)
    assert isinstance(now, list)
    return now[: len(was)] == was


def _ply(row: Row) -> int:
    ply = row["ply"]
    assert isinstance(ply, int)
    return ply


@dataclass(frozen=True, slots=True)
class _Reader:
    """Who reads the sheet, where a game keeps from a seat what others did; else everybody.

    ``lang`` is the language in which moves are said in words, if they are.
    """

    lang: str | None = None
    hides: bool = False
    seat: Seat | None = None
    over: bool = False


def _reader(session: Session, eyes: Viewpoint, lang: str | None) -> _Reader:
    if eyes.everything or type(session.game).moves_seen is Game.moves_seen:
        return _Reader(lang)
    return _Reader(lang, True, eyes.seat, session.history.line[-1].state.result is not None)


def _rows(session: Session, reader: _Reader, begin: int, kept: Said) -> list[Row]:
    """The rows of the line from the ply on where a turn begins; ``kept`` is what was said so far.

    Where moves are hidden the last of them are read again each time, and most are as they were.
    """
    game, history = session.game, session.history
    moves = history.moves(begin, len(history.line) - 1)
    if reader.hides:
        seen = game.moves_seen(history.line[-1].state, moves, reader.seat)
        moves = [(whose, text) for (whose, _), text in zip(moves, seen, strict=True)]

    def said(entry: SheetEntry) -> str:
        ply, text, lang = begin + entry.ply, moves[entry.ply][1], reader.lang or ""
        before = history.line[ply].state
        known = kept.get(ply)
        if known is None or known[0] is not before or known[1:3] != (text, lang):
            known = kept[ply] = before, text, lang, move_said(game, before, text, lang)
        return known[3]

    say = None if reader.lang is None else said
    return [row for turn in game.score_sheet(moves) for row in split_turn(turn, begin, say)]


def split_turn(turn: SheetTurn, begin: int, say: Callable[[SheetEntry], str] | None) -> list[Row]:
    """The rows of a turn whose plies are counted from ``begin``; ``say`` says a move in words."""
    rows: list[Row] = []
    for nth in range(0, len(turn.entries), LONGEST_ROW):
        entries = turn.entries[nth : nth + LONGEST_ROW]
        row: Row = {
            "seat": turn.seat,
            "ply": begin + entries[0].ply,
            "texts": [entry.text for entry in entries],
            "heads": [index for index, entry in enumerate(entries) if entry.head],
        }
        if say is not None:
            row["words"] = [say(entry) for entry in entries]
        if nth:
            row["more"] = True
        rows.append(row)
    return rows


def sheet_text(session: Session, lang: str = "en") -> str:
    """The score sheet up to the current move, a line for each turn.

    >>> from tritables import game_named
    >>> session = Session(game_named("trictrac"))
    >>> for move in ("start 5-3", "roll 1-2", "bar/1", "bar/1"):
    ...     _ = session.play(move)
    >>> print(sheet_text(session, "nl"))
    start 5-3
    wit 1-2: bar/1 bar/1
    """
    names = seat_names(session.game, len(session.seats), lang)
    return "\n".join(
        _turn_text(turn, names) for turn in session.game.score_sheet(session.history.moves())
    )


def _turn_text(turn: SheetTurn, names: list[str]) -> str:
    """A turn as a line: whose it is, and each throw with the moves that belong to it."""
    throws: list[list[str]] = []
    for entry in turn.entries:
        if entry.head or not throws:
            throws.append([entry.text])
        else:
            throws[-1].append(entry.text)
    texts = [f"{head}: {' '.join(moves)}" if moves else head for head, *moves in throws]
    name = "" if turn.seat is None else f"{names[turn.seat].lower()} "
    return name + "; ".join(texts)
