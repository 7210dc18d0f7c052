"""A game for one whose rounds need not end: the house plays it and reads it back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tests import validators
from tests.games import battery
from tritables import Event, IllegalMove, Match, Record, Verdict, texts
from tritables.core import Game, Result, Rule, State, register, value
from tritables.core.judging import refused, unreadable
from tritables.core.reading import Reader
from tritables.core.registry import unregister

FAR = 3


@value
class WalkState(State):
    """A stone that walks to and fro; the round ends on the last field."""

    game = "walk"
    seats = 1

    at: int = 0

    @property
    def on_turn(self) -> int | None:  # type: ignore[override]
        return self.to_act

    @property
    def to_act(self) -> int | None:
        return None if self.at == FAR else 0

    @property
    def result(self) -> Result | None:
        return Result((0,), (0,)) if self.at == FAR else None

    def legal_moves(self) -> tuple[str, ...]:
        if self.at == FAR:
            return ()
        return ("back", "on") if self.at else ("on",)

    def play(self, move: str, log: list[Event] | None = None) -> WalkState:
        if move not in self.legal_moves():
            raise IllegalMove(self.judge(move))
        return WalkState(self.at + (1 if move == "on" else -1))

    def draw(self, rng: Random) -> str:
        raise IllegalMove(self.judge_draw())

    def view(self, seat: int | None) -> WalkState:
        return self

    def body(self) -> dict[str, object]:
        return {"at": self.at}


class WalkGame(Game[WalkState]):
    name = "walk"
    seats = range(1, 2)
    state = WalkState
    keys = ("at",)
    rules = (Rule("walk.on", "source"),)
    ends = False

    @property
    def folder(self) -> str:
        return "tests.games"  # it has no texts, art or schema

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> WalkState:
        return WalkState()

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> WalkState:
        return WalkState(reader.at("at").whole(0, FAR))

    def judge(self, state: WalkState, move: str) -> Verdict:
        if move in state.legal_moves():
            return Verdict.legal(move)
        if move in ("on", "back"):
            return refused("walk", "walk.on", "over")
        return unreadable("walk", move)


@pytest.fixture
def walk() -> Iterator[Game[Any]]:
    game = register(WalkGame())
    yield game
    unregister("walk")
    texts._words.cache_clear()


def to_and_fro(state: State, ply: int) -> str:
    return ("on", "back")[ply % 2]


def test_when_a_game_need_not_end_then_it_is_walked_for_a_while_only(walk: Game[Any]) -> None:
    walked = battery.walk(walk, walk.new(), to_and_fro)
    assert len(walked.moves) == battery.ENDLESS
    battery.check_end(walked)
    battery.check_record(walked)
    battery.check_steps(walked)
    battery.check_sheet(walked)
    for state in walked.states[:4]:
        battery.check_actor(state)
        battery.check_position(walk, state)


def test_when_the_end_is_reached_then_the_round_is_over(walk: Game[Any]) -> None:
    walked = battery.walk(walk, walk.new(), lambda state, ply: "on")
    battery.check_end(walked)
    battery.check_record(walked)
    assert walked.states[-1].judge("on").rule == "walk.on"


def test_the_schemas_allow_one_seat(walk: Game[Any]) -> None:
    record = Record(WalkState(), ("on", "on", "on"))
    validators.compiled({"$ref": "urn:tritables:record:1"}).validate(record.as_json())
    match = Match((record,))
    validators.compiled({"$ref": "urn:tritables:match:1"}).validate(match.as_json())
    assert Match.read(match.as_json()).totals == (0,)
