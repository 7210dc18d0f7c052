"""A fifth game, made here in a few lines: it is played everywhere without touching the package.

*Nim*: two players in turn take one or two of seven matches; who takes the last one wins.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from tests.games import battery
from tests.validators import check
from tritables import Event, IllegalMove, Record, Table, texts
from tritables.core import registry
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Action, Box, Decor, Layout, Look, Picture, Piece, Place, Shape
from tritables.core.rules import Rule
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.state import LastMove, Result, State
from tritables.core.verdicts import Verdict
from tritables.hosting.engine import answer
from tritables.scene.compose import board_of, scene_of
from tritables.scene.still import still

WORDS = """
game-title = Nim
seat-name = { $seat ->
        [0] First
       *[1] Second
    }
place-heap = { $left } matches
status-turn = Take one or two of { $left }.
action-take = Take { $count }
verdict-take = Take 1 or 2 matches, no more than there are.
event-last_wins = The last match is taken.
rule-last_wins = Who takes the last match wins.
    .title = The last match
"""


def words(id: str, **args: int) -> Message:
    return Message(id, args, "nim")


@dataclass(frozen=True)
class Nim(State):
    left: int
    on_turn: int | None = 0
    last: int = 0
    game = "nim"
    seats = 2

    @property
    def to_act(self) -> int | None:
        return self.on_turn

    @property
    def result(self) -> Result | None:
        if self.left:
            return None
        return Result(tuple(int(seat == self.last) for seat in (0, 1)), (self.last,))

    def legal_moves(self) -> Sequence[str]:
        return tuple(f"take {count}" for count in (1, 2) if count <= self.left)

    def judge(self, move: str) -> Verdict:
        if move in self.legal_moves():
            return Verdict.legal(move)
        return Verdict.refused("last.wins", words("verdict-take"), ("heap",), self.legal_moves())

    def play(self, move: str, log: list[Event] | None = None) -> Nim:
        verdict = self.judge(move)
        if not verdict.ok:
            raise IllegalMove(verdict)
        seat, left = self.on_turn or 0, self.left - int(move[-1])
        if log is not None and not left:
            log.append(Event("last.wins", seat, 1, {}, ("heap",)))
        return Nim(left, 1 - seat if left else None, seat)

    def draw(self, rng: Random) -> str:
        raise IllegalMove(self.judge_draw())

    def judge_draw(self) -> Verdict:
        return self.judge("draw")

    def view(self, seat: int | None) -> Nim:
        return self

    def position(self) -> dict[str, object]:
        return {
            "format": "tritables-position/1",
            "game": "nim",
            "options": {},
            "left": self.left,
            "to_act": self.on_turn,
            "last": self.last,
        }


class NimGame(Game):
    name: ClassVar[str] = "nim"
    seats: ClassVar[range] = range(2, 3)
    rules: ClassVar[tuple[Rule, ...]] = (Rule("last.wins", "source"),)
    examples: ClassVar[tuple[Example, ...]] = ()
    sheets: ClassVar[tuple[str, ...]] = ("stones",)
    folder: ClassVar[str] = "nim_made_in_a_test"

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> Nim:
        return Nim(7)

    def read(self, position: object, where: str = "") -> Nim:
        reader, _ = self.open_position(position, where, ("left", "to_act", "last"))
        left = reader.at("left").whole(0, 7)
        turn = reader.at("to_act").maybe(lambda seat: seat.whole(0, 1))
        return Nim(left, turn, reader.at("last").whole(0, 1))

    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        box = Box(0, 0, 400, 100)
        return Layout(400, 100, (Decor(box, "wood"),), (Place("heap", box),))

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        assert isinstance(view, Nim)
        boxes = [Box(10 + 50 * nth, 30, 40, 40) for nth in range(view.left)]
        moves = view.legal_moves()
        return Picture(
            pieces=tuple(Piece("match", "stone-white", "heap", box, box) for box in boxes),
            labels=(("heap", words("place-heap", left=view.left)),),
            status=words("status-turn", left=view.left),
            actions=tuple(Action(m, words("action-take", count=int(m[-1]))) for m in moves),
            lifts=(),
        )

    def seat_art(self, seat: int) -> str:
        return ("stone-white", "stone-black")[seat]

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> str:
        raise IllegalMove(state.judge("?"))

    def worth(self, state: State, move: str, seat: int) -> float:
        assert isinstance(state, Nim)
        return float((state.left - int(move[-1])) % 3 == 0)

    def score_sheet(self, moves: Sequence[tuple[int | None, str]]) -> list[SheetTurn]:
        return [SheetTurn(s, (SheetEntry(nth, m),)) for nth, (s, m) in enumerate(moves)]


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, registered for one test; its catalogue is a folder like any game's."""
    folder = tmp_path / "nim_made_in_a_test" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for lang in texts.LANGUAGES:
        (folder / f"{lang}.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = NimGame()
    registry.register(game)
    yield game
    registry.unregister(game.name)
    texts._bundle.cache_clear()


def test_programs_play_it_by_text(nim: Game) -> None:
    new = json.loads(answer('{"new": "nim", "seed": 3}'))
    assert new["legal"] == ["take 1", "take 2"]
    played = json.loads(answer(json.dumps({"position": new["position"], "moves": ["take 2"] * 3})))
    assert played["position"]["left"] == 1
    over = json.loads(answer(json.dumps({"position": played["position"], "moves": ["take 1"]})))
    assert over["result"] == {"scores": [0, 1], "winners": [1]}
    assert over["events"] == [[{"rule": "last.wins", "seat": 1, "points": 1}]]
    refused = json.loads(answer(json.dumps({"position": new["position"], "moves": ["take 3"]})))
    assert refused["error"]["rule"] == "last.wins"


def test_it_keeps_what_all_games_keep(nim: Game) -> None:
    walked = battery.walk(nim, nim.new(), battery.by_seed(1))
    battery.check_record(walked)
    battery.check_steps(walked)
    battery.check_score(walked)
    battery.check_sheet(walked)
    for index, state in enumerate(walked.states):
        battery.check_actor(state)
        battery.check_verdicts(nim, state, ("take 3", "", "take 1 "))
        battery.check_position(nim, state)
        battery.check_layout(nim, state)
        battery.check_picture(nim, state, walked.last(index))
    assert Record.read(Record(walked.states[0], walked.moves).as_json()).result


def test_it_has_a_scene_and_a_still_picture(nim: Game) -> None:
    state = nim.new()
    board, scene = board_of(nim, state), scene_of(nim, state)
    check("scene", board, "Board")
    check("scene", scene, "Scene")
    assert still(board, scene, title="Nim").count("<use") == 8


def test_it_is_played_at_a_table(nim: Game) -> None:
    table = Table("nim", seats=["person", "greedy"], seed=1)
    table._receive(table, {"view": "v", "seq": 1, "kind": "type", "move": "take 9"}, None)
    assert table._table["verdict"]["rule"] == "last.wins"
    table._receive(table, {"view": "v", "seq": 2, "kind": "type", "move": "take 2"}, None)
    while table.result is None:
        if table._sitting.is_automatic:
            table.advance()
        else:
            table.play(table.legal[0])
    assert table.result["winners"] == [1]  # greedy leaves a multiple of three
    check("scene", table._scene, "Scene")
    check("scene", table._table, "TableState")
    assert "<svg" in table.svg()
