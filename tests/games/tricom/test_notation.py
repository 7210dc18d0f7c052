"""How moves are written and read."""

from __future__ import annotations

import pytest

from tests.games.tricom.tables import ACTIONS
from tritables import BadInput
from tritables.games.tricom import GAME
from tritables.games.tricom.notation import (
    PLACINGS,
    STEPS,
    TURNED,
    USES,
    Step,
    Use,
    kind_of,
    read_lots,
    read_shuffle,
    write_shuffle,
)

ALL = write_shuffle(ACTIONS)


def test_what_is_written_is_what_is_read() -> None:
    assert len(STEPS) == 40 * 5
    assert len(USES) == 4 * 4 + 3 * 4
    assert set(TURNED.values()) == set(ACTIONS)
    for text, step in STEPS.items():
        assert str(step) == text
    for text, use in USES.items():
        assert str(use) == text
    assert STEPS["7D>3"] == Step("7D", 3)
    assert STEPS["10H>r"] == Step("10H", -1)
    assert USES["use 2"] == Use(None, 2, 0)
    assert USES["use 2x3"] == Use(None, 2, 3)
    assert USES["use 1:2"] == Use(1, 2, 0)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        *(("turn QS", "turn"), ("use 0", "use"), ("use 2:3", "use"), ("use 3x1", "use")),
        *(("skip", "skip"), ("none", "none"), ("fill stock", "fill"), ("fill reserve", "fill")),
        *(("take stock", "take"), ("take reserve", "take"), ("AS>0", "place"), ("10C>r", "place")),
        *(("lots", "lots"), ("lots 2", "lots"), ("shuffle", "shuffle"), (ALL, "shuffle")),
        ("shuffle KS KS", "shuffle"),
    ],
)
def test_what_sort_of_move_a_text_is(text: str, kind: str) -> None:
    assert kind_of(text) == kind


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "turn", "turn 7D", "turn QS ", "turn  QS", "Turn QS", "turn qs", "turn 11S"),
        *("use", "use 4", "use -1", "use 2x4", "use 2x0", "use 3:1", "use 1:4", "use 1:2x3"),
        *("use 02", "use ２", "use 2 ", "skip ", "SKIP", "none\n", "fill", "fill hand", "take"),
        *("7D>4", "7D > 3", "7d>3", "7D>R", "QS>1", "1S>1", "10>1", ">1", "7D>", "7D-3"),
        *("lots 3", "lots  1", "lots -1", "lots1", "shuffle ", "shuffle QX", "shuffle  KS"),
        *("shufflE", f"{ALL} ", "\0", "null", "7D", "shuffle " + " ".join(["KS"] * 60)),
    ],
)
def test_what_is_no_move(text: str) -> None:
    assert kind_of(text) is None
    verdict = GAME.new(seed=1).judge(text)
    assert (verdict.rule, verdict.message.id) == (None, "verdict-unreadable")


def test_a_shuffle_names_each_card_once() -> None:
    assert read_shuffle(ALL) == tuple(ACTIONS)
    assert read_shuffle("shuffle") is None
    assert read_shuffle(write_shuffle([*ACTIONS[:11], ACTIONS[0]])) is None
    assert read_shuffle(write_shuffle([*ACTIONS, "7D"])) is None
    assert read_shuffle(ALL.replace(" ", "  ", 1)) is None


def test_lots_name_a_seat() -> None:
    assert [read_lots(text) for text in ("lots 0", "lots 2", "lots", "lots 3")] == [
        0,
        2,
        None,
        None,
    ]


def test_a_card_without_a_slot_goes_to_the_reserve() -> None:
    assert PLACINGS["7D"][0] == ("7D>r",)
    assert PLACINGS["7D"][0b1010] == ("7D>1", "7D>3")


def test_a_turn_in_a_score_sheet() -> None:
    moves = [
        *((None, "lots 1"), (1, "turn QS"), (1, "use 2"), (1, "fill stock"), (1, "take stock")),
        *((1, "7D>3"), (0, "turn KS"), (0, "skip"), (0, "none"), (0, "7D>r")),
        *((0, f"{ALL}"), (0, "turn JC"), (0, "skip")),
    ]
    lots, one, two, solo = GAME.score_sheet(moves)
    assert (lots.seat, one.seat, two.seat, solo.seat) == (None, 1, 0, 0)
    assert [entry.text for entry in one.entries] == [
        "QS",
        "use 2",
        "fill stock",
        "take stock",
        "7D>3",
    ]
    assert [entry.text for entry in two.entries] == ["KS", "skip", "none", "7D>r", "shuffle"]
    assert [entry.ply for entry in solo.entries] == [11, 12]


def test_nothing_is_set_by_hand() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.chance_by_hand(GAME.new(), ["QS"])
    assert (caught.value.where, caught.value.reason.id) == ("faces", "bad-no-hand")
