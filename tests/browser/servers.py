"""The servers under test: Voila as `tritables serve` starts it, and JupyterLab beside it.

Both serve one folder of small notebooks on a free port of 127.0.0.1, with settings and data of
their own, so that nothing of the person who runs the tests is read or written.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

START = 60.0
"""Seconds that a server may take before it answers."""

QUIET = {
    # Lab asks the network for news and for updates of itself, unless it is told not to.
    "disabledExtensions": {
        "@jupyterlab/apputils-extension:announcements": True,
        "@jupyterlab/extensionmanager-extension": True,
    }
}


@dataclass(frozen=True)
class Server:
    """A running server: what it is, where it answers, and the folder it serves."""

    kind: str
    url: str
    folder: Path

    def address(self, name: str) -> str:
        """Where a notebook of the folder is opened."""
        if self.kind == "voila":
            return f"{self.url}/{name}"
        return f"{self.url}/lab/tree/{name}?reset"

    def api(self, method: str, path: str) -> object:
        """Ask the server itself, as its own pages do."""
        ask = urllib.request.Request(f"{self.url}/api/{path}", method=method)
        with urllib.request.urlopen(ask, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def own_places(home: Path) -> dict[str, str]:
    """An environment in which Jupyter keeps everything below one folder."""
    config = home / "config"
    (config / "labconfig").mkdir(parents=True, exist_ok=True)
    (config / "labconfig" / "page_config.json").write_text(json.dumps(QUIET))
    env = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER_")}
    return {
        **env,
        "JUPYTER_CONFIG_DIR": str(config),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "IPYTHONDIR": str(home / "ipython"),
    }


@contextmanager
def running(
    kind: str, argv: Sequence[str], port: int, folder: Path, home: Path, probe: str
) -> Iterator[Server]:
    """Run a server until the tests are through; it and its kernels end with it."""
    log = home / f"{kind}.log"
    url = f"http://127.0.0.1:{port}"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", *argv],
            cwd=folder,
            env=own_places(home),
            stdout=out,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        try:
            _wait(process, url + probe, log)
            yield Server(kind, url, folder)
        finally:
            _end(process)


def _wait(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    limit = time.monotonic() + START
    while time.monotonic() < limit:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=START):
                return
        except urllib.error.HTTPError:
            return  # it may not like the question, but it answers
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)  # it is not there yet; the loop is bounded
    raise RuntimeError(f"{url} does not answer:\n{log.read_text(errors='replace')[-3000:]}")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, so that it ends its kernels; insist after a while."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is not None:
            return
        process.send_signal(sign)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            continue


def voila_command(folder: Path, port: int) -> list[str]:
    return ["tritables", "serve", str(folder), "--port", str(port)]


def lab_command(folder: Path, port: int) -> list[str]:
    return [
        "jupyterlab",
        "--no-browser",
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        "--IdentityProvider.token=",
        "--ServerApp.password=",
        "--ServerApp.disable_check_xsrf=True",
        "--ServerApp.allow_root=True",
        f"--ServerApp.root_dir={folder}",
        "--LabApp.extension_manager=readonly",
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.news_url=",
    ]
