"""Rules that do not forbid an illegal move, as answers of somebody who mistakes the reason."""

from __future__ import annotations

from typing import Final

from tritables.core.state import Move
from tritables.games.tricom.deck import FITS
from tritables.games.tricom.notation import RESERVE, STEPS, TAKE_RESERVE, kind_of
from tritables.games.tricom.state import TriComState

FIT: Final = frozenset(
    (
        *("turn-first", "take-first", "must-take", "stock-empty", "play-now", "placeable"),
        *("empty-slot", "no-neighbour", "drawn-first", "reserve-unfit", "fill-first"),
        *("fill-nothing", "use-or-skip", "covers-only", "diagonal-only", "part-small"),
        "lots-untied",
        "jack-elsewhere",
    )
)
"""Refusals to which the plain reason of their rule is an answer."""

FIT_PILES: Final = frozenset(("action.king-queen", "flexible.suit"))
"""The rules whose plain reason answers a refusal for a pile's suit or size."""


def innocent(state: TriComState, move: Move) -> tuple[str, ...]:
    """Return the rules that do not forbid an illegal move, though one may think so.

    >>> from tritables.games.tricom import position
    >>> state = position(base="8H 4H / AS 6S", hand="9C 5S 2D", phase="take")
    >>> innocent(state, "9C>0")[:3]
    ('turn.action-first', 'turn.play', 'take.forced')
    """
    kind, phase, verdict = kind_of(move), state.phase, state.judge(move)
    of_pile = verdict.because in ("pile-suit", "pile-small") and verdict.rule in FIT_PILES
    if kind is None or not (of_pile or verdict.because in FIT):
        return ()
    own, step = state.own, STEPS.get(move)
    top = None if step is None or step.slot == RESERVE else own.tops[step.slot]
    holds = {
        "turn.action-first": phase in ("take", "play"),
        "turn.take": phase in ("play", "fill"),
        "turn.play": phase in ("turn", "action", "fill", "take"),
        "take.forced": phase in ("turn", "action", "play", "fill") or kind == "place",
        "place.on-pile": step is None or step.slot == RESERVE or bool(top),
        "place.own-pile": step is None or top not in FITS[step.card],
        "reserve.only-unplaceable": step is None or step.slot != RESERVE,
        "reserve.take": state.drawn is None and move != TAKE_RESERVE,
        "fill.mandatory": phase != "fill",
        "fill.only-now": kind != "fill",
        "end.stock-empty": bool(own.stock),
        "action.king-queen": kind != "use",
        "action.jack": kind != "use",
    }
    return tuple(rule for rule, so in holds.items() if so)
