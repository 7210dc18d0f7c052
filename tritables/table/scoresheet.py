"""The score sheet: moves by turns, as a viewpoint may read them, in increments.

A page gets the end of the sheet with its state, and asks for the whole only where that does not
continue what it has. So the cost of a move does not grow with the length of a game.
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
from tritables.table.viewpoint import Viewpoint
from tritables.texts import said_to

TAIL: Final = 40
"""Moves at the end of a sheet that are sent with every state; no game hides earlier ones."""

LONGEST_ROW: Final = 24
"""Moves in one row at most; a longer turn continues in another row."""

Row = dict[str, object]

Said = dict[int, tuple[State, str, tuple[str, Seat | None], str]]
"""A cache of moves in words, by ply: the state before it, its text, the language, the words."""


class Scoresheet:
    """The rows of the current line.

    ``version`` is incremented whenever rows before the end have changed, and ``kept`` is the number
    of rows that this change left: a page with the version before can continue from these.

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

    def follow(
        self,
        session: Session,
        eyes: Viewpoint,
        lang: str | None = None,
        you: Seat | None = None,
    ) -> None:
        """Update the rows to the line, as a viewpoint may read it; with ``lang`` also in words,
        said to whoever plays the seat ``you``.
        """
        history = session.history
        reader = _reader(session, eyes, lang, you)
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
        """Return the end of the sheet as JSON, with what it continues (``Sheet`` in the schema
        ``scene``).
        """
        first = max(0, min(self._row_at(self._plies - TAIL), len(self.rows) - 2))
        return {
            "version": self.version,
            "kept": self.kept,
            "first": first,
            "turns": self.rows[first:],
        }

    def whole(self) -> dict[str, object]:
        """Return the whole sheet as JSON."""
        return {"version": self.version, "kept": 0, "first": 0, "turns": list(self.rows)}

    def _row_at(self, ply: int, *, turn: bool = False) -> int:
        """The index of the row of a ply, or of the first row of its turn."""
        index = len(self.rows)
        while index > 0:
            index -= 1
            row = self.rows[index]
            if _ply(row) <= ply and not (turn and "more" in row):
                return index
        return 0

    def _replace(self, first: int, fresh: list[Row], *, cut: bool) -> None:
        """Replace the rows from ``first`` on, and note what that changes."""
        old = self.rows[first:]
        same = 0
        while same < min(len(old), len(fresh)) and old[same] == fresh[same]:
            same += 1
        grows = same >= len(old) - 1 and (same == len(old) or _begins(old[same], fresh[same:]))
        if cut or not grows or len(fresh) < len(old):
            self.version, self.kept = self.version + 1, first + same
        self.rows[first:] = fresh


def _begins(old: Row, fresh: list[Row]) -> bool:
    """Return True if a row only got longer."""
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
    """The reader of a sheet, where a game hides others' moves from a seat; else everybody.

    ``lang`` is the language of moves in words, if any, and ``you`` the seat to whose player they
    are said.
    """

    lang: str | None = None
    you: Seat | None = None
    hides: bool = False
    seat: Seat | None = None
    over: bool = False


def _reader(session: Session, eyes: Viewpoint, lang: str | None, you: Seat | None) -> _Reader:
    if eyes.everything or type(session.game).moves_seen is Game.moves_seen:
        return _Reader(lang, you)
    over = session.history.line[-1].state.result is not None
    return _Reader(lang, you, True, eyes.seat, over)


def _rows(session: Session, reader: _Reader, begin: int, kept: Said) -> list[Row]:
    """The rows of the line from the ply on where a turn begins; ``kept`` is the cache of words.

    Where moves are hidden the last of them are read again each time, and most are unchanged.
    """
    game, line = session.game, session.history.line
    moves = session.history.moves(begin, len(line) - 1)
    if reader.hides:
        seen = game.moves_seen(line[-1].state, moves, reader.seat)
        moves = [(whose, text) for (whose, _), text in zip(moves, seen, strict=True)]

    def words(entry: SheetEntry) -> str:
        ply, text, lang = begin + entry.ply, moves[entry.ply][1], reader.lang or ""
        before, to = line[ply].state, (lang, reader.you)
        known = kept.get(ply)
        if known is None or known[0] is not before or known[1:3] != (text, to):
            told = game.in_words(before, text)
            known = kept[ply] = before, text, to, said_to(told, *to)
        return known[3]

    tell = None if reader.lang is None else words
    return [row for turn in game.score_sheet(moves) for row in split_turn(turn, begin, tell)]


def split_turn(turn: SheetTurn, begin: int, say: Callable[[SheetEntry], str] | None) -> list[Row]:
    """Return the rows of a turn whose plies count from ``begin``; ``say`` returns a move in
    words.
    """
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
    """Return the score sheet up to the current move as text, a line for each turn.

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
    """A turn as a line: its seat, and each throw with its moves."""
    throws: list[list[str]] = []
    for entry in turn.entries:
        if entry.head or not throws:
            throws.append([entry.text])
        else:
            throws[-1].append(entry.text)
    texts = [f"{head}: {' '.join(moves)}" if moves else head for head, *moves in throws]
    name = "" if turn.seat is None else f"{names[turn.seat].lower()} "
    return name + "; ".join(texts)
