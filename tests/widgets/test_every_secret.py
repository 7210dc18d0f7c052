"""For every game that hides anything: nothing that leaves the kernel depends on what is hidden.

What a view hides (`State.view_json`) changes places under the table, in whole games with people and
opponents; then not a byte that a page can get may differ. The test knows no game: a new one that
hides something is held to it as it is.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.pages import table_behind
from tests.widgets.test_card_secrets import SEATINGS, bytes_of, play, watched
from tritables import Table, game_named, game_names
from tritables.core import BadPosition, State

SECRET = [name for name in game_names() if game_named(name).secret]
HIDDEN = "??"
Path = tuple[str | int, ...]


def hidden_places(position: Any, view: Any, path: Path = ()) -> Iterator[Path]:
    """Where a position holds what its view hides."""
    if view == HIDDEN:
        yield path
    elif isinstance(view, dict):
        for key in view.keys() & position.keys() - {"format"}:
            yield from hidden_places(position[key], view[key], (*path, key))
    elif isinstance(view, list) and len(view) == len(position):
        for at, item in enumerate(view):
            yield from hidden_places(position[at], item, (*path, at))


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def otherwise(state: State, seat: int | None, rng: Random) -> State | None:
    """A state that looks the same to ``seat``, with hidden things in other places."""
    game = game_named(state.game)
    position: dict[str, Any] = copy.deepcopy(state.position())
    places = sorted(hidden_places(position, state.view_json(seat)), key=str)
    found = None
    for _ in range(60):
        if len(places) < 2:
            break
        one, other = rng.sample(places, 2)
        tried = copy.deepcopy(position)
        at(tried, one[:-1])[one[-1]], at(tried, other[:-1])[other[-1]] = (
            at(position, other),
            at(position, one),
        )
        try:
            made = game.read(tried)
        except BadPosition:
            continue
        if made.view_json(seat) == state.view_json(seat) and made != state:
            position, found = tried, made
    return found


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(
            game,
            seats,
            id=f"{game}-{'-'.join(seats)}",
            marks=[pytest.mark.full] if (nth + other) % len(SEATINGS) else [],
        )
        for nth, game in enumerate(SECRET)
        for other, seats in enumerate(SEATINGS)
    ],
)
def test_what_a_page_gets_does_not_depend_on_what_is_hidden(game: str, seats: list[str]) -> None:
    if len(seats) not in game_named(game).seats:
        seats = seats[: game_named(game).seats.stop - 1]
    table = Table(game, seats=seats, seed=5)
    rng, compared = Random(3), 0
    every = {"tricom": 25}.get(game, 9)
    for step, _ in enumerate(play(table, Random(4))):
        if step % every or table.result is not None:
            continue
        seat, state = watched(table), table.state
        twin = otherwise(state, seat, rng)
        if twin is None:
            continue
        pages = []
        for start in (state, twin):
            other = Table(game, seats=seats, position=start.position(), seed=1, paused=True)
            table_behind(other).live.opened = table_behind(table).live.opened
            table_behind(other).settle()
            other._front.refresh()
            pages.append(bytes_of(other))
        assert pages[0] == pages[1]
        compared += 1
    assert compared > 2


@pytest.mark.parametrize("game", SECRET)
def test_the_comparison_would_find_a_secret(game: str) -> None:
    """With everything revealed the same comparison does differ."""
    state: State = game_named(game).new(seed=5)
    twin = otherwise(state, 0, Random(1))
    assert twin is not None
    pages = [
        bytes_of(Table(game, position=start.position(), seed=1, reveal=True))
        for start in (state, twin)
    ]
    assert pages[0] != pages[1]
