"""Prints the figures: `python -m scripts.house [--why] [figure …]`."""

from __future__ import annotations

import argparse
import sys

from scripts.house.figures import FIGURES, Figure

HEADS = ("figure", "at 02e4913", "today", "aim", "")


def row(figure: Figure, value: float) -> tuple[str, ...]:
    """A line of the table."""
    verdict = "" if figure.aim is None else "met" if value <= figure.aim else "not yet"
    aim = "" if figure.aim is None else f"≤ {figure.aim:,}"
    return figure.what, f"{figure.before:,}", f"{value:,}", aim, verdict


def main() -> int:
    """Count what is named, or everything, and print it."""
    parser = argparse.ArgumentParser(prog="python -m scripts.house")
    parser.add_argument("--why", action="store_true", help="say what was counted, too")
    parser.add_argument("names", nargs="*", metavar="figure", help=f"of: {', '.join(FIGURES)}")
    given = parser.parse_args()
    if unknown := set(given.names) - FIGURES.keys():
        parser.error(f"there is no figure {', '.join(sorted(unknown))}")
    rows: list[tuple[str, ...]] = [HEADS]
    notes = list[str]()
    for name in given.names or FIGURES:
        value, why = FIGURES[name].count()
        rows.append(row(FIGURES[name], value))
        notes += [f"{FIGURES[name].what}: {why}"] if why else []
    widths = [max(len(one[column]) for one in rows) for column in range(len(HEADS))]
    for cells in rows:
        print(
            "  ".join(
                cell.rjust(width) if 0 < nth < 4 else cell.ljust(width)
                for nth, (cell, width) in enumerate(zip(cells, widths, strict=True))
            ).rstrip()
        )
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"\nPython {version}; from 3.12 on the same code makes fewer calls.")
    if given.why:
        print("", *notes, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
