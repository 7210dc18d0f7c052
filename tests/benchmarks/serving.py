"""Serves notebooks for a measurement, and opens them in Chromium; nothing is left behind."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts.chromium import find

START = 90


def notebook(*cells: str) -> str:
    """A notebook with these cells of code, as JSON."""
    made = [
        {
            "id": f"cell-{nth}",
            "cell_type": "code",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": cell,
        }
        for nth, cell in enumerate(cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return json.dumps(
        {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    )


def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def private(folder: Path) -> dict[str, str]:
    """An environment in which Jupyter keeps all that it writes within a folder."""
    kept = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
        "XDG_STATE_HOME": "state",  # where games are kept
    }
    for name in kept.values():
        (folder / name).mkdir(parents=True, exist_ok=True)
    return {**os.environ, **{name: str(folder / place) for name, place in kept.items()}}


@contextlib.contextmanager
def running(
    argv: Sequence[str | Path], address: str, folder: Path, env: Mapping[str, str]
) -> Iterator[None]:
    """Run a server until the end of the block, from the moment that it answers.

    It has a process group of its own, so that its kernels end with it.
    """
    log = folder / "server.log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            [str(one) for one in argv],
            cwd=folder,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + START
        while not _answers(address):
            if server.poll() is not None or time.monotonic() > until:
                tail = log.read_text(errors="replace")[-3000:]
                raise RuntimeError(f"the server did not start:\n{tail}")
            time.sleep(0.1)
        yield
    except Exception:
        print(log.read_text(errors="replace")[-3000:])  # it is gone with its folder
        raise
    finally:
        server.send_signal(signal.SIGTERM)  # lets it end its kernels, which have other groups
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(15)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGKILL)
        server.wait(5)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


@contextlib.contextmanager
def our_pages(folder: Path, own: Path) -> Iterator[str]:
    """Serve the notebooks of a folder as `make play` does; the block gets the address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    serve = ["-m", "tritables", "serve", folder, "--port", str(port)]
    # An address where nothing is: each look at a page would render it, or start a kernel.
    with running([sys.executable, *serve], f"{address}/nothing.here", own, private(own)):
        yield address


@contextlib.contextmanager
def plain_voila(folder: Path, own: Path) -> Iterator[str]:
    """Serve the notebooks of a folder as Voila does by itself, each in a kernel of its own."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    flags = (f"--port={port}", "--no-browser", "--Voila.ip=127.0.0.1")
    with running(
        [sys.executable, "-m", "voila", folder, *flags],
        f"{address}/voila/static/voila.js",
        own,
        private(own),
    ):
        yield f"{address}/voila/render"


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    path = find()
    if path is None:
        raise RuntimeError("no Chromium: run `python -m scripts.chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
