"""Expectations of the corpus after a fault was mended: ``python -m tests.saves.expect_again``.

Tells what this code makes of each thing that is not as expected. With ``--write`` that is expected
from then on; the things themselves stay as they were saved.
"""

from __future__ import annotations

import argparse
import json

from tests.saves import expecting
from tests.saves.files import KINDS, entries, write_entries
from tests.saves.test_corpus import different


def main() -> None:
    """Compare, tell, and write where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="expect it from now on")
    writes: bool = parser.parse_args().write
    for kind in KINDS:
        now = [{**one, "expected": expecting.expected(kind, one)} for one in entries(kind)]
        others = {
            after["id"]: different(before["expected"], after["expected"])
            for before, after in zip(entries(kind), now, strict=True)
            if before["expected"] != after["expected"]
        }
        print(kind, json.dumps(others, indent=1, ensure_ascii=False))
        if writes and others:
            write_entries(kind, now)


if __name__ == "__main__":
    main()
