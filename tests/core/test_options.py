"""Options, seats and games that differ, by a game of the tests that has a house rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import tritables
from tritables import (
    BadInput,
    BadPosition,
    BadRecord,
    Event,
    IllegalMove,
    Match,
    Record,
    State,
    Verdict,
)
from tritables.core import Game, Option, register, value
from tritables.core.judging import unreadable
from tritables.core.reading import Reader
from tritables.core.registry import unregister


@value
class HouseState(State):
    """A position of a game in which nothing happens, which knows how it is played."""

    game = "house"
    on_turn = None
    to_act = None
    result = None
    seats: int
    fast: bool

    def legal_moves(self) -> tuple[str, ...]:
        return ()

    def play(self, move: str, log: list[Event] | None = None) -> HouseState:
        raise IllegalMove(self.judge(move))

    def draw(self, rng: Random) -> str:
        raise IllegalMove(self.judge_draw())

    def view(self, seat: int | None) -> HouseState:
        return self

    def house_rules(self) -> dict[str, object]:
        return {"fast": self.fast}

    def body(self) -> dict[str, object]:
        return {"players": self.seats}


@value
class CottageState(HouseState):
    game = "cottage"


class House(Game[Any]):
    name = "house"
    state: type[State] = HouseState
    keys = ("players",)
    seats = range(2, 4)
    rules = ()
    options = {"fast": Option(False, Reader.flag)}  # noqa: RUF012

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> Any:
        return self.state(seats, options["fast"])

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> Any:
        return self.state(reader.at("players").whole(2, 3), options["fast"])

    def judge(self, state: State, move: str) -> Verdict:
        return unreadable(self.name, move)


class Cottage(House):
    """The same with another name."""

    name = "cottage"
    state = CottageState


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(House())
    register(Cottage())
    yield
    unregister("house")
    unregister("cottage")


def start(**options: object) -> dict[str, Any]:
    return tritables.new("house").position() | {"options": options}


def record(**options: object) -> dict[str, Any]:
    return Record(tritables.position(start(**options)), ()).as_json()


def match(*rounds: dict[str, Any], **keys: object) -> dict[str, Any]:
    return {"format": "tritables-match/1", "game": rounds[0]["game"], "rounds": [*rounds]} | keys


def refused(read: Any, data: object, where: str, id: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(data)
    assert (caught.value.where, caught.value.reason.id) == (where, id)


def test_an_option_that_is_left_out_takes_its_default() -> None:
    assert tritables.position(start()).position()["options"] == {"fast": False}
    bare = start()
    del bare["options"]
    assert tritables.position(bare).position()["options"] == {"fast": False}
    assert tritables.position(start(fast=True)).position()["options"] == {"fast": True}


def test_an_option_is_checked_at_its_place() -> None:
    for given in (1, None, "yes"):
        with pytest.raises(BadPosition) as caught:
            tritables.position(start(fast=given))
        assert (caught.value.where, caught.value.reason.id) == ("options.fast", "bad-flag")
        with pytest.raises(BadInput) as wrong:
            tritables.new("house", fast=given)
        assert wrong.value.where == "options.fast"


def test_the_options_of_a_record_are_those_of_its_start() -> None:
    for options in ({}, {"fast": False}):
        assert Record.read(record() | {"options": options}).as_json() == record()
        refused(
            Record.read, record(fast=True) | {"options": options}, "options", "bad-options-differ"
        )
    refused(Record.read, record() | {"options": {"fast": 0}}, "options.fast", "bad-flag")


def test_the_seats_of_a_record_are_those_of_its_start() -> None:
    refused(Record.read, record() | {"seats": 3}, "seats", "bad-seats-differ")
    refused(Record.read, record() | {"seats": 4}, "seats", "bad-whole")


def test_a_record_and_its_start_are_of_one_game() -> None:
    refused(Record.read, record() | {"game": "trictrac"}, "start.game", "bad-choice")


def test_the_rounds_of_a_match_are_alike() -> None:
    other = Record(tritables.position(start() | {"game": "cottage"}), ()).as_json()
    refused(Match.read, match(record(), other), "rounds[1]", "bad-rounds-differ")
    refused(Match.read, match(record(), record(fast=True)), "rounds[1]", "bad-rounds-differ")
    refused(Match.read, match(record(), record(), game="trictrac"), "game", "bad-choice")
    assert len(Match.read(match(record(), record())).rounds) == 2


def test_the_options_of_a_match_are_those_of_its_rounds() -> None:
    for options in ({}, {"fast": False}):
        assert Match.read(match(record(), options=options)).as_json() == match(
            record(), options={"fast": False}
        )
        refused(
            Match.read,
            match(record(fast=True), options=options),
            "options",
            "bad-options-differ",
        )
