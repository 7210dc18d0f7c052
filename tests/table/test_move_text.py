"""Moves in words: every move has them in every language, they tell no secret, and one switch
brings back the notation."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tritables import game_named, game_names
from tritables.core.state import CHANCE, Move, State
from tritables.lessons import course
from tritables.lessons.practice_data import drill_of
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.table.move_text import move_asked
from tritables.table.settings import Settings
from tritables.texts import LANGUAGES, said_to, say

NOTATION = re.compile(r"(\b(10|[2-9AJQK])[CDHS]\b)|[@>/*]|\b(lay|roll|use|skip)\b\s*\d*$")
"""What stands in the notation and in no sentence."""

PLIES = 150


def line(game: str, seed: int) -> list[tuple[State, Move]]:
    """A round at random: each move with the state before it."""
    rng, state, found = Random(seed), game_named(game).new(seed=seed), []
    while state.to_act is not None and len(found) < PLIES:
        moves = state.legal_moves()
        move = state.draw(rng) if state.to_act == CHANCE else rng.choice(moves)
        others = () if state.to_act == CHANCE else moves[:3]
        found += [(state, other) for other in (move, *others)]
        state = state.play(move)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_move_has_words(game: str, lang: str) -> None:
    house, said = game_named(game), {}
    for state, move in line(game, 5):
        message = house.in_words(state, move)
        assert message.game == game, move
        said[move] = say(message, lang)
    assert len(set(said.values())) > 20
    for move, words in said.items():
        assert not NOTATION.search(words), (move, words)


@pytest.mark.parametrize("game", game_names())
def test_words_tell_no_more_than_anybody_sees(game: str) -> None:
    """Somebody who only watches reads the same words from what lies open."""
    house = game_named(game)
    for state, move in line(game, 6):
        seat = state.on_turn
        (seen,) = house.moves_seen(state.play(move), [(seat, move)], None)
        assert house.in_words(state, seen) == house.in_words(state.view(None), seen)


def ask(table: Table, kind: str, **more: object) -> Any:
    return table.receive({"view": "v", "seq": 1, "kind": kind, **more}, 0.0)


def test_a_table_speaks_words_and_one_switch_brings_the_notation() -> None:
    table = Table.open("trictrac", seed=1, settings={"lang": "nl"})
    for move in ("start 5-3", "roll 2-6"):
        ask(table, "type", move=move)
    ask(table, "type", move="bar/6")  # the lower die comes first
    shown = table.shown(0.0)
    assert shown["table"]["verdict"]["nearest"][0]["words"] == "balk → 2"
    assert [row["words"] for row in shown["sheet"]["turns"]] == [["Wit 5, Zwart 3"], ["2 en 6"]]
    assert dict(ask(table, "legal", place=None).more) == {"legal": ["balk → 2"]}
    ask(table, "choose", name="notation", value=True)
    shown = table.shown(0.0)
    assert shown["table"]["verdict"]["nearest"][0]["words"] == "bar/2"
    assert [row["texts"] for row in shown["sheet"]["turns"]] == [["start 5-3"], ["2-6"]]
    assert not any("words" in row for row in shown["sheet"]["turns"])
    assert dict(ask(table, "legal", place="bar0").more) == {"legal": ["bar/2"]}


def test_the_legal_moves_are_those_of_a_place_and_of_the_buttons() -> None:
    game = game_named("triominos")
    table = Table.open(
        WorkedExample(game, game.example("buy-and-place")), settings={"reveal": True}
    )
    scene = table.shown(0.0)["scene"]
    place = scene["ways"][0]["from"]
    every = dict(ask(table, "legal", place=None).more)["legal"]
    some = dict(ask(table, "legal", place=place).more)["legal"]
    assert isinstance(every, list)
    assert isinstance(some, list)
    assert len(every) == len(scene["ways"]) + len(scene["actions"])
    assert len(some) == sum(way["from"] == place for way in scene["ways"])
    assert set(some) < set(every)


def test_marks_that_a_teacher_took_away_are_not_told_either() -> None:
    table = Table.open("trictrac", position=None, seed=1, locked=["hints"])
    for move in ("start 5-3", "roll 2-6"):
        ask(table, "type", move=move)
    assert dict(ask(table, "legal", place=None).more) == {"legal": []}


def wrong_in(table: Table) -> int:
    """How many answers to the step on the board were wrong."""
    assert table.top.progress is not None
    return table.top.progress.now.wrong


def test_what_is_no_move_is_no_wrong_attempt() -> None:
    """Taking back at the start is refused, but nobody answered anything wrongly by it."""
    table = Table.open(Lesson.of_chapter(*course("trictrac").find("direction")))
    assert not ask(table, "undo").ok
    assert (
        table.shown(0.0)["table"]["chapter"]["steps"][
            table.top.progress.at if table.top.progress else 0
        ]["wrong"]
        == 0
    )
    assert not ask(table, "type", move="4/7*").ok
    assert (
        table.shown(0.0)["table"]["chapter"]["steps"][
            table.top.progress.at if table.top.progress else 0
        ]["wrong"]
        == 1
    )


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Waiting for your answer."), ("nl", "Wacht op je antwoord.")]
)
def test_while_a_question_stands_nobody_is_told_to_move(lang: str, said: str) -> None:
    chapter, at = course("trictrac").find("whose-stone")
    table = Table.open(Lesson.of_chapter(chapter, at), settings={"lang": lang})
    assert table.shown(0.0)["scene"]["status"] == said
    ask(table, "pick", choice=1)
    assert table.shown(0.0)["scene"]["status"] != said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_practice_asks_and_tells_of_a_move_is_a_sentence_of_the_game(
    game: str, lang: str
) -> None:
    settings, named = Settings.of({"lang": lang}), game_named(game)
    for state, move in line(game, 5):
        told = move_asked(named, state, move, "told", settings)
        assert told.id.startswith("asked-")
        assert said_to(told, lang, state.on_turn).endswith(".")
    for state in {id(state): state for state, _ in line(game, 6)}.values():
        for move in drill_of(game).tempting(state):
            may = move_asked(named, state, move, "may", settings)
            assert may.id.startswith("asked-")
            assert said_to(may, lang, state.on_turn).endswith("?")
