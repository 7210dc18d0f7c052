"""Measures everything and prints one table: `python -m tests.benchmarks [name …]`.

The exit status says whether all could be measured, never whether it was fast enough.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
import traceback

from tests.benchmarks.report import Figure, table

MEASUREMENTS = (
    "playing", "values", "placements", "imports", "size", "messages", "redraw", "pages", "clicks",
    "codec", "static", "lite", "slow_line", "thinking", "claims", "claim_model", "coach",
    "reviewing", "pupil", "replaying", "returning", "crowd", "light", "shared", "siege",
    "opponents", "best_answer",
)  # fmt: skip
"""Modules of this package with a `measure()`, in the order of the table."""


def main() -> int:
    """Measure what is named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks")
    parser.add_argument("names", nargs="*", metavar="name", help=f"of: {', '.join(MEASUREMENTS)}")
    names = parser.parse_args().names or MEASUREMENTS
    if unknown := set(names) - set(MEASUREMENTS):
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}")
    figures: list[Figure] = []
    failed: list[str] = []
    for name in names:
        print(f"measuring {name} …", flush=True)
        start = time.monotonic()
        try:
            found = importlib.import_module(f"tests.benchmarks.{name}").measure()
        except Exception:
            traceback.print_exc()
            failed.append(name)
            continue
        figures += found
        print(table(found))
        print(f"  {time.monotonic() - start:.0f} s", flush=True)
    print(f"\n{table(figures)}\n")
    print("A ratio is ours to the peer's, the median of rounds measured in turn; the spread is")
    print("that of single rounds. Where no aim stands, the row is there to be compared over time.")
    for name in failed:
        print(f"COULD NOT BE MEASURED: {name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
