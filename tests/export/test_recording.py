"""A recording: a round in one file, of all that can be seen of it and of nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.replay.test_links import played
from tests.validators import check
from tests.widgets.test_every_secret import SECRET, otherwise
from tritables import (
    BadInput,
    Record,
    Recording,
    Replay,
    Table,
    game_named,
    game_names,
    rounds,
    to_text,
)
from tritables.cli import main
from tritables.core.state import CHANCE
from tritables.export.recorder import record_replay
from tritables.replay.annotated_rounds import AnnotatedRound
from tritables.replay.links import to_link
from tritables.replay.session import Session
from tritables.replay.sources import opened
from tritables.replay.study import Study
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.playback import Playback

LARGEST = 400_000
"""Bytes of the page of a whole round, in all languages."""


def recorded(study: object, lang: str = "en", sees: object = "all") -> list[Any]:
    saved = PlainTable.open(ReplayActivity(Playback.of(opened(study), sees))).save()
    positions: list[Any] = record_replay(saved, lang)["positions"]
    return positions


def branched(name: str) -> Study:
    study = Study.of_record(played(name, 3, 12)[1])
    for node in study.history.line[3:]:
        state = node.state
        drawn = (state.draw(Random(seed)) for seed in range(9 * (state.to_act == CHANCE)))
        moves = drawn if state.to_act == CHANCE else state.legal_moves()
        other = next((move for move in moves if move not in node.children), None)
        if other is not None:
            study.history.go(node.ply)
            study.history.play(other)
            break
    study.history.go(0)
    return study


@pytest.mark.parametrize("name", game_names())
def test_every_position_is_shown_as_a_replay_shows_it(name: str) -> None:
    study = branched(name)
    positions = recorded(study, "nl")
    replay = ReplayActivity(Playback.of(opened(study)))
    sitting = PlainTable.open(replay, settings={"lang": "nl"})
    for nth, node in enumerate(positions):
        assert node["line"][node["table"]["at"]] == nth
        assert node["table"]["plies"] == len(node["line"]) - 1
        number = node["table"]["replay"]["node"]
        assert node["scene"] == positions[number]["scene"]
        check("scene", node["scene"], "Scene")
        check("scene", node["sheet"], "Sheet")
        check("scene", node["table"]["replay"], "Replay")
        assert node["scene"]["ways"] == node["scene"]["actions"] == []
    for ply, number in enumerate(positions[0]["line"]):
        replay.follow_line(sitting, (), ply)
        shown = sitting.shown(0.0)
        one = positions[number]
        assert one["board"] == shown["board"]
        assert one["scene"]["pieces"] == shown["scene"]["pieces"]
        assert one["scene"]["status"] == shown["scene"]["status"]
        assert one["table"]["replay"]["where"] == shown["table"]["replay"]["where"]
    [branch] = positions[0]["table"]["replay"]["branches"]
    off = positions[branch["node"]]
    assert positions[off["main"]]["line"] == positions[0]["line"]
    assert off["table"]["replay"]["line"] == branch["node"]


def test_what_an_example_tries_is_told_with_its_rule() -> None:
    positions = recorded("bar-first")
    assert positions[0]["jumps"]["refusal"] == [None, None]
    assert positions[0]["table"]["replay"]["jumps"]["refusal"] == [False, True]
    [(move, verdict)] = positions[0]["tries"].items()
    assert (move, verdict["rule"]) == ("8/11", "bar.first")
    check("scene", verdict, "Refusal")
    assert all(one["why"] is not None for one in positions[1:])


def test_one_goes_from_comment_to_comment() -> None:
    study = Study.of_record(played("trictrac", 3, 6)[1])
    study.write(study.history.line[4], comment="Look.")
    study.history.go(0)
    jumps = [one["jumps"]["note"] for one in recorded(study)]
    assert jumps[3:6] == [[None, 4], [None, None], [4, None]]


@pytest.mark.parametrize("name", SECRET)
def test_a_recording_has_no_more_than_its_replay_may_show(name: str) -> None:
    state, _ = played(name, 4, 8)
    twin = otherwise(state, 0, Random(2))
    assert twin is not None
    one, other = (recorded(Record(start, ()), sees=0) for start in (state, twin))
    assert one == other
    replay = Replay(Record(state, ()), sees=0)
    assert Recording(replay, languages=["en"])._recorded["en"]["positions"] == one


def test_a_page_of_an_example_stands_alone_in_its_languages(tmp_path: Path) -> None:
    page = Recording("bar-first", "trictrac", languages=["fr", "nl"])
    assert page.titles == {"fr": "Entrer depuis la barre", "nl": "Van de balk"}
    file = tmp_path / "page.html"
    page.save(file)
    text = file.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "https://" not in text
    assert "http://" not in text.replace("http://www.w3.org/", "")
    assert "default-src 'none'" in text


@pytest.mark.full
@pytest.mark.parametrize("name", game_names())
def test_a_whole_round_is_small_enough_to_be_mailed(name: str) -> None:
    house = game_named(name)
    session = Session(house, seats=["greedy"] * house.seats.start, seed=3)
    while session.state.result is None:
        if session.state.to_act == CHANCE:
            session.draw()
        else:
            session.advance()
    assert len(Recording(session.record).html().encode()) <= LARGEST


@pytest.mark.full
@pytest.mark.parametrize(
    "round", [pytest.param(one, id=one.id) for name in game_names() for one in rounds(name)]
)
def test_a_round_that_is_told_is_small_enough_to_be_mailed(round: AnnotatedRound) -> None:
    assert len(Recording(round).html().encode()) <= LARGEST


def test_what_is_no_round_or_no_language_is_refused() -> None:
    for languages in ([], ["de"], "en", ["en", 3]):
        with pytest.raises(BadInput):
            Recording("bar-first", languages=languages)  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        Recording("no-such-example")
    with pytest.raises(BadInput):
        Recording(3)


def test_a_table_is_told_as_it_was_played() -> None:
    table = Table("trictrac", seed=1)
    table.play("start 5-3", "roll 2-6")
    assert len(Recording(table, languages=["en"])._recorded["en"]["positions"]) == 3


@pytest.mark.parametrize("form", ["text", "json", "link", "example"])
def test_the_command_takes_a_file_a_link_and_an_example(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("trictrac", 3, 3)[1]
    source, page = tmp_path / "round", tmp_path / "page.html"
    given = {"link": to_link(Study.of_record(record)), "example": "bar-first"}.get(form)
    if given is None:
        source.write_text(to_text(record) if form == "text" else json.dumps(record.as_json()))
    arguments = ["recording", given or str(source), str(page), "--lang", "nl"]
    assert main(arguments) == 0
    assert capsys.readouterr().out == f"{page}\n"
    assert '<html lang="nl">' in page.read_text(encoding="utf-8")
    assert main(["recording", "nothing", str(page)]) == 1
    assert "nothing" not in capsys.readouterr().out
