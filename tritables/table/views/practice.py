"""The view of practice and quizzes: the question, the score, and a summary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tritables.core.messages import Message
from tritables.core.questions import Misconception
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State
from tritables.lessons.best_steps import Best, principle_in
from tritables.lessons.choice_steps import label_of, named
from tritables.lessons.exercise_forms import Exercised
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.exercise_series import Series
from tritables.lessons.exercise_steps import MovePart
from tritables.lessons.hints import Help
from tritables.lessons.step_results import Went
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.move_text import move_asked
from tritables.table.practice_progress import PracticeProgress
from tritables.table.settings import Settings
from tritables.table.views.lesson import help_json, question_json
from tritables.texts import say

Json = dict[str, Any]


def asked_in(step: Exercised, settings: Settings, reader: Seat | None = None) -> str:
    """Return an exercise's question as it is said to a reader, its move as settings show it.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 2-6")
    >>> from tritables.core.questions import Question
    >>> from tritables.lessons.exercise_steps import Ask
    >>> asked_in(Ask("1", state, question=Question(state, "may", "bar/6"), among=()), Settings())
    'May you bring a stone in on point 6 now?'
    """

    def words(state: State, move: Move, part: MovePart) -> Message:
        return move_asked(step.game, state, move, part, settings)

    game, lang = step.start.game, settings.lang
    return " ".join(named(one, game, lang, reader) for one in step.asked(words))


def practice_panel(
    table: ReadableBoard,
    exercises: PracticeProgress,
    help: Callable[[], Help],
    doubt: Misconception | None,
    *,
    leads_back: bool,
    seeks: Series | None,
) -> Json:
    """Return the parts of ``table`` that practice adds: task, chapter, question, hint, practice,
    doubt.
    """
    settings, progress = table.settings, exercises.progress
    lang = settings.lang
    return {
        "doubt": None if doubt is None else doubt_json(doubt, table.game.name, lang),
        "question": question_json(
            progress,
            lang,
            tells=exercises.is_telling,
            about=exercises.about if progress.is_open or exercises.is_shown else (),
            reader=exercises.reader,
        ),
        "help": help_json(table, progress, help()) if progress.attempt.degree else None,
        "practice": _practice(exercises, settings, leads_back=leads_back),
        "task": _task(exercises, settings),
        "chapter": {
            **_chapter(exercises, lang),
            "seeks": seeking(seeks, lang) if seeks else None,
        },
    }


def _house_rules(step: Exercised, lang: str) -> tuple[Message, ...]:
    """The house rules of the table, where one of them decides: no board shows them."""
    game, start = step.game, step.start
    if not any(game.rule(rule).kind == "option" for rule in step.rules):
        return ()
    told = []
    for name, value in start.house_rules().items():
        id = f"option-{name}"
        if not isinstance(value, int | None) or isinstance(value, bool):
            title = say(Message(id, game=game.name), lang)
            choice = say(Message(f"{id}.choice", {"value": str(value)}, game.name), lang)
            told.append(Message("practice-house", {"title": title, "choice": choice}))
    return tuple(told)


def _task(exercises: PracticeProgress, settings: Settings) -> Json:
    """The current exercise as a task, with the reasons once it is right."""
    lang = settings.lang
    step, now = exercises.exercise, exercises.progress.now
    over = now.answered if step.asks else now.done
    said = (
        _said_after(exercises, lang) if over else _said(_house_rules(step, lang), exercises, lang)
    )
    if exercises.is_shown:
        said = [say(Message("practice-shown"), lang), *said]
    elif not over and _levels(exercises)[1]:
        said = [say(Message("practice-easier"), lang), *said]
    return {
        "title": asked_in(step, settings, exercises.reader),
        "text": " ".join(said),
        "step": int(over),
        "steps": 1,
        "done": over and not exercises.is_shown,
        "lost": False,
        "back": None,
        "primary": None,
        "credit": None,
        "tries": [],
    }


def _said_after(exercises: PracticeProgress, lang: str) -> list[str]:
    """The sentences after an answer to the current exercise."""
    asked = exercises.exercise
    if isinstance(asked, Best):
        tells = exercises.is_telling
        return [asked.said("done", lang) if tells else say(Message("quiz-noted"), lang)]
    told = asked.said_after(exercises.progress.now, tells=exercises.is_telling)
    return _said(told, exercises, lang)


def _said(told: Sequence[Message], exercises: PracticeProgress, lang: str) -> list[str]:
    game = exercises.series.game
    return [named(one, game, lang, exercises.reader) for one in told]


def _chapter(exercises: PracticeProgress, lang: str) -> Json:
    """The exercises as the steps of a chapter: those asked, and those to come."""
    asked = list(zip(exercises.exercises, exercises.progress.went, strict=True))
    steps = [_dot(step.id, step.kind, went, exercises) for step, went in asked]
    ahead = exercises.planned - len(steps)
    steps += [_dot(f"to-come-{nth}", "ask", Went(), exercises) for nth in range(ahead)]
    title = title_in(exercises, lang)
    return {
        "id": "practice",
        "title": title,
        "core": False,
        "number": 1,
        "of": 1,
        "place": title,
        "at": exercises.progress.at,
        "here": _here(exercises, lang),
        "steps": steps,
        "figure": None,
        "lead": None,
        "learnt": None,
        "rules": [],
        "practised": [],
        "earlier": [],
        "ready": False,
        "helps": exercises.helps,
    }


def _dot(id: str, kind: str, went: Went, exercises: PracticeProgress) -> Json:
    """An exercise as a dot; its result is withheld until answers are marked."""
    tells = exercises.tells or exercises.is_done
    over = went.done or went.wrong > 0
    shown = exercises.was_shown(id)
    return {
        "id": id,
        "kind": kind,
        "done": over,
        "wrong": went.wrong if tells else int(over),
        "helped": 0 if shown else went.helped,
        "how": "example" if shown else _how(went, exercises, tells=tells),
    }


def _how(went: Went, exercises: PracticeProgress, *, tells: bool) -> str:
    """The result of a question in one word: in practice a later answer may mend a wrong one."""
    if not went.is_over:
        return "open"
    if not tells:
        return "over"
    if went.wrong:
        return "mended" if went.done and not exercises.progress.once else "missed"
    return "helped" if went.helped else "done"


def title_in(exercises: PracticeProgress, lang: str) -> str:
    """Return the title: of its rule, if there is only one."""
    rules, quiz = exercises.series.rules, exercises.count is not None
    if quiz and exercises.round_at:
        return say(Message("quiz-again"), lang)
    if exercises.review is not None:
        return say(Message("review-title"), lang)
    if len(rules) > 1:
        return say(Message("quiz-mixed" if quiz else "practice-mixed"), lang)
    game = exercises.series.game
    if rules[0] in exercises.series.principles:
        title = principle_in(game_named(game), rules[0], lang)
    else:
        title = say(game_named(game).rule(rules[0]).title(game), lang)
    return say(Message("quiz-of" if quiz else "practice-of", {"title": title}), lang)


def _here(exercises: PracticeProgress, lang: str) -> str:
    if exercises.is_shown:
        return say(Message("practice-example"), lang)
    count = exercises.planned - len(exercises.examples) - exercises.round_at
    if exercises.progress.at < exercises.round_at:
        count = exercises.round_at
    return say(Message("quiz-place", {"number": exercises.number, "count": count}), lang)


def _practice(exercises: PracticeProgress, settings: Settings, *, leads_back: bool) -> Json:
    """The parts that only practice and quizzes have."""
    lang = settings.lang
    series = exercises.series
    quiz = exercises.count is not None
    over = exercises.progress.now.answered or exercises.progress.now.done
    tells = exercises.tells or exercises.is_done
    names = exercises.names_rule or (over and tells)
    ended = not quiz and exercises.is_over and series.is_ended
    return {
        "quiz": quiz,
        "rules": list(exercises.series.rules) if exercises.is_endless else [],
        "back": leads_back,
        "level": series.level or _levels(exercises)[0] if exercises.is_endless else None,
        "wished": series.level is not None,
        "levels": len(LEVELS),
        "rule": next(iter(exercises.exercise.rules), None) if names else None,
        "ended": say(Message("practice-all"), lang) if ended else None,
        "summary": _summary(exercises, settings) if exercises.ends else None,
    }


def seeking(series: Series, lang: str) -> str:
    """Return that the next exercise is looked for, and how far that has come.

    >>> seeking(Series("trictrac", ["bar.first"], seed=1), "en")
    'Looking for the next question…'
    """
    if series.looked is None:
        return say(Message("practice-seeking"), lang)
    return say(Message("practice-seeking-board", {"count": series.looked}), lang)


def _levels(exercises: PracticeProgress) -> tuple[int, bool]:
    """The level of the exercise on the board, as far as it is told, and if it fell to that.

    After a wrong answer it never rises, even where a rule has no easier position, and it falls by
    one at most.
    """
    most, least, level, fell = LEVELS[-1], LEVELS[0], LEVELS[0], False
    for step, went in zip(exercises.exercises, exercises.progress.went, strict=True):
        before, level = level, max(least, min(step.level, most))
        fell = most == before and least < most and level < before
        most, least = (level, max(LEVELS[0], level - 1)) if went.wrong else (LEVELS[-1], level - 1)
        if step is exercises.exercise:
            break
    return level, fell and exercises.is_endless and exercises.series.level is None


def _summary(exercises: PracticeProgress, settings: Settings) -> Json:
    """The results of a quiz, a review or a set, and the way on."""
    lang = settings.lang
    right, count = exercises.right, exercises.answered
    perfect, done = "practice-perfect", "practice-done"
    if exercises.count is not None:
        perfect, done = "quiz-perfect", "quiz-done"
    id = perfect if right == count else done
    args = {"count": count} if right == count else {"right": right, "count": count}
    more = exercises.is_endless and exercises.goes_on
    return {
        "title": say(Message(id, args), lang),
        "wrong": [_missed(exercises, nth, settings) for nth in exercises.to_mend],
        "gained": [] if exercises.count is not None else list(exercises.gained),
        "more": say(Message("practice-more", {"count": exercises.size}), lang) if more else None,
    }


def _missed(exercises: PracticeProgress, nth: int, settings: Settings) -> Json:
    """A question that was answered wrong: its text, and the right answer."""
    lang = settings.lang
    step = exercises.exercises[nth]
    reader = step.start.on_turn
    title = asked_in(step, settings, reader)
    game, choices = exercises.series.game, step.choices()
    truth = [label_of(choices[one], game, lang, reader) for one in step.right()[:1]]
    return {
        "step": nth,
        "text": title,
        "truth": "".join(truth),
        "rule": next(iter(step.rules), None),
    }


def doubt_json(doubt: Misconception, game: str, lang: str) -> Json:
    """Return the misconception that is shown."""
    return {
        "id": doubt.id,
        "title": say(Message("doubt-title"), lang),
        "text": say(doubt.message(game), lang),
        "rule": doubt.rule,
    }
