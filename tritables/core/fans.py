"""Fans: all that chance may bring next, and what each of it does to whom.

A fan is told to a seat: nothing that this seat may not know goes into it. A game makes its fans in
its module ``fan``; what is said of them stands in its catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.state import Seat
from tritables.core.values import Value, value

FanKind = Literal["throw", "card", "tile"]
"""The kind of what comes: a throw of two dice, a card, or a tile."""


@value
class Effect(Value):
    """Something that an outcome may do, and whom that helps (None: nobody in particular).

    ``seat`` is the seat that it is said of, if any; ``mark`` a sign of one character that stands
    for it on the board, so that nothing is told by colour alone.
    """

    name: str
    mark: str
    seat: Seat | None = None
    helps: Seat | None = None


@value
class Outcome(Value):
    """An outcome of chance, as the game writes it, with the number of equally likely ways.

    ``does`` numbers the effects of its fan, the weightiest first; ``places`` are where. Outcomes
    that are alike stand for one another: ``label`` is then what they have in common.
    """

    named: str
    ways: int
    does: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    label: str = ""


@value
class Fan(Value):
    """A fan: what may come, in the order in which it is drawn, each with what it does.

    ``seat`` is whose throw or card it is; None for nobody's. ``assumes`` is True where somebody
    else acts before, so that it is told of the table as it stands. ``head`` names the message of
    the game's catalogue that heads it, ``fan-HEAD``.

    >>> hits = Effect("hits", "×", 0, 0)
    >>> fan = Fan("throw", 0, (hits,), (Outcome("1-2", 2, (0,)), Outcome("3-3", 1)))
    >>> fan.total, fan.ways(0)
    (3, 2)
    """

    kind: FanKind
    seat: Seat | None
    effects: tuple[Effect, ...]
    outcomes: tuple[Outcome, ...]
    assumes: bool = False
    head: str = "title"

    @property
    def total(self) -> int:
        """The number of equally likely ways of all outcomes together."""
        return sum(outcome.ways for outcome in self.outcomes)

    def ways(self, effect: int) -> int:
        """Return in how many of these ways something happens, by the number of the effect."""
        return sum(outcome.ways for outcome in self.outcomes if effect in outcome.does)

    def outcome(self, named: str) -> Outcome:
        """Return an outcome by its name; raises `BadInput` for one that cannot come."""
        for outcome in self.outcomes:
            if outcome.named == named:
                return outcome
        raise BadInput(Message("bad-no-outcome"), where="what")

    def title(self, game: str) -> Message:
        """Return the message that heads the fan."""
        args = {} if self.seat is None else {"seat": self.seat}
        return Message(f"fan-{self.head}", {**args, "assumes": int(self.assumes)}, game)

    def message(self, effect: int, game: str) -> Message:
        """Return the message that tells of an effect, by its number: ``fan-NAME``."""
        told = self.effects[effect]
        args = {} if told.seat is None else {"seat": told.seat}
        return Message(f"fan-{told.name}", args, game)


def gathered(
    kind: FanKind,
    seat: Seat | None,
    effects: Sequence[Effect],
    outcomes: Sequence[Outcome],
    *,
    assumes: bool = False,
    head: str = "title",
) -> Fan:
    """Make a fan of those effects that any outcome has; they are numbered anew.

    >>> fan = gathered("card", None, [Effect("a", "a"), Effect("b", "b")], [Outcome("5S", 1, (1,))])
    >>> [effect.name for effect in fan.effects], fan.outcomes[0].does
    (['b'], (0,))
    """
    met = [nth for nth in range(len(effects)) if any(nth in one.does for one in outcomes)]
    numbers = {nth: new for new, nth in enumerate(met)}
    renumbered = [one.but(does=tuple(numbers[nth] for nth in one.does)) for one in outcomes]
    return Fan(kind, seat, tuple(effects[nth] for nth in met), tuple(renumbered), assumes, head)
