"""What is shared of a table: links, a picture, and no more than is seen at it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.replay.test_links import played
from tests.widgets.test_every_secret import SECRET, otherwise
from tritables import game_named, game_names
from tritables.replay.sources import opened
from tritables.table import Table
from tritables.table.activities.editor import Editor
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback


def shared(table: Table) -> Any:
    intent = {"view": "v", "seq": 1, "kind": "share", "shape": "wide"}
    answer = table.receive(intent, 0.0)
    assert answer.ok
    return dict(answer.more)["share"]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_a_picture_stands_alone_and_says_whose_turn_it_is(name: str, lang: str) -> None:
    state, _ = played(name, 3, 20)
    table = Table.open(name, position=state, settings={"lang": lang})
    told = shared(table)
    drawing = ElementTree.fromstring(told["svg"])
    ids = {one.get("id") for one in drawing.iter()}
    used = {
        href.removeprefix("#")
        for one in drawing.iter()
        for key, href in one.attrib.items()
        if key.endswith("href")
    }
    assert used <= ids
    assert "url(http" not in told["svg"]
    assert "--tt-" not in told["svg"].replace("--tt-tall", "")
    assert told["status"] == table.shown(0.0)["scene"]["status"]
    assert told["moves"] == []


def test_of_a_position_that_is_set_up_the_picture_has_no_box() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    told = shared(table)
    assert told["status"] == "Each side throws one die. The higher one begins."
    assert told["svg"] != table.svg()
    table.do("attempt", source="bar0", target="box0")
    assert shared(table)["status"] == table.shown(0.0)["scene"]["status"]


@pytest.mark.parametrize("name", SECRET)
def test_what_is_shared_does_not_depend_on_what_is_hidden(name: str) -> None:
    compared = 0
    for plies in (0, 8, 16, 24):
        state, _ = played(name, 4, plies)
        twin = otherwise(state, 0, Random(plies))
        if twin is None:
            continue
        seats = ["person", *["greedy"] * (state.seats - 1)]
        pages = []
        for start in (state, twin):
            table = Table.open(name, seats=seats, position=start, seed=1)
            told = shared(table)
            pages.append(re.sub(r"tt\d+-", "", json.dumps(told)))  # the ids of each picture differ
        assert pages[0] == pages[1]
        compared += 1
    assert compared > 1


def test_a_replay_is_printed_with_its_moves_in_words() -> None:
    record = played("trictrac", 3, 9)[1]
    told = shared(Table.open(Replay(Playback.of(opened(record))), settings={"lang": "fr"}))
    assert len(told["moves"]) > 2
    assert any("barre" in line for line in told["moves"])
    assert [link["name"] for link in told["links"]] == ["position", "round"]


def test_a_position_with_faults_has_no_link_yet() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    assert [link["name"] for link in shared(table)["links"]] == ["position"]
    table.do("attempt", source="bar0", target="box0")
    told = shared(table)
    assert told["links"] == []
    assert told["words"]["none"]
