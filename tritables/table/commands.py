"""Intents: what the browser asks, checked before anything is done.

The form is ``tritables/schemas/messages.json``; a test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tritables.core.chance import SEED_BITS
from tritables.core.errors import BadInput
from tritables.core.picture import SHAPES
from tritables.core.reading import Reader
from tritables.lessons.course_files import MOST_CHAPTERS, MOST_CHOICES, MOST_STEPS
from tritables.lessons.practice import LEVELS
from tritables.replay.links import LONGEST as LONGEST_LINK
from tritables.replay.notes import LONGEST_COMMENT, LONGEST_NAME
from tritables.scene.sheets import THEMES
from tritables.table.settings import SETTINGS

JUMPS: Final = ("score", "refusal", "note")
"""To what one jumps in a replay."""

WAYS: Final = ("back", "on")
"""Whether one jumps back or on."""

MOST_NODES: Final = 1_000_000
"""Numbers by which a page names the positions of a replay."""

MOST_RULES: Final = 200
"""So many rules are practised at once, at most."""

MOST_LEFT: Final = 5
"""So many games a page asks for at once that were left at a board, at most."""

TOKEN: Final = re.compile("[0-9a-f]{32}")

Value = str | int | bool | None | tuple[str, ...] | dict[str, object]


@dataclass(frozen=True, slots=True)
class Intent:
    """A checked intent: which view asks, its number, what it is, and its parameters."""

    view: str
    seq: int
    kind: str
    args: dict[str, Value]


def _short(reader: Reader) -> str:
    return reader.text_of(40)


def _form(reader: Reader) -> str:
    return reader.one_of("python", "text", "link", "lesson")


def _task(reader: Reader) -> str | None:
    return reader.maybe(lambda given: given.text_of(400))


def _place(reader: Reader) -> str | None:
    return reader.maybe(_short)


def _id(reader: Reader) -> str:
    return reader.text_of(80)


def _shape(reader: Reader) -> str:
    return reader.one_of(*SHAPES)


def _light(reader: Reader) -> str:
    return reader.one_of(*THEMES)


def _move(reader: Reader) -> str:
    return reader.text_of(400)


def _faces(reader: Reader) -> tuple[str, ...]:
    return tuple(item.text_of(40) for item in reader.items(0, 60))


def _ply(reader: Reader) -> int:
    return reader.whole(0, 100_000)


def _seed(reader: Reader) -> str | int | None:
    """A seed, in text if it is long: the numbers of a browser end before a seed does."""

    def read(given: Reader) -> str | int:
        if not isinstance(given.value, str):
            return given.whole(0, 2**53 - 1)
        text = given.text_of(39, shortest=1)
        if not (text.isascii() and text.isdigit()):
            given.refuse("bad-seed", bits=SEED_BITS)
        return text

    return reader.maybe(read)


def _setting(reader: Reader) -> str:
    return reader.one_of(*SETTINGS)


def _value(reader: Reader) -> str | bool:
    return reader.flag() if isinstance(reader.value, bool) else reader.text()


def _seat(reader: Reader) -> int:
    return reader.whole(0, 5)


def _seats(reader: Reader) -> tuple[str, ...] | None:
    return reader.maybe(lambda given: tuple(item.text_of(40) for item in given.items(0, 6)))


def _options(reader: Reader) -> dict[str, object] | None:
    """The game reads what stands in them; here they are only kept small."""

    def read(given: Reader) -> dict[str, object]:
        if not isinstance(given.value, dict):
            given.refuse("bad-object")
        if len(given.value) > 12:
            given.refuse("bad-length", low=0, high=12, length=len(given.value))
        for name, value in given.value.items():
            if len(name) > 40 or not (value is None or isinstance(value, str | int)):
                given.refuse("bad-setting")
        return dict(given.value)

    return reader.maybe(read)


def _saved(reader: Reader) -> dict[str, object]:
    """A copy of a lesson, which is read as any saved sitting is."""
    if not isinstance(reader.value, dict):
        reader.refuse("bad-object")
    return dict(reader.value)


def _turn(reader: Reader) -> int:
    return reader.whole(0, 11)


def _step(reader: Reader) -> int:
    return reader.whole(0, MOST_STEPS - 1)


def _chapter(reader: Reader) -> int:
    return reader.whole(0, MOST_CHAPTERS - 1)


def _rules(reader: Reader) -> tuple[str, ...] | None:
    return reader.maybe(
        lambda given: tuple(item.text_of(80) for item in given.items(0, MOST_RULES))
    )


def _level(reader: Reader) -> int:
    return reader.whole(LEVELS[0], LEVELS[-1])


def _token(reader: Reader) -> str:
    """A name that a browser has drawn for a game that is kept."""
    text = reader.text_of(32, shortest=32)
    if not TOKEN.fullmatch(text):
        reader.refuse("bad-token")
    return text


def _tokens(reader: Reader) -> tuple[str, ...]:
    return tuple(_token(item) for item in reader.items(0, MOST_LEFT))


def _nth(reader: Reader) -> int:
    return reader.whole(0, MOST_LEFT - 1)


def _flag(reader: Reader) -> bool:
    return reader.flag()


def _jump(reader: Reader) -> str:
    return reader.one_of(*JUMPS)


def _way(reader: Reader) -> int:
    return -1 if reader.one_of(*WAYS) == WAYS[0] else 1


def _node(reader: Reader) -> int:
    return reader.whole(0, MOST_NODES)


def _maybe_node(reader: Reader) -> int | None:
    return reader.maybe(_node)


def _maybe_ply(reader: Reader) -> int | None:
    return reader.maybe(_ply)


def _comment(reader: Reader) -> str | None:
    return reader.maybe(lambda given: given.text_of(LONGEST_COMMENT))


def _link(reader: Reader) -> str:
    return reader.text_of(LONGEST_LINK)


def _name(reader: Reader) -> str | None:
    return reader.maybe(lambda given: given.text_of(LONGEST_NAME))


def _eyes(reader: Reader) -> str | int:
    return _short(reader) if isinstance(reader.value, str) else _seat(reader)


def _choice(reader: Reader) -> int:
    return reader.whole(0, MOST_CHOICES)


FORMS: Final[dict[str, dict[str, Callable[[Reader], Value]]]] = {
    "ping": {},
    "begin": {},
    "draw": {},
    "undo": {},
    "redo": {},
    "dismiss": {},
    "next": {},
    "open": {},
    "seed": {},
    "sheet": {},
    "whole": {},
    "enough": {},
    "help": {},
    "play": {},
    "legal": {"place": _place},
    "keep": {},
    "resume": {"saved": _saved},
    "recall": {"tokens": _tokens, "fresh": _token},
    "rejoin": {"nth": _nth, "copies": _flag, "fresh": _token},
    "anew": {},
    "leave": {},
    "study": {},
    "repeat": {},
    "difference": {},
    "practise": {"rules": _rules},
    "level": {"level": _level},
    "aims": {},
    "edit": {"name": _short, "value": _short},
    "tool": {"name": _short},
    "write": {"form": _form},
    "share": {"shape": _shape},
    "link": {"link": _link, "sure": _flag},
    "lesson": {"aim": _id, "task": _task},
    "picture": {"rule": _id, "shape": _shape, "theme": _light},
    "touch": {"place": _short},
    "pick": {"choice": _choice},
    "step": {"step": _step},
    "chapter": {"chapter": _chapter},
    "attempt": {"from": _short, "to": _short, "turn": _turn},
    "type": {"move": _move},
    "set": {"faces": _faces},
    "go": {"ply": _ply},
    "run": {"on": _flag},
    "jump": {"what": _jump, "way": _way},
    "main": {},
    "stand": {"node": _node},
    "glimpse": {"at": _maybe_ply, "branch": _maybe_node},
    "why": {},
    "instead": {"move": _move},
    "let": {"by": _short, "whole": _flag},
    "note": {"comment": _comment, "called": _name},
    "mark": {"from": _short, "to": _short},
    "unmark": {},
    "promote": {"node": _node},
    "cut": {"node": _node},
    "uncut": {},
    "see": {"sees": _eyes},
    "new": {"seed": _seed, "seats": _seats, "options": _options},
    "choose": {"name": _setting, "value": _value},
    "seat": {"seat": _seat, "by": _short},
}
"""What each kind of intent carries, and how it is read."""


def read_intent(content: object) -> Intent:
    """Check a message of the browser; raises `BadInput` with the place of the fault.

    >>> read_intent({"view": "a", "seq": 1, "kind": "go", "ply": 3}).args
    {'ply': 3}
    """
    reader = Reader(content, BadInput)
    reader.has("kind")
    kind = reader.at("kind").one_of(*FORMS)
    form = FORMS[kind]
    reader.keys(("view", "seq", "kind", *form))
    view = reader.at("view").text_of(40, shortest=1)
    seq = reader.at("seq").whole(0, 2**53 - 1)
    return Intent(view, seq, kind, {name: read(reader.at(name)) for name, read in form.items()})
