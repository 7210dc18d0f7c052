"""What trains the net of Tric Trac, run as it stands: held to whole throws and to the net."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import pytest

from scripts.training import trictrac, trictrac_selfplay
from scripts.training.trictrac_selfplay import (
    BOARD,
    HEAPS,
    INPUTS,
    LONGEST,
    PLACES,
    TURNS,
    WIDEST,
    Net,
)
from tests.rounds import played
from tritables.games.trictrac.bearing_off import expected_turns
from tritables.games.trictrac.board import OFF
from tritables.games.trictrac.net import SCALE
from tritables.games.trictrac.net import Net as PlayedNet
from tritables.games.trictrac.throw import THROWS
from tritables.games.trictrac.whole_throws import BITS, Packed, finals, is_won, packed

HIDDEN = 3
Generator = list[int]


def counts_of(position: Packed) -> list[int]:
    """The counts of a position in the trainer's order, which is that of its bits."""
    return [position >> BITS * place & 15 for place in range(BOARD)]


def positions(seed: int, many: int) -> list[Packed]:
    """Some positions of a round, as the side on turn sees them."""
    record = played("trictrac", 600, seed)
    state, found = record.start, []
    for move in record.moves:
        state = state.play(move)
        if state.on_turn is not None:
            found.append(packed(state.board, state.on_turn))
    return Random(seed).sample(found, many)


def trained_ends(position: Packed, low: int, high: int) -> set[tuple[int, ...]]:
    """The ends of a throw as the trainer finds them."""
    boards = counts_of(position) + [0] * 4 * WIDEST * BOARD
    dice, kept = [0] * 8, [0] * 4 * WIDEST
    many = trictrac_selfplay.sequence(low, high, dice)
    assert tuple(dice[:many]) == THROWS[low, high].sequence
    count = trictrac_selfplay.ends(boards, kept, kept[:], dice, many)
    ends = [tuple(boards[nth * BOARD : (nth + 1) * BOARD]) for nth in range(count)]
    assert len(set(ends)) == count
    return set(ends)


@pytest.mark.parametrize("dice", THROWS, ids=str)
def test_the_trainer_knows_the_ends_of_every_throw(dice: tuple[int, int]) -> None:
    sequence = THROWS[dice].sequence
    for position in positions(sum(dice), 100 // len(sequence) ** 2):
        every = finals(position, sequence)
        wanted = {tuple(counts_of(one)) for one in every}
        found = trained_ends(position, *dice)
        if any(map(is_won, every)):
            assert {end[OFF] for end in found} == {15}
            continue
        assert found <= wanted
        # Where there are more than it looks at, some are left out; amid a throw they are more.
        full = WIDEST if len(sequence) == 2 else WIDEST // 2
        assert found == wanted or len(found) >= full


def some_net(rng: Random) -> Net:
    return [[rng.gauss(0, 0.3) for _ in range(HIDDEN)] for _ in range(INPUTS + 2)]


def test_the_net_that_plays_judges_as_the_one_that_was_trained() -> None:
    rng = Random(3)
    net = some_net(rng)
    playing = PlayedNet(trictrac.whole(net))
    for position in positions(4, 40):
        if is_won(position):
            continue
        counts = counts_of(position)
        assert playing.worth(position, again=True) / SCALE / 256 == pytest.approx(
            judged(net, counts), abs=0.02
        )
        trictrac_selfplay.flip(counts, 0)
        assert playing.worth(position, again=False) / SCALE / 256 == pytest.approx(
            -judged(net, counts), abs=0.02
        )


def judged(net: Net, counts: list[int]) -> float:
    active, values, sums = [0] * 4 * BOARD, [0.0] * 4 * BOARD, [0.0] * HIDDEN
    return trictrac_selfplay.judge(net, HIDDEN, counts, 0, active, values, sums)


def test_what_is_learnt_brings_the_chance_nearer() -> None:
    net = some_net(Random(6))
    active, values, sums = [0] * 4 * BOARD, [0.0] * 4 * BOARD, [0.0] * HIDDEN
    counts = counts_of(positions(7, 1)[0])
    chances = []
    for _ in range(6):
        chances.append(trictrac_selfplay.share(judged(net, counts)))
        trictrac_selfplay.learn(net, HIDDEN, counts, 0, 0.9, 0.1, active, values, sums)
    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.01
    assert chances[-1] < 0.9


def test_the_slope_of_learning_is_that_of_the_chance() -> None:
    """A weight is moved by the rate, the error and how the chance changes with it."""
    counts = counts_of(positions(8, 1)[0])
    active, values, sums = [0] * 4 * BOARD, [0.0] * 4 * BOARD, [0.0] * HIDDEN
    before, net, near = some_net(Random(9)), some_net(Random(9)), some_net(Random(9))
    trictrac_selfplay.learn(net, HIDDEN, counts, 0, 1.0, 1e-6, active, values, sums)
    chance = trictrac_selfplay.share(judged(before, counts))
    for row, unit in ((INPUTS, 0), (INPUTS + 1, 1), (active[0], 2), (active[3], 0)):
        near[row][unit] += 1e-5
        slope = (trictrac_selfplay.share(judged(near, counts)) - chance) / 1e-5
        near[row][unit] -= 1e-5
        moved = net[row][unit] - before[row][unit]
        assert moved == pytest.approx(1e-6 * (1 - chance) * slope, rel=1e-3)


def round_of(net: Net, generator: Generator) -> int:
    boards, kept = [0] * (4 * WIDEST + 1) * BOARD, [0] * 4 * WIDEST
    active, values, sums = [0] * 4 * BOARD, [0.0] * 4 * BOARD, [0.0] * HIDDEN
    line, chances = [0] * LONGEST * BOARD, [0.0] * 2 * LONGEST
    races = [0.01] * HEAPS * TURNS
    return trictrac_selfplay.play_rounds(
        net, HIDDEN, 1, 0.1, 0.7, generator, boards, kept, kept[:], [0] * 8, active, values, sums,
        sums[:], line, chances, races,
    )  # fmt: skip


def test_the_same_seed_gives_the_same_net() -> None:
    nets: list[Net] = []
    for _ in range(2):
        generator = [11]
        net = [[0.0] * HIDDEN for _ in range(INPUTS + 2)]
        trictrac_selfplay.set_up(net, HIDDEN, generator)
        assert 50 < round_of(net, generator) < LONGEST
        nets.append(net)
    assert nets[0] == nets[1]


@pytest.mark.parametrize("again", [True, False])
def test_the_best_end_is_the_one_that_is_judged_best(again: bool) -> None:
    net = some_net(Random(12))
    sign = 1 if again else -1
    for position in positions(13, 10):
        boards = counts_of(position) + [0] * 4 * WIDEST * BOARD
        boards[4 * WIDEST * BOARD :] = boards[:BOARD]
        kept = [0] * 4 * WIDEST
        count = trictrac_selfplay.ends(boards, kept, kept[:], [2, 5], 2)
        worths = []
        for nth in range(count):
            end = boards[nth * BOARD : (nth + 1) * BOARD]
            if not again:
                trictrac_selfplay.flip(end, 0)
            worths.append(sign * judged(net, end))
        active, values, sums = [0] * 4 * BOARD, [0.0] * 4 * BOARD, [0.0] * HIDDEN
        chosen = trictrac_selfplay.best_end(
            net, HIDDEN, boards, count, again, active, values, sums, sums[:]
        )
        assert worths[chosen] == pytest.approx(max(worths), abs=1e-9)


def heaps_of(most: int) -> list[tuple[int, ...]]:
    return [heap for heap in product(range(most + 1), repeat=6) if sum(heap) <= most]


def races_of(most: int) -> list[float]:
    races = [0.0] * len(heaps_of(most)) * TURNS
    trictrac_selfplay.fill_races(races, most, [0] * 6, [0] * 6, [0] * 8)
    return races


def test_every_heap_has_a_number_of_its_own() -> None:
    heaps = heaps_of(3)
    assert sorted(trictrac_selfplay.rank(list(heap)) for heap in heaps) == [*range(len(heaps))]
    assert trictrac_selfplay.rank([15, 0, 0, 0, 0, 0]) == HEAPS - 1


def test_a_race_takes_the_turns_that_bearing_off_takes() -> None:
    races = races_of(3)
    for heap in [(2, 1, 0, 0, 0, 0), (0, 1, 1, 1, 0, 0), (1, 0, 0, 0, 0, 0)]:
        at = trictrac_selfplay.rank(list(heap)) * TURNS
        chances = races[at : at + TURNS]
        turns = sum(nth * chance for nth, chance in enumerate(chances, start=1))
        assert sum(chances) == pytest.approx(1, abs=1e-3)
        assert turns == pytest.approx(expected_turns(heap), abs=0.1)


def test_of_two_equal_heaps_the_one_that_throws_first_is_ahead() -> None:
    races = races_of(2)
    boards = [0] * BOARD
    boards[24], boards[25] = 2, 13  # two stones that need a 1
    boards[PLACES + 1], boards[PLACES] = 2, 13
    assert trictrac_selfplay.is_race(boards)
    equal = trictrac_selfplay.race(races, boards, [0] * 6)
    assert 0.5 < equal < 0.8
    boards[24], boards[25] = 1, 14
    assert trictrac_selfplay.race(races, boards, [0] * 6) > equal
    boards[18], boards[25] = 1, 13
    assert not trictrac_selfplay.is_race(boards)


def test_dice_fall_evenly() -> None:
    generator = [5]
    drawn = [trictrac_selfplay.chance(generator, 6) for _ in range(6000)]
    assert all(abs(drawn.count(die) - 1000) < 4 * sqrt(6000 * 5 / 36) for die in range(6))


def test_the_whole_board_turns_round_twice() -> None:
    counts = list(range(BOARD))
    trictrac_selfplay.flip(counts, 0)
    assert counts[:2] == [BOARD - 1, BOARD - 2]
    assert counts[PLACES - 1] == PLACES
    trictrac_selfplay.flip(counts, 0)
    assert counts == list(range(BOARD))
