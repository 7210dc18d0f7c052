"""Practice and quizzes as JSON: the exercises and their results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from tritables.core.game import Game
from tritables.core.reading import Reader
from tritables.lessons.exercise_files import read_exercise
from tritables.lessons.exercise_forms import Exercised, subject_of
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.exercise_series import MOST_ASKED, Noted, Series
from tritables.lessons.practice_data import practisable, principles_of
from tritables.lessons.step_results import Went
from tritables.table.practice_progress import LONGEST, PracticeProgress

KEYS: Final = (
    *("rules", "seed", "level", "count", "helps", "tells", "asked", "given", "answers"),
    *("before", "round_at", "again_of", "at", "exercises", "went"),
)
UNTOLD: Final = "0"
"""A placeholder for the seed, from which the next questions would follow."""

Told = Callable[[Callable[[], Any]], Any]
"""A function that runs a parser and turns its errors into those of the whole file."""


def practice_json(practice: PracticeProgress) -> dict[str, object]:
    """Return a practice or a quiz as JSON (in the schema ``sitting``)."""
    series = practice.series
    return {
        "rules": list(series.rules),
        "seed": str(series.seed),
        "level": series.level,
        "count": practice.count,
        "helps": practice.helps,
        "tells": practice.tells,
        "asked": series.asked,
        "given": list(series.given),
        "answers": [[one.rule, one.right] for one in series.answers],
        "before": practice.before,
        "round_at": practice.round_at,
        "again_of": [step.as_json() for step in practice.again_of],
        "at": practice.progress.at,
        "exercises": [step.as_json() for step in practice.exercises],
        "went": [went.as_json() for went in practice.progress.went],
        **({"own": list(series.own)} if series.own else {}),
        **({"examples": list(practice.examples)} if practice.examples else {}),
        **({} if practice.review is None else {"review": practice.review}),
        **({} if series.known is None else {"known": list(series.known)}),
    }


def read_practice(given: Reader, game: Game[Any], told: Told) -> PracticeProgress:
    """Read a practice or a quiz; ``told`` runs parsers and gives errors their place."""
    given.keys(KEYS, ("known", "review", "own", "examples"))
    at = given.at
    can = (*practisable(game.name), *principles_of(game.name))
    rules = [item.one_of(*can) for item in at("rules").items(1, len(can))]
    every = [rule.id for rule in game.rules]
    met = given.get("known")
    known = None if met is None else [one.one_of(*every) for one in met.items(1, len(every))]
    seed = told(lambda: int(_digits(at("seed"))))
    first = given.get("own")
    own = () if first is None else [one.one_of(*rules) for one in first.items(1, len(rules))]
    series: Series = told(
        lambda: Series(
            game.name, rules, seed=seed, level=at("level").maybe(_level), known=known, own=own
        )
    )
    answers = []
    for pair in at("answers").items(0, 100_000):
        rule, right = pair.items(2, 2)
        answers.append(Noted(rule.one_of(*can), right.flag()))
    keys = [item.text_of(16, shortest=16) for item in at("given").items(0, MOST_ASKED)]
    steps = _steps(at("exercises"), game, told, 1)
    asked = at("asked").whole(1, 100_000)
    went, review = at("went").items(len(steps), len(steps)), given.get("review")
    ids, shown = [step.id for step in steps], given.get("examples")
    examples = [] if shown is None else [one.one_of(*ids) for one in shown.items(1, len(ids))]
    last = Went.read(went[-1])
    series.go_on_from(asked, keys, answers, steps[-1], over=last.is_over)
    practice: PracticeProgress = told(
        lambda: PracticeProgress(
            series,
            count=at("count").maybe(lambda one: one.whole(1, LONGEST)),
            review=None if review is None else review.whole(1, LONGEST),
            helps=at("helps").flag(),
            tells=at("tells").flag(),
            steps=steps,
            examples=examples,
        )
    )
    practice.progress.went = [
        _went(step, item, once=practice.progress.once)
        for step, item in zip(steps, went, strict=True)
    ]
    practice.before = at("before").whole(0, 100_000)
    practice.round_at = at("round_at").whole(0, len(steps))
    practice.again_of = list(_steps(at("again_of"), game, told, 0))
    practice.progress.at = at("at").whole(0, len(steps) - 1)
    practice.again()
    practice.learn_again()
    return practice


def open_part(practice: PracticeProgress) -> dict[str, object]:
    """Return a practice or a quiz as JSON for its own page.

    It has neither the seed nor the marks of answers that are told at the end.
    """
    whole = practice_json(practice)
    made = {**whole, "seed": UNTOLD}
    if practice.is_telling:
        return made
    went = [
        replace(one, wrong=0) if _is_withheld(practice, nth) else one
        for nth, one in enumerate(practice.progress.went)
    ]
    made["went"] = [one.as_json() for one in went]
    return made if practice.round_at else {**made, "answers": []}


def fill_in(practice: PracticeProgress, seed: int) -> None:
    """Restore what `open_part` leaves out; ``seed`` is for the questions to come."""
    series = practice.series
    series.seed = seed
    if practice.is_telling:
        return
    for nth, (step, went) in enumerate(
        zip(practice.exercises, practice.progress.went, strict=True)
    ):
        if _is_withheld(practice, nth):
            went.wrong = int(went.chosen[0] not in step.right())
    if not practice.round_at:
        over = zip(practice.exercises, practice.progress.went, strict=True)
        told = [Noted(subject_of(step), not went.wrong) for step, went in over if went.is_over]
        is_over = practice.progress.went[-1].is_over
        series.go_on_from(series.asked, series.given, told, series.last, over=is_over)
    practice.again()
    practice.learn_again()


def _is_withheld(practice: PracticeProgress, nth: int) -> bool:
    """Return True if the mark of an answer is told only at the end."""
    return nth >= practice.round_at and bool(practice.progress.went[nth].chosen)


def _digits(reader: Reader) -> str:
    text = reader.text_of(39, shortest=1)
    if not (text.isascii() and text.isdigit()):
        reader.refuse("bad-seed", bits=128)
    return text


def _level(reader: Reader) -> int:
    return reader.whole(LEVELS[0], LEVELS[-1])


def _steps(reader: Reader, game: Game[Any], told: Told, least: int) -> tuple[Exercised, ...]:
    items = reader.items(least, LONGEST)
    return tuple(told(partial(read_exercise, item.value, game, item.where)) for item in items)


def _went(step: Exercised, item: Reader, *, once: bool) -> Went:
    """Read the result of an exercise; its choices must be of those offered.

    It is answered with the only answer, or with the right one; a wrong one was once enough.
    """
    went = Went.read(item)
    count = len(step.choices())
    for choice in item.at("chosen").items(0, min(1, count) if once else count):
        choice.whole(0, count - 1)
    item.at("found").items(0, 0)
    closed = went.chosen and (once or went.chosen[-1] in step.right())
    if step.asks and not bool(closed) <= went.answered <= bool(went.chosen):
        item.at("answered").refuse("bad-flag")
    return went
