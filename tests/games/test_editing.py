"""Positions set up by hand: whatever hands do, a draft has words for all that is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tritables
from tests.games.battery import whole_game
from tritables import BadPosition, IllegalMove
from tritables.core import game_named
from tritables.core.editing import Draft
from tritables.core.picture import SHAPES, Look
from tritables.texts import languages_of, say

GAMES = [name for name in tritables.game_names() if game_named(name)._part("edit", "editing")]
LOOKS = [Look(0, flipped) for flipped in (False, True)]


def start(name: str, seed: int, ply: int) -> Draft:
    """The draft of a position on the way of some game."""
    states = whole_game(name, seed).states
    return game_named(name).edit(states[ply % len(states)])


def readable(draft: Draft) -> bool:
    try:
        assert draft.state() == draft.unchecked()
    except BadPosition:
        return False
    return True


def places(draft: Draft) -> list[str]:
    return [place.id for place in draft.layout(draft, "wide", LOOKS[0]).places]


def edited(draft: Draft, data: st.DataObject) -> Draft:
    """The draft after one thing that a hand may do, allowed or not."""
    kind = data.draw(st.sampled_from(("move", "move", "move", "field", "tool", "wild")))
    try:
        if kind == "field" and (fields := draft.fields()):
            field = data.draw(st.sampled_from(fields))
            offered = [value for value, _ in field.choices] or list(map(str, field.numbers or ()))
            value = data.draw(st.sampled_from(offered))
            return draft.chosen(field.name, value)
        if kind == "tool":
            return draft.used(data.draw(st.sampled_from(draft.tools())).name)
        if kind == "wild":
            return draft.chosen(data.draw(st.text(max_size=3)), data.draw(st.text(max_size=3)))
        lifts = draft.picture(draft, None, LOOKS[0]).lifts or ()
        sources = lifts if lifts and data.draw(st.integers(0, 4)) else places(draft)
        source = data.draw(st.sampled_from(sources))
        turn = data.draw(st.integers(0, 5))
        return draft.moved(source, data.draw(st.sampled_from(places(draft))), turn)
    except IllegalMove as refusal:
        told = [say(refusal.reason, lang).strip() for lang in languages_of(draft.name)]
    assert all(told)
    return draft


def check_seen(draft: Draft) -> None:
    """What is drawn lies on places that are there, in both shapes, and all of it has words."""
    for look in LOOKS:
        picture = draft.picture(draft, None, look)
        labels = dict(picture.labels)
        for shape in SHAPES:
            layout = draft.layout(draft, shape, look)
            there = {place.id for place in layout.places}
            assert {piece.place for piece in picture.pieces} <= there
            assert {place.id for place in layout.places if place.walk} <= labels.keys()
            assert set(picture.lifts or ()) <= there
            if layout.field is None:
                for piece in picture.pieces:
                    box = piece.wide if shape == "wide" else piece.tall
                    assert -20 <= box.x <= layout.width - box.w + 20
                    assert -20 <= box.y <= layout.height - box.h + 20
        for lang in languages_of(draft.name):
            assert all(say(label, lang).strip() for label in labels.values())
            assert say(picture.status, lang)
    for field in draft.fields():
        assert field.offers(field.value)
    for fault in draft.faults():
        assert fault.place is None or fault.place in places(draft)
        for lang in languages_of(draft.name):
            assert say(fault.message, lang).strip()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_a_draft_has_no_faults_exactly_if_it_can_be_read(name: str, data: st.DataObject) -> None:
    draft = start(name, data.draw(st.integers(0, 3)), data.draw(st.integers(0, 400)))
    for _ in range(data.draw(st.integers(1, 12))):
        draft = edited(draft, data)
        assert (draft.faults() == ()) == readable(draft)
    check_seen(draft)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ply", [0, 3, 40, 400, -1])
def test_any_position_of_a_game_is_a_draft_without_faults(name: str, ply: int) -> None:
    states = whole_game(name, 1).states
    state = states[max(-1, min(ply, len(states) - 1))]
    draft = game_named(name).edit(state)
    assert draft.faults() == ()
    assert draft.state() == state
    check_seen(draft)


@pytest.mark.parametrize("name", GAMES)
def test_a_tool_that_is_offered_does_something(name: str) -> None:
    draft = start(name, 2, 30)
    cleared = draft.used("clear")
    assert cleared.faults()
    for tool in cleared.tools():
        assert cleared.used(tool.name) is not None
    assert not draft.used("start").faults()


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_in_the_box_is_wide_enough_for_a_finger_on_a_phone(name: str) -> None:
    for seats in game_named(name).seats:
        draft = game_named(name).edit(game_named(name).new(seats))
        board = draft.layout(draft, "tall", LOOKS[0])
        pixels = PHONE / board.width
        small = [
            place.id
            for place in board.places
            if place.id.startswith("box") and min(place.box.w, place.box.h) * pixels < 32
        ]
        assert small == []
        bottom = max(place.box.y + place.box.h for place in board.places)
        assert bottom <= board.height


PHONE = 330
"""Pixels that a board has on a screen of 360."""
