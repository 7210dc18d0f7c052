"""Decks of TriCom set up by hand: whose cards lie where, and what is out of play."""

from __future__ import annotations

import pytest

from tritables import IllegalMove
from tritables.games.tricom import position
from tritables.games.tricom.editing import Due, edit

BASE = "8H 4H / AS 6S"


def test_number_cards_in_the_box_are_out_of_play() -> None:
    draft = edit(position(base=BASE, hand="9C 5S 2D"))
    away = draft.moved("stock0", "box 4").moved("stock0", "away0")
    assert away.faults() == ()
    assert away.state().sides[0].away == 2


def test_a_card_stays_with_its_own_deck_and_among_its_kind() -> None:
    draft = edit(position(base=BASE, hand="9C 5S 2D", turned="QC", phase="take"))
    for source, target, id in (
        ("hand0.0", "base1.0", "edit-other-deck"),
        ("turned0", "base0.0", "edit-not-here"),
        ("hand0.0", "turned0", "edit-not-here"),
        ("reserve0", "base0.0", "edit-nothing-there"),
    ):
        with pytest.raises(IllegalMove) as refused:
            draft.moved(source, target)
        assert refused.value.reason.id == id


def test_a_fourth_card_in_hand_is_to_be_played() -> None:
    draft = edit(position(base=BASE, hand="9C 5S 2D", turned="QC", phase="take"))
    assert draft.moved("stock0", "hand0").due == Due("play", 0)


def test_an_emptied_slot_is_filled_or_lacks_a_card() -> None:
    draft = edit(position(base=BASE, hand="9C 5S 2D", turned="QC", phase="take"))
    emptied = draft.moved("base0.2", "box AS 0")
    assert emptied.due == Due("fill", 0, 2)
    assert emptied.state().slot == 2
    wrong = emptied.moved("turned0", "action0")
    assert [fault.place for fault in wrong.faults()] == ["base0.2"]


def test_points_are_written_as_numbers() -> None:
    draft = edit(position(base=BASE))
    assert draft.chosen("score 1", "12").state().sides[1].score == 12
    with pytest.raises(IllegalMove):
        draft.chosen("score 1", "-1")
