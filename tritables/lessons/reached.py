"""The goals of an example along a line of moves: which are met, by what, and whether they still can
be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tritables.core.events import Event
from tritables.core.game import Game
from tritables.core.goals import Goal, Happening, Progress
from tritables.core.messages import Argument
from tritables.replay.history import Node
from tritables.texts import said

_PARAMETER: Final = re.compile(r"\{\s*\$([a-z]+)\s*\}")


@dataclass(frozen=True, slots=True)
class Reached:
    """The standing of an example's goals at a node.

    ``progress``  the goals that are met
    ``since``     the node at which the current goal became current; None at the start
    ``met``       what met the last goal; None before
    ``lost``      the first node on the line at which it was proved that a goal can no longer be met
                  in its turn; nothing after that counts
    """

    progress: Progress = field(default_factory=Progress)
    since: Node | None = None
    met: Happening | None = None
    lost: Node | None = None

    def after(
        self, goals: tuple[Goal, ...], node: Node, happenings: Iterable[Happening]
    ) -> Reached:
        """Return the standing at a node after what happened there; a lost one stays as it is."""
        if self.lost is not None:
            return self
        progress, since, met = self.progress, self.since, self.met
        for happening in happenings:
            after = progress.after(goals, happening)
            if after.step > progress.step:
                since, met = node, happening
            progress = after
        return self if progress is self.progress else Reached(progress, since, met)


def parameters(
    game: Game[Any], reached: Reached, goals: tuple[Goal, ...], lang: str
) -> Mapping[str, Argument]:
    """Return the parameters for the words of what was met last: those of its event's message, with
    its ``rule`` and ``because``, the ``total`` of points, and the ``move`` in words.

    >>> from tritables import game_named
    >>> from tritables.lessons.task import ExampleTask
    >>> from tritables.replay import Session
    >>> game = game_named("tricom")
    >>> example = game.example("quartet-again")
    >>> session = Session.of_example(game, example)
    >>> reached = ExampleTask(game, example).reached(session.play("7H>0"))
    >>> made = parameters(game, reached, example.goals, "en")
    >>> made["move"], made["cards"], made["points"]
    ('7♥ on 3♥', '7♥ 4♥ 6♥ 5♥', 2)
    """
    met, since = reached.met, reached.since
    if met is None or since is None:
        return {}
    if met.move is None or since.parent is None:
        rule = (met.refusal or "").replace(".", "_")
        return {"rule": rule, "because": met.because or ""}
    event = _meeting(met, goals[reached.progress.step - 1])
    args: dict[str, Argument] = {} if event is None else {**event.message(game.name).args}
    rule, seat = ("", None) if event is None else (event.rule.replace(".", "_"), event.seat)
    total = sum(one.points for one in met.events if one.seat == seat)
    move = said(game.in_words(since.parent.state, met.move), lang)
    return {**args, "rule": rule, "because": "", "total": total, "move": move}


def _meeting(met: Happening, goal: Goal) -> Event | None:
    """The event that met a goal; the first one of its move where the goal names none."""
    asked = {atom.event for atom in goal.atoms}
    named = (event for event in met.events if event.rule in asked)
    return next(named, next(iter(met.events), None))


def filled(text: str, parameters: Mapping[str, Argument]) -> str:
    """Return words of one's own with their parameters; what is no parameter stays as it is.

    >>> filled("{ $move }: { $points } points {sic}", {"move": "7♥ on 3♥", "points": 2})
    '7♥ on 3♥: 2 points {sic}'
    """
    return _PARAMETER.sub(lambda name: str(parameters.get(name[1], name[0])), text)
