"""House rules that a table may switch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tritables.core.reading import Reader


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule that a table may switch: its default, how it is read, and what to offer.

    ``choices`` are the values that a dialog offers; others may be read too. Its words are
    ``option-<name>``, with the attribute ``.choice`` for each value.
    """

    default: object
    read: Callable[[Reader], object]
    choices: tuple[object, ...] = ()


def read_options(options: Mapping[str, Option], reader: Reader | None) -> dict[str, object]:
    """Check options; what is left out takes its default. Raises the reader's error.

    >>> read_options({"quick": Option(False, Reader.flag)}, None)
    {'quick': False}
    """
    if reader is None:
        return {name: option.default for name, option in options.items()}
    reader.keys((), options)
    made: dict[str, object] = {}
    for name, option in options.items():
        given = reader.get(name)
        made[name] = option.default if given is None else option.read(given)
    return made
