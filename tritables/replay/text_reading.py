"""The parser of studies as text; every error has line and column."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, Never, TypeVar

from tritables.core.errors import BadRecord, TritablesError
from tritables.core.messages import Argument, Message
from tritables.core.reading import STRICT, Reader, line_and_column, shortened
from tritables.core.record import LONGEST as MOST_MOVES
from tritables.core.record import check_result
from tritables.core.registry import game_named, game_names
from tritables.replay.history import Node
from tritables.replay.remarks import read_remark
from tritables.replay.study import FIXED, HEADER, Study
from tritables.replay.text_writing import FORMAT, REMARK, fixed_start

T = TypeVar("T")

LONGEST: Final = 4_000_000
"""Characters of a text at most."""

_BLANK: Final = re.compile(r"\s*")
_OPENED: Final = re.compile(r"\[([A-Za-z]+)[ \t]+")
_NUMBERED: Final = re.compile(r"(\d{1,6})\.\s+(?:(\d{1,2}):\s+)?", re.ASCII)
_MOVE: Final = re.compile(r'[^;{}<()"\[\]\n]+')
_COMMENT: Final = re.compile(r"\{((?:[^\\}]|\\.)*)\}", re.DOTALL)
_MARK: Final = re.compile(r"<([^\s<>]{1,40})(?: +([^\s<>]{1,40}))?>")


class BadText(BadRecord):
    """A text that is no study; ``line`` and ``column`` count from 1.

    ``sound`` is the study of the text before the fault, or None where there is none yet.
    """

    def __init__(
        self, reason: Message, *, line: int, column: int, inside: str = "", rule: str | None = None
    ) -> None:
        place = f"line {line}, column {column}"
        super().__init__(reason, where=f"{place}, {inside}" if inside else place, rule=rule)
        self.line, self.column = line, column
        self.sound: Study | None = None


def from_text(text: str) -> Study:
    """Read a study from text in the notation of ``docs/notation.md``.

    Raises `BadText`, a `BadRecord`, with line and column of the first fault.

    >>> text = '[Format "tritables-text/1"]\\n[Game "trictrac"]\\n\\n1. start 5-3 {Black begins.}'
    >>> study = from_text(text)
    >>> study.main[-1].move, study.notes(study.main[-1]).comment
    ('start 5-3', 'Black begins.')
    >>> from_text(text + " )")
    Traceback (most recent call last):
        ...
    tritables.replay.text_reading.BadText: line 4, column 30: This bracket does not \
close a branch with a move in it.
    """
    return _Text(text.removeprefix("\ufeff")).read()


class _Text:
    """A parser: a text, and the offset up to which it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.study: Study | None = None

    def read(self) -> Study:
        try:
            if len(self.text) > LONGEST:
                self.refuse("bad-too-long", longest=LONGEST)
            values = self.headers()
            self.study = study = self.new_study(values)
            self.moves(study)
            if "Result" in values:
                result, self.at = values["Result"]
                given = Reader(result, BadRecord, "Result")
                later = study.game.later_keys
                self.located(lambda: check_result(given, study.main[-1].state.result, later))
        except BadText as fault:
            fault.sound = self.study
            raise
        for node in study.nodes():
            node.latest = next(iter(node.children.values()), None)
        study.history.stand_at(study.history.root)
        return study

    # Where it is wrong.

    def refuse(self, id: str, **args: Argument) -> Never:
        """Raise a fault at the current offset."""
        raise self.fault(Message(id, args))

    def fault(self, reason: Message, *, inside: str = "", rule: str | None = None) -> BadText:
        """Return a fault at the current offset."""
        line, column = line_and_column(self.text, self.at)
        return BadText(reason, line=line, column=column, inside=inside, rule=rule)

    def located(self, read: Callable[[], T]) -> T:
        """Return what ``read`` returns; its errors get the current offset."""
        try:
            return read()
        except TritablesError as fault:
            raise self.fault(fault.reason, inside=fault.where, rule=fault.rule) from fault

    # Headers.

    def headers(self) -> dict[str, tuple[object, int]]:
        """Read the headers: their values, each with its offset."""
        found: dict[str, tuple[object, int]] = {}
        while self.skip() == "[":
            opened = _OPENED.match(self.text, self.at)
            if opened is None:
                self.refuse("bad-text-header", example='[Title "…"]')
            name = opened[1]
            if name in found or not HEADER.fullmatch(name):
                self.refuse("bad-header", name=shortened(name))
            self.at = at = opened.end()
            value = self.json()
            if self.skip() != "]":
                self.refuse("bad-text-header", example='[Title "…"]')
            self.at += 1
            found[name] = (value, at)
        return found

    def json(self) -> object:
        """Read a JSON value."""
        try:
            value, self.at = STRICT.raw_decode(self.text, self.at)
        except (ValueError, RecursionError) as fault:
            raise self.fault(Message("bad-json")) from fault
        return value

    def new_study(self, values: dict[str, tuple[object, int]]) -> Study:
        """Make the study of some headers, without moves."""

        def at(name: str) -> Reader:
            if name not in values:
                self.at = end
                self.refuse("bad-missing-header", name=name)
            value, self.at = values[name]
            return Reader(value, BadRecord, name)

        end = self.at
        self.located(lambda: at("Format").one_of(FORMAT))
        game = game_named(self.located(lambda: at("Game").one_of(*game_names())))
        start = fixed_start(game.name)
        if "Start" in values or start is None:
            given = at("Start")
            start = self.located(lambda: game.read(given.value, given.where))
        study = Study(start)
        for name in values:
            if name not in FIXED:
                text = at(name)
                self.located(partial(study.say, name, self.located(text.text)))
        self.at = end
        return study

    # Moves.

    def moves(self, study: Study) -> None:
        """Read the moves, with branches and notes."""
        node, name = study.history.root, ""
        forks: list[tuple[Node, int]] = []
        is_branch_start = True
        """True while nothing has been played in this branch, or at all."""
        needs_move = False
        """True where a move has to follow."""
        count = 0
        while letter := self.skip():
            if name and letter in '({<)";':
                self.refuse("bad-text-name")
            if letter == ";":
                if is_branch_start or needs_move:
                    self.refuse("bad-text-move", found=letter)
                needs_move = True
                self.at += 1
            elif needs_move and letter in "({<)":
                self.refuse("bad-text-move", found=letter)
            elif letter == "(":
                if is_branch_start:
                    self.refuse("bad-text-branch")
                forks.append((node, self.at))
                assert node.parent is not None
                node, is_branch_start = node.parent, True
                self.at += 1
            elif letter == ")":
                if not forks or is_branch_start:
                    self.refuse("bad-text-bracket")
                (node, _), is_branch_start = forks.pop(), False
                self.at += 1
            elif letter in "{<":
                if is_branch_start and forks:
                    self.refuse("bad-text-note")
                self.note(study, node)
            elif letter == '"':
                name = self.name()
            else:
                count += 1
                if count > MOST_MOVES:
                    self.refuse("bad-too-many-moves", most=MOST_MOVES)
                node, is_branch_start, needs_move = self.move(study, node), False, False
                if name:
                    self.located(partial(study.write, node, name=name))
                    name = ""
        if name:
            self.refuse("bad-text-name")
        if needs_move:
            self.refuse("bad-text-move", found="")
        if forks:
            self.at = forks[-1][1]
            self.refuse("bad-text-open")

    def skip(self) -> str:
        """Skip whitespace, and return the next character; empty at the end."""
        blank = _BLANK.match(self.text, self.at)
        assert blank is not None
        self.at = blank.end()
        return self.text[self.at : self.at + 1]

    def move(self, study: Study, node: Node) -> Node:
        """Read a move, and add it as a child of a node."""
        numbered = _NUMBERED.match(self.text, self.at)
        if numbered is not None:
            if int(numbered[1]) != node.ply + 1:
                self.refuse("bad-text-number", number=node.ply + 1)
            turn = node.state.on_turn
            if numbered[2] is not None and int(numbered[2]) != turn:
                self.refuse("bad-text-seat", seat="–" if turn is None else turn)
            self.at = numbered.end()
        found = _MOVE.match(self.text, self.at)
        if found is None:
            self.refuse("bad-text-move", found=self.text[self.at : self.at + 1])
        before = len(node.children)
        move = found[0].strip()
        child = self.located(lambda: study.history.grow(node, move))
        if len(node.children) == before:
            self.refuse("bad-move-twice")
        self.at = found.end()
        return child

    def note(self, study: Study, node: Node) -> None:
        """Read a comment or a mark."""
        was = study.notes(node)
        if self.text[self.at] == "{":
            found = _COMMENT.match(self.text, self.at)
            if found is None:
                self.refuse("bad-text-comment")
            said = re.sub(r"\\(.)", r"\1", found[1], flags=re.DOTALL)
            if found[1].startswith(REMARK):
                self.remark(study, node, said.removeprefix(REMARK))
                self.at = found.end()
                return
            comment = f"{was.comment}\n{said}" if was.comment else said
            self.located(lambda: study.write(node, comment=comment))
        else:
            found = _MARK.match(self.text, self.at)
            if found is None:
                self.refuse("bad-text-mark")
            one, other = found[1], found[2]
            if other is None:
                self.located(lambda: study.write(node, circles=(*was.circles, one)))
            else:
                self.located(lambda: study.write(node, arrows=(*was.arrows, (one, other))))
        self.at = found.end()

    def remark(self, study: Study, node: Node, written: str) -> None:
        """Read a remark of the coach, which is about a move."""
        try:
            value = STRICT.decode(written)
        except (ValueError, RecursionError) as fault:
            raise self.fault(Message("bad-json")) from fault
        if node.parent is None or study.notes(node).remark is not None:
            self.refuse("bad-text-comment")
        given, before = Reader(value, BadRecord, "coach"), node.parent.state
        study.remark(node, self.located(lambda: read_remark(given, before)))

    def name(self) -> str:
        """Read the name of a branch, which is not empty."""
        at = self.at
        value = Reader(self.json(), BadRecord)
        text = self.located(value.text)
        if not text.strip():
            self.at = at
            self.refuse("bad-text-name")
        return text
