"""The changes from one JSON value to the next, so that a wire carries nothing else.

The form is ``Delta`` in ``tritables/schemas/scene.json``; the browser undoes it in ``change.ts``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Delta = dict[str, Any]
"""A change of an object; see `change_of`."""

_MISSING: Final = object()

_NEAR: Final = 12
"""The number of old items that are looked at for one that has become a new one."""

_LONG: Final = 24
"""The number of letters from which on a text is told by what it shares with another."""


def change_of(before: Mapping[str, Any], after: Mapping[str, Any]) -> Delta:
    """Return what makes ``after`` of ``before``, both objects of JSON; empty where they are equal.

    Under each key that is another now stands ``[value]`` for a new value, None where it is gone,
    and the change of an object. A list of texts, objects or lists is ``[0, item, …]``, its items
    one after another: ``[start, count]`` stay, ``[index, change]`` is one that has changed, and
    ``[value]`` is a new one. A list of numbers is a new value, or changed like an object whose keys
    are its indices. Of a text that was ``[head, tail, middle]`` keeps so many letters at either
    end; with a key behind them they are those of the text that has this key now, which is told
    without one itself. The order of an object's keys is not told.

    >>> change_of({"at": 1, "told": ["a", "b"]}, {"at": 2, "told": ["a", "b", "c"]})
    {'at': [2], 'told': [0, [0, 2], ['c']]}
    >>> change_of({"box": [0, 120, 40, 40]}, {"box": [5, 120, 40, 40]})
    {'box': {'0': [5]}}
    >>> change_of({"a": "Point 24 has 5 white stones."}, {"a": "Point 24 has 4 white stones."})
    {'a': [13, 14, '4']}
    """
    made: Delta = {}
    alike = ""
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is value or old == value:
            continue
        made[key] = told = _told_of(old, value)
        if isinstance(value, str) and len(value) >= _LONG and len(told) == 1:
            if alike and (edit := _edit(after[alike], value, len(alike))):
                made[key] = [*edit, alike]
            else:
                alike = key
    made.update((key, None) for key in before if key not in after)
    return made


def _told_of(old: Any, value: Any) -> Any:
    """The description of a value by an old one, which is another."""
    if isinstance(old, dict) and isinstance(value, dict):
        return change_of(old, value)
    if isinstance(old, str) and isinstance(value, str):
        return _edit(old, value) or [value]
    if not (isinstance(old, list) and isinstance(value, list) and old and value):
        return [value]
    if isinstance(value[0], str | dict | list):
        return [0, *_items(old, value)]
    if len(old) != len(value):
        return [value]
    moved = {
        str(nth): [now]
        for nth, (was, now) in enumerate(zip(old, value, strict=True))
        if was is not now and was != now
    }
    return min([value], moved, key=lambda told: len(repr(told)))


def _edit(old: str, value: str, more: int = 0) -> list[Any] | None:
    """The ends that two texts have in common, and the middle; None where that is no shorter.

    ``more`` is what has to be told with it.
    """
    if len(value) < _LONG or max(old + value) > "\uffff":  # a browser counts those as two letters
        return None
    head = _common(old, value)
    tail = _common(old[head:][::-1], value[head:][::-1])
    if head + tail < _LONG // 2 + more:
        return None
    return [head, tail, value[head : len(value) - tail]]


def _common(one: str, other: str) -> int:
    """The number of letters at the start of two texts that are the same."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def renewal_of(before: Mapping[str, Any], after: Mapping[str, Any]) -> Delta:
    """Return a change like `change_of`, with a whole new value under each key that is another now.

    It is found in a tenth of the time, for a wire on which bytes cost nothing.

    >>> renewal_of({"at": 1, "told": ["a", "b"]}, {"at": 1, "told": ["a", "b", "c"]})
    {'told': [['a', 'b', 'c']]}
    """
    made: Delta = {
        key: [value]
        for key, value in after.items()
        if (old := before.get(key, _MISSING)) is not value and old != value
    }
    made.update((key, None) for key in before if key not in after)
    return made


def changed(before: Mapping[str, Any], change: Delta) -> dict[str, Any]:
    """Return what a change makes of an object; undoes `change_of`.

    >>> changed({"told": ["a", "b"]}, {"told": [0, [1, 1], ["c"]]})
    {'told': ['b', 'c']}
    """
    made = dict(before)
    for key, told in change.items():
        if told is None:
            del made[key]
        elif not _is_like(told):
            made[key] = _become(before.get(key), told)
    for key, told in change.items():
        if _is_like(told):
            made[key] = _edited(made[told[3]], told)
    return made


def _is_like(told: Any) -> bool:
    """True if it tells a text by what it has in common with one under another key."""
    return isinstance(told, list) and len(told) == 4 and isinstance(told[3], str)


def _become(old: Any, told: Any) -> Any:
    if isinstance(told, dict):
        if isinstance(old, dict):
            return changed(old, told)
        return [told[str(nth)][0] if str(nth) in told else one for nth, one in enumerate(old)]
    if len(told) == 1:
        return told[0]
    return _edited(old, told) if isinstance(told[-1], str) else list(_joined(old, told[1:]))


def _edited(old: str, told: Sequence[Any]) -> str:
    head, tail, middle = told[:3]
    return f"{old[:head]}{middle}{old[len(old) - tail :]}"


def _items(before: Sequence[Any], after: Sequence[Any]) -> Iterator[list[Any]]:
    """Say where each item of a list comes from, in runs; most stay at both ends of a list."""
    head = _alike(before, after)
    tail = _alike(before[head:][::-1], after[head:][::-1])
    end = len(before) - tail
    run = [0, head]
    for source, item in _sources(before, range(head, end), after[head : len(after) - tail]):
        if source is not None and source == run[0] + run[1] and item is _MISSING:
            run[1] += 1
            continue
        if run[1]:
            yield run
        if source is not None and item is _MISSING:
            run = [source, 1]
        else:
            run = [end, 0]
            yield _told(before, source, item)
    if run[0] + run[1] == end:
        run[1] += tail
    else:
        if run[1]:
            yield run
        run = [end, tail]
    if run[1]:
        yield run


def _sources(
    before: Sequence[Any], middle: range, fresh: Sequence[Any]
) -> Iterator[tuple[int | None, Any]]:
    """Each fresh item's old index, in the middle of the list before.

    With the item itself where it is another now, or has no old index.
    """
    places: dict[str, list[int]] = {}
    # Python's own writing tells two values apart as well as JSON does, and takes a tenth.
    for index in middle:
        places.setdefault(repr(before[index]), []).append(index)
    found: list[int | None] = []
    for item in fresh:
        known = places.get(repr(item))
        found.append(known.pop(0) if known else None)
    free = sorted([index for known in places.values() for index in known])
    for known_at, item in zip(found, fresh, strict=True):
        yield (_likest(before, free, item), item) if known_at is None else (known_at, _MISSING)


def _likest(before: Sequence[Any], free: list[int], item: Any) -> int | None:
    """Take from the free old items one that has most in common with an object, or a list."""
    near = [index for index in free[:_NEAR] if type(before[index]) is type(item)]
    if not near or not isinstance(item, dict | list):
        return None
    if isinstance(item, list):
        free.remove(near[0])
        return near[0]
    alike = [
        sum([old.get(key) == value for key, value in item.items()])
        for old in [before[index] for index in near]
    ]
    likest = near[alike.index(max(alike))]
    free.remove(likest)
    return likest


def _told(before: Sequence[Any], source: int | None, item: Any) -> list[Any]:
    """An item that is new, as itself or as the change of an old one, whatever is shorter."""
    if source is None:
        return [item]
    told = [source, _told_of(before[source], item)]
    return min([item], told, key=lambda one: len(repr(one)))


def _alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """The number of items at the start of two lists that are equal."""
    count = 0
    for left, right in zip(one, other, strict=False):
        if left is not right and left != right:
            break
        count += 1
    return count


def _joined(before: Sequence[Any], items: Sequence[Sequence[Any]]) -> Iterator[Any]:
    for item in items:
        if len(item) == 1:
            yield item[0]
        elif isinstance(item[1], int):
            yield from before[item[0] : item[0] + item[1]]
        else:
            yield _become(before[item[0]], item[1])
