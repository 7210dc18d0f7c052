"""Each rule of the rules file by its id."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.tricap.tables import at, play, shuffled, table, told
from tritables import BadInput, IllegalMove
from tritables.core.cards import DECK
from tritables.games.tricap import GAME
from tritables.games.tricap.state import TriCapState


def refused(state: TriCapState, text: str, rule: str | None) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.play(text)
    assert caught.value.rule == rule


def centre(*seats: str, **keys: object) -> TriCapState:
    """A table of which the active cards lie and a centre card is due."""
    return at("centre", *seats, **keys)


def unnamed(seats: Sequence[str]) -> str:
    """All cards that do not lie at a seat."""
    named = " ".join(seats).replace("/", " ").split()
    return " ".join(card for card in DECK if card not in named)


# goal.captures


@pytest.mark.rule("goal.captures")
def test_more_than_half_of_the_deck_is_a_majority() -> None:
    # The 45 cards that are not named are captured in turn: 23 and 22.
    state = at("capture", "2C/9S", "3D/4C", centre="KD QS 10S", left=0)
    over = play(state, "take", "lay 2C")
    assert over.result is not None
    assert over.result.as_json() == {"scores": [27, 22], "winners": [0], "majority": True}


@pytest.mark.rule("goal.captures")
def test_half_of_the_deck_is_no_majority() -> None:
    seats = (f"2S/9S/{' '.join(DECK[:26])}", "3S/4S")
    pile = unnamed(seats)
    over = at("over", *seats, centre=pile)
    assert over.result is not None
    assert over.result.as_json() == {"scores": [26, 0], "winners": [0], "majority": False}


# players


@pytest.mark.rule("players")
def test_two_to_six_play() -> None:
    assert GAME.new().seats == 2
    for seats in range(2, 7):
        assert GAME.new(seats).seats == seats
    for seats in (1, 7, 0):
        with pytest.raises(BadInput):
            GAME.new(seats)


# setup.three-each


@pytest.mark.rule("setup.three-each")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_holds_three_and_the_rest_is_the_deck(seats: int) -> None:
    new = GAME.new(seats, seed=3)
    assert [len(hand) for hand in new.hands] == [3] * seats
    assert len(new.deck) == 52 - 3 * seats
    assert (new.phase, new.to_act, new.centre) == ("lay", 0, ())
    assert new != GAME.new(seats, seed=4)


# round.lay


@pytest.mark.rule("round.lay")
def test_the_cards_are_turned_up_when_all_have_laid() -> None:
    state = at("lay", "4D JH 9C", "2S KC 6H", "8S 5C QD")
    assert state.legal_moves() == ("lay 4D", "lay JH", "lay 9C")
    assert told(state, "lay JH", "lay 2S") == []
    assert told(state, "lay JH", "lay 2S", "lay QD") == [("round.lay", None, 0)]
    state = play(state, "lay JH", "lay 2S")
    assert (state.to_act, state.hands[0]) == (2, ("4D", "9C"))
    refused(state, "lay 4D", "round.lay")
    refused(state, "take", "round.lay")


@pytest.mark.rule("round.lay")
def test_a_laid_card_lies_face_down_until_all_have_laid() -> None:
    state = play(at("lay", "4D JH 9C", "2S KC 6H"), "lay JH")
    assert state.view(0).actives == ("JH", None)
    for seat in (1, None):
        assert state.view(seat).actives == ("??", None)
    for seat in (0, 1, None):
        assert play(state, "lay KC").view(seat).actives == ("JH", "KC")


# round.centre


@pytest.mark.rule("round.centre")
def test_the_top_card_of_the_deck_goes_on_top_of_the_pile() -> None:
    state = centre("2C 3C/6H", "8C 9C/KC", deck="9D JH", centre="8S")
    assert state.legal_moves() == ("centre 9D",)
    after = play(state, "centre 9D")
    assert (after.centre, after.deck[0]) == (("8S", "9D"), "JH")
    for move in ("centre JH", "take", "pass", "lay 2C", "draw 0: 9D JH AC"):
        refused(state, move, "round.centre")


# adjacent


@pytest.mark.rule("adjacent")
@pytest.mark.parametrize(
    ("active", "card", "near"),
    [
        ("9H", "10S", True),
        ("JH", "10S", True),
        ("10H", "10S", False),
        ("8H", "10S", False),
        ("QH", "KS", True),
        ("2H", "3S", True),
        ("2H", "KS", False),
        ("KH", "2S", False),
    ],
)
def test_one_rank_apart_is_adjacent(active: str, card: str, near: bool) -> None:
    far = "6C" if active not in ("6C", "5H", "7H") else "KC"
    state = centre(f"4C 4D/{active}", f"4H 4S/{far}", deck=card)
    expected = [("adjacent", 0, 0)] if near else [("none", None, 0)]
    assert told(state, f"centre {card}") == expected


# adjacent.ace


@pytest.mark.rule("adjacent.ace")
@pytest.mark.parametrize("card", ["2H", "7D", "KS"])
def test_an_active_ace_is_adjacent_to_every_card(card: str) -> None:
    state = centre("4C 4D/10H", "4H 4S/AS", deck=card)
    assert told(state, f"centre {card}") == [("adjacent.ace", 1, 0)]
    assert play(state, f"centre {card}").to_act == 1


# none


@pytest.mark.rule("none")
def test_the_pile_grows_while_nobody_is_adjacent() -> None:
    state = centre("2C JC/6H", "8H 9S/KC", deck="9D JH 2S 7C")
    moves = ("centre 9D", "centre JH", "centre 2S", "centre 7C")
    assert [rule for rule, _, _ in told(state, *moves)] == ["none", "none", "none", "adjacent"]
    after = play(state, *moves)
    assert (after.centre, after.phase, after.to_act) == (("9D", "JH", "2S", "7C"), "capture", 0)


# one.capture


@pytest.mark.rule("one.capture")
def test_a_lone_capture_takes_the_pile_and_the_active_card() -> None:
    state = at("capture", "4S KC/9H/3S", "6C JD/2D", centre="10D QS 8C")
    assert state.legal_moves() == ("take", "pass")
    assert told(state, "take") == [("one.capture", 0, 4)]
    after = play(state, "take")
    assert after.captured[0] == ("3S", "10D", "QS", "8C", "9H")
    assert (after.centre, after.actives) == ((), (None, "2D"))
    refused(state, "lay KC", "one.capture")
    refused(state, f"centre {state.deck[0]}", "one.capture")


# one.replace


@pytest.mark.rule("one.replace")
def test_who_captured_lays_a_new_active_card_and_the_others_stay() -> None:
    state = at("replace", "4S KC/9H", "6C JD 2H", deck="5D")
    assert state.legal_moves() == ("lay 6C", "lay JD", "lay 2H")
    assert told(state, "lay JD") == [("one.replace", 1, 0)]
    after = play(state, "lay JD")
    assert (after.actives, after.hands[1]) == (("9H", "JD"), ("6C", "2H"))
    assert after.legal_moves() == ("centre 5D",)
    for move in ("take", "pass", "centre 5D", "lay KC", "draw 1: 5D AC 2C"):
        refused(state, move, "one.replace")


# replace.face-up


@pytest.mark.rule("replace.face-up")
def test_a_replacement_is_seen_by_all_at_once() -> None:
    after = play(at("replace", "4S KC/9H", "6C JD 2H"), "lay JD")
    for seat in (0, 1, None):
        assert after.view(seat).actives == ("9H", "JD")


# one.pass


@pytest.mark.rule("one.pass")
def test_after_a_pass_the_next_card_goes_on_the_pile() -> None:
    state = at("capture", "4S KC/9H", "6C JD/2D", deck="QS", centre="8C")
    assert told(state, "pass", "centre QS") == [("one.pass", 0, 0), ("none", None, 0)]
    assert play(state, "pass", "centre QS").centre == ("8C", "QS")
    refused(play(state, "pass"), "take", "round.centre")


# pass.keeps-active


@pytest.mark.rule("pass.keeps-active")
def test_who_passes_keeps_the_active_card() -> None:
    state = at("capture", "4S KC/9H", "6C JD/2D", deck="10S", centre="8C")
    after = play(state, "pass", "centre 10S")
    assert after.actives == ("9H", "2D")
    assert after.to_act == 0
    assert told(after, "take") == [("one.capture", 0, 3)]


# tricap


@pytest.mark.rule("tricap")
def test_a_tricap_gathers_shuffles_and_deals() -> None:
    state = centre("4S KC/9H/3D 3S", "6C JD/JS", deck="10D", centre="QC")
    assert told(state, "centre 10D") == [("tricap", None, 0)]
    state = play(state, "centre 10D")
    assert (state.phase, state.to_act, state.actives) == ("shuffle", "chance", ("9H", "JS"))
    assert state.legal_moves() == ("shuffle",)
    move = shuffled(state, "2C 9H KC JS 5D 7D 8S")
    assert told(state, move) == []
    after = play(state, move)
    assert after.hands == (("2C", "9H", "KC"), ("JS", "5D", "7D"))
    assert (after.actives, after.deck[0]) == ((None, None), "8S")
    assert (after.centre, after.captured[0]) == (("QC", "10D"), ("3D", "3S"))
    assert (after.phase, after.to_act) == ("lay", 0)
    assert len(after.deck) == 52 - 4 - 6
    for wrong in ("shuffle", "shuffle 2C", move + " 10D", "take", "pass", "lay 4S"):
        refused(state, wrong, "tricap")


# tricap.ace-centre


@pytest.mark.rule("tricap.ace-centre")
def test_an_ace_in_the_centre_is_a_tricap() -> None:
    state = centre("4S KC/2H", "6C JD/8S", deck="AD")
    assert told(state, "centre AD") == [("tricap.ace-centre", None, 0)]
    assert play(state, "centre AD").phase == "shuffle"


# redraw


@pytest.mark.rule("redraw")
def test_an_empty_hand_takes_the_top_three() -> None:
    state = at("draw", "", "4S KC/9H", deck="8D KD 3H")
    assert state.legal_moves() == ("draw 0: 8D KD 3H",)
    assert told(state, "draw 0: 8D KD 3H") == [("redraw", 0, 0)]
    after = play(state, "draw 0: 8D KD 3H")
    assert (after.hands[0], after.phase, after.to_act) == (("8D", "KD", "3H"), "replace", 0)
    for move in ("draw 1: 8D KD 3H", "draw 0: KD 8D 3H", "draw 0: 8D KD", "take", "lay 8D"):
        refused(state, move, "redraw")


# redraw.late


@pytest.mark.rule("redraw.late")
def test_late_is_when_a_card_must_be_laid() -> None:
    state = at("replace", "7D", "JC 2S/QC", deck="8D")
    after = play(state, "lay 7D")
    assert (after.phase, after.hands[0]) == ("centre", ())
    taking = at("capture", "/5H", "JC 2S/QC", centre="6S", deck="8D KC 3H")
    assert play(taking, "take").legal_moves() == ("draw 0: 8D KC 3H",)
    assert GAME.new().late


@pytest.mark.rule("redraw.late")
def test_early_is_when_the_last_card_is_laid() -> None:
    state = at("replace", "7D", "JC 2S/QC", deck="8D KC 3H 6C", redraw="early")
    after = play(state, "lay 7D")
    assert after.legal_moves() == ("draw 0: 8D KC 3H",)
    after = play(after, "draw 0: 8D KC 3H")
    assert (after.actives, after.hands[0]) == (("7D", "QC"), ("8D", "KC", "3H"))
    assert after.legal_moves() == ("centre 6C",)


# end.deck


@pytest.mark.rule("end.deck")
@pytest.mark.parametrize(
    ("state", "moves", "last"),
    [
        (centre("2D/9S", "6H/4C", deck="KD", left=1), ("centre KD",), "none"),
        (at("capture", "2D/9S", "6H/4C", centre="10S", left=0), ("pass",), "one.pass"),
        (
            at("capture", "2D/9S", "6H/4C", centre="10S", left=0),
            ("take", "lay 2D"),
            "one.replace",
        ),
        (at("capture", "/9S", "6H/4C", centre="10S", left=2), ("take",), "one.capture"),
        (at("replace", "2D", "6H/4C", left=2, redraw="early"), ("lay 2D",), "one.replace"),
        (
            at("replace", "2D", "6H/4C", deck="3S 5S 7S", left=3, redraw="early"),
            ("lay 2D", "draw 0: 3S 5S 7S"),
            "redraw",
        ),
    ],
)
def test_the_game_ends_when_a_card_is_due_that_is_not_there(
    state: TriCapState, moves: tuple[str, ...], last: str
) -> None:
    rules = [rule for rule, _, _ in told(state, *moves)]
    assert rules[-2:] == [last, "end.deck"]
    over = play(state, *moves)
    assert (over.phase, over.to_act, over.legal_moves()) == ("over", None, ())
    assert over.result is not None
    for move in ("take", "pass", "lay 2D", "centre KD", "shuffle"):
        refused(over, move, "end.deck")


# end.after-tricap


@pytest.mark.rule("end.after-tricap")
@pytest.mark.parametrize(("left", "ends"), [(2, True), (3, False)])
def test_a_tricap_with_too_few_cards_ends_the_game(left: int, ends: bool) -> None:
    # What is left of the deck, two cards in hand and two active cards; six are needed.
    state = centre("2D/9S", "6H/JC", deck="10S", left=left)
    rules = [rule for rule, _, _ in told(state, "centre 10S")]
    after = play(state, "centre 10S")
    assert rules == (["tricap", "end.after-tricap"] if ends else ["tricap"])
    assert after.phase == ("over" if ends else "shuffle")
    assert after.actives == ("9S", "JC")  # nothing is moved


# end.due


@pytest.mark.rule("end.due")
def test_an_empty_deck_is_not_yet_the_end() -> None:
    state = play(centre("2D/9S", "6H/4C", deck="10S", left=1), "centre 10S")
    assert (state.deck, state.legal_moves()) == ((), ("take", "pass"))
    assert play(state, "take").legal_moves() == ("lay 2D",)


@pytest.mark.rule("end.due")
def test_after_a_deal_of_the_whole_deck_everybody_still_lays() -> None:
    state = play(centre("2D/9S", "6H/JC", deck="10S 3H 4H", left=3), "centre 10S")
    state = play(state, shuffled(state, "2D 9S 6H JC 3H 4H"))
    assert (state.phase, state.deck, state.to_act) == ("lay", (), 0)
    rules = [rule for rule, _, _ in told(state, "lay 2D", "lay JC")]
    assert rules == ["round.lay", "end.deck"]


@pytest.mark.rule("end.due")
def test_an_early_draw_comes_before_the_centre_card() -> None:
    state = at("replace", "2D", "6H/4C", left=2, redraw="early")
    assert play(state, "lay 2D").phase == "over"
    state = at("replace", "2D", "6H/4C", left=2)
    assert play(state, "lay 2D").phase == "centre"


@pytest.mark.rule("end.due")
def test_a_majority_does_not_stop_the_game() -> None:
    state = at("capture", f"2S 3S/9S/{' '.join(DECK[:30])}", "4S 5S/KS", centre="10S")
    after = play(state, "take")
    assert (after.to_act, after.result) == (0, None)


# end.centre


@pytest.mark.rule("end.centre")
def test_what_is_not_captured_counts_for_nobody() -> None:
    state = at("capture", "2D/9S", "6H/4C", centre="KC 10S", left=0)
    over = play(state, "pass")
    assert over.result is not None
    assert over.result.scores == tuple(len(pile) for pile in state.captured)
    assert sum(over.result.scores) == 52 - 2 - 2 - 2


# end.winner


@pytest.mark.rule("end.winner")
def test_the_most_cards_win_and_equals_share() -> None:
    over = play(centre("2D/9S", "/JD", "4H/5C", deck="10S 8H 3C", centre="KD 7S", left=3),
                "centre 10S")  # fmt: skip
    assert over.result is not None
    assert over.result.as_json() == {
        "scores": [14, 14, 14],
        "winners": [0, 1, 2],
        "majority": False,
    }


@pytest.mark.rule("end.winner")
def test_nobody_captured_anything_and_all_share() -> None:
    hands = ("2C 3C/6H", "8C 9C/KC")
    over = GAME.read(table("over", None, *hands, centre=unnamed(hands)))
    assert over.result is not None
    assert over.result.as_json() == {"scores": [0, 0], "winners": [0, 1], "majority": False}
