"""Hints, in three degrees: where to look, the idea in words, and the move."""

from __future__ import annotations

from collections.abc import Iterator

from tritables.claims import Difference
from tritables.coach.advice import BUDGET, Advice, advising
from tritables.coach.explanations import Explanation, explaining
from tritables.coach.judging import Pause
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State
from tritables.core.values import Value, value
from tritables.lessons.move_places import move_places


@value
class Hint(Value):
    """A hint, to be given step by step.

    ``places``  where to look: the first place of the move, or none where no gesture makes it
    ``look``    the sentence that says so
    ``idea``    what speaks for the move, as far as it can be proved; empty where nothing is
    ``move``    the move, and ``line`` with what best follows it in the same turn
    ``said``    the move in words
    """

    places: tuple[str, ...]
    look: Message
    idea: tuple[Message, ...]
    move: Move
    line: tuple[Move, ...]
    said: Message
    forced: bool


def hint(state: State, seat: Seat, *, budget: int = BUDGET, seed: int = 0) -> Hint:
    """Hint at the best move of the seat on turn; raises what `tritables.coach.advise` does.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> found = hint(state, 0)
    >>> found.move, found.forced
    ('bar/3', True)
    """
    *_, last = hinting(state, seat, budget=budget, seed=seed)
    assert isinstance(last, Hint)
    return last


def hinting(
    state: State, seat: Seat, *, budget: int = BUDGET, seed: int = 0
) -> Iterator[Hint | Pause]:
    """Look for a hint little by little: there are pauses until the last one, which is the hint.

    For the idea half of the budget is played on: it is a help to find the move, and no proof.
    """
    found: Advice | None = None
    for advice in advising(state, seat, budget=budget, seed=seed):
        if isinstance(advice, Advice):
            found = advice
        yield Pause(advice.done, 2 * advice.of)
    assert found is not None
    game = game_named(state.game)
    view = state.view(seat)
    best = found.best
    idea: tuple[Message, ...] = ()
    for other in found.options[1:2]:
        reasons: tuple[Difference, ...] = ()
        half = budget // 2
        for told in explaining(state, seat, other.line, best=best.line, budget=half, seed=seed):
            if isinstance(told, Explanation):
                reasons = told.reasons
            yield Pause(told.of + told.done, 2 * told.of)
        idea = tuple(one.other.message(game.name) for one in reasons if one.other is not None)
    places = move_places(game, view, best.move)[:1]
    look = Message("coach-look" if places else "coach-look-nowhere")
    yield Hint(
        places, look, idea, best.move, best.line, game.in_words(view, best.move),
        len(found.options) == 1,
    )  # fmt: skip
