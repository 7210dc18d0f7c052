"""Cards of Tri-Cap set up by hand: where they go, and what is due then."""

from __future__ import annotations

import pytest

from tritables import IllegalMove
from tritables.games.tricap import GAME, position
from tritables.games.tricap.editing import edit


def test_what_is_due_follows_from_the_cards() -> None:
    draft = edit(position(hands="4S KC / 2H 6D", actives="9H / 2D", deck="10C"))
    assert draft.unchecked().phase == "centre"
    turned = draft.moved("deck", "centre")
    assert (turned.unchecked().phase, turned.state().to_act) == ("capture", 0)
    due = dict(turned.fields()[0].choices)
    assert {"capture", "centre"} <= due.keys()
    assert turned.chosen("due", "centre").state().phase == "centre"


def test_an_active_card_that_is_covered_goes_into_the_box() -> None:
    draft = edit(position(hands="4S KC / 2H 6D", actives="9H / 2D"))
    laid = draft.moved("hand0.0", "active0")
    assert (laid.actives[0], laid.box()) == (("4S",), ("9H",))
    assert [fault.place for fault in laid.faults()] == ["box 9H"]
    assert laid.moved("box 9H", "hand0.0").state().hands[0] == ("KC", "9H")


def test_a_hand_holds_three_cards() -> None:
    draft = edit(GAME.new())
    with pytest.raises(IllegalMove) as refused:
        draft.moved("deck", "hand1.0")
    assert refused.value.verdict.witnesses == ("hand1.0",)


def test_when_a_seat_is_taken_away_then_its_cards_lie_in_the_box() -> None:
    draft = edit(GAME.new(4)).chosen("seats", "2")
    assert len(draft.box()) == 6
    assert len(draft.used("deck").state().deck) == 46
    assert len(draft.used("away").state().captured[0]) == 3
