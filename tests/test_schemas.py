"""The published schemas: what is written fits them, and what they refuse is refused on reading."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.pages import page_board, page_panel, page_whole, part_of, send, table_behind
from tests.protocol.samples import sample
from tests.protocol.stages import saved
from tests.protocol.transports import Reference
from tests.validators import SCHEMAS, check, fits, validator
from tritables import Lesson, Table, game_named
from tritables.core.errors import BadInput, BadPosition, BadRecord
from tritables.core.match import Match
from tritables.core.picture import Look
from tritables.core.record import Record
from tritables.core.registry import game_names
from tritables.core.state import CHANCE, State
from tritables.lessons.example_checks import start_of
from tritables.scene.compose import board_of, scene_of
from tritables.table.commands import COMMANDS, read_command
from tritables.texts import LANGUAGES

Json = Any
Path = tuple[str | int, ...]


def accepts(read: Callable[[Json], object], value: Json) -> bool:
    try:
        read(value)
    except BadInput:
        return False
    return True


@cache
def game_record(seed: int, longest: int = 20_000, name: str = "trictrac") -> Record:
    """A round by random moves, to its end if that comes soon enough."""
    rng = Random(seed)
    game = game_named(name)
    start: State = game.new(game.seats[seed % len(game.seats)], seed=seed)
    state, moves = start, []
    while len(moves) < longest and (legal := state.legal_moves()):
        drawn = state.to_act == CHANCE
        moves.append(state.draw(rng) if drawn else rng.choice(list(legal)))
        state = state.play(moves[-1])
    return Record(start, tuple(moves))


@pytest.mark.parametrize("name", SCHEMAS)
class TestEachSchema:
    def test_is_a_schema(self, name: str) -> None:
        Draft202012Validator.check_schema(SCHEMAS[name])
        assert SCHEMAS[name]["$schema"] == Draft202012Validator.META_SCHEMA["$id"]

    def test_can_be_followed_without_a_network(self, name: str) -> None:
        assert ":/" not in json.dumps({**SCHEMAS[name], "$schema": None})
        assert validator(name).is_valid({}) is False

    def test_says_of_every_object_what_it_may_hold(self, name: str) -> None:
        for where, part in objects(SCHEMAS[name]):
            if "title" in part and where[:1] != ("oneOf",):
                assert {"additionalProperties", "unevaluatedProperties"} & set(part), where


def objects(schema: Json, where: Path = ()) -> Iterator[tuple[Path, Json]]:
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            yield where, schema
        for key, value in schema.items():
            yield from objects(value, (*where, key))
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from objects(value, (*where, index))


def test_every_game_has_its_schema() -> None:
    for name in game_names():
        assert f"position.{name}" in SCHEMAS
        assert f"view.{name}" in SCHEMAS
    for made in (SCHEMAS["record"], SCHEMAS["match"]):
        assert made["properties"]["game"]["enum"] == list(game_names())
        cases = [case["if"]["properties"]["game"]["const"] for case in made["allOf"]]
        assert cases == list(game_names())


GAMES = game_names()
EXAMPLES = [(name, example) for name in GAMES for example in game_named(name).examples]
EACH_EXAMPLE = pytest.mark.parametrize(
    ("game", "example"), EXAMPLES, ids=[f"{name}-{example.id}" for name, example in EXAMPLES]
)


@pytest.mark.parametrize("game", GAMES)
class TestWhatIsWritten:
    @pytest.mark.parametrize("seed", range(3))
    def test_positions(self, game: str, seed: int) -> None:
        for state in game_record(seed, name=game).replay().states[::7]:
            check(f"position.{game}", state.position())

    @pytest.mark.parametrize("seed", range(3))
    def test_views(self, game: str, seed: int) -> None:
        for state in game_record(seed, name=game).replay().states[::7]:
            for seat in (None, *range(state.seats)):
                seen = state.view_json(seat)
                check(f"view.{game}", seen)
                assert not fits(f"position.{game}", seen)
                assert list(seen) == list(state.position())
            assert not fits(f"view.{game}", state.position())

    @pytest.mark.parametrize("name", ["position", "record", "match"])
    def test_has_every_key_and_options_too(self, game: str, name: str) -> None:
        record = game_record(0, 9, game)
        written = {
            "position": record.start.position(),
            "record": record.as_json(),
            "match": Match((record,)).as_json(),
        }[name]
        name = f"position.{game}" if name == "position" else name
        assert set(written) == set(SCHEMAS[name]["properties"])
        assert set(written) - set(SCHEMAS[name]["required"]) == {"options"}

    @pytest.mark.parametrize("seed", range(3))
    def test_records(self, game: str, seed: int) -> None:
        for longest in (0, 1, 50, 20_000):
            record = game_record(seed, longest, game)
            assert (record.result is None) == (longest < 20_000)
            check("record", record.as_json())

    def test_matches(self, game: str) -> None:
        records = game_record(0, name=game), game_record(len(game_named(game).seats), 40, game)
        check("match", Match(records).as_json())

    def test_boards_and_scenes(self, game: str) -> None:
        of = game_named(game)
        looks = (Look(), Look(flipped=True), Look(seat=1))
        for look, lang in zip(looks, LANGUAGES, strict=True):
            for state in game_record(3, name=game).replay().states[::25]:
                for view in (state, state.view(look.seat)):
                    check("scene", board_of(of, view, look), "Board")
                    check("scene", scene_of(of, view, lang=lang, look=look), "Scene")


def test_positions_of_examples() -> None:
    for game, example in EXAMPLES:
        check(f"position.{game}", start_of(example).position())


class TestWhatTheWidgetShows:
    def check(self, table: Table) -> None:
        whole = {**page_whole(table), "board": page_board(table)}
        check(
            "scene",
            {"art": part_of(table, "art"), "words": part_of(table, "words"), "whole": whole},
        )
        if table._change:
            check("scene", table._change, "Change")

    def ask(self, table: Table, kind: str, **args: object) -> None:
        send(table, {"view": "test", "seq": 1, "kind": kind, **args})
        self.check(table)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_game(self, lang: str) -> None:
        table = Table("trictrac", seed=5, lang=lang, flipped=lang == "nl")
        self.check(table)
        moves = game_record(4, 60).moves
        for ply in range(0, 60, 7):
            table.play(*moves[ply : ply + 7])
            self.check(table)
        table.go(30)
        self.check(table)

    @pytest.mark.parametrize("game", GAMES)
    def test_a_game_that_is_over(self, game: str) -> None:
        record = game_record(0, name=game)
        for reveal in (False, True):
            table = Table(game, record=record.as_json(), reveal=reveal)
            for ply in (0, 5, 30, len(record.moves)):
                table.go(ply)
                self.check(table)
            assert table.result

    @pytest.mark.parametrize("move", ["bar/3", "nonsense", "1/2", "roll 1-1", "start 4-4", ""])
    def test_refusals(self, move: str) -> None:
        for moves in ((), ("start 5-3",), ("start 5-3", "roll 1-2")):
            table = Table("trictrac", seed=5)
            table.play(*moves)
            self.ask(table, "type", move=move)

    def test_settings_faults_and_opponents(self) -> None:
        table = Table("trictrac", seed=5, seats=["person", "greedy"])
        self.check(table)
        for name, value in (("lang", "fr"), ("theme", "dark"), ("speed", "fast"), ("forced", True)):
            self.ask(table, "choose", name=name, value=value)
        table_behind(table).fault = "what went wrong"
        table._front.refresh()
        self.check(table)

    def test_a_curtain_a_clock_and_a_match(self) -> None:
        table = Table("triominos", seats=["person"] * 3, options={"time_limit": 30}, seed=2)
        self.check(table)
        table.draw()
        table.draw()
        assert page_panel(table)["curtain"]
        self.check(table)
        self.ask(table, "open")
        assert page_panel(table)["clock"]
        self.ask(table, "type", move="nonsense")

    @EACH_EXAMPLE
    def test_lessons(self, game: str, example: Any) -> None:
        lesson = Lesson(game, example.id)
        self.check(lesson)
        for move in example.line:
            self.ask(lesson, "type", move=move if isinstance(move, str) else move.move)
        assert lesson.done


JUNK: list[Json] = [
    *(None, True, False, -1, 0, 1, 2, 3, 6, 7, 15, 16, 24, 25, 2**53, 2**70, 0.5, -1.5, 1e300),
    *("", "chance", "x", "0", "trictrac", "bar/3", "y" * 40, "z" * 41, "w" * 401, "\u202f"),
    *([], [1], [0, 0], [1, 2], [[]], {}, {"a": 1}, [None], ["x"] * 61),
]
"""No whole number with a point: it is an integer to JSON Schema, but not to the readers."""


def places(value: Json, where: Path = ()) -> Iterator[Path]:
    yield where
    inside = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value[:30])
        if isinstance(value, list)
        else ()
    )
    for key, item in inside:
        yield from places(item, (*where, key))


@st.composite
def spoilt(draw: st.DrawFn, sound: Json) -> Json:
    """A sound value with up to three small faults, or none."""
    value = copy.deepcopy(sound)
    for _ in range(draw(st.integers(0, 3))):
        where = draw(st.sampled_from(sorted(places(value), key=str)))
        if not where:
            continue
        parent = value
        for key in where[:-1]:
            parent = parent[key]
        key, old = where[-1], parent[where[-1]]
        how = draw(st.sampled_from(["junk", "nudge", "drop", "add", "twice"]))
        if how == "junk":
            parent[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
        elif how == "nudge" and type(old) is int:
            parent[key] = old + draw(st.integers(-2, 2))
        elif how == "drop":
            del parent[key]
        elif how == "add" and isinstance(parent, dict):
            parent[draw(st.sampled_from(["options", "again", "ply", "more", ""]))] = old
        elif how == "twice" and isinstance(parent, list):
            parent.append(old)
    return value


@cache
def sound_positions(game: str) -> list[Json]:
    states = [state for seed in range(2) for state in game_record(seed, name=game).replay().states]
    sound = [state.position() for state in (*states[:40:3], *states[60::60], states[-1])]
    return [*sound, {key: value for key, value in sound[0].items() if key != "options"}]


class TestWhatIsRefused:
    @pytest.mark.parametrize("game", GAMES)
    @given(data=st.data())
    def test_a_position_that_does_not_fit(self, game: str, data: st.DataObject) -> None:
        value = data.draw(spoilt(data.draw(st.sampled_from(sound_positions(game)))))
        if not fits(f"position.{game}", value):
            with pytest.raises(BadPosition):
                game_named(game).read(value)

    @given(
        spoilt(game_record(6, 12).as_json())
        | spoilt(game_record(6, 0).as_json())
        | spoilt(game_record(6, 12, "triominos").as_json())
    )
    def test_a_record_that_does_not_fit(self, value: Json) -> None:
        if not fits("record", value):
            with pytest.raises(BadRecord):
                Record.read(value)

    @given(spoilt(game_record(0).as_json() | {"moves": list(game_record(0).moves)}))
    def test_a_finished_record_that_does_not_fit(self, value: Json) -> None:
        if not fits("record", value):
            with pytest.raises(BadRecord):
                Record.read(value)

    @given(spoilt(Match((game_record(6, 12), game_record(7, 5))).as_json()))
    def test_a_match_that_does_not_fit(self, value: Json) -> None:
        if not fits("match", value):
            with pytest.raises(BadRecord):
                Match.read(value)

    @pytest.mark.parametrize("value", JUNK, ids=lambda value: repr(value)[:20])
    def test_anything_else(self, value: Json) -> None:
        readers = {
            **{f"position.{game}": game_named(game).read for game in GAMES},
            "record": Record.read,
            "match": Match.read,
            "messages": read_command,
        }
        for name, read in readers.items():
            assert not fits(name, value)
            assert not accepts(read, value)

    def test_options_may_be_left_out_on_reading(self) -> None:
        match = Match((game_record(6, 12),)).as_json()
        record = match["rounds"][0]  # type: ignore[index]
        for part in (match, record, record["start"]):
            del part["options"]
        check("match", match)
        assert Match.read(match).as_json()["options"] == {}


REPLAYED = Reference(saved("a replay", "trictrac")).table
FIELDS = sorted({name for row in COMMANDS.values() for name in row.fields})


@cache
def drawn(kind: str) -> Json:
    return sample(kind, REPLAYED, Random(kind))


def intent(kind: str) -> Json:
    return {"view": "v", "seq": 1, "kind": kind, **drawn(kind)}


class TestIntents:
    def test_there_are_no_others(self) -> None:
        kinds: list[str] = []
        for form in SCHEMAS["messages"]["oneOf"]:
            kind = form["properties"]["kind"]
            kinds += kind.get("enum") or [kind["const"]]
        assert sorted(kinds) == sorted(COMMANDS)

    @pytest.mark.parametrize("kind", COMMANDS)
    def test_each_fits(self, kind: str) -> None:
        check("messages", intent(kind))
        read_command(intent(kind))

    @given(st.sampled_from(sorted(COMMANDS)).flatmap(lambda kind: spoilt(intent(kind))))
    def test_schema_and_reader_say_the_same(self, value: Json) -> None:
        assert fits("messages", value) == accepts(read_command, value)

    @pytest.mark.parametrize("kind", COMMANDS)
    def test_schema_and_reader_say_the_same_of_every_value(self, kind: str) -> None:
        edges = (40, 41, 400, 401)
        numbers = (5, 6, 99_999, 100_000, 100_001, 999_999_999, 10**9, 2**53 - 1)
        values = (*JUNK, *("x" * edge for edge in edges), *numbers, ["x"] * 60, ["x" * 41])
        for name, value in product(("view", "seq", "kind", *FIELDS), values):
            spoilt = {**intent(kind), name: value}
            assert fits("messages", spoilt) == accepts(read_command, spoilt), spoilt
