"""A reference for the report of a class, to which `js/src/learner/classFigures.ts` is held."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from math import floor
from typing import Final

from tests.lessons.learner_model import KINDS, Kind, Knowledge, Known, Standing
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.lessons.practice_data import misconceptions_of
from tritables.texts import LANGUAGES, say

COLUMNS: Final = (
    *("file", "name", "game", "kind", "rule", "standing", "first", "right", "wrong", "answers"),
    *("seconds", "held", "last", "game-id", "rule-id", "standing-id", "held-id"),
)
"""The columns of the table: ``last`` is a day (UTC), ``first`` says yes or no, ``held`` is what was
said of the wrong rule that was suspected last."""

KINDS_CALLED: Final[dict[Kind, str]] = {"rules": "class-rule", "principles": "class-principle"}

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The beginnings of a text that a spreadsheet would take for a formula."""


@dataclass(frozen=True, slots=True)
class Row:
    """The standing of one pupil with one rule or principle; without a game where a pupil has met
    none yet.
    """

    file: str
    name: str | None
    game: str
    kind: Kind | None
    rule: str
    known: Known

    @property
    def standing(self) -> Standing:
        """The pupil's standing with the rule."""
        return self.known.standing

    @property
    def times(self) -> list[int]:
        """The milliseconds of each answer of which they are known."""
        return [one.took for one in self.known.answers if one.took is not None]

    @property
    def took(self) -> int | None:
        """The milliseconds of all of them; None where none is known."""
        return sum(self.times) if self.times else None

    @property
    def held(self) -> str | None:
        """The wrong rule that was suspected last, by its id."""
        return next((one.held for one in reversed(self.known.moments) if one.held), None)

    def cells(self, lang: str) -> tuple[str, ...]:
        """The row as texts, one for each of the `COLUMNS`, in the words of a language."""
        known = self.known
        first = known.right_at_first
        right = sum(one.right is True for one in known.answers)
        last = "" if known.last is None else str(datetime.fromtimestamp(known.last, UTC).date())
        return (
            self.file,
            self.name or "",
            *_titles(self.game, self.kind, self.rule, lang),
            say(Message(f"mine-{self.standing}"), lang),
            "" if first is None else say(Message("choice-yes" if first else "choice-no"), lang),
            str(right),
            str(len(known.answers) - right),
            str(len(known.answers)),
            "" if self.took is None else str(floor(self.took / 1000 + 0.5)),
            _told(self.game, self.held, lang),
            last,
            self.game,
            self.rule,
            self.standing,
            self.held or "",
        )


@dataclass(frozen=True, slots=True)
class RuleInClass:
    """The figures of a class for a rule: how many met it, were asked, and need practice.

    ``first`` is how many had their first answer right.
    """

    game: str
    rule: str
    met: int
    asked: int
    first: int
    practice: int
    answers: int = 0
    took: float | None = None
    """The milliseconds of an answer on average."""
    held: str | None = None
    """The wrong rule that most were suspected to hold."""

    @property
    def hard(self) -> float:
        """The share of those who were asked that need practice."""
        return self.practice / self.asked if self.asked else 0.0


class ClassTable:
    """The table of a class, from each pupil's knowledge by the name of the file it came in.

    Pupils are told apart by their files: two may have the same name, or none.

    >>> from tests.lessons.learner_model import Moment
    >>> emma = Knowledge("Emma").noted("trictrac", "throw.stop", Moment(0, False))
    >>> table = ClassTable({"emma.json": emma})
    >>> table.csv().splitlines()[1].split(",")[-10:-1]
    ['0', '1', '1', '', '', '1970-01-01', 'trictrac', 'throw.stop', 'practice']
    >>> table.hardest("trictrac")[0].rule
    'throw.stop'
    """

    def __init__(self, pupils: Mapping[str, Knowledge]) -> None:
        self.rows = tuple(
            Row(file, knowledge.name, *met)
            for file, knowledge in pupils.items()
            for met in _met(knowledge)
        )

    def csv(self, lang: str = LANGUAGES[0]) -> str:
        """The table as comma-separated values in a language, with a line of `COLUMNS` first.

        A pupil who has met nothing yet has a line, too. What a pupil wrote is never a formula in a
        spreadsheet: such a text gets a quote before it.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(say(Message(f"class-column-{column}"), lang) for column in COLUMNS)
        for row in self.rows:
            writer.writerow([_harmless(cell) for cell in row.cells(lang)])
        return text.getvalue()

    def of_rule(self, game: str, rule: str) -> RuleInClass:
        """Count for a rule who met it, was asked, was right at first, and needs practice."""
        found = [row for row in self.rows if (row.game, row.rule) == (game, rule)]
        asked = [row for row in found if row.known.answers]
        first = sum(row.known.right_at_first is True for row in asked)
        practice = sum(row.standing == "practice" for row in asked)
        times = [one for row in found for one in row.times]
        held = Counter(row.held for row in found if row.held)
        return RuleInClass(
            *(game, rule, len(found), len(asked), first, practice),
            sum(len(row.known.answers) for row in found),
            sum(times) / len(times) if times else None,
            min(held, key=lambda id: (-held[id], id)) if held else None,
        )

    def hardest(self, game: str, kind: Kind = "rules") -> tuple[RuleInClass, ...]:
        """The rules or principles of a game that anybody was asked, hardest first; then in their
        own order.
        """
        kit = game_named(game)
        ids = [one.id for one in (kit.rules if kind == "rules" else kit.principles)]
        rules = (self.of_rule(game, id) for id in ids)
        return tuple(sorted((one for one in rules if one.asked), key=lambda one: -one.hard))


def _met(knowledge: Knowledge) -> list[tuple[str, Kind | None, str, Known]]:
    """Each rule and principle that a pupil has met; where there is none, one line that says so."""
    games = dict.fromkeys((*knowledge.rules, *knowledge.principles))
    met: list[tuple[str, Kind | None, str, Known]] = [
        (game, kind, id, known)
        for game in games
        for kind in KINDS
        for id, known in knowledge.of(kind).get(game, {}).items()
    ]
    return met or [("", None, "", Known())]


def _titles(game: str, kind: Kind | None, id: str, lang: str) -> tuple[str, str, str]:
    """The titles of a game, of a kind, and of a rule or a principle; their ids where this version
    knows no such.
    """
    called = "" if kind is None else say(Message(KINDS_CALLED[kind]), lang)
    if game not in game_names():
        return game, called, id
    kit = game_named(game)
    rules = {one.id: one.title(game) for one in kit.rules}
    principles = {one.id: Message(f"principle-{one.id}", game=game) for one in kit.principles}
    titles = rules if kind == "rules" else principles
    title = say(titles[id], lang) if id in titles else id
    return say(Message("game-title", game=game), lang), called, title


def _told(game: str, held: str | None, lang: str) -> str:
    """What was said of a wrong rule; its id where this version knows no such."""
    known = {one.id: one for one in misconceptions_of(game)} if game in game_names() else {}
    return say(known[held].message(game), lang) if held in known else held or ""


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
