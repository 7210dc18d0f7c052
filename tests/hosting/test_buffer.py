"""What a kernel says while the line of its page is broken."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from tritables.hosting.limits import UNREAD
from tritables.hosting.page_sessions import SeatedKernels

KERNEL = "0ad76f4a-2f0c-4c4e-8f4b-6b5d7a3b9b10"
PAGE = f"{KERNEL}:page"
MESSAGE = [b"{}", b"x" * 100_000]


class Stream:
    """A kernel's channel, which says what it is made to say."""

    def __init__(self) -> None:
        self.socket = SimpleNamespace(closed=False)
        self.say: Callable[[list[bytes]], object] | None = None

    def on_recv(self, heard: Callable[[list[bytes]], object] | None) -> None:
        self.say = heard

    def close(self) -> None:
        self.socket.closed = True


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> SeatedKernels:
    kernels = SeatedKernels()
    monkeypatch.setattr(SeatedKernels, "__contains__", lambda self, kernel: kernel == KERNEL)
    return kernels


def test_when_a_page_comes_back_then_it_is_told_what_was_said_meanwhile(
    kernels: SeatedKernels,
) -> None:
    stream = Stream()
    kernels.start_buffering(KERNEL, PAGE, {"iopub": stream})
    for _ in range(10):
        assert stream.say is not None
        stream.say(MESSAGE)
    kept = kernels.get_buffer(KERNEL, PAGE)
    assert kept["buffer"] == [("iopub", MESSAGE)] * 10
    assert kept["channels"] == {"iopub": stream}
    assert not stream.socket.closed


def test_when_a_kernel_goes_on_and_on_then_nothing_is_kept_and_nobody_listens(
    kernels: SeatedKernels,
) -> None:
    stream = Stream()
    kernels.start_buffering(KERNEL, PAGE, {"iopub": stream})
    said = 0
    while stream.say is not None:
        assert said <= UNREAD
        stream.say(MESSAGE)
        said += 100_000
    assert stream.socket.closed
    assert kernels.get_buffer(KERNEL, PAGE) is None
