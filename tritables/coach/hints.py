"""Hints, in three degrees: where to look, the idea in words, and the move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tritables.claims import Difference
from tritables.coach.advice import BUDGET, Advice, Option, advising
from tritables.coach.explanations import LITTLE, Explanation, explaining, percent
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
    ``idea``    what speaks for the move, as far as it can be proved, else what can be counted;
                empty where it is forced
    ``figures`` what can be counted beside a reason: how many moves are about as good, or how much
                less the next one wins
    ``move``    the move, and ``line`` with what best follows it in the same turn
    ``said``    the move in words
    """

    places: tuple[str, ...]
    look: Message
    idea: tuple[Message, ...]
    figures: tuple[Message, ...]
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

    For the idea half of the budget is played on: it is a help to find the move, and no proof. The
    move is compared with the best of those that lose something by it.
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
    reasons: tuple[Difference, ...] = ()
    alike = [option for option in found.options if is_alike(option)]
    for worse in [option for option in found.options if option not in alike][:1]:
        half = budget // 2
        for told in explaining(state, seat, worse.line, best=best.line, budget=half, seed=seed):
            if isinstance(told, Explanation):
                reasons = told.reasons
            yield Pause(told.of + told.done, 2 * told.of)
    idea = tuple(one.other.message(game.name) for one in reasons if one.other is not None)
    counted = standing(found.options, len(alike))
    places = move_places(game, view, best.move)[:1]
    look = Message("coach-look" if places else "coach-look-nowhere")
    figures = counted if idea else ()
    yield Hint(
        places, look, idea or counted, figures, best.move, best.line,
        game.in_words(view, best.move), len(found.options) == 1,
    )  # fmt: skip


def is_alike(option: Option) -> bool:
    """Return True for a move that is about as good as the best, for all that is known."""
    return option.loss <= LITTLE or (option.interval is not None and option.interval[0] <= 0)


def standing(options: Sequence[Option], alike: int) -> tuple[Message, ...]:
    """Return how many moves are about as good as the best, or how far the next one is behind.

    >>> from tritables import new
    >>> from tritables.coach.advice import advise
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> standing(advise(state, 0).options, 1)
    ()
    """
    if len(options) < 2:
        return ()
    if alike == len(options):
        return (Message("coach-all-alike", {"of": alike}),)
    if alike > 1:
        return (Message("coach-several", {"good": alike, "of": len(options)}),)
    return (Message("coach-next", {"percent": percent(options[1].loss)}),)
