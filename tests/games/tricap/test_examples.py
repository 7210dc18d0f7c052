"""The worked examples: each can be played as it says, and the rules file's seven are there."""

from __future__ import annotations

import pytest

from tests.games.worked import Worked
from tritables.games.tricap import GAME

WORKED = Worked(GAME)


# The seven of the rules file.


def test_1_who_is_adjacent_to_a_ten() -> None:
    state = WORKED.end("neighbours", 1)
    assert state.actives == ("9H", "JS", "AD", "10C", "8S")
    assert state.centre == ("10H",)
    assert state.adjacent_seats() == [0, 1, 2]


def test_2_nobody_three_times_and_then_all_of_it() -> None:
    assert WORKED.events("growing") == ["none", "none", "none", "adjacent", "one.capture"]
    assert len(WORKED.end("growing", 3).centre) == 4
    assert len(WORKED.end("growing").captured[0]) == 6


def test_3_a_lone_capture_of_three_gives_four() -> None:
    assert len(WORKED.start("capture").centre) == 3
    assert len(WORKED.end("capture", 1).captured[0]) == 4


def test_4_passing_with_an_ace_and_losing_it_to_a_tricap() -> None:
    assert WORKED.start("ace-waits").actives[0] == "AS"
    assert WORKED.events("ace-waits")[:2] == ["one.pass", "tricap"]
    assert WORKED.end("ace-waits", 3).centre == ("JC", "QH", "8H")


def test_5_an_ace_in_the_centre() -> None:
    assert WORKED.events("ace-centre") == ["tricap.ace-centre", "round.lay"]
    assert WORKED.end("ace-centre").centre == ("KS", "AH")
    assert all(card is not None and card[0] != "A" for card in WORKED.start("ace-centre").actives)


def test_6_king_and_two_are_not_adjacent() -> None:
    assert WORKED.events("king-and-two")[0] == "none"
    state = WORKED.end("king-and-two", 1)
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
    assert WORKED.events(id)[-2:] == rules
    assert len(WORKED.end(id).deck) == left
    assert WORKED.end(id).result is not None
