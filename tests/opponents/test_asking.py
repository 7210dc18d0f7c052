"""What an opponent is shown, and what is said of one that answers wrongly."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tests.games.battery import SECRETS
from tritables import new
from tritables.core import CHANCE, State
from tritables.core.errors import BadInput
from tritables.core.state import Seat
from tritables.opponents import OPPONENTS, OpponentFault, opponent_move

GAMES = ["trictrac", "tricom", "tricap", "triominos"]


def dealt(game: str, seed: int = 1) -> State:
    """A game in which it is a seat's turn."""
    state = new(game, seed=seed)
    while state.to_act == CHANCE:
        state = state.play(state.draw(Random(seed)))
    return state


class Spy:
    """An opponent that keeps what it was shown."""

    def __call__(self, view: State, seat: Seat, rng: Random) -> str:
        self.view = view
        return rng.choice(view.legal_moves())


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_is_shown_what_its_seat_may_see(game: str) -> None:
    state, spy = dealt(game), Spy()
    seat = int(state.to_act or 0)
    move = opponent_move(spy, "spy", state, seat, Random(1))
    assert move in state.legal_moves()
    assert spy.view.as_view() == state.view_json(seat)
    hidden = set(SECRETS[game](state, seat))
    assert not hidden & set(SECRETS[game](spy.view, seat))


@pytest.mark.parametrize("kind", OPPONENTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_generator_gives_the_same_move(game: str, kind: str) -> None:
    state = dealt(game)
    seat = int(state.to_act or 0)
    moves = {opponent_move(OPPONENTS[kind], kind, state, seat, Random(5)) for _ in range(3)}
    assert len(moves) == 1


def test_an_illegal_move_is_told_with_the_rule() -> None:
    state = dealt("trictrac")
    seat = int(state.to_act or 0)
    with pytest.raises(OpponentFault, match=r"mine gave “1/2”") as caught:
        opponent_move(lambda *_: "1/2", "mine", state, seat, Random(1))
    assert caught.value.move == "1/2"
    assert caught.value.rule == state.judge("1/2").rule
    assert caught.value.verdict == state.judge("1/2")


def test_no_text_is_told_with_its_type() -> None:
    with pytest.raises(OpponentFault, match="gave a NoneType") as caught:
        opponent_move(lambda *_: None, "mine", dealt("tricap"), 0, Random(1))  # type: ignore[arg-type, return-value]
    assert caught.value.move is None


def boom(view: State, seat: Seat, rng: Random) -> str:
    raise ZeroDivisionError("by zero")


def test_an_error_is_told_with_its_trace() -> None:
    with pytest.raises(OpponentFault, match=r"boom .*ZeroDivisionError: by zero") as caught:
        opponent_move(boom, "boom", dealt("tricap"), 0, Random(1))
    assert "in boom" in caught.value.trace
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_fault_comes_whole_from_another_process() -> None:
    with pytest.raises(OpponentFault) as caught:
        opponent_move(boom, "boom", dealt("tricap"), 0, Random(1))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.name, again.trace) == (
        str(caught.value),
        "boom",
        caught.value.trace,
    )
    assert not isinstance(again, BadInput)
