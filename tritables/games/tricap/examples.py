"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from tritables.core.cards import DECK
from tritables.core.examples import Example, Try
from tritables.core.goals import Goal, events
from tritables.games.tricap.notation import shuffle_text
from tritables.games.tricap.writing import position


def _shuffle(first: str, stays: str) -> str:
    """A shuffle that begins with some cards; ``stays`` are in the centre or captured."""
    cards = first.split()
    rest = [card for card in DECK if card not in (*cards, *stays.split())]
    Random(2).shuffle(rest)
    return shuffle_text([*cards, *rest])


_position: Final = partial(position, seed=1)
"""Every example is dealt from the same seed, so that it stays as its words tell it."""


EXAMPLES: Final = (
    Example(
        "start",
        rules=("setup.three-each", "round.lay", "round.centre"),
        position=_position(hands="4D JH 9C / 2S KC 6H / 8S 5C QD", deck="10C 3D 7H"),
        goals=(Goal(refusal="round.lay", because="lay-first"), *events("round.lay", "adjacent")),
        line=(Try("centre 10C", "round.lay"), "lay 9C", "lay KC", "lay 5C", "centre 10C"),
    ),
    Example(
        "adjacent",
        rules=("adjacent", "one.capture"),
        position=_position(
            hands="3C QH / 2D 7C / KD 4S", actives="JS / 10D / 8C", deck="10H 5S 6C"
        ),
        goals=events("adjacent", "one.capture"),
        line=("centre 10H", "take"),
    ),
    Example(
        "ace",
        rules=("adjacent.ace",),
        position=_position(hands="5H 9D / 3S JD", actives="AC / 4H", deck="QC 8D 2H"),
        goals=events("adjacent.ace", "one.capture"),
        line=("centre QC", "take"),
    ),
    Example(
        "neighbours",
        rules=("adjacent", "adjacent.ace", "tricap", "players"),
        position=_position(
            hands="3C 6D / QS 4C / 7D 2C / KH 5D / 6S 3H",
            actives="9H / JS / AD / 10C / 8S",
            deck="10H 4D",
        ),
        goals=(Goal(event="tricap"), Goal(refusal="tricap", because="tricap-takes-none")),
        line=("centre 10H", Try("take", "tricap"), _shuffle("", "10H")),
    ),
    Example(
        "king-and-two",
        rules=("adjacent", "none"),
        position=_position(hands="7H 4C / 9C 5S", actives="KS / 6D", deck="2H QD 10S"),
        goals=events("none", "adjacent"),
        line=("centre 2H", "centre QD"),
    ),
    Example(
        "growing",
        rules=("none", "round.centre", "one.capture"),
        position=_position(
            hands="2C JC / 8H 9S / 3D AS",
            actives="6H / KC / 4S",
            centre="8C",
            deck="9D JH 2S 7C 10D",
        ),
        goals=events("none", "adjacent", "one.capture"),
        line=("centre 9D", "centre JH", "centre 2S", "centre 7C", "take"),
    ),
    Example(
        "capture",
        rules=("one.capture", "one.replace", "replace.face-up"),
        position=_position(
            hands="4S KC / 6C JD / 5D AH",
            actives="9H / 2D / KD",
            centre="10D QS 8C",
            captured="- / 4H 5S",
            deck="7S 3C",
        ),
        goals=(
            Goal(event="one.capture"),
            Goal(refusal="one.replace", because="taken-already"),
            Goal(event="one.replace"),
        ),
        line=("take", Try("pass", "one.replace"), "lay KC", "centre 7S"),
    ),
    Example(
        "ace-waits",
        rules=("one.pass", "pass.keeps-active", "tricap"),
        position=_position(
            hands="6D 9C / 2H 10C", actives="AS / 7D", centre="JC QH", deck="8H KD 3S"
        ),
        goals=events("one.pass", "tricap", "round.lay"),
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
            hands="5C 8S / JS 3H / 10D 4D",
            actives="2C / 7H / QD",
            centre="KS",
            deck="AH 6C",
            phase="centre",
        ),
        goals=events("tricap.ace-centre"),
        line=("centre AH",),
    ),
    Example(
        "redraw",
        rules=("redraw", "redraw.late", "one.replace"),
        position=_position(
            hands="- / JC 2S",
            actives="5H / QC",
            centre="6S",
            captured="9D 10C 4C 3D / AD KH",
            deck="8D KC 3H 7C",
        ),
        goals=events("one.capture", "redraw", "one.replace"),
        line=("take", "draw 0: 8D KC 3H", "lay KC"),
    ),
    Example(
        "redraw-early",
        rules=("redraw", "redraw.late"),
        position=_position(
            hands="7D / JC 2S",
            actives="- / QC",
            captured="9D 10C 4C 5C",
            deck="8D KC 3H 6C",
            redraw="early",
        ),
        goals=(Goal(refusal="one.replace", because="has-cards"), Goal(event="redraw")),
        line=(Try("draw 0: 8D KC 3H", "one.replace"), "lay 7D", "draw 0: 8D KC 3H", "centre 6C"),
    ),
    Example(
        "end-tricap",
        rules=("end.after-tricap", "end.centre", "end.winner"),
        position=_position(
            hands="2D / - / 4H", actives="9S / JD / 5C", centre="KD 7S", deck="10S 8H 3C", left=3
        ),
        goals=events("end.after-tricap"),
        line=("centre 10S",),
    ),
    Example(
        "end-centre",
        rules=("end.deck", "end.due", "goal.captures", "end.winner"),
        position=_position(hands="2D / 6H", actives="9S / 4C", centre="KD 7S", deck="10S", left=1),
        goals=events("adjacent", "one.capture", "end.deck"),
        line=("centre 10S", "take", "lay 2D"),
    ),
    Example(
        "end-draw",
        rules=("end.deck", "redraw"),
        position=_position(
            hands="9C / -", actives="QS / 3H", centre="10H 4S", deck="JS 8C", left=2
        ),
        goals=events("end.deck"),
        line=("take",),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a table."""
