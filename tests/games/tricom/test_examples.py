"""The worked examples of the rules file: the source's seven are there, and do what it says."""

from __future__ import annotations

from typing import cast

from tests.games.tricom.tables import refused, told
from tritables.games.tricom import GAME
from tritables.games.tricom.state import TriComState

EXAMPLES = {example.id: example for example in GAME.examples}


def start_of(id: str) -> TriComState:
    return cast("TriComState", EXAMPLES[id].position)


def line_of(id: str) -> list[str]:
    """The moves of an example's line, without what is only tried."""
    return [step for step in EXAMPLES[id].line if isinstance(step, str)]


def events_of(id: str) -> list[tuple[str, int | None, int]]:
    return told(start_of(id), *line_of(id))


# The seven of the rules file.


def test_1_a_base_of_four() -> None:
    state = start_of("base")
    assert state.sides[0].tops == ("8H", "4H", "AS", "6S")
    assert (len(state.sides[0].stock), len(state.sides[0].actions)) == (33, 12)


def test_2_equal_rank() -> None:
    state = start_of("equal")
    moves = [move for move in state.legal_moves() if move.startswith("6D")]
    assert moves == ["6D>1", "6D>2"]
    assert refused(state, "6D>0") == "place.equal"


def test_3_same_suit() -> None:
    state = start_of("suit-run")
    assert "3H>0" in state.legal_moves()
    assert state.play("3H>0").sides[0].base[0] == ("8H", "3H")


def test_4_trio_of_equals() -> None:
    assert ("score.trio", 0, 1) in events_of("trio")
    state = start_of("dealt-trio")
    assert (state.sides[0].tops, state.sides[0].score) == (("6S", "6C", "6D", "9H"), 1)
    assert ("score.quartet", 0, 2) in events_of("dealt-trio")


def test_5_quartet_in_sequence() -> None:
    assert events_of("quartet") == [("place.suit-run", 0, 0), ("score.quartet", 0, 2)]
    again = start_of("quartet-again")
    assert again.sides[0].tops == ("3H", "4H", "6H", "5H")
    for move in ("2H>2", "7H>0"):
        assert ("score.quartet", 0, 2) in told(again, move)


def test_6_the_queen_and_a_card_from_the_reserve() -> None:
    state = start_of("queen").play("turn QD").play("use 2")
    assert set(state.legal_moves()) == {"fill reserve", "fill stock"}
    assert state.sides[0].reserve == ("4S",)


def test_7_the_jack_of_diamonds() -> None:
    events = events_of("jack")
    assert ("action.score", 0, 1) in events
    assert events[-1] == ("fill.jack", 1, 0)
