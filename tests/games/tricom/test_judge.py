"""Every way in which a move can be wrong: its rule, its words, its witnesses, what comes near."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tricom.tables import ACTIONS, ALL_ACTIONS, played, side, table, walk
from tritables import IllegalMove, Verdict
from tritables.core.state import CHANCE
from tritables.games.tricom import GAME
from tritables.games.tricom.notation import STEPS, TURNED, USES, write_shuffle
from tritables.games.tricom.state import TriComState

HAND = "9C 10C 10D"


def refuse(state: TriComState, move: str, rule: str | None, id: str, /, **args: object) -> Verdict:
    verdict = state.judge(move)
    assert (verdict.ok, verdict.move) == (False, None)
    assert (verdict.rule, verdict.message.id) == (rule, f"verdict-{id}")
    said = dict(verdict.message.args)
    assert {name: said[name] for name in args} == args
    assert verdict.message.game == "tricom"
    assert set(verdict.nearest) <= set(state.legal_moves())
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.verdict == verdict
    return verdict


def near(verdict: Verdict) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return verdict.witnesses, verdict.nearest


def acting(card: str, base: str, *others, flexible: bool = False, **more) -> TriComState:
    own = side(base, HAND, turned=card, **more)
    return table("action", own, *(others or (side(turned="JH"),)), flexible=flexible)


LOTS = table("lots", *[side("9S 7H / 4C 2D", "8S 3D 5H")] * 2, side("9S 7H / 4C AD", "8S 3D 5H"))
TURN = table("turn", side("8H 4H / AS,6D 6S", HAND, actions="QD"))
ACTION = acting("QD", "8H 4H / AS,6D 6S,9D")
FILL = ACTION.play("use 2")
TAKE = table("take", side("8H 4H / AS 6S", HAND, turned="QD", reserve="5S 9D"))
PLAY = table("play", side("8H 4H / AS 6S", "9C 10C 10D 6D", turned="QD"))
DRAWN = table("take", side("8H 4H / AS 6S", HAND, turned="QD", reserve="5S")).play("take reserve")
SHUFFLE = table("shuffle", side("8H 4H / AS 6S", HAND, turned=ALL_ACTIONS))
OVER = table("over", side(hand="", left=0), side(hand="", left=0))
STATES = [LOTS, TURN, ACTION, FILL, TAKE, PLAY, DRAWN, SHUFFLE, OVER]


@pytest.mark.parametrize("state", STATES, ids=lambda one: one.phase)
def test_a_legal_move_is_answered_as_it_is_written(state: TriComState) -> None:
    for move in {*state.legal_moves()} - {"lots", "shuffle"}:
        verdict = state.judge(move)
        assert (verdict.ok, verdict.move, verdict.rule) == (True, move, None)
        assert near(verdict) == ((), ())


@pytest.mark.parametrize("state", STATES, ids=lambda one: one.phase)
def test_a_text_that_is_no_move_breaks_no_rule(state: TriComState) -> None:
    for text in ("", "7D", "us", "x" * 40, "turn 7D"):
        assert near(refuse(state, text, None, "unreadable", move=text)) == ((), ())
    refuse(state, "x" * 41, None, "unreadable", move="x" * 39 + "…")


def test_the_first_word_of_a_move_points_where_such_moves_lead() -> None:
    ends = {
        "use": (ACTION, "turned0"),
        "take": (TAKE, "stock0"),
        "fill": (FILL, "base0.2"),
    }
    for word, (state, place) in ends.items():
        verdict = refuse(state, word, None, "unreadable", move=word)
        begun = [move for move in state.legal_moves() if move.startswith(f"{word} ")]
        assert begun
        assert list(verdict.nearest) == begun[:3]
        assert place in verdict.witnesses
    for word in ends:
        assert near(refuse(PLAY, word, None, "unreadable", move=word)) == ((), ())


@pytest.mark.parametrize("move", ["skip", "9C>r", "turn QS", "shuffle", "lots 0", "none"])
def test_after_the_end_nothing_is_played(move: str) -> None:
    refuse(OVER, move, "end.stock-empty", "over")


def test_lots_are_drawn_first_and_by_seat() -> None:
    bases = tuple(f"base{seat}.{slot}" for seat in (0, 1) for slot in range(4))
    assert refuse(LOTS, "turn QD", "start.tie", "lots-first").witnesses == bases
    refuse(LOTS, "lots", "start.tie", "lots-seat", example="lots 0")
    refuse(LOTS, "lots 2", "start.lots", "lots-untied", player=3)
    for move in ("lots 0", "lots 1"):
        assert LOTS.judge(move).move == move
    for state in (ACTION, TAKE, PLAY):
        refuse(state, "lots 0", "start.highest", "lots-done")


def test_a_shuffle_names_its_cards() -> None:
    pile = ("turned0",)
    assert refuse(SHUFFLE, "skip", "action.reshuffle", "shuffle-first", player=1).witnesses == pile
    assert near(refuse(SHUFFLE, "shuffle", "action.reshuffle", "shuffle-cards")) == (pile, ())
    twice = write_shuffle([*ACTIONS[:11], ACTIONS[0]])
    for move in ("shuffle KS", twice):
        refuse(SHUFFLE, move, "action.reshuffle", "shuffle-wrong")
    move = write_shuffle(ACTIONS[::-1])
    assert SHUFFLE.judge(move).move == move
    for state in (ACTION, TAKE, PLAY):
        refuse(state, move, "action.reshuffle", "shuffle-later")
        verdict = refuse(state, "shuffle", "action.reshuffle", "shuffle-later")
        assert verdict.witnesses == (("action0",) if state.own.actions else ("turned0",))


def test_a_turn_begins_with_the_next_action_card() -> None:
    for move in ("skip", "take stock", "9C>r", "use 2", "shuffle", "lots 0"):
        verdict = refuse(TURN, move, "turn.action-first", "turn-first", player=1)
        assert near(verdict) == (("action0",), ())
    assert near(refuse(TURN, "turn KD", "turn.action-first", "turn-other")) == (("action0",), ())
    for state in (ACTION, TAKE, PLAY):
        refuse(state, "turn KD", "turn.action-first", "turned-already")


def test_the_action_card_comes_before_all_else() -> None:
    for move in ("take stock", "none", "9C>r"):
        verdict = refuse(ACTION, move, "turn.action-first", "use-or-skip")
        assert near(verdict) == (("turned0",), ("skip", "use 2", "use 3"))
    for state in (TAKE, PLAY):
        for move in ("use 2", "skip"):
            refuse(state, move, "turn.action-first", "use-too-late")


def test_what_a_king_or_queen_cannot_do() -> None:
    one = acting("QD", "8H 4H / AS,6C 6D", left=9)
    two = ("turned0", "base0.2")
    suit = refuse(one, "use 2", "action.king-queen", "pile-suit", card="Q♦", top="6♣")
    assert suit.witnesses == two
    single = refuse(one, "use 3", "action.king-queen", "pile-small")
    assert near(single) == (("base0.3",), ("skip",))
    other = refuse(one, "use 1:2", "action.king-queen", "own-base-only", card="Q♦")
    assert other.witnesses == ("turned0", "base1.2")
    refuse(one, "use 2:1", None, "no-such-player", other=3)
    gap = acting("QD", "8H 4H / - 6D", left=0)
    assert refuse(gap, "use 2", "action.king-queen", "no-pile").witnesses == ("base0.2",)


def test_what_a_jack_cannot_do() -> None:
    state = acting("JD", "8H 4H / AS,6D 6S", side("7C,2D 3D / 5C,4C AD"))
    for move in ("use 2", "use 0:2"):
        verdict = refuse(state, move, "action.jack", "jack-elsewhere", card="J♦")
        assert verdict.witnesses == ("turned0", "base0.2")
        assert verdict.nearest == ("use 1:0", "skip")
    refuse(state, "use 1:2", "action.jack", "pile-suit", top="4♣")
    refuse(state, "use 1:1", "action.jack", "pile-small")


def test_what_cannot_be_done_with_part_of_a_pile() -> None:
    base = "8H 4H,2D,3D / AS,2S,6D,6C 6S"
    for card, rule in (("KD", "king"), ("QD", "queen"), ("JD", "jack")):
        refuse(acting(card, base), "use 1x3", f"flexible.{rule}", "not-flexible")
    king = acting("KD", base, flexible=True)
    refuse(king, "use 1x2", "flexible.king", "part-other", card="K♦", count=3)
    refuse(king, "use 1x3", "flexible.king", "part-small", count=3, least=4)
    refuse(king, "use 2x3", "flexible.suit", "pile-suit", top="6♣")


def test_a_slot_is_filled_before_anything_else() -> None:
    for move in ("skip", "take stock", "none", "use 2", "9C>r", "turn KD", "lots 0", "shuffle"):
        verdict = refuse(FILL, move, "fill.mandatory", "fill-first")
        assert near(verdict) == (("base0.2",), ("fill stock",))
    verdict = refuse(FILL, "fill reserve", "fill.mandatory", "fill-no-reserve")
    assert verdict.witnesses == ("reserve0",)
    state = acting("QD", "8H 4H / AS,6D 6S", left=0, reserve="9D").play("use 2")
    verdict = refuse(state, "fill stock", "fill.mandatory", "fill-no-stock")
    assert near(verdict) == (("stock0",), ("fill reserve",))
    for other in (ACTION, TAKE, PLAY):
        refuse(other, "fill stock", "fill.only-now", "fill-nothing")


def test_what_cannot_be_taken() -> None:
    assert refuse(TAKE, "9C>r", "turn.take", "take-first").nearest == ("take stock",)
    assert refuse(TAKE, "none", "take.forced", "must-take").witnesses == ("stock0",)
    verdict = refuse(TAKE, "take reserve", "reserve.take", "reserve-unfit", card="9♦")
    assert verdict.witnesses == ("reserve0", *(f"base0.{slot}" for slot in range(4)))
    none = table("take", side("8H 4H / AS 6S", HAND, turned="QD", left=0))
    assert refuse(none, "take stock", "end.stock-empty", "stock-empty").nearest == ("none",)
    assert refuse(none, "take reserve", "reserve.take", "reserve-empty").witnesses == ("reserve0",)


def test_what_cannot_be_played() -> None:
    for move in ("take stock", "take reserve", "none"):
        assert refuse(PLAY, move, "turn.play", "play-now").witnesses == ("hand0",)
    missing = refuse(PLAY, "5S>1", "turn.play", "not-in-hand", card="5♠", player=1)
    assert missing.witnesses == ("hand0",)
    verdict = refuse(PLAY, "6D>r", "reserve.only-unplaceable", "placeable", card="6♦", count=2)
    assert near(verdict) == (("base0.1", "base0.2"), ("6D>1", "6D>2", "9C>r"))


def test_a_card_from_the_reserve_is_placed() -> None:
    for move in ("5S>r", "9C>r", "9C>1"):
        verdict = refuse(DRAWN, move, "reserve.take", "drawn-first", card="5♠")
        assert verdict.witnesses == ("hand0.3",)
    refuse(DRAWN, "5S>0", "place.equal", "diagonal-only")
    refuse(DRAWN, "7D>0", "turn.play", "not-in-hand")


def test_where_a_card_cannot_be_placed() -> None:
    gap = table("play", side("8H - / AS 6S", "9C 6D", turned="QD", left=0))
    verdict = refuse(gap, "6D>1", "place.on-pile", "empty-slot", card="6♦")
    assert near(verdict) == (("base0.1",), ("6D>2", "9C>r"))
    verdict = refuse(PLAY, "6D>3", "place.equal", "covers-only", top="6♠")
    assert verdict.witnesses == ("base0.3",)
    verdict = refuse(PLAY, "6D>0", "place.equal", "diagonal-only", top="6♠")
    assert verdict.witnesses == ("base0.0", "base0.3")
    verdict = refuse(PLAY, "9C>1", "place.equal", "no-neighbour", card="9♣")
    assert near(verdict) == (("base0.1", "base0.0", "base0.3"), ("9C>r", "6D>1", "6D>2"))


def test_when_a_seat_looks_on_then_verdicts_tell_no_hidden_card() -> None:
    refuse(PLAY.view(1), "6D>1", None, "hidden")
    refuse(PLAY.view(None), "5S>1", None, "hidden")
    refuse(DRAWN.view(1), "9C>1", None, "hidden")
    refuse(TURN.view(0), "turn QD", None, "hidden")
    refuse(TURN.view(0), "skip", "turn.action-first", "turn-first")
    assert DRAWN.view(1).judge("5S>1").ok


def test_a_draw_is_legal_exactly_when_chance_is_to_act() -> None:
    for state in STATES:
        assert state.judge_draw().ok == (state.to_act == CHANCE)
    assert ACTION.judge_draw().rule == "turn.action-first"
    assert FILL.judge_draw().rule == "fill.mandatory"
    assert OVER.judge_draw().rule == "end.stock-empty"
    for state in STATES:
        assert state.judge_draw().move in {None, *state.legal_moves()}
    # Who may not know the next action card is not told it.
    assert TURN.view(0).judge_draw().move == "turn"


TEXTS = [*STEPS, *USES, *TURNED, "skip", "none", "lots 0", "lots 1", "take stock", "take reserve",
         "fill stock", "fill reserve", write_shuffle(ACTIONS), "shuffle", "?"]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
def test_verdicts_and_legal_moves_are_one(seats: int) -> None:
    rng = Random(seats)
    for state, _, _ in walk(4, seats, flexible=True)[0]:
        legal = state.legal_moves()
        for text in {*rng.sample(TEXTS, 25), *legal}:
            verdict = state.judge(text)
            bare = state.phase in ("lots", "shuffle")  # what is played names its seat or its cards
            named = text.startswith(state.phase) and text not in legal
            assert verdict.ok == (named if bare else text in legal), text
            assert verdict.ok == (verdict.move == text)
            assert verdict.rule is None or GAME.rule(verdict.rule)
            assert set(verdict.nearest) <= set(legal)


def test_a_whole_game_is_played_by_its_verdicts() -> None:
    state = played(GAME.new(seed=4), *(move for _, move, _ in walk(4)[0]))
    assert state.result is not None
