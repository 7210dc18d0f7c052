"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tritables.core.cards import DECK
from tritables.core.examples import Example, Try
from tritables.core.goals import Goal
from tritables.games.tricap.notation import shuffle_text

Seats = Sequence[tuple[str, str | None]]
"""Hand, as cards with spaces between, and active card of each seat."""


def _position(
    phase: str,
    to_act: int | str | None,
    seats: Seats,
    deck: str,
    *,
    centre: str = "",
    captured: Sequence[str] = (),
    seat: int | None = None,
    short: bool = False,
    late: bool = True,
) -> dict[str, object]:
    """Write a position down by the cards that matter.

    ``deck`` begins the deck, and all cards that are not named follow it in some order. When the
    deck is ``short`` it ends there, and those cards have been captured, in turn by each seat.
    """
    piles = [pile.split() for pile in captured] or [[] for _ in seats]
    drawn = deck.split()
    named = {*drawn, *centre.split(), *(card for pile in piles for card in pile)}
    for hand, active in seats:
        named.update([*hand.split(), active or ""])
    rest = [card for card in DECK if card not in named]
    Random(1).shuffle(rest)
    if short:
        for nth, card in enumerate(rest):
            piles[nth % len(piles)].append(card)
    else:
        drawn += rest
    return {
        "format": "tritables-position/1",
        "game": "tricap",
        "options": {"redraw": "late" if late else "early"},
        "to_act": to_act,
        "phase": phase,
        "seat": seat,
        "deck": drawn,
        "centre": centre.split(),
        "seats": [
            {"hand": hand.split(), "active": active, "captured": pile}
            for (hand, active), pile in zip(seats, piles, strict=True)
        ],
    }


def _shuffle(first: str, stays: str) -> str:
    """A shuffle that begins with some cards; ``stays`` are in the centre or captured."""
    cards = first.split()
    rest = [card for card in DECK if card not in (*cards, *stays.split())]
    Random(2).shuffle(rest)
    return shuffle_text([*cards, *rest])


EXAMPLES: Final = (
    Example(
        "start",
        rules=("setup.three-each", "round.lay", "round.centre"),
        position=_position(
            "lay", 0, (("4D JH 9C", None), ("2S KC 6H", None), ("8S 5C QD", None)), "10C 3D 7H"
        ),
        goals=(Goal(refusal="round.lay"), Goal(event="round.lay"), Goal(event="adjacent")),
        line=(Try("centre 10C", "round.lay"), "lay 9C", "lay KC", "lay 5C", "centre 10C"),
    ),
    Example(
        "adjacent",
        rules=("adjacent", "one.capture"),
        position=_position(
            "centre", "chance", (("3C QH", "JS"), ("2D 7C", "10D"), ("KD 4S", "8C")), "10H 5S 6C"
        ),
        goals=(Goal(event="adjacent"), Goal(event="one.capture")),
        line=("centre 10H", "take"),
    ),
    Example(
        "ace",
        rules=("adjacent.ace",),
        position=_position("centre", "chance", (("5H 9D", "AC"), ("3S JD", "4H")), "QC 8D 2H"),
        goals=(Goal(event="adjacent.ace"), Goal(event="one.capture")),
        line=("centre QC", "take"),
    ),
    Example(
        "neighbours",
        rules=("adjacent", "adjacent.ace", "tricap", "players"),
        position=_position(
            "centre",
            "chance",
            (
                ("3C 6D", "9H"),
                ("QS 4C", "JS"),
                ("7D 2C", "AD"),
                ("KH 5D", "10C"),
                ("6S 3H", "8S"),
            ),
            "10H 4D",
        ),
        goals=(Goal(event="tricap"), Goal(refusal="tricap")),
        line=("centre 10H", Try("take", "tricap"), _shuffle("", "10H")),
    ),
    Example(
        "king-and-two",
        rules=("adjacent", "none"),
        position=_position("centre", "chance", (("7H 4C", "KS"), ("9C 5S", "6D")), "2H QD 10S"),
        goals=(Goal(event="none"), Goal(event="adjacent")),
        line=("centre 2H", "centre QD"),
    ),
    Example(
        "growing",
        rules=("none", "round.centre", "one.capture"),
        position=_position(
            "centre",
            "chance",
            (("2C JC", "6H"), ("8H 9S", "KC"), ("3D AS", "4S")),
            "9D JH 2S 7C 10D",
            centre="8C",
        ),
        goals=(Goal(event="none"), Goal(event="adjacent"), Goal(event="one.capture")),
        line=("centre 9D", "centre JH", "centre 2S", "centre 7C", "take"),
    ),
    Example(
        "capture",
        rules=("one.capture", "one.replace", "replace.face-up"),
        position=_position(
            "capture",
            0,
            (("4S KC", "9H"), ("6C JD", "2D"), ("5D AH", "KD")),
            "7S 3C",
            centre="10D QS 8C",
            captured=("", "4H 5S", ""),
        ),
        goals=(Goal(event="one.capture"), Goal(refusal="one.replace"), Goal(event="one.replace")),
        line=("take", Try("pass", "one.replace"), "lay KC", "centre 7S"),
    ),
    Example(
        "ace-waits",
        rules=("one.pass", "pass.keeps-active", "tricap"),
        position=_position(
            "capture", 0, (("6D 9C", "AS"), ("2H 10C", "7D")), "8H KD 3S", centre="JC QH"
        ),
        goals=(Goal(event="one.pass"), Goal(event="tricap"), Goal(event="round.lay")),
        line=(
            "pass",
            "centre 8H",
            _shuffle("4C 9C KH 5S 8D 2C 6S", "JC QH 8H"),
            "lay 9C",
            "lay 5S",
            "centre 6S",
        ),
    ),
    Example(
        "ace-centre",
        rules=("tricap.ace-centre", "adjacent.ace", "tricap"),
        position=_position(
            "centre",
            "chance",
            (("5C 8S", "2C"), ("JS 3H", "7H"), ("10D 4D", "QD")),
            "AH 6C",
            centre="KS",
        ),
        goals=(Goal(event="tricap.ace-centre"),),
        line=("centre AH",),
    ),
    Example(
        "redraw",
        rules=("redraw", "redraw.late", "one.replace"),
        position=_position(
            "capture",
            0,
            (("", "5H"), ("JC 2S", "QC")),
            "8D KC 3H 7C",
            centre="6S",
            captured=("9D 10C 4C 3D", "AD KH"),
        ),
        goals=(Goal(event="one.capture"), Goal(event="redraw"), Goal(event="one.replace")),
        line=("take", "draw 0: 8D KC 3H", "lay KC"),
    ),
    Example(
        "redraw-early",
        rules=("redraw", "redraw.late"),
        position=_position(
            "replace",
            0,
            (("7D", None), ("JC 2S", "QC")),
            "8D KC 3H 6C",
            captured=("9D 10C 4C 5C", ""),
            late=False,
        ),
        goals=(Goal(refusal="one.replace"), Goal(event="redraw")),
        line=(Try("draw 0: 8D KC 3H", "one.replace"), "lay 7D", "draw 0: 8D KC 3H", "centre 6C"),
    ),
    Example(
        "end-tricap",
        rules=("end.after-tricap", "end.centre", "end.winner"),
        position=_position(
            "centre",
            "chance",
            (("2D", "9S"), ("", "JD"), ("4H", "5C")),
            "10S 8H 3C",
            centre="KD 7S",
            short=True,
        ),
        goals=(Goal(event="end.after-tricap"),),
        line=("centre 10S",),
    ),
    Example(
        "end-centre",
        rules=("end.deck", "end.due", "goal.captures", "end.winner"),
        position=_position(
            "centre",
            "chance",
            (("2D", "9S"), ("6H", "4C")),
            "10S",
            centre="KD 7S",
            short=True,
        ),
        goals=(Goal(event="adjacent"), Goal(event="one.capture"), Goal(event="end.deck")),
        line=("centre 10S", "take", "lay 2D"),
    ),
    Example(
        "end-draw",
        rules=("end.deck", "redraw"),
        position=_position(
            "capture",
            1,
            (("9C", "QS"), ("", "3H")),
            "JS 8C",
            centre="10H 4S",
            short=True,
        ),
        goals=(Goal(event="end.deck"),),
        line=("take",),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a table."""
