"""The kernel behind the table: gone, busy, and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.positions import table
from tests.browser.stage import LAB, MOSTLY_KERNEL, Desk

pytestmark = pytest.mark.browser

HEARTBEAT = 120_000
"""Milliseconds that are enough, however busy the machine is: the table asks every eight seconds and
waits four for answers."""


@pytest.mark.full
@LAB
def test_a_kernel_that_was_shut_down_is_noticed_at_the_next_move(desk: Desk) -> None:
    stage = desk.open("lab", table(), fresh=True)
    board = stage.board()
    board.throw()
    board.expect_plies(1)
    drawn = board.drawn()
    expect(board.offline).to_have_count(0)
    stage.server.api("DELETE", f"kernels/{stage.kernel_id()}")
    board.throw()
    expect(board.offline).to_contain_text("Not connected", timeout=HEARTBEAT)
    assert board.drawn() == drawn
    assert board.status.text_content()


@MOSTLY_KERNEL
def test_a_kernel_that_died_is_noticed_without_a_touch(desk: Desk, host: str) -> None:
    stage = desk.open(host, table(), fresh=True)
    board = stage.board()
    board.throw()
    board.expect_plies(1)
    if host == "lab":
        stage.server.api("DELETE", f"kernels/{stage.kernel_id()}")
    else:
        stage.ask("run", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    expect(board.offline).to_contain_text("Not connected", timeout=HEARTBEAT)
    board.expect_plies(1)
    board.tool("undo").click()
    expect(board.offline).to_be_visible()
    board.expect_plies(1)


@MOSTLY_KERNEL
def test_a_busy_kernel_is_said_to_be_away_and_comes_back(
    desk: Desk, host: str, tmp_path: Path
) -> None:
    stage = desk.open(host, table())
    board = stage.board()
    done = tmp_path / "done"
    wait = f"import os, time\nwhile not os.path.exists({str(done)!r}): time.sleep(0.05)"
    stage.ask("run", wait)
    board.throw()
    expect(board.offline).to_contain_text("may be busy", timeout=HEARTBEAT)
    done.touch()
    expect(board.offline).to_have_count(0, timeout=HEARTBEAT)
    board.expect_plies(1)  # what was asked is done once, if late
    board.throw()
    board.expect_plies(2)
    assert stage.value("len(t.record['moves'])") == 2
