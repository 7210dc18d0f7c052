"""The steps of a chapter: what a learner is shown, does or is asked, a small class for each kind.

What is right is never stored. A step holds a position and a question, and the rules answer.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar

from tritables.core.examples import Example, Words
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons.check import start_of
from tritables.lessons.outcomes import Outcome
from tritables.lessons.search import Search


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a chapter: its name, the position it starts from, the rules that it is about.

    The words are given here, or else they are ``step-<id>`` in the game's catalogue, with the
    attributes ``.task`` and ``.done``.
    """

    kind: ClassVar[str]
    asks: ClassVar[bool] = False
    """Whether it is an answer that is wanted, and not a move."""

    id: str
    start: State
    _: KW_ONLY
    rules: tuple[str, ...] = ()
    title: Words | None = None
    task: Words | None = None
    done: Words | None = None

    @property
    def game(self) -> Game[Any]:
        """The game whose position it shows."""
        return game_named(self.start.game)

    @property
    def words(self) -> str:
        """The id of its words in the game's catalogue."""
        return f"step-{self.id}"

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it: played when it is answered, or stepped through."""
        return ()

    def particulars(self) -> dict[str, object]:
        """What only its kind has, as files carry it."""
        return {}

    def as_json(self) -> dict[str, object]:
        """The step as courses carry it (``tritables/schemas/course.json``)."""
        words = {"title": self.title, "task": self.task, "done": self.done}
        return {
            "id": self.id,
            "kind": self.kind,
            "position": self.start.position(),
            **self.particulars(),
            "rules": list(self.rules),
            **{part: said for part, said in words.items() if said is not None},
        }


@dataclass(frozen=True, slots=True)
class Show(Step):
    """A position to look at; ``line`` are moves that the learner watches one after the other.

    It is done with the last of them.

    >>> from tritables import new
    >>> Show("start", new("trictrac"), line=("start 5-3",)).moves()
    ('start 5-3',)
    """

    kind = "show"
    line: tuple[Move, ...] = ()

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it."""
        return self.line

    def particulars(self) -> dict[str, object]:
        """What only its kind has."""
        return {"line": list(self.line)}


@dataclass(frozen=True, slots=True)
class Do(Step):
    """Bring something about: the goals of a worked example, by any line that does it.

    ``figure`` is the number or letter of the figure in the game's source that it draws anew.

    >>> from tritables import game_named
    >>> Do.of(game_named("trictrac").example("winning")).rules
    ('goal.all-off',)
    """

    kind = "do"
    example: Example = field(kw_only=True)
    figure: str | None = None

    @classmethod
    def of(cls, example: Example, figure: str | None = None) -> Do:
        """The step of an example, under the example's own name."""
        return cls(
            example.id, start_of(example), rules=example.rules, example=example, figure=figure
        )

    @property
    def words(self) -> str:
        """The words of its example."""
        return f"example-{self.id}"

    def as_json(self) -> dict[str, object]:
        """The step with all of its example."""
        figure = {} if self.figure is None else {"figure": self.figure}
        return {"kind": self.kind, "example": self.example.as_json(), **figure}


@dataclass(frozen=True, slots=True)
class PlayOn(Step):
    """Some turns against an opponent, or a whole round where ``turns`` is None.

    ``seats`` says who plays each seat; at least one is a person.

    >>> from tritables import new
    >>> PlayOn("play", new("trictrac"), seats=("person", "greedy"), turns=3).turns
    3
    """

    kind = "play-on"
    seats: tuple[str, ...] = field(kw_only=True)
    turns: int | None = None

    def particulars(self) -> dict[str, object]:
        """What only its kind has."""
        return {"seats": list(self.seats), "turns": self.turns}


@dataclass(frozen=True, slots=True)
class FindAll(Step):
    """Touch every place that is to be found: where this may go, who is adjacent.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("look-ahead").position
    >>> step = FindAll("which", start, search=Search("sources"))
    >>> step.places(), step.answer("22", ()).right
    (('1',), False)
    """

    kind = "find-all"
    asks = True
    search: Search = field(kw_only=True)

    def places(self) -> tuple[str, ...]:
        """The places to find, as the rules say."""
        return self.search.places(self.start)

    def answer(self, place: str, found: tuple[str, ...]) -> Outcome:
        """Say whether a place that was touched is one of them and, if not, why not."""
        wanted = self.places()
        if place in wanted:
            return Outcome(True, missed=len(set(wanted) - {*found, place}))
        return self.search.why_not(self.start, place)

    def enough(self, found: tuple[str, ...]) -> Outcome:
        """Say whether those are all; if not, how many are missed and where to look."""
        wanted = self.places()
        missed = [place for place in wanted if place not in found]
        if not missed:
            return Outcome(True)
        near = self.search.around(self.start, missed[0])
        args = {
            "found": len(wanted) - len(missed),
            "count": len(wanted),
            "there": len({*near} & {*missed}),
        }
        return Outcome(False, (Message("find-missed", args),), near, missed=len(missed))

    def particulars(self) -> dict[str, object]:
        """What only its kind has."""
        return {"find": self.search.as_json()}
