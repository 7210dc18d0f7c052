"""Claims counted again: `python -m tests.claims.recount GAME CLAIMS [SEED]` prints what is false.

Positions come from rounds of every kind of opponent, one against the other. What is claimed of a
move is asked of the engine by text, as another program would, and counted again from the position.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from tests.games import battery
from tritables import State, game_named
from tritables.hosting.engine import answer
from tritables.opponents.kinds import Opponent
from tritables.opponents.known import opponent_named, opponent_names

Json = dict[str, Any]
Recount = Callable[[Json, list[str], int], list[Json] | None]
"""All that is true of some moves, told to a seat; None where it may not be told."""

DECISIONS = 12
"""Positions that are taken from a round."""


@dataclass
class Counted:
    """Claims that were counted again: how many of each kind, which are false, which missing."""

    kinds: Counter[str] = field(default_factory=Counter)
    false: list[Json] = field(default_factory=list)
    missing: list[Json] = field(default_factory=list)


def recounts(game: str) -> Recount:
    """The function that counts the claims of a game again."""
    recount: Recount = import_module(f"tests.claims.{game}").recount
    return recount


def positions(name: str, seed: int) -> Iterator[State]:
    """Some positions of one round, in which a player is to move."""
    rng = Random(f"{name} {seed}")
    decisions = round_of(name, seed, rng)
    yield from rng.sample(decisions, min(DECISIONS, len(decisions)))


def round_of(name: str, seed: int, rng: Random) -> list[State]:
    """All positions of one round of every kind of opponent in which a player is to move."""
    game = game_named(name)
    seats = rng.choice(game.seats)
    options = {name: rng.choice(list(one.choices)) for name, one in game.options.items()}
    kinds = [opponent_named(game, one, "opponent") for one in opponent_names(game)]
    players = [_seeing(kinds[(seed + seat // 2) % len(kinds)]) for seat in range(seats)]
    rng.shuffle(players)
    states = battery.walk(
        game, game.new(seats, options, seed), battery.by_players(players, rng)
    ).states
    return [state for state in states if isinstance(state.to_act, int)]


def _seeing(opponent: Opponent) -> Opponent:
    """The opponent, shown of a state what its seat may see."""
    return lambda state, seat, rng: opponent(state.view(seat), seat, rng)


def lines(state: State, rng: Random) -> Iterator[list[str]]:
    """A legal move, and the same with what its player does until another is to act."""
    first = rng.choice(list(state.legal_moves()))
    yield [first]
    mover, line, after = state.to_act, [first], state.play(first)
    while after.to_act == mover:
        line.append(rng.choice(list(after.legal_moves())))
        after = after.play(line[-1])
    if len(line) > 1:
        yield line


def count_again(
    name: str,
    most: int,
    seed: int = 0,
    told: Callable[[Counted, int], None] | None = None,
) -> Counted:
    """Count claims again until there are so many; ``told`` hears of it before each round."""
    found, recount = Counted(), recounts(name)
    for nth in count(seed):
        if told is not None:
            told(found, nth)
        for state in positions(name, nth):
            rng = Random(nth)
            for line in lines(state, rng):
                _count(found, state, line, rng.randrange(state.seats), recount)
                if found.kinds.total() >= most:
                    return found
    raise AssertionError


def _count(found: Counted, state: State, line: list[str], seat: int, recount: Recount) -> None:
    position = state.position()
    reply = json.loads(answer(json.dumps({"position": position, "claims": seat, "move": line})))
    told = reply.get("claims", [])
    there = recount(json.loads(json.dumps(position)), line, seat)
    if there is None:
        assert set(reply) == {"error"}, reply
        return
    found.kinds.update(claim["kind"] for claim in told)
    where = {"position": position, "moves": line}
    found.false += [where | claim for claim in told if claim not in there]
    found.missing += [where | claim for claim in there if claim not in told]


def main() -> int:
    """Count again and print; 1 if a claim is false or missing."""
    name, most = sys.argv[1], int(sys.argv[2])
    start = time.monotonic()

    def told(found: Counted, nth: int) -> None:
        wrong = len(found.false) + len(found.missing)
        print(f"{found.kinds.total()} claims, {wrong} wrong, round {nth}", end="\r", flush=True)

    found = count_again(name, most, int(sys.argv[3]) if len(sys.argv) > 3 else 0, told)
    print(f"{name}: {found.kinds.total()} claims in {time.monotonic() - start:.0f} s,", end=" ")
    print(f"{len(found.false)} false, {len(found.missing)} missing")
    for kind, times in found.kinds.most_common():
        print(f"  {kind}: {times}")
    for wrong in (*found.false[:3], *found.missing[:3]):
        print(json.dumps(wrong))
    return int(bool(found.false or found.missing))


if __name__ == "__main__":
    sys.exit(main())
