"""Write *What is true about these games*: `python -m scripts.facts [GAME …] [--rounds N]`.

`make facts` counts and plays for all games, and writes `docs/facts.md`.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from scripts.run import ROOT, say
from tritables import game_names

FILE = ROOT / "docs" / "facts.md"
ROUNDS = 4_000
SEED = 33
HEAD = """# What is true about these games

Anyone who teaches a game, or writes about it, asks questions like these: does it help to begin? How
often does a hexagon come? Tables without intervals are counted exactly. The rest was found in
rounds that opponents of this package played, and holds for players like them. A figure’s interval
contains the true one in 95 of 100 cases. {rounds:,} rounds were played for each game, with the
seed {seed}; deals that are played twice are a quarter as many. This command writes the same page
again, in some minutes:

```
make facts
```

One game alone, without writing it: `python -m scripts.facts tricap`.
"""


def page(names: list[str], rounds: int, seed: int) -> str:
    """Count and play, and return the page."""
    parts = [HEAD.format(rounds=rounds, seed=seed)]
    for name in names:
        say(f"{name}: {rounds:,} rounds")
        tables = import_module(f"{__package__}.{name}").tables(rounds, seed)
        parts += [f"## {TITLES[name]}\n", *(table.text for table in tables)]
    return "\n".join(parts)


TITLES = {
    "tricap": "Tri-Cap",
    "tricom": "TriCom",
    "trictrac": "Tric Trac",
    "triominos": "Triominos",
}


def main() -> int:
    """Print the facts of some games, or write those of all."""
    parser = argparse.ArgumentParser(prog="python -m scripts.facts", description=__doc__)
    parser.add_argument("games", nargs="*", help="of which games; default: all, which are written")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--to", type=Path, default=FILE)
    given = parser.parse_args()
    if given.games:
        print(page(given.games, given.rounds, given.seed))
    else:
        given.to.write_text(page(list(game_names()), given.rounds, given.seed), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
