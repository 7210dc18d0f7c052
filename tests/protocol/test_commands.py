"""Every command at every activity over every transport: the same state, the same reply.

What is the same is what a page has in the end, and what the table behind it would save; the bare
table says how it has to be. A pair of command and stage that is left out stands in `NOT_HERE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.protocol.not_here import NO_DOUBT, NO_STORE, NOT_HERE, says_so
from tests.protocol.places import PAIRS, STOOD
from tests.protocol.samples import BEFORE, SAMPLES, Fields, incomplete, invalid, missing, sample
from tests.protocol.stages import STAGES, saved
from tests.protocol.transports import Board, Reference, agree, opened, sent
from tests.validators import check
from tritables.table.commands import COMMANDS

Json = Any
Fault = Callable[[str, Fields], Iterator[tuple[str, Fields]]]


class Shelf:
    """Boards at a stage, which are opened anew once something has been done at them."""

    def __init__(self) -> None:
        self._at: Json = None
        self._boards: tuple[Reference, list[Board]] | None = None
        self._first: Json = None

    def boards(self, stage: str, game: str) -> tuple[Reference, list[Board]]:
        at = stage, game
        if self._boards is None or at != self._at or state_of(self._boards[0]) != self._first:
            self.close()
            self._boards = opened(saved(stage, game))
            self._at, self._first = at, state_of(self._boards[0])
        return self._boards

    def close(self) -> None:
        for board in [] if self._boards is None else self._boards[1]:
            board.close()
        self._boards = None


def state_of(board: Board) -> Json:
    """All that a command may change but the refusal that it shows.

    While that is shown there is no jumping to what was tried in vain where a replay stands.
    """
    table = {**board.shown["table"], "verdict": None}
    if table.get("replay") is not None:
        table["replay"] = {**table["replay"], "jumps": None}
    return {"saved": board.table.save(), **board.shown, "table": table, "lang": board.lang}


COUNTED = {"saved": ("refused", "chapter", "course", "practice"), "table": ("task", "chapter")}
"""What counts a wrong attempt at a move, which is refused, where something is to be learnt."""


def moved(state: Json) -> Json:
    """The same without what is counted."""
    return {
        name: {key: one for key, one in part.items() if key not in COUNTED.get(name, ())}
        for name, part in state.items()
        if name != "lang"
    }


@pytest.fixture(scope="module")
def shelf() -> Iterator[Shelf]:
    made = Shelf()
    yield made
    made.close()


def said(board: Board, kind: str, reply: Json) -> str | None:
    """The message that says that a command is not here; None where it is here."""
    refusal = board.table.refusal
    id = "" if reply["ok"] or refusal is None else refusal.verdict.message.id
    return id if says_so(kind, id) else None


def is_here_as_declared(board: Board, kind: str, reply: Json, declared: str | None) -> bool:
    """Compare a reply with what is declared of a command at a stage.

    A quiet command that is refused shows nothing; a refusal at the board is an earlier command's.
    """
    if COMMANDS[kind].quiet:
        return declared is None or not reply["ok"]
    return said(board, kind, reply) == declared


@pytest.mark.parametrize("kind", COMMANDS)
def test_when_a_command_has_a_row_then_the_battery_knows_what_to_send(kind: str) -> None:
    assert kind in SAMPLES, missing(kind)


@pytest.mark.parametrize(("stage", "game", "kind"), PAIRS)
def test_when_a_command_is_sent_then_it_does_the_same_by_every_transport(
    stage: str, game: str, kind: str, shelf: Shelf
) -> None:
    reference, boards = shelf.boards(stage, game)
    for one in (*BEFORE.get(kind, ()), kind):
        rng = Random(f"{stage} {game} {one}")
        before, fields = state_of(reference), sample(one, reference.table, rng)
        reply = sent(reference, boards, one, fields)
    check("replies", reply)
    assert is_here_as_declared(reference, kind, reply, NOT_HERE[stage].get(kind))
    assert reply["ok"] or moved(state_of(reference)) == moved(before)


@pytest.mark.parametrize(("stage", "game"), STOOD)
def test_when_a_field_is_invalid_then_every_transport_says_which_and_nothing_changes(
    stage: str, game: str, shelf: Shelf
) -> None:
    all_refused(invalid, *shelf.boards(stage, game))


def test_when_a_field_is_missing_or_unknown_then_every_transport_says_which(shelf: Shelf) -> None:
    all_refused(incomplete, *shelf.boards("free play", "trictrac"))


def all_refused(fault: Fault, reference: Reference, boards: list[Board]) -> None:
    """Send every command with faults in its fields, one at a time."""
    before = reference.shown, reference.table.save()
    for kind in COMMANDS:
        fields = sample(kind, reference.table, Random(kind))
        for name, given in fault(kind, fields):
            reply = reference.ask(kind, **given)
            assert (reply["ok"], name in reply["fault"]) == (False, True)
            for board in boards:
                assert {board.name: board.ask(kind, **given)} == {board.name: reply}
    assert (reference.shown, reference.table.save()) == before
    agree(reference, boards)


@pytest.mark.parametrize("kind", [kind for kind in COMMANDS if kind not in NO_STORE | NO_DOUBT])
def test_when_its_stage_is_there_then_a_command_is_done(kind: str) -> None:
    """What is sent is worth sending: somewhere it is not refused."""
    assert any(is_done(stage, game, kind) for stage, (_, game) in STAGES.items())


def is_done(stage: str, game: str, kind: str) -> bool:
    reference = Reference(saved(stage, game))
    reply: Json = {}
    for one in (*BEFORE.get(kind, ()), kind):
        rng = Random(f"{stage} {game} {one}")
        reply = reference.ask(one, **sample(one, reference.table, rng))
    return bool(reply["ok"])
