"""Kernels of pages, forked from a preloaded process.

A forked kernel starts in some 0.1 s instead of a second, and shares unmodified memory with the
others. `multiprocessing`'s fork server forks and watches them; on Windows, which has none, kernels
start as usual (see `can_fork`).
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

from tritables.hosting.forked_kernel import PORTS, run_kernel

PROVISIONER: Final = "tritables-warm"
"""The entry point's name of `WarmProvisioner` in `pyproject.toml`."""

WARMTH: Final = "tritables.hosting.kernel_preload"
LAUNCHER: Final = "ipykernel_launcher"

SILENCE: Final = 60.0
"""Seconds to wait for the ports of a forked kernel."""


def can_fork() -> bool:
    """Return True if kernels can be forked on this platform."""
    return "forkserver" in multiprocessing.get_all_start_methods()


def warm_up() -> None:
    """Start the fork server, which preloads in the background; needs `can_fork`."""
    from multiprocessing import forkserver

    multiprocessing.get_context("forkserver").set_forkserver_preload([WARMTH])
    forkserver.ensure_running()


class ForkedKernel:
    """A forked kernel with the interface of `subprocess.Popen` that provisioners use."""

    stdin = stdout = stderr = None

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None
        self.pid: int = process.pid
        self._process = process

    def poll(self) -> int | None:
        """Return the exit status, or None while it runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait for the end and release resources; returns the exit status."""
        self._process.join()
        status = self._process.exitcode
        self._process.close()
        return status

    def send_signal(self, signum: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, signum)

    def terminate(self) -> None:
        """Terminate it (SIGTERM)."""
        self._process.terminate()

    def kill(self) -> None:
        """Kill it (SIGKILL)."""
        self._process.kill()


class WarmProvisioner(LocalProvisioner):
    """A provisioner that forks kernels of this Python, and launches any other as usual.

    A forked kernel chooses free ports itself and reports them. The ports that Jupyter reserves
    beforehand may be taken by another program meanwhile: such a kernel would die, and its page
    never open.
    """

    _listens = False
    """True once it has reported its ports, which it keeps when it is restarted."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Fork the kernel that the command would start, if it is one of this Python."""
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
        """Have the kernel choose its ports, by zeros in its connection file."""
        manager: Any = self.parent
        file = Path(manager.connection_file)
        written = json.loads(file.read_text())
        for name in PORTS:
            LocalPortCache.instance().return_port(written[name])
        file.write_text(json.dumps({**written, **dict.fromkeys(PORTS, 0)}))


async def _told(child: Connection[dict[str, int]]) -> dict[str, int]:
    """Wait for the ports that a child sends; empty if it ends, or for `SILENCE` seconds sends
    nothing.
    """
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
    """Return True if a path is that of the Python that runs here, virtual environment included."""
    return os.path.normcase(os.path.abspath(python)) == os.path.normcase(sys.executable)


class PageClient(AsyncKernelClient):
    """A kernel client that is ready as soon as the kernel is.

    Jupyter's own client waits another 0.2 s, to discard messages of the start.
    """

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait for a reply of the kernel and for its idle status on IOPub.

        Raises RuntimeError after ``timeout`` seconds, or if the kernel has ended.
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
        """Wait for the idle status of a request; returns False if none comes in 0.2 s."""
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
