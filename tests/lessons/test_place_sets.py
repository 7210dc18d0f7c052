"""What is said of a place that is not one of those to be found: its own reason, and no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tritables import game_named, game_names
from tritables.core import Event
from tritables.lessons import FindAll, check, course
from tritables.lessons.choice_steps import words_of
from tritables.lessons.gestures import ways_of
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import FRONT, Outcome
from tritables.lessons.step_results import Went
from tritables.texts import LANGUAGES, say

STEPS = [
    pytest.param(step, id=f"{name}-{step.id}")
    for name in game_names()
    for step in course(name).steps
    if isinstance(step, FindAll)
]


def wrong(step: FindAll) -> dict[str, Outcome]:
    """What is said of each place of the board that is not to be found."""
    layout = step.game.layout(step.start, "wide", FRONT)
    wanted = step.places()
    return {
        place.id: step.answer(place.id, ()) for place in layout.places if place.id not in wanted
    }


@pytest.mark.parametrize("step", STEPS)
def test_when_a_wrong_place_is_touched_then_nothing_that_may_still_be_found_is_marked(
    step: FindAll,
) -> None:
    for place, outcome in wrong(step).items():
        assert not outcome.right
        assert outcome.marks
        assert set(outcome.marks) & set(step.places()) == set(), place


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_when_a_wrong_place_is_touched_then_a_sentence_says_why_and_no_place_is_spelled_out(
    step: FindAll, lang: str
) -> None:
    picture = step.game.picture(step.start, None, FRONT)
    labels = {id: say(label, lang) for id, label in picture.labels}
    for place, outcome in wrong(step).items():
        told = " ".join(words_of(outcome, lang, step.reader))
        assert told[0].isupper() or told[0].isdigit(), told
        assert told.endswith(".")
        assert labels.get(place, "\0") not in told


def holds(step: FindAll, place: str, id: str) -> bool:
    """Whether what is said of a place is so, by the picture and the ways of the game."""
    game = game_named(step.start.game)
    lies = place in {piece.place for piece in game.picture(step.start, None, FRONT).pieces}
    ways = ways_of(game, step.start)
    source = step.search.args.get("from")
    brought: list[Event] = []
    for way in ways:
        if (way.source, way.target) == (source, place):
            step.start.play(way.move, brought)
    rule = step.search.args.get("rule")
    moved = move_places(game, step.start, str(step.search.args.get("move", "")))[:1]
    from_here = any(way.source == place for way in ways)
    return {
        "find-stays": lies and not from_here,
        "find-nothing": not lies and not from_here,
        "find-itself": place in (source, *moved),
        "find-brings-nothing": rule not in [event.rule for event in brought],
        "find-nowhere": not any((way.source, way.target) == (source, place) for way in ways),
        "find-no-part": place not in (*step.places(), *moved),
        "find-no-proof": place not in step.start.judge(str(step.search.args["move"])).witnesses
        if "move" in step.search.args
        else False,
    }[id]


@pytest.mark.parametrize("step", STEPS)
def test_when_a_place_is_told_what_lies_there_then_that_is_so(step: FindAll) -> None:
    said = [(place, one.reason[0].id) for place, one in wrong(step).items()]
    found = [one for one in said if one[1].startswith("find-")]
    assert [one for one in found if not holds(step, *one)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_when_somebody_sees_no_more_too_soon_then_it_is_not_told_how_many_there_are(
    step: FindAll, lang: str
) -> None:
    outcome = step.enough(Went())
    assert not outcome.right
    assert not any(letter.isdigit() for text in words_of(outcome, lang) for letter in text)


@pytest.mark.parametrize("step", STEPS)
def test_when_nothing_was_found_yet_then_nobody_is_told_that_it_is_not_all(step: FindAll) -> None:
    before = words_of(step.enough(Went()), "en")
    went = Went()
    step.touch(went, step.places()[0])
    after = words_of(step.enough(went), "en")
    assert before == ["You have touched none of them yet. Look in the part that lights up."]
    assert len(step.places()) == 1 or after[0].startswith("That is not all yet.")


def test_when_help_shows_a_part_then_it_is_not_all_that_there_is_to_choose_from() -> None:
    chapter, at = course("tricom").find("where-five-goes")
    step = chapter.steps[at]
    assert isinstance(step, FindAll)
    part = step.enough(Went()).marks
    assert set(part) & set(step.places())
    assert len(part) == 2


def test_when_a_card_is_still_to_come_then_the_one_under_it_is_not_marked() -> None:
    chapter, at = course("tricap").find("ace-too")
    step = chapter.steps[at]
    assert [step.answer(nth).marks for nth in (0, 1)] == [(), ("active0", "active1")]


@pytest.mark.parametrize("step", STEPS)
def test_nobody_is_asked_for_more_where_the_task_says_that_it_is_one(step: FindAll) -> None:
    task = step.said("task", "en")
    signs = ("every", "three piles", "six places", "and the point", "both places")
    many = any(word in task for word in signs)
    assert step.one != many
    assert not step.one or len(step.places()) == 1
    assert (step.told(Went()) is None) == step.one
    assert step.touch(Went(), step.places()[0]).missed == len(step.places()) - 1


@pytest.mark.parametrize("step", STEPS)
def test_when_a_task_says_one_and_there_are_more_then_that_is_found(step: FindAll) -> None:
    found = [one.id for one in check(replace(step, one=True))]
    assert ("check-more-than-one" in found) == (len(step.places()) > 1)
