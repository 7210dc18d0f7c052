"""Names of opponents: characters, those of every game, installed ones, and one's own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tritables import BadInput, State, game_named, play_match
from tritables.core.messages import Message
from tritables.core.state import Seat
from tritables.opponents import (
    OPPONENTS,
    Player,
    greedy,
    known,
    name_of,
    opponent_named,
    opponent_names,
)
from tritables.replay.session import Session
from tritables.table import Table
from tritables.texts import LANGUAGES, say_only

GAMES = ["trictrac", "triominos", "tricom", "tricap"]

CHARACTERS = [(game, one.id) for game in GAMES for one in game_named(game).opponents]


def last_move(view: State, seat: Seat, rng: Random) -> str:
    return view.legal_moves()[-1]


@pytest.mark.parametrize(("game", "id"), CHARACTERS)
def test_a_character_takes_a_seat_and_plays_a_round(game: str, id: str) -> None:
    score = play_match(id, "random", game, rounds=2, seed=5)
    assert score.first == id
    assert score.rounds == 2


@pytest.mark.parametrize(("game", "id"), CHARACTERS)
def test_a_character_chooses_the_same_for_the_same_seed(game: str, id: str) -> None:
    sessions = [Session(game_named(game), seats=[id, "greedy"], seed=9) for _ in range(2)]
    for session in sessions:
        for _ in range(30):
            session.advance()
    first, second = (session.record.moves for session in sessions)
    assert first == second


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), CHARACTERS)
def test_a_character_has_its_words_in_every_language(game: str, id: str, lang: str) -> None:
    for part in ("name", "plays", "weakness"):
        assert say_only(Message(f"opponent-{id}.{part}", game=game), lang)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_opponents_of_a_game_have_one_name_or_one_face(game: str) -> None:
    characters = game_named(game).opponents
    names = opponent_names(game_named(game))
    assert len(set(names)) == len(names)
    assert len({one.face for one in characters}) == len(characters)
    assert not {one.id for one in characters} & {"person", *OPPONENTS}


@pytest.mark.parametrize("name", ["grandmaster", "", "Greedy", 5, None])
def test_an_unknown_name_is_refused_with_those_that_are_known(name: object) -> None:
    with pytest.raises(BadInput, match="person, pip, mila") as caught:
        Session(game_named("triominos"), seats=["person", name])  # type: ignore[list-item]
    assert caught.value.where == "seats[1]"


def test_a_character_of_another_game_is_unknown() -> None:
    with pytest.raises(BadInput, match="random, greedy"):
        Session(game_named("trictrac"), seats=["person", "vera"])


def test_an_own_opponent_is_known_by_its_name_once_it_sits() -> None:
    table = Table.open("tricap", seats=["person", last_move], seed=1)
    assert table.session.seats == ("person", "last_move")
    assert opponent_named(table.game, "last_move", "by") is last_move
    again = Table.load(table.save())
    assert again.session.seats == ("person", "last_move")
    assert again.session.players[1] is last_move


def test_a_seat_keeps_who_sits_there_when_another_takes_the_name() -> None:
    def other(view: State, seat: Seat, rng: Random) -> str:
        return view.legal_moves()[0]

    table = Table.open("tricap", seats=["person", last_move], seed=1)
    other.__name__ = "last_move"
    Table.open("tricap", seats=["person", other])
    assert opponent_named(table.game, "last_move", "by") is other
    table.do("new", seats=["person", "last_move"])
    assert table.session.players[1] is last_move


def test_an_own_opponent_that_nobody_has_brought_is_refused_when_a_table_is_loaded() -> None:
    saved = Table.open("tricap", seats=["person", last_move], seed=1).save()
    known._own.clear()
    with pytest.raises(BadInput, match="A seat is taken by one of") as caught:
        Table.load(saved)
    assert caught.value.where == "seats[1]"


class Named:
    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, view: State, seat: Seat, rng: Random) -> str:
        return view.legal_moves()[0]


@pytest.mark.parametrize("name", ["person", "chance", "greedy", "vera", "x" * 41, "a\nb", "  "])
def test_an_own_opponent_needs_a_name_of_its_own(name: str) -> None:
    with pytest.raises(BadInput, match="cannot be called") as caught:
        Session(game_named("triominos"), seats=[Named(name), "person"])
    assert caught.value.where == "seats[0]"


@pytest.mark.parametrize(
    ("player", "name"),
    [(last_move, "last_move"), (Named("Grace"), "Grace"), (lambda *_: "pass", "lambda")],
)
def test_an_opponent_is_called_by_its_own_name(player: Player, name: str) -> None:
    assert not isinstance(player, str)
    assert name_of(player) == name


def test_the_function_greedy_itself_takes_a_seat() -> None:
    assert Session(game_named("tricap"), seats=[greedy, "person"]).seats[0] == "greedy"


def made_up(folder: Path, *lines: str) -> Path:
    """A distribution with entry points, as pip leaves it behind."""
    (folder / "made_up.py").write_text(
        "def first(view, seat, rng):\n    return view.legal_moves()[0]\nnothing = 5\n"
    )
    info = folder / "made_up-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: made-up\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[tritables.opponents]", *lines]) + "\n")
    return folder


def test_a_package_brings_an_opponent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(made_up(tmp_path, "grace = made_up:first"))
    known.installed.cache_clear()
    assert opponent_names(game_named("tricap"))[-1] == "grace"
    score = play_match("grace", "random", "tricap", rounds=2)
    assert score.first == "grace"
    table = Table.open("tricap", seats=["grace", "person"])
    players = (table.do("opponents") or {})["opponents"]["players"]
    assert SimpleNamespace(**players[-1]).name == "grace"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("greedy = made_up:first", "cannot be taken"),
        ("grace = made_up:nothing", "cannot be called"),
        ("grace = made_up:missing", "missing"),
        ("ada = no_such_module:first", "no_such_module"),
    ],
)
def test_an_installed_opponent_that_cannot_be_used_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, why: str
) -> None:
    monkeypatch.syspath_prepend(made_up(tmp_path, line))
    known.installed.cache_clear()
    with pytest.warns(UserWarning, match=why):
        names = opponent_names(game_named("tricap"))
    assert names[-2:] == ("random", "greedy")
