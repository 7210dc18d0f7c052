"""Files of sittings: whole they are what was saved, damaged they say where, and what is sound."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.table.saves.test_reading import played
from tritables import game_names
from tritables.table import Table
from tritables.table.saves.files import Damaged, from_file, to_file

Json = Any


@pytest.mark.parametrize("game", game_names())
def test_a_file_has_what_was_saved(game: str) -> None:
    saved = played(game, 2).save()
    assert from_file(to_file(saved)).save() == json.loads(json.dumps(saved))


@pytest.mark.parametrize("game", game_names())
def test_of_a_file_that_breaks_off_all_whole_moves_are_sound(game: str) -> None:
    text = to_file(played(game, 2, steps=40).save())
    begin = text.index('"moves": [')
    rng = Random(3)
    for at in (begin + 12, *(rng.randrange(begin + 20, len(text) - 4) for _ in range(6))):
        with pytest.raises(Damaged) as fault:
            from_file(text[:at])
        assert fault.value.line is not None
        whole = text[:at].count(",\n", begin)
        assert len(fault.value.sound["moves"]) >= whole - 1
        Table.load(fault.value.sound)


def test_a_move_that_cannot_be_is_named_and_those_before_it_are_sound() -> None:
    saved = json.loads(json.dumps(played("trictrac", 2).save()))
    saved["moves"][9] = "roll 9-9"
    with pytest.raises(Damaged) as fault:
        from_file(to_file(saved))
    assert fault.value.where == "moves[9]"
    assert fault.value.line is None
    sound = Table.load(fault.value.sound)
    assert sound.save()["moves"] == saved["moves"][:9]


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "3", '{"moves": []}', "[" * 100_000])
def test_what_is_no_file_of_ours_has_nothing_sound(text: str) -> None:
    with pytest.raises(Damaged) as fault:
        from_file(text)
    assert fault.value.sound is None


FILES = [to_file(played(game, 4, steps=25).save()) for game in game_names()]


@examples(2)
@given(
    st.sampled_from(FILES),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 40),
    st.text(max_size=3) | st.sampled_from(list('[]{}",:0\n')),
)
def test_a_changed_file_is_read_or_refused_in_words(
    text: str, place: float, cut: int, put: str
) -> None:
    at = int(place * len(text))
    try:
        again = from_file(text[:at] + put + text[at + cut :])
    except Damaged as fault:
        refused = fault
    else:
        Table.load(again.save())
        return
    assert str(refused)
    if refused.sound is not None:
        Table.load(refused.sound)
