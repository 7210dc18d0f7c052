"""The servers under test: `tritables serve`, and JupyterLab beside it.

Both serve one folder of small notebooks on 127.0.0.1, at a port that they choose themselves and
then tell, with settings and data of their own, so that nothing of the person who runs the tests is
read or written.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import randrange

START = 120.0
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
        if self.kind == "served":
            return f"{self.url}/{name}"
        if self.kind == "notebook":
            return f"{self.url}/notebooks/{name}"
        return f"{self.url}/lab/tree/{name}?reset"

    def api(self, method: str, path: str) -> object:
        """Ask the server itself, as its own pages do."""
        ask = urllib.request.Request(f"{self.url}/api/{path}", method=method)
        with urllib.request.urlopen(ask, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None


def own_places(home: Path, base: Mapping[str, str] = os.environ) -> dict[str, str]:
    """An environment in which Jupyter keeps everything below one folder."""
    config = home / "config"
    (config / "labconfig").mkdir(parents=True, exist_ok=True)
    (config / "labconfig" / "page_config.json").write_text(json.dumps(QUIET))
    env = {name: value for name, value in base.items() if not name.startswith("JUPYTER_")}
    return {
        **env,
        "JUPYTER_CONFIG_DIR": str(config),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "IPYTHONDIR": str(home / "ipython"),
        "TRITABLES_KEEP": str(home / "games.db"),
    }


class Servers:
    """The servers by name, each started when it is first asked for."""

    def __init__(self, folder: Path, homes: Path) -> None:
        self.folder = folder
        self._homes = homes
        self._running: dict[str, Server] = {}
        self._stack = ExitStack()

    def __getitem__(self, kind: str) -> Server:
        if kind not in self._running:
            home = self._homes / kind
            home.mkdir(exist_ok=True)  # one that did not start is started again
            server = running(kind, self.folder, home)
            self._running[kind] = self._stack.enter_context(server)
        return self._running[kind]

    @contextmanager
    def added(self, kind: str, python: Path) -> Iterator[None]:
        """Have a server for a while that another Python runs, which has what ours lacks."""
        home = self._homes / kind
        home.mkdir()
        with running(kind, self.folder, home, python) as self._running[kind]:
            yield
        del self._running[kind]

    def close(self) -> None:
        self._stack.close()


@contextmanager
def running(
    kind: str,
    folder: Path,
    home: Path,
    python: str | Path = sys.executable,
    base: Mapping[str, str] = os.environ,
    more: Sequence[str] = (),
) -> Iterator[Server]:
    """Run a server until the tests are through; it and its kernels end with it."""
    argv = [*COMMANDS[kind](folder), *more]
    log = home / f"{kind}.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [python, "-m", *argv],
            cwd=folder,
            env=own_places(home, base),
            stdout=out,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        try:
            yield Server(kind, _address(process, home, log), folder)
        finally:
            _end(process)


def _address(process: subprocess.Popen[bytes], home: Path, log: Path) -> str:
    """Where a server says that it answers, once it does."""
    limit = time.monotonic() + START
    while time.monotonic() < limit and process.poll() is None:
        if url := _told(home, log):
            try:
                with urllib.request.urlopen(f"{url}/api", timeout=START):
                    return url
            except urllib.error.HTTPError:
                return url  # it may not like the question, but it answers
            except (urllib.error.URLError, OSError):
                pass
        time.sleep(0.1)  # it is not there yet; the loop is bounded
    raise RuntimeError(f"no answer:\n{log.read_text(errors='replace')[-3000:]}")


def _told(home: Path, log: Path) -> str | None:
    """Voila prints its address, as ours does; Lab writes it where other programs look for it."""
    said = log.read_text(errors="replace")
    if found := re.match(r"http://127\.0\.0\.1:\d+(?=/\n)", said):
        return found[0]
    if found := re.search(r"URL: http://localhost:(\d+)\n", said):  # marimo
        return f"http://127.0.0.1:{found[1]}"
    if found := re.search(r"Uvicorn running on (http://127\.0\.0\.1:\d+) ", said):  # shiny
        return found[1]
    for file in (home / "runtime").glob("jpserver-*.json"):
        try:
            return f"http://127.0.0.1:{json.loads(file.read_text())['port']}"
        except ValueError:
            continue  # it is being written
    return None


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


def served_command(folder: Path) -> list[str]:
    return ["tritables", "serve", str(folder), "--port", "0"]


def tutorials_command(folder: Path) -> list[str]:
    """The tutorials that the package brings, served from a folder that need have nothing."""
    return ["tritables", "serve", "--port", "0"]


def lab_command(folder: Path) -> list[str]:
    return ["jupyterlab", *_jupyter(folder), "--LabApp.expose_app_in_browser=True"]


def notebook_command(folder: Path) -> list[str]:
    return ["notebook", *_jupyter(folder), "--JupyterNotebookApp.expose_app_in_browser=True"]


def _jupyter(folder: Path) -> list[str]:
    """What JupyterLab and Notebook 7, which is made of it, are told alike."""
    return [
        "--no-browser",
        "--ServerApp.ip=127.0.0.1",
        # A server that is told port 0 does not tell which one it got: it tries some at random.
        f"--ServerApp.port={randrange(20_000, 30_000)}",
        "--ServerApp.port_retries=50",
        "--IdentityProvider.token=",
        "--ServerApp.password=",
        "--ServerApp.disable_check_xsrf=True",
        "--ServerApp.allow_root=True",
        f"--ServerApp.root_dir={folder}",
        "--LabApp.extension_manager=readonly",
        "--LabApp.news_url=",
    ]


def marimo_command(folder: Path) -> list[str]:
    return ["marimo", "run", str(folder / "app.py"), "--headless", "--host=127.0.0.1", "--no-token"]


def shiny_command(folder: Path) -> list[str]:
    return ["shiny", "run", str(folder / "app.py"), "--host", "127.0.0.1", "--port", "0"]


COMMANDS: Mapping[str, Callable[[Path], list[str]]] = {
    "served": served_command,
    "tutorials": tutorials_command,
    "lab": lab_command,
    "notebook": notebook_command,
    "marimo": marimo_command,
    "shiny": shiny_command,
}
