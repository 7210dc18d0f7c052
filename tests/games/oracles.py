"""Differential tests: the engine by text against an oracle, a slow second implementation.

An oracle is a module of one game. It has ``copy(position)``, ``legal(position)`` and
``result(position)``; its ``play(position, move)`` returns the position after a move with the events
of that move.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any

from tritables.hosting.engine import answer

Position = dict[str, Any]
Answer = dict[str, Any]


def ask(**request: object) -> Answer:
    """The answer of the engine by text to a request."""
    said: Answer = json.loads(answer(json.dumps(request)))
    return said


def engine(position: Position, *moves: str) -> Answer:
    """The answer of the engine by text to some moves from a position."""
    return ask(position=position, moves=moves)


def expected(oracle: ModuleType, position: Position, moves: Iterable[str] = ()) -> Answer:
    """The answer of an oracle, which the engine by text should give to a sound position."""
    after, events = oracle.copy(position), []
    for move in moves:
        after, happened = oracle.play(after, move)
        events.append(happened)
    return {
        "position": after,
        "legal": oracle.legal(after),
        "events": events,
        "result": oracle.result(after),
    }


def agree(oracle: ModuleType, position: Position, *moves: str) -> Answer:
    """Ask engine and oracle, compare every key, and return the answer."""
    said, wanted = engine(position, *moves), expected(oracle, position, moves)
    assert sorted(said.get("legal", [said])) == sorted(wanted["legal"])
    for key in ("position", "events", "result"):
        assert said[key] == wanted[key]
    return said


def agree_along(oracle: ModuleType, position: Position, choices: Sequence[int]) -> Answer:
    """Compare after each of some moves, chosen by number, as long as the round goes on."""
    now = agree(oracle, position)
    for choice in choices:
        if now["result"] is not None:
            break
        now = agree(oracle, now["position"], now["legal"][choice % len(now["legal"])])
    return now


def agree_to_the_end(
    oracle: ModuleType, start: Position, choose: Callable[[Answer], str]
) -> tuple[list[str], Position]:
    """Play a round in both, move by move and all at once.

    Returns the rules of its events in order, and the position at its end.
    """
    now, moves, rules = agree(oracle, start), [], []
    while now["result"] is None:
        moves.append(choose(now))
        now = agree(oracle, now["position"], moves[-1])
        rules += [event["rule"] for event in now["events"][0]]
    whole = engine(start, *moves)
    assert whole["position"] == now["position"]
    assert len(whole["events"]) == len(moves)
    return rules, now["position"]
