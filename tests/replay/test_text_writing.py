"""Studies as text: written and read again they are the same, and faults name line and column."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tritables import Record, game_names, new
from tritables.core.picture import Look
from tritables.core.state import CHANCE
from tritables.replay.study import Study
from tritables.replay.text_reading import BadText, from_text
from tritables.replay.text_writing import to_text

HEAD = '[Format "tritables-text/1"]\n[Game "trictrac"]\n\n'
OPENING = HEAD + "1. start 5-3\n2. 0: roll 2-6; bar/2; bar/6\n"


def grown(name: str, seed: int, plies: int = 60) -> Study:
    """A study with branches, names, comments and marks, the same for the same seed."""
    rng = random.Random(seed)
    study = Study(new(name, seed=seed), title="“Über” \\ }{ [x]")
    study.say("Author", "A pupil")
    nodes = [study.history.root]
    for _ in range(plies):
        study.history.stand_at(rng.choice((nodes[-1], nodes[-1], rng.choice(nodes))))
        state = study.history.current.state
        if state.to_act is None:
            continue
        chance = state.to_act == CHANCE
        move = state.draw(rng) if chance else rng.choice(list(state.legal_moves()))
        nodes.append(study.history.play(move))
    for node in rng.sample(nodes[1:], 12):
        places = [place.id for place in study.game.layout(node.state, "wide", Look()).places]
        ends = rng.sample(places, min(3, len(places)))
        study.write(
            node,
            comment=rng.choice(("", "Ends in \\", 'a } and {\n(b) <c> "d"; e', "[x")),
            name=rng.choice(("", "What if", 'A "better" one')),
            circles=tuple(ends[:1]),
            arrows=((ends[0], ends[-1]),),
        )
    study.write(nodes[0], comment="Before all.")
    return study


def told(study: Study) -> list[object]:
    """All of a study as plain values, its order with it."""
    return [(one.ply, one.move, one.state, study.notes(one)) for one in study.nodes()]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(5))
def test_a_study_is_the_same_after_it_was_written_and_read(name: str, seed: int) -> None:
    study = grown(name, seed)
    text = to_text(study)
    again = from_text(text)
    assert told(again) == told(study)
    assert again.headers == study.headers
    assert to_text(again) == text


@pytest.mark.parametrize("name", game_names())
def test_a_round_is_the_same_after_it_was_written_and_read(name: str) -> None:
    rng, state = random.Random(3), new(name, seed=3)
    start, moves = state, []
    while state.to_act is not None:
        chance = state.to_act == CHANCE
        moves.append(state.draw(rng) if chance else rng.choice(list(state.legal_moves())))
        state = state.play(moves[-1])
    record = Record(start, tuple(moves))
    text = to_text(Study.of_record(record, title="A round"))
    assert "[Result {" in text
    assert from_text(text).record == record


def test_a_branch_stands_behind_the_move_that_it_could_replace() -> None:
    study = from_text(OPENING)
    study.history.go(1)
    study.history.play("roll 1-1")
    study.write(study.history.current, comment="Doubles!", arrows=(("1", "6"),), circles=("1",))
    study.history.play("bar/1")
    study.history.go(0)
    study.history.play("start 3-5")
    study.write(study.history.current, name="Black begins")
    study.history.play("roll 1-2")
    assert to_text(study) == HEAD + (
        "1. start 5-3\n"
        '   ("Black begins" 1. start 3-5\n'
        "    2. 1: roll 1-2)\n"
        "2. 0: roll 2-6\n"
        "   (2. 0: roll 1-1 {Doubles!} <1 6> <1>; bar/1)\n"
        "3. 0: bar/2; bar/6\n"
    )


def test_numbers_and_seats_may_be_left_out() -> None:
    assert from_text(HEAD + "start 5-3; roll 2-6\nbar/2; bar/6").record == from_text(OPENING).record


def test_windows_lines_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + OPENING.replace("\n", "\r\n")
    assert from_text(text).record == from_text(OPENING).record


@pytest.mark.parametrize(
    ("text", "place", "id"),
    [
        ("", (1, 1), "bad-missing-header"),
        ("x" * 5_000_000, (1, 1), "bad-too-long"),
        ('[Format "tritables-text/2"]', (1, 9), "bad-choice"),
        ('[Format "tritables-text/1"]\n[Game "chess"]', (2, 7), "bad-choice"),
        ('[Format "tritables-text/1"]\n[Game "tricap"]\n', (3, 1), "bad-missing-header"),
        ('[Format "tritables-text/1"]\n[Game "trictrac"', (2, 17), "bad-text-header"),
        ('[Format "tritables-text/1"]\n[Game trictrac]', (2, 7), "bad-json"),
        ('[Format "tritables-text/1"]\n[Format "tritables-text/1"]', (2, 1), "bad-header"),
        ('[Format "tritables-text/1"]\n[Title ' + "[" * 5000, (2, 8), "bad-json"),
        (HEAD.strip() + "[Title 3]", (2, 25), "bad-text"),
        (HEAD.strip() + "[title 3]", (2, 18), "bad-header"),
        (HEAD.strip() + '[Start {"format": 3}]', (2, 25), "bad-choice"),
        (OPENING + "5. 1: bar/3", (6, 7), "verdict-"),
        (OPENING + "6. roll 1-2", (6, 1), "bad-text-number"),
        (OPENING + "5. 0: roll 1-2", (6, 1), "bad-text-seat"),
        (OPENING + ";; roll 1-2", (6, 2), "bad-text-move"),
        (OPENING + "roll 1-2;", (6, 10), "bad-text-move"),
        (OPENING + "roll 1-2; {Oh}", (6, 11), "bad-text-move"),
        (OPENING + "] roll 1-2", (6, 1), "bad-text-move"),
        (OPENING + "roll 1-1 (roll 1-2", (6, 10), "bad-text-open"),
        (OPENING + ")", (6, 1), "bad-text-bracket"),
        (OPENING + "()", (6, 2), "bad-text-bracket"),
        (OPENING + "((", (6, 2), "bad-text-branch"),
        (HEAD + "(start 5-3)", (4, 1), "bad-text-branch"),
        (OPENING + "(bar/6)", (6, 2), "bad-move-twice"),
        (OPENING + "({Oh} bar/6)", (6, 2), "bad-text-note"),
        (OPENING + "{Oh", (6, 1), "bad-text-comment"),
        (OPENING + "{" + "x" * 2001 + "}", (6, 1), "bad-text-length"),
        (OPENING + "{\x07}", (6, 1), "bad-unprintable"),
        (OPENING + "<8", (6, 1), "bad-text-mark"),
        (OPENING + "<99>", (6, 1), "bad-place"),
        (OPENING + "<8> <8>", (6, 5), "bad-marks"),
        (OPENING + '"A" {Oh}', (6, 5), "bad-text-name"),
        (OPENING + '"A"', (6, 4), "bad-text-name"),
        (OPENING + '" " roll 1-2', (6, 1), "bad-text-name"),
        (HEAD.strip() + '[Result {"scores": [1, 0], "winners": [0]}]', (2, 26), "bad-result"),
    ],
)
def test_a_fault_names_line_and_column(text: str, place: tuple[int, int], id: str) -> None:
    with pytest.raises(BadText) as fault:
        from_text(text)
    assert fault.value.reason.id.startswith(id)
    assert (fault.value.line, fault.value.column) == place
    assert str(fault.value).startswith(f"line {place[0]}, column {place[1]}")


def test_a_damaged_text_offers_the_sound_part() -> None:
    with pytest.raises(BadText) as fault:
        from_text(OPENING + "5. 1: roll 9-9")
    assert fault.value.sound is not None
    assert len(fault.value.sound.record.moves) == 4


BASES = [to_text(grown(name, 7, plies=25)) for name in game_names()]


@examples(4)
@given(
    st.sampled_from(BASES),
    st.lists(
        st.tuples(
            st.floats(0, 1, exclude_max=True),
            st.integers(0, 30),
            st.text(max_size=4) | st.sampled_from(list('(){}<>[]";\\\n')),
        ),
        min_size=1,
        max_size=4,
    ),
)
def test_a_mutated_text_is_read_or_refused_with_its_place(
    text: str, changes: list[tuple[float, int, str]]
) -> None:
    for at, cut, put in changes:
        place = int(at * len(text))
        text = text[:place] + put + text[place + cut :]
    try:
        study = from_text(text)
    except BadText as fault:
        refused = fault
    else:
        assert told(from_text(to_text(study))) == told(study)
        return
    assert 1 <= refused.line <= text.count("\n") + 1
    assert refused.column >= 1
    assert str(refused)
