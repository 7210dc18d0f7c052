"""A class at a glance: who met which rule and how, from the files that pupils hand in."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from tritables.core.registry import game_named
from tritables.lessons.knowledge import Knowledge, Known, Standing

COLUMNS: Final = ("file", "name", "game", "rule", "standing", "first", "right", "wrong", "last")
"""The columns of the table: the last is a day (UTC), ``first`` says yes or no."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for a formula."""


@dataclass(frozen=True, slots=True)
class Row:
    """How one pupil stands with one rule."""

    file: str
    name: str | None
    game: str
    rule: str
    known: Known

    @property
    def standing(self) -> Standing:
        """How the pupil stands with the rule."""
        return self.known.standing

    def cells(self) -> tuple[str, ...]:
        """The row as texts, one for each of the `COLUMNS`."""
        known = self.known
        first = known.right_at_first
        right = sum(one.right is True for one in known.answers)
        last = "" if known.last is None else str(datetime.fromtimestamp(known.last, UTC).date())
        return (
            self.file,
            self.name or "",
            self.game,
            self.rule,
            self.standing,
            "" if first is None else "yes" if first else "no",
            str(right),
            str(len(known.answers) - right),
            last,
        )


@dataclass(frozen=True, slots=True)
class RuleInClass:
    """How a class stands with a rule: how many met it, were asked, and need practice."""

    game: str
    rule: str
    met: int
    asked: int
    first: int
    practice: int

    @property
    def hard(self) -> float:
        """The share of those who were asked that need practice."""
        return self.practice / self.asked if self.asked else 0.0


class ClassTable:
    """The table of a class, from each pupil's knowledge by the name of the file it came in.

    Pupils are told apart by their files: two may have the same name, or none.

    >>> from tritables.lessons.knowledge import Moment
    >>> emma = Knowledge("Emma").noted("trictrac", "throw.stop", Moment(0, False))
    >>> table = ClassTable({"emma.json": emma})
    >>> print(table.csv().splitlines()[1])
    emma.json,Emma,trictrac,throw.stop,practice,no,0,1,1970-01-01
    >>> table.hardest("trictrac")[0].rule
    'throw.stop'
    """

    def __init__(self, pupils: Mapping[str, Knowledge]) -> None:
        self.rows = tuple(
            Row(file, knowledge.name, game, rule, known)
            for file, knowledge in pupils.items()
            for game, rules in knowledge.rules.items()
            for rule, known in rules.items()
        )

    def csv(self) -> str:
        """The table as comma-separated values, with a line of `COLUMNS` first.

        What a pupil wrote is never a formula in a spreadsheet: such a text gets a quote before it.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in self.rows:
            writer.writerow([_harmless(cell) for cell in row.cells()])
        return text.getvalue()

    def of_rule(self, game: str, rule: str) -> RuleInClass:
        """How the class stands with a rule."""
        found = [row for row in self.rows if (row.game, row.rule) == (game, rule)]
        asked = [row.standing for row in found if row.known.answers]
        return RuleInClass(
            game, rule, len(found), len(asked), asked.count("first"), asked.count("practice")
        )

    def hardest(self, game: str) -> tuple[RuleInClass, ...]:
        """The rules of a game that anybody was asked, hardest first; then as the rulebook goes."""
        rules = (self.of_rule(game, rule.id) for rule in game_named(game).rules)
        return tuple(sorted((one for one in rules if one.asked), key=lambda one: -one.hard))


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
