"""The reader's own seat is "you": against opponents and in tasks for one seat, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, state
from tritables import game_named, game_names
from tritables.core import CHANCE, Example, Goal
from tritables.core.messages import Message
from tritables.replay import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table import Table
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.texts import LANGUAGES, addressed, said_to

Json = Any
TO_ONE = re.compile(r"\bYou\b(?! have not seen)|\bYour\b")
NAMES = {
    "en": r"\bplayer {0}\b|\bPlayer {0}\b",
    "nl": r"\b[Ss]peler {0}\b",
    "fr": r"\b[Jj]oueur {0}\b",
}
SIDES = {
    "en": ("White", "Black"),
    "nl": ("Wit", "Zwart"),
    "fr": ("Blancs", "Noirs"),
}
BOTH = {
    "en": "Each side|Black \\d",
    "nl": "Wit en Zwart|Zwart \\d",
    "fr": "et les Noirs|pour les|Noirs \\d",
}
"""What names both sides at once: the throw for the start."""


def table_of(game: str, seat: int, lang: str, seed: int = 1) -> Table:
    """A table at which a person plays one seat, and opponents the others."""
    seats = ["random"] * game_named(game).seats.start
    seats[seat] = "person"
    return Table.open(game, seats=seats, seed=seed, settings={"lang": lang})


def going_on(table: Table, rng: Random) -> None:
    """Make the next move, whoever's it is."""
    state = table.state
    if table.moves_itself:
        table.advance()
    else:
        table.play(state.draw(rng) if state.to_act == CHANCE else rng.choice(state.legal_moves()))


def said(table: Table) -> list[str]:
    """All that is said at a table of its seats."""
    shown: Json = table.shown(0.0)
    scene, match = shown["scene"], shown["table"]["match"]
    return [
        scene["status"],
        *(event["text"] for event in scene["told"]),
        *scene["labels"].values(),
        *(action["label"] for action in scene["actions"]),
        *(throw["label"] for throw in scene["throw"]),
        *(word for row in shown["sheet"]["turns"] for word in row.get("words", ())),
        (match or {}).get("text") or "",
    ]


def round_said(game: str, seat: int, lang: str) -> Iterator[str]:
    """All that is said in a round, at every move."""
    table, rng = table_of(game, seat, lang), Random(7)
    yield from said(table)
    while table.state.to_act is not None:
        going_on(table, rng)
        yield from said(table)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", ["tricap", "tricom", "triominos"])
def test_when_somebody_plays_against_opponents_then_their_seat_is_never_named(
    game: str, seat: int, lang: str
) -> None:
    own = re.compile(NAMES[lang].format(seat + 1))
    other = re.compile(NAMES[lang].format(2 - seat))
    texts = set(round_said(game, seat, lang))
    assert [text for text in texts if own.search(text)] == []
    assert any(other.search(text) for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_when_somebody_plays_tric_trac_then_only_the_other_side_is_named(
    seat: int, lang: str
) -> None:
    texts = {text for text in round_said("trictrac", seat, lang) if not re.search(BOTH[lang], text)}
    assert [text for text in texts if re.search(rf"\b{SIDES[lang][seat]}\b", text)] == []
    assert any(re.search(rf"\b{SIDES[lang][1 - seat]}\b", text) for text in texts)


@pytest.mark.parametrize("game", game_names())
def test_when_a_round_is_played_by_people_alone_then_nobody_is_you(game: str) -> None:
    table, rng = Table.open(game, seed=2, settings={"reveal": True}), Random(2)
    for _ in range(12):
        going_on(table, rng)
        assert table.shown(0.0)["table"]["you"] is None
        assert [
            text for text in said(table) if re.search(r"\bYou\b(?! have not seen)|\bYour\b", text)
        ] == []


@pytest.mark.parametrize(
    ("seat", "lang", "told"),
    [
        (0, "en", "You have no stone on the bar."),
        (0, "nl", "Je hebt geen steen op de balk."),
        (0, "fr", "Tu n’as aucun pion sur la barre."),
        (1, "en", "White has no stone on the bar."),
        (None, "en", "White has no stone on the bar."),
    ],
)
def test_a_refusal_speaks_to_the_reader(seat: int | None, lang: str, told: str) -> None:
    refused = Message("verdict-bar-empty", {"seat": 0}, "trictrac")
    assert said_to(refused, lang, seat) == told


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (0, "You use J♦ and clear a pile of 3 cards in player 2’s base."),
        (1, "Player 1 uses J♦ and clears a pile of 3 cards in your base."),
        (2, "Player 1 uses J♦ and clears a pile of 3 cards in player 2’s base."),
        (None, "Player 1 uses J♦ and clears a pile of 3 cards in player 2’s base."),
    ],
)
def test_when_a_message_names_two_players_then_each_may_be_the_reader(
    reader: int | None, told: str
) -> None:
    args = {"player": 1, "seat": 0, "other": 2, "card": "J♦", "count": 3}
    assert said_to(Message("event-action_jack", args, "tricom"), "en", reader) == told


def test_when_a_stone_of_the_reader_is_hit_then_it_is_theirs() -> None:
    hit = Message("event-move_hit", {"seat": 1, "point": 5}, "trictrac")
    assert str(addressed(hit, 0)).startswith("Black hit your stone on point 5.")
    assert str(addressed(hit, 1)).startswith("You hit the white stone on point 5.")


@pytest.mark.parametrize(
    ("winner", "told"), [(0, "You win the match with 3 rounds!"), (1, "Black wins the match with")]
)
def test_the_result_of_a_match_speaks_to_the_reader(winner: int, told: str) -> None:
    args = {"seat": winner, "name": "Black", "count": 1, "points": 3}
    assert str(addressed(Message("match-won-rounds", args), 0)).startswith(told)


@pytest.mark.parametrize("seat", [0, 1])
def test_when_one_seat_alone_moves_in_a_task_then_its_player_is_you(seat: int) -> None:
    hands = ("3-3-4", "0-0-2 1-5-5")
    position = state(STRIP, *(hands if seat == 0 else reversed(hands)), on_turn=seat)
    goals = (Goal(event="end.bell"),)
    ringing = Example("ringing", position, goals, ("4-3-3@2,1",), task="Ring!")
    table = Table.open(WorkedExample(game_named("triominos"), ringing))
    assert table.shown(0.0)["table"]["you"] == seat
    assert table.shown(0.0)["scene"]["status"] == "Your turn: place a tile."


def test_when_several_seats_move_in_a_task_then_nobody_is_you() -> None:
    game = game_named("tricap")
    table = Table.open(WorkedExample(game, game.example("start")))
    assert table.shown(0.0)["table"]["you"] is None


def test_when_a_round_is_leafed_through_then_nobody_is_you() -> None:
    session = Session(game_named("trictrac"), seats=("person", "greedy"), seed=3)
    study = Study.of_line(session.history)
    table = Table.open("trictrac", seats=["person", "greedy"])
    assert table.live.reader == 0
    table.push(Replay(Playback.of(Opened(study)), guest=True), session)
    assert table.live.reader is None


def test_when_a_position_is_set_up_then_nobody_is_you() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    assert table.live.reader is None


def test_when_a_round_is_over_then_its_story_is_told_to_the_reader() -> None:
    table, rng = table_of("tricap", 0, "en"), Random(7)
    while table.state.to_act is not None:
        assert table.shown(0.0)["table"]["story"] == []
        going_on(table, rng)
    story = table.shown(0.0)["table"]["story"]
    assert 1 <= len(story) <= 3
    assert any(re.search(r"\byour?\b", sentence, re.IGNORECASE) for sentence in story)


def test_when_a_task_ends_with_its_round_then_no_story_is_told() -> None:
    game = game_named("triominos")
    table = Table.open(WorkedExample(game, game.example("winner")))
    table.play(*game.example("winner").line)
    assert table.state.result is not None
    assert table.shown(0.0)["table"]["story"] == []
