"""Runs in the Python of a bundle: sits down at every game, and plays as far as it is asked to.

`start.mjs` calls `answer` with what is asked: whether games are played to their ends (``whole``),
in which ``languages``, and with all their ``lessons`` or only the first.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tritables import IllegalMove, Try, game_named, game_names
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.transport import Shown
from tritables.lessons import course
from tritables.table import Reply, Table
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.texts import LANGUAGES

LIBRARY = "/lib/python314.zip/"
COUNTED = """
counted = { $number } { NUMBER($number, style: "percent") } { $number ->
    [one] one
    [many] many
   *[other] other
}
"""


class Visit:
    """A board behind a transport, with a clock that runs as fast as it is read."""

    brings_words = True
    is_followed = True

    def __init__(self, table: Table) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Any]] = []
        self.replies: list[Reply] = []
        self.endpoint = Endpoint(table, self, now=lambda: self.now)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        json.dumps(shown.state())
        if shown.reply is not None:
            self.replies.append(shown.reply)

    def later(self, seconds: float, callback: Any) -> Any:
        entry = (self.now + seconds, callback)
        self.due.append(entry)
        return lambda: entry in self.due and self.due.remove(entry)

    def close(self) -> None:
        self.endpoint.stop()

    def ask(self, kind: str, **args: object) -> bool:
        """Give a command, which is answered; whether it was done."""
        asked = len(self.replies)
        self.receive({"view": "v", "seq": asked, "kind": kind, **args})
        assert len(self.replies) == asked + 1, kind
        return self.replies[-1].ok

    def wait(self, most: int) -> int:
        """Let happen what happens by itself; returns how often something did."""
        for times in range(most):
            if not self.due:
                return times
            self.now, ring = self.due.pop(0)
            ring()
        return most


def play(name: str, lang: str, whole: bool) -> int:
    """Play a game between opponents, as far as asked, with all that can be asked around it."""
    game = game_named(name)
    seats = ["greedy"] + ["random"] * (min(game.seats) - 1)
    sitting = Table.open(name, seats=seats, seed=7, settings={"lang": lang})
    visit = Visit(sitting)
    plies = visit.wait(5000 if whole else 3)
    for kind in ("undo", "redo", "nothing of the kind"):
        visit.ask(kind)
    visit.ask("type", move="?")
    Table.load(sitting.save()).shown(visit.now)
    assert not whole or sitting.state.result is not None
    return plies


def learn(name: str, lang: str) -> int:
    """Do what the lessons ask, refused tries and all."""
    for example in game_named(name).examples:
        sitting = Table.open(WorkedExample(game_named(name), example), settings={"lang": lang})
        Visit(sitting)
        for step in example.line:
            if isinstance(step, Try):
                with suppress(IllegalMove):
                    sitting.play(step.move)
            else:
                sitting.play(step)
        sitting.shown(0.0)
        sitting.svg()
    return len(game_named(name).examples)


def walk(name: str, lang: str, count: int | None) -> int:
    """Go through every step of so many chapters of a course, as a page opens them; the steps."""
    steps = 0
    for chapter in course(name).chapters[:count]:
        saved = Table.open(Lesson.of_chapter(chapter), settings={"lang": lang}).save()
        visit = Visit(Table.load(json.loads(json.dumps(saved))))
        for nth in range(len(chapter.steps)):
            visit.ask("step", step=nth)
            assert visit.ask("help"), (chapter.id, nth)
            steps += 1
        Table.load(visit.endpoint.table.save()).shown(visit.now)
    return steps


def numbers() -> list[str]:
    """Numbers and plurals as each language writes them: all that we have of babel's data."""
    told = []
    for lang in LANGUAGES:
        words = FluentBundle([lang], use_isolating=False)
        words.add_resource(FluentResource(COUNTED))
        pattern = words.get_message("counted").value
        assert pattern is not None
        for number in (-1234567, -1, 0, 0.5, 1, 2, 21, 1000, 1_000_000):
            text, faults = words.format_pattern(pattern, {"number": number})
            told.append(f"{lang} {text} {faults}")
    return told


def modules() -> list[str]:
    """The modules of the library that are there now, by the names of their files."""
    specs = [module.__spec__ for module in list(sys.modules.values()) if module]
    return sorted({one.name for one in specs if one and LIBRARY in (one.origin or "")})


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Do what is asked, and tell what came of it."""
    methods = globals()["methods"]  # what the start knew, and what was compiled since
    known = set(methods)
    told: dict[str, Any] = {
        "games": game_names(),
        "numbers": numbers(),
        "plies": {},
        "lessons": {},
        "steps": {},
    }
    for lang in asked["languages"]:
        for name in game_names():
            told["plies"][name] = play(name, lang, asked["whole"])
            told["steps"][name] = walk(name, lang, None if asked["lessons"] else 1)
            if asked["lessons"]:
                told["lessons"][name] = learn(name, lang)
    return {
        **told,
        "modules": modules(),
        "compiled": sorted(set(methods) - known),
        "known": sorted({name.split()[0] for name, _ in known}),
    }
