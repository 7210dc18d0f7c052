"""An opponent's move: asked with what its seat may see, and checked before it is played."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from tritables.core.errors import TritablesError
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.opponents.kinds import Opponent

LIMIT: Final = 5.0
"""The seconds that an opponent of somebody's own may take for a move at a table."""

LONGEST_LIMIT: Final = 60.0
"""The most seconds that it may ask for itself."""


Limiter = Callable[[float, Callable[[], object]], object]
"""A way to call something for so many seconds at most, after which it raises `TooLate`."""


class TooLate(BaseException):
    """Raised in code that has not ended within its limit, past its ``except Exception``."""


def _without_limit(limit: float, call: Callable[[], object]) -> object:
    return call()


_within: Limiter = _without_limit


def limit_with(limiter: Limiter) -> None:
    """Install what keeps the limits: it needs a clock, which stands above this layer."""
    global _within
    _within = limiter


def limit_of(opponent: Opponent) -> float:
    """Return the seconds that an opponent may take at a table: its ``limit``, else `LIMIT`."""
    given = getattr(opponent, "limit", LIMIT)
    known = isinstance(given, (int, float)) and given > 0
    return min(float(given), LONGEST_LIMIT) if known else LIMIT


class OpponentFault(TritablesError):
    """An opponent that raised an error, came too late, or answered with something that is no legal
    move.

    ``name``     the opponent's name
    ``move``     what it answered, or None where it did not
    ``verdict``  the rules' verdict on a move that is not legal, else None
    ``trace``    the traceback of what it raised; empty where it raised nothing

    >>> from tritables import new
    >>> def mine(view, seat, rng):
    ...     return "pass"
    >>> try:
    ...     opponent_move(mine, "mine", new("tricap", seed=1), 0, Random(1))
    ... except OpponentFault as fault:
    ...     print(fault.name, fault.move)
    mine pass
    """

    def __init__(
        self,
        reason: Message,
        name: str,
        move: object = None,
        *,
        verdict: Verdict | None = None,
        trace: str = "",
    ) -> None:
        super().__init__(reason, rule=verdict.rule if verdict else None)
        self.name = name
        self.move = move
        self.verdict = verdict
        self.trace = trace

    def __reduce__(self) -> tuple[Callable[[], OpponentFault], tuple[()]]:
        """Be sent whole from another process; errors are else made anew from their words alone."""
        again = partial(
            OpponentFault,
            self.reason,
            self.name,
            self.move,
            verdict=self.verdict,
            trace=self.trace,
        )
        return again, ()

    def report(self) -> str:
        """Tell its author what was wrong: the reason, the rule and the trace.

        It may name what only the opponent's seat may see.
        """
        lines = [str(self)]
        if self.verdict is not None:
            rule = f" ({self.verdict.rule})" if self.verdict.rule else ""
            lines.append(f"{self.verdict.message}{rule}")
        return "\n".join([*lines, *([self.trace.rstrip()] if self.trace else [])])


def opponent_move(
    opponent: Opponent,
    name: str,
    state: State,
    seat: Seat,
    rng: Random,
    *,
    limit: float | None = None,
) -> Move:
    """Ask an opponent for its move in a state; raises `OpponentFault` for what it does wrong.

    It is shown the state as its seat may see it, so that it cannot know more. ``name`` is what an
    error calls it; ``limit`` are the seconds that it may take (`tritables.endpoint.limits`), or
    None.

    >>> from tritables import new
    >>> from tritables.opponents import greedy
    >>> state = new("tricap", seed=1)
    >>> opponent_move(greedy, "greedy", state, 0, Random(1)) in state.legal_moves()
    True
    """
    ask: Callable[[], object] = partial(opponent, state.view(seat), seat, rng)
    try:
        move = ask() if limit is None else _within(limit, ask)
    except TooLate:
        late = Message("opponent-late", {"name": name, "limit": f"{limit:.3g}"})
        raise OpponentFault(late, name) from None
    except Exception as error:
        args = {"name": name, "error": f"{type(error).__name__}: {error}"}
        raise OpponentFault(
            Message("opponent-raised", args), name, trace=traceback.format_exc()
        ) from error
    if not isinstance(move, str):
        raise OpponentFault(
            Message("opponent-no-move", {"name": name, "type": type(move).__name__}), name, move
        )
    # What is legal is not judged: whoever plays it looks for it among the legal moves again.
    if move not in state.legal_moves() and not (verdict := state.judge(move)).ok:
        args = {"name": name, "move": move}
        raise OpponentFault(Message("opponent-illegal", args), name, move, verdict=verdict)
    return move
