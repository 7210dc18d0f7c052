"""Positions and moves that are wrong in one thing, and what must be said of it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tritables import BadPosition, IllegalMove, State, Verdict
from tritables.core import Game
from tritables.texts import languages_of, say

Position = dict[str, Any]


def changed(base: Position, **keys: Any) -> Position:
    """A copy with other values for some keys."""
    return copy.deepcopy(base) | keys


def without(base: Position, key: str) -> Position:
    """A copy that lacks a key."""
    return {name: value for name, value in copy.deepcopy(base).items() if name != key}


def refused(
    read: Callable[[], object], where: str, id: str, rule: str | None = None, /, **args: object
) -> BadPosition:
    """Reading raises for this place, by this message and rule."""
    with pytest.raises(BadPosition) as caught:
        read()
    error = caught.value
    assert (error.where, error.reason.id, error.rule) == (where, id, rule)
    for name, value in args.items():
        assert error.reason.args[name] == value
    assert str(error).startswith(f"{where}: ") or not where
    return error


def position_refused(
    game: Game, data: object, where: str, id: str, rule: str | None = None, /, **args: object
) -> None:
    """A game refuses a position for this place, by this message and rule."""
    refused(lambda: game.read(data), where, id, rule, **args)


def move_refused(state: State, move: str, rule: str | None, id: str, /, **args: object) -> Verdict:
    """The verdict on a move that a rule forbids, in exactly these words, in every language.

    Playing the move raises the same verdict.
    """
    verdict = state.judge(move)
    assert (verdict.ok, verdict.move) == (False, None)
    assert (verdict.rule, verdict.message.id) == (rule, f"verdict-{id}")
    assert dict(verdict.message.args) == args
    assert verdict.message.game == state.game
    assert set(verdict.nearest) <= set(state.legal_moves())
    assert all(say(verdict.message, lang) for lang in languages_of(state.game))
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.verdict == verdict
    return verdict
