"""The corpus of saved things: each opens, or is refused, as it was when it was saved.

1,272 things of ten kinds, 820 of them damaged (see `generate`). What differs is told by the thing
and by what of it.
"""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.saves import adapter, expecting
from tests.saves.files import KINDS, entries, unpack_database

Json = Any

MOVED = {"stores": 1}
"""Things whose board is another one today: the example of a replay was written anew since, so that
what was kept for the former is rightly not taken."""


def different(expected: Json, found: Json) -> Json:
    """What is not as expected, at its place."""
    if isinstance(expected, dict) and isinstance(found, dict):
        names = [*expected, *(name for name in found if name not in expected)]
        pairs = ((name, expected.get(name), found.get(name)) for name in names)
        return {name: different(one, other) for name, one, other in pairs if one != other}
    return f"{expected!r} -> {found!r}"


def whole(kind: str) -> list[Json]:
    """The entries of a kind that nothing was done to."""
    return [entry for entry in entries(kind) if "damage" not in entry]


@pytest.mark.parametrize("kind", KINDS)
def test_when_a_saved_thing_is_opened_then_it_is_what_it_was(kind: str) -> None:
    found = {entry["id"]: expecting.expected(kind, entry) for entry in entries(kind)}
    wanted = {entry["id"]: entry["expected"] for entry in entries(kind)}
    assert different(wanted, found) == {}


def test_when_the_sqlite_file_itself_is_opened_then_each_board_has_its_game(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    unpack_database(path, time())
    found = {entry["id"]: expecting.of_board(path, entry) for entry in whole("stores")}
    assert different({entry["id"]: entry["expected"] for entry in whole("stores")}, found) == {}


@pytest.mark.parametrize(("kind", "least"), [("lessons", 20), ("courses", 20), ("links", 4)])
def test_when_it_is_saved_again_otherwise_than_it_was_then_it_opens_as_the_same(
    kind: str, least: int
) -> None:
    otherwise = [entry for entry in whole(kind) if not entry["expected"]["same"]]
    assert len(otherwise) >= least
    again = {
        entry["id"]: adapter.loaded(adapter.saved(adapter.loaded(entry["saved"])))
        for entry in otherwise
    }
    wanted = {entry["id"]: entry["expected"]["loads"] for entry in otherwise}
    assert different(wanted, {id: adapter.results(table) for id, table in again.items()}) == {}


@pytest.mark.parametrize("kind", ["games", "practice", "editors", "replays", "links", "files"])
def test_when_it_is_saved_again_then_it_is_the_very_same(kind: str) -> None:
    """But for courses, whose steps have names in a file since."""
    others = [entry["id"] for entry in whole(kind) if not entry["expected"]["same"]]
    assert [id for id in others if not id.endswith("-course")] == []


def test_when_a_thing_crashed_the_code_that_saved_it_then_it_is_refused_or_opened_in_part() -> None:
    once = [one for kind in ("copies", "stores") for one in entries(kind) if "crashed" in one]
    assert len(once) == 59
    assert [one["id"] for one in once if "crashes" in one["expected"]] == []


def test_when_the_corpus_is_counted_then_every_kind_has_sound_and_damaged_things() -> None:
    counts = {kind: (len(whole(kind)), len(entries(kind))) for kind in KINDS}
    assert sum(sound for sound, _ in counts.values()) >= 300
    assert min(sound for sound, _ in counts.values()) >= 20
    assert min(every - sound for sound, every in counts.values()) >= 30


@pytest.mark.parametrize("kind", KINDS)
def test_when_a_sound_thing_is_opened_then_nothing_of_it_is_refused(kind: str) -> None:
    opened = [one["expected"].get("loads", one["expected"].get("rejoined")) for one in whole(kind)]
    assert opened.count(None) == MOVED.get(kind, 0)
