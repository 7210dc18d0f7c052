"""The card that decides who begins, found as the rules compare bases, and why not the others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.tricom.oracle import SUITS, beginners, number, suit
from tritables import new
from tritables.core.drills import Evidence
from tritables.core.questions import Question
from tritables.games.tricom.beginning import evidence
from tritables.games.tricom.starts import STARTS
from tritables.games.tricom.state import TriComState


def who(state: TriComState) -> Evidence:
    found = evidence(Question(state, "who"))
    assert found is not None
    return found


def worth(card: str) -> tuple[int, int]:
    return number(card), SUITS.index(suit(card))


def deals(rule: str, count: int) -> list[TriComState]:
    return [
        state for seed in range(count) if (state := STARTS[rule].make(Random(seed))) is not None
    ]


@pytest.mark.parametrize("rule", ["start.highest", "start.tie"])
def test_the_card_that_decides_is_the_first_in_which_no_rival_keeps_up(rule: str) -> None:
    for state in deals(rule, 40):
        if state.phase != "turn":
            continue
        found = who(state)
        bases = [list(side.tops) for side in state.sides]
        (seat,) = found.right.answer  # type: ignore[misc]
        assert beginners(bases) == [seat] == [state.on_turn]
        lies = {sign.place for sign in (found.right, *found.wrong)}
        assert lies == {f"base{at}.{slot}" for at in range(state.seats) for slot in range(4)}
        decides = _card(state, found.right.place)
        above = [one for one in bases[seat] if worth(one) > worth(decides)]
        rivals = [one for one in bases if one is not bases[seat] and set(above) <= set(one)]
        # Whoever has the cards above it, too, has none as high as this one besides.
        assert all(worth(one) < worth(decides) for base in rivals for one in {*base} - {*above})
        assert above == [] or rivals


def _card(state: TriComState, place: str) -> str:
    seat, _, slot = place.removeprefix("base").partition(".")
    return state.sides[int(seat)].tops[int(slot)]


def test_equal_cards_decide_nothing_and_tempt_most() -> None:
    state = next(one for one in deals("start.tie", 20) if one.phase == "turn")
    first, second = who(state).wrong[:2]
    assert {_card(state, one.place) for one in (first, second)} == {"10S"}
    assert [one.reason.id for one in (first, second)] == ["start-equal"] * 2


def test_an_ace_is_told_to_be_low_and_a_lower_suit_to_be_lower() -> None:
    told: set[Any] = set()
    for state in deals("start.highest", 60):
        if state.phase == "turn":
            found = who(state)
            told |= {(one.reason.id, number(_card(state, one.place)) == 1) for one in found.wrong}
    assert {("start-ace", True), ("start-suit", False), ("start-lower", False)} <= told
    assert ("start-ace", False) not in told


def test_nothing_shows_who_begins_once_a_card_is_turned_nor_what_a_move_brings() -> None:
    state = new("tricom", seed=1)
    assert evidence(Question(state, "who")) is not None
    turned = state.play(state.draw(Random(1)))
    assert evidence(Question(turned, "who")) is None
    assert evidence(Question(state, "who", state.draw(Random(1)))) is None
    assert evidence(Question(state, "points", state.draw(Random(1)))) is None
