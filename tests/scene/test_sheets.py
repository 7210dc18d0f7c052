"""The art: every symbol that a game draws is there, with its colours in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tritables
from tests.games import battery
from tritables.core.game import Game
from tritables.core.picture import SHAPES, Look
from tritables.core.registry import game_named
from tritables.scene.sheets import THEMES, art_of

STYLE = Path(__file__).parents[2] / "js" / "src" / "table.css"


@pytest.fixture(params=tritables.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def ids(game: Game) -> list[str]:
    return re.findall(r'id="([^"]+)"', art_of(game)["symbols"])


def test_no_id_stands_twice(game: Game) -> None:
    assert len(set(ids(game))) == len(ids(game))


def test_every_reference_leads_somewhere(game: Game) -> None:
    symbols = art_of(game)["symbols"]
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', symbols)) <= set(ids(game))


def test_every_colour_has_its_value_in_both_themes(game: Game) -> None:
    art = art_of(game)
    used = set(re.findall(r"var\(--tt-([a-z0-9-]+)\)", art["symbols"]))
    for theme in THEMES:
        assert used <= set(art[theme])
        assert all(
            re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", value) for value in art[theme].values()
        )
    assert set(art["light"]) == set(art["dark"])


def test_the_house_has_the_colours_of_the_controls(game: Game) -> None:
    used = set(re.findall(r"var\(--tt-(accent|done|refused|rim)\)", STYLE.read_text()))
    assert used <= set(art_of(game)["light"])


def test_what_is_drawn_is_in_the_art(game: Game) -> None:
    known = set(ids(game))
    spots = art_of(game)["spots"]
    walked = battery.whole_game(game.name, 1)
    for index, state in list(enumerate(walked.states))[::9]:
        for view in (state, state.view(None)):
            for shape in SHAPES:
                layout = game.layout(view, shape, Look())
                assert {decor.art for decor in layout.decor} - {None} <= known
            picture = game.picture(view, walked.last(index), Look())
            for piece in picture.pieces:
                assert piece.art in known
                assert piece.mark is None or f"mark-{piece.mark}" in known
                assert not piece.spots or len(piece.spots) == len(spots[piece.art]["spots"])
    for seat in range(game.seats.stop - 1):
        assert game.seat_art(seat) in known
