"""Games played to their end by what the page shows alone, and what comes after the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.busy import busy_machine
from tests.browser.pictures import Pictures
from tests.browser.positions import near_end, table
from tests.browser.stage import LAB, Desk
from tests.browser.visitors import HANDS
from tritables.core.registry import game_names

pytestmark = pytest.mark.browser

GAMES = game_names()
LAST = 12
"""How many moves before the end the shorter tests begin."""


def expect_end(board: BoardPage, plies: int) -> None:
    """The end: somebody has won, all moves are on the sheet, and nothing is left to do."""
    board.expect_plies(plies)
    expect(board.status).to_contain_class("tt-won")
    assert board.hot() == []
    expect(board.tool("throw")).to_have_count(0)
    expect(board.root.locator("[data-move]")).to_have_count(0)
    expect(board.fault).to_have_count(0)
    expect(board.offline).to_have_count(0)
    for score in board.scores.all():
        expect(score).to_have_text(re.compile(r"−?\d+"))


def begin_again(board: BoardPage) -> None:
    """The next round, or a new game by way of its dialog."""
    board.tool("next").click()
    start = board.dialog.get_by_role("button", name="Start")
    if board.plies.count():
        start.or_(board.root.locator(".tt-scores", has_text="Round 2")).first.wait_for()
    if start.count():
        start.click()
    board.expect_plies(0)
    expect(board.status).not_to_contain_class("tt-won")


def play(desk: Desk, host: str, game: str, hand: str, code: str, *people: int) -> BoardPage:
    """Have a visitor play to the end; the end must be one."""
    board = desk.open(host, table(code, game)).board()
    plies = HANDS[hand](board, *people).play_to_the_end()
    expect_end(board, plies)
    return board


@pytest.mark.parametrize(
    ("game", "hand", "host"),
    [
        pytest.param("trictrac", "mouse", "lab", marks=[LAB, pytest.mark.full]),
        pytest.param("trictrac", "keys", "light", marks=pytest.mark.full),
        pytest.param("triominos", "mouse", "light", marks=pytest.mark.full),
        ("trictrac", "mouse", "light"),
        ("tricom", "mouse", "light"),
        ("tricap", "text", "light"),
    ],
)
def test_the_end_of_a_game(desk: Desk, game: str, hand: str, host: str, pictures: Pictures) -> None:
    board = play(desk, host, game, hand, f"reveal=True, position={near_end(game, LAST)}")
    pictures.keep(board.page, f"end-{game}")
    begin_again(board)


@pytest.mark.parametrize(
    ("game", "last"),
    [
        ("triominos", 4),
        *(pytest.param(game, LAST, marks=pytest.mark.full) for game in GAMES if game != "trictrac"),
    ],
)
def test_the_end_of_a_game_against_greedy_by_keyboard_alone(
    desk: Desk, game: str, last: int
) -> None:
    against = f"seats=['person', 'greedy'], speed='fast', position={near_end(game, last)}"
    play(desk, "light", game, "keys", against, 0)


@pytest.mark.full
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(desk: Desk, game: str, hand: str) -> None:
    board = play(desk, "light", game, hand, "reveal=True, seed=7")
    begin_again(board)


@pytest.mark.full
@pytest.mark.timeout(1800)
@LAB
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_greedy_by_keyboard_alone(desk: Desk, game: str) -> None:
    against = "seats=['person', 'greedy'], speed='fast', seed=2"
    board = play(desk, "lab", game, "keys", against, 0)
    begin_again(board)


@pytest.mark.full
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_on_a_busy_machine(desk: Desk, game: str) -> None:
    against = f"seats=['person', 'greedy'], speed='fast', position={near_end(game, 60)}"
    with busy_machine():
        play(desk, "light", game, "keys", against, 0)
