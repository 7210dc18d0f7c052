"""The short way to write a position: texts cut into words, each of which knows its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from tritables.core.errors import BadInput
from tritables.core.reading import Reader

T = TypeVar("T")

MOST_SEED: Final = 2**63 - 1
"""The largest seed that deals what is left out; larger numbers no catalogue can say."""

Texts = str | Sequence[str]
"""A text cut into parts, or one text for each part."""


def parts(reader: Reader, separator: str | None = None) -> list[Reader]:
    """The parts of a text between separators (None: between spaces), each with its place.

    They may be given one by one, too. Raises the reader's error for anything that is no text.

    >>> from tritables.core.errors import BadPosition
    >>> hands = parts(Reader("4S KC / 6C", BadPosition, "hands"), "/")
    >>> [(card.where, card.value) for hand in hands for card in parts(hand)]
    [('hands[0][0]', '4S'), ('hands[0][1]', 'KC'), ('hands[1][0]', '6C')]
    >>> [hand.value for hand in parts(Reader(("4S KC", "6C"), BadPosition, "hands"), "/")]
    ['4S KC', '6C']
    """
    if isinstance(reader.value, list | tuple):
        one_by_one = [reader.at(nth) for nth in range(len(reader.value))]
        return [_part(reader, nth, one.text()) for nth, one in enumerate(one_by_one)]
    return [_part(reader, nth, text) for nth, text in enumerate(reader.text().split(separator))]


def _part(whole: Reader, nth: int, text: str) -> Reader:
    return Reader(text.strip(), whole.error, f"{whole.where}[{nth}]", whole.game)


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


def told_of(argument: Callable[[str], str], read: Callable[[], T]) -> T:
    """Call ``read``; a fault that it raises is told of the argument instead of the JSON's place.

    >>> from tritables.core.errors import BadPosition
    >>> told_of(str.upper, lambda: Reader(None, BadPosition, "deck").text())
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: DECK: This should be text.
    """
    try:
        return read()
    except BadInput as fault:
        raise type(fault)(fault.reason, where=argument(fault.where), rule=fault.rule) from None


def fewest(given: Mapping[str, Any], says: Callable[[dict[str, Any]], bool]) -> dict[str, object]:
    """Those of some arguments without which the rest no longer says the same.

    In a list of arguments, those of other players, each is looked at in the same way. ``says``
    tells whether arguments still say it; what it refuses as `BadInput` they do not.

    >>> fewest({"left": "3 5", "seed": 0}, lambda given: given.get("left") == "3 5")
    {'left': '3 5'}
    """

    def still(fewer: dict[str, Any]) -> bool:
        try:
            return says(fewer)
        except BadInput:
            return False

    kept = dict(given)
    for name, one in given.items():
        without = {other: kept[other] for other in kept if other != name}
        if still(without):
            kept = without
        elif isinstance(one, list) and all(isinstance(each, dict) for each in one):
            for nth in range(len(one)):
                kept[name] = _fewest_of(kept, name, nth, still)
    return kept


def _fewest_of(
    kept: dict[str, Any], name: str, nth: int, says: Callable[[dict[str, Any]], bool]
) -> list[object]:
    """A list of arguments in which the nth has no more than it needs."""

    def listed(one: dict[str, Any]) -> list[object]:
        return [*kept[name][:nth], one, *kept[name][nth + 1 :]]

    return listed(fewest(kept[name][nth], lambda one: says({**kept, name: listed(one)})))
