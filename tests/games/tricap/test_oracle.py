"""The engine against the slow second implementation: same answers, move by move."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.oracles import Position, expected
from tests.games.tricap import oracle
from tritables import BadPosition, Event
from tritables.core.cards import DECK
from tritables.games.tricap import GAME
from tritables.games.tricap.state import TriCapState

TABLES = [(seats, redraw) for seats in range(2, 7) for redraw in ("late", "early")]
SAMPLE = ((4, "late"),)
"""Tables that stand for the others where each position of a game is spoilt many times."""


def engine(state: TriCapState, *moves: str) -> dict[str, Any]:
    """What the engine by text would answer."""
    told = []
    for move in moves:
        log: list[Event] = []
        state = state.play(move, log)
        told.append([event.as_json() for event in log])
    result = state.result
    return {
        "position": state.position(),
        "legal": list(state.legal_moves()),
        "events": told,
        "result": None if result is None else result.as_json(),
    }


def agree(position: Position, *moves: str) -> dict[str, Any]:
    """Ask both, compare every key, and return the answer."""
    said, wanted = engine(GAME.read(position), *moves), expected(oracle, position, moves)
    assert said == wanted
    assert list(said["position"]) == list(wanted["position"])
    assert oracle.complaints(position) == []
    return said


def chosen(now: dict[str, Any], rng: Random) -> str:
    move = rng.choice(now["legal"])
    if move != "shuffle":
        return move
    cards = oracle.loose(now["position"])
    rng.shuffle(cards)
    return " ".join(["shuffle", *cards])


def agree_to_the_end(start: Position, rng: Random) -> tuple[list[str], Position]:
    """Play a game in both, move by move; its moves, and the position at its end."""
    now, moves = agree(start), []
    while now["result"] is None:
        moves.append(chosen(now, rng))
        now = agree(now["position"], moves[-1])
    return moves, now["position"]


def new_position(seats: int, redraw: str, rng: Random) -> Position:
    cards = list(DECK)
    rng.shuffle(cards)
    return oracle.new_game(cards, seats, redraw)


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
@pytest.mark.parametrize(
    "seeds", [range(3), pytest.param(range(3, 12), marks=pytest.mark.full)], ids=["some", "more"]
)
def test_random_games_agree(seats: int, redraw: str, seeds: range) -> None:
    for seed in seeds:
        rng = Random(f"{seats} {redraw} {seed}")
        start = new_position(seats, redraw, rng)
        moves, end = agree_to_the_end(start, rng)
        whole = engine(GAME.read(start), *moves)
        assert whole["position"] == end
        assert len(whole["events"]) == len(moves)


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_a_new_game_is_dealt_as_the_rules_say(seats: int, redraw: str) -> None:
    dealt = GAME.new(seats, {"redraw": redraw}, seed=seats).position()
    cards = [card for seat in dealt["seats"] for card in seat["hand"]] + dealt["deck"]  # type: ignore[attr-defined, operator]
    assert dealt == oracle.new_game(cards, seats, redraw)
    agree(dealt)


# Positions that play hardly meets, and spoilt ones: the reader says what the oracle says.


def spoil(position: Position, rng: Random) -> Position:
    """A position of the right form with a few things moved to where they may not be."""
    spoilt = copy.deepcopy(position)
    seats = spoilt["seats"]
    piles = [spoilt["deck"], spoilt["centre"]]
    piles += [seat[key] for seat in seats for key in ("hand", "captured")]
    for _ in range(rng.randrange(3)):
        what = rng.randrange(7)
        seat = rng.choice(seats)
        if what == 0:
            spoilt["phase"] = rng.choice(
                ("lay", "capture", "replace", "centre", "draw", "shuffle", "over")
            )
        elif what == 1:
            spoilt["to_act"] = rng.choice((None, "chance", *range(len(seats))))
        elif what == 2:
            spoilt["seat"] = rng.choice((None, *range(len(seats))))
        elif what == 3 and seat["active"] is not None:
            rng.choice(piles).append(seat["active"])
            seat["active"] = None
        elif what == 4 and seat["active"] is None and seat["hand"]:
            seat["active"] = seat["hand"].pop()
        elif what == 5 and spoilt["deck"]:
            rng.choice(piles).extend(spoilt["deck"])
            del spoilt["deck"][:]
        else:
            source = rng.choice(piles)
            if source:
                rng.choice(piles).append(source.pop())
    return spoilt


def spoilt_positions(seats: int, redraw: str, rng: Random) -> Iterator[Position]:
    """Positions of some games, each spoilt a few times; no hand in them has too many cards."""
    for _ in range(6):
        state = GAME.read(new_position(seats, redraw, rng))
        while state.to_act is not None:
            for _ in range(8):
                spoilt = spoil(state.position(), rng)
                if all(len(seat["hand"]) <= 3 for seat in spoilt["seats"]):
                    yield spoilt
            move = state.draw(rng) if state.to_act == "chance" else rng.choice(state.legal_moves())
            state = state.play(move)


@pytest.mark.parametrize(
    ("seats", "redraw"),
    [pytest.param(*one, marks=[] if one in SAMPLE else pytest.mark.full) for one in TABLES],
)
def test_reading_refuses_what_the_oracle_finds_wrong(seats: int, redraw: str) -> None:
    rng = Random(f"spoil {seats} {redraw}")
    spoilt = list(spoilt_positions(seats, redraw, rng))
    sound = [position for position in spoilt if not oracle.complaints(position)]
    wrong = [position for position in spoilt if oracle.complaints(position)]
    for position in sound:
        agree(position)
    for position in wrong:
        with pytest.raises(BadPosition):
            GAME.read(position)
    assert len(sound) > 100
    assert len(wrong) > 100
