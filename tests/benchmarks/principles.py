"""How much each principle of play wins alone, against who plays at random.

`python -m tests.benchmarks.principles GAME … --write` plays `ROUNDS` of each and writes them to
`principles.json`, each with its seed; the deals are exchanged. Who follows a principle chooses at
random among the moves that it keeps. The seed is none of those on which principles were picked, so
that none of them looks better than it is.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time

from tests.benchmarks.opponents import match
from tritables import State, game_named, game_names
from tritables.core.principles import Principle
from tritables.core.state import Move, Seat

FILE = Path(__file__).with_name("principles.json")
ROUNDS = 10_000
SEED = 611_2026


@dataclass(frozen=True)
class Follower:
    """A player who follows one principle alone."""

    principle: Principle

    @property
    def name(self) -> str:
        """What errors and scores call it."""
        return self.principle.id

    def __call__(self, view: State, seat: Seat, rng: Random) -> Move:
        """Choose at random among the moves that the principle keeps."""
        moves = view.legal_moves()
        return moves[0] if len(moves) == 1 else rng.choice(list(self.principle.keeps(view, seat)))


def main() -> None:
    """Play each principle, and write down what it wins."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.principles")
    parser.add_argument("games", nargs="*", help="of which games; default: all")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED, help="from which all deals come")
    parser.add_argument("--write", action="store_true", help="write them to principles.json")
    chosen = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8"))["principles"] if FILE.exists() else []
    for game in chosen.games or game_names():
        rows = []
        for principle in game_named(game).principles:
            begun = process_time()
            score = match(game, Follower(principle), "random", chosen.rounds, chosen.seed)
            low, high = score.interval
            rows.append(
                {
                    "game": game,
                    "principle": principle.id,
                    "rounds": score.rounds,
                    "seed": chosen.seed,
                    "share": round(score.share, 4),
                    "interval": [round(low, 4), round(high, 4)],
                }
            )
            print(f"{score} {process_time() - begun:.0f} s", flush=True)
        rows.sort(key=lambda row: -row["share"])
        kept = [row for row in kept if row["game"] != game] + rows
        if chosen.write:
            command = "python -m tests.benchmarks.principles GAME --rounds N --seed N --write"
            found = {"command": command, "principles": kept}
            FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
