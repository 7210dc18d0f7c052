"""Hints, in three degrees: where to look, the idea in words, and the move."""

from __future__ import annotations

from tritables.coach.advice import BUDGET, advise
from tritables.coach.explanations import explain
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
    found = advise(state, seat, budget=budget, seed=seed)
    game = game_named(state.game)
    view = state.view(seat)
    best = found.best
    places = move_places(game, view, best.move)[:1]
    look = Message("coach-look" if places else "coach-look-nowhere")
    idea: tuple[Message, ...] = ()
    for other in found.options[1:2]:
        told = explain(state, seat, other.line, best=best.line, budget=budget, seed=seed)
        if told.reason is not None and told.reason.other is not None:
            idea = (told.reason.other.message(game.name),)
    return Hint(
        places, look, idea, best.move, best.line, game.in_words(view, best.move),
        len(found.options) == 1,
    )  # fmt: skip
