"""JSON deltas: the changes from one value to the next, all that a transport carries.

The form is ``Delta`` in ``tritables/schemas/scene.json``; the browser applies it in
``jsonDelta.ts``. Why it goes no further is in ``docs/decisions/changes-on-the-wire.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Delta = dict[str, Any]
"""A change of an object; see `delta_of`."""

_MISSING: Final = object()
_NESTED: Final = (dict, list)


def delta_of(before: Mapping[str, Any], after: Mapping[str, Any]) -> Delta:
    """Return what makes ``after`` of ``before``, both objects of JSON; empty where they are equal.

    Under each key that is another now stands ``[value]`` for a new value, None where it is gone,
    and the change of an object. A list that is as long as before is changed like an object whose
    keys are its indices; of another one ``[head, tail, items]`` keeps so many items at either end.
    The order of an object's keys is not told.

    >>> delta_of({"at": 1, "told": ["a", "b"]}, {"at": 2, "told": ["a", "b", "c"]})
    {'at': [2], 'told': [2, 0, ['c']]}
    >>> delta_of({"box": [0, 120, 40, 40]}, {"box": [5, 120, 40, 40]})
    {'box': {'0': [5]}}
    """
    made: Delta = {}
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is not value and old != value:
            made[key] = _told(old, value) if type(value) in _NESTED else [value]
    for key in before:
        if key not in after:
            made[key] = None
    return made


def _told(old: Any, value: Any) -> Delta | list[Any]:
    """The change of a value to an object or a list that is another one."""
    if type(old) is not type(value):
        return [value]
    if type(value) is dict:
        return delta_of(old, value)
    if len(old) != len(value):
        head = _alike(old, value)
        tail = _alike(old[head:][::-1], value[head:][::-1])
        return [head, tail, value[head : len(value) - tail]]
    made: Delta = {}
    for nth, (was, now) in enumerate(zip(old, value, strict=True)):
        if was is not now and was != now:
            made[str(nth)] = _told(was, now) if type(now) in _NESTED else [now]
    return made


def _alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Count the items at the start of two lists that are equal."""
    count = 0
    for left, right in zip(one, other, strict=False):
        if left is not right and left != right:
            break
        count += 1
    return count


def apply_delta(before: Mapping[str, Any], change: Delta) -> dict[str, Any]:
    """Return what a change makes of an object; undoes `delta_of`.

    >>> apply_delta({"told": ["a", "b"]}, {"told": [1, 0, ["c", "d"]]})
    {'told': ['a', 'c', 'd']}
    """
    made = dict(before)
    for key, told in change.items():
        if told is None:
            del made[key]
        else:
            made[key] = _become(before.get(key), told)
    return made


def _become(old: Any, told: Any) -> Any:
    if isinstance(told, dict):
        if isinstance(old, dict):
            return apply_delta(old, told)
        return [
            _become(one, told[str(nth)]) if str(nth) in told else one for nth, one in enumerate(old)
        ]
    if len(told) == 1:
        return told[0]
    head, tail, items = told
    return [*old[:head], *items, *old[len(old) - tail :]]
