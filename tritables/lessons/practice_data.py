"""A game's own data about practice: rules that can be practised, and misconceptions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from tritables.core.drills import Drill
from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message, not_one_of
from tritables.core.questions import Misconception
from tritables.core.reading import Reader
from tritables.core.registry import game_named


def _member(game: Game[Any], module: str, name: str) -> Any:
    full = f"{game.folder}.{module}"
    return None if find_spec(full) is None else getattr(import_module(full), name, None)


def drill_of(game: str) -> Drill[Any]:
    """Return how a game is practised: ``DRILL`` of the module ``practice`` in its folder.

    >>> "setup.hand" in drill_of("tricom").told
    True
    """
    found = _member(game_named(game), "practice", "DRILL")
    return found if isinstance(found, Drill) else Drill()


def misconceptions_of(game: str) -> tuple[Misconception, ...]:
    """Return a game's misconceptions: ``MISCONCEPTIONS`` of the module ``misconceptions``.

    >>> misconceptions_of("trictrac")[0].id
    'higher-first'
    """
    return tuple(_member(game_named(game), "misconceptions", "MISCONCEPTIONS") or ())


def misconception_named(game: str, id: str) -> Misconception:
    """Return the misconception of an id; raises `BadInput` for an unknown one."""
    for one in misconceptions_of(game):
        if one.id == id:
            return one
    choices = (one.id for one in misconceptions_of(game))
    raise BadInput(not_one_of(id, choices), where="misconception")


@cache
def practisable(game: str) -> tuple[str, ...]:
    """Return the ids of the rules that can be practised, in the order of the rulebook.

    >>> "throw.look-ahead" in practisable("trictrac"), "setup.hand" in practisable("tricom")
    (True, False)
    """
    told = drill_of(game).told
    return tuple(rule.id for rule in game_named(game).rules if rule.id not in told)


def principles_of(game: str) -> tuple[str, ...]:
    """Return the ids of the principles of play that can be practised: those of a game that coaches.

    >>> principles_of("tricap")
    ('take', 'weigh', 'count', 'aces', 'middle')
    """
    kit = game_named(game)
    return tuple(one.id for one in kit.principles) if kit.coached else ()


def askable(game: str, taught: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the rules that can be practised by whoever was taught some, of these alone.

    >>> askable("tricom", ["place.suit-run", "turn.take"])
    ('turn.take',)
    """
    known, later = frozenset(taught), drill_of(game).later
    return tuple(
        rule for rule in practisable(game) if rule in known and later.get(rule, rule) in known
    )


def rules_of(game: str, rules: Iterable[str] | None) -> tuple[str, ...]:
    """Return what is to be practised: the rules and principles of play that are given, each once,
    or all rules that can be practised.

    Raises `BadInput` for one that cannot, and where there are none.

    >>> rules_of("trictrac", ["bar.first", "bar.first"])
    ('bar.first',)
    """
    name = game_named(game).name
    choices = (*practisable(name), *principles_of(name))
    given = practisable(name) if rules is None else tuple(dict.fromkeys(rules))
    for nth, rule in enumerate(given):
        Reader(rule, BadInput, f"rules[{nth}]").one_of(*choices)
    if not given:
        raise BadInput(Message("bad-choice", {"choices": ", ".join(choices)}), where="rules")
    return given


def rule_at(game: str, rules: tuple[str, ...], seed: int, at: int) -> str:
    """Return the rule of exercise number ``at``; every pass through the rules has an order of its
    own.
    """
    turn, nth = divmod(at, len(rules))
    return Random(f"{game}:{seed}:{turn}").sample(rules, len(rules))[nth]
