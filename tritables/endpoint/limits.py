"""Time limits for opponents that somebody else has written, in one process.

Tables know no time: importing this module has them keep the limits.

What can be done differs with where it runs, and not everything can:

- In CPython it runs in a thread of its own. Whoever asked waits no longer than the limit; the
  thread is told to stop, which it does at its next line of Python. A call into C, such as a long
  sleep, stops when it returns, and harms nobody until then.
- In Pyodide there are no threads. It is stopped at the next line of Python after the limit; a long
  call into C is waited for.
- C code that holds the interpreter's lock (one huge power, one hopeless regular expression) stops
  the whole process, here as there. Only another process could be ended.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from time import perf_counter
from types import FrameType
from typing import Any, TypeVar

from tritables.opponents.asking import TooLate, limit_with

T = TypeVar("T")


def within(limit: float, call: Callable[[], T]) -> T:
    """Call something, and return what it returns; raises `TooLate` after ``limit`` seconds.

    What it raises is raised.

    >>> within(1.0, lambda: 2)
    2
    """
    start = perf_counter()
    returned = (_traced if sys.platform == "emscripten" else _threaded)(limit, call)
    if perf_counter() - start > limit:  # it was late, but there before anybody could stop it
        raise TooLate
    return returned


def _threaded(limit: float, call: Callable[[], T]) -> T:
    """Call it in a thread, which is left behind after the limit."""
    from ctypes import c_ulong, py_object, pythonapi  # Pyodide may come without

    returned: list[T] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            returned.append(call())
        except BaseException as error:
            raised.append(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        thread.join(limit)
    finally:
        if thread.is_alive():
            pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread.ident or 0), py_object(TooLate))
    if raised:
        raise raised[0]
    if not returned:
        raise TooLate
    return returned[0]


def _traced(limit: float, call: Callable[[], T]) -> T:
    """Call it here, and look at the time before each of its lines."""
    end = perf_counter() + limit

    def look(frame: FrameType, event: str, arg: object) -> Any:
        if perf_counter() > end:
            raise TooLate
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        return call()
    finally:
        sys.settrace(before)


limit_with(within)
