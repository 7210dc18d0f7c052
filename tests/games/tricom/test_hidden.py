"""What a seat may not know is nowhere in its view: whole games, looked at from every seat."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tests.games.tricom.tables import ACTIONS, NUMBERS, Walk, refused, side, table, walk
from tests.samples import some
from tritables.core.cards import shown
from tritables.core.state import CHANCE
from tritables.games.tricom import GAME
from tritables.games.tricom.state import TriComState

CARD = re.compile(r'"((?:10|[A2-9JQK])[CDHS])"')
TABLES = [(seed, seats) for seed in range(4) for seats in (2, 3)]


def steps_of(seed: int, seats: int) -> Walk:
    return walk(seed, seats, flexible=seed % 2 == 1, greed=0.2)[0]


def known(state: TriComState, seat: int | None) -> list[list[str]]:
    """The cards of each deck that lie open, or in the hand of who looks."""
    found = []
    for whose, part in enumerate(state.sides):
        cards = [*part.turned, *part.reserve[-1:], *(card for pile in part.base for card in pile)]
        if whose == seat:
            cards += part.hand
        elif whose == state.on_turn and state.drawn is not None:
            cards.append(state.drawn)
        found.append(sorted(cards))
    return found


def reshuffled(state: TriComState, seat: int | None, rng: Random) -> dict[str, Any]:
    """The same position with everything that a seat cannot see dealt anew."""
    position = json.loads(json.dumps(state.position()))
    for whose, part in enumerate(position["seats"]):
        rng.shuffle(part["actions"])
        drawn = whose == position["on_turn"] and position["drawn"] is not None
        held = 0 if whose == seat else len(part["hand"]) - drawn
        under = max(0, len(part["reserve"]) - 1)
        shown = [card for pile in part["base"] for card in pile] + part["reserve"][under:]
        shown += part["hand"][held:]
        pool = [card for card in NUMBERS if card not in shown]
        rng.shuffle(pool)
        deal = iter(pool)
        part["stock"] = [next(deal) for _ in part["stock"]]
        part["hand"][:held] = [next(deal) for _ in range(held)]
        part["reserve"][:under] = [next(deal) for _ in range(under)]
    return position


@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_a_view_holds_no_other_card(seed: int, seats: int) -> None:
    for state, _, _ in steps_of(seed, seats):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            seen = view.position()
            for part, cards in zip(seen["seats"], known(state, seat), strict=True):
                assert sorted(CARD.findall(json.dumps(part))) == cards
                assert set(part["stock"]) | set(part["actions"]) <= {"??"}
            assert seen["drawn"] == state.drawn
            assert view.view(seat) == view


@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_counts_and_open_cards_stay(seed: int, seats: int) -> None:
    for state, _, _ in steps_of(seed, seats):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            for full, seen in zip(state.sides, view.sides, strict=True):
                for key in ("stock", "actions", "hand", "reserve"):
                    assert len(getattr(full, key)) == len(getattr(seen, key))
                assert (full.base, full.turned, full.away) == (seen.base, seen.turned, seen.away)
                assert full.score == seen.score
            assert view.to_act == state.to_act


@pytest.mark.parametrize(("seed", "seats"), some(TABLES, 3))
def test_a_view_depends_on_nothing_hidden(seed: int, seats: int) -> None:
    """However the hidden cards lie, a seat sees, may do and is told the same."""
    rng = Random(seed)
    texts = ["9C>r", "7D>2", "use 1", "take reserve", "fill stock", "none", "shuffle"]
    for state, _, _ in steps_of(seed, seats)[::3]:
        for seat in (None, *range(seats)):
            other = TriComState(
                read_loosely(reshuffled(state, seat, rng)),
                state.flexible,
                state.target,
                state.begins,
                state.on_turn,
                state.phase,
                state.slot,
                state.drawn,
            )
            view, same = state.view(seat), other.view(seat)
            assert view.position() == same.position()
            assert view.legal_moves() == same.legal_moves()
            assert repr(view) == repr(same) == repr(state)
            for text in (*texts, *(f"turn {card}" for card in ACTIONS)):
                assert view.judge(text) == same.judge(text)
            for text in texts if seat == state.on_turn and state.to_act == seat else ():
                assert state.judge(text) == other.judge(text)


def read_loosely(position: dict[str, Any]) -> tuple[Any, ...]:
    from tritables.games.tricom.side import Side

    return tuple(
        Side(
            tuple(part["stock"]),
            tuple(part["actions"]),
            tuple(part["turned"]),
            tuple(part["hand"]),
            tuple(part["reserve"]),
            tuple(tuple(pile) for pile in part["base"]),  # type: ignore[arg-type]
            part["away"],
            part["score"],
        )
        for part in position["seats"]
    )


@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_when_a_seat_is_to_act_then_it_knows_all_legal_moves(seed: int, seats: int) -> None:
    states = [state for state, _, _ in steps_of(seed, seats) if isinstance(state.to_act, int)]
    for state in states:
        view = state.view(state.on_turn)
        assert view.legal_moves() == state.legal_moves()
        assert all(view.judge(move).ok for move in view.legal_moves())


def tells_the_hand(state: TriComState) -> bool:
    """True if the legal moves would tell cards that only the seat on turn knows, or nobody."""
    return state.phase == "turn" or (state.phase == "play" and state.drawn is None)


@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_when_moves_would_tell_a_hand_then_others_know_none(seed: int, seats: int) -> None:
    for state, _, _ in steps_of(seed, seats):
        known = () if tells_the_hand(state) else state.legal_moves()
        for seat in {None, *range(seats)} - {state.to_act}:
            assert state.view(seat).legal_moves() == known


@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_events_tell_only_what_lies_open(seed: int, seats: int) -> None:
    steps = steps_of(seed, seats)
    for (state, move, events), after in zip(steps, [one[0] for one in steps[1:]], strict=False):
        open_cards = {
            shown(card) for one in (state, after) for cards in known(one, None) for card in cards
        }
        for event in events:
            named = [word for arg in event.args.values() for word in str(arg).split()]
            assert {word for word in named if word[-1] in "♣♦♥♠"} <= open_cards, (move, event)
            assert not CARD.findall(json.dumps(named))


def test_verdicts_on_chance_tell_nothing_of_what_comes() -> None:
    for state in [state for state, _, _ in steps_of(1, 2) if state.to_act == CHANCE]:
        assert state.judge_draw().move == state.legal_moves()[0]
        for seat in (None, 0, 1):
            due = state.view(seat).judge_draw()
            assert due.ok
            assert due.move in ("turn", "lots", "shuffle")
        wrong = {card for card in ACTIONS if f"turn {card}" not in state.legal_moves()}
        said = {state.judge(f"turn {card}") for card in wrong}
        assert len(said) == 1
        assert said.pop().nearest == ()
        assert state.judge("take stock").nearest == ()


def test_the_score_sheet_hides_the_order_of_a_shuffle() -> None:
    sheet = GAME.score_sheet([(0, "turn KS"), (0, "skip"), (0, "shuffle KS KD")])
    assert [entry.text for entry in sheet[0].entries] == ["KS", "skip", "shuffle"]
    assert [entry.head for entry in sheet[0].entries] == [True, False, False]


def test_a_view_is_never_read() -> None:
    from tritables import BadPosition

    with pytest.raises(BadPosition):
        GAME.read(GAME.new().view(0).position())


def test_when_a_move_needs_no_hidden_card_then_a_view_plays_it() -> None:
    own = side("8H 4H / AS,6D 6S", "9C 10C 10D", turned="QD", stock="5S")
    state = table("action", own)
    view = state.view(0)
    assert view.play("skip").play("take stock").sides[0].hand[-1] == "??"
    assert view.play("skip").play("take stock").legal_moves() == ()
    filled = view.play("use 2").play("fill stock")
    assert filled.sides[0].tops[2] == "??"
    assert filled.legal_moves() == ("take stock",)
    assert refused(view, "9C>r") == "turn.action-first"
