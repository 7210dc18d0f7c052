"""Stones, dice and turn set up by hand."""

from __future__ import annotations

import pytest

from tritables import IllegalMove
from tritables.games import trictrac
from tritables.games.trictrac import GAME
from tritables.games.trictrac.editing import TricTracDraft, edit


def faults(draft: TricTracDraft) -> list[tuple[str | None, str]]:
    return [(fault.place, fault.message.id) for fault in draft.faults()]


def test_stones_that_are_in_the_box_are_counted_for_each_side() -> None:
    draft = edit(GAME.new()).used("clear").moved("box0", "8").moved("box1", "20")
    assert (draft.box(0), draft.box(1)) == (14, 14)
    assert faults(draft) == [("box0", "edit-in-box"), ("box1", "edit-in-box")]
    assert "White: 14 of the 15" in str(draft.faults()[0].message)
    whole = draft.used("off")
    assert whole.state() == trictrac.position(white="8", black="20")
    assert draft.used("bar").state() == trictrac.position(white="8 bar:14", black="20 bar:14")


def test_a_stone_does_not_lie_on_the_other_sides_point_nor_on_the_dice() -> None:
    draft = edit(trictrac.position(white="8:15", black="20:15"))
    for target, id in (("20", "bad-both-sides"), ("dice", "edit-no-stones-here")):
        with pytest.raises(IllegalMove) as refused:
            draft.moved("8", target)
        assert refused.value.reason.id == id
        assert refused.value.verdict.witnesses == (target,)
    with pytest.raises(IllegalMove) as refused:
        draft.moved("3", "4")
    assert refused.value.reason.id == "edit-nothing-there"


def test_a_stone_goes_to_its_own_half_of_bar_tray_and_box() -> None:
    draft = edit(trictrac.position(white="8:15", black="20:15"))
    assert draft.moved("8", "bar1").bar == (1, 0)
    assert draft.moved("20", "off0").off == (0, 1)
    assert draft.moved("20", "box0").box(1) == 1


def test_a_first_stone_on_the_board_puts_white_on_turn() -> None:
    draft = edit(GAME.new())
    assert draft.turn == "nobody"
    assert draft.moved("bar1", "24").turn == "0"
    assert faults(draft.moved("bar1", "24").chosen("turn", "nobody")) == [(None, "bad-roll-off")]


def test_dice_are_chosen_and_one_that_cannot_be_played_is_told() -> None:
    draft = edit(trictrac.position(white="8:15", black="11:2 13:2 9:11"))
    thrown = draft.chosen("throw", "3-5")
    assert faults(thrown) == [("dice", "bad-unplayable")]
    assert thrown.chosen("turn", "1").state().left == (3, 5)
    double = draft.chosen("throw", "4-4")
    assert (double.left, double.state().left) == (4, (4, 4, 3, 3))
    assert double.chosen("left", "0").state().again
    assert faults(double.chosen("left", "1")) == [("dice", "bad-unplayable")]


def test_when_a_side_is_home_it_is_nobodys_turn() -> None:
    draft = edit(trictrac.position(white="24", black="3:4"))
    over = draft.moved("24", "off0")
    assert over.fields() == ()
    assert over.state().result is not None
    both = draft.used("clear").used("off")
    assert faults(both) == [("off0", "bad-both-off")]
