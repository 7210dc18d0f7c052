"""The worked examples: each can be played as it says, and the rules file's seven are there."""

from __future__ import annotations

import pytest

from tritables.games.tricap import GAME
from tritables.games.tricap.state import TriCapState


def start_of(id: str) -> TriCapState:
    state = GAME.example(id).position
    assert isinstance(state, TriCapState)
    return state


def line_of(id: str) -> list[str]:
    """The moves of an example's line, without what is only tried."""
    return [step for step in GAME.example(id).line if isinstance(step, str)]


def end_of(id: str, moves: int | None = None) -> TriCapState:
    state = start_of(id)
    for move in line_of(id)[:moves]:
        state = state.play(move)
    return state


def events_of(id: str) -> list[str]:
    state, log = start_of(id), []
    for move in line_of(id):
        state = state.play(move, log)
    return [event.rule for event in log]


# The seven of the rules file.


def test_1_who_is_adjacent_to_a_ten() -> None:
    state = end_of("neighbours", 1)
    assert state.actives == ("9H", "JS", "AD", "10C", "8S")
    assert state.centre == ("10H",)
    assert state.adjacent_seats() == [0, 1, 2]


def test_2_nobody_three_times_and_then_all_of_it() -> None:
    assert events_of("growing") == ["none", "none", "none", "adjacent", "one.capture"]
    assert len(end_of("growing", 3).centre) == 4
    assert len(end_of("growing").captured[0]) == 6


def test_3_a_lone_capture_of_three_gives_four() -> None:
    assert len(start_of("capture").centre) == 3
    assert len(end_of("capture", 1).captured[0]) == 4


def test_4_passing_with_an_ace_and_losing_it_to_a_tricap() -> None:
    assert start_of("ace-waits").actives[0] == "AS"
    assert events_of("ace-waits")[:2] == ["one.pass", "tricap"]
    assert end_of("ace-waits", 3).centre == ("JC", "QH", "8H")


def test_5_an_ace_in_the_centre() -> None:
    assert events_of("ace-centre") == ["tricap.ace-centre"]
    assert all(card is not None and card[0] != "A" for card in start_of("ace-centre").actives)


def test_6_king_and_two_are_not_adjacent() -> None:
    assert events_of("king-and-two")[0] == "none"
    state = end_of("king-and-two", 1)
    assert (state.actives[0], state.centre[-1]) == ("KS", "2H")


@pytest.mark.parametrize(
    ("id", "rules", "left"),
    [
        ("end-tricap", ["tricap", "end.after-tricap"], 2),
        ("end-centre", ["one.replace", "end.deck"], 0),
        ("end-draw", ["one.capture", "end.deck"], 2),
    ],
)
def test_7_each_way_to_end(id: str, rules: list[str], left: int) -> None:
    assert events_of(id)[-2:] == rules
    assert len(end_of(id).deck) == left
    assert end_of(id).result is not None
