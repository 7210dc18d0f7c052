"""Tables laid for a test: only what it is about is written, the rest of the decks is dealt."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from tritables import Event
from tritables.core.state import CHANCE, State
from tritables.games import tricom
from tritables.games.tricom import GAME
from tritables.games.tricom.short_position import Player
from tritables.games.tricom.state import TriComState

NUMBERS = [rank + suit for rank in ("A", *map(str, range(2, 11))) for suit in "CDHS"]
ACTIONS = [rank + suit for rank in "JQK" for suit in "CDHS"]

ALL_ACTIONS = " ".join(ACTIONS)

IDLE = "7C 3D / 5C AD"
"""A base in which nothing combines."""

SEED = 3


def side(base: str = IDLE, hand: str = "8S 2C 9D", **more: Any) -> Player:
    """A player's part; what is not named lies in the stock, and nothing is turned or in reserve."""
    words: Any = {"base": base, "hand": hand or "-", "turned": "-", **more}
    return cast("Player", words)


def table(phase: str, own: Player, *others: Player, **more: Any) -> TriComState:
    """A state, which must be sound; the other side is laid when only one is given."""
    laid = others or (side(turned="KC"),)
    return tricom.position(**own, others=laid, phase=phase, seed=SEED, **more)


def position(phase: str, *sides: Player, **more: Any) -> dict[str, Any]:
    """The position of such a state."""
    return cast("dict[str, Any]", table(phase, *sides, **more).position())


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
