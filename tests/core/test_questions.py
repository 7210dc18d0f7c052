"""Questions about a position: what the engine answers, and what somebody answers who errs."""

from __future__ import annotations

import pytest

from tritables import IllegalMove, new
from tritables.core.questions import Misconception, Question, forgets, forgotten, may
from tritables.games import tricap, trictrac, triominos
from tritables.texts import LANGUAGES, say

LAST = trictrac.position(white="24", black="3", throw="1-5")
THROWN = trictrac.position(white="5 12", black="8:2", throw="3-5")


@pytest.mark.parametrize(
    ("question", "truth"),
    [
        (Question(THROWN, "may", "12/15"), True),
        (Question(THROWN, "may", "5/8"), False),
        (Question(THROWN, "who", "12/15"), (0,)),
        (Question(THROWN, "over", "12/15"), False),
        (Question(LAST, "over", "24/off"), True),
        (Question(LAST, "winners", "24/off"), (0,)),
        (Question(tricap.position(actives="9H / 2D", centre="QS 8C"), "points", "take"), 3),
        (Question(tricap.position(actives="9H / 2D", centre="QS 8C"), "who", "pass"), ()),
        (Question(triominos.position(table="0-4-5@0,0", hands="1-4-5"), "points", "buy"), -5),
        (Question(triominos.position(table="0-4-5@0,0", hands="1-4-5"), "who"), (0,)),
    ],
)  # fmt: skip
def test_each_kind_of_question_has_the_answer_of_the_engine(
    question: Question, truth: object
) -> None:
    assert question.truth == truth
    assert type(question.truth) is type(truth)


def test_when_a_move_may_not_be_played_then_nothing_else_is_asked_of_it() -> None:
    with pytest.raises(IllegalMove):
        _ = Question(THROWN, "who", "5/8").truth


def test_the_rules_that_an_answer_rests_on_are_named() -> None:
    assert Question(THROWN, "may", "5/8").rules == ("move.landing",)
    assert Question(new("trictrac"), "who", "start 5-3").rules == ("start.roll-off",)


def test_a_rule_that_is_forgotten_forbids_nothing_and_pays_nothing() -> None:
    assert forgotten("move.landing", Question(THROWN, "may", "5/8")) is True
    assert forgotten("bar.first", Question(THROWN, "may", "5/8")) is None
    state = tricap.position(actives="9H / 2D", centre="QS 8C")
    assert forgotten("one.capture", Question(state, "points", "take")) == 0
    assert forgotten("one.pass", Question(state, "points", "take")) is None
    assert forgotten("one.capture", Question(state, "who", "take")) is None


def test_when_somebody_knows_better_then_the_rule_is_not_forgotten() -> None:
    question = Question(THROWN, "may", "5/8")
    assert forgets("x", "move.landing").shows(question)
    assert not forgets("x", "move.landing", knows=lambda asked: True).shows(question)


def test_a_holder_has_an_opinion_on_some_questions_only() -> None:
    never = may("never", "move.landing", lambda state, move: False)
    assert never.answer(Question(THROWN, "may", "12/15")) is False
    assert never.answer(Question(THROWN, "who", "12/15")) == (0,)
    assert not never.shows(Question(THROWN, "may", "5/8"))
    silent = Misconception("silent", "move.landing", ("may",), lambda question: None)
    assert silent.answer(Question(THROWN, "may", "12/15")) is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    asked = [Question(THROWN, asks, "12/15") for asks in ("points", "who", "over", "winners")]
    said = {say(question.message(), lang) for question in (*asked, Question(THROWN, "who"))}
    assert len(said) == 5
    assert all(text.endswith("?") for text in said)
