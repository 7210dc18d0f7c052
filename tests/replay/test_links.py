"""Links: positions and rounds come back whole, and anything wrong is refused in words."""

from __future__ import annotations

import base64
import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.replay.test_text_writing import grown, told
from tritables import BadInput, Record, State, TritablesError, game_names, new, to_text
from tritables.core.state import CHANCE
from tritables.replay.links import _DICTIONARY, LONGEST, Seen, _position_prefix, from_link, to_link
from tritables.replay.study import Study


def played(name: str, seed: int, plies: int) -> tuple[State, Record]:
    """A position of a random game, and the record that leads there."""
    rng, state = random.Random(seed), new(name, seed=seed)
    start, moves = state, []
    while state.to_act is not None and len(moves) < plies:
        chance = state.to_act == CHANCE
        moves.append(state.draw(rng) if chance else rng.choice(list(state.legal_moves())))
        state = state.play(moves[-1])
    return state, Record(start, tuple(moves))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("plies", [0, 1, 20, 60])
def test_a_position_and_a_round_come_back_whole(name: str, plies: int) -> None:
    state, record = played(name, 3, plies)
    assert from_link(to_link(state)) == state
    again = from_link(to_link(record))
    assert isinstance(again, Study)
    assert again.record == record


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("plies", [0, 7, 40])
def test_what_somebody_saw_comes_back_as_it_was_seen(name: str, plies: int) -> None:
    state, _ = played(name, 3, plies)
    for seat in (None, 0, 1):
        seen = Seen(state.view(seat))
        again = from_link(to_link(seen))
        assert again == seen
        assert isinstance(again, Seen)


@pytest.mark.parametrize("name", game_names())
def test_a_study_comes_back_whole(name: str) -> None:
    study = grown(name, 2, plies=25)
    again = from_link(to_link(study))
    assert isinstance(again, Study)
    assert told(again) == told(study)


@pytest.mark.parametrize("name", game_names())
def test_a_study_opens_where_it_stood_in_a_branch_too(name: str) -> None:
    study = grown(name, 2, plies=25)
    for number, node in enumerate(list(study.nodes())):
        study.history.stand_at(node)
        again = from_link(to_link(study))
        assert isinstance(again, Study)
        assert list(again.nodes()).index(again.history.current) == number
        assert again.history.current.state == node.state


def test_a_place_that_a_study_does_not_have_is_a_damaged_link() -> None:
    study = Study.of_record(Record(new("trictrac"), ("start 5-3",)))
    study.history.go(1)
    assert _position_prefix(study) == "@1\n"
    packer = zlib.compressobj(9, zdict=_DICTIONARY)
    packed = packer.compress(b"@2\n" + to_text(study).encode()) + packer.flush()
    with pytest.raises(BadInput, match="damaged"):
        from_link("1" + base64.urlsafe_b64encode(packed).decode().rstrip("="))


@pytest.mark.parametrize("name", game_names())
def test_the_link_of_a_position_is_short_enough_for_a_code_to_be_scanned(name: str) -> None:
    """A QR code of version 20 with the lowest correction holds 858 bytes."""
    state, _ = played(name, 3, 60)
    assert len(to_link(state)) <= 700


def test_what_is_too_long_for_a_link_says_so() -> None:
    study = Study(new("trictrac"))
    letters = random.Random(1).choices([chr(code) for code in range(1000, 1100)], k=9_000)
    for nth, move in enumerate(study.history.root.state.legal_moves()[:6]):
        study.history.go(0)
        study.history.play(move)
        study.write(study.history.current, comment="".join(letters[nth * 1500 : nth * 1500 + 1500]))
    with pytest.raises(BadInput, match=f"instead of {LONGEST:,}"):
        to_link(study)


BOMB = "1" + base64.urlsafe_b64encode(zlib.compress(b"[" * 9_000_000)).decode().rstrip("=")


@pytest.mark.parametrize("link", ["", "1", "2abc", "1***", "1é", "x" * 9000, "1AAAA", BOMB[:8000]])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadInput):
        from_link(link)


LINKS = [
    to_link(shown)
    for name in game_names()
    for state, record in [played(name, 5, 25)]
    for shown in (state, record, Seen(state.view(0)))
]


@examples(4)
@given(st.sampled_from(LINKS), st.data())
def test_a_mutated_link_is_refused_in_words(link: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(link) - 1))
    cut = data.draw(st.integers(0, 6))
    put = data.draw(st.text("abcXYZ019-_ %\n", max_size=4))
    changed = link[:at] + put + link[at + cut :]
    try:
        found = from_link(changed)
    except TritablesError as fault:
        refused = fault
    else:
        assert to_link(found) == link  # only bits that say nothing were changed
        return
    assert str(refused)
