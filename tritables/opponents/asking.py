"""An opponent's move: asked with what its seat may see, and checked before it is played."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from random import Random

from tritables.core.errors import TritablesError
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.opponents.kinds import Opponent


class OpponentFault(TritablesError):
    """An opponent that raised an error, or answered with something that is no legal move.

    ``name``     the opponent's name
    ``move``     what it answered, or None where it raised
    ``verdict``  the rules' verdict on a move that is not legal, else None
    ``trace``    the traceback of what it raised; empty where it answered

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


def opponent_move(opponent: Opponent, name: str, state: State, seat: Seat, rng: Random) -> Move:
    """Ask an opponent for its move in a state; raises `OpponentFault` for what it does wrong.

    It is shown the state as its seat may see it, so that it cannot know more. ``name`` is what an
    error calls it.

    >>> from tritables import new
    >>> from tritables.opponents import greedy
    >>> state = new("tricap", seed=1)
    >>> opponent_move(greedy, "greedy", state, 0, Random(1)) in state.legal_moves()
    True
    """
    try:
        move: object = opponent(state.view(seat), seat, rng)
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
