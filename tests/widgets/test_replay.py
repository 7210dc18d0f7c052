"""The replay as a widget: what it opens, what it syncs, what Python can do with it."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from tests.pages import page_whole
from tests.rounds import long_record, played
from tritables import (
    BadInput,
    BadRecord,
    Record,
    Replay,
    Study,
    Table,
    from_text,
    game_named,
    game_names,
    new,
    to_text,
)
from tritables.endpoint.transports.worker import Boards
from tritables.replay.links import to_link

ROUND = Record(new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))


@pytest.mark.parametrize("game", game_names())
def test_each_game_opens_from_all_that_tells_a_round(game: str) -> None:
    record = played(game, 6)
    study = Study.of_record(record)
    example = game_named(game).examples[0]
    for shown in (record, record.as_json(), study, to_text(record), to_link(record)):
        replay = Replay(shown)
        assert (replay.study.game.name, replay.study.record) == (game, record)
    assert Replay(example.id, game).study.game.name == game
    assert Replay(example).study.game.name == game
    assert Replay(record.start).study.record.moves == ()
    assert Replay(record.start.position()).study.record.moves == ()


@pytest.mark.parametrize(
    "shown", ["no-such-example", "[Game", "1zzz", 3, {"format": "x"}, {}, {"game": "trictrac"}, ""]
)
def test_what_cannot_be_replayed_is_refused(shown: Any) -> None:
    with pytest.raises(BadInput):
        Replay(shown)


def test_another_games_round_is_refused() -> None:
    with pytest.raises(BadInput):
        Replay(ROUND, "tricom")
    with pytest.raises(BadInput):
        Replay(ROUND, sees=2)


def test_a_tables_branches_come_along() -> None:
    table = Table("trictrac", seed=1)
    table.play("start 5-3", "roll 2-6")
    table.undo()
    table.play("roll 1-1")
    replay = Replay(table)
    assert [node.move for node in replay.study.main] == ["", "start 5-3", "roll 1-1"]
    replay.go_line([[1, 1]])
    assert replay.record["moves"] == ["start 5-3", "roll 2-6"]
    replay.write("Mine")
    assert not hasattr(table, "study")


class TestTraits:
    def test_ply_and_line_say_where_one_stands(self) -> None:
        replay = Replay(ROUND)
        seen: list[tuple[int, Any]] = []
        replay.observe(lambda _: seen.append((replay.ply, replay.line)), ["ply", "line"])
        replay.go(1)
        replay.play("roll 1-1")
        assert (replay.ply, replay.line) == (2, ((1, 1),))
        assert seen[0] == (1, ())
        replay.line = ()
        assert (replay.ply, replay.line, replay.record["moves"][-1]) == (2, (), "roll 2-6")
        replay.ply = 3
        assert replay.view["format"] == "tritables-view/1"
        assert replay.record["moves"] == list(ROUND.moves)

    @pytest.mark.parametrize(("name", "value"), [("ply", 4), ("ply", -1), ("line", ((1, 1),))])
    def test_what_there_is_not_is_put_right(self, name: str, value: Any) -> None:
        replay = Replay(ROUND)
        replay.go(2)
        with pytest.raises(BadInput):
            setattr(replay, name, value)
        assert (replay.ply, replay.line, replay.state) == (2, (), ROUND.replay().states[2])

    def test_a_page_sets_them_unless_leafing_is_locked(self) -> None:
        replay = Replay(ROUND)
        replay.set_state({"ply": 2})
        assert replay.state == ROUND.replay().states[2]
        replay.set_state({"ply": 9})
        assert replay.ply == 2
        replay.locked = ["undo"]
        replay.set_state({"ply": 1})
        assert replay.ply == 2

    def test_they_are_synced(self) -> None:
        replay = Replay(ROUND)
        assert {"ply", "line", "view"} <= set(replay.keys)
        assert "position" not in replay.keys


def test_python_does_what_hands_do() -> None:
    replay = Replay(ROUND)
    replay.go(1)
    replay.play("roll 1-1")
    replay.write("A throw.", name="What if?")
    replay.let()
    replay.promote()
    assert replay.study.record.moves[:1] == ("start 5-3",)
    assert replay.line == ()
    replay.go_line(((1, 1),))
    replay.cut()
    assert replay.line == ()
    replay.uncut()
    with pytest.raises(BadInput):
        replay.jump("elsewhere")
    assert from_text(replay.to_text()).record == replay.study.record


def test_a_worker_steps_through_it() -> None:
    """A page without a server goes about in it as any other does."""
    sent: list[dict[str, Any]] = []
    boards = Boards(lambda text: sent.append(json.loads(text)))
    saved = Replay(played("tricom", 12), sees=0).save()
    asked = {"board": "b", "open": saved, "anew": "throws", "choose": {"lang": "nl"}}
    boards.receive(json.dumps(asked))

    def ask(seq: int, kind: str, **args: object) -> dict[str, Any]:
        command = {"view": "v", "seq": seq, "kind": kind, **args}
        sent.clear()
        boards.receive(json.dumps({"board": "b", "command": command}))
        messages = [one["message"] for one in sent if "message" in one]
        return next(one for one in messages if one["kind"] == "reply")

    assert ask(1, "go", ply=7)["ok"]
    assert any("7 van 12" in json.dumps(one) for one in sent)
    assert ask(2, "why")["why"]["move"]
    assert ask(3, "glimpse", at=2, branch=None)["glimpse"]["scene"]
    assert ask(4, "note", comment="Kijk!", called=None)["ok"]
    assert not ask(5, "see", sees="all")["ok"]


def test_it_is_saved_and_loaded(tmp_path: Path) -> None:
    replay = Replay(ROUND, lang="fr", sees=0)
    replay.go(2)
    replay.write("Ah !")
    file = tmp_path / "round.json"
    replay.save(file)
    again = Replay.load(file)
    assert (again.ply, again.lang, again.to_text()) == (2, "fr", replay.to_text())
    with pytest.raises(BadRecord):
        Replay.load(Table("trictrac").save())
    text = tmp_path / "round.txt"
    text.write_text(replay.to_text(), encoding="utf-8")
    assert Replay.read(text).study.record == ROUND


def test_a_round_of_five_thousand_moves_opens_in_a_second() -> None:
    record = long_record(5_000)
    start = perf_counter()
    replay = Replay(record)
    assert perf_counter() - start < 5  # a machine that does much else; `make bench` says it exactly
    replay.go(5_000)
    assert replay.ply == 5_000
    assert len(str(page_whole(replay))) < 80_000
