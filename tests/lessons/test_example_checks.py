"""What is wrong with an example, said one by one."""

from __future__ import annotations

import pytest

from tritables import Course, new
from tritables.core import BadInput, Example, Goal, Try
from tritables.lessons import check, course

START = new("trictrac")
THROW = (Goal(event="start.roll-off"),)


@pytest.mark.parametrize(
    ("example", "faults"),
    [
        (Example("a", START, THROW, ("start 5-3",)), []),
        (Example("a", START.position(), THROW, ("start 5-3",)), []),
        (Example("a", START, THROW), ["check-goals"]),
        (Example("a", START, THROW, ("start 5-5",)), ["check-line", "check-goals"]),
        (Example("a", START, (Goal(event="no.such"),), ()), ["check-rule", "check-goals"]),
        (Example("a", START, THROW, ("start 5-3",), rules=("no.such",)), ["check-rule"]),
        (Example("a", START, THROW, (Try("start 5-3", "bar.first"), "start 5-3")),
         ["check-try-legal"]),
        (Example("a", START, THROW, (Try("bar/3", "bar.first"), "start 5-3")),
         ["check-try-rule"]),
        (Example("a", START, (Goal(refusal="start.roll-off"), *THROW),
                 (Try("bar/3", "start.roll-off"), "start 5-3")), []),
        (Example("a", START.position() | {"again": 3}, THROW), ["check-position"]),
        (Example("a", {"game": "chess"}, THROW), ["check-position"]),
    ],
)  # fmt: skip
def test_each_fault_is_said(example: Example, faults: list[str]) -> None:
    found = check(example)
    assert [fault.id for fault in found] == faults
    assert all(str(fault) for fault in found)


def test_a_course_is_checked_as_json_too_and_out_of_its_widget() -> None:
    taught = course("tricap")
    assert check(taught.as_json()) == check(Course(taught)) == ()
    with pytest.raises(BadInput) as fault:
        check({"format": "tritables-course/1"})
    assert fault.value.where != "example"
