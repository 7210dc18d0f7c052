"""The courses of the house: every example has its place, every question its answer."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.battery import place_ids
from tests.validators import check as fits
from tritables import BadInput, game_named, game_names
from tritables.core.events import message_id
from tritables.core.messages import Message
from tritables.lessons import (
    Chapter,
    Choosing,
    Course,
    Do,
    FindAll,
    Judge,
    Mend,
    Predict,
    Step,
    check,
    course,
    read_course,
)
from tritables.lessons.choice_steps import label_of
from tritables.lessons.course import lead_in
from tritables.lessons.example_words import example_words
from tritables.lessons.installed_courses import course as course_of
from tritables.lessons.outcomes import FRONT, Outcome
from tritables.lessons.step_results import Went
from tritables.texts import LANGUAGES, has, own_words, say_only

TAUGHT = [
    name
    for name in game_names()
    if files(game_named(name).folder).joinpath("course.json").is_file()
]
"""The games that have a course of their own."""

STEPS = [
    pytest.param(step, id=f"{name}-{step.id}") for name in TAUGHT for step in course(name).steps
]
ASKED = [one for one in STEPS if one.values[0].asks]  # type: ignore[union-attr]


LONGEST_LEAD = 160
"""Signs: more of them would push the answers off a phone's screen."""

WINS = {"en": r"\bwin\b", "nl": r"\bwint?\b", "fr": r"\bgagnes\b"}


@pytest.mark.parametrize("name", game_names())
def test_a_course_keeps_what_it_promises(name: str) -> None:
    assert [str(fault) for fault in check(course(name))] == []


@pytest.mark.parametrize("name", game_names())
def test_every_example_has_its_place_and_is_found_by_its_name(name: str) -> None:
    done = [step.id for step in course(name).steps if isinstance(step, Do)]
    assert sorted(done) == sorted(example.id for example in game_named(name).examples)
    for id in done:
        chapter, at = course(name).find(id)
        assert chapter.steps[at].id == id
    for chapter in course(name).chapters:
        assert course(name).find(chapter.id) == (chapter, 0)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_course_has_six_to_thirteen_chapters_of_no_more_than_eleven_steps(name: str) -> None:
    assert 6 <= len(course(name).chapters) <= 13
    assert max(len(chapter.steps) for chapter in course(name).chapters) <= 11


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_each_chapter_begins_with_a_lead_of_two_short_sentences_at_most(
    name: str, lang: str
) -> None:
    leads = {one.id: lead_in(one, lang) for one in course(name).chapters}
    assert all(1 <= len(re.findall(r"[.!?](?= |$)", lead)) <= 2 for lead in leads.values()), leads
    assert max(len(lead) for lead in leads.values()) <= LONGEST_LEAD
    assert len(set(leads.values())) == len(leads)
    first = leads[course(name).chapters[0].id]
    assert re.search(WINS[lang], first), "the first one says how one wins"


@pytest.mark.parametrize("name", TAUGHT)
def test_a_course_uses_every_kind_of_step_that_asks(name: str) -> None:
    kinds = {step.kind for step in course(name).steps}
    assert kinds >= {"do", "find-all", "predict", "judge", "mend", "play-on"}


@pytest.mark.parametrize("name", TAUGHT)
def test_the_file_and_what_is_read_of_it_fit_the_schema(name: str) -> None:
    folder = files(game_named(name).folder)
    fits("course", json.loads(folder.joinpath("course.json").read_text(encoding="utf-8")))
    written = json.loads(json.dumps(course(name).as_json()))
    fits("course", written)
    again = read_course(written)
    assert again.as_json() == written
    assert [str(fault) for fault in check(again)] == []


def said(outcome: Outcome) -> None:
    """Every sentence of an outcome can be said in every language."""
    for message in outcome.reason:
        for lang in LANGUAGES:
            assert say_only(message, lang)


@pytest.mark.parametrize("step", ASKED)
def test_every_wrong_answer_has_its_own_true_reason(step: Step) -> None:
    places = place_ids(step.game, step.start)
    if isinstance(step, FindAll):
        wanted = step.places()
        assert places >= set(wanted)
        for place in sorted(places):
            outcome = step.answer(place, ())
            assert outcome.right == (place in wanted), place
            assert outcome.right or outcome.reason, place
            assert places >= set(outcome.marks)
            said(outcome)
        assert step.enough(Went(found=wanted)).right
        for nth in range(len(wanted)):
            missing = step.enough(Went(found=wanted[:nth]))
            assert (missing.right, missing.missed) == (False, len(wanted) - nth)
            assert set(missing.marks) & set(wanted[nth:])
            said(missing)
    if isinstance(step, Choosing):
        right = step.right()
        assert 0 < len(right) < len(step.choices())
        for nth in range(len(step.choices())):
            outcome = step.answer(nth)
            assert outcome.right == (nth in right)
            assert outcome.right or outcome.reason
            said(outcome)


def labels(step: Choosing) -> list[str]:
    return [label_of(one, step.start.game, "nl", step.reader) for one in step.choices()]


@pytest.mark.parametrize("step", ASKED)
def test_no_two_answers_look_alike(step: Step) -> None:
    if isinstance(step, Choosing):
        assert len(set(labels(step))) == len(step.choices())


def yes_in(step: Choosing) -> list[bool]:
    """Whether yes is right at a step that may be answered so; nothing at another."""
    yes = {"judge-yes", "choice-yes"}
    labels = [one.label.id if isinstance(one.label, Message) else "" for one in step.choices()]
    return [nth in step.right() for nth, id in enumerate(labels) if id in yes]


YES_OR_NO = [
    pytest.param(step, truth, id=f"{name}-{step.id}")
    for name in TAUGHT
    for step in course(name).steps
    if isinstance(step, Choosing)
    for truth in yes_in(step)
]
CONTRARY = {"en": ("Yes", "No"), "nl": ("Ja", "Nee"), "fr": ("Oui", "Non")}
"""How a sentence begins that says yes, and one that says no."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("step", "truth"), YES_OR_NO)
def test_after_a_right_no_nothing_begins_with_yes_nor_after_a_yes_with_no(
    step: Choosing, truth: bool, lang: str
) -> None:
    done = own_words(step.done, f"{step.words}.done", step.game.name, lang)
    assert done
    assert not re.match(rf"{CONTRARY[lang][truth]}\b", done)


@pytest.mark.parametrize("step", ASKED)
def test_a_wrong_answer_can_tempt(step: Step) -> None:
    """Who is asked what to find must be able to miss it: not every piece is right."""
    if isinstance(step, FindAll):
        picture = step.game.picture(step.start, None, FRONT)
        assert {piece.place for piece in picture.pieces} - set(step.places())


START = course("trictrac").chapter("meeting").as_json()


def changed(**change: Any) -> dict[str, Any]:
    """A course of one chapter whose first step that asks is changed."""
    data = json.loads(json.dumps(START))
    step = next(one for one in data["steps"] if one["kind"] == "mend")
    step.update(change)
    return {
        "format": "tritables-course/1",
        "game": "trictrac",
        "chapters": [{"id": "own", "steps": [step]}],
    }


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"kind": "guess"}, "chapters[0].steps[0].kind"),
        ({"id": ""}, "chapters[0].steps[0].id"),
        ({"rules": ["castling"]}, "chapters[0].steps[0].rules[0]"),
        ({"example": "landing"}, "chapters[0].steps[0]"),
        ({"variants": []}, "chapters[0].steps[0].variants"),
        ({"variants": [{"label": "a"}]}, "chapters[0].steps[0].variants"),
        ({"moves": ["bar/3"]}, "chapters[0].steps[0].moves[0]"),
        ({"more": 1}, "chapters[0].steps[0]"),
    ],
)
def test_what_is_wrong_is_refused_at_its_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_course(changed(**change))
    assert refused.value.where == where


def one_step(**step: object) -> dict[str, object]:
    chapter = {"id": "own", "steps": [step]}
    return {"format": "tritables-course/1", "game": "trictrac", "chapters": [chapter]}


def test_a_move_that_cannot_be_watched_is_refused_at_its_place() -> None:
    with pytest.raises(BadInput) as refused:
        read_course(one_step(kind="show", id="a", example="landing", line=["7/8", "1/2"]))
    assert refused.value.where == "chapters[0].steps[0].line[1]"


def test_an_example_of_ones_own_stands_in_a_course_as_it_is() -> None:
    example = game_named("trictrac").example("landing")
    told = read_course(one_step(kind="do", example=example))
    assert told == read_course(one_step(kind="do", example=example.as_json()))


def test_a_turn_to_be_watched_needs_words() -> None:
    [shown] = read_course(one_step(kind="show", id="a", example="landing")).steps
    assert [fault.id for fault in check(shown)] == ["check-no-task"]


def test_a_question_that_has_no_answer_is_told() -> None:
    start = game_named("trictrac").example("landing").position
    judged = Judge("may", start, move="10/11", among=("bar.first",))  # type: ignore[arg-type]
    assert [fault.id for fault in check(judged)] == ["check-no-right"]
    assert "move.landing" in str(check(judged)[0])
    chapter = Chapter("own", "trictrac", (judged,))
    assert [fault.id for fault in check(chapter)] == ["check-step"]
    assert str(check(Course("trictrac", (chapter,)))[0]).startswith("may: ")


def test_a_name_stands_once() -> None:
    chapter = course("trictrac").chapters[0]
    with pytest.raises(BadInput):
        Course("trictrac", (chapter, chapter))
    with pytest.raises(BadInput):
        Chapter("own", "trictrac", ())
    with pytest.raises(BadInput):
        course("trictrac").find("castling")


def test_a_prediction_is_what_the_engine_does() -> None:
    for step in course_of("trictrac").steps:
        if isinstance(step, Predict) and step.foresight.name == "key":
            state = step.start
            for move in step.line:
                state = state.play(move)
            (right,) = step.right()
            assert step.among[right] == state.position()[step.foresight.args["key"]]


def test_a_variant_is_judged_where_it_stands() -> None:
    for step in course("trictrac").steps:
        if isinstance(step, Mend):
            legal = [
                one.move in [move.rstrip("*") for move in one.start.legal_moves()]
                for one in step.variants
            ]
            assert [nth for nth, ok in enumerate(legal) if ok] == list(step.right())


def test_the_figures_of_the_sources_are_drawn_and_no_learner_hears_of_a_sheet() -> None:
    figures = {
        name: [step.figure for step in course(name).steps if isinstance(step, Do) and step.figure]
        for name in TAUGHT
    }
    assert sorted(figures["tricom"]) == list("1234567")
    assert sorted(figures["triominos"]) == list("ABCDEFGH")
    assert not [name for name in TAUGHT if has("figure-name", name, "en")]


def test_when_a_move_is_denied_by_another_rule_than_the_one_chosen_then_that_is_said() -> None:
    _, at = course("trictrac").find("whose-stone")
    step = course("trictrac").find("whose-stone")[0].steps[at]
    assert isinstance(step, Judge)
    labels = [label_of(choice, "trictrac", "en") for choice in step.choices()]
    assert labels[:2] == ["Yes, that is allowed", "No: stones never move back"]
    right, other, yes = step.answer(1), step.answer(2), step.answer(0)
    assert (right.right, right.rule) == (True, "move.direction")
    assert [one.rule for one in (other, yes)] == ["move.direction"] * 2
    assert [one.id for one in other.reason] == ["judge-other", "verdict-wrong-way"]
    assert [one.id for one in yes.reason] == ["verdict-wrong-way"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_only_a_step_that_takes_an_answer_ends_its_task_with_a_question(
    game: str, lang: str
) -> None:
    for example in game_named(game).examples:
        parts = ["task", *(f"task-{nth + 2}" for nth in range(len(example.goals) - 1))]
        for part in parts:
            text = example_words(game_named(game), example, part, lang)
            assert not text.endswith("?"), f"{example.id}.{part}: {text}"


@pytest.mark.parametrize("game", ["trictrac", "triominos", "tricom", "tricap"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_a_rule_is_offered_as_a_reason_then_it_is_said_in_plain_words(
    game: str, lang: str
) -> None:
    steps = [step for chapter in course_of(game).chapters for step in chapter.steps]
    offered = {rule for step in steps if isinstance(step, Judge) for rule in step.among}
    titles = [rule for rule in offered if not has(message_id("because", rule), game, lang)]
    assert titles == []
