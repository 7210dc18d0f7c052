"""What free play, and a lesson's board, says of what cannot be lifted, and what plays by itself."""

from __future__ import annotations

import pytest

from tritables import game_named
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

YOURS = "It is White’s turn, and the stone on point 10 is black."
STAYS = [
    pytest.param("trictrac", "bar-first", ["bar/3*"], "bar1", "That is Black’s bar", id="bar"),
    pytest.param("trictrac", "bar-first", [], "10", YOURS, id="other-stone"),
    pytest.param("trictrac", "lower-first", [], "8", "First throw the dice.", id="throw-first"),
    pytest.param(
        "tricom", "from-reserve", ["take stock"], "reserve0", "Your card is taken.", id="taken"
    ),
    pytest.param(
        "tricom", "from-reserve", ["take stock"], "stock0", "Your card is taken.", id="taken-stock"
    ),
]


def taken(table: Table, place: str) -> bool:
    """Whether a touch of what cannot be lifted is let pass without a reason."""
    fields = {"from": place, "to": place, "turn": 0}
    return table.receive({"view": "v", "seq": 1, "kind": "attempt", **fields}, 0.0).ok


@pytest.mark.parametrize(("game", "example", "moves", "place", "told"), STAYS)
def test_when_what_cannot_be_lifted_is_touched_then_it_is_said_why(
    game: str, example: str, moves: list[str], place: str, told: str
) -> None:
    start = game_named(game).example(example).position
    table = Table.open(game, position=start, settings={"reveal": True})
    table.play(*moves)
    before = table.state
    assert not taken(table, place)
    assert table.shown(0.0)["table"]["verdict"]["text"].startswith(told)
    assert table.state == before


def test_when_a_stone_of_one_s_own_is_touched_then_nothing_is_refused_yet() -> None:
    table = Table.open("trictrac", position=game_named("trictrac").example("bar-first").position)
    assert taken(table, "8")
    assert table.shown(0.0)["table"]["verdict"] is None


def test_when_a_lesson_s_learner_touches_the_bar_of_the_other_side_then_it_is_said_why() -> None:
    chapter, at = course("trictrac").find("bar-first")
    table = Table.open(Lesson.of_chapter(chapter, at))
    table.play("bar/3*")
    assert not taken(table, "bar1")
    told = table.shown(0.0)["table"]["verdict"]["text"]
    assert told == "That is Black’s bar, and it is White’s turn."


@pytest.mark.parametrize(
    ("game", "place"), [("tricom", "base0.0"), ("tricap", "captured0"), ("triominos", "rack1.0")]
)
def test_when_what_lies_there_is_all_there_is_to_say_then_nothing_is_refused(
    game: str, place: str
) -> None:
    table = Table.open(game, seed=3, settings={"reveal": True})
    assert place in table.places()
    assert taken(table, place)
    assert table.shown(0.0)["table"]["verdict"] is None


def before_idle(seats: list[str], **settings: object) -> Table:
    """A table of TriCom, seed 1, before the first move that is no choice: an action card's skip."""
    table = Table.open("tricom", seats=seats, seed=1, settings=settings)
    table.draw()
    assert table.state.legal_moves() == ("skip",)
    return table


def test_when_one_who_plays_alone_has_no_choice_and_nothing_to_do_then_it_happens_by_itself() -> (
    None
):
    table = before_idle(["person", "greedy"])
    table.at(0.0)
    due = table.due(0.0)
    assert due is not None
    assert due > 0  # it can be read first
    assert table.tick(due)
    assert [node.move for node in table.session.history.line[2:]] == ["skip", "take stock"]
    assert len(table.state.legal_moves()) > 1
    # It is in the record, and is taken back together with what led to it.
    assert table.session.history.line[-1].ply == 3
    table.do("undo")
    assert table.node.ply == 0


def test_when_one_does_it_oneself_before_then_it_is_that_move() -> None:
    table = before_idle(["person", "greedy"])
    assert table.receive({"view": "v", "seq": 1, "kind": "type", "move": "skip"}, 0.0).ok
    assert [node.move for node in table.session.history.line[2:]] == ["skip"]


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(["person", "person"], {}), (["person", "greedy"], {"paused": True})],
    ids=["people", "paused"],
)
def test_when_people_play_or_the_table_is_paused_then_all_is_done_by_hand(
    seats: list[str], settings: dict[str, object]
) -> None:
    table = before_idle(seats, **settings)
    assert table.due(0.0) is None
    assert not table.tick(60.0)
    assert table.state.legal_moves() == ("skip",)


def test_when_one_looks_back_then_nothing_happens_by_itself() -> None:
    table = before_idle(["person", "greedy"])
    table.do("undo")
    table.do("redo")
    assert table.due(0.0) is None
    assert not table.tick(60.0)
