"""The engine by text against the slow second implementation: same answers, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.games.oracles import Answer, Position, agree, agree_along, agree_to_the_end, ask
from tests.games.triominos import oracle
from tests.games.triominos.tables import state
from tritables.games.triominos import GAME
from tritables.games.triominos.tiles import TILES

Policy = Callable[[Random, list[str]], str]


def any_move(rng: Random, legal: list[str]) -> str:
    return rng.choice(legal)


def buyer(rng: Random, legal: list[str]) -> str:
    """Buys and passes where it can, most of the time."""
    wanted = [move for move in legal if move in ("buy", "pass")]
    return rng.choice(wanted) if wanted and rng.random() < 0.8 else rng.choice(legal)


def thrifty(rng: Random, legal: list[str]) -> str:
    """Places where it can, so that bells ring."""
    wanted = [move for move in legal if "@" in move]
    return rng.choice(wanted or legal)


def chance(rng: Random, position: Position) -> str:
    """Lots or a shuffle, drawn here; the pool's lots often tie."""
    pool = list(position["pool"])
    rng.shuffle(pool)
    if position["phase"] == "shuffle":
        return " ".join(("shuffle", *pool))
    pool.sort(key=lambda tile: (oracle.value(tile), rng.random()), reverse=rng.random() < 0.5)
    lots = pool[: len(position["lots"])]
    rng.shuffle(lots)
    return " ".join(("lots", *lots))


@cache
def game(
    seats: int, scoring: str, policy: Policy, seed: int, limit: int | None
) -> tuple[tuple[str, ...], Position]:
    """Play a whole game in both, and return its rules in order and where it ended."""
    rng = Random(seed)
    options = {"scoring": scoring, "time_limit": limit}
    start = ask(new="triominos", seats=seats, options=options, seed=seed)["position"]

    def choose(now: Answer) -> str:
        if now["position"]["to_act"] == "chance":
            return chance(rng, now["position"])
        if limit is not None and rng.random() < 0.08:
            return "timeout"
        return policy(rng, now["legal"])

    rules, end = agree_to_the_end(oracle, start, choose)
    return tuple(rules), end


GAMES = [
    (2, "standard", any_move, 1, None),
    (3, "standard", thrifty, 2, None),
    (4, "kids", any_move, 3, None),
    (5, "standard", thrifty, 4, 20),
    (6, "kids", thrifty, 5, 20),
    (2, "standard", buyer, 6, None),
    (2, "kids", buyer, 7, 20),
    (4, "standard", buyer, 8, 20),
    (3, "none", thrifty, 9, None),
    (2, "none", buyer, 10, 20),
]


SAMPLE = (4, 7)
"""Games that stand for the others: of savers by the rules for children, and of buyers."""


@pytest.mark.parametrize(
    ("seats", "scoring", "policy", "seed", "limit"),
    [
        pytest.param(*one, marks=[] if nth in SAMPLE else pytest.mark.full)
        for nth, one in enumerate(GAMES)
    ],
)
def test_whole_games_agree(
    seats: int, scoring: str, policy: Policy, seed: int, limit: int | None
) -> None:
    _, last = game(seats, scoring, policy, seed, limit)
    assert last["phase"] == "over"


@pytest.mark.full  # it plays them all
def test_the_games_meet_what_is_rare() -> None:
    seen = Counter(rule for given in GAMES for rule in game(*given)[0])
    assert {
        "start.tie",
        "start.highest",
        "score.bridge",
        "kids.score",
        "buy.must",
        "buy.fail",
        "pool.empty",
        "time.out",
        "end.bell",
        "end.equal-turns",
        "end.blocked",
    } <= set(seen), seen


@pytest.mark.parametrize("id", [example.id for example in GAME.examples])
def test_the_worked_examples_agree(id: str) -> None:
    shown = GAME.example(id)
    now = agree(oracle, shown.position.position())
    for move in (step for step in shown.line if isinstance(step, str)):
        now = agree(oracle, now["position"], move)


# Positions from anywhere, also such as random play hardly ever meets.


@cache
def table(seed: int) -> tuple[str, ...]:
    """Tiles placed one after the other until nothing fits, closing hexagons where they can be."""
    rng = Random(seed)
    tiles = list(TILES)
    rng.shuffle(tiles)
    now = state("", " ".join(tiles[:28]), " ".join(tiles[28:]))
    while now.phase == "play":
        legal = list(now.legal_moves())
        rng.shuffle(legal)
        found = now.placements()

        def closes(move: str) -> tuple[int, bool]:
            placement = found[move]  # noqa: B023
            shape = None if placement is None else now.board.shape(placement[2])  # noqa: B023
            return (0, False) if shape is None else (shape.hexagons, shape.bridge)

        now = now.play(max(legal, key=closes))
    return now.table


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Some tiles on the table, the others anywhere; bells that rang, pools that are empty."""
    placed = table(draw(st.integers(0, 7)))
    placed = placed[: draw(st.integers(1, len(placed)))]
    rng = draw(st.randoms(use_true_random=False))
    lying = {"-".join(sorted(move.partition("@")[0].split("-"))) for move in placed}
    left = [tile for tile in TILES if tile not in lying]
    rng.shuffle(left)
    seats = draw(st.integers(2, min(6, len(left))))
    begins = draw(st.integers(0, seats - 1))
    bell = None
    turn = draw(st.integers(0, seats - 1))
    if turn and draw(st.integers(0, 2)) == 0:
        bell = (begins + draw(st.integers(0, turn - 1))) % seats
    to_act = (begins + turn) % seats
    hands: list[list[str]] = [[] for _ in range(seats)]
    for seat in range(seats):
        if seat != bell:
            hands[seat] = [left.pop()] if left else []
    short = draw(st.booleans())
    while left and rng.random() < (0.97 if short else 0.75):
        hands[rng.choice([seat for seat in range(seats) if seat != bell])].append(left.pop())
    bought = draw(st.integers(0, min(3, len(hands[to_act]))))
    scoring = draw(st.sampled_from(("standard", "kids", "none")))
    options = {"scoring": scoring, "time_limit": draw(st.sampled_from((None, 30)))}
    return GAME.new(seats, options).position() | {
        "phase": "play",
        "to_act": to_act,
        "lots": [],
        "bought": bought,
        "bell": bell,
        "begins": begins,
        "scores": [0 if scoring == "none" else rng.randrange(-50, 200) for _ in range(seats)],
        "table": list(placed),
        "pool": left,
        "hands": hands,
    }


playable = positions().filter(lambda position: not oracle.is_blocked(position))


@given(position=playable, choices=st.lists(st.integers(0, 40), min_size=1, max_size=5))
def test_positions_from_anywhere_agree(position: Position, choices: list[int]) -> None:
    agree_along(oracle, position, choices)


@given(position=positions())
def test_when_nobody_can_play_then_the_engine_reads_no_position(position: Position) -> None:
    refused = ask(position=position).get("error", {}).get("rule") == "end.blocked"
    assert refused == oracle.is_blocked(position)


@examples(0.2)
@given(position=playable)
def test_every_move_from_there_agrees(position: Position) -> None:
    limits = [] if position["options"]["time_limit"] is None else ["timeout"]
    for move in [*agree(oracle, position)["legal"][:8], *limits]:
        agree(oracle, position, move)


def test_the_tables_have_what_random_play_hardly_has() -> None:
    """The positions above are made of these: hexagons are closed in them."""
    shapes = set()
    for seed in range(8):
        cells: oracle.Table = {}
        for move in table(seed):
            _, numbers, cell = oracle.read_placing(move)
            shapes.add(oracle.hexagons(cells, cell))
            cells[cell] = numbers
    assert {0, 1} <= shapes
