"""The compiler of pages' Python: what nobody reads is left out, what Python reads stays."""

from __future__ import annotations

import marshal
from typing import Any

import pytest

from tritables.export.pyodide_compiler import HEAD, compiled

SOURCE = b'''"""A module."""
from __future__ import annotations
from dataclasses import dataclass
from functools import singledispatch

@dataclass
class Point:
    """A point."""
    x: int
    def shifted(self, by: int) -> Point:
        """One beside it."""
        assert by
        return Point(self.x + by)

@singledispatch
def told(value: object) -> str:
    return "a thing"

@told.register
def _(value: int) -> str:
    return "a number"
'''


def _loaded(*, bare: bool) -> dict[str, Any]:
    made = compiled(SOURCE, "made.py", bare=bare)
    names: dict[str, Any] = {"__name__": __name__}
    exec(marshal.loads(made[len(HEAD) + 8 :]), names)
    return names


def test_docstrings_and_annotations_of_functions_are_left_out() -> None:
    names = _loaded(bare=False)
    assert names["__doc__"] == ""
    assert names["Point"].__doc__ == " "
    shifted = names["Point"].shifted
    assert (shifted.__doc__, shifted.__annotations__) == ("", {})


def test_fields_of_a_class_and_functions_told_apart_by_a_type_stay() -> None:
    names = _loaded(bare=False)
    assert names["Point"](1).shifted(2) == names["Point"](3)
    assert (names["told"](3), names["told"]("3")) == ("a number", "a thing")


def test_assertions_stay_unless_it_is_the_library() -> None:
    kept, bare = (_loaded(bare=bare)["Point"] for bare in (False, True))
    assert bare(1).shifted(0) == bare(1)
    with pytest.raises(AssertionError):
        kept(1).shifted(0)
