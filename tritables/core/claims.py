"""Claims: what is true of a move, so small that another program can count it again.

A claim has a kind, exact figures and witnesses, and it is told to a seat: nothing that this seat
may not know goes into it. A game declares its kinds and makes its claims in its module ``claims``;
what is said of them stands in its catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeVar

from tritables.core.messages import Argument, Message
from tritables.core.state import Move, Seat, State
from tritables.core.values import Value, value

S = TypeVar("S", bound=State)

CLAIMS: Final = "tritables-claims/1"
"""The format of the claims about a move as JSON (schema ``claims``)."""

Figure = int | Fraction
"""A figure of a claim, always exact."""

Figures = Mapping[str, Figure]
Witnesses = Mapping[str, tuple[str, ...]]

WHOLES: Final = ("unseen", "left", "of")
PARTS: Final = ("cards", "aces", "actions", "tiles", "rounds", "worse", "times")
"""The names of figures of which one is the whole that the other one is a part of."""

CHANCE: Final = ("chance", "chance-of", "chance-percent")
"""The parameters that tell a chance."""

FigureType = Literal["whole", "fraction"]
"""The type of a figure: a number from 0 up, or a chance from 0 to 1."""

WitnessType = Literal["place", "throw", "card", "tile"]
"""The type of a witness: a place of the board, a throw, a card or a tile, as the game writes it."""


@value
class Kind(Value):
    """A kind of claim, with the names and types of its figures and witnesses.

    ``one_of`` are the figures that say which of several things a claim is about: claims of two
    moves are compared where these are the same. ``good`` is 1 where more of it is good for the
    seat that it is about, -1 where that is bad for it, and 0 where nobody can tell. ``deed`` is
    True for what the move itself makes, such as a bridge: who finds it is told so.

    >>> hit = Kind("hit", {"ways": "whole"}, {"throws": "throw"})
    >>> hit.claim(0, 1, {"ways": 2}, {"throws": ("1-2",)}).as_json()["figures"]
    {'ways': 2}
    >>> hit.claim(0, 1, {"way": 2}, {"throws": ("1-2",)})
    Traceback (most recent call last):
        ...
    ValueError: a claim “hit” has figures ways and witnesses throws
    """

    name: str
    figures: Mapping[str, FigureType]
    witnesses: Mapping[str, WitnessType]
    one_of: tuple[str, ...] = ()
    good: int = 0
    deed: bool = False

    def claim(
        self,
        to: Seat,
        seat: Seat | None,
        figures: Figures | None = None,
        witnesses: Witnesses | None = None,
    ) -> Claim:
        """Make a claim of this kind, told to a seat and about one, or None for nobody's.

        Raises `ValueError` where the figures or witnesses are not those that were declared.
        """
        figures, witnesses = figures or {}, witnesses or {}
        if tuple(figures) != tuple(self.figures) or tuple(witnesses) != tuple(self.witnesses):
            names = ", ".join(self.figures) or "none"
            shown = ", ".join(self.witnesses) or "none"
            raise ValueError(f"a claim “{self.name}” has figures {names} and witnesses {shown}")
        return Claim(self.name, to, seat, figures, witnesses)


@value
class Claim(Value):
    """One thing that is true of a move, as it may be told to a seat.

    ``kind`` names one of the game's kinds, ``to`` is the seat that it is told to and ``seat`` the
    one that it is about, or None. ``figures`` are exact; ``witnesses`` are what can be pointed at:
    places, throws, cards or tiles.
    """

    kind: str
    to: Seat
    seat: Seat | None
    figures: Figures
    witnesses: Witnesses

    def __hash__(self) -> int:
        figures, witnesses = tuple(self.figures.items()), tuple(self.witnesses.items())
        return hash((self.kind, self.to, self.seat, figures, witnesses))

    def as_json(self) -> dict[str, object]:
        """Return the claim as JSON (schema ``claims``); a fraction is a text like ``8/47``."""
        return {
            "kind": self.kind,
            "to": self.to,
            "seat": self.seat,
            "figures": {name: written(figure) for name, figure in self.figures.items()},
            "witnesses": {name: list(shown) for name, shown in self.witnesses.items()},
        }

    def message(self, game: str, part: str = "") -> Message:
        """Return the sentence of the game's catalogue that says the claim, ``claim-KIND``.

        ``part`` names an attribute of it instead. Parameters are the figures, the witnesses in a
        row, and the seat that the claim is about. A fraction is told by three: its numerator, its
        denominator (``NAME-of``), and the nearest whole percentage (``NAME-percent``); a figure
        called ``tenths`` also by its whole (``tenths-whole``) and its last digit (``tenths-rest``).
        Others follow from these (`with_parts`).
        """
        args: dict[str, Argument] = {} if self.seat is None else {"seat": self.seat}
        args |= parameters(self.figures)
        args |= {name: ", ".join(shown) for name, shown in self.witnesses.items()}
        return Message(f"claim-{self.kind}{part}", with_parts(args), game)


def played(view: S, moves: Sequence[Move]) -> tuple[S, bool]:
    """Return the state after moves in a row, and True if each was the only legal one.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> played(state, ("bar/3",))[1]
    True
    """
    forced = True
    for move in moves:
        forced = forced and len(view.legal_moves()) == 1
        view = view.play(move)
    return view, forced


def rounded(number: Fraction | float) -> int:
    """Round a number from 0 up to the nearest whole one, and a half upwards.

    >>> rounded(Fraction(5, 2)), rounded(2.4)
    (3, 2)
    """
    return int(number + Fraction(1, 2))


def written(figure: Figure) -> int | str:
    """Write a figure as JSON has it: a whole number, or a fraction in lowest terms as a text.

    >>> written(3), written(Fraction(16, 94)), written(Fraction(0))
    (3, '8/47', '0/1')
    """
    if isinstance(figure, int):
        return figure
    return f"{figure.numerator}/{figure.denominator}"


def parameters(figures: Figures, before: str = "") -> dict[str, Argument]:
    """Return figures as parameters of a message, each name behind ``before``.

    >>> parameters({"lone": Fraction(8, 47)}, "other-")
    {'other-lone': 8, 'other-lone-of': 47, 'other-lone-percent': 17}
    >>> parameters({"tenths": 284})
    {'tenths': 284, 'tenths-whole': 28, 'tenths-rest': 4}
    """
    args: dict[str, Argument] = {}
    for name, figure in figures.items():
        args[before + name] = figure if isinstance(figure, int) else figure.numerator
        if isinstance(figure, Fraction):
            args[f"{before}{name}-of"] = figure.denominator
            args[f"{before}{name}-percent"] = rounded(100 * figure)
        elif name == "tenths":
            args[f"{before}tenths-whole"], args[f"{before}tenths-rest"] = divmod(figure, 10)
    return args


def with_parts(args: Mapping[str, Argument]) -> dict[str, Argument]:
    """Return parameters of a message with those that follow from them, as words need them.

    Nobody says “0 of 3” or “3 of 3”: one of `PARTS` and one of `WHOLES` are told as ``part`` and
    ``whole``, too, and ``share`` is ``none``, ``some`` or ``all``. Where there are those of another
    move behind ``than-``, ``wholes`` says that both are parts of the ``same`` whole, or of
    ``other`` ones; and where two chances are the same in whole percents, ``nearly`` says that the
    first is ``more`` or ``less``, else ``no``.

    >>> [with_parts({"cards": cards, "unseen": 3})["share"] for cards in (0, 1, 3)]
    ['none', 'some', 'all']
    >>> with_parts({"cards": 1, "unseen": 3, "than-cards": 1, "than-unseen": 4})["wholes"]
    'other'
    """
    found = dict(args)
    for before in ("", "than-"):
        parts, wholes = (
            [value for name in names if isinstance(value := args.get(before + name), int)]
            for names in (PARTS, WHOLES)
        )
        if parts and wholes:
            part, whole = parts[0], wholes[0]
            share = "none" if part == 0 else "all" if part == whole else "some"
            told: dict[str, Argument] = {"part": part, "whole": whole, "share": share}
            found |= {before + name: value for name, value in told.items()}
    if "whole" in found and "than-whole" in found:
        found["wholes"] = "same" if found["whole"] == found["than-whole"] else "other"
    if "than-chance" in args:
        names = [before + name for before in ("", "than-") for name in CHANCE]
        numbers = [value for name in names if isinstance(value := args.get(name), int)]
        found["nearly"] = _nearly(*numbers) if len(numbers) == len(names) else "no"
    return found


def _nearly(one: int, of: int, percent: int, other: int, than_of: int, than_percent: int) -> str:
    """Compare two chances, each told by its numerator, its denominator and its percentage."""
    if percent != than_percent:
        return "no"
    return "more" if one * than_of > other * of else "less"
