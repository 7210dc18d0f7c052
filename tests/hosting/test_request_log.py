"""What is written about who asked for what."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.hosting.test_base_handler import KERNEL, ask
from tests.hosting.test_serve_command import NOTEBOOKS, Server
from tritables.hosting.request_log import place


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/nl/tricom.ipynb", "/nl/tricom.ipynb"),
        (f"/api/kernels/{KERNEL}/channels", "/api/kernels/*/channels"),
        (f"/voila/api/shutdown/{KERNEL.upper()}", "/voila/api/shutdown/*"),
        ("/a\n2026 forged", "/a?2026 forged"),
        ("/" + "a" * 500, "/" + "a" * 79 + "…"),
    ],
)
def test_a_path_is_told_without_what_is_somebodys_own(path: str, told: str) -> None:
    assert place(path) == told


def asked(folder: Path, *more: str) -> str:
    """What is written when somebody asks for a few things."""
    server = Server(NOTEBOOKS, folder, *more)
    ask(server, "/nl/index.ipynb?lang=nl&token=secret", Cookie="a=b")
    ask(server, f"/api/kernels/{KERNEL}")
    ask(server, "/nowhere.ipynb")
    server.stop(signal.SIGTERM)
    return server.log.read_text()


def test_nothing_is_written_unless_it_is_wanted(tmp_path: Path) -> None:
    assert asked(tmp_path) == ""


FORGED = ("x" * 60_000, f"YWJj{'a' * 60_000}|9999999999|{'f' * 40}", f"2|{'1' * 60_000}|0")
"""Cookies that nobody here has signed, in either form that there ever was."""


def test_when_a_stranger_sends_odd_things_then_nothing_is_written(tmp_path: Path) -> None:
    server = Server(NOTEBOOKS, tmp_path, "--token", "a-secret-of-ours")
    port = urlsplit(server.address).port
    for forged in FORGED:
        for name in (f"tritables-in-{port}", f"username-127-0-0-1-{port}", "_xsrf"):
            assert ask(server, "/", Cookie=f"{name}={forged}").status == 403
    ask(server, "/", "POST", Content_Type="multipart/form-data", Content_Length="0")
    server.stop(signal.SIGTERM)
    assert server.log.read_text() == ""


def test_when_a_reader_sends_odd_cookies_then_nothing_is_written(tmp_path: Path) -> None:
    server = Server(NOTEBOOKS, tmp_path)
    port = urlsplit(server.address).port
    for forged in FORGED:
        for name in (f"username-127-0-0-1-{port}", "_xsrf", "tritables-reader"):
            assert ask(server, "/en/index.ipynb", Cookie=f"{name}={forged}").status == 200
    server.stop(signal.SIGTERM)
    assert server.log.read_text() == ""


def test_what_is_wanted_is_a_line_for_each_request(tmp_path: Path) -> None:
    lines = asked(tmp_path, "--log").splitlines()
    told = [re.sub(r"\d+ ms$", "N ms", line[20:]) for line in lines]
    assert told == [
        "200 GET /nl/index.ipynb N ms",
        "404 GET /api/kernels/* N ms",
        "404 GET /nowhere.ipynb N ms",
    ]
    assert all(re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d ", line) for line in lines)
