"""The ladder of each game's characters: each of them against the one below, and the strongest
against greedy.

`make bench` plays a hundred rounds of each pair; `python -m tests.benchmarks.opponents --write`
plays as many as `ROUNDS` says and writes them to `ladder.json`, with their seed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import process_time

from tests.benchmarks.report import Figure
from tritables import game_named, game_names, play_match
from tritables.arena import MatchScore
from tritables.opponents import Player

LADDER = Path(__file__).with_name("ladder.json")
ROUNDS = 1_000
SHORT = 100
SEED = 2026


def pairs(game: str) -> Iterator[tuple[str, str]]:
    """The matches of a game's ladder."""
    names = [one.id for one in game_named(game).opponents]
    yield from zip(names[1:], names, strict=False)
    if names:
        yield names[-1], "greedy"
        yield names[0], "random"


def match(game: str, first: Player, second: Player, rounds: int, seed: int = SEED) -> MatchScore:
    """Play a match here: what is measured beside it has the other core."""
    with ThreadPoolExecutor(1) as here:
        return play_match(
            first,
            second,
            game,
            rounds=rounds,
            seed=seed,
            executor=here,
            progress=lambda played, of: None,
        )


def measure() -> list[Figure]:
    """Play the ladders again, in short, beside the rates that are written down."""
    kept = {(row["game"], row["first"], row["second"]): row for row in _read()}
    figures = []
    for game in game_names():
        for first, second in pairs(game):
            score = match(game, first, second, SHORT)
            row = kept.get((game, first, second), {})
            told = f"{score.share:.1%} of {score.rounds}"
            was = f"{row['share']:.1%} of {row['rounds']}" if row else ""
            figures.append(Figure(f"{game}: {first} against {second}", told, was))
    return figures


def _read() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = json.loads(LADDER.read_text(encoding="utf-8"))["matches"]
    return rows


def main() -> None:
    """Play ladders in full, and write them down."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.opponents")
    parser.add_argument("games", nargs="*", help="of which games; default: all")
    parser.add_argument("--who", nargs="+", help="only their matches; what others won is kept")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--write", action="store_true", help="write them to ladder.json")
    chosen = parser.parse_args()
    rows = {(row["game"], row["first"], row["second"]): row for row in _read()}
    ladder = [(game, *pair) for game in game_names() for pair in pairs(game)]
    for game, first, second in ladder:
        wanted = chosen.who or [first]
        if game not in (chosen.games or [game]) or not {first, second}.intersection(wanted):
            continue
        begun = process_time()
        score = match(game, first, second, chosen.rounds)
        low, high = score.interval
        rows[game, first, second] = {
            "game": game,
            "first": first,
            "second": second,
            "rounds": score.rounds,
            "share": round(score.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }
        print(f"{game}: {score} {process_time() - begun:.0f} s", flush=True)
        if chosen.write:
            command = "python -m tests.benchmarks.opponents --write"
            matches = [rows[key] for key in ladder if key in rows]
            found = {"command": command, "seed": SEED, "matches": matches}
            LADDER.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
