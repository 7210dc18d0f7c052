"""The best answer to Ada, the strongest at Tri-Cap, that was found: a player who knows all that she
goes by, and plays every move on against her, in worlds that may be the true one.

For the next centre card Ada cannot be answered: between two, the own chance to be alone less the
other's is the share of unseen cards adjacent to the own card, less that share of the other's, and
what the other lays changes nothing in the first of them. What is left to be had is beyond the next
card: which cards are kept, and when a pile is left. `python -m tests.benchmarks.best_answer` looks
how much that is; with numba (the extra *train*) it takes minutes, without it hours.

Suits do not count here, so all is reckoned by ranks. The table lies in one flat list, and the
functions that play it run as they stand, or compiled.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

from tests.benchmarks.opponents import match
from tests.benchmarks.report import Figure
from tritables import State
from tritables.core.cards import RANK, UNKNOWN
from tritables.core.state import Move, Seat
from tritables.games.tricap.notation import DECISION

FILE = Path(__file__).with_name("best_answer.json")
SAMPLES, ROUNDS = 300, 400
MOST = 0.53
"""The share of rounds that a best answer may win."""

DECK, HANDS, ACTIVE, HELD = 16, 68, 74, 76
LEFT, PILE, WON, PHASE, ON = 78, 79, 80, 82, 83
SIZE = 84
"""Where things lie: the loose cards of each rank, the deck with its next card last, three cards of
each hand, both active cards (0 for none), the cards of each hand, of the deck and of the centre
pile, those that each has won, what is due, and from whom."""
LAYING, CENTRE, CAPTURE, REPLACE, OVER = range(5)
ACE, KING = 1, 13

COMPILED = ("chance", "mix", "adjacent", "see", "near", "laid_by_ada", "taken_by_ada", "go_on",
            "draw", "lay", "capture", "turn_up", "finish", "imagine", "weigh")  # fmt: skip


def compile_all() -> bool:
    """Have numba compile the functions below, where it is installed."""
    try:
        from numba import njit
    except ImportError:
        return False
    for name in COMPILED:
        globals()[name] = njit(globals()[name])
    return True


def chance(state: Any, below: int) -> int:
    """A whole number below another; ``state`` is the generator's."""
    state[0] = state[0] * 48271 % 2147483647
    return int(state[0] * below // 2147483647)


def mix(cards: Any, at: int, count: int, rng: Any) -> None:
    """Shuffle cards that lie in a row."""
    for nth in range(count - 1, 0, -1):
        other = chance(rng, nth + 1)
        card = cards[at + nth]
        cards[at + nth] = cards[at + other]
        cards[at + other] = card


def adjacent(one: int, other: int) -> bool:
    """True for ranks one apart, and for an ace."""
    return one == 1 or other == 1 or abs(one - other) == 1


def see(g: Any, me: int, unseen: Any) -> None:
    """Count the cards of each rank that a seat has not seen."""
    for rank in range(14):
        unseen[rank] = g[rank]
    for nth in range(g[HELD + me]):
        unseen[g[HANDS + 3 * me + nth]] -= 1
    for seat in range(2):
        if g[ACTIVE + seat] > 0 and (seat == me or g[PHASE] != LAYING):
            unseen[g[ACTIVE + seat]] -= 1


def near(unseen: Any, rank: int) -> int:
    """The unseen cards that are adjacent to a rank."""
    found = 0
    for other in range(1, 14):
        if adjacent(rank, other):
            found += unseen[other]
    return found


def laid_by_ada(g: Any, me: int, unseen: Any) -> int:
    """The card of a hand that Ada lays: the first of those with most unseen neighbours."""
    see(g, me, unseen)
    best, most = 0, -1
    for nth in range(g[HELD + me]):
        found = near(unseen, g[HANDS + 3 * me + nth])
        if found > most:
            best, most = nth, found
    return best


def taken_by_ada(g: Any, me: int, unseen: Any) -> bool:
    """True if Ada takes the pile: unless one more card can be expected to bring more."""
    if g[LEFT] == 0:
        return True
    see(g, me, unseen)
    mine, others, all = 0, 0, 0
    for rank in range(1, 14):
        one, other = adjacent(rank, g[ACTIVE + me]), adjacent(rank, g[ACTIVE + 1 - me])
        if one or other:
            all += unseen[rank]
        if one and not other:
            mine += unseen[rank]
        if other and not one:
            others += unseen[rank]
    pile = g[PILE] + 1
    return all == 0 or (mine - others) * (pile + 1) <= pile * all


def go_on(g: Any) -> None:
    """A centre card is due, if there is one."""
    g[PHASE] = CENTRE if g[LEFT] > 0 else OVER


def draw(g: Any, seat: int) -> bool:
    """Draw three cards; False where the deck has fewer."""
    if g[LEFT] < 3:
        g[PHASE] = OVER
        return False
    for nth in range(3):
        g[LEFT] -= 1
        g[HANDS + 3 * seat + nth] = g[DECK + g[LEFT]]
    g[HELD + seat] = 3
    return True


def lay(g: Any, at: int) -> None:
    """Lay a card of the hand, face down or in the place of one that was won."""
    seat = g[ON]
    first = HANDS + 3 * seat
    g[ACTIVE + seat] = g[first + at]
    for nth in range(at, g[HELD + seat] - 1):
        g[first + nth] = g[first + nth + 1]
    g[HELD + seat] -= 1
    if g[PHASE] == LAYING and seat == 0:
        g[ON] = 1
    else:
        go_on(g)  # an empty hand draws at its next capture (`redraw.late`)


def capture(g: Any, takes: bool) -> None:
    """Take the pile, or leave it."""
    seat = g[ON]
    if not takes:
        go_on(g)
        return
    g[WON + seat] += g[PILE] + 1
    g[PILE] = 0
    g[g[ACTIVE + seat]] -= 1
    g[ACTIVE + seat] = 0
    if g[HELD + seat] > 0 or draw(g, seat):
        g[PHASE] = REPLACE


def turn_up(g: Any, rng: Any) -> None:
    """Turn up a centre card: somebody may take, nobody may, or all is shuffled."""
    g[LEFT] -= 1
    card = g[DECK + g[LEFT]]
    g[card] -= 1
    g[PILE] += 1
    first, second = adjacent(card, g[ACTIVE]), adjacent(card, g[ACTIVE + 1])
    if not (first or second):
        go_on(g)
    elif not (first and second):
        g[PHASE], g[ON] = CAPTURE, 0 if first else 1
    else:
        count = 0
        for rank in range(1, 14):
            for _ in range(g[rank]):
                g[DECK + count] = rank
                count += 1
        g[LEFT] = count
        if count < 6:
            g[PHASE] = OVER
            return
        mix(g, DECK, count, rng)
        for seat in range(2):
            draw(g, seat)
            g[ACTIVE + seat] = 0
        g[PHASE], g[ON] = LAYING, 0


def finish(g: Any, rng: Any, unseen: Any) -> None:
    """Play to the end, both as Ada does."""
    while g[PHASE] != OVER:
        if g[PHASE] == CENTRE:
            turn_up(g, rng)
        elif g[PHASE] == CAPTURE:
            capture(g, taken_by_ada(g, g[ON], unseen))
        else:
            lay(g, laid_by_ada(g, g[ON], unseen))


def imagine(g: Any, me: int, rng: Any, unseen: Any) -> None:
    """Deal what a seat has not seen: what Ada has laid face down is what she would lay."""
    see(g, me, unseen)
    other, count = 1 - me, 0
    for rank in range(1, 14):
        for _ in range(unseen[rank]):
            g[DECK + count] = rank
            count += 1
    mix(g, DECK, count, rng)
    hidden = g[PHASE] == LAYING and g[ACTIVE + other] > 0
    if hidden:
        g[HELD + other] += 1
        g[ACTIVE + other] = 0
    for nth in range(g[HELD + other]):
        count -= 1
        g[HANDS + 3 * other + nth] = g[DECK + count]
    g[LEFT] = count
    if hidden:
        g[ON] = other
        at = laid_by_ada(g, other, unseen)
        lay(g, at)
        g[ON] = me


def weigh(g: Any, samples: int, rng: Any, world: Any, one: Any, unseen: Any, won: Any) -> int:
    """Find the best choice of who is on turn: a card's number, or 0 to leave the pile, 1 to take.

    What Ada would do is left only for what is better by more than one standard error.
    """
    me, captures = g[ON], g[PHASE] == CAPTURE
    many = 2 if captures else g[HELD + me]
    usual = int(taken_by_ada(g, me, unseen)) if captures else laid_by_ada(g, me, unseen)
    for nth in range(9):
        won[nth] = 0
    for _ in range(samples):
        for place in range(SIZE):
            world[place] = g[place]
        imagine(world, me, rng, unseen)
        after = rng[0]
        for choice in range(many):
            for place in range(SIZE):
                one[place] = world[place]
            rng[0] = after  # the same chance for each choice
            if captures:
                capture(one, choice == 1)
            else:
                lay(one, choice)
            finish(one, rng, unseen)
            ahead = one[WON + me] - one[WON + 1 - me]
            won[3 + choice] = 1 if ahead > 0 else -1 if ahead < 0 else 0
        for choice in range(many):
            more = won[3 + choice] - won[3 + usual]
            won[choice] += more
            won[6 + choice] += more * more
    best = usual
    for choice in range(many):
        if won[choice] ** 2 > won[6 + choice] and won[choice] > won[best]:
            best = choice
    return best


class Answer:
    """The player who answers Ada."""

    name = "best answer"

    def __init__(self, samples: int) -> None:
        self.samples = samples

    def __call__(self, view: State, seat: Seat, rng: Random) -> Move:
        """Choose what wins most of the worlds that are played on."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        g = array(SIZE)
        table(view, seat, g)
        generator = array(1)
        generator[0] = rng.randrange(1, 2147483647)
        chosen = weigh(g, self.samples, generator, array(SIZE), array(SIZE), array(16), array(9))
        if g[PHASE] == CAPTURE:
            return DECISION[1 - chosen]
        return moves[chosen]


def array(size: int) -> Any:
    """Zeros, as numba likes them where it is there."""
    try:
        from numpy import int64, zeros
    except ImportError:
        return [0] * size
    return zeros(size, dtype=int64)


def table(view: Any, seat: Seat, g: Any) -> None:
    """Lay out what a seat sees; what it does not see stands for any card."""
    for rank in range(ACE, KING + 1):
        g[rank] = 4
    for card in (*view.centre, *view.captured[0], *view.captured[1]):
        g[RANK[card]] -= 1
    for whose in range(2):
        cards, active = view.hands[whose], view.actives[whose]
        g[HELD + whose] = len(cards)
        if whose == seat:
            for nth, card in enumerate(cards):
                g[HANDS + 3 * whose + nth] = RANK[card]
        if active is not None:
            g[ACTIVE + whose] = ACE if active == UNKNOWN else RANK[active]
        g[WON + whose] = len(view.captured[whose])
    g[LEFT], g[PILE], g[ON] = len(view.deck), len(view.centre), seat
    g[PHASE] = {"lay": LAYING, "capture": CAPTURE, "replace": REPLACE}[view.phase]


def measure() -> list[Figure]:
    """The share that was written down."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    told = f"{kept['share']:.1%} of {kept['rounds']}"
    what = "tricap: a best answer that knows all of ada"
    return [Figure(what, told, f"at most {MOST:.0%}", kept["share"] / MOST, aim=1.0)]


def main() -> None:
    """Play the answer against Ada, and write down what it wins."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.best_answer")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--write", action="store_true", help="write it to best_answer.json")
    chosen = parser.parse_args()
    print("compiled" if compile_all() else "as it stands: without numba this takes long")
    score = match("tricap", Answer(chosen.samples), "ada", chosen.rounds)
    print(score)
    if chosen.write:
        found = {
            "command": "python -m tests.benchmarks.best_answer --write",
            "samples": chosen.samples,
            "rounds": score.rounds,
            "share": round(score.share, 4),
            "interval": [round(one, 4) for one in score.interval],
        }
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
