"""Boards on principles of play, found by search: each is what it is said to be."""

from __future__ import annotations

from random import Random

import pytest

from tests.lessons.test_best_steps import expect_none_alike, kept
from tritables import BadInput, game_named, game_names
from tritables.coach import advise
from tritables.coach.explanations import LITTLE
from tritables.lessons.best_search import (
    MUCH,
    BoardFound,
    BoardSearch,
    Slices,
    board_key,
    level_of,
    positions,
)
from tritables.lessons.best_steps import WHOLE, Best, Option, told_of
from tritables.lessons.exercise_files import read_exercise
from tritables.lessons.exercise_plan import LEVELS, Planned
from tritables.lessons.exercise_series import Series
from tritables.lessons.installed_courses import courses
from tritables.lessons.practice_data import practisable, principles_of
from tritables.lessons.prepared_boards import prepared
from tritables.lessons.slices import at_once

GAMES = [name for name in game_names() if principles_of(name)]
PREPARED = [
    pytest.param(board, id=f"{game}-{board.id}")
    for game in GAMES
    for principle in principles_of(game)
    for board in prepared(game, principle)
]


def found_by(slices: Slices) -> BoardFound:
    found = at_once(slices)
    assert isinstance(found, BoardFound)
    return found


def expect_a_board(step: Best) -> None:
    """Hold a board to what its step says of its principles and of its lines."""
    assert step.principle is not None
    right = [step.options[nth] for nth in step.right()]
    assert right == [step.best]
    wrong = [one for one in step.options if one is not step.best]
    assert wrong
    assert all(one.loss >= MUCH * WHOLE for one in wrong)
    if step.follows is None:
        assert step.best.line[0] in kept(step, step.principle)
        assert any(one.line[0] not in kept(step, step.principle) for one in wrong)
    else:
        follows = step.options[step.follows].line[0]
        assert follows in kept(step, step.principle)
        assert step.best.line[0] not in kept(step, step.principle)
        if step.by is not None:
            assert follows not in kept(step, step.by)
            assert step.best.line[0] in kept(step, step.by)


@pytest.mark.parametrize("principle", principles_of("tricap"))
def test_a_board_that_is_found_is_judged_the_same_again_and_told_why(principle: str) -> None:
    found = found_by(BoardSearch("tricap", principle, Random(4), set()).steps(1))
    step = found.step
    expect_a_board(step)
    assert step.principle == found.rule
    seat = step.start.on_turn
    assert seat is not None
    advice = advise(step.start.view(seat), seat)
    assert advice.best.line == step.best.line
    for nth, one in enumerate(step.options):
        if nth not in step.right():
            assert round(WHOLE * advice.option(one.line[0]).loss) == one.loss
            assert told_of(step.start, one.line, step.best.line).loss > LITTLE


@pytest.mark.parametrize("game", GAMES)
def test_what_is_judged_is_what_the_seat_can_know(game: str) -> None:
    """A board is known by what its seat sees: other things hidden make no other board."""
    state = next(one for one in positions(game_named(game), 3) if one is not None)
    assert state.on_turn is not None
    assert board_key(state) == board_key(state.view(state.on_turn))


def test_the_same_seed_finds_the_same_board_and_a_given_one_does_not_come_again() -> None:
    first, again = (
        found_by(BoardSearch("tricap", "take", Random(7), set()).steps(None)) for _ in range(2)
    )
    assert first == again
    other = found_by(BoardSearch("tricap", "take", Random(7), {first.key}).steps(None))
    assert other.key != first.key


def test_a_search_yields_often_so_that_a_page_can_answer_between() -> None:
    slices = BoardSearch("tricap", "count", Random(1), set()).steps(1)
    assert all(0 < next(slices) <= 4 for _ in range(30))


@pytest.mark.parametrize("step", PREPARED)
def test_a_board_that_was_found_beforehand_is_one(step: Best) -> None:
    expect_a_board(step)
    assert step.level == level_of(step)
    assert step.level in LEVELS
    assert read_exercise(step.as_json(), step.game) == step
    of_course = {board_key(one.start) for one in courses(step.game.name)[1].steps}
    assert board_key(step.start) not in of_course


@pytest.mark.parametrize("game", GAMES)
def test_no_two_boards_on_a_principle_that_were_found_beforehand_look_alike(game: str) -> None:
    found = [prepared(game, principle) for principle in principles_of(game)]
    for some in found:
        expect_none_alike(some)
    keys = [board_key(one.start) for some in found for one in some]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", GAMES)
def test_practice_of_a_principle_can_begin_at_once(game: str) -> None:
    assert any(prepared(game, principle) for principle in principles_of(game))
    assert not set(principles_of(game)) & set(practisable(game))


def options(*losses: int) -> tuple[Option, ...]:
    return tuple(Option((f"{nth}",), loss) for nth, loss in enumerate(losses))


@pytest.mark.parametrize(
    ("losses", "follows", "level"),
    [((0, 90), None, 1), ((0, 50), None, 2), ((0, 90), 1, 2), ((0, 50, 60, 90), 1, 3)],
)
def test_a_board_is_harder_by_a_narrow_margin_more_options_and_what_misleads(
    losses: tuple[int, ...], follows: int | None, level: int
) -> None:
    start = game_named("trictrac").example("start").position
    step = Best("1", start, options=options(*losses), principle="hit", follows=follows, by="plan")
    assert level_of(step) == level


def test_a_series_on_principles_never_gives_a_board_twice_and_follows_the_answers() -> None:
    series = Series("tricap", ["take"], seed=5)
    keys = []
    for _ in range(6):
        step = series.take()
        assert isinstance(step, Best)
        assert step.principle is not None
        keys.append(board_key(step.start))
        series.note(step.principle, True)
    assert len(set(keys)) == 6
    assert series.level_of("take") > 1
    assert [one.id for one in (series.last,) if one] == ["6"]


def test_a_plan_says_which_principle_comes_first_and_gives_nothing_of_it_away() -> None:
    plan = [Planned("weigh", "shown"), Planned("take", "helped")]
    series = Series("tricap", ["take", "count", "weigh"], seed=5, plan=plan)
    for principle in ("weigh", "take"):
        board = series.take()
        assert isinstance(board, Best)
        assert (board.principle, series.way) == (principle, "alone")


def test_what_no_game_has_is_refused() -> None:
    with pytest.raises(BadInput):
        Series("tricap", ["hit"])
