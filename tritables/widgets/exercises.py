"""Practice and quizzes as widgets: exercises on rules at one board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import traitlets

from tritables.core.errors import BadInput, BadRecord
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.endpoint.seeds import fresh_seed
from tritables.lessons.exercises import AnyMove, Ask
from tritables.lessons.series import Series
from tritables.table import Table as PlainTable
from tritables.table.activities.practice import Practice as PracticeActivity
from tritables.table.practice_progress import PracticeProgress
from tritables.widgets.keywords import Looks, only_looks
from tritables.widgets.lesson import learner_settings
from tritables.widgets.table import Table


class Exercises(Table):
    """What practice and quizzes have in common."""

    results = traitlets.Tuple(
        read_only=True,
        help="How each exercise went, as data; observe it to see every answer. It stays in the"
        " kernel: a quiz that is told at its end tells no page before what is right.",
    )

    def _train(self, training: PracticeProgress, looks: Looks) -> None:
        choices = only_looks(looks)
        table = PlainTable.open(
            PracticeActivity(training),
            settings=learner_settings(choices),
            locked=choices.get("locked", ()),
            fresh=fresh_seed,
        )
        self._sit_down(table, choices.get("layout"))

    @classmethod
    def _fitting(cls, table: PlainTable) -> PlainTable:
        practice = table.find(PracticeActivity)
        if practice is None or not cls._fits(practice.exercises):
            raise BadRecord(Message("bad-no-exercise"), where="practice")
        return table

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        """Whether it is what this widget is for."""
        return True

    @property
    def _training(self) -> PracticeProgress:
        practice = self._plain.find(PracticeActivity)
        assert practice is not None
        return practice.exercises

    @property
    def exercise(self) -> Ask | AnyMove:
        """The exercise on the board: its position, its question, the answers to choose from."""
        return self._training.exercise

    @property
    def right(self) -> int:
        """How many were right at the first try."""
        return self._training.right

    def answer(self, choice: int) -> None:
        """Choose an answer by its number, from 0; raises `BadInput` where there is none."""
        self._front.do("pick", choice=choice)

    def next(self) -> None:
        """Go on to the next exercise, once this one is answered; raises `BadInput` before."""
        self._front.act(_next)

    def _after_showing(self) -> None:
        super()._after_showing()
        results = self._training.results
        if self.results != results:
            self.set_trait("results", results)


class Practice(Exercises):
    """Exercises without end: positions in which a rule decides, with instant truth.

    Open one by `practice`. ``level`` is how hard the next one is wished for, or None where that
    follows the answers.

    >>> practised = Practice("trictrac", "throw.look-ahead", seed=1)
    >>> practised.exercise.rules
    ('throw.look-ahead',)
    """

    def __init__(
        self,
        game: str,
        rules: str | Sequence[str] | None = None,
        *,
        seed: int | None = None,
        level: int | None = None,
        **looks: Unpack[Looks],
    ) -> None:
        wanted = [rules] if isinstance(rules, str) else rules
        drawn = fresh_seed() if seed is None else seed
        series = Series(game, wanted, seed=drawn, level=level)
        self._train(PracticeProgress(series, mark=[seed, level]), looks)

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        return training.count is None

    @property
    def level(self) -> int | None:
        """How hard the next exercise is wished for, from 1 to 3; None follows the answers."""
        return self._training.series.level

    @level.setter
    def level(self, level: int | None) -> None:
        self._front.do("level", level=level)


def practice(
    game: str,
    rules: str | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    level: int | None = None,
    **looks: Unpack[Looks],
) -> Practice:
    """Practise a rule of a game at a board, some of them by turns, or all.

    Each exercise is a position in which the rule decides: a move that tempts fails because of it,
    or points depend on it. None comes twice. ``seed`` makes them repeatable; ``level``, 1 to 3, is
    how hard they are, which follows the answers where nobody says so. Settings and ``locked`` are
    as those of a `Table`. Raises `BadInput` for a rule that can only be told, and for an unknown
    name, seed or level.

    >>> practice("trictrac", ["bar.first", "throw.normal"], seed=1).exercise.kind
    'ask'
    """
    return Practice(game, rules, seed=seed, level=level, **looks)


class Quiz(Exercises):
    """So many questions on some rules of a game, and at the end what was right.

    ``rules`` are asked by turns, without them all that can be practised. ``seed`` makes the quiz
    repeatable. ``help`` lets help be asked for before an answer; ``told`` says when an answer is
    told to be right: ``"each"`` at once, ``"end"`` once all are given. Settings and ``locked`` are
    as those of a `Table`: under ``"new"`` nothing is asked again. `results` is there as data while
    it goes on, and is kept with the widget. Raises `BadInput` for what there is not.

    >>> quiz = Quiz("trictrac", rules=["start.roll-off"], n=2, seed=4)
    >>> quiz.answer(quiz.exercise.right()[0])
    >>> quiz.next()
    >>> quiz.done, [result["right"] for result in quiz.results]
    (False, [True])
    """

    def __init__(
        self,
        game: str,
        rules: Sequence[str] | None = None,
        *,
        n: int = 10,
        seed: int | None = None,
        help: bool = False,
        told: str = "each",
        **looks: Unpack[Looks],
    ) -> None:
        drawn = fresh_seed() if seed is None else seed
        tells = Reader(told, BadInput, "told").one_of("each", "end") == "each"
        series = Series(game, rules, seed=drawn)
        self._train(PracticeProgress(series, count=n, helps=help, tells=tells, mark=[seed]), looks)

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        return training.count is not None

    @property
    def done(self) -> bool:
        """Whether all questions have been answered."""
        return self._training.is_done


def _next(table: PlainTable) -> None:
    practice = table.find(PracticeActivity)
    assert practice is not None
    training = practice.exercises
    while not (training.again_of or training.series.look()):
        pass
    table.do("step", step=len(training.progress.went))
