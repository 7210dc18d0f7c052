"""Lines below a still picture: all there, in columns, within the picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tritables import Record, Replay, Table, game_named, new
from tritables.scene.still_sheet import LETTER, MOST, with_lines

SVG = Table("trictrac").svg()
TEXT = "{http://www.w3.org/2000/svg}text"
SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize("count", [1, 2, 3, 50, 300])
def test_every_line_stands_once_within_the_picture(count: int) -> None:
    lines = [f"line {nth} · a <b> & c · {'long ' * (nth % 9)}" for nth in range(count)]
    picture = drawn(with_lines(SVG, lines, here=count - 1))
    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    assert float(picture.attrib["height"]) == height
    below = [one for one in picture if one.tag == TEXT and one.get(SPACE)]
    told = " ".join(one.text or "" for one in below).replace("\u00a0", " ")
    assert all(f"line {nth} " in told for nth in range(count)) or len(below) == MOST
    spots = [(float(one.attrib["x"]), float(one.attrib["y"])) for one in below]
    assert len(set(spots)) == len(spots)
    for one, (x, y) in zip(below, spots, strict=True):
        assert y < height
        assert x + 0.8 * LETTER * len(one.text or "") < width
    bold = [one for one in below if one.get("font-weight")]
    assert bool(bold) == (len(below) < MOST)


def test_a_replay_is_shown_with_its_moves_where_no_widget_runs() -> None:
    moves = ("start 5-3", "roll 2-6", "bar/2", "bar/6")
    replay = Replay(Record(new("trictrac"), moves), lang="nl")
    replay.ply = 2
    shown, _ = replay._repr_mimebundle_()
    assert "Wit\u00a0· 2\u00a0en\u00a06" in shown["image/svg+xml"]
    assert shown["text/plain"].splitlines()[-1] == "Wit · 2 en 6 · balk → 2 · balk → 6"
    assert shown["image/svg+xml"].count('font-weight="700" xml:space') == 1


def test_when_a_replay_hides_moves_then_they_are_not_below_the_picture() -> None:
    game = game_named("tricap")
    start = game.new(2, seed=1)
    move = next(iter(start.legal_moves()))
    replay = Replay(Record(start, (move,)), sees=1)
    replay.ply = 1
    hidden, _ = replay._repr_mimebundle_()
    shown, _ = Replay(Record(start, (move,)))._repr_mimebundle_()
    one, other = (told["text/plain"].splitlines()[-1] for told in (shown, hidden))
    assert one != other
    assert one not in hidden["image/svg+xml"].replace("\u00a0", " ")
