"""Each rule of the rules file by its id. Player 1 is on turn unless a test says otherwise."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tricom.tables import IDLE, played, refused, rules, side, table, told, walk
from tritables.core.picture import Look
from tritables.games.tricom import GAME
from tritables.games.tricom.deal import laid_out
from tritables.games.tricom.deck import beginners, dealt_score
from tritables.games.tricom.match_winner import match_winner
from tritables.games.tricom.state import TriComState

HAND = "9C 10C 10D"
OTHERS = side(turned="JH")


def dealt(*tops: str) -> TriComState:
    """The table after decks were dealt whose next cards are these, the rest in order."""
    decks = []
    for text in tops:
        first = text.split()
        numbers = [rank + suit for rank in ("A", *map(str, range(2, 11))) for suit in "CDHS"]
        actions = [rank + suit for rank in "JQK" for suit in "CDHS"]
        decks.append(([*first, *(card for card in numbers if card not in first)], actions))
    return laid_out(decks, False, 33)


def playing(base: str, hand: str, **more) -> TriComState:
    return table("play", side(base, hand, turned="KC", **more), OTHERS)


def acting(card: str, base: str, *others, flexible: bool = False, **more) -> TriComState:
    """Player 1 has just turned up this action card."""
    own = side(base, HAND, turned=card, **more)
    return table("action", own, *(others or (OTHERS,)), flexible=flexible)


# The deal and the start.


@pytest.mark.rule("setup.base")
def test_the_first_four_cards_are_the_base() -> None:
    state = dealt("8H 4H AS 6S 9C 10C 2D", "7C 3D 5H AD 8S 2C 9D")
    assert state.sides[0].tops == ("8H", "4H", "AS", "6S")
    assert [side.score for side in state.sides] == [0, 0]
    assert len(GAME.new(seed=3).sides[0].stock) == 40 - 4 - 3
    assert len(GAME.new(seed=3).sides[0].actions) == 12


@pytest.mark.rule("setup.score-once")
def test_a_trio_or_quartet_that_is_dealt_scores() -> None:
    assert dealt("6S 6C 6D 9H", "5D 3D 6D 4D").sides[0].score == 1
    assert dealt("6S 6C 6D 9H", "5D 3D 6D 4D").sides[1].score == 2
    assert dealt_score(("10C", "AC", "7H", "2C")) == 1
    assert dealt_score(("10C", "9C", "2C", "AC")) == 2
    assert dealt_score(("10C", "9C", "2C", "3C")) == 0


@pytest.mark.rule("setup.hand")
def test_three_cards_are_taken_in_hand_and_kept_secret() -> None:
    state = dealt("8H 4H AS 6S 9C 10C 2D", "7C 3D 5H AD 8S 2C 9D")
    assert state.sides[1].hand == ("8S", "2C", "9D")
    assert state.view(0).sides[0].hand == ("9C", "10C", "2D")
    assert state.view(0).sides[1].hand == ("??", "??", "??")


@pytest.mark.rule("start.highest")
def test_the_highest_base_card_begins() -> None:
    state = dealt("8H 4H AS 6S", "7C 3D 9H AD")
    assert (state.begins, state.on_turn, state.phase, state.to_act) == (1, 1, "turn", "chance")
    assert beginners([("2C", "3C", "4C", "9D"), ("9C", "8C", "7C", "6D")]) == (0,)


@pytest.mark.rule("start.ace-low")
def test_an_ace_is_the_lowest() -> None:
    assert beginners([("AS", "AH", "AD", "3C"), ("2C", "2D", "2H", "2S")]) == (0,)
    assert beginners([("AS", "AH", "AD", "AC"), ("2C", "AD", "AH", "AS")]) == (1,)


@pytest.mark.rule("start.suit-order")
def test_clubs_diamonds_hearts_spades() -> None:
    bases = [[f"9{suit}", "2C", "3D", "4H"] for suit in "CDHS"]
    for low in range(3):
        assert beginners([bases[low], bases[low + 1]]) == (1,)


@pytest.mark.rule("start.tie")
def test_equal_highest_cards_compare_the_next() -> None:
    assert dealt("9S 7H 6S 2D", "6H 9S 3C 7H").begins == 0
    state = dealt("9S 7H 4C 2D", "4C 2D 9S 7H")
    assert (state.phase, state.to_act, state.begins, state.on_turn) == (
        "lots",
        "chance",
        None,
        None,
    )
    assert state.legal_moves() == ("lots",)
    assert told(state, "lots 1") == [("start.tie", 1, 0)]
    after = state.play("lots 1")
    assert (after.phase, after.begins, after.on_turn) == ("turn", 1, 1)


@pytest.mark.rule("start.lots")
def test_only_tied_seats_draw_lots() -> None:
    state = dealt("9S 7H 4C 2D", "9S 7H 4C AD", "4C 2D 9S 7H")
    assert state.tied() == (0, 2)
    assert refused(state, "lots 1") == "start.lots"
    assert {state.draw(Random(seed)) for seed in range(9)} == {"lots 0", "lots 2"}


# A turn.


@pytest.mark.rule("turn.action-first")
def test_a_turn_begins_with_the_next_action_card() -> None:
    own = side("8H 4H / AS,6D 6S", HAND, actions="QD")
    state = table("turn", own)
    assert state.legal_moves() == ("turn QD",)
    assert refused(state, "take stock") == "turn.action-first"
    assert refused(state, "turn KD") == "turn.action-first"
    assert rules(state, "turn QD") == ["turn.action-first"]
    for move in ("skip", "use 2"):
        assert state.play("turn QD").play(move).sides[0].turned == ("QD",)
    late = played(state, "turn QD", "skip")
    assert refused(late, "use 2") == "turn.action-first"


@pytest.mark.rule("turn.take")
def test_one_card_is_taken_from_stock_or_reserve() -> None:
    state = table("take", side("8H 4H / AS 6S", HAND, turned="KC", stock="5C", reserve="5S"))
    assert set(state.legal_moves()) == {"take stock", "take reserve"}
    after = state.play("take stock")
    assert (after.sides[0].hand, after.phase) == (("9C", "10C", "10D", "5C"), "play")
    assert refused(state, "9C>r") == "turn.take"
    assert rules(state, "take stock") == ["turn.take"]


@pytest.mark.rule("take.forced")
def test_with_a_stock_a_card_must_be_taken() -> None:
    state = table("take", side("8H 4H / AS 6S", HAND, turned="KC"))
    assert state.legal_moves() == ("take stock",)
    assert refused(state, "none") == "take.forced"
    empty = table("take", side("8H 4H / AS 6S", HAND, turned="KC", left=0, reserve="5S"))
    assert set(empty.legal_moves()) == {"none", "take reserve"}


@pytest.mark.rule("turn.play")
def test_one_card_of_the_hand_is_played_and_the_turn_passes() -> None:
    state = playing("8H 4H / AS 6S", "9C 10C 2D 6D")
    assert refused(state, "5S>1") == "turn.play"
    assert refused(state, "take stock") == "turn.play"
    after = state.play("6D>1")
    assert after.sides[0].hand == ("9C", "10C", "2D")
    assert (after.on_turn, after.phase) == (1, "turn")


# Placing.


@pytest.mark.rule("place.on-pile")
def test_a_card_goes_on_a_pile_and_not_on_an_empty_slot() -> None:
    state = table("play", side("8H 4H / - 6S", "9C 6D", turned="KC", left=0), OTHERS)
    assert refused(state, "6D>2") == "place.on-pile"
    assert state.play("6D>1").sides[0].base[1] == ("4H", "6D")


@pytest.mark.rule("place.equal")
def test_beside_the_same_rank() -> None:
    state = playing("8H 4H / AS 6S", "9C 10C 2D 6D")
    assert set(state.legal_moves()) == {"9C>r", "10C>r", "2D>r", "6D>1", "6D>2"}
    assert rules(state, "6D>1") == ["place.equal"]
    assert refused(state, "6D>0") == "place.equal"


@pytest.mark.rule("place.suit-run")
def test_beside_the_next_of_the_suit() -> None:
    state = playing("8H 4H / AS 6S", "9C 3H 5H 3C")
    assert set(state.legal_moves()) == {"9C>r", "3H>0", "3H>3", "5H>0", "5H>3", "3C>r"}
    assert rules(state, "3H>0") == ["place.suit-run"]
    equal = playing("5D 4H / 5C 6S", "9C 10C 2D 5H")
    assert rules(equal, "5H>3")[0] == "place.equal"


@pytest.mark.rule("place.ace-ten")
def test_ace_and_ten_are_neighbours() -> None:
    state = playing("8H 10H / 4S 6C", "9C 4D 2D AH")
    assert {"AH>0", "AH>3"} <= set(state.legal_moves())
    assert rules(state, "AH>3") == ["place.ace-ten"]
    other = playing("8H AD / 4S 6C", "9C 4H 2S 10D")
    assert rules(other, "10D>0") == ["place.ace-ten"]
    assert refused(playing("8H 10H / 4S 6C", "9C 4D 2D 2H"), "2H>3") == "place.equal"


@pytest.mark.rule("place.own-pile")
def test_the_covered_card_is_no_neighbour() -> None:
    state = playing("8H 4H / AS 6S", "9C 10C 2D 6D")
    assert refused(state, "6D>3") == "place.equal"


# The reserve.


@pytest.mark.rule("reserve.only-unplaceable")
def test_only_a_card_that_fits_nowhere_goes_on_the_reserve() -> None:
    state = playing("8H 4H / AS 6S", "9C 10C 2D 6D")
    assert refused(state, "6D>r") == "reserve.only-unplaceable"
    assert rules(state, "9C>r") == ["reserve.only-unplaceable"]
    assert state.play("9C>r").sides[0].reserve == ("9C",)


@pytest.mark.rule("reserve.top")
def test_only_the_top_of_the_reserve_is_taken_and_seen() -> None:
    own = side("8H 4H / AS 6S", HAND, turned="KC", reserve="5S 9D")
    state = table("take", own)
    assert refused(state, "take reserve") == "reserve.take"
    for seat in (0, 1, None):
        assert state.view(seat).sides[0].reserve == ("??", "9D")


@pytest.mark.rule("reserve.take")
def test_the_reserve_is_taken_from_only_to_place() -> None:
    own = side("8H 4H / AS 6S", HAND, turned="KC", reserve="9D 5S")
    state = table("take", own)
    assert rules(state, "take reserve") == ["reserve.take"]
    after = state.play("take reserve")
    assert (after.drawn, after.sides[0].hand[-1], after.sides[0].reserve) == ("5S", "5S", ("9D",))
    empty = table("take", side("8H 4H / AS 6S", HAND, turned="KC"))
    assert refused(empty, "take reserve") == "reserve.take"


@pytest.mark.rule("reserve.take-placed")
def test_a_card_from_the_reserve_is_placed_in_the_same_turn() -> None:
    own = side("8H 4H / AS 6S", HAND, turned="KC", reserve="9D 5S")
    state = table("take", own).play("take reserve")
    assert state.legal_moves() == ("5S>1", "5S>2")
    assert refused(state, "5S>r") == "reserve.take"
    assert refused(state, "9C>r") == "reserve.take"
    assert state.play("5S>1").drawn is None


# Points.


@pytest.mark.rule("score.trio")
def test_three_equal_or_in_sequence_score_one() -> None:
    equal = playing("6S 6C / 9H 2D", "8C 4S 10D 6D")
    assert told(equal, "6D>2") == [("place.equal", 0, 0), ("score.trio", 0, 1)]
    run = playing("9H 10H / 5C 7D", "3S 8C 2S AH")
    assert told(run, "AH>3") == [("place.ace-ten", 0, 0), ("score.trio", 0, 1)]
    assert run.play("AH>3").sides[0].score == 1


@pytest.mark.rule("score.quartet")
def test_four_equal_or_in_sequence_score_two() -> None:
    run = playing("3H 4H / 6H 9C", "8C 4S 10D 5H")
    assert told(run, "5H>3") == [("place.suit-run", 0, 0), ("score.quartet", 0, 2)]
    around = playing("10S AS / 3S 9C", "8C 4D 10D 2S")
    assert told(around, "2S>3")[1:] == [("score.quartet", 0, 2)]
    equal = playing("6S 6C / 9H 6D", "8C 4S 10D 6H")
    assert told(equal, "6H>2")[1:] == [("score.quartet", 0, 2)]


@pytest.mark.rule("score.quartet-full")
def test_a_quartet_scores_in_full_after_its_trio() -> None:
    state = playing("6S 6C / 6D 9H", "8C 4S 10D 6H", score=1)
    assert state.play("6H>3").sides[0].score == 3


@pytest.mark.rule("score.new-only")
def test_what_only_lies_there_scores_nothing() -> None:
    state = playing("6S 6C / 6D 9H", "8C 4S 10H 10C", score=1)
    assert told(state, "10H>1") == [("place.suit-run", 0, 0)]
    again = playing("3H 4H / 6H 5H", "8C 7H 10D 2H", score=2)
    assert told(again, "2H>2")[1:] == [("score.quartet", 0, 2)]
    assert told(again, "7H>0")[1:] == [("score.quartet", 0, 2)]


@pytest.mark.rule("score.one-combination")
def test_a_quartet_alone_counts() -> None:
    state = playing("3H 4H / 6H 9C", "8C 4S 10D 5H")
    assert [rule for rule in rules(state, "5H>3") if rule.startswith("score")] == ["score.quartet"]


@pytest.mark.rule("score.duo")
def test_the_same_card_in_the_other_base_scores_two() -> None:
    state = playing("7S 8H / 4H 2D", "8C 4C 10D 7C")
    assert told(state, "7C>1") == [("place.equal", 0, 0), ("score.duo", 0, 2)]
    # Filling never makes a duo.
    fill = acting("QD", "7S 8H / AC,6D 6S", stock="7C").play("use 2")
    assert rules(fill, "fill stock") == ["fill.king-queen"]


@pytest.mark.rule("duo.visible")
def test_a_covered_card_makes_no_duo() -> None:
    own = side("7S 8H / 4H 2D", "8C 4C 10D 7C", turned="KC")
    state = table("play", own, side("7C,9S 3D / 5H AD", turned="JH"))
    assert rules(state, "7C>1") == ["place.equal"]


@pytest.mark.rule("duo.from-reserve")
def test_a_card_from_the_reserve_makes_a_duo() -> None:
    own = side("7S 8H / 4H 2D", HAND, turned="KC", reserve="7C")
    state = table("take", own)
    assert told(state, "take reserve", "7C>1")[-1] == ("score.duo", 0, 2)


@pytest.mark.rule("duo.with-combination")
def test_trio_and_duo_both_score() -> None:
    state = playing("7S 7H / 4H 2D", "8C 4C 10D 7C")
    expected = [("place.equal", 0, 0), ("score.trio", 0, 1), ("score.duo", 0, 2)]
    assert told(state, "7C>2") == expected
    assert state.play("7C>2").sides[0].score == 3


# Action cards.


@pytest.mark.rule("action.king-queen")
def test_a_king_or_queen_clears_an_own_pile_of_its_suit() -> None:
    for card in ("QD", "KD"):
        state = acting(card, "8H 4H,3D / AS,6D 6S")
        assert set(state.legal_moves()) == {"skip", "use 1", "use 2"}
        assert rules(state, "use 2") == ["action.king-queen", "action.score"]
        after = state.play("use 2")
        assert (after.sides[0].base[2], after.sides[0].away) == ((), 2)
    assert refused(acting("QD", "8H 4H / AS,6C 6S"), "use 2") == "action.king-queen"
    assert refused(acting("QD", "8H 4H / AS 6D"), "use 3") == "action.king-queen"
    assert refused(acting("QD", "8H 4H / AS 6D"), "use 1:2") == "action.king-queen"


@pytest.mark.rule("action.jack")
def test_a_jack_clears_a_pile_of_the_other() -> None:
    other = side("7C 3D / 3S,8C,6D AD", turned="JH", stock="5D")
    state = acting("JD", "8H 4H / AS,2S,7D 6S", other)
    assert set(state.legal_moves()) == {"skip", "use 1:2"}
    assert rules(state, "use 1:2")[0] == "action.jack"
    assert state.play("use 1:2").sides[1].away == 3
    assert refused(state, "use 2") == "action.jack"
    assert refused(state, "use 0:2") == "action.jack"
    assert refused(state, "use 1:1") == "action.jack"


@pytest.mark.rule("action.score")
@pytest.mark.parametrize(("pile", "points"), [("AS,6D", 0), ("AS,2S,6D", 1), ("AS,2S,3S,4S,6D", 3)])
def test_a_pile_scores_its_cards_less_two(pile: str, points: int) -> None:
    state = acting("QD", f"8H 4H / {pile} 6S")
    assert told(state, "use 2")[1] == ("action.score", 0, points)
    assert state.play("use 2").sides[0].score == points


@pytest.mark.rule("fill.king-queen")
def test_the_slot_is_filled_from_reserve_or_stock() -> None:
    state = acting("QD", "8H 4H / AS,6D 6S", stock="10S", reserve="9D 9S").play("use 2")
    assert (state.phase, state.slot) == ("fill", 2)
    assert set(state.legal_moves()) == {"fill reserve", "fill stock"}
    assert state.play("fill stock").sides[0].base[2] == ("10S",)
    after = state.play("fill reserve")
    assert (after.sides[0].base[2], after.sides[0].reserve) == (("9S",), ("9D",))
    assert (after.phase, after.slot) == ("take", None)


@pytest.mark.rule("fill.jack")
def test_after_a_jack_the_other_s_stock_fills_at_once() -> None:
    other = side("7C 3D / 8C,6D AD", turned="JH", stock="5D", reserve="9S")
    state = acting("JD", "8H 4H / AS 6S", other)
    expected = [("action.jack", 0, 0), ("action.score", 0, 0), ("fill.jack", 1, 0)]
    assert told(state, "use 1:2") == expected
    after = state.play("use 1:2")
    assert (after.sides[1].base[2], after.sides[1].reserve) == (("5D",), ("9S",))
    assert (after.phase, after.on_turn) == ("take", 0)


@pytest.mark.rule("fill.score")
def test_a_combination_by_filling_scores_for_the_user() -> None:
    state = acting("QD", "5S 8H / AC,6D 6S", reserve="4S").play("use 2")
    assert told(state, "fill reserve") == [("fill.king-queen", 0, 0), ("score.trio", 0, 1)]
    other = side("3H 4H / 8C,6D 6H", turned="JH", stock="5H")
    jack = acting("JD", "8H 4H / AS 6S", other)
    assert told(jack, "use 1:2")[2:] == [("fill.jack", 1, 0), ("score.quartet", 0, 2)]
    assert [one.score for one in jack.play("use 1:2").sides] == [2, 0]


@pytest.mark.rule("fill.none")
def test_with_nothing_to_fill_from_the_slot_stays_empty() -> None:
    state = acting("QD", "5S 8H / AC,6D 6S", left=0)
    assert rules(state, "use 2") == ["action.king-queen", "action.score", "fill.none"]
    assert (state.play("use 2").phase, state.play("use 2").sides[0].base[2]) == ("take", ())
    other = side("7C 3D / 8C,6D AD", turned="JH", left=0, reserve="9S")
    jack = acting("JD", "8H 4H / AS 6S", other)
    assert told(jack, "use 1:2")[-1] == ("fill.none", 1, 0)
    assert jack.play("use 1:2").sides[1].base[2] == ()


@pytest.mark.rule("fill.mandatory")
def test_a_slot_is_not_left_empty_on_purpose() -> None:
    state = acting("QD", "8H 4H / AS,6D 6S").play("use 2")
    assert state.legal_moves() == ("fill stock",)
    for move in ("skip", "none", "take stock", "fill reserve", "use 2", "9C>r", "turn QD"):
        assert refused(state, move) == "fill.mandatory"


@pytest.mark.rule("fill.only-now")
def test_a_slot_is_filled_now_or_never() -> None:
    state = acting("QD", "5S 8H / AC,6D 6S", left=0)
    later = played(state, "use 2", "none", "9C>r")
    assert later.sides[0].base[2] == ()
    assert refused(state.play("use 2"), "fill reserve") == "fill.only-now"
    waits = table("action", side("5S 8H / - 6S", HAND, turned="QD", left=0, reserve="9S"))
    assert waits.legal_moves() == ("skip",)
    status = GAME.picture(waits, None, Look(0)).status
    assert status.id == "status-skip", "nothing can be done with the card"
    then = waits.play("skip")
    assert then.legal_moves() == ("none",)
    assert GAME.picture(then, None, Look(0)).status.id == "status-take-none", "no card to take"


@pytest.mark.rule("stock.last-card")
def test_the_stock_runs_out_while_filling() -> None:
    state = acting("QD", "5S 8H / AC,6D 6S", left=1)
    after = played(state, "use 2", "fill stock")
    assert after.legal_moves() == ("none",)
    assert refused(after, "take stock") == "end.stock-empty"


@pytest.mark.rule("action.reshuffle")
def test_after_the_last_action_card_all_twelve_are_shuffled() -> None:
    turned = "KC QS JD KH QH JC KD JS QD QC JH"
    order = "QD JS KC JH QS KD JC QH KS JD QC KH"
    state = table("turn", side("5S 8H / AC 6S", HAND, turned=turned, actions="KS", stock="9S"))
    state = played(state, "turn KS", "skip", "take stock", "9C>r")
    assert (state.phase, state.to_act, state.on_turn) == ("shuffle", "chance", 0)
    assert state.legal_moves() == ("shuffle",)
    assert told(state, f"shuffle {order}") == [("action.reshuffle", 0, 0)]
    after = state.play(f"shuffle {order}")
    assert after.sides[0].actions == tuple(order.split())
    assert (after.sides[0].turned, after.on_turn, after.phase) == ((), 1, "turn")
    # Also with an empty hand, but not when the round is over.
    done = side("5S 8H / AC 6S", "9C", turned=f"{turned} KS", left=0)
    assert rules(table("play", done), "9C>r")[1:] == ["end.solo"]
    assert table("play", done).play("9C>r").phase == "shuffle"
    last = table("play", done, side(hand="", left=0, turned="KC"))
    assert last.play("9C>r").phase == "over"


# The end.


@pytest.mark.rule("end.stock-empty")
def test_with_an_empty_stock_a_player_plays_on() -> None:
    own = side("8H 4H / AS 6S", HAND, left=0, actions="KD", reserve="5S")
    state = table("turn", own)
    assert rules(state, "turn KD", "skip", "none") == ["turn.action-first", "end.stock-empty"]
    state = played(state, "turn KD", "skip")
    assert refused(state, "take stock") == "end.stock-empty"
    taken = played(state, "take reserve", "5S>1")
    assert taken.sides[0].hand == ("9C", "10C", "10D")


@pytest.mark.rule("end.solo")
def test_the_other_plays_on_alone() -> None:
    own = side("8H 4H / AS,2S,6D 6S", "9C", turned="KC", left=0)
    state = table("play", own, side(hand="8S 2C", left=0, actions="JD KH"))
    assert told(state, "9C>r")[-1] == ("end.solo", 0, 0)
    state = played(state, "9C>r", "turn JD")
    assert state.on_turn == 1
    assert "use 0:2" in state.legal_moves()
    state = played(state, "use 0:2", "none", "8S>r")
    assert (state.on_turn, state.phase) == (1, "turn")


@pytest.mark.rule("end.idle-reserve")
def test_a_reserve_does_not_keep_a_player_in_the_round() -> None:
    own = side("8H 4H / AS 6S", "9C", turned="KC", left=0, reserve="5S")
    state = table("play", own, side(hand="8S", left=0, turned="KC"))
    after = state.play("9C>r")
    assert after.on_turn == 1
    assert after.sides[0].reserve == ("5S", "9C")


@pytest.mark.rule("score.reserve")
def test_each_card_in_a_reserve_costs_a_point() -> None:
    own = side("8H 4H / AS 6S", "9C", turned="KC", left=0, reserve="5S", score=5)
    state = table("play", own, side(hand="", left=0, turned="KC", score=4))
    assert told(state, "9C>r")[1:] == [("score.reserve", 0, -2), ("score.reserve", 1, 0)]
    over = state.play("9C>r")
    assert over.result is not None
    assert over.result.as_json() == {"scores": [3, 4], "winners": [1]}
    assert [one.score for one in over.sides] == [5, 4]
    assert (over.to_act, over.on_turn, over.legal_moves()) == (None, None, ())
    assert refused(over, "9C>r") == "end.stock-empty"


@pytest.mark.rule("match.target")
def test_who_reaches_the_target_wins() -> None:
    assert match_winner([33, 32], 33) == 0
    assert match_winner([10, 12, 11], 12) == 1
    assert GAME.new().target == 33
    assert GAME.new(options={"target": 20}).target == 20


@pytest.mark.rule("match.both")
def test_of_two_at_the_target_the_higher_total_wins() -> None:
    assert match_winner([35, 40], 33) == 1
    assert match_winner([35, 35], 33) is None
    assert match_winner([35, 35, 36], 33) == 2


@pytest.mark.rule("match.no-one")
def test_nobody_at_the_target_plays_on() -> None:
    assert match_winner([32, 32], 33) is None
    assert match_winner([-3, 12], 33) is None


# Flexible action cards.


@pytest.mark.rule("flexible.king")
def test_a_king_may_take_three() -> None:
    base = "8H 4H,3H,2D / AS,2S,3S,6D 6S"
    state = acting("KD", base, flexible=True)
    assert set(state.legal_moves()) == {"skip", "use 1", "use 2", "use 2x3"}
    assert told(state, "use 2x3") == [("flexible.king", 0, 1)]
    after = state.play("use 2x3")
    assert (after.sides[0].base[2], after.sides[0].away, after.phase) == (("AS",), 3, "take")
    assert refused(acting("KD", base), "use 2x3") == "flexible.king"
    for move in ("use 1x3", "use 2x2"):
        assert refused(state, move) == "flexible.king"


@pytest.mark.rule("flexible.queen")
def test_a_queen_may_take_two() -> None:
    state = acting("QD", "8H 4H,2D / AS,3S,6D 6S", flexible=True)
    assert set(state.legal_moves()) == {"skip", "use 1", "use 2", "use 2x2"}
    assert told(state, "use 2x2") == [("flexible.queen", 0, 0)]
    assert refused(state, "use 1x2") == "flexible.queen"


@pytest.mark.rule("flexible.jack")
def test_a_jack_may_take_one_at_home() -> None:
    state = acting("JD", "8H 4H / AS,6D 7D", flexible=True)
    assert set(state.legal_moves()) == {"skip", "use 2x1"}
    assert told(state, "use 2x1") == [("flexible.jack", 0, 0)]
    assert refused(state, "use 2") == "action.jack"
    assert refused(state, "use 3x1") == "flexible.jack"


@pytest.mark.rule("flexible.suit")
def test_the_top_needs_the_action_card_s_suit() -> None:
    state = acting("KD", "8H 4H / AS,2S,3S,6C 6S", flexible=True)
    assert state.legal_moves() == ("skip",)
    assert refused(state, "use 2x3") == "flexible.suit"


@pytest.mark.rule("flexible.uncovered")
def test_what_comes_to_light_scores_nothing() -> None:
    state = acting("QH", "6S 6C / 6D,9H,2H 8C", flexible=True)
    assert told(state, "use 2x2") == [("flexible.queen", 0, 0)]
    assert state.play("use 2x2").sides[0].tops == ("6S", "6C", "6D", "8C")


# Three players.


@pytest.mark.rule("three.duo")
def test_a_duo_in_one_base_or_in_both() -> None:
    own = side("7S 8H / 4H 2D", "8C 4C 10D 7C", turned="KC")
    both = table("play", own, side(), side())
    assert told(both, "7C>1")[-1] == ("three.duo", 0, 2)
    one = table("play", own, side(), side("9C 3D / 5H AD", "8S 2C 9D"))
    assert told(one, "7C>1")[-1] == ("three.duo", 0, 1)
    none = table("play", own, *[side("9C 3D / 5H AD", "8S 2C 9D")] * 2)
    assert rules(none, "7C>1") == ["place.equal"]


@pytest.mark.rule("three.jack")
def test_a_jack_is_used_on_one_player() -> None:
    pile = side("7C 3D / 8C,6D AD")
    state = acting("JD", "8H 4H / AS 6S", pile, pile)
    assert set(state.legal_moves()) == {"skip", "use 1:2", "use 2:2"}
    after = state.play("use 2:2")
    assert [one.away for one in after.sides] == [0, 0, 2]
    assert after.phase == "take"


@pytest.mark.rule("three.jack-choice")
def test_one_fitting_pile_is_enough() -> None:
    state = acting("JD", "8H 4H / AS 6S", side(), side("7C 3D / 8C,6D AD"))
    assert set(state.legal_moves()) == {"skip", "use 2:2"}


@pytest.mark.rule("three.order")
def test_play_goes_clockwise() -> None:
    own = side("8H 4H / AS 6S", "9C 10C 2D 6D", turned="KC")
    assert table("play", own, side(), side()).play("6D>1").on_turn == 1
    last = table("play", side(), side(), own, on_turn=2)
    assert last.play("6D>1").on_turn == 0
    done = side(IDLE, "", left=0, turned="KC")
    assert table("play", own, done, side()).play("6D>1").on_turn == 2
    steps, _ = walk(5, 3)
    turns = [state.on_turn for state, move, _ in steps if move.startswith("turn ")]
    assert turns[:6] == [(turns[0] + nth) % 3 for nth in range(6)]
