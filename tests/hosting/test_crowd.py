"""A class at one server: no board is lost or mixed with another's, and killed games go on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.benchmarks.crowd import TUTORIALS, class_server, kernels_of
from tests.benchmarks.learner import Learner

SIZE = 12
MOVES = 4


@pytest.mark.full
@pytest.mark.timeout(600)
def test_a_class_opens_at_once_and_plays_and_goes_on_after_kernels_are_killed(
    tmp_path: Path,
) -> None:
    with class_server(tmp_path) as (address, server):
        asyncio.run(whole_class(address, server))


async def whole_class(address: str, server: int) -> None:
    learners = [Learner(f"{address}/{TUTORIALS[nth % 4]}", seed=nth) for nth in range(SIZE)]
    await asyncio.gather(*(learner.open() for learner in learners))
    assert [learner.lost for learner in learners] == [0] * SIZE
    assert len({learner.kernel for learner in learners}) == SIZE

    # Every other one plays; the boards of those who only look stay as they are.
    looking, playing = learners[::2], learners[1::2]
    at_first = [await learner.rest() for learner in looking]
    await asyncio.gather(*(moves(learner) for learner in playing))
    assert [await learner.rest() for learner in looking] == at_first

    # Who played goes on where they were, whoever's kernel it was.
    before = {learner: await learner.rest() for learner in playing}
    kernels = kernels_of(server)
    assert len(kernels) == SIZE
    for pid in kernels:
        os.kill(pid, signal.SIGKILL)
    await asyncio.gather(*(goes_on(learner, before[learner]) for learner in playing))


async def goes_on(learner: Learner, before: object) -> None:
    """Open the page again, and find the game as it was."""
    assert not await learner.hears()
    gone_on = await learner.go_on()
    assert learner.found == [0], (learner.address, learner.found)
    assert gone_on, learner.address
    assert await learner.rest() == before, learner.address


async def moves(learner: Learner) -> None:
    """Make some moves, between those of an opponent."""
    rng = Random(learner.seed)
    for _ in range(MOVES):
        while not await learner.move(rng):
            await asyncio.sleep(0.2)
