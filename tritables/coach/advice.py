"""Advice: every legal move with the share of the win that it leaves, the best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.coach.judging import Judged, Judgement, Line, Pause, asked, judged
from tritables.core.claims import written
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.shares import WHOLE
from tritables.core.state import Move, Seat, State
from tritables.core.values import Value, value

ADVICE: Final = "tritables-advice/1"
"""The format of advice as JSON (schema ``advice``)."""

LEVELS: Final = {"quick": 100, "usual": 400, "thorough": 2000}
"""The rounds that are played on where nothing can be counted, by the names of levels."""

BUDGET: Final = LEVELS["usual"]
"""The rounds that are played on unless another number is said."""

Interval = tuple[Fraction, Fraction]


@value
class Option(Value):
    """A legal move, judged by the best line that begins with it.

    ``share``     the seat's expected share of the win
    ``loss``      the share that it gives away against the best move
    ``interval``  of 95 %, from and to, of the loss; None where all was counted
    """

    move: Move
    line: Line
    share: Fraction
    loss: Fraction
    interval: Interval | None

    def as_json(self) -> dict[str, object]:
        """Return the option as JSON (schema ``advice``)."""
        wide = self.interval
        return {
            "move": self.move,
            "line": list(self.line),
            "share": written(self.share),
            "loss": written(self.loss),
            "interval": None if wide is None else [written(one) for one in wide],
        }


@value
class Advice(Value):
    """The legal moves of a seat, the best first, and how that was found.

    ``done`` of ``of`` rounds were played on; 1 of 1 where all was counted (``exact``).
    """

    game: str
    seat: Seat
    options: tuple[Option, ...]
    found: Message
    done: int
    of: int
    exact: bool

    @property
    def best(self) -> Option:
        """The best move."""
        return self.options[0]

    def option(self, move: Move) -> Option:
        """The option of a legal move; raises KeyError for another one."""
        for option in self.options:
            if option.move == move:
                return option
        raise KeyError(move)

    def as_json(self) -> dict[str, object]:
        """Return the advice as JSON (schema ``advice``)."""
        return {
            "format": ADVICE,
            "game": self.game,
            "seat": self.seat,
            "exact": self.exact,
            "rounds": 0 if self.exact else self.done,
            "options": [option.as_json() for option in self.options],
        }


def advise(state: State, seat: Seat, *, budget: int = BUDGET, seed: int = 0) -> Advice:
    """Judge every legal move of the seat on turn, as it may know the state.

    ``budget`` is the number of rounds that may be played on, where nothing can be counted; the
    same ``seed`` gives the same advice. Raises `BadInput` where the seat has no choice to make
    (``position``, ``seat``) and for a game that cannot be judged.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> [(option.line, str(option.loss)) for option in advise(state, 0).options]
    [(('bar/3', 'bar/4'), '0')]
    """
    *_, last = advising(state, seat, budget=budget, seed=seed)
    assert isinstance(last, Advice)
    return last


def advising(
    state: State, seat: Seat, *, budget: int = BUDGET, seed: int = 0
) -> Iterator[Advice | Pause]:
    """Advise better and better: each one has seen more rounds, the last one all of the budget.

    There are pauses between them, in which something else may be done.
    """
    view = asked(state, seat)
    lines = game_named(view.game).lines(view)
    for judgement in judged(view, seat, lines, budget, seed):
        yield judgement if isinstance(judgement, Pause) else of(judgement, view, seat)


def of(judgement: Judgement, view: State, seat: Seat) -> Advice:
    """Put lines that were judged in order."""
    best = max(judgement.lines, key=lambda one: one.share(seat))  # the first one of equals
    found: dict[Move, Judged] = {}
    for one in judgement.lines:
        move = one.line[0]
        if move not in found or one.share(seat) > found[move].share(seat):
            found[move] = one
    options = [option(one, best, seat) for one in found.values()]
    options.sort(key=lambda one: one.loss)
    exact = all(one.exact for one in judgement.lines)
    return Advice(
        view.game, seat, tuple(options), judgement.found, judgement.done, judgement.of, exact
    )


def option(one: Judged, best: Judged, seat: Seat) -> Option:
    """Compare a line with the best one."""
    share = one.share(seat)
    loss = best.share(seat) - share
    wide = None if one.exact else interval(one, best, seat)
    return Option(one.line[0], one.line, share, loss, wide)


def interval(one: Judged, best: Judged, seat: Seat) -> Interval:
    """The interval of 95 % of what one line loses against another, played on in the same worlds."""
    both = zip(one.outcomes, best.outcomes, strict=True)
    return spread([b.shares[seat] - a.shares[seat] for a, b in both])


def spread(values: Sequence[Fraction]) -> Interval:
    """The interval of 95 % of an average, in parts of `WHOLE`; by whole numbers alone.

    >>> [str(end) for end in spread([Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)])]
    ['217099/1000000', '782901/1000000']
    """
    count = len(values)
    whole = [int(one * WHOLE) for one in values]
    total = sum(whole)
    square = count * sum(one * one for one in whole) - total * total
    wide = 196 * isqrt(square // max(1, count - 1)) // (100 * count)
    middle = total // count
    return Fraction(middle - wide, WHOLE), Fraction(middle + wide, WHOLE)
