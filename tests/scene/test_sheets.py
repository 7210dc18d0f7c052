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
from tritables.scene.sheets import THEMES, Theme, art_of

STYLES = Path(__file__).parents[2] / "js" / "src"


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
    css = "".join(file.read_text(encoding="utf-8") for file in sorted(STYLES.rglob("*.css")))
    used = set(re.findall(r"var\(--tt-(accent|done|refused|rim)\)", css))
    assert used
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


def contrast(one: str, other: str) -> float:
    """How much two colours differ in light, from 1 to 21, as WCAG counts it."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", ["white", "black"])
def test_a_stone_stands_out_from_whatever_it_lies_on(theme: Theme, side: str) -> None:
    art = art_of(game_named("trictrac"))[theme]
    for ground in ("field", "point-dark-1", "point-dark-2", "point-light-1", "point-light-2"):
        seen = [contrast(art[f"{side}-{part}"], art[ground]) for part in ("2", "edge")]
        assert max(seen) >= 3, ground


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_on_the_baize_can_be_read(theme: Theme) -> None:
    art = art_of(game_named("tricom"))[theme]
    assert min(contrast(art["rim"], art[f"baize-{end}"]) for end in (1, 2)) >= 4.5
