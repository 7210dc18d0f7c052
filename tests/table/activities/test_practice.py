"""Practice and quizzes at a table: found bit by bit, told at once or at the end, and saved."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.lessons.pupils import chosen_by, played_by
from tests.samples import some
from tests.table.activities.test_lesson import FakeBrowser, solve
from tests.validators import check
from tritables import BadInput, BadRecord, game_names
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.lessons import course
from tritables.lessons.exercise_moves import AnyMove, AskMove
from tritables.lessons.exercise_plan import Planned
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_series import Series, likeness
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.practice_data import misconception_named, practisable
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.practice_progress import SET, PracticeProgress
from tritables.texts import say

GAMES = game_names()


def exercises_of(table: Table) -> PracticeProgress:
    practice = table.find(Practice)
    assert practice is not None
    return practice.exercises


class Learner:
    """Somebody at a table who answers by commands, as a browser does."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = 0

    def ask(self, kind: str, **args: object) -> bool:
        self._seq += 1
        return self.table.receive({"view": "v", "seq": self._seq, "kind": kind, **args}, 0.0).ok

    @property
    def panel(self) -> dict[str, Any]:
        return self.table.shown(0.0)["table"]

    @property
    def exercises(self) -> PracticeProgress:
        return exercises_of(self.table)

    def answer(self, *, right: bool = True) -> None:
        step = self.exercises.exercise
        if not isinstance(step, AnyMove):
            wrong = next(nth for nth in range(len(step.among)) if nth not in step.right())
            assert self.ask("pick", choice=step.right()[0] if right else wrong)
        else:
            assert self.ask("type", move=step.start.legal_moves()[0])

    def go_on(self) -> None:
        if not self.exercises.is_over:
            self.answer()  # the one before was wrong; practice goes on from the right one
        assert self.ask("step", step=len(self.exercises.progress.went))
        self.wait()

    def wait(self) -> int:
        """Let pass what is due; returns in how many turns of the loop that was."""
        turns = 0
        while self.table.due(0.0) == 0.0:
            self.table.tick(0.0)
            turns += 1
        return turns


def practising(game: str, *rules: str, **given: Any) -> Learner:
    series = Series(game, rules or None, seed=given.pop("seed", 1), level=given.pop("level", None))
    return Learner(
        Table.open(Practice(PracticeProgress(series, **given)), settings={"reveal": True})
    )


@pytest.mark.parametrize(("game", "times"), [(game, 4) for game in GAMES[1:]] + [(GAMES[0], 12)])
def test_exercises_go_on_and_what_is_shown_fits_the_schema(game: str, times: int) -> None:
    learner = practising(game)
    keys = []
    for nth in range(times):
        shown = learner.table.shown(0.0)
        check("scene", shown["table"], "TableState")
        keys.append(json.dumps(learner.exercises.exercise.as_json()["position"]))
        learner.answer(right=nth % 3 > 0)
        check("scene", learner.panel, "TableState")
        learner.go_on()
    assert len(set(keys)) == times
    here = learner.exercises.progress.at
    assert here == times % SET
    assert learner.panel["chapter"]["here"] == f"Question {here + 1} of {SET}"
    assert len(learner.panel["chapter"]["steps"]) == SET


def series_of(seed: int, *, late: bool) -> list[object]:
    """What is asked by a seed; whoever thinks long lets everything be found in time."""
    learner = practising("tricap", seed=seed)
    asked = []
    for nth in range(8):
        asked.append(learner.exercises.exercise.as_json())
        learner.answer(right=nth % 2 > 0)
        if late:
            learner.wait()
        learner.go_on()
    return asked


def test_a_seed_asks_the_same_however_long_anybody_thinks() -> None:
    assert series_of(5, late=True) == series_of(5, late=False)
    assert series_of(5, late=False) != series_of(6, late=False)


def test_nothing_is_looked_for_before_hands_are_at_work_and_then_a_little_at_a_time() -> None:
    learner = practising("trictrac", "throw.look-ahead.scope", seed=3)
    assert learner.table.due(0.0) is None
    learner.ask("ping")
    assert learner.table.due(0.0) == 0.0
    learner.wait()
    assert learner.exercises.series.is_ready
    assert learner.table.due(0.0) is None


def test_when_an_exercise_is_looked_for_then_the_board_says_so_until_it_is_found() -> None:
    waited = 0
    for seed in range(30):
        learner = practising("trictrac", "throw.look-ahead.scope", seed=seed)
        learner.answer()
        before = learner.exercises.exercise
        assert learner.ask("step", step=1)
        if learner.panel["chapter"]["seeks"]:
            waited += 1
            assert learner.exercises.exercise is before
            learner.wait()
        assert learner.exercises.exercise is not before
        assert not learner.panel["chapter"]["seeks"]
        if waited:
            break
    assert waited


def test_the_next_one_is_not_shown_before_an_answer() -> None:
    learner = practising("trictrac", "bar.first")
    assert not learner.ask("step", step=1)
    assert learner.panel["verdict"]["text"]
    assert len(learner.exercises.progress.went) == 1


def test_an_answer_stays_what_it_was() -> None:
    learner = practising("trictrac", "start.roll-off")
    learner.answer(right=False)
    learner.go_on()
    learner.answer()
    assert learner.ask("step", step=0)
    shown = learner.panel
    assert shown["question"]["open"] is False
    assert [one["right"] for one in shown["question"]["choices"]].count(False) == 1
    assert not learner.ask("pick", choice=0)
    learner.ask("new", seed=None, seats=None, options=None)
    assert learner.panel["question"]["open"] is False
    assert learner.exercises.right == 1


def test_levels_rise_with_right_answers_and_are_wished_for() -> None:
    learner = practising("trictrac", "bar.first", seed=2)
    levels = []
    for _ in range(8):
        levels.append(learner.exercises.series.level_of("bar.first"))
        learner.answer()
        learner.go_on()
    assert levels[:3] == [1, 2, 3]
    assert levels[-1] == 3
    assert learner.ask("level", level=1)
    learner.answer()
    learner.go_on()
    assert learner.exercises.exercise.level == 1
    assert learner.panel["practice"]["level"] == 1


def any_move() -> Learner:
    """Somebody before an exercise that is answered at the board."""
    for seed in range(60):
        learner = practising("trictrac", "throw.normal", seed=seed)
        if isinstance(learner.exercises.progress.step, AnyMove):
            return learner
    raise AssertionError


def test_a_move_at_the_board_answers() -> None:
    learner = any_move()
    state = learner.exercises.progress.step.start
    shown = learner.table.shown(0.0)
    assert shown["scene"]["ways"] == []
    assert shown["table"]["question"] is None
    assert not learner.ask("step", step=1)
    assert learner.panel["verdict"]["text"] == "Play a move first: it is your answer."
    assert learner.ask("type", move=state.legal_moves()[0])
    assert learner.panel["task"]["done"]
    assert learner.exercises.series.answers[0].right
    assert learner.ask("undo")
    assert learner.table.shown(0.0)["scene"]["ways"] != []
    assert learner.panel["task"]["done"] is True


def test_the_first_move_that_is_tried_counts() -> None:
    learner = any_move()
    state = learner.exercises.progress.step.start
    assert not learner.ask("type", move="?!")
    assert not learner.exercises.series.answers
    wrong = next(
        move
        for source in ["bar", *map(str, range(1, 25))]
        for target in map(str, range(1, 25))
        if state.judge(move := f"{source}/{target}").rule == "throw.normal"
    )
    assert not learner.ask("type", move=wrong)
    assert learner.panel["verdict"]["rule"] == "throw.normal"
    assert [one.right for one in learner.exercises.series.answers] == [False]
    assert learner.ask("type", move=state.legal_moves()[0])
    assert [one.right for one in learner.exercises.series.answers] == [False]
    assert learner.panel["task"]["done"]
    assert not learner.exercises.results[0]["right"]


def test_a_rule_with_few_positions_comes_to_an_end() -> None:
    learner = practising("trictrac", "start.roll-off")
    for _ in range(29):
        learner.answer()
        learner.go_on()
    learner.answer()
    learner.wait()
    assert learner.panel["practice"]["ended"]
    assert learner.panel["practice"]["summary"]["more"] is None
    assert len(learner.panel["chapter"]["steps"]) == SET
    assert not learner.ask("step", step=SET)


# Sets, and a second answer.


def test_a_set_has_an_end_with_what_was_learnt_and_a_way_on() -> None:
    learner = practising("trictrac", "bar.first", "throw.normal", seed=3)
    rules = []
    for nth in range(SET):
        assert learner.panel["practice"]["summary"] is None
        assert learner.panel["chapter"]["here"] == f"Question {nth + 1} of {SET}"
        rules.append(learner.exercises.exercise.rules[0])
        learner.answer(right=rules[-1] == "bar.first")
        if nth + 1 < SET:
            learner.go_on()
    if not learner.exercises.is_over:
        learner.answer()
    check("scene", learner.panel, "TableState")
    summary = learner.panel["practice"]["summary"]
    missed = [one["rule"] for one in learner.exercises.results if not one["right"]]
    assert summary["title"] == f"{SET - len(missed)} of {SET} right the first time"
    assert summary["gained"] == ["bar.first"]
    assert [one["rule"] for one in summary["wrong"]] == missed
    assert set(missed) == {"throw.normal"}
    assert summary["more"] == f"Another {SET} questions"
    learner.go_on()
    assert learner.panel["chapter"]["here"] == f"Question 1 of {SET}"
    assert learner.panel["practice"]["summary"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_has_its_reason_and_a_second_go_and_the_first_one_counts(game: str) -> None:
    learner = practising(game, seed=6)
    while not learner.exercises.exercise.asks or len(learner.exercises.exercise.choices()) < 3:
        learner.answer()
        learner.go_on()
    before = learner.exercises.series.answers[:]
    learner.answer(right=False)
    shown = learner.panel["question"]
    assert shown["open"]
    assert shown["outcome"]["text"]
    assert [one["right"] for one in shown["choices"]].count(True) == 0, "it may still be found"
    assert not learner.ask("step", step=len(learner.exercises.progress.went))
    saved = json.loads(json.dumps(learner.table.save()))
    check("sitting", saved)
    again = Learner(Table.load(saved))
    for one in (learner, again):
        assert one.panel["question"] == shown
        one.answer()
        assert one.panel["question"]["open"] is False
        assert [noted.right for noted in one.exercises.series.answers[len(before) :]] == [False]
        told = one.table.top.take_learnt()  # type: ignore[attr-defined]
        assert all(learnt.right is not True for learnt in told)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_wrong_answer_the_level_never_rises(game: str) -> None:
    learner = practising(game, seed=2)
    levels = []
    for nth in range(SET):
        levels.append(learner.panel["practice"]["level"])
        learner.answer(right=nth % 3 != 1)
        if nth + 1 < SET:
            learner.go_on()
    wrong = [nth for nth, went in enumerate(learner.exercises.progress.went) if went.wrong]
    assert wrong
    assert all(levels[nth + 1] <= levels[nth] for nth in wrong if nth + 1 < SET)


def test_what_comes_after_a_wrong_answer_is_looked_for_anew_and_no_harder() -> None:
    learner = practising("tricom", "place.suit-run", seed=2)
    levels = []
    for nth in range(9):
        levels.append(learner.exercises.exercise.level)
        learner.answer(right=nth % 3 != 2)
        learner.go_on()
    assert levels[3] <= levels[2]
    assert levels[6] <= levels[5]


# Quizzes.


def quiz(game: str = "trictrac", **given: Any) -> Learner:
    return practising(game, **{"count": 4, "helps": False, **given})


def test_a_quiz_has_an_end_with_what_was_not_right() -> None:
    learner = quiz(seed=9)
    assert len(learner.panel["chapter"]["steps"]) == 4
    assert learner.panel["chapter"]["here"] == "Question 1 of 4"
    for nth in range(4):
        assert learner.panel["practice"]["summary"] is None
        learner.answer(right=nth != 1)
        if nth < 3:
            learner.go_on()
    summary = learner.panel["practice"]["summary"]
    wrong = [one for one in learner.exercises.results if not one["right"]]
    assert [line["step"] for line in summary["wrong"]] == [1] * len(wrong)
    assert not learner.ask("step", step=4)
    check("scene", learner.panel, "TableState")


def test_what_was_wrong_is_asked_again_and_counted_apart() -> None:
    learner = quiz("tricap", count=3, seed=4)
    for nth in range(3):
        learner.answer(right=False)
        if nth < 2:
            learner.go_on()
    asked = [json.dumps(learner.exercises.exercises[nth].as_json()["position"]) for nth in range(3)]
    wrong = learner.exercises.to_mend
    assert learner.ask("repeat")
    assert learner.panel["chapter"]["here"] == f"Question 1 of {len(wrong)}"
    while not learner.exercises.is_done:
        again = json.dumps(learner.exercises.exercise.as_json()["position"])
        assert again in asked
        learner.answer()
        if not learner.exercises.is_done:
            learner.go_on()
    assert learner.panel["practice"]["summary"]["title"] == f"All {len(wrong)} right!"
    results = learner.exercises.results
    assert [one["again"] for one in results] == [False] * 3 + [True] * len(wrong)
    assert not learner.ask("repeat")


def test_no_help_and_no_truth_before_the_end_where_a_teacher_says_so() -> None:
    learner = quiz(tells=False, count=2, seed=3)
    assert not learner.panel["chapter"]["helps"]
    assert not learner.ask("help")
    first = learner.exercises.exercise
    learner.answer(right=False)
    shown = learner.panel
    if first.asks:
        assert shown["question"]["outcome"] is None
        assert {choice["right"] for choice in shown["question"]["choices"]} == {None}
        assert learner.table.state == first.start
    assert shown["practice"]["rule"] is None
    learner.go_on()
    learner.answer()
    assert learner.panel["practice"]["summary"]
    learner.ask("step", step=0)
    if first.asks:
        assert learner.panel["question"]["outcome"]["right"] is False


def test_a_locked_quiz_is_not_asked_again() -> None:
    series = Series("trictrac", ["start.roll-off"], seed=1)
    learner = Learner(Table.open(Practice(PracticeProgress(series, count=1)), locked=["new"]))
    learner.answer(right=False)
    assert not learner.ask("repeat")


# From a lesson and back.


@pytest.mark.parametrize("whole", [True, False], ids=["course", "chapter"])
def test_practice_in_the_midst_of_a_lesson_leads_back(whole: bool) -> None:
    taught = course("trictrac")
    chapter = taught.chapter("throws")
    nth = taught.chapters.index(chapter)
    table = (
        Table.open(Lesson.of_course(taught, nth, 1))
        if whole
        else Table.open(Lesson.of_chapter(chapter, 1))
    )
    learner = Learner(table)
    shown = learner.panel["chapter"]
    assert shown["practised"]
    assert learner.ask("practise", rules=list(shown["practised"]), plan=[], count=None)
    learner.wait()
    assert learner.panel["practice"]["back"]
    learner.answer()
    learner.go_on()
    again = Learner(Table.load(json.loads(json.dumps(table.save()))))
    assert again.panel["practice"]["back"]
    for one in (learner, again):
        assert one.ask("leave")
        assert one.panel["practice"] is None
        assert one.panel["chapter"]["id"] == "throws"
        assert one.panel["chapter"]["at"] == 1
        assert not one.ask("leave")


@pytest.mark.parametrize("id", ["great-throw", "doubles", "thinking-ahead"])
def test_when_practice_is_left_then_the_lesson_is_as_it_was(id: str) -> None:
    chapter = course("trictrac").chapter(id)
    table = Table.open(Lesson.of_chapter(chapter))
    page = FakeBrowser(table)
    for nth in range(len(chapter.steps)):
        page.ask("step", step=nth)
        solve(page)
    learner = Learner(table)
    before = learner.panel
    assert before["chapter"]["learnt"] is not None
    assert learner.ask("practise", rules=list(before["chapter"]["practised"]), plan=[], count=None)
    learner.wait()
    learner.answer()
    again = Learner(Table.load(json.loads(json.dumps(table.save()))))
    assert learner.ask("leave")
    parts = ("task", "chapter", "question", "at", "plies")
    assert {part: learner.panel[part] for part in parts} == {part: before[part] for part in parts}
    # After a reload the moves are gone, but no answer and nothing that was learnt.
    assert again.ask("leave")
    assert again.panel["chapter"] == before["chapter"]
    if before["question"] is not None:
        assert again.panel["question"]["open"] is False
        assert again.panel["question"]["choices"] == before["question"]["choices"]


@pytest.mark.parametrize("rules", [["setup.all-on-bar"], ["no.such"], []])
def test_what_cannot_be_practised_is_refused(rules: list[str]) -> None:
    learner = Learner(Table.open(Lesson.of_chapter(course("trictrac").chapters[0])))
    assert not learner.ask("practise", rules=rules, plan=[], count=None)
    assert learner.panel["practice"] is None


def test_nobody_leaves_a_game_for_an_exercise() -> None:
    player = Learner(Table.open("triominos", seed=1))
    before = player.table.session
    assert not player.ask("practise", rules=None, plan=[], count=None)
    assert player.table.session is before


def test_every_chapter_has_something_to_practise() -> None:
    without = [
        chapter.id
        for game in GAMES
        for chapter in course(game).chapters
        if chapter.rules and not set(chapter.rules) & set(practisable(game))
    ]
    assert without == []


# Saved and opened again.


@pytest.mark.parametrize("game", some(GAMES, 4, 3))
def test_what_is_saved_goes_on_the_same(game: str) -> None:
    learner = practising(game, seed=7)
    for nth in range(4):
        learner.answer(right=nth % 2 > 0)
        learner.go_on()
    saved = json.loads(json.dumps(learner.table.save()))
    check("sitting", saved)
    again = Learner(Table.load(saved))
    assert again.table.save() == learner.table.save()
    assert {**again.panel, "deal": 0} == {**learner.panel, "deal": 0}
    for one in (learner, again):
        one.answer()
        one.go_on()
    assert again.exercises.exercise.as_json() == learner.exercises.exercise.as_json()


def broken(saved: dict[str, Any], where: str, value: object) -> dict[str, Any]:
    made = json.loads(json.dumps(saved))
    part = made["practice"]
    *path, last = where.split(".")
    for key in path:
        part = part[int(key) if key.isdigit() else key]
    part[last] = value
    return made


@pytest.mark.parametrize(
    ("where", "value", "place"),
    [
        ("rules", ["setup.all-on-bar"], "practice.rules[0]"),
        ("seed", "x", "practice.seed"),
        ("level", 4, "practice.level"),
        ("count", 51, "practice.count"),
        ("at", 9, "practice.at"),
        ("given", ["short"], "practice.given[0]"),
        ("answers", [["bar.first"]], "practice.answers[0]"),
        ("exercises", [], "practice.exercises"),
        ("exercises.0.kind", "do", "practice.exercises[0].kind"),
        ("exercises.0.position", {}, "practice.exercises[0].position"),
        ("exercises.0.among", [[], []], "practice.exercises[0].among"),
        ("went.0.chosen", [9], "practice.went[0].chosen[0]"),
        ("went.0.answered", False, "practice.went[0].answered"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(where: str, value: object, place: str) -> None:
    learner = practising("trictrac", "start.roll-off", seed=3)
    learner.answer()
    with pytest.raises(BadRecord) as refused:
        Table.load(broken(learner.table.save(), where, value))
    assert refused.value.where.startswith(place)


def test_a_series_of_what_there_is_not_is_refused() -> None:
    for given in ({"rules": ["no.such"]}, {"rules": []}, {"level": 4}, {"seed": "x"}):
        with pytest.raises(BadInput):
            Series("trictrac", **given)  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        PracticeProgress(Series("trictrac"), count=0)


def needed(step: Any) -> set[str]:
    """The rules that the answers of an exercise need."""
    if isinstance(step, Ask | AskRule):
        rules = [one for one in step.among if isinstance(one, str)]
        return {*step.question.needs, *rules}
    if isinstance(step, AskMove):
        asked = [Question[Any](step.start, step.asks_what, move) for move in step.among]
    else:
        asked = []
    if isinstance(step, AskBoth):
        asked = [Question(step.start, asks, step.move) for asks in ("points", "who")]
    return set().union(*(one.needs for one in asked))


# A misconception is told.


def held_answers(learner: Learner, holder: Any, times: int) -> int | None:
    """Answer as somebody who holds a misconception; returns after how many it is told."""
    for nth in range(times):
        step = learner.exercises.exercise
        if step.asks:
            assert learner.ask("pick", choice=chosen_by(holder, step, Random(nth)))
        else:
            learner.ask("type", move=played_by(holder, step.start, Random(nth)))
        if learner.panel["doubt"]:
            return nth + 1
        learner.go_on()
    return None


@pytest.mark.parametrize(
    ("game", "id"),
    [
        pytest.param("trictrac", "higher-first", marks=pytest.mark.full),
        ("trictrac", "no-second-throw"),
        ("tricap", "two-share"),
        ("triominos", "bridge-is-forty"),
    ],
)
def test_when_answers_follow_a_wrong_rule_then_it_is_named_and_the_difference_shown(
    game: str, id: str
) -> None:
    held = misconception_named(game, id)
    learner = practising(game, held.rule, seed=2)
    assert held_answers(learner, held, 24) is not None
    doubt = learner.panel["doubt"]
    assert (doubt["id"], doubt["rule"]) == (id, held.rule)
    check("scene", learner.panel, "TableState")
    assert learner.ask("difference")
    learner.wait()
    step = learner.exercises.exercise
    assert isinstance(step, Ask)
    assert held.answer(step.question) != step.question.truth
    assert learner.panel["doubt"] is None
    assert not learner.ask("difference")


@pytest.mark.parametrize("game", some(GAMES, 4))
def test_when_answers_are_right_then_no_wrong_rule_is_named(game: str) -> None:
    learner = practising(game, seed=11)
    for _ in range(12):
        learner.answer()
        assert learner.panel["doubt"] is None
        learner.go_on()


@pytest.mark.parametrize(("game", "nth"), [("trictrac", 1), ("triominos", 0), ("tricap", 0)])
def test_after_a_chapter_nothing_is_asked_that_takes_another(game: str, nth: int) -> None:
    taught = course(game)
    known = {rule for chapter in taught.chapters[: nth + 1] for rule in chapter.rules}
    table = Table.open(Lesson.of_course(taught, nth))
    learner = Learner(table)
    assert learner.ask("practise", rules=None, plan=[], count=None)
    learner.wait()
    for _ in range(5):
        exercises = exercises_of(table)
        assert {*exercises.exercise.rules} <= known
        assert needed(exercises.exercise) <= known
        saved = json.loads(json.dumps(table.save()))
        check("sitting", saved)
        again = exercises_of(Table.load(saved))
        assert again.series.known == exercises.series.known
        learner.answer()
        learner.go_on()
        learner.wait()


PLAN = [
    {"rule": "throw.look-ahead", "way": "shown"},
    {"rule": "bar.first", "way": "helped"},
    {"rule": "no.such", "way": "alone"},
]


def planned(count: int | None = None) -> Learner:
    table = Table.open(Lesson.of_course(course("trictrac"), 4))
    learner = Learner(table)
    rules = ["bar.first", "throw.look-ahead", "throw.normal"]
    assert learner.ask("practise", rules=rules, plan=PLAN, count=count)
    learner.wait()
    return learner


def test_when_a_plan_shows_an_example_then_its_answer_is_marked_and_counts_as_no_answer() -> None:
    learner = planned()
    assert learner.exercises.exercise.rules == ("throw.look-ahead",)
    shown = learner.panel
    assert shown["question"]["open"] is False
    assert True in [choice["right"] for choice in shown["question"]["choices"]]
    assert shown["task"]["text"].startswith(say(Message("practice-shown"), "en"))
    assert (shown["at"], shown["task"]["done"]) == (0, False)
    assert learner.exercises.answered == 0


def test_when_an_example_is_shown_then_it_is_told_as_a_rule_that_was_met_and_told_in_full() -> None:
    series = Series("trictrac", ["bar.first"], seed=1, plan=[Planned("bar.first", "shown")])
    (told,) = PracticeProgress(series).progress.take_learnt()
    assert (told.rules, told.right, told.help) == (("bar.first",), None, 4)


def test_when_a_plan_helps_then_the_rule_is_in_sight_and_the_answer_open() -> None:
    learner = planned()
    learner.go_on()
    learner.go_on()
    assert learner.exercises.exercise.rules == ("bar.first",)
    assert learner.panel["help"] is None, "no hint comes unasked"
    assert learner.panel["practice"]["rule"] == "bar.first"
    assert not {str(one) for one in learner.exercises.exercise.among} & set(practisable("trictrac"))
    learner.answer()
    assert learner.exercises.progress.now.helped == 1


def test_when_the_plan_is_at_its_end_then_the_rules_take_turns() -> None:
    learner = planned()
    for _ in range(2):
        learner.go_on()
        learner.answer()
    learner.go_on()
    assert learner.panel["help"] is None
    assert learner.panel["question"] is None or learner.panel["question"]["open"]


def test_when_another_plan_comes_then_the_next_exercise_follows_it() -> None:
    learner = planned()
    learner.go_on()
    assert learner.ask("plan", plan=[{"rule": "throw.normal", "way": "alone"}])
    learner.go_on()
    assert learner.exercises.exercise.rules == ("throw.normal",)
    assert learner.panel["help"] is None


def test_when_a_review_was_asked_then_it_has_so_many_questions_shows_nothing_and_leads_back() -> (
    None
):
    learner = planned(count=2)
    assert learner.panel["chapter"]["title"] == say(Message("review-title"), "en")
    assert learner.panel["question"] is None or learner.panel["question"]["open"]
    assert learner.panel["help"] is None
    assert not learner.ask("plan", plan=[])
    learner.answer()
    learner.go_on()
    learner.answer()
    assert learner.panel["practice"]["summary"]["more"] is None
    assert not learner.ask("step", step=2)
    assert learner.ask("leave")
    assert learner.panel["chapter"]["id"] == "great-throw"


def test_when_an_example_is_planned_then_what_tells_a_wrong_rule_comes_after_it() -> None:
    plan = [Planned("bar.first", "shown"), Planned("throw.normal", "alone")]
    series = Series("trictrac", ["throw.normal", "bar.first"], seed=1, plan=plan)
    series.aim_at("higher-first")
    ways = []
    for _ in range(3):
        assert series.take() is not None
        ways.append((series.way, series.aim))
        series.follow([Planned("bar.first", "helped")])
    assert ways == [("shown", "higher-first"), ("helped", "higher-first"), (None, None)]


def test_when_examples_are_planned_without_end_then_a_wrong_rule_is_still_tried_out() -> None:
    series = Series("trictrac", ["throw.normal", "bar.first"], seed=1)
    series.aim_at("higher-first")
    for _ in range(3):
        series.follow([Planned("bar.first", "shown")])
        assert series.take() is not None
    assert (series.way, series.aim) == (None, None)


@pytest.mark.parametrize("game", GAMES)
def test_after_an_example_another_position_is_asked_about_and_none_comes_twice_in_a_row(
    game: str,
) -> None:
    rules = practisable(game)[4:7]
    plan = [Planned(rule, "shown") for rule in rules]
    series = Series(game, rules, seed=2, plan=plan)
    steps = [series.take() for _ in range(2)]
    series.follow([Planned(steps[-1].rules[0], "helped")])  # type: ignore[union-attr]
    steps += [series.take() for _ in range(2)]
    positions = [step.start.position() for step in steps if step is not None]
    assert len(positions) == 4
    assert all(one != other for one, other in pairwise(positions))


def test_when_it_is_asked_who_begins_then_the_board_does_not_tell() -> None:
    table = practising("tricom", "start.highest").table
    practice = table.find(Practice)
    assert practice is not None
    assert practice.exercises.exercise.asks_turn
    shown = table.shown(0.0)
    assert (shown["scene"]["seat"], shown["table"]["you"]) == (None, 0)
    assert table.viewpoint.front == 0
    Learner(table).answer()
    assert table.shown(0.0)["scene"]["seat"] is not None


def test_after_an_answer_no_move_is_offered_at_the_board() -> None:
    learner = practising("tricom", "turn.action-first")
    learner.answer()
    scene = learner.table.shown(0.0)["scene"]
    assert [scene[part] for part in ("ways", "actions", "lifts", "draw")] == [[], [], [], None]


# The six questions of a set.


def a_set(learner: Learner, *, right: bool = True, plan: list[dict[str, str]]) -> list[str]:
    """Go through a set, with the same plan all the time; returns what stood above each exercise."""
    here = []
    while True:
        here.append(learner.panel["chapter"]["here"])
        if not learner.exercises.is_shown:
            learner.answer(right=right)
        if not learner.exercises.is_over:
            learner.answer()
        if learner.panel["practice"]["summary"]:
            return here
        assert learner.ask("plan", plan=plan)
        learner.go_on()


def after_chapter(game: str, id: str, plan: list[dict[str, str]] | None = None) -> Learner:
    taught = course(game)
    nth = next(nth for nth, chapter in enumerate(taught.chapters) if chapter.id == id)
    learner = Learner(Table.open(Lesson.of_course(taught, nth)))
    rules = learner.panel["chapter"]["practised"]
    assert learner.ask("practise", rules=rules, plan=plan or [], count=None)
    learner.wait()
    return learner


CHAPTERS = [("triominos", "rings"), ("tricom", "points"), ("trictrac", "doubles")]


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_when_examples_are_always_planned_then_a_set_has_six_questions_and_two_examples_at_most(
    game: str, id: str
) -> None:
    chapter = course(game).chapter(id)
    plan = [{"rule": rule, "way": "shown"} for rule in chapter.rules if rule in practisable(game)]
    learner = after_chapter(game, id, plan)
    here = a_set(learner, plan=plan)
    assert [one for one in here if one != "First an example"] == [
        f"Question {nth} of {SET}" for nth in range(1, SET + 1)
    ]
    asked = learner.exercises
    shown = [nth for nth, step in enumerate(asked.exercises) if asked.was_shown(step.id)]
    assert 1 <= len(shown) <= 2
    rules = [step.rules for step in asked.exercises]
    assert all(rules[nth] == rules[nth + 1] for nth in shown), "its question comes after it"
    assert all(rules[nth] not in rules[:nth] for nth in shown), "and before any on its rule"
    steps = learner.panel["chapter"]["steps"]
    assert [nth for nth, step in enumerate(steps) if step["how"] == "example"] == shown
    assert asked.answered == SET
    assert learner.panel["practice"]["summary"]["title"] == f"All {SET} right the first time!"


def test_when_practice_with_an_example_is_saved_then_it_goes_on_the_same() -> None:
    plan = [{"rule": "score.hexagon", "way": "shown"}]
    learner = after_chapter("triominos", "rings", plan)
    assert learner.exercises.is_shown
    saved = json.loads(json.dumps(learner.table.save()))
    check("sitting", saved)
    again = Learner(Table.load(saved))
    assert again.table.save() == learner.table.save()
    assert again.panel["chapter"] == learner.panel["chapter"]
    assert again.exercises.series.own == learner.exercises.series.own != ()
    assert a_set(again, plan=[]) == a_set(learner, plan=[])
    asked = [one.exercises.exercises for one in (again, learner)]
    assert asked[0] == asked[1]


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_after_a_chapter_four_of_six_are_about_what_it_brought(game: str, id: str) -> None:
    learner = after_chapter(game, id)
    brought = learner.exercises.series.own
    earlier = [rule for rule in learner.exercises.series.rules if rule not in brought]
    assert brought
    assert earlier, "else it says nothing"
    # Whoever plans would have the others first, time and again.
    a_set(learner, plan=[{"rule": rule, "way": "alone"} for rule in earlier])
    asked = [step.rules[0] for step in learner.exercises.exercises]
    assert sum(rule in brought for rule in asked) >= 4


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
@pytest.mark.parametrize("seed", range(3))
def test_no_two_questions_of_a_set_are_alike(game: str, id: str, seed: int) -> None:
    rules = [rule for rule in course(game).chapter(id).rules if rule in practisable(game)]
    learner = practising(game, *rules, seed=seed)
    for _ in range(2):
        a_set(learner, plan=[])
        kinds = [likeness(step) for step in learner.exercises.exercises]
        assert len(kinds) == len(set(kinds)) == SET
        learner.go_on()


def test_when_a_rule_has_too_few_kinds_of_questions_then_they_come_again() -> None:
    learner = practising("triominos", "start.no-bonus", seed=1)
    a_set(learner, plan=[])
    assert len(learner.exercises.exercises) == SET


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_practice_after_a_chapter_does_not_begin_with_the_hardest(game: str, id: str) -> None:
    for rule in course(game).chapter(id).rules:
        if rule in practisable(game):
            learner = practising(game, rule, seed=3)
            assert learner.panel["practice"]["level"] <= 2, rule
            assert not learner.panel["practice"]["wished"]


def test_when_it_gets_easier_after_a_wrong_answer_then_it_is_said_and_by_one_level() -> None:
    fell = 0
    for game in GAMES:
        learner = practising(game, seed=4)
        level = learner.panel["practice"]["level"]
        for nth in range(2 * SET):
            is_wrong = nth % 4 == 3
            learner.answer(right=not is_wrong)
            was_wrong = learner.exercises.progress.now.wrong > 0
            learner.go_on()
            now = learner.panel["practice"]["level"]
            is_said = say(Message("practice-easier"), "en") in learner.panel["task"]["text"]
            if learner.exercises.progress.at:
                assert is_said == (was_wrong and now < level)
                assert not was_wrong or level - 1 <= now <= level
                fell += is_said
            level = now
    assert fell


def test_when_it_is_right_at_a_second_go_then_its_step_is_mended_and_in_a_quiz_it_is_not() -> None:
    def how(learner: Learner) -> list[str]:
        return [step["how"] for step in learner.panel["chapter"]["steps"][:2]]

    learner = practising("trictrac", "bar.first", seed=2)
    learner.answer(right=False)
    assert how(learner) == ["missed", "open"]
    learner.answer()
    assert how(learner) == ["mended", "open"]
    for tells, left in ((True, "missed"), (False, "over")):
        asked = practising("trictrac", "bar.first", seed=2, count=2, tells=tells)
        asked.answer(right=False)
        assert how(asked) == [left, "open"]
    learner = planned()
    learner.go_on()
    assert how(learner) == ["example", "open"]
    learner.answer()
    assert how(learner) == ["example", "helped"]
