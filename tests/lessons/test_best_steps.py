"""Steps that ask for the best move: what they say holds by the coach and by the principles."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from scripts.training.boards import alike, pieces_of
from tests.benchmarks import principles
from tritables import BadInput, game_named, game_names
from tritables.coach import advise
from tritables.coach.explanations import LITTLE
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.games import trictrac
from tritables.lessons import Best, Course, check, courses, read_course
from tritables.lessons.best_search import Board
from tritables.lessons.best_steps import WHOLE, Option, told_of
from tritables.lessons.choice_steps import words_of
from tritables.lessons.course import learnt_in
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.texts import LANGUAGES

GAMES = [name for name in game_names() if len(courses(name)) > 1]
BOARDS = [step for name in GAMES for step in courses(name)[1].steps if isinstance(step, Best)]
STEPS = [pytest.param(step, id=f"{step.game.name}-{step.id}") for step in BOARDS]
RATES = {
    (row["game"], row["principle"]): row["share"]
    for row in json.loads(principles.FILE.read_text(encoding="utf-8"))["principles"]
}
COUNTED = ("trictrac", "tricap")
"""Games that are judged without rounds played on: quickly."""
MUCH = Fraction(3, 100)
"""What a wrong line gives away at least when it is judged once more."""


def second(game: str) -> Course:
    return courses(game)[1]


def kept(step: Best, principle: str) -> frozenset[str]:
    """The lines' first moves that a principle keeps, from what the seat on turn sees."""
    seat = step.start.on_turn
    assert seat is not None
    found = next(one for one in step.game.principles if one.id == principle)
    return frozenset(found.keeps(step.start.view(seat), seat))


def test_every_game_is_taught_to_be_played_well() -> None:
    assert list(game_names()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_second_course_has_no_faults_and_no_id_of_the_first(game: str) -> None:
    first, other = courses(game)
    assert check(other) == ()
    ids = [
        {one.id for chapter in taught.chapters for one in (chapter, *chapter.steps)}
        for taught in (first, other)
    ]
    assert not ids[0] & ids[1]
    assert 5 <= len(other.chapters) <= 8
    assert read_course(other.as_json()) == other


@pytest.mark.parametrize("game", GAMES)
def test_no_two_steps_of_a_course_ask_about_the_same_position(game: str) -> None:
    for taught in courses(game):
        starts = [step.start for step in taught.steps if step.asks]
        assert len(set(starts)) == len(starts)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_boards_of_a_chapter_of_playing_well_look_alike(game: str) -> None:
    for chapter in second(game).chapters:
        expect_none_alike([step for step in chapter.steps if isinstance(step, Best)])


def expect_none_alike(steps: Sequence[Best]) -> None:
    """Hold boards to it that on no two of them more than half of the pieces lie the same."""
    seen = [(step.id, pieces_of(step.start)) for step in steps]
    pairs = combinations(seen, 2)
    assert [(one[0], other[0]) for one, other in pairs if alike(one[1], other[1])] == []


def test_boards_are_alike_where_more_than_half_of_the_pieces_lie_the_same() -> None:
    def board(white: str, black: str) -> Counter[tuple[object, ...]]:
        return pieces_of(trictrac.position(white=white, black=black, throw="3-5", left="5"))

    one = board("1:5 2:5 3:5", "24:15")
    assert alike(one, board("1:5 2:5 4:5", "24:15"))
    assert not alike(one, board("1:5 6:5 7:5", "22:15"))


def test_who_counts_in_tri_cap_has_no_ace_that_would_be_laid_without_counting() -> None:
    steps = [
        one for one in BOARDS if one.id.startswith("count-decides") and one.game.name == "tricap"
    ]
    for step in steps:
        seat = step.start.on_turn
        assert seat is not None
        hand = step.start.position()["seats"][seat]["hand"]  # type: ignore[index,call-overload]
        assert not [card for card in hand if card[0] == "A"]
    assert len(steps) == 3


@pytest.mark.parametrize("game", GAMES)
def test_chapters_come_in_the_order_of_what_their_principles_win_alone(game: str) -> None:
    ids = [chapter.id.removeprefix("well-") for chapter in second(game).chapters]
    rates = [RATES[game, id] for id in ids]
    assert rates == sorted(rates, reverse=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_chapter_says_of_a_principle_is_what_was_measured(game: str, lang: str) -> None:
    for chapter in second(game).chapters:
        rate = RATES[game, chapter.id.removeprefix("well-")]
        assert f" {round(100 * rate)} " in learnt_in(chapter, lang)


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_what_its_step_says_of_its_principles(step: Best) -> None:
    best, principle = step.best, step.principle
    assert principle is not None
    right = [step.options[nth] for nth in step.right()]
    assert right == [best]
    assert len({choice.label["en"] for choice in step.choices()}) == len(step.options)  # type: ignore[index,call-overload]
    assert all(one.loss >= 40 for one in step.options if one is not best)
    if step.follows is None:
        assert best.line[0] in kept(step, principle)
        own = [one for one in step.options if one.line[0] in kept(step, principle)]
        assert len(own) < len(step.options)
        if len(own) > 1:  # the principle does not say which of its own
            assert len(step.options) == Board.of(step.start).fewest
    else:
        follows = step.options[step.follows].line[0]
        assert follows in kept(step, principle)
        assert best.line[0] not in kept(step, principle)
        others = [one for one in step.game.principles if one.id != principle]
        others = [one for one in others if best.line[0] in kept(step, one.id) - {follows}]
        assert [one for one in others if follows not in kept(step, one.id)]
        if step.by is not None:
            assert best.line[0] in kept(step, step.by)
            assert follows not in kept(step, step.by)


@pytest.mark.parametrize("step", [one for one in BOARDS if one.game.name in COUNTED])
def test_what_matters_more_is_what_is_told_of_the_tempting_line(step: Best) -> None:
    if step.follows is None:
        return
    told = told_of(step.start, step.options[step.follows].line, step.best.line)
    kinds = {one.kind for one in (*told.reasons, *told.facts) if one is not None}
    if step.by is not None:
        by = next(one for one in step.game.principles if one.id == step.by)
        assert kinds & set(by.shown_by)
    done = step.said("done", "en")
    assert ("matters more" in done) == (step.by is not None)


@pytest.mark.parametrize("step", [one for one in BOARDS if one.game.name == "trictrac"])
def test_a_reason_about_a_count_is_told_with_what_it_is_compared_with(step: Best) -> None:
    for option in step.options:
        if option is not step.best:
            told = told_of(step.start, option.line, step.best.line)
            for one in (*told.reasons, *told.facts):
                assert one is None or one.message("trictrac").id.endswith(".than")


@pytest.mark.parametrize("step", [one for one in BOARDS if one.game.name in COUNTED])
def test_a_wrong_line_is_told_in_a_sentence_and_by_figures_to_whoever_asks(step: Best) -> None:
    for nth, option in enumerate(step.options):
        if nth in step.right():
            continue
        outcome = step.answer(nth)
        told = told_of(step.start, option.line, step.best.line)
        ids = [one.id for one in outcome.reason]
        ideas = [one for one in ids if one.endswith(".idea")]
        assert len(ids) - len(ideas) <= max(1, 2 * len(told.reasons))
        costs = Message("coach-loss", {"percent": option.percent})
        assert "coach-because" not in ids
        assert not told.reasons or costs not in outcome.reason
        assert [*outcome.reason, *outcome.figures].count(costs) == 1
        for idea in ideas:
            named = idea.removeprefix("principle-").removesuffix(".idea")
            assert named == (step.principle if step.follows is None else step.by)
            assert step.best.line[0] in kept(step, named)
            assert kept(step, named).isdisjoint(option.line)
            assert step.follows in (None, nth)


@pytest.mark.parametrize("step", STEPS[::9])
def test_a_wrong_line_is_told_what_it_costs_and_why(step: Best) -> None:
    tempting = [nth for nth in range(len(step.options)) if nth not in step.right()]
    kinds = [told_of(step.start, step.options[nth].line, step.best.line).kind for nth in tempting]
    assert set(kinds) <= {"reason", "reply", "plain"}
    for nth in tempting:
        for lang in LANGUAGES:
            assert all(words for words in said(step, nth, lang))


def made_by(step: Best) -> set[str]:
    """The rules by which the best line scores something that has a name."""
    seat, state, events = step.start.on_turn, step.start, list[Event]()
    for move in step.best.line:
        state = state.play(move, events)
    return {event.rule for event in events if event.seat == seat} & set(NAMED)


NAMED = {
    "score.bridge": "bridge", "score.hexagon": "hexagon", "score.trio": "trio",
    "score.quartet": "quartet", "score.duo": "duo",
}  # fmt: skip
"""What the best line may make, by the rule that scores it."""


@pytest.mark.parametrize("step", [one for one in STEPS if made_by(one.values[0])])  # type: ignore[arg-type]
def test_who_finds_the_best_line_is_told_what_it_makes(step: Best) -> None:
    made = {NAMED[rule] for rule in made_by(step)}
    wrong = [one for nth, one in enumerate(step.options) if nth not in step.right()]
    near = min(wrong, key=lambda one: one.loss)
    also = made_by(replace(step, options=(Option(near.line, 0),)))
    if made - {NAMED[rule] for rule in also}:
        assert any(f"s a {one}" in step.said("done", "en") for one in made)


@pytest.mark.parametrize("step", STEPS[::9])
def test_a_line_loses_the_same_when_it_is_chosen_and_when_the_best_is_found(step: Best) -> None:
    wrong = [nth for nth in range(len(step.options)) if nth not in step.right()]
    near = min(wrong, key=lambda nth: step.options[nth].loss)
    outcome = step.answer(near)
    (cost,) = (one for one in (*outcome.reason, *outcome.figures) if one.id == "coach-loss")
    told = cost.args["percent"]
    if step.follows in (None, near):
        assert f"about {told} fewer" in step.said("done", "en")


def said(step: Best, choice: int, lang: str) -> list[str]:
    return words_of(step.answer(choice), lang, step.reader)


def judged_again(step: Best) -> None:
    seat = step.start.on_turn
    assert seat is not None
    advice = advise(step.start.view(seat), seat, budget=2_000, seed=7)
    best = advice.option(step.best.line[0])
    assert best.loss <= LITTLE
    for one in step.options:
        if one is not step.best:
            found = advice.option(one.line[0])
            if found.line == one.line:
                assert found.loss >= MUCH
                if advice.exact:
                    assert round(WHOLE * found.loss) == one.loss


@pytest.mark.parametrize("step", [one for one in BOARDS if one.game.name in COUNTED])
def test_when_a_board_is_counted_again_then_the_best_line_is_the_same(step: Best) -> None:
    judged_again(step)


@pytest.mark.full
@pytest.mark.parametrize("step", STEPS)
def test_when_every_board_is_judged_again_then_the_best_line_is_the_same(step: Best) -> None:
    judged_again(step)


@pytest.mark.parametrize("game", [name for name in GAMES if game_named(name).secret])
def test_a_board_shows_what_the_seat_that_is_asked_may_know(game: str) -> None:
    chapter = second(game).chapters[0]
    step = chapter.steps[0]
    seat = step.start.on_turn
    assert seat is not None
    table = Table.open(Lesson.of_chapter(chapter), settings={"lang": "en"})
    view = step.start.view(seat)
    assert table.view == view
    assert table.viewpoint.seat == seat
    table.do("pick", choice=step.right()[0])
    assert table.viewpoint.seat == seat


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"principle": "shout"}, "principle"),
        ({"follows": 9}, "follows"),
        ({"options": [{"line": ["take"], "loss": 0}]}, "options"),
        (
            {"options": [{"line": ["take"], "loss": -1}, {"line": ["pass"], "loss": 9}]},
            "options[0]",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(change: dict[str, Any], where: str) -> None:
    given = second("tricap").as_json()
    given["chapters"][0]["steps"][0].update(change)  # type: ignore[index]
    with pytest.raises(BadInput) as fault:
        read_course(given)
    assert fault.value.where.startswith(f"chapters[0].steps[0].{where}")


def test_a_line_that_goes_on_into_the_turn_of_another_player_is_refused() -> None:
    given = second("trictrac").as_json()
    step = given["chapters"][0]["steps"][0]  # type: ignore[index]
    step["options"][0]["line"] += ["roll 1-2"]
    with pytest.raises(BadInput) as fault:
        read_course(given)
    assert ".options[0].line[" in fault.value.where


def test_files_are_small() -> None:
    for game in GAMES:
        file = files(game_named(game).folder).joinpath("well.json")
        assert len(file.read_bytes()) < 40_000
