"""tritables teaches four tabletop games at a live board.

>>> import tritables
>>> tritables.new("trictrac").legal_moves()[:2]
('start 1-2', 'start 1-3')

``Table`` is the board in a notebook; it is imported when it is first asked for, so that the rules
engine starts quickly and runs where there is no Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tritables.core import (
    BadInput,
    BadPosition,
    BadRecord,
    Event,
    Example,
    Goal,
    HiddenOutcome,
    IllegalMove,
    Match,
    Record,
    Result,
    State,
    TritablesError,
    Try,
    Verdict,
    game_named,
    game_names,
)
from tritables.core.messages import Message, speak_with
from tritables.core.registry import game_of

if TYPE_CHECKING:
    from tritables.arena import play_match, tournament
    from tritables.export.recording import Recording
    from tritables.export.worksheet import Asked, Worksheet
    from tritables.lessons import check
    from tritables.replay.links import to_link
    from tritables.replay.study import Study
    from tritables.replay.text_reading import BadText, from_text
    from tritables.replay.text_writing import to_text
    from tritables.widgets import (
        Course,
        Editor,
        Lesson,
        Page,
        Practice,
        Quiz,
        Replay,
        Table,
        examples,
        practice,
        rounds,
        speak,
    )

__version__ = "0.1.0"

__all__ = [
    "Asked",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "BadText",
    "Course",
    "Editor",
    "Event",
    "Example",
    "Goal",
    "HiddenOutcome",
    "IllegalMove",
    "Lesson",
    "Match",
    "Page",
    "Practice",
    "Quiz",
    "Record",
    "Recording",
    "Replay",
    "Result",
    "State",
    "Study",
    "Table",
    "TritablesError",
    "Try",
    "Verdict",
    "Worksheet",
    "check",
    "examples",
    "from_text",
    "game_named",
    "game_names",
    "new",
    "play_match",
    "position",
    "practice",
    "rounds",
    "speak",
    "to_link",
    "to_text",
    "tournament",
]

_LATER = {
    "tritables.arena": ("play_match", "tournament"),
    "tritables.export.recording": ("Recording",),
    "tritables.export.worksheet": ("Asked", "Worksheet"),
    "tritables.widgets": (
        "Course", "Editor", "Lesson", "Page", "Practice", "Quiz", "Replay", "Table", "examples",
        "practice", "rounds",
        "speak",
    ),
    "tritables.lessons": ("check",),
    "tritables.replay.links": ("to_link",),
    "tritables.replay.study": ("Study",),
    "tritables.replay.text_writing": ("to_text",),
    "tritables.replay.text_reading": ("BadText", "from_text"),
}  # fmt: skip
"""Names that are imported on first access, by their modules."""


def new(game: str, *, seats: int | None = None, seed: int = 0, **options: object) -> State:
    """Return the start of a freshly dealt game.

    ``game``     the game's name, one of `game_names`
    ``seats``    the number of seats; by default the game's smallest
    ``seed``     a whole number; the same one gives the same deal
    ``options``  house rules by name, such as ``target=200``; others have their defaults

    Raises `BadInput` with the argument that is wrong.

    >>> new("trictrac").to_act
    'chance'
    """
    state: State = game_named(game).new(seats, options, seed)
    return state


def position(data: object) -> State:
    """Read a position of any game from JSON (schema ``position.<game>``).

    Raises `BadPosition` with the place of the fault, and the rule where one is broken.

    >>> position(new("trictrac").position()) == new("trictrac")
    True
    """
    state: State = game_of(data).read(data)
    return state


def _speak_english(message: Message) -> str:
    from tritables.texts import say

    return say(message, "en")


speak_with(_speak_english)


def __getattr__(name: str) -> Any:
    for home, names in _LATER.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'tritables' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted((*__all__, "__version__"))


from tritables import games as _games  # noqa: E402, F401  the games register themselves
