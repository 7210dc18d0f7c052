"""Opening of anything that can be replayed as a study."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tritables.core.errors import BadInput
from tritables.core.examples import Example, Try
from tritables.core.messages import Message
from tritables.core.record import FORMAT, Record
from tritables.core.registry import game_named, game_names, game_of
from tritables.core.state import POSITION, Move, State
from tritables.lessons.example_checks import start_of
from tritables.replay.annotated_rounds import AnnotatedRound, CatalogueTexts
from tritables.replay.history import Node
from tritables.replay.links import LONGEST, MARK, from_link, link_in
from tritables.replay.study import Study
from tritables.replay.text_reading import from_text
from tritables.texts import ENGLISH

Tries = dict[Node, tuple[Move, ...]]
"""Illegal moves that were tried, by node."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A study to replay.

    ``tries`` are the moves that its example tries, ``example`` is that example, ``sayings`` tells
    which of its texts come from a catalogue.
    """

    study: Study
    tries: Tries = field(default_factory=dict)
    example: Example | None = None
    sayings: CatalogueTexts | None = None


def opened(shown: object, game: str | None = None, lang: str = ENGLISH) -> Opened:
    """Make a study of anything that can be replayed.

    ``shown``  a `Study`, a `Record` or its JSON (schema ``record``), a state or its JSON
               (``position.<game>``), an `Example` or its id, an annotated round, a round as text
               (``docs/notation.md``), or a link with or without its address
    ``game``   the name of an id's game; without it, the first game with such an example
    ``lang``   the language of an annotated round

    Raises `BadInput`, `BadPosition`, `BadRecord` or `BadText`.

    >>> opened("bar-first").study.history.root.state.game
    'trictrac'
    >>> from tritables import Record, new
    >>> opened(Record(new("trictrac"), ("start 5-3",))).study.record.moves
    ('start 5-3',)
    """
    found = _opened(shown, game, lang)
    here = found.study.history.root.state.game
    if game is not None and here != game_named(game).name:
        raise BadInput(Message("bad-other-game", {"found": here, "game": game}), where="game")
    return found


def _opened(shown: object, game: str | None, lang: str) -> Opened:
    if isinstance(shown, Study):
        return Opened(shown)
    if isinstance(shown, Record):
        return Opened(Study.of_record(shown))
    if isinstance(shown, State):
        return Opened(Study(shown))
    if isinstance(shown, Example):
        return of_example(shown)
    if isinstance(shown, AnnotatedRound):
        study, sayings = shown.open(lang)
        return Opened(study, sayings=sayings)
    if isinstance(shown, Mapping):
        return Opened(_of_json(shown))
    if isinstance(shown, str):
        return _of_text(shown, game)
    choices = "Record, Study, State, Example, a told round, JSON, text"
    raise BadInput(Message("bad-choice", {"choices": choices}), where="shown")


def of_example(example: Example) -> Opened:
    """Return the study of an example's line, with the illegal moves that it tries.

    >>> from tritables import game_named
    >>> found = of_example(game_named("trictrac").example("bar-first"))
    >>> [tried for tries in found.tries.values() for tried in tries] != []
    True
    """
    study = Study(start_of(example))
    history, tries = study.history, Tries()
    for step in example.line:
        if isinstance(step, Try):
            tries[history.current] = (*tries.get(history.current, ()), step.move)
        else:
            history.play(step)
    history.go(0)
    return Opened(study, tries, example)


def _of_json(data: Mapping[str, object]) -> Study:
    if data.get("format") == POSITION:
        return Study(game_of(data).read(data))
    if "format" not in data:
        raise BadInput(Message("bad-choice", {"choices": f"{FORMAT}, {POSITION}"}), where="format")
    return Study.of_record(Record.read(data))


def _of_text(text: str, game: str | None) -> Opened:
    if text.lstrip().startswith("["):
        return Opened(from_text(text))
    games = [game_named(name) for name in (game_names() if game is None else (game,))]
    for one in games:
        for example in one.examples:
            if example.id == text:
                return of_example(example)
    link = link_in(text)
    if MARK not in text and (not link[:1].isdigit() or len(link) > LONGEST):
        choices = ", ".join(example.id for one in games for example in one.examples)
        raise BadInput(Message("bad-choice", {"choices": choices}), where="example")
    linked = from_link(link)
    if isinstance(linked, Study | State):
        return Opened(linked if isinstance(linked, Study) else Study(linked))
    raise BadInput(Message("bad-replay-view"), where="link")  # nothing can be played from a view
