"""Every way in which a move can be wrong: its rule, its words, its witnesses, what comes near."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.refusals import move_refused
from tests.games.tricap.tables import TABLES, at, play, random_game, shuffled
from tests.samples import some
from tritables import IllegalMove, Verdict
from tritables.core.cards import DECK
from tritables.games.tricap import GAME
from tritables.games.tricap.judge import RULE, judge_gesture
from tritables.games.tricap.places import place_ids
from tritables.games.tricap.state import TriCapState
from tritables.texts import say

LAYING = at("lay", "4D JH/9C", "2S KC 6H", "8S 5C QD", deck="10C")
CAPTURE = at("capture", "4S KC/9H", "6C JD/2D", centre="QS 8C", deck="7S 3C 5H")
REPLACE = at("replace", "4S KC/9H", "6C JD 2D", deck="7S 3C 5H")
EMPTY = at("centre", "4S KC/9H", "6C JD/2D", deck="7S 3C 5H")
PASSED = play(CAPTURE, "pass")
NOBODY = at("centre", "4S KC/9H", "6C JD/2D", centre="8C 6S", deck="7S 3C 5H")
DRAW = at("draw", "4S KC/9H", "", deck="7S 3C 5H")
TRICAP = play(at("centre", "4S KC/9H/3D 3S", "6C JD/JS", deck="10D", centre="QC"),
              "centre 10D")  # fmt: skip
OVER = play(at("capture", "2D/9S", "6H/4C", centre="10S", left=0), "pass")
STATES = [LAYING, CAPTURE, REPLACE, EMPTY, PASSED, NOBODY, DRAW, TRICAP, OVER]


def refuse(
    state: TriCapState, move: str, rule: str | None, id: str, /, *witnesses: str, **args: object
) -> Verdict:
    verdict = move_refused(state, move, rule, id, **args)
    assert verdict.witnesses == witnesses
    return verdict


@pytest.mark.parametrize("text", ["", "lay", "lay 1H", "lay ??", "take it", "fold", "draw", "?"])
def test_a_text_that_is_no_move_breaks_no_rule(text: str) -> None:
    for state in STATES:
        refuse(state, text, None, "unreadable", move=text)


def test_a_long_text_is_shown_short() -> None:
    refuse(LAYING, "x" * 41, None, "unreadable", move="x" * 39 + "…")


def test_after_the_end_nothing_is_played() -> None:
    for move in ("take", "lay 2D", "centre KD", "draw 0: AC 2C 3C", "shuffle", "shuffle AC"):
        refuse(OVER, move, "end.deck", "over", "deck")


def test_a_card_is_laid_from_the_own_hand() -> None:
    for card, said in (("4D", "4♦"), ("9C", "9♣"), ("10C", "10♣"), ("8S", "8♠")):
        verdict = refuse(
            *(LAYING, f"lay {card}", "round.lay", "not-held"),
            *("hand1.0", "hand1.1", "hand1.2"),
            seat=1,
            card=said,
        )
        assert verdict.nearest == ("lay 2S", "lay KC", "lay 6H")


def test_when_all_lay_then_every_other_move_is_refused() -> None:
    for move in ("take", "pass", "centre 10C", "draw 1: 10C AC 2C", "shuffle", "shuffle AC"):
        refuse(LAYING, move, "round.lay", "lay-first", "hand1.0", "hand1.1", "hand1.2", seat=1)


def test_when_a_seat_may_take_then_every_other_move_is_refused() -> None:
    shown = ("centre", "active0")
    verdict = refuse(
        CAPTURE, "lay 4S", "one.capture", "lay-after-capture", *shown, seat=0, count=2, total=3
    )
    assert verdict.nearest == ("take", "pass")
    for move in ("centre 7S", "draw 0: 7S 3C 5H", "shuffle"):
        verdict = refuse(
            CAPTURE, move, "one.capture", "decide-first", *shown, seat=0, count=2, total=3
        )
        assert verdict.nearest == ("take", "pass")


def test_when_a_seat_replaces_its_card_then_every_other_move_is_refused() -> None:
    hand = ("hand1.0", "hand1.1", "hand1.2")
    verdict = refuse(REPLACE, "lay 4S", "one.replace", "not-held", *hand, seat=1, card="4♠")
    assert verdict.nearest == ("lay 6C", "lay JD", "lay 2D")
    for move in ("take", "pass"):
        refuse(REPLACE, move, "one.replace", "taken-already", "captured1", seat=1)
    refuse(REPLACE, "draw 1: 7S 3C 5H", "one.replace", "has-cards", *hand, seat=1, count=3)
    for move in ("centre 7S", "shuffle", "shuffle AC"):
        refuse(REPLACE, move, "one.replace", "replace-first", "active1", *hand, seat=1)


def test_when_a_centre_card_is_due_then_every_other_move_is_refused() -> None:
    for state in (EMPTY, PASSED, NOBODY):
        refuse(state, "centre 3C", "round.centre", "other-card", "deck", card="3♣")
        refuse(state, "lay 4S", "round.centre", "all-laid", "active0", "active1", "deck")
        refuse(state, "draw 0: 7S 3C 5H", "round.centre", "no-draw", "deck")
        for move in ("shuffle", "shuffle AC"):
            refuse(state, move, "round.centre", "no-tricap", "deck")


@pytest.mark.parametrize("left", [0, 2])
def test_when_three_cards_cannot_be_drawn_then_that_is_why_the_game_is_over(left: int) -> None:
    state = play(at("capture", "/9S", "6H/4C", centre="10S", left=left), "take")
    for move in ("lay 9S", "take", "centre 3C"):
        args = {"seat": 0, "count": left}
        refuse(state, move, "end.deck", "over-draw", "deck", "active0", **args)


def test_nobody_may_take_while_a_centre_card_is_due() -> None:
    for move in ("take", "pass"):
        refuse(EMPTY, move, "round.centre", "pile-empty", "centre")
        refuse(PASSED, move, "round.centre", "chance-gone", "centre", "active0", card="8♣")
        shown = ("centre", "active0", "active1")
        refuse(NOBODY, move, "round.centre", "nobody-adjacent", *shown, rank="6")


def test_a_draw_is_the_top_three_for_the_seat_that_needs_them() -> None:
    for move in ("take", "pass", "lay 7S", "centre 7S", "shuffle"):
        refuse(DRAW, move, "redraw", "draw-first", "deck", seat=1)
    refuse(DRAW, "draw 0: 7S 3C 5H", "redraw", "draw-seat", "deck", seat=1)
    refuse(DRAW, "draw 1: 7S 3C", "redraw", "draw-three", "deck", count=2)
    refuse(DRAW, "draw 1: 7S 5H 3C", "redraw", "other-cards", "deck")


def test_a_tricap_is_shuffled() -> None:
    for move in ("take", "pass"):
        shown = ("centre", "active0", "active1")
        refuse(TRICAP, move, "tricap", "tricap-takes-none", *shown, count=2)
    for move in ("lay 4S", "centre AC", "draw 0: AC 2C 3C"):
        refuse(TRICAP, move, "tricap", "shuffle-first", "deck")


def test_a_shuffle_names_all_its_cards_once() -> None:
    refuse(TRICAP, "shuffle", "tricap", "shuffle-bare", "deck", count=48)
    move = shuffled(TRICAP)
    assert TRICAP.judge(move) == Verdict.legal(move)
    refuse(TRICAP, f"{move} 4S", "tricap", "shuffle-twice", "deck", card="4♠")
    refuse(TRICAP, f"{move} 10D", "tricap", "shuffle-stays", "centre", card="10♦")
    refuse(TRICAP, f"{move} 3S", "tricap", "shuffle-stays", "captured0", card="3♠")
    refuse(TRICAP, move.replace(" 4S", ""), "tricap", "shuffle-missing", "deck", missing=1)
    refuse(TRICAP, move.replace(" 4S", " 10D"), "tricap", "shuffle-stays", "centre", card="10♦")


@pytest.mark.parametrize(
    ("source", "target"), [("active0", "centre"), ("centre", "active0"), ("active0", "captured0")]
)
def test_when_a_card_that_is_no_neighbour_is_to_take_then_that_is_the_reason(
    source: str, target: str
) -> None:
    ends = at("centre", "7H 4C/KS", "9C 5S/6D", centre="2H", deck="QD 10S")
    verdict = judge_gesture(ends, source, target)
    assert verdict.message.id == "verdict-not-adjacent"
    assert verdict.witnesses == ("centre", "active0")
    assert "two ends" in say(verdict.message)
    same = CAPTURE.but(actives=("8S", "9C"), on_turn=1)
    assert "the same rank" in say(judge_gesture(same, source, target).message)


def test_when_a_neighbour_is_to_take_too_late_then_no_card_is_called_a_stranger() -> None:
    for state, id in (
        (PASSED, "chance-gone"),
        (TRICAP, "tricap-takes-none"),
        (EMPTY, "pile-empty"),
    ):
        assert judge_gesture(state, "active0", "centre").message.id == f"verdict-{id}"
    assert judge_gesture(LAYING, "active0", "centre").message.id == "verdict-lay-first"


@pytest.mark.parametrize("state", [state for state in STATES if state.to_act == "chance"])
def test_when_chance_is_to_act_then_a_legal_move_is_drawn(state: TriCapState) -> None:
    verdict = state.judge_draw()
    assert verdict.ok
    assert verdict.move in state.legal_moves()
    assert state.judge(state.draw(Random(1))).ok


@pytest.mark.parametrize("state", [state for state in STATES if state.to_act != "chance"])
def test_when_chance_is_not_to_act_then_nothing_is_drawn(state: TriCapState) -> None:
    verdict = state.judge_draw()
    assert (verdict.ok, verdict.rule) == (False, RULE[state.phase])
    with pytest.raises(IllegalMove):
        state.draw(Random(1))


def test_when_a_view_hides_the_cards_then_no_move_that_names_them_is_judged_legal() -> None:
    view = LAYING.view(0)
    hand = ("hand1.0", "hand1.1", "hand1.2")
    refuse(view, "lay 2S", "round.lay", "hand-hidden", *hand, seat=1)
    assert view.legal_moves() == ()
    assert LAYING.view(1).legal_moves() == LAYING.legal_moves()
    for seat in (0, 1, None):
        refuse(EMPTY.view(seat), "centre 7S", "round.centre", "deck-hidden", "deck")
        refuse(DRAW.view(seat), "draw 1: 7S 3C 5H", "redraw", "deck-hidden", "deck")
        assert not DRAW.view(seat).judge_draw().ok
        with pytest.raises(IllegalMove):
            DRAW.view(seat).draw(Random(1))
        assert CAPTURE.view(seat).legal_moves() == ("take", "pass")
        assert TRICAP.view(seat).legal_moves() == ("shuffle",)


TEXTS = [
    *(f"lay {card}" for card in DECK),
    *(f"centre {card}" for card in DECK),
    *("take", "pass", "shuffle", "shuffle AC 2C", "draw 0: AC 2C 3C", "draw 1: AC 2C 3C", "?"),
]


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_the_verdict_says_yes_exactly_to_the_legal_moves(seats: int, redraw: str) -> None:
    rng = Random(7)
    for state, move, _, _ in random_game(seats, redraw, 2):
        assert state.judge(move).ok
        legal = state.legal_moves()
        verdicts = {text: state.judge(text) for text in rng.sample(TEXTS, 12)}
        for text, verdict in verdicts.items():
            assert verdict.ok == (text in legal and text != "shuffle")
            assert verdict.ok or verdict.rule in (None, RULE[state.phase])
            assert place_ids(seats).issuperset(verdict.witnesses)
            assert set(verdict.nearest) <= set(legal)
            assert verdict.ok == (verdict.move is not None)
        for text in [text for text, verdict in verdicts.items() if not verdict.ok]:
            log: list[object] = []
            with pytest.raises(IllegalMove):
                state.play(text, log)  # type: ignore[arg-type]
            assert log == []


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_when_a_seat_is_to_act_then_it_alone_surely_sees_its_moves(seats: int, redraw: str) -> None:
    rng = Random(7)
    states = [state for state, _, _, _ in random_game(seats, redraw, 2)]
    for state in states:
        for seat in (None, *range(seats)):
            assert state.view(seat).legal_moves() in (state.legal_moves(), ())
    for state in [state for state in states if state.to_act in range(seats)]:
        view = state.view(state.on_turn)
        assert view.legal_moves() == state.legal_moves()
        for text in rng.sample(TEXTS, 12):
            assert view.judge(text) == state.judge(text)


def test_states_that_differ_are_not_equal() -> None:
    assert len(set(STATES)) == len(STATES)
    assert all((one == other) == (one is other) for one in STATES for other in STATES)
    assert LAYING.position() != LAYING
    assert GAME.read(LAYING.position()) == LAYING
    assert all("seat 0" in repr(state) for state in STATES)
