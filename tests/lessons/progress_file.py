"""A reference reader and writer of ``tritables-progress/2``, held to its published schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from tests.lessons.learner_model import (
    DAY,
    FEWEST,
    KEPT,
    KINDS,
    Kind,
    Knowledge,
    Known,
    Moment,
)
from tritables.core.errors import BadInput
from tritables.core.reading import Reader

T = TypeVar("T")

PROGRESS: Final = "tritables-progress/2"
"""The format of the JSON."""

BEFORE: Final = "tritables-progress/1"
"""The format that is read, too."""

LATEST: Final = 2**53 - 1
"""No time is later: every reader of JSON can hold it."""
LONGEST_NAME: Final = 60
LONGEST_ID: Final = 80
MOST_GAMES: Final = 50
MOST_IDS: Final = 500
MOST_HELP: Final = 4
MOST_ANSWERS: Final = 1000
LONGEST_TIME: Final = DAY * 1000
MOST_LESSONS: Final = 500


def progress_json(knowledge: Knowledge) -> dict[str, object]:
    """Write a learner's knowledge as JSON (``tritables/schemas/progress.json``).

    >>> progress_json(Knowledge("Emma"))
    {'format': 'tritables-progress/2', 'name': 'Emma', 'games': {}}
    """
    games = dict.fromkeys((*knowledge.rules, *knowledge.principles, *knowledge.steps))
    return {
        "format": PROGRESS,
        "name": knowledge.name,
        "games": {game: _game_json(knowledge, game) for game in sorted(games)},
    }


def _game_json(knowledge: Knowledge, game: str) -> dict[str, object]:
    return {
        **{kind: _met_json(knowledge.of(kind).get(game, {})) for kind in KINDS},
        "steps": dict(sorted(knowledge.steps.get(game, {}).items())),
    }


def _met_json(met: Mapping[str, Known]) -> dict[str, object]:
    return {id: [_moment_json(one) for one in known.moments] for id, known in sorted(met.items())}


def _moment_json(moment: Moment) -> dict[str, object]:
    made: dict[str, object] = {"at": moment.at}
    if moment.right is not None:
        made["right"] = moment.right
    if moment.help:
        made["help"] = moment.help
    more = {"of": moment.of, "took": moment.took, "held": moment.held}
    return {**made, **{name: value for name, value in more.items() if value is not None}}


def read_progress(data: object, where: str = "") -> Knowledge:
    """Read a learner's knowledge from its JSON value.

    Raises `BadInput` with the place of the fault.

    Games, rules and steps that this version does not know are kept. Where lessons were left is for
    the browser that the file goes to: it is looked over and left out.

    >>> read_progress(progress_json(Knowledge("Emma"))) == Knowledge("Emma")
    True
    """
    reader = Reader(data, BadInput, where)
    reader.keys(("format", "games"), ("name", "lessons"))
    reader.at("format").one_of(PROGRESS, BEFORE)
    if (lessons := reader.get("lessons")) is not None:
        for _, left in _named(lessons, MOST_LESSONS):
            left.keys(("at", "saved"))
            left.at("at").whole(0, LATEST)
            _object(left.at("saved"))
    name = reader.get("name")
    found: dict[Kind, dict[str, dict[str, Known]]] = {kind: {} for kind in KINDS}
    steps = {}
    for game, part in _named(reader.at("games"), MOST_GAMES):
        part.keys((), (*KINDS, "steps"))
        for kind in KINDS:
            if (met := part.get(kind)) is not None:
                found[kind][game] = {id: _known(item) for id, item in _named(met, MOST_IDS)}
        done = part.get("steps")
        if done is not None:
            steps[game] = {step: item.whole(0, LATEST) for step, item in _named(done, MOST_IDS)}
    return Knowledge(
        None if name is None else name.maybe(lambda one: one.text_of(LONGEST_NAME, shortest=1)),
        _some(found["rules"]),
        _some(steps),
        _some(found["principles"]),
    )


def _some(games: Mapping[str, dict[str, T]]) -> dict[str, dict[str, T]]:
    """Leave out the games of which there is nothing."""
    return {game: found for game, found in games.items() if found}


def _named(reader: Reader, most: int) -> list[tuple[str, Reader]]:
    """The entries of an object whose keys are ids of any kind."""
    found = _object(reader)
    if len(found) > most:
        reader.refuse("bad-length", low=0, high=most, length=len(found))
    for key in found:
        Reader(key, BadInput, reader.where).text_of(LONGEST_ID, shortest=1)
    return [(key, reader.at(key)) for key in found]


def _object(reader: Reader) -> dict[Any, Any]:
    if not isinstance(reader.value, dict):
        reader.refuse("bad-object")
    found: dict[Any, Any] = reader.value
    return found


def _known(reader: Reader) -> Known:
    return Known.of(_moment(item) for item in reader.items(0, KEPT + 2))


def _moment(reader: Reader) -> Moment:
    reader.keys(("at",), ("right", "help", "of", "took", "held"))
    right, help, of = reader.get("right"), reader.get("help"), reader.get("of")
    took, held = reader.get("took"), reader.get("held")
    return Moment(
        reader.at("at").whole(0, LATEST),
        None if right is None else right.flag(),
        0 if help is None else help.whole(0, MOST_HELP),
        None if of is None else of.whole(FEWEST, MOST_ANSWERS),
        None if took is None else took.whole(0, LONGEST_TIME),
        None if held is None else held.text_of(LONGEST_ID, shortest=1),
    )
