"""Train the weights of a game's opponents anew: `python -m scripts.training GAME [--rounds N]`.

`make train GAME=trictrac` installs what that needs and runs it. The weights that the package has
came about in this way, with the rounds and the seed that stand here.
"""

from __future__ import annotations

import argparse
import importlib
import sys

GAMES = ("trictrac",)
"""The games whose opponents are trained."""


def main() -> int:
    """Train the weights of one game."""
    parser = argparse.ArgumentParser(prog="python -m scripts.training", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rounds", type=int, help="how many rounds it plays against itself")
    parser.add_argument("--seed", type=int, help="the whole number from which all chance comes")
    given = parser.parse_args()
    named = {name: value for name, value in vars(given).items() if name != "game" and value}
    importlib.import_module(f"{__package__}.{given.game}").train(**named)
    return 0


if __name__ == "__main__":
    sys.exit(main())
