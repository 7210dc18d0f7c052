"""A Redis of the tests' own, on a Unix socket or at a port; killed, frozen, and started again."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from redis import Redis
from redis.exceptions import RedisError

from scripts.redis import ensure

START = 30.0


class RedisProcess:
    """A Redis in a folder of its own; what it keeps, it finds again when it is started again."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.address = f"unix://{folder / 'door'}"
        self._argv = [str(ensure()), "--port", "0", "--unixsocket", str(folder / "door")]
        self._argv += ["--dir", str(folder), "--save", "", "--appendonly", "yes"]
        # What was answered is on the disk, also where the system is killed amid other writing.
        self._argv += ["--appendfsync", "always", *settings]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._argv, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        until = monotonic() + START
        while True:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            with suppress(RedisError, OSError):
                self.client().ping()
                return
            assert monotonic() < until
            sleep(0.02)  # it is not there yet; the loop is bounded

    def client(self) -> Any:
        """A connection to it."""
        return Redis.from_url(self.address)

    def signal(self, sign: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(sign)

    def kill(self) -> None:
        """Kill it, and wait until it is gone."""
        if self._process is not None and self._process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGKILL)
            self._process.wait(START)


class TcpRedis(RedisProcess):
    """A Redis at a port of its own, with a password."""

    PASSWORD = "a-password-of-the-tests"

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        super().__init__(folder, "--requirepass", self.PASSWORD)
        self._argv[1:5] = ["--port", str(self.port), "--bind", "127.0.0.1"]
        self.address = f"redis://:{self.PASSWORD}@127.0.0.1:{self.port}/0"


@contextmanager
def redis_process(kind: type[RedisProcess] = RedisProcess) -> Iterator[RedisProcess]:
    """Run a Redis until the end of the block; the path of its socket is short."""
    folder = Path(tempfile.mkdtemp(prefix="redis-"))
    made = kind(folder)
    try:
        made.start()
        yield made
    finally:
        made.kill()
        shutil.rmtree(folder, ignore_errors=True)
