"""Tables laid for a test: only what it is about is written, the rest of the decks is dealt."""

from __future__ import annotations

from random import Random
from typing import Any

from tritables import Event
from tritables.core.state import CHANCE, State
from tritables.games.tricom import GAME
from tritables.games.tricom.state import TriComState

NUMBERS = [rank + suit for rank in ("A", *map(str, range(2, 11))) for suit in "CDHS"]
ACTIONS = [rank + suit for rank in "JQK" for suit in "CDHS"]

Side = dict[str, Any]

IDLE = "7C 3D / 5C AD"
"""A base in which nothing combines."""


def side(base: str = IDLE, hand: str = "8S 2C 9D", **more: Any) -> Side:
    """A player's part. ``base`` is four piles, ``8H 4H / AS,6D -``, each bottom first.

    ``stock`` and ``actions`` name the next cards, ``left`` says how many cards the stock holds.
    """
    stock, actions, turned, reserve = (
        more.get(key, "").split() for key in ("stock", "actions", "turned", "reserve")
    )
    piles = [[] if pile == "-" else pile.split(",") for pile in base.replace("/", " ").split()]
    named = [*hand.split(), *stock, *reserve, *(card for pile in piles for card in pile)]
    rest = [card for card in NUMBERS if card not in named]
    Random(7).shuffle(rest)
    left = more.get("left", len(stock) + len(rest))
    coming = left - len(stock)
    return {
        "stock": stock + rest[:coming],
        "actions": actions + [card for card in ACTIONS if card not in actions + turned],
        "turned": turned,
        "hand": hand.split(),
        "reserve": reserve,
        "base": piles,
        "away": len(rest) - coming,
        "score": more.get("score", 0),
    }


def position(phase: str, *sides: Side, **more: Any) -> dict[str, Any]:
    """A position; the other side is laid when only one is given."""
    nobody = phase in ("lots", "over")
    on_turn = None if nobody else more.get("on_turn", 0)
    chance = phase in ("lots", "turn", "shuffle")
    return {
        "format": "tritables-position/1",
        "game": "tricom",
        "options": {"flexible": more.get("flexible", False), "target": 33},
        "to_act": None if phase == "over" else CHANCE if chance else on_turn,
        "on_turn": on_turn,
        "phase": phase,
        "begins": None if phase == "lots" else 0,
        "slot": more.get("slot"),
        "drawn": more.get("drawn"),
        "seats": list(sides) if len(sides) > 1 else [*sides, side(turned="KC")],
    }


def table(phase: str, *sides: Side, **more: Any) -> TriComState:
    """The state of such a position, which must be sound."""
    return GAME.read(position(phase, *sides, **more))


def told(state: State, *moves: str) -> list[tuple[str, int | None, int]]:
    """The events of moves, as (rule, seat, points)."""
    log: list[Event] = []
    for move in moves:
        state = state.play(move, log)
    return [(event.rule, event.seat, event.points) for event in log]


def rules(state: State, *moves: str) -> list[str]:
    """The rules of the events of moves."""
    return [rule for rule, _, _ in told(state, *moves)]


def played(state: TriComState, *moves: str) -> TriComState:
    for move in moves:
        state = state.play(move)
    return state


def refused(state: State, move: str) -> str | None:
    """The rule by which a move is refused."""
    verdict = state.judge(move)
    assert not verdict.ok, move
    return verdict.rule


Walk = list[tuple[TriComState, str, tuple[Event, ...]]]


def walk(
    seed: int, seats: int = 2, *, flexible: bool = False, greed: float = 0.0
) -> tuple[Walk, TriComState]:
    """A whole round by random moves, some of them the best-looking ones, and its last state."""
    rng = Random(seed)
    state = GAME.new(seats, {"flexible": flexible}, seed)
    steps: Walk = []
    while state.to_act is not None:
        if state.to_act == CHANCE:
            move = state.draw(rng)
        elif rng.random() < greed:
            move = max(
                state.legal_moves(), key=lambda one: GAME.worth(state, one, state.on_turn or 0)
            )
        else:
            move = rng.choice(state.legal_moves())
        log: list[Event] = []
        after = state.play(move, log)
        steps.append((state, move, tuple(log)))
        state = after
    return steps, state
