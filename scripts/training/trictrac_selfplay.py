"""Tric Trac against itself: a small net that learns what a position is worth from how rounds end.

The net judges positions from the side that is to throw; it learns by temporal differences (Sutton's
TD(lambda), as Tesauro used it for backgammon). All arrays are flat, so that these functions run as
they stand, on lists, where tests hold them to the engine, and compiled by numba, on arrays, where
they are quick. They use sums, products, quotients and roots alone, which every machine rounds the
same, and a generator of their own: so a seed gives the same weights wherever it is trained.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import Final

Numbers = MutableSequence[float]
Wholes = MutableSequence[int]
Net = Sequence[Numbers]

PLACES: Final = 26
"""Of each side: the bar, 24 points, and off."""
BOARD: Final = 52
"""The counts of a position: the own stones by their steps, then the other's on the same places,
with their bar at 25 and what they have off at 0, as in `tritables.games.trictrac.whole_throws`."""
INPUTS: Final = 200
"""Four for each point of each side, and four for each side's bar and off."""
WIDEST: Final = 48
"""The most positions that are looked at after a die; a tric trac has more, some of them are left
out."""
MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""Lehmer's generator."""

POINTS: Final = (1 << 25) - 2
"""The points, as the bits of their steps."""
OUTSIDE: Final = (1 << 19) - 1
"""The bar and the points before home."""
LIVING: Final = (1 << 25) - 1
"""All places but off."""
KEYS: Final = tuple(1 + 10**9 * step * step % MODULUS for step in range(PLACES))
TURNS: Final = 128
"""The turns of a race that are told apart; hardly one takes more."""
HEAPS: Final = 54264
"""The heaps of at most fifteen stones on six points."""
LONGEST: Final = 3000
"""Throws after which a round is given up; one takes some 170."""

COMPILED: Final = (
    "chance", "sequence", "playable", "copy", "sort_out", "end_at", "spread_out", "ends", "add_row",
    "inputs", "judge", "share", "learn", "flip", "shift", "best_end", "rank", "fill_races",
    "fill_race", "is_race", "race", "play_round", "play_rounds", "set_up",
)  # fmt: skip


def compile_all() -> None:
    """Have numba compile the functions of this module when they are first called."""
    from numba import njit

    for name in COMPILED:
        globals()[name] = njit(error_model="numpy")(globals()[name])


def chance(state: Wholes, below: int) -> int:
    """Draw a whole number below another; ``state`` is the generator's."""
    state[0] = state[0] * FACTOR % MODULUS
    return int(state[0] * below // MODULUS)


def sequence(low: int, high: int, dice: Wholes) -> int:
    """Write the dice of a throw into ``dice``, return how many there are."""
    if low == 1 and high == 2:
        for nth in range(2):
            dice[nth], dice[nth + 2], dice[nth + 4], dice[nth + 6] = 1, 2, 5, 6
        return 8
    dice[0], dice[1] = low, high
    if low != high:
        return 2
    dice[2], dice[3] = 7 - low, 7 - low
    return 4


def playable(held: int, free: int, die: int) -> int:
    """The steps at which a stone stands that a die can move, as bits.

    ``held`` are those at which the side has stones, 0 for the bar; ``free`` are the points on which
    it may land, which no hit changes.
    """
    if held & 1:
        return free >> die & 1
    if held & OUTSIDE == 0:
        return held & 1 << 25 - die
    return held & free >> die


def copy(boards: Wholes, at: int, target_at: int) -> None:
    """Write a board to another place."""
    for place in range(BOARD):
        boards[target_at + place] = boards[at + place]


def sort_out(boards: Wholes, keys: Wholes, first: int, last: int) -> int:
    """Tell how many boards there are from ``first`` on, the one at ``last`` too if it is new."""
    for nth in range(first, last):
        if keys[nth] == keys[last]:
            same = True
            for place in range(BOARD):
                if boards[nth * BOARD + place] != boards[last * BOARD + place]:
                    same = False
            if same:
                return last - first
    return last - first + 1


def end_at(boards: Wholes, held: Wholes, keys: Wholes, one: int, done: int) -> int:
    """Keep a board as an end of the throw, if it is new; return how many there are."""
    first = 2 * WIDEST
    if done == first:
        return done
    copy(boards, one * BOARD, (first + done) * BOARD)
    keys[first + done] = keys[one]
    return sort_out(boards, keys, first, first + done)


def ends(boards: Wholes, held: Wholes, keys: Wholes, dice: Wholes, many: int) -> int:
    """Find the boards at the end of a throw from the first of ``boards``.

    They are written at the beginning of ``boards``, which holds four times `WIDEST` and one more;
    returned is how many there are. ``held`` and ``keys`` are kept beside the boards: the steps
    where the own stones stand, and a number that hardly two boards share.
    """
    free = POINTS
    held[0], keys[0] = 0, 0
    for step in range(1, 25):
        if boards[PLACES + step] > 1:
            free &= ~(1 << step)
    for step in range(25):
        if boards[step] > 0:
            held[0] |= 1 << step
    done = 0
    here, count = 0, 1
    for nth in range(many):
        following = dice[nth + 1] if nth + 1 < many else 0
        there, found = WIDEST - here, 0
        for one in range(here, here + count):
            sources = playable(held[one], free, dice[nth])
            if sources == 0:
                done = end_at(boards, held, keys, one, done)
                continue
            found = spread_out(
                boards, held, keys, one, there, found, sources, dice[nth], following, free
            )
            if found < 0:
                copy(boards, (-1 - found) * BOARD, 0)
                return 1
        here, count = there, found
    for one in range(here, here + count):
        done = end_at(boards, held, keys, one, done)
    for one in range(done):
        copy(boards, (2 * WIDEST + one) * BOARD, one * BOARD)
    return done


def spread_out(
    boards: Wholes, held: Wholes, keys: Wholes, one: int, there: int, found: int, sources: int,
    die: int, following: int, free: int,
) -> int:  # fmt: skip
    """Play a die from a board in every way and add what is new to those from ``there`` on.

    Returned is how many there are then; where the last stone goes off, minus the number of that
    board.
    """
    at = one * BOARD
    foresees = False
    for step in range(25):
        if sources >> step & 1 and following > 0:
            after = (held[one] | 1 << step + die) & LIVING
            if boards[at + step] == 1:
                after &= ~(1 << step)
            if playable(after, free, following) != 0:
                foresees = True
                break
    for step in range(25):
        if sources >> step & 1 and found < WIDEST:
            target = step + die
            after = (held[one] | 1 << target) & LIVING
            if boards[at + step] == 1:
                after &= ~(1 << step)
            if foresees and playable(after, free, following) == 0:
                continue
            new = there + found
            copy(boards, at, new * BOARD)
            boards[new * BOARD + step] -= 1
            boards[new * BOARD + target] += 1
            held[new] = after
            keys[new] = keys[one] - KEYS[step] + KEYS[target]
            if target == 25:
                if boards[new * BOARD + 25] == 15:
                    return -1 - new
            elif boards[new * BOARD + PLACES + target] == 1:
                boards[new * BOARD + PLACES + target] = 0
                boards[new * BOARD + PLACES + 25] += 1
                keys[new] += 7 * KEYS[target]
            found = sort_out(boards, keys, there, new)
    return found


def add_row(row: Numbers, sums: Numbers, hidden: int, times: float) -> None:
    """Add the weights of an input, so many times, to the sums of the hidden units."""
    if times != 0.0:
        for unit in range(hidden):
            sums[unit] += times * row[unit]


def inputs(boards: Wholes, at: int, active: Wholes, values: Numbers) -> int:
    """Write which inputs are not zero, and their values; return how many there are."""
    count = 0
    for side in range(2):
        for step in range(1, 25):
            stones = boards[at + side * PLACES + step]
            if stones > 0:
                row = (side * 24 + step - 1) * 4
                active[count] = row if stones == 1 else row + 1
                values[count] = 1.0
                count += 1
                if stones > 2:
                    active[count] = row + 2
                    values[count] = 1.0
                    count += 1
                if stones > 3:
                    active[count] = row + 3
                    values[count] = (stones - 3) / 2
                    count += 1
        for nth in range(2):
            # The own bar is at 0 and off at 25; the other's the other way about.
            place = 0 if nth == side else 25
            stones = boards[at + side * PLACES + place]
            if stones > 0:
                row = 192 + side * 4 + nth * 2
                active[count] = row
                values[count] = 1.0
                active[count + 1] = row + 1
                values[count + 1] = stones / 8
                count += 2
    return count


def judge(
    net: Net, hidden: int, boards: Wholes, at: int, active: Wholes, values: Numbers, sums: Numbers
) -> float:
    """Judge a board for the side that is to throw: from minus to plus infinity.

    ``net`` has a row for each input, one of thresholds, and one of what each hidden unit counts.
    ``sums`` are left as the hidden units had them.
    """
    thresholds, weights = net[INPUTS], net[INPUTS + 1]
    for unit in range(hidden):
        sums[unit] = thresholds[unit]
    count = inputs(boards, at, active, values)
    for nth in range(count):
        row, times = net[active[nth]], values[nth]
        for unit in range(hidden):
            sums[unit] += times * row[unit]
    total = 0.0
    for unit in range(hidden):
        one = sums[unit]
        total += weights[unit] * one / (1.0 + abs(one))
    return total


def share(judged: float) -> float:
    """The chance of winning that a judgement stands for."""
    return 0.5 + 0.5 * judged / sqrt(1.0 + judged * judged)


def learn(
    net: Net, hidden: int, boards: Wholes, at: int, target: float, rate: float,
    active: Wholes, values: Numbers, sums: Numbers,
) -> None:  # fmt: skip
    """Move the weights so that the chance judged of a board comes nearer to a target."""
    judged = judge(net, hidden, boards, at, active, values, sums)
    count = inputs(boards, at, active, values)
    square = 1.0 + judged * judged
    slope = rate * (target - share(judged))
    slope *= 0.5 / (square * sqrt(square))
    thresholds, weights = net[INPUTS], net[INPUTS + 1]
    for unit in range(hidden):
        one = sums[unit]
        bent = 1.0 + abs(one)
        weight = weights[unit]
        weights[unit] += slope * one / bent
        # From here on what is kept of the unit is how its threshold acts.
        sums[unit] = slope * weight / (bent * bent)
        thresholds[unit] += sums[unit]
    for nth in range(count):
        add_row(sums, net[active[nth]], hidden, values[nth])


def flip(boards: Wholes, at: int) -> None:
    """Turn a board round: what was seen by one side is seen by the other."""
    for place in range(PLACES):
        own = boards[at + place]
        boards[at + place] = boards[at + BOARD - 1 - place]
        boards[at + BOARD - 1 - place] = own


def shift(net: Net, hidden: int, sums: Numbers, place: int, old: int, new: int) -> None:
    """Bring the sums of the hidden units from one count of stones on a place to another."""
    side, step = place // PLACES, place % PLACES
    if 1 <= step <= 24:
        row = (side * 24 + step - 1) * 4
        add_row(net[row], sums, hidden, (new == 1) - (old == 1))
        add_row(net[row + 1], sums, hidden, (new > 1) - (old > 1))
        add_row(net[row + 2], sums, hidden, (new > 2) - (old > 2))
        add_row(net[row + 3], sums, hidden, (max(new - 3, 0) - max(old - 3, 0)) / 2)
    else:
        row = 192 + side * 4 + (0 if step == side * 25 else 2)
        add_row(net[row], sums, hidden, (new > 0) - (old > 0))
        add_row(net[row + 1], sums, hidden, (new - old) / 8)


def best_end(
    net: Net, hidden: int, boards: Wholes, count: int, again: bool, active: Wholes,
    values: Numbers, sums: Numbers, before: Numbers,
) -> int:  # fmt: skip
    """Find the end of a throw that is best for the side that threw.

    Boards are turned round where the other side throws next. The board before the throw, as the
    last of ``boards``, is judged once, and of each end only what is different there.
    """
    first = 4 * WIDEST * BOARD
    if not again:
        flip(boards, first)
    judge(net, hidden, boards, first, active, values, before)
    weights = net[INPUTS + 1]
    best, chosen = -1e300, 0
    for nth in range(count):
        if not again:
            flip(boards, nth * BOARD)
        for unit in range(hidden):
            sums[unit] = before[unit]
        for place in range(BOARD):
            old, new = boards[first + place], boards[nth * BOARD + place]
            if old != new:
                shift(net, hidden, sums, place, old, new)
        judged = 0.0
        for unit in range(hidden):
            one = sums[unit]
            judged += weights[unit] * one / (1.0 + abs(one))
        if not again:
            judged = -judged
        if judged > best:
            best, chosen = judged, nth
    return chosen


def rank(stones: Wholes) -> int:
    """The number of a heap of stones at home, by how many need a 1, a 2, … a 6 to leave."""
    found, total = 0, 0
    for nth in range(6):
        total += stones[nth]
        ways = 1
        for factor in range(nth + 1):
            ways = ways * (total + nth - factor) // (factor + 1)
        found += ways
    return found


def fill_races(races: Numbers, most: int, stones: Wholes, left: Wholes, dice: Wholes) -> None:
    """Write the chances that a heap is borne off in exactly 1, 2, … `TURNS` turns.

    That is for heaps of at most ``most`` stones, by their ranks; a turn ends with the first throw
    that gives no other.
    """
    for nth in range(6):
        stones[nth] = 0
    for code in range(1, (most + 1) ** 6):
        rest, total = code, 0
        for nth in range(6):
            stones[5 - nth] = rest % (most + 1)
            total += stones[5 - nth]
            rest //= most + 1
        if total <= most:
            fill_race(races, rank(stones) * TURNS, stones, left, dice)


def fill_race(races: Numbers, at: int, stones: Wholes, left: Wholes, dice: Wholes) -> None:
    """Write the chances of one heap; those of all that it can become are there."""
    for turn in range(TURNS):
        races[at + turn] = 0.0
    stays, stays_again = 0.0, 0.0
    for low in range(1, 7):
        for high in range(low, 7):
            chance_of = (1 if low == high else 2) / 36
            again = low == high or (low == 1 and high == 2)
            many = sequence(low, high, dice)
            total, gone = 0, 0
            for nth in range(6):
                left[nth] = stones[nth]
                total += stones[nth]
            for nth in range(many):
                if left[dice[nth] - 1] == 0:
                    break
                left[dice[nth] - 1] -= 1
                gone += 1
            if gone == total:
                races[at] += chance_of
            elif gone == 0:
                if again:
                    stays_again += chance_of
                else:
                    stays += chance_of
            else:
                later = 0 if again else 1
                after = rank(left) * TURNS
                for turn in range(later, TURNS):
                    races[at + turn] += chance_of * races[after + turn - later]
    for turn in range(TURNS):
        if turn > 0:
            races[at + turn] += stays * races[at + turn - 1]
        races[at + turn] /= 1.0 - stays_again


def is_race(boards: Wholes) -> bool:
    """True if all stones of both sides are home, so that nothing is to be chosen any more."""
    outside = 0
    for step in range(19):
        outside += boards[step] + boards[BOARD - 1 - step]
    return outside == 0


def race(races: Numbers, boards: Wholes, stones: Wholes) -> float:
    """The chance to win of the side that is to throw, once all stones are home."""
    for need in range(1, 7):
        stones[need - 1] = boards[25 - need]
    own = rank(stones) * TURNS
    for need in range(1, 7):
        stones[need - 1] = boards[PLACES + need]
    other = rank(stones) * TURNS
    found, own_left, other_left = 0.0, 1.0, 1.0
    for turn in range(TURNS):
        found += races[own + turn] * other_left
        own_left -= races[own + turn]
        other_left -= races[other + turn]
    return found + 0.5 * own_left * other_left


def play_round(
    net: Net, hidden: int, rate: float, decay: float, generator: Wholes, boards: Wholes,
    held: Wholes, keys: Wholes, dice: Wholes, active: Wholes, values: Numbers, sums: Numbers,
    before: Numbers, line: Wholes, chances: Numbers, races: Numbers,
) -> int:  # fmt: skip
    """Play a round of the net against itself and learn from it; return the throws it took.

    Each position is moved towards the chance of the one after it and, the more ``decay``, towards
    those that came later and to who won.
    """
    for place in range(BOARD):
        boards[place] = 0
    boards[0], boards[BOARD - 1] = 15, 15
    throws = 0
    last = 1.0
    while True:
        judged = judge(net, hidden, boards, 0, active, values, sums)
        for place in range(BOARD):
            line[throws * BOARD + place] = boards[place]
        chances[2 * throws] = share(judged)
        if is_race(boards):
            last = race(races, boards, dice)
            throws += 1
            break
        one, other = chance(generator, 6) + 1, chance(generator, 6) + 1
        low, high = min(one, other), max(one, other)
        again = low == high or (low == 1 and high == 2)
        chances[2 * throws + 1] = 1.0 if again else 0.0
        throws += 1
        copy(boards, 0, 4 * WIDEST * BOARD)
        count = ends(boards, held, keys, dice, sequence(low, high, dice))
        if boards[25] == 15:
            break
        if throws == LONGEST:
            last = chances[2 * throws - 2]
            break
        chosen = best_end(net, hidden, boards, count, again, active, values, sums, before) * BOARD
        for place in range(BOARD):
            boards[place] = boards[chosen + place]
    target = last
    for nth in range(throws - 1, -1, -1):
        # The target as the side sees it that throws there.
        if nth < throws - 1:
            target = (1.0 - decay) * chances[2 * nth + 2] + decay * target
            if chances[2 * nth + 1] == 0.0:
                target = 1.0 - target
        learn(net, hidden, line, nth * BOARD, target, rate, active, values, sums)
    return throws


def play_rounds(
    net: Net, hidden: int, rounds: int, rate: float, decay: float, generator: Wholes,
    boards: Wholes, held: Wholes, keys: Wholes, dice: Wholes, active: Wholes, values: Numbers,
    sums: Numbers, before: Numbers, line: Wholes, chances: Numbers, races: Numbers,
) -> int:  # fmt: skip
    """Play and learn from many rounds; return the throws they took."""
    throws = 0
    for _ in range(rounds):
        throws += play_round(
            net, hidden, rate, decay, generator, boards, held, keys, dice, active, values, sums,
            before, line, chances, races,
        )  # fmt: skip
    return throws


def set_up(net: Net, hidden: int, generator: Wholes) -> None:
    """Fill a new net with small weights by chance."""
    for row in range(INPUTS + 2):
        for unit in range(hidden):
            net[row][unit] = (chance(generator, 2001) - 1000) / 10000
