"""Worksheets: questions about boards to print for a class, with the answers on the last page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.examples import Example, Words
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.endpoint.stores.file_store import Place, written
from tritables.lessons.choice_steps import Choosing, label_of, words_of
from tritables.lessons.example_words import example_words
from tritables.lessons.exercise_forms import step_of
from tritables.lessons.exercise_search import Exercise
from tritables.lessons.exercise_steps import Ask
from tritables.lessons.installed_courses import found_in
from tritables.lessons.legality_steps import Judge
from tritables.lessons.quiz import LONGEST, Quiz
from tritables.lessons.steps import Do, FindAll, Step
from tritables.scene.still import still_of
from tritables.table.settings import Settings
from tritables.table.views.practice import asked_in
from tritables.templates import render
from tritables.texts import check_language, in_language, own_words, say, spoken


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a teacher's own about a position.

    ``position``  a state, or a position as JSON (the schema ``position.<game>``)
    ``question``  one text, or texts by language; so are ``answer`` and each of the ``choices``
    ``answer``    the answer on the last page
    ``choices``   boxes to tick; without them there is a line to write on
    ``marks``     ids of places of the board to mark

    >>> from tritables.games import trictrac
    >>> Asked(trictrac.position(white="5 12"), "Which stone is safe?", "None.").choices
    ()
    """

    position: State | Mapping[str, object]
    question: Words
    answer: Words = ""
    _: KW_ONLY
    choices: Sequence[Words] = ()
    marks: Sequence[str] = ()


Item = Asked | Exercise | Example | Step | str
"""A question of a worksheet; a string is the id of a step of the game's course."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A board as SVG, with its status line, or an empty one."""

    svg: str
    due: str


@dataclass(frozen=True, slots=True)
class _Printed:
    """A question as it is printed: its board, its texts and its answer."""

    board: _Drawn
    question: str
    choices: tuple[str, ...]
    answer: str
    shown: _Drawn | None = None
    """The board of an answer that is places."""


class Worksheet:
    """Questions about boards on paper, two beside each other, with answers on the last page.

    ``game``   the name of the game
    ``items``  the questions, 1 to 200 of them; without them there are ``n`` exercises
    ``rules``  ids of the rules that the exercises are about; by default all that can be practised
    ``n``      the number of exercises, 1 to 200
    ``seed``   a whole number; the same one gives the same exercises
    ``lang``   the language of the page
    ``title``  the title of the page, with a default by game

    Cards and tiles that the seat of an exercise could not see are face down. Raises `BadInput` with
    the argument that is wrong, such as ``items[2].marks[0]``.

    >>> sheet = Worksheet("trictrac", rules=["bar.first"], n=2, seed=1)
    >>> len(sheet.items), "<svg" in sheet.html(), "http" in sheet.html().replace(SVG, "")
    (2, True, False)
    """

    def __init__(
        self,
        game: str,
        items: Iterable[Item] | None = None,
        *,
        rules: Iterable[str] | None = None,
        n: int = 8,
        seed: int = 0,
        lang: str = "en",
        title: str | None = None,
    ) -> None:
        self.game: Game[Any] = game_named(game)
        self.lang = spoken(game, check_language(lang))
        self.seed = seed
        self.items: tuple[Item, ...] = tuple(
            _exercises(game, rules, n, seed) if items is None else items
        )
        if not 1 <= len(self.items) <= LONGEST:
            count = {"low": 1, "high": LONGEST, "length": len(self.items)}
            raise BadInput(Message("bad-length", count), where="items")
        self.title = title or say(Message("sheet-title", {"game": self._name}), self.lang)
        self._printed = tuple(self._print(item, nth) for nth, item in enumerate(self.items))

    def html(self) -> str:
        """The worksheet as one HTML page, for a browser to print."""
        return self._page

    def save(self, place: Place) -> None:
        """Write the page to a file, atomically; raises `OSError`."""
        written(self.html(), place)

    def _repr_html_(self) -> str:
        """The page in an ``iframe``, so that its style does not leak into the notebook."""
        return render("export/frame.html.j2", title=self.title, page=self.html())

    def __repr__(self) -> str:
        lines = [f"{nth}. {one.question}" for nth, one in enumerate(self._printed, 1)]
        return "\n".join([self.title, *lines])

    @cached_property
    def _page(self) -> str:
        return render(
            "export/worksheet.html.j2", lang=self.lang, title=self.title, questions=self._printed
        )

    @property
    def _name(self) -> str:
        return say(Message("game-title", game=self.game.name), self.lang)

    # What is printed of each kind of question.

    def _print(self, item: Item, nth: int) -> _Printed:
        where = f"items[{nth}]"
        if isinstance(item, str):
            chapter, at = found_in(self.game.name, item)
            item = chapter.steps[at]
        if isinstance(item, Exercise):
            seen = not item.open
            step = step_of(item, str(nth), Random(f"{self.seed}:{nth}"), said=True)
            return self._step(step, where, item.seat if seen else None, hide=seen)
        if isinstance(item, Asked):
            return self._asked(item, where)
        if isinstance(item, Example):
            item = Do.of(item)
        if isinstance(item, Step):
            return self._step(item, where)
        raise BadInput(Message("bad-choice", {"choices": _KINDS}), where=where)

    def _asked(self, item: Asked, where: str) -> _Printed:
        state = item.position
        if not isinstance(state, State):
            state = self.game.read(state, f"{where}.position")
        choices = tuple(in_language(choice, self.lang) for choice in item.choices)
        question, answer = (in_language(words, self.lang) for words in (item.question, item.answer))
        return _Printed(self._board(state, where, marks=item.marks), question, choices, answer)

    def _step(
        self, step: Step, where: str, seat: int | None = None, *, hide: bool = False
    ) -> _Printed:
        about = step.about()
        turn = not isinstance(step, Ask) or step.question.asks in ("may", "points")
        board = self._board(step.start, where, seat, hide=hide, marks=about, turn=turn)
        question = self._task(step)
        choices: tuple[str, ...] = ()
        if isinstance(step, Choosing):
            reader = None if isinstance(step, Ask) else step.reader
            labels = (label_of(one, self.game.name, self.lang, reader) for one in step.choices())
            choices = tuple(labels)
            right = [choices[nth] for nth in step.right()]
            return _Printed(board, question, choices, " ".join([_listed(right), *self._why(step)]))
        if isinstance(step, FindAll):
            shown = self._board(step.start, where, seat, hide=hide, marks=step.places(), turn=False)
            return _Printed(board, question, (), self._words(step, "done"), shown)
        if not isinstance(step, Do):
            raise BadInput(Message("sheet-no-question", {"id": step.id}), where=where)
        moves = [one for one in step.example.line if isinstance(one, str)]
        played = _listed(self._line(step.start, moves))
        return _Printed(board, question, choices, f"{played} {self._words(step, 'done')}".strip())

    def _task(self, step: Step) -> str:
        if isinstance(step, Ask):
            return asked_in(step, Settings.of({"lang": self.lang}))
        task = self._words(step, "task")
        if isinstance(step, Judge) and not task:
            move = say(self.game.in_words(step.start, step.move), self.lang)
            return say(Message("ask-may", {"move": move}), self.lang)
        return task or self._words(step, "title")

    def _words(self, step: Step, part: str) -> str:
        if not isinstance(step, Do):
            own, id = getattr(step, part), f"{step.words}.{part}"
            return own_words(own, id, self.game.name, self.lang, step.tally())
        tasks = [f"task-{nth}" for nth in range(2, len(step.example.goals) + 1)]
        parts = [part, *(tasks if part == "task" else ())]
        said = (example_words(self.game, step.example, one, self.lang) for one in parts)
        return " ".join(filter(None, dict.fromkeys(said)))

    def _why(self, step: Choosing) -> Iterator[str]:
        """The reasons of the right answer, by the rules."""
        if isinstance(step, Ask):
            yield from (say(reason, self.lang) for reason in step.reasons())
            return
        if done := self._words(step, "done"):
            yield done
            return
        wrong = (step.answer(nth) for nth in range(len(step.choices())) if nth not in step.right())
        for outcome in wrong:
            yield from words_of(outcome, self.lang, step.reader)
            return

    def _line(self, state: State, moves: Iterable[Move]) -> Iterator[str]:
        for move in moves:
            yield say(self.game.in_words(state, move), self.lang)
            state = state.play(move)

    def _board(
        self,
        state: State,
        where: str,
        seat: int | None = None,
        *,
        hide: bool = False,
        marks: Sequence[str] = (),
        turn: bool = True,
    ) -> _Drawn:
        """A still board, with its status line unless that is the question (``turn``)."""
        if state.game != self.game.name:
            raise BadInput(Message("bad-choice", {"choices": self.game.name}), where=where)
        look = Look(state.on_turn if seat is None else seat)
        view = state.view(seat) if hide else state
        known = {place.id for place in self.game.layout(view, "wide", look).places}
        for nth, place in enumerate(marks):
            Reader(place, BadInput, f"{where}.marks[{nth}]").one_of(*sorted(known))
        drawn = still_of(self.game, view, look=look, lang=self.lang, marks=marks)
        return _Drawn(drawn.svg, drawn.status if turn else "")


SVG: Final = "http://www.w3.org/2000/svg"
_KINDS: Final = "Asked, Exercise, Example, Step, str"


def _exercises(game: str, rules: Iterable[str] | None, n: int, seed: int) -> Iterator[Exercise]:
    """The exercises of a quiz that is answered rightly throughout."""
    quiz = Quiz(game, rules=rules, n=n, seed=seed)
    while quiz.exercise is not None:
        yield quiz.exercise
        quiz = quiz.answered(quiz.exercise.question.truth)


def _listed(parts: Iterable[str]) -> str:
    text = " · ".join(parts)
    return text if not text or text[-1] in ".!?" else f"{text}."
