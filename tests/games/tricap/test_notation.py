"""How moves are written, read, and seen by others."""

from __future__ import annotations

import pytest

from tests.games.tricap.tables import TABLES, at, play, random_game, shuffled
from tritables import BadInput
from tritables.core.cards import DECK
from tritables.games.tricap import GAME
from tritables.games.tricap.notation import LAID, LAY, TURN, Reading, read_move
from tritables.games.tricap.seen import moves_seen


@pytest.mark.parametrize("card", DECK)
def test_every_card_is_laid_and_turned_up(card: str) -> None:
    assert LAID[LAY[card]] == card
    assert read_move(f"lay {card}") == Reading("lay", (card,))
    assert read_move(*TURN[card]) == Reading("centre", (card,))


def test_the_other_moves_are_written_as_words() -> None:
    assert read_move("take") == Reading("take")
    assert read_move("pass") == Reading("pass")
    assert read_move("shuffle") == Reading("shuffle")
    assert read_move("shuffle 5H 9C") == Reading("shuffle", ("5H", "9C"))
    assert read_move("draw 1: 9S KD 2C") == Reading("draw", ("9S", "KD", "2C"), 1)
    assert read_move("draw 5: 9S") == Reading("draw", ("9S",), 5)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "lay", "lay ", "lay 1H", "lay 10h", "lay 10", "lay H10", "lay 10H ", " lay 10H"),
        *("lay 10H 9C", "lay  10H", "Lay 10H", "lay ??", "lay 11H", "lay JOKER", "lay １0H"),
        *("take 10H", "takes", "TAKE", "pass ", "centre", "center 4C", "centre ??", "centre 4C\n"),
        *("draw 1", "draw 1:", "draw 1 9S KD 2C", "draw 6: 9S KD 2C", "draw : 9S KD 2C"),
        *("draw 1:9S KD 2C", "shuffle ", "shuffle 5H,9C", "shuffle 5H  9C", "?", "\0", "x" * 2000),
    ],
)
def test_what_is_no_move(text: str) -> None:
    assert read_move(text) is None


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_what_is_played_is_read(seats: int, redraw: str) -> None:
    read = [(state, read_move(move)) for state, move, _, _ in random_game(seats, redraw, 1)]
    assert None not in [reading for _, reading in read]
    for state, reading in [one for one in read if one[1] and one[1].kind == "draw"]:
        assert reading == Reading("draw", state.deck[:3], state.on_turn)


def test_a_score_sheet_has_a_turn_for_each_run_of_a_seat() -> None:
    state = at("lay", "4D JH 9C", "2S KC 6H", deck="10S AD")
    played = []
    for move in ("lay 9C", "lay 2S", "centre 10S", "take", "lay 4D", "centre AD"):
        played.append((state.on_turn, move))
        state = play(state, move)
    turns = GAME.score_sheet(played)
    assert [turn.seat for turn in turns] == [0, 1, None, 0, None]
    assert [[entry.text for entry in turn.entries] for turn in turns] == [
        ["lay 9C"],
        ["lay 2S"],
        ["centre 10S"],
        ["take", "lay 4D"],
        ["centre AD"],
    ]
    assert [entry.ply for turn in turns for entry in turn.entries] == list(range(6))


def test_what_others_read_of_the_moves() -> None:
    state = at("lay", "4D JH 9C", "2S KC 6H", deck="10S AD")
    moves = [(0, "lay 9C")]
    laid = play(state, "lay 9C")
    assert moves_seen(laid, moves, 0) == ["lay 9C"]
    assert moves_seen(laid, moves, 1) == moves_seen(laid, moves, None) == ["lay ??"]
    turned, moves = play(laid, "lay 2S"), [*moves, (1, "lay 2S")]
    assert moves_seen(turned, moves, None) == ["lay 9C", "lay 2S"]
    tricap = play(turned, "centre 10S", "take", "lay 4D", "centre AD")
    moves += [(None, "centre 10S"), (0, "take"), (0, "lay 4D"), (None, "centre AD")]
    shuffle = shuffled(tricap, "5S 6S")
    again, moves = play(tricap, shuffle, "lay 5S"), [*moves, (None, shuffle), (0, "lay 5S")]
    assert moves_seen(again, moves, 1)[2:] == [
        *("centre 10S", "take", "lay 4D", "centre AD", "shuffle", "lay ??")
    ]


def test_a_replacement_and_the_last_cards_are_seen() -> None:
    state = play(at("capture", "/9S", "6H 2C/4C", centre="10S", deck="8D KC 3H"), "take")
    moves = [(0, "take"), (0, "draw 0: 8D KC 3H"), (0, "lay KC")]
    after = play(state, "draw 0: 8D KC 3H", "lay KC")
    assert moves_seen(after, moves, 1) == ["take", "draw 0: ?? ?? ??", "lay KC"]
    assert moves_seen(after, moves, 0) == ["take", "draw 0: 8D KC 3H", "lay KC"]


def test_no_faces_are_set_by_hand() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.chance_by_hand(GAME.new(), ("die-1",))
    assert caught.value.where == "faces"
