"""The figures by name: how each is counted, where it stood, and where it should be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from scripts.house import calls, circles, commands, docstrings, lines, repeats, shape
from scripts.house.subject import PACKAGE, PROBE, SCRIPTS, SUBJECT, TESTS, kinds


@dataclass(frozen=True)
class Figure:
    """A row: what it says, how it is counted, its value at 02e4913, and the aim, if there is one.

    ``count`` returns the value and, where it helps, what it was counted from.
    """

    what: str
    count: Callable[[], tuple[float, str]]
    before: float
    aim: float | None = None


@cache
def traced(name: str) -> dict[str, float]:
    """One of the measurements of `calls`, once."""
    return calls.measured(name)


def _floors() -> tuple[float, str]:
    most, name = shape.highest(SUBJECT)
    return shape.floors(SUBJECT), f"most in the package: {most}, {name}"


def _attributes() -> tuple[float, str]:
    held, cached = shape.attributes(SUBJECT)
    return len(held), f"and {len(cached)} cached properties"


def _questions() -> tuple[float, str]:
    return shape.questions(SUBJECT), f"and {shape.truths(SUBJECT)} bare truth tests"


def _listed() -> tuple[float, str]:
    found = commands.lists(kinds())
    return len(found), ", ".join(found)


def _naming() -> tuple[float, str]:
    found = commands.naming()
    return len(found), ", ".join(found)


def _python_circles() -> tuple[float, str]:
    return _circles(circles.circles(circles.python_needs()))


def _browser_circles() -> tuple[float, str]:
    return _circles(circles.circles(circles.browser_needs()))


def _circles(found: list[tuple[str, ...]]) -> tuple[float, str]:
    return len(found), "; ".join(f"{len(one)} files: {', '.join(one)}" for one in found)


def _asking() -> tuple[float, str]:
    found = docstrings.asking((PACKAGE, SCRIPTS))
    return len(found), ", ".join(found)


def _resumed() -> tuple[float, str]:
    ways = traced("resume")
    return max(ways.values()), ", ".join(f"{name}: {plays}" for name, plays in ways.items())


FIGURES: Final[dict[str, Figure]] = {
    "floors": Figure("floors of the table's class", _floors, 7, 1),
    "supers": Figure("super() in its package", lambda: (shape.supers(SUBJECT), ""), 48, 0),
    "attributes": Figure("attributes of the table", _attributes, 35, 15),
    "questions": Figure("questions about its mode", _questions, 227, 60),
    "move-calls": Figure("calls for a legal move", lambda: (traced("move")["calls"], ""), 890, 550),
    "move-files": Figure("files for a legal move", lambda: (traced("move")["files"], ""), 42, 26),
    "choice-calls": Figure(
        "calls for a wrong choice", lambda: (traced("choice")["calls"], ""), 1220, 750
    ),
    "choice-files": Figure(
        "files for a wrong choice", lambda: (traced("choice")["files"], ""), 52, 32
    ),
    "resume-plays": Figure("State.play to resume 60 moves, at most", _resumed, 240, 60),
    "lists": Figure("lists of the kinds of command", _listed, 9, 1),
    "naming": Figure(f"files that name the command {PROBE}", _naming, 6, 3),
    "repeats-games": Figure(
        "pairs of repeated places, tritables/games",
        lambda: (len(repeats.pairs(PACKAGE / "games")), ""),
        28,
        8,
    ),
    "repeats-tests": Figure(
        "pairs of repeated places, tests/games",
        lambda: (len(repeats.pairs(TESTS / "games")), ""),
        8,
        6,
    ),
    "circles-python": Figure("circles of imports, Python", _python_circles, 0, 0),
    "circles-browser": Figure("circles of imports, TypeScript", _browser_circles, 2, 0),
    "docstrings": Figure("docstrings that begin with What, Whether, …", _asking, 941, 0),
    "lines-python": Figure(
        "lines of Python in the package", lambda: (lines.python_lines(), ""), 45_062
    ),
    "lines-browser": Figure(
        "lines of TypeScript by hand", lambda: (lines.browser_lines(), ""), 10_466
    ),
    "lines-tests": Figure("lines of Python in the tests", lambda: (lines.test_lines(), ""), 48_184),
}
"""Every figure, in the order of the table.

A review of 02e4913 counted by hand 226 questions (without one of a saved value called ``replay``),
eight files for a new command (two of them do not spell its name), and 24 and 7 repeated places
(see `repeats.pairs`).
"""
