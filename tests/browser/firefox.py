"""A Firefox of the system, driven by what it brings itself: the Marionette protocol.

Playwright drives only builds of its own, and no other driver is needed for what is asked here: an
address is opened, scripts are run in the page, pieces are clicked.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PREFERENCES = {
    "marionette.port": 0,  # a free one, which Firefox writes into its profile
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.security.https_first": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
START = 180.0
"""Seconds that Firefox may take before it listens, however busy the machine is."""


def find_firefox() -> str | None:
    """The Firefox of this machine, if it has one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, port: int, limit: float) -> None:
        self.limit = limit
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=limit + 10)
        self._stream = self._socket.makefile("rb")
        self._number = 0
        self._read()  # it greets
        self._ask("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        milliseconds = round(1000 * limit)
        self._ask("WebDriver:SetTimeouts", script=milliseconds, pageLoad=milliseconds)

    def open(self, address: str) -> None:
        """Go to an address, and wait until the page is loaded."""
        self._ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *arguments: object) -> Any:
        """Run the body of an async function in the page, and return what it returns."""
        wrapped = """
          const done = arguments[arguments.length - 1];
          (async (...args) => { %s })(...Array.from(arguments).slice(0, -1))
            .then(value => done({ value }), fault => done({ fault: String(fault) }));
        """
        given = {"script": wrapped % script, "args": list(arguments)}
        answer = self._ask("WebDriver:ExecuteAsyncScript", **given)["value"]
        assert "fault" not in answer, answer
        return answer.get("value")

    def wait(self, condition: str, *arguments: object) -> None:
        """Wait until an expression of the page holds; its ``args`` are what is given."""
        until = time.monotonic() + self.limit
        while not self.run(f"return Boolean({condition});", *arguments):
            assert time.monotonic() < until, f"this never came: {condition}"
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        """Click the first element of that kind, as a hand would."""
        found = self._ask("WebDriver:FindElement", using="css selector", value=selector)
        self._ask("WebDriver:ElementClick", id=next(iter(found["value"].values())))

    def close(self) -> None:
        """End Firefox."""
        try:
            self._ask("Marionette:Quit", flags=["eForceQuit"])
        finally:
            self._socket.close()

    def _ask(self, command: str, **arguments: object) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, command, arguments]).encode()
        self._socket.sendall(str(len(text)).encode() + b":" + text)
        kind, number, fault, result = self._read()
        assert (kind, number) == (1, self._number)
        assert fault is None, fault
        return result

    def _read(self) -> Any:
        length = b""
        while (letter := self._stream.read(1)) != b":":
            assert letter, "Firefox has gone"
            length += letter
        return json.loads(self._stream.read(int(length)))


@contextmanager
def firefox(limit: float = 60.0) -> Iterator[Firefox]:
    """Start a Firefox with a profile of its own, and end it afterwards."""
    program = find_firefox()
    assert program, "no Firefox here: apt install firefox-esr"
    with tempfile.TemporaryDirectory(prefix="tritables-firefox-") as home:
        profile = Path(home) / "profile"
        profile.mkdir()
        lines = (f'user_pref("{name}", {json.dumps(it)});' for name, it in PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines))
        argv = [program, "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
        env = {"HOME": home, "PATH": "/usr/bin:/bin", "MOZ_HEADLESS": "1"}
        process = subprocess.Popen(
            argv, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            running = Firefox(_port(profile, process), limit)
            yield running
            running.close()
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _port(profile: Path, process: subprocess.Popen[bytes]) -> int:
    written = profile / "MarionetteActivePort"
    until = time.monotonic() + START
    while time.monotonic() < until:
        assert process.poll() is None, "Firefox ended at once"
        if written.exists() and (text := written.read_text().strip()):
            return int(text)
        time.sleep(0.1)
    raise AssertionError("Firefox does not listen")
