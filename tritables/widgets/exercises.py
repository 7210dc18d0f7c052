"""The widgets of practice and quizzes: exercises on rules at one board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import traitlets

from tritables.core.errors import BadInput, BadRecord
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.endpoint.seeds import fresh_seed
from tritables.lessons.exercise_forms import Exercised
from tritables.lessons.exercise_series import Series
from tritables.table import Table as PlainTable
from tritables.table.activities.practice import Practice as PracticeActivity
from tritables.table.practice_progress import PracticeProgress
from tritables.widgets.keywords import Keywords, open_activity, read_keywords
from tritables.widgets.lesson import learner_settings
from tritables.widgets.table import Table


class Exercises(Table):
    """Base class of `Practice` and `Quiz`."""

    results = traitlets.Tuple(
        read_only=True,
        help="How each exercise went, as data; observe it to see every answer. It stays in the"
        " kernel: a quiz that is told at its end tells no page before what is right.",
    )

    def _open(self, training: PracticeProgress, keywords: Keywords) -> None:
        choices = read_keywords(keywords)
        self._attach(
            open_activity(PracticeActivity(training), learner_settings(choices), choices),
            choices.get("layout"),
        )

    @classmethod
    def _checked(cls, table: PlainTable) -> PlainTable:
        practice = table.find(PracticeActivity)
        if practice is None or not cls._fits(practice.exercises):
            raise BadRecord(Message("bad-no-exercise"), where="practice")
        return table

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        """Return True if a saved table is of this class."""
        return True

    @property
    def _progress(self) -> PracticeProgress:
        practice = self._plain.find(PracticeActivity)
        assert practice is not None
        return practice.exercises

    @property
    def exercise(self) -> Exercised:
        """The current exercise, a step with its position, question and choices."""
        return self._progress.exercise

    @property
    def right(self) -> int:
        """The number of exercises of this set or quiz that were right at the first try."""
        return self._progress.right

    def answer(self, choice: int) -> None:
        """Choose an answer by its index; raises `BadInput` where there is none."""
        self._front.do("pick", choice=choice)

    def next(self) -> None:
        """Go on to the next exercise; raises `BadInput` before this one is answered."""
        self._front.act(_next)

    def _after_showing(self) -> None:
        super()._after_showing()
        results = self._progress.results
        if self.results != results:
            self.set_trait("results", results)


class Practice(Exercises):
    """Exercises without end: positions in which a rule or a principle of play decides.

    The parameters are those of `practice`, which makes one.

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
        **keywords: Unpack[Keywords],
    ) -> None:
        wanted = [rules] if isinstance(rules, str) else rules
        drawn = fresh_seed() if seed is None else seed
        series = Series(game, wanted, seed=drawn, level=level)
        self._open(PracticeProgress(series, mark=[seed, level]), keywords)

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        return training.count is None

    @property
    def level(self) -> int | None:
        """The requested level of the next exercise, from 1 to 3; None lets it follow the
        answers.
        """
        return self._progress.series.level

    @level.setter
    def level(self, level: int | None) -> None:
        self._front.do("level", level=level)


def practice(
    game: str,
    rules: str | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    level: int | None = None,
    **keywords: Unpack[Keywords],
) -> Practice:
    """Make a board with exercises on rules of a game, or on principles of play.

    ``game``      the name of a game
    ``rules``     the id of a rule or a principle, or several that come by turns; by default all
                  rules that can be practised
    ``seed``      an integer; the same one gives the same exercises
    ``level``     the difficulty, from 1 to 3; by default it follows the answers
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`

    In each exercise the rule decides: a tempting move fails because of it, or points depend on it.
    On a principle it is asked which line wins most. None comes twice. Raises `BadInput` for a rule
    that cannot be practised, and for an unknown name, seed or level.

    >>> practice("trictrac", ["bar.first", "throw.normal"], seed=1).exercise.kind
    'ask'
    """
    return Practice(game, rules, seed=seed, level=level, **keywords)


class Quiz(Exercises):
    """A number of questions on rules of a game, and the score at the end.

    ``game``      the name of a game
    ``rules``     ids of rules that come by turns; by default all that can be practised
    ``n``         the number of questions, 1 to 200
    ``seed``      an integer; the same one gives the same quiz
    ``help``      allow hints before an answer
    ``told``      when answers are marked: ``"each"`` at once, ``"end"`` after the last
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`; with ``"new"`` locked no
                  question is asked again

    `results` has the answers while the quiz goes on, and is saved with the widget. Raises
    `BadInput`.

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
        **keywords: Unpack[Keywords],
    ) -> None:
        drawn = fresh_seed() if seed is None else seed
        tells = Reader(told, BadInput, "told").one_of("each", "end") == "each"
        series = Series(game, rules, seed=drawn)
        self._open(
            PracticeProgress(series, count=n, helps=help, tells=tells, mark=[seed]), keywords
        )

    @classmethod
    def _fits(cls, training: PracticeProgress) -> bool:
        return training.count is not None

    @property
    def done(self) -> bool:
        """True if all questions have been answered."""
        return self._progress.is_done


def _next(table: PlainTable) -> None:
    practice = table.find(PracticeActivity)
    assert practice is not None
    training = practice.exercises
    while not (training.again_of or training.series.look()):
        pass
    table.do("step", step=len(training.progress.went))
