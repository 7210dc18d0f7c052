"""Hints: the rule is that of the move that comes next, and not of what is wanted only later."""

from __future__ import annotations

import pytest

from tritables import game_named, game_names
from tritables.lessons import Do, course
from tritables.lessons.example_checks import start_of
from tritables.lessons.hints import help_to_do
from tritables.lessons.solver import Paths, Standing
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

NEXT = [
    pytest.param("trictrac", "tric-trac", ["roll 1-2"], "bar.first", id="stones-come-in"),
    pytest.param("trictrac", "double-six", ["roll 6-6"], "throw.double", id="the-first-six"),
    pytest.param("trictrac", "one-deep", [], "throw.look-ahead", id="what-must-not-happen"),
    pytest.param("trictrac", "landing", [], "move.landing", id="what-is-to-be-tried"),
    pytest.param("tricom", "base", ["turn QC"], "turn.action-first", id="the-card-to-skip"),
    pytest.param("tricom", "timing", ["turn QD"], "turn.action-first", id="skip-then-take"),
    pytest.param("tricom", "timing", ["turn QD", "skip"], "turn.take", id="take"),
    pytest.param("tricap", "start", [], "round.lay", id="the-first-card"),
    pytest.param("triominos", "corner-differs", [], "place.match", id="what-only-tells-it-is-done"),
    pytest.param("tricom", "queen", ["turn QD", "use 2"], "fill.king-queen", id="the-gap"),
]


@pytest.mark.parametrize(("game", "example", "moves", "rule"), NEXT)
def test_when_help_is_asked_for_then_its_rule_is_about_the_move_that_comes_next(
    game: str, example: str, moves: list[str], rule: str
) -> None:
    asked = game_named(game).example(example)
    at = Standing(start_of(asked))
    for move in moves:
        at = at.played(asked.goals, move)
    assert help_to_do(Paths(asked), at).rule == rule


ANY = [
    pytest.param("tricap", "start", [], {"hand0.0", "hand0.1", "hand0.2"}, id="a-first-card"),
    pytest.param("tricap", "start", ["lay 9C"], {"hand1.0", "hand1.1", "hand1.2"}, id="the-next"),
    pytest.param("trictrac", "direction", [], {"4", "8", "12"}, id="a-stone"),
    pytest.param("triominos", "side", [], {"rack0.0", "rack0.1", "rack0.2"}, id="a-tile"),
]


@pytest.mark.parametrize(("game", "example", "moves", "places"), ANY)
def test_when_any_of_some_pieces_will_do_then_all_of_them_are_lit(
    game: str, example: str, moves: list[str], places: set[str]
) -> None:
    asked = game_named(game).example(example)
    at = Standing(start_of(asked))
    for move in moves:
        at = at.played(asked.goals, move)
    assert places <= set(help_to_do(Paths(asked), at).part)


def test_when_one_piece_alone_will_do_then_its_part_of_the_board_is_lit_and_no_more() -> None:
    asked = game_named("tricom").example("equal")
    told = help_to_do(Paths(asked), Standing(start_of(asked)))
    assert told.piece in told.part
    assert len([place for place in told.part if place.startswith("hand0.")]) == 2


def test_when_a_draw_is_to_be_tried_too_early_then_a_touch_of_the_deck_is_credited() -> None:
    chapter, at = course("tricap").find("redraw-early")
    table = Table.open(Lesson.of_chapter(chapter, at))
    assert not table.receive({"view": "v", "seq": 1, "kind": "draw"}, 0.0).ok
    assert table.shown(0.0)["table"]["task"]["step"] == 1


TOO_EARLY = [
    pytest.param("trictrac", "must-move", [], "dice", None, id="a-throw"),
    pytest.param("tricap", "redraw-early", [], "deck", None, id="a-draw"),
    pytest.param("tricap", "neighbours", ["centre 10H"], None, None, id="a-button"),
]


@pytest.mark.parametrize(("game", "example", "moves", "source", "target"), TOO_EARLY)
def test_when_something_is_to_be_tried_then_help_shows_the_gesture_that_is_refused(
    game: str, example: str, moves: list[str], source: str | None, target: str | None
) -> None:
    asked = game_named(game).example(example)
    at = Standing(start_of(asked))
    for move in moves:
        at = at.played(asked.goals, move)
    told = help_to_do(Paths(asked), at)
    assert (told.piece, told.target) == (source, target)


ASKED = [
    pytest.param(name, step.id, id=f"{name}-{step.id}")
    for name in game_names()
    for step in course(name).steps
    if isinstance(step, Do) and any(goal.is_only_tried for goal in step.example.goals)
]


def by_hand(table: Table) -> dict[str, object]:
    """The command of somebody who does what help shows: a button, a touch, a draw, a gesture."""
    shown, told = table.shown(0.0), table.top.task.help(table.node)
    scene, tries = shown["scene"], shown["table"]["task"]["tries"]
    if tries:
        return {"kind": "type", "move": tries[0]["move"]}
    if told.target is not None:
        return {"kind": "attempt", "from": told.piece, "to": told.target, "turn": 0}
    if told.piece == scene["draws_at"]:
        return {"kind": "draw"}
    return {"kind": "type", "move": scene["touches"][told.piece]}


@pytest.mark.parametrize(("name", "id"), ASKED)
def test_when_what_is_to_be_tried_is_done_by_hand_as_help_shows_then_it_is_credited(
    name: str, id: str
) -> None:
    chapter, at = course(name).find(id)
    table = Table.open(Lesson.of_chapter(chapter, at))
    goals = game_named(name).example(id).goals
    tried = 0
    for step in game_named(name).example(id).line:
        met = table.top.task.step(table.node)
        if isinstance(step, str):
            table.play(step)
        elif goals[met].is_only_tried:
            assert not table.receive({"view": "v", "seq": 1, **by_hand(table)}, 0.0).ok
            tried += 1
            assert table.top.task.step(table.node) == met + 1
    assert tried
