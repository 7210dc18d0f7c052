"""Kernels of pages: forked from one process, and yet each by itself."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.connect import LocalPortCache
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from traitlets.config import Config

from tritables.hosting.kernels import (
    PROVISIONER,
    ForkedKernel,
    PageClient,
    WarmProvisioner,
    can_fork,
    warm_up,
)

START = 60


class Manager(AsyncKernelManager):
    """A manager whose kernels are forked, whatever those of other tests are."""

    async def _async_pre_start_kernel(self, **kw: Any) -> tuple[list[str], dict[str, Any]]:
        spec = self.kernel_spec
        assert spec is not None
        if self.provisioner is None:
            self.provisioner = WarmProvisioner(kernel_id="", kernel_spec=spec, parent=self)
        return await super()._async_pre_start_kernel(**kw)


@asynccontextmanager
async def kernel(**given: Any) -> AsyncIterator[tuple[Manager, PageClient]]:
    """A forked kernel that is ready, and who talks to it."""
    warm_up()
    manager = Manager(kernel_name="python3", client_factory=PageClient)
    await manager.start_kernel(**{"env": dict(os.environ), **given})
    client = manager.client()
    client.start_channels()
    try:
        await client.wait_for_ready(timeout=START)
        yield manager, client
    finally:
        client.stop_channels()
        await manager.shutdown_kernel(now=True)


async def value(client: PageClient, code: str) -> Any:
    """What an expression is in a kernel, by way of what it prints."""
    printed: list[str] = []

    def hear(message: dict[str, Any]) -> None:
        assert message["msg_type"] != "error", message["content"]
        printed.append(message["content"].get("text", ""))

    ask = f"import json, os; print(json.dumps({code}))"
    await client.execute_interactive(ask, output_hook=hear, timeout=START)
    return json.loads("".join(printed))


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> None:
    """Wait for the end of a process."""
    until = time.monotonic() + START
    while is_there(pid):
        assert time.monotonic() < until, "it runs still"
        await asyncio.sleep(0.05)


def test_jupyter_knows_the_name_that_the_server_asks_for() -> None:
    factory = KernelProvisionerFactory(default_provisioner_name=PROVISIONER)
    spec = KernelSpec(argv=[], display_name="")
    assert factory.is_provisioner_available(spec)
    made = factory.create_provisioner_instance("", spec, AsyncKernelManager(config=Config()))
    assert isinstance(made, WarmProvisioner)
    assert can_fork()


def test_a_kernel_has_its_own_surroundings_and_all_that_it_needs(tmp_path: Path) -> None:
    async def main() -> None:
        env = {**os.environ, "QUERY_STRING": "lang=nl"}
        env.pop("HOME", None)
        async with kernel(env=env, cwd=str(tmp_path)) as (manager, client):
            assert isinstance(manager.provisioner.process, ForkedKernel)
            assert await value(client, "os.getpid()") == manager.provisioner.pid
            assert await value(client, "os.getppid()") == forkserver._forkserver._forkserver_pid
            assert await value(client, "os.environ['QUERY_STRING']") == "lang=nl"
            assert await value(client, "os.environ.get('HOME')") is None
            assert await value(client, "os.getcwd()") == str(tmp_path)
            imported = "[name in __import__('sys').modules for name in ('tritables.widgets.page',"
            assert await value(client, f"{imported} 'voila', 'jupyter_server')]") == [
                True,
                False,
                False,
            ]

    asyncio.run(main())


def test_a_kernel_listens_to_pages_before_anything_is_run() -> None:
    async def main() -> None:
        async with kernel() as (_, client):
            targets = "sorted(__import__('comm').get_comm_manager().targets)"
            listened = {"jupyter.widget", "jupyter.widget.control"}
            assert listened <= set(await value(client, targets))

    asyncio.run(main())


def test_nothing_that_a_page_runs_is_written_down() -> None:
    async def main() -> None:
        async with kernel() as (_, client):
            assert not await value(client, "get_ipython().history_manager.enabled")

    asyncio.run(main())


def test_no_two_kernels_draw_the_same() -> None:
    draw = "[__import__('random').random(), __import__('tritables').Table('trictrac').seed]"

    async def main() -> list[list[float]]:
        async with kernel() as (_, one), kernel() as (_, other):
            return [await value(one, draw), await value(other, draw)]

    one, other = asyncio.run(main())
    assert one[0] != other[0]
    assert one[1] != other[1]


def test_a_kernel_carries_no_debugger() -> None:
    async def main() -> None:
        async with kernel() as (_, client):
            assert await value(client, "__import__('sys').modules['debugpy'] is None")
            assert not await value(
                client, "__import__('ipykernel.debugger').debugger._is_debugpy_available"
            )

    asyncio.run(main())


def test_a_kernel_that_is_told_to_end_ends_and_one_that_starts_again_answers() -> None:
    async def main() -> None:
        async with kernel() as (manager, client):
            before = manager.provisioner.pid
            await manager.restart_kernel(now=True)
            await gone(before)
            await client.wait_for_ready(timeout=START)
            after = await value(client, "os.getpid()")
            assert after not in (None, before)
        await gone(after)

    asyncio.run(main())


def test_ports_that_another_program_has_taken_meanwhile_keep_no_kernel_from_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            taken = other.getsockname()[1]
            monkeypatch.setattr(LocalPortCache, "find_available_port", lambda *_: taken)
            async with kernel() as (manager, client):
                assert taken not in manager.ports
                before = manager.ports
                await manager.restart_kernel(now=True)
                await client.wait_for_ready(timeout=START)
                assert manager.ports == before, "who listens to it has to hear it still"

    asyncio.run(main())


def test_looking_for_ports_uses_none_up(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = LocalPortCache()
    monkeypatch.setattr(LocalPortCache, "instance", lambda: cache)

    async def main() -> None:
        async with kernel():
            pass

    asyncio.run(main())
    assert not cache.currently_used_ports


def test_a_kernel_that_was_killed_is_known_to_be_dead() -> None:
    async def main() -> None:
        async with kernel() as (manager, client):
            assert await manager.is_alive()
            os.kill(manager.provisioner.pid, signal.SIGKILL)
            await gone(manager.provisioner.pid)
            assert not await manager.is_alive()
            with pytest.raises(RuntimeError, match="died"):
                await client.wait_for_ready(timeout=START)

    asyncio.run(main())


SERVER = """
import asyncio, os
from tests.hosting.test_kernels import kernel

async def main():
    async with kernel() as (manager, client):
        print(manager.provisioner.pid, flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


def test_kernels_end_with_a_server_that_is_killed() -> None:
    root = Path(__file__).parents[2]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True, cwd=root
    )
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    assert is_there(pid)
    server.kill()
    server.wait(START)
    server.stdout.close()
    asyncio.run(gone(pid))


def test_where_the_warm_process_was_killed_the_next_kernel_has_another() -> None:
    async def main() -> None:
        async with kernel() as (manager, _):
            kept = forkserver._forkserver._forkserver_pid
            os.kill(kept, signal.SIGKILL)
            await gone(manager.provisioner.pid)
        async with kernel() as (_, client):
            assert await value(client, "os.getppid()") not in (kept, 1)

    asyncio.run(main())


def test_another_kernel_is_started_as_ever() -> None:
    async def main() -> None:
        provisioner = WarmProvisioner(
            kernel_id="", kernel_spec=KernelSpec(argv=[]), parent=AsyncKernelManager()
        )
        provisioner.connection_info = {}
        command = [sys.executable, "-c", "import time; time.sleep(600)"]
        await provisioner.launch_kernel(command, env=dict(os.environ))
        assert isinstance(provisioner.process, subprocess.Popen)
        await provisioner.kill()
        assert await provisioner.wait() == -signal.SIGKILL

    asyncio.run(main())
