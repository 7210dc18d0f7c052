"""The kernels of pages: forked from a process that has everything in it that they need.

A page's kernel starts in some 0.1 s so, not in a second, and shares with all others what is never
written to. It is `multiprocessing`'s fork server that forks, and watches over what it forked; where
there is none, on Windows, kernels start one by one as ever (see `can_fork`).
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty
from typing import Any, Final

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.connect import KernelConnectionInfo, LocalPortCache
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from tritables.hosting.forked import PORTS, run_kernel

PROVISIONER: Final = "tritables-warm"
"""The name under which `pyproject.toml` tells Jupyter of `WarmProvisioner`."""

WARMTH: Final = "tritables.hosting.warmth"
LAUNCHER: Final = "ipykernel_launcher"

SILENCE: Final = 60.0
"""Seconds after which a forked kernel that has told nothing counts as one that never will."""


def can_fork() -> bool:
    """Whether kernels can be forked on this platform."""
    return "forkserver" in multiprocessing.get_all_start_methods()


def warm_up() -> None:
    """Start the process that kernels are forked from; it warms itself while others go on.

    Only where `can_fork`.
    """
    from multiprocessing import forkserver

    multiprocessing.get_context("forkserver").set_forkserver_preload([WARMTH])
    forkserver.ensure_running()


class ForkedKernel:
    """A forked kernel, as provisioners handle a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None
        self.pid: int = process.pid
        self._process = process

    def poll(self) -> int | None:
        """Its exit status, or None while it runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait for its end, and give back what it held; returns the exit status."""
        self._process.join()
        status = self._process.exitcode
        self._process.close()
        return status

    def send_signal(self, signum: int) -> None:
        """Send a signal; nothing happens where it has ended already."""
        if self.poll() is None:
            os.kill(self.pid, signum)

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def kill(self) -> None:
        """End it."""
        self._process.kill()


class WarmProvisioner(LocalProvisioner):
    """Forks a page's kernel where it can; any other kernel is launched as ever.

    A forked kernel takes ports that are free, and tells them. Those that Jupyter has looked for
    beforehand another program may have by now: such a kernel would die, and its page never open.
    """

    _listens = False
    """Whether it has told its ports, which it keeps when it is started again."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Fork what the command would start, if that is a kernel of this very Python."""
        if LAUNCHER not in cmd or not _is_ours(cmd[0]):
            return await super().launch_kernel(cmd, **kwargs)
        arguments = cmd[cmd.index(LAUNCHER) + 1 :]
        self.cwd = kwargs.get("cwd") or Path.cwd()
        # Plain strings: Voila's names of variables would bring Voila along.
        environment = {str.__str__(name): value for name, value in kwargs["env"].items()}
        if not self._listens:
            self._leave_ports_open()
        here, there = multiprocessing.Pipe(duplex=False)
        with here:
            with there:
                process = multiprocessing.get_context("forkserver").Process(
                    target=run_kernel,
                    args=(arguments, environment, str(self.cwd), there),
                    daemon=True,  # it ends with the server
                )
                await asyncio.to_thread(process.start)  # which waits for what is still warming
            ports = await _told(here)
        for name, port in ports.items():
            setattr(self.parent, name, port)
            self.connection_info[name] = port  # type: ignore[literal-required]
        self._listens = bool(ports)
        forked: Any = ForkedKernel(process)  # not a Popen, but all that is asked of one
        self.process = forked
        self.pid = self.pgid = forked.pid
        return self.connection_info

    def _leave_ports_open(self) -> None:
        """Have the kernel look for its ports by itself."""
        manager: Any = self.parent
        file = Path(manager.connection_file)
        written = json.loads(file.read_text())
        for name in PORTS:
            LocalPortCache.instance().return_port(written[name])
        file.write_text(json.dumps({**written, **dict.fromkeys(PORTS, 0)}))


async def _told(child: Connection[dict[str, int]]) -> dict[str, int]:
    """The ports that a child tells; none where it ends, or is silent, before it has any."""
    loop = asyncio.get_running_loop()
    word = asyncio.Event()
    loop.add_reader(child.fileno(), word.set)
    try:
        await asyncio.wait_for(word.wait(), SILENCE)
        ports: dict[str, int] = child.recv()
    except (TimeoutError, EOFError, OSError):
        return {}
    else:
        return ports
    finally:
        loop.remove_reader(child.fileno())


def _is_ours(python: str) -> bool:
    """Whether a command's Python is the one that runs here, virtual environment and all."""
    return os.path.normcase(os.path.abspath(python)) == os.path.normcase(sys.executable)


class PageClient(AsyncKernelClient):
    """Talks to a page's kernel, and knows that it is ready from what it says.

    Jupyter's own client listens 0.2 s longer, to let what is under way at the start pass by.
    """

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel has answered a question, and said on its other line that it rests.

        Raises RuntimeError where it has not within ``timeout`` seconds, or has ended.
        """
        until = float("inf") if timeout is None else time.monotonic() + timeout
        while True:
            asked = self.kernel_info()
            try:
                reply = await self.shell_channel.get_msg(timeout=1)
                while reply["parent_header"].get("msg_id") != asked:
                    reply = await self.shell_channel.get_msg(timeout=1)
                if await self._rests(asked):
                    self._handle_kernel_info_reply(reply)
                    return
            except Empty:
                pass
            if not await self.is_alive():
                raise RuntimeError("Kernel died before replying to kernel_info")
            if time.monotonic() > until:
                raise RuntimeError(f"Kernel didn't respond in {timeout} seconds")

    async def _rests(self, asked: str) -> bool:
        """Whether the other line tells that the question is answered; not before it is open."""
        try:
            while True:
                told = await self.iopub_channel.get_msg(timeout=0.2)
                if (
                    told["parent_header"].get("msg_id") == asked
                    and told["content"].get("execution_state") == "idle"
                ):
                    return True
        except Empty:
            return False
