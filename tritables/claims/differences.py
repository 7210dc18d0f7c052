"""Differences between two moves, claim by claim."""

from __future__ import annotations

from collections.abc import Sequence

from tritables.core.claims import Claim, Figure, Kind, parameters, with_parts
from tritables.core.messages import Message
from tritables.core.values import Value, value


@value
class Difference(Value):
    """A kind of claim in which two moves differ: what is claimed of the one and of the other.

    Either may be None, where nothing of the kind is true of that move.
    """

    one: Claim | None
    other: Claim | None

    @property
    def kind(self) -> str:
        """The kind of both claims."""
        return self._claim.kind

    @property
    def figures(self) -> dict[str, Figure]:
        """The figures of the one less those of the other; none where one move has no such claim."""
        if self.one is None or self.other is None:
            return {}
        there = self.other.figures
        return {name: figure - there[name] for name, figure in self.one.figures.items()}

    def message(self, game: str) -> Message:
        """Return the sentence that says it: that of the claim which is true of one move alone, or
        that message's attribute ``than``.

        The latter has the parameters of the one, and the figures of the other behind ``than-``,
        with what follows from them (`tritables.core.claims.with_parts`).
        """
        if self.one is None or self.other is None:
            return self._claim.message(game)
        said = self.one.message(game, ".than")
        args = {**said.args, **parameters(self.other.figures, "than-")}
        return said.but(args=with_parts(args))

    @property
    def _claim(self) -> Claim:
        found = self.one or self.other
        assert found is not None
        return found


def compared(
    kinds: Sequence[Kind], one: Sequence[Claim], other: Sequence[Claim]
) -> tuple[Difference, ...]:
    """Return what differs between the claims about two moves, in the order of the kinds.

    Claims are about the same thing if their kind and seat are the same, and the figures by which
    the kind tells things apart. Those that differ only in their witnesses do not differ.

    >>> shut = Kind("shut", {"dice": "whole"}, {})
    >>> two, three = (shut.claim(0, 1, {"dice": dice}) for dice in (2, 3))
    >>> [difference.figures for difference in compared([shut], [three], [two])]
    [{'dice': 1}]
    """
    found = []
    for kind in kinds:
        here, there = (
            {_about(kind, c): c for c in all if c.kind == kind.name} for all in (one, other)
        )
        for about in {**here, **there}:
            first, second = here.get(about), there.get(about)
            if first is None or second is None or first.figures != second.figures:
                found.append(Difference(first, second))
    return tuple(found)


def _about(kind: Kind, claim: Claim) -> tuple[object, ...]:
    return (claim.seat, *(claim.figures[name] for name in kind.one_of))
