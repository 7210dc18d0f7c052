"""Many commands in a row, with time between them: all transports stay where the bare table is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.protocol.places import STOOD
from tests.protocol.samples import TOKEN
from tests.protocol.stages import saved
from tests.protocol.transports import Comm, Keeping, agree, opened, plain, sent
from tests.protocol.walks import kinds_at, steps
from tests.table.activities.test_practice import Learner, held_answers, practising
from tritables.endpoint.stores import machine_store
from tritables.endpoint.stores.config import PLACE
from tritables.lessons.practice_data import misconception_named

Json = Any


def walk(stage: str, game: str, seed: int, count: int) -> None:
    """Go so many steps from a stage, at all transports at once."""
    reference, boards = opened(saved(stage, game))
    try:
        for step in steps(reference.table, kinds_at(stage), f"{stage} {game} {seed}", count):
            for board in (reference, *boards):
                board.wait(step.pause)
            agree(reference, boards)
            sent(reference, boards, step.kind, step.fields)
    finally:
        for board in boards:
            board.close()


@pytest.mark.parametrize(("stage", "game"), STOOD)
def test_when_many_commands_follow_each_other_then_all_transports_stay_equal(
    stage: str, game: str
) -> None:
    walk(stage, game, seed=1, count=12)


@pytest.mark.full
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize(("stage", "game"), STOOD)
def test_when_very_many_commands_follow_each_other_then_all_transports_stay_equal(
    stage: str, game: str, seed: int
) -> None:
    walk(stage, game, seed, count=60)


def test_when_somebody_holds_a_wrong_rule_then_every_transport_shows_the_difference() -> None:
    """The only command that no stage is made for: it takes a dozen answers to come to it."""
    held = misconception_named("trictrac", "no-second-throw")
    learner = practising("trictrac", held.rule, seed=2)
    everywhere = Everywhere(plain(learner.table.save()))
    assert held_answers(everywhere, held, 24) is not None
    assert everywhere.ask("difference")
    everywhere.wait()
    everywhere.close()


class Everywhere(Learner):
    """A learner whose answers go to all transports."""

    def __init__(self, saved: Json) -> None:
        self.reference, self.boards = opened(saved)
        super().__init__(self.reference.table)

    def ask(self, kind: str, **args: object) -> bool:
        return bool(sent(self.reference, self.boards, kind, args)["ok"])

    def wait(self) -> int:
        for board in (self.reference, *self.boards):
            board.wait(0.0)
        agree(self.reference, self.boards)
        return 0

    def close(self) -> None:
        for board in self.boards:
            board.close()


def test_when_a_kernel_keeps_games_then_its_comm_replies_as_the_store_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left at one board and gone on with at the next, by a comm and by an endpoint alike."""
    monkeypatch.setattr(machine_store, "place_of", lambda origin: f"place of {origin}")
    first, then = TOKEN, TOKEN[::-1]
    said = []
    for kind in (Keeping, Comm):
        monkeypatch.setenv(PLACE, str(tmp_path / kind.name / "games.db"))
        left = kind(saved("free play", "trictrac"))
        heard = [left.ask("recall", tokens=[], fresh=first), left.ask("undo"), left.ask("undo")]
        left.close()
        board = kind(saved("free play", "trictrac"))
        heard.append(board.ask("recall", tokens=[first], fresh=then))
        heard.append(board.shown["table"]["kept"])
        heard.append(board.ask("rejoin", nth=0, copies=True, fresh=then))
        heard += [board.ask("anew"), board.shown, board.table.save()]
        board.close()
        said.append(heard)
    assert said[0] == said[1]
    assert [one["ok"] for one in said[0] if "ok" in one] == [True] * 6
