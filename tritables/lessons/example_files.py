"""Parsing of worked examples from JSON; every error has its place."""

from __future__ import annotations

from typing import Final

from tritables.core.errors import BadInput
from tritables.core.examples import Example, Try, Words
from tritables.core.goals import MOST, Goal
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import Move

LONGEST_WORDS: Final = 4_000
LONGEST_LINE: Final = 400

_WORDS: Final = ("title", "intro", "task", "done")


def read_example(data: object, where: str = "") -> Example:
    """Read an example from JSON (schema ``example``).

    ``where`` is the place of the value in a larger one, for errors. Raises `BadInput`, or
    `BadPosition` for its position, with the place. `check` then tells whether it is valid.

    >>> from tritables import new
    >>> made = Example("throw", new("trictrac"), (Goal(event="start.roll-off"),))
    >>> read_example(made.as_json()) == made
    True
    """
    reader = Reader(data, BadInput, where)
    reader.keys(("id", "position", "goals"), ("line", "rules", *_WORDS))
    position = reader.at("position")
    position.has("game")
    start = game_named(position.at("game").value, position.at("game").where)
    goals = reader.at("goals").items(1, MOST)
    line, rules = reader.get("line"), reader.get("rules")
    words = {part: _words(given) for part in _WORDS if (given := reader.get(part)) is not None}
    return Example(
        reader.at("id").text_of(60, shortest=1),
        start.read(position.value, position.where),
        tuple(Goal.read(item.value, item.where) for item in goals),
        () if line is None else tuple(_step(item) for item in line.items(0, LONGEST_LINE)),
        rules=() if rules is None else tuple(item.text_of(60) for item in rules.items(0, 60)),
        **words,  # type: ignore[arg-type]  # only a task may be several
    )


def _step(reader: Reader) -> Move | Try:
    if isinstance(reader.value, str):
        return reader.text_of(400)
    reader.keys(("move", "rule"))
    return Try(reader.at("move").text_of(400), reader.at("rule").text_of(60))


def _words(reader: Reader) -> Words | tuple[Words, ...]:
    if isinstance(reader.value, list) and reader.where.endswith("task"):
        return tuple(one_text(item) for item in reader.items(0, MOST))
    return one_text(reader)


def one_text(reader: Reader) -> Words:
    """Read a text, or an object with a text for each language."""
    if isinstance(reader.value, str):
        return reader.text_of(LONGEST_WORDS)
    if not isinstance(reader.value, dict) or not 0 < len(reader.value) <= 12:
        reader.refuse("bad-words")
    return {lang: reader.at(lang).text_of(LONGEST_WORDS) for lang in reader.value}
