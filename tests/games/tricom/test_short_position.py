"""The short way to write a position: what is filled in, and what is said of wrong input."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.refusals import refused
from tests.games.tricom.tables import ALL_ACTIONS, walk
from tritables.games import tricom
from tritables.games.tricom import GAME
from tritables.games.tricom.short_position_words import arguments


@given(seed=st.integers(0, 2**32), seats=st.sampled_from([2, 3]), data=st.data())
def test_any_state_of_a_game_can_be_written_down(
    seed: int, seats: int, data: st.DataObject
) -> None:
    steps, over = walk(seed, seats, flexible=seed % 2 == 0, greed=0.2)
    states = [*(state for state, _, _ in steps), over]
    for state in data.draw(st.lists(st.sampled_from(states), min_size=5, max_size=30)):
        written = tricom.position(**arguments(state))
        assert written == state
        assert GAME.read(written.position()) == state


@pytest.mark.parametrize("phase", ["turn", "action", "fill", "take", "play", "shuffle", "over"])
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_left_out_is_dealt(phase: str, seats: int) -> None:
    others: list[Any] = [{}] * (seats - 1)
    for seed in range(20):
        state = tricom.position(phase=phase, others=others, seed=seed)
        assert (state.phase, state.seats) == (phase, seats)
        assert state == tricom.position(phase=phase, others=others, seed=seed)
        assert state != tricom.position(phase=phase, others=others, seed=seed + 100)


def test_the_rest_follows_what_is_named() -> None:
    state = tricom.position(base="8H 4H,3H / AS 6S", stock="2C 5S", left=2, actions="QD JC")
    side = state.sides[0]
    assert side.base == (("8H",), ("4H", "3H"), ("AS",), ("6S",))
    assert (side.stock, side.actions[:2]) == (("2C", "5S"), ("QD", "JC"))
    assert (len(side.hand), len(side.actions), side.away) == (3, 12, 40 - 5 - 3 - 2)
    assert tricom.position(base=["8H", "4H,3H", "AS", "6S"], stock=["2C", "5S"], left=2,
                           actions=["QD", "JC"]) == state  # fmt: skip


def test_the_phase_is_what_the_cards_speak_of() -> None:
    four = "9C 10C 2D 5S"
    base = "8H 4H / AS 6S"
    assert tricom.position().phase == "turn"
    assert tricom.position(base=base, hand=four).phase == "play"
    assert tricom.position(base=base, hand="9C 5S", drawn=True, left=0).drawn == "5S"
    fill = tricom.position(base="8H 4H / - 6S", slot=2)
    assert (fill.phase, fill.sides[0].away) == ("fill", 2)
    assert tricom.position(hand="-", others=[{"hand": "-"}], phase="over").result is not None
    second = tricom.position(others=[{"base": base, "hand": four}], on_turn=1)
    assert (second.phase, second.begins) == ("play", 1)
    assert tricom.position(phase="shuffle").own.actions == ()
    assert set(tricom.position(phase="shuffle").own.turned) == set(ALL_ACTIONS.split())


def test_a_dealt_combination_has_scored() -> None:
    assert tricom.position(base="6S 6C / 6D,2D 9H").sides[0].score == 1
    assert tricom.position(base="3H 4H / 6H 5H").sides[0].score == 2
    assert tricom.position(base="6S 6C / - 6D", left=0).sides[0].score == 0
    assert tricom.position(base="6S 6C / 6D 9H", score=7).sides[0].score == 7


FAULTS: list[tuple[dict[str, Any], str, str, dict[str, Any]]] = [
    ({"hand": "9C 5S 1S"}, "hand[2]", "bad-card", {"card": "1S"}),
    ({"hand": "9C 5S QS"}, "hand[2]", "bad-card", {"card": "QS"}),
    ({"base": "8H 4H AS,7D 6X"}, "base[3][0]", "bad-card", {"card": "6X"}),
    ({"base": "8H 4H AS"}, "base", "bad-length-exact", {"low": 4, "length": 3}),
    ({"turned": "7D"}, "turned[0]", "bad-card", {"card": "7D"}),
    (
        {"base": "7D 4H AS 6S", "hand": "9C 7D 2D"},
        *("hand[1]", "bad-two-places"),
        {"what": "7D", "one": "base[0][0]", "other": "hand[1]"},
    ),
    ({"others": [{"hand": "9C 9C 2D"}]}, "others[0].hand[1]", "bad-two-places", {}),
    ({"others": [{"deck": "9C"}]}, "others[0]", "bad-unknown-key", {"key": "deck"}),
    ({"others": [{}, {}, {}]}, "others", "bad-length", {}),
    ({"others": "9C"}, "others", "bad-list", {}),
    ({"hand": 3}, "hand", "bad-text", {}),
    ({"hand": "9C 5S"}, "hand", "bad-hand", {"low": 3, "high": 3, "count": 2}),
    ({"others": [{"hand": "9C 5S"}]}, "others[0].hand", "bad-hand", {"count": 2}),
    ({"left": 34}, "left", "bad-whole", {"low": 0, "high": 33}),
    ({"phase": "lots"}, "phase", "bad-lots-tie", {}),
    ({"phase": "deal"}, "phase", "bad-choice", {}),
    ({"on_turn": 2}, "on_turn", "bad-whole", {"low": 0, "high": 1}),
    ({"slot": 4}, "slot", "bad-whole", {"high": 3}),
    ({"slot": 1, "phase": "take"}, "slot", "bad-slot", {}),
    ({"base": "8H - AS 6S"}, "base[1]", "bad-gap", {}),
    ({"flexible": 1}, "flexible", "bad-flag", {}),
    ({"target": 0}, "target", "bad-whole", {}),
    ({"seed": "x"}, "seed", "bad-whole", {}),
]


RULES = {
    "bad-hand": "setup.hand",
    "bad-lots-tie": "start.tie",
    "bad-slot": "fill.king-queen",
    "bad-gap": "fill.mandatory",
}


@pytest.mark.parametrize(("given", "where", "id", "args"), FAULTS)
def test_what_is_wrong_is_said_with_its_place(
    given: dict[str, Any], where: str, id: str, args: dict[str, Any]
) -> None:
    error = refused(lambda: tricom.position(**given), where, id, RULES.get(id))
    assert dict(error.reason.args) | args == error.reason.args


def test_there_may_be_too_few_cards_to_deal() -> None:
    dealt = GAME.new().sides[0]
    given = {"base": dealt.tops, "stock": dealt.stock, "reserve": dealt.hand[:1]}
    refused(lambda: tricom.position(**given), "hand", "bad-none-left")
