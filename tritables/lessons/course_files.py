"""Parsing of courses and chapters from JSON; every error has its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any, Final, TypeVar

from tritables.core.errors import BadInput, TritablesError
from tritables.core.examples import Example, Words
from tritables.core.game import Game
from tritables.core.goals import MOST
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.lessons.best_steps import WHOLE, Best, Option
from tritables.lessons.choice_steps import (
    FORESIGHT_ARGUMENTS,
    FORESIGHTS,
    Foresight,
    Predict,
    check_foresight,
)
from tritables.lessons.course import FORMAT, Chapter, Course
from tritables.lessons.example_checks import start_of
from tritables.lessons.example_files import LONGEST_LINE, one_text, read_example
from tritables.lessons.legality_steps import Judge, Mend, Variant
from tritables.lessons.outcomes import MOST_CHOICES
from tritables.lessons.place_sets import ARGUMENTS, ASKED, Search
from tritables.lessons.steps import Do, FindAll, PlayOn, Show, Step
from tritables.opponents import opponent_names
from tritables.replay.seats import PERSON

T = TypeVar("T")

MOST_CHAPTERS: Final = 60
MOST_STEPS: Final = 60
MOST_TURNS: Final = 100

_STARTS: Final = ("example", "position", "written")
_WORDS: Final = ("title", "task", "done")
_HEAD: Final = ("id", "kind")
_REST: Final = (*_STARTS, "moves", "rules", *_WORDS)


def read_course(data: object, where: str = "") -> Course:
    """Read a course from JSON (schema ``course``).

    ``where`` is the place of the value in a larger one, for errors. Raises `BadInput`, or
    `BadPosition`, with the place. `check` then tells whether every question has an answer.

    >>> from tritables.lessons import course
    >>> read_course(course("trictrac").as_json()).chapters[0].id
    'setting-out'
    """
    reader = Reader(data, BadInput, where)
    reader.keys(("format", "game", "chapters"))
    reader.at("format").one_of(FORMAT)
    game = game_named(reader.at("game").value, reader.at("game").where)
    chapters = reader.at("chapters").items(1, MOST_CHAPTERS)
    return Course(game.name, tuple(read_chapter(item.value, game, item.where) for item in chapters))


def read_chapter(data: object, game: Game[Any], where: str = "") -> Chapter:
    """Read a chapter of a game from JSON; raises as `read_course` does."""
    reader = Reader(data, BadInput, where)
    reader.keys(("id", "steps"), ("title", "lead", "learnt", "core"))
    id = reader.at("id").text_of(60, shortest=1)
    words = _words(reader, ("title", "lead", "learnt"))
    given = reader.get("core")
    core = given is not None and given.flag()
    steps = tuple(_step(item, game) for item in reader.at("steps").items(1, MOST_STEPS))
    return _placed(reader, lambda: Chapter(id, game.name, steps, **words, core=core))


def _step(reader: Reader, game: Game[Any]) -> Step:
    reader.has("kind")
    return _READERS[reader.at("kind").one_of(*_READERS)](reader, game)


def _do(reader: Reader, game: Game[Any]) -> Step:
    """Read a step with an example: the game's, by its id, or one that is given as JSON or a
    value.
    """
    reader.keys(("kind", "example"), ("figure",))
    given, figure = reader.at("example"), reader.get("figure")
    drawn = None if figure is None else figure.text_of(10, shortest=1)
    if isinstance(given.value, str):
        return Do.of(_placed(given, lambda: game.example(given.value)), drawn)
    own = given.value.as_json() if isinstance(given.value, Example) else given.value
    return Do.of(read_example(own, given.where), drawn)


def _show(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, (), ("line",))
    return Show(*head, **more, line=_played(reader.get("line"), head[1])[1])


def _find_all(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("find",), ("one",))
    given = reader.at("find")
    given.has("ask")
    name = given.at("ask").one_of(*ASKED)
    needed, known = ARGUMENTS[name]
    given.keys(("ask", *needed), known)
    args = {key: given.at(key).text_of(400) for key in (*needed, *known) if key in given.value}
    one = reader.get("one")
    return FindAll(*head, **more, search=Search(name, args), one=one is not None and one.flag())


def _predict(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("line", "predict", "among"), ("guess",))
    given = reader.at("predict")
    given.has("ask")
    name = given.at("ask").one_of(*FORESIGHTS)
    given.keys(("ask",), FORESIGHT_ARGUMENTS[name])
    args: dict[str, Any] = {}
    for key in given.value.keys() - {"ask"}:
        whole = key in ("seat", "at")
        args[key] = given.at(key).whole(0, 60) if whole else given.at(key).text_of(60)
    made = Foresight(name, args)
    start = head[1]
    _placed(given, lambda: check_foresight(made, start))
    among = tuple(_value(item) for item in reader.at("among").items(2, MOST_CHOICES))
    guess = "guess" in reader.value and reader.at("guess").flag()
    line = _moves(reader.at("line"))
    return Predict(*head, **more, line=line, foresight=made, among=among, guess=guess)


def _judge(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("move", "among"))
    known = [rule.id for rule in game.rules]
    among = tuple(item.one_of(*known) for item in reader.at("among").items(1, MOST_CHOICES))
    return Judge(*head, **more, move=reader.at("move").text_of(400), among=among)


def _mend(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("variants",))
    start = head[1]
    variants = tuple(
        _variant(item, game, start) for item in reader.at("variants").items(2, MOST_CHOICES)
    )
    return Mend(*head, **more, variants=variants)


def _variant(reader: Reader, game: Game[Any], start: State) -> Variant:
    reader.keys(("label", "move"), (*_STARTS, "moves"))
    if any(key in reader.value for key in _STARTS):
        start = _start(reader, game)
    return Variant(one_text(reader.at("label")), start, reader.at("move").text_of(400))


def _best(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("options",), ("principle", "follows", "by"))
    id, start = head
    return Best(id, start, **more, **read_best(reader, start))


def read_best(reader: Reader, start: State) -> dict[str, Any]:
    """Read the keys that a question for the best line has of its own; raises `BadInput`."""
    game = game_named(start.game)
    items = reader.at("options").items(2, MOST_CHOICES)
    follows = reader.get("follows")
    return {
        "options": tuple(_option(item, start) for item in items),
        "follows": None if follows is None else follows.whole(0, len(items) - 1),
        "principle": _principle(reader, "principle", game),
        "by": _principle(reader, "by", game),
    }


def _principle(reader: Reader, key: str, game: Game[Any]) -> str | None:
    given = reader.get(key)
    return None if given is None else given.one_of(*(one.id for one in game.principles))


def _option(reader: Reader, start: State) -> Option:
    """Read a line that the player on turn can play alone, and what it gives away."""
    reader.keys(("line", "loss"))
    items = reader.at("line").items(1, LONGEST_LINE)
    line, state = tuple(item.text_of(400) for item in items), start
    for item in items:
        if state.to_act != start.to_act:
            item.refuse("bad-line-turn")
        state = _placed(item, partial(state.play, item.value))
    return Option(line, reader.at("loss").whole(0, WHOLE))


def _play_on(reader: Reader, game: Game[Any]) -> Step:
    head, more = _head(reader, game, ("seats", "turns"), ("counts",))
    given = reader.at("seats")
    players = (PERSON, *opponent_names(game))
    seats = tuple(item.one_of(*players) for item in given.items(1, 6))
    if len(seats) != head[1].seats or PERSON not in seats:
        given.refuse("bad-seats-differ", seats=head[1].seats)
    turns = reader.at("turns").maybe(lambda given: given.whole(1, MOST_TURNS))
    counts, known = reader.get("counts"), [rule.id for rule in game.rules]
    named = () if counts is None else tuple(one.one_of(*known) for one in counts.items(1, MOST))
    return PlayOn(*head, **more, seats=seats, turns=turns, counts=named)


_READERS: Final[dict[str, Callable[[Reader, Game[Any]], Step]]] = {
    "show": _show,
    "do": _do,
    "find-all": _find_all,
    "predict": _predict,
    "judge": _judge,
    "mend": _mend,
    "best": _best,
    "play-on": _play_on,
}


def _head(
    reader: Reader, game: Game[Any], own: tuple[str, ...], may: tuple[str, ...] = ()
) -> tuple[tuple[str, State], dict[str, Any]]:
    """Read what every step has: its id and start, its rules and texts."""
    reader.keys((*_HEAD, *own), (*_REST, *may))
    rules = reader.get("rules")
    known = [rule.id for rule in game.rules]
    named = () if rules is None else tuple(one.one_of(*known) for one in rules.items(0, MOST))
    id = reader.at("id").text_of(60, shortest=1)
    return (id, _start(reader, game)), {"rules": named, **_words(reader, _WORDS)}


def _start(reader: Reader, game: Game[Any]) -> State:
    """Read a position: an example's, JSON, or the arguments of the game's ``position``; then
    moves.
    """
    given = [key for key in _STARTS if key in reader.value]
    if len(given) != 1:
        reader.refuse("bad-start", choices=", ".join(_STARTS))
    at = reader.at(given[0])
    state: State
    if given[0] == "example":
        state = start_of(_placed(at, lambda: game.example(at.text())))
    elif given[0] == "position":
        state = game.read(at.value, at.where)
    else:
        state = _written(at, game)
    return _played(reader.get("moves"), state)[0]


def _played(given: Reader | None, state: State) -> tuple[State, tuple[str, ...]]:
    """Play moves from a state; return where they lead, and the moves."""
    items = [] if given is None else given.items(0, LONGEST_LINE)
    moves = tuple(item.text_of(400) for item in items)
    for item in items:
        state = _placed(item, partial(state.play, item.value))
    return state, moves


def _written(reader: Reader, game: Game[Any]) -> State:
    """Read a position from the arguments of the game's own ``position``."""
    module = f"{game.folder}.short_position"
    if find_spec(module) is None:
        reader.refuse("bad-start", choices="example, position")
    write: Callable[..., State] = import_module(module).position
    takes = signature(write).parameters.values()
    named = [one.name for one in takes if one.kind is not one.VAR_KEYWORD]
    # Where all else is taken too, it is house rules.
    reader.keys((), (*named, *(game.options if len(named) < len(takes) else ())))
    arguments: Mapping[str, Any] = reader.value
    return _placed(reader, lambda: write(**arguments))


def _moves(reader: Reader | None) -> tuple[str, ...]:
    if reader is None:
        return ()
    return tuple(item.text_of(400) for item in reader.items(0, LONGEST_LINE))


def _value(reader: Reader) -> object:
    """Read a choice: a number, a text, true, null, or a list of such."""
    if isinstance(reader.value, list):
        return [_value(item) for item in reader.items(0, 60)]
    if reader.value is None or isinstance(reader.value, bool):
        return reader.value
    if isinstance(reader.value, int):
        return reader.whole(-10_000, 10_000)
    return reader.text_of(60)


def _words(reader: Reader, parts: tuple[str, ...]) -> dict[str, Words]:
    return {part: one_text(given) for part in parts if (given := reader.get(part)) is not None}


def _placed(reader: Reader, make: Callable[[], T]) -> T:
    """Return what ``make`` returns; its errors get the place of a reader."""
    try:
        return make()
    except TritablesError as fault:
        inner = getattr(fault, "where", "")
        place = f"{reader.where}.{inner}" if inner and reader.where else inner or reader.where
        raise BadInput(fault.reason, where=place, rule=fault.rule) from fault
