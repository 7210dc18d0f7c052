"""The shape of the house: no figure of ``make house`` goes back to what it was."""

from __future__ import annotations

import ast

import pytest

from scripts.house.circles import circles, named
from scripts.house.figures import FIGURES
from scripts.house.repeats import paired, shapes
from scripts.house.shape import classes
from scripts.house.subject import (
    ACTIVITIES,
    BROWSER,
    ENDPOINT,
    GENERATED,
    MESSAGES,
    PACKAGE,
    PROBE,
    SCHEMAS,
    SCRIPTS,
    SUBJECT,
    TESTS,
    TRANSPORTS,
    kinds,
)
from scripts.run import ROOT

LIMITS = {
    "floors": 1,
    "supers": 0,
    "attributes": 14,
    "questions": 10,
    "move-calls": 510,
    "move-files": 26,
    "choice-calls": 410,
    "choice-files": 32,
    "resume-plays": 60,
    "lists": 1,
    "naming": 3,
    "repeats-games": 7,
    "repeats-tests": 2,
    "circles-python": 0,
    "circles-browser": 0,
    "docstrings": 0,
}
"""The most that each figure may be: where it has come to. It is lowered with every step towards the
aim in `scripts.house.figures`, and never raised. Calls have some room, as a fix may need a few."""


@pytest.mark.parametrize("name", LIMITS)
def test_when_the_house_is_measured_then_no_figure_is_over_its_limit(name: str) -> None:
    value, why = FIGURES[name].count()
    assert value <= LIMITS[name], why


def test_when_the_code_that_is_measured_is_named_then_all_of_it_is_there() -> None:
    named = [SUBJECT.folder / SUBJECT.file, SUBJECT.folder / ACTIVITIES, ROOT / ENDPOINT]
    named += [PACKAGE, BROWSER, TESTS, SCRIPTS, SCHEMAS, MESSAGES, *GENERATED]
    named += [ROOT / path for path in TRANSPORTS]
    assert [path for path in named if not path.exists()] == []
    assert SUBJECT.name in classes(SUBJECT)
    assert PROBE in kinds()


def test_when_files_import_each_other_by_way_of_a_third_then_one_circle_is_found() -> None:
    sources = {
        "tritables.a": "from tritables import b",
        "tritables.b": "def late():\n    import tritables.c",
        "tritables.c": "if TYPE_CHECKING:\n    from tritables.a import name",
        "tritables.d": "from tritables.a import name",
    }
    needs = {one: set(named(ast.parse(text), sources.keys())) for one, text in sources.items()}
    assert circles(needs) == [("tritables.a", "tritables.b", "tritables.c")]


def test_when_code_is_written_again_with_other_names_then_the_two_places_are_a_pair() -> None:
    one = "def total(cards):\n    found = 0\n    for card in cards:\n        if card.rank > 3:\n"
    one += "            found += card.worth\n    return found\n"
    other = one.replace("card", "stone").replace("found", "sum_of_all").replace("3", "17")
    files = {"one": list(shapes(one)), "other": list(shapes(f"import os\n\n{other}"))}
    assert paired(files) == [("one", "other")]
    assert paired({**files, "other": files["other"][1:]}) == []
