"""The short way to write a position: texts cut into words, each of which knows its place."""

from __future__ import annotations

from collections.abc import Iterable

from tritables.core.reading import Reader


def parts(reader: Reader, separator: str | None = None) -> list[Reader]:
    """The parts of a text between separators (None: between spaces), each with its place.

    Raises the reader's error for anything that is no text.

    >>> from tritables.core.errors import BadPosition
    >>> hands = parts(Reader("4S KC / 6C", BadPosition, "hands"), "/")
    >>> [(card.where, card.value) for hand in hands for card in parts(hand)]
    [('hands[0][0]', '4S'), ('hands[0][1]', 'KC'), ('hands[1][0]', '6C')]
    """
    return [
        Reader(part.strip(), reader.error, f"{reader.where}[{nth}]", reader.game)
        for nth, part in enumerate(reader.text().split(separator))
    ]


def check_once(named: Iterable[Reader]) -> None:
    """Refuse what is named in two places; raises the reader's error at the second of them.

    >>> from tritables.core.errors import BadPosition
    >>> check_once(parts(Reader("4S KC 4S", BadPosition, "deck")))
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: deck[2]: 4S is in two places: deck[0] and deck[2].
    """
    seen: dict[object, str] = {}
    for one in named:
        first = seen.setdefault(one.value, one.where)
        if first != one.where:
            one.refuse("bad-two-places", what=one.value, one=first, other=one.where)
