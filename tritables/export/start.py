"""Runs first in a reader's browser, where it is the module ``tritables_start`` of the package.

Half of the time that importing us takes there goes into compiling the methods that `dataclasses`
and `attrs` write as texts. They write the same ones at each start, so an export has compiled them
(`inside.py`): here they are found by their texts, and what is new is compiled as ever.

It imports nothing of tritables at its top: that is what shall be quick.
"""

from __future__ import annotations

import builtins
import dataclasses
import gc
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

METHODS = "methods.marshal"
"""The file beside this one that the export has made: bytecode by file name and text."""

_compile = builtins.compile


class Methods(dict[tuple[str, str], CodeType]):
    """Bytecode by the name of its file and its text, compiled where it is not there yet.

    >>> methods = Methods()
    >>> eval(methods["<string>", "made = 1"], space := {}); space["made"]
    1
    >>> list(methods)
    [('<string>', 'made = 1')]
    """

    def __missing__(self, key: tuple[str, str]) -> CodeType:
        name, text = key
        self[key] = code = _compile(text, name, "exec", dont_inherit=True)
        return code


def begin() -> Methods:
    """Import what every board needs; returns what is known of methods, and what is added to it.

    Data classes that are made later on, such as those of a game, profit from it, too. An export
    that makes the file of methods has none yet.
    """
    methods = Methods()
    if (made := Path(__file__).with_name(METHODS)).exists():
        methods |= marshal.loads(made.read_bytes())
    # Without OpenSSL, whose start takes longer than all that is ever hashed.
    sys.modules["_hashlib"] = None  # type: ignore[assignment]
    _use_for_dataclasses(methods)
    gc.disable()  # nothing of what is imported ever goes
    try:
        with _used_for_attrs(methods):
            pass
        import tritables.widgets.worker  # noqa: F401
    finally:
        gc.freeze()
        gc.enable()
    return methods


def _use_for_dataclasses(methods: Methods) -> None:
    def run(text: str, *spaces: Any) -> None:
        exec(methods["<string>", text], *spaces)

    # The module asks its own names before the built-in ones.
    setattr(dataclasses, "exec", run)  # noqa: B010


@contextmanager
def _used_for_attrs(methods: Methods) -> Iterator[None]:
    """For as long as attrs makes its classes: it compiles while it is being imported itself."""

    def compiled(source: Any, filename: Any, mode: str, *more: Any, **named: Any) -> Any:
        if isinstance(source, str) and mode == "exec" and not (more or named):
            return methods[filename, source]
        return _compile(source, filename, mode, *more, **named)

    setattr(builtins, "compile", compiled)  # noqa: B010
    try:
        yield
    finally:
        setattr(builtins, "compile", _compile)  # noqa: B010
