"""The making of the corpus of saved things: ``python -m tests.saves.generate`` writes it anew.

The corpus holds what the version of November 2026 saved, so it is not to be made again by later
code: what was saved then has to open for ever. This script stays as its description, and to make
a corpus of another day beside it (``--into FOLDER``).

Each kind is one file of JSON lines, compressed. A line has

- ``id``;
- ``opening``: how the table was opened (see `adapter.opened`);
- the thing: ``saved`` (a value that a table's `save` gave), ``text`` (a file), ``copy`` (what a
  browser keeps of a lesson) or ``rows`` (what stands in a SQLite store);
- ``damage``: what was done to it, where anything was;
- ``expected``: what that code made of it (see `expecting`);
- ``crashed``: the error that it met instead, of those where it did neither open nor refuse it; what
  is ``expected`` of them since is that they are refused, or opened as far as they are sound.

Where a later fault is mended `expect_again` tells what is other since, and writes it.

Everything is drawn from seeds that follow from the id.
"""

from __future__ import annotations

import argparse
import json
import lzma
import tempfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from tests.saves import adapter, damage, expecting
from tests.saves.files import DATABASE, FOLDER, KINDS, write_entries
from tests.saves.hands import Hands
from tests.saves.plans import PLANS, Plan
from tests.saves.rows import rows_of

Json = Any


def made(plans: Iterable[Plan]) -> Iterator[tuple[str, Json, Hands]]:
    """Each table of a plan, when all was done at it."""
    for id, opening, do in plans:
        hands = Hands(adapter.opened(opening), id)
        do(hands)
        yield id, opening, hands


def values() -> dict[str, list[Json]]:
    """The saved values of all kinds, and with them files and browsers' copies."""
    found: dict[str, list[Json]] = {kind: [] for kind in KINDS}
    for kind, plans in PLANS.items():
        for nth, (id, opening, hands) in enumerate(made(plans())):
            saved = adapter.saved(hands.table)
            found[kind].append({"id": id, "opening": opening, "saved": saved})
            if nth % 5 == 2:
                text = adapter.as_text(saved)
                found["files"].append({"id": id, "opening": opening, "text": text})
            copy = adapter.browser_copy(hands.table)
            if copy["saved"] is not None:
                found["copies"].append({"id": id, "opening": opening, "copy": copy})
    return found


def stored(path: Path) -> Iterator[Json]:
    """Rows of a SQLite store at ``path``, written at each change as a kernel does."""
    known: set[str] = set()
    for plans in PLANS.values():
        for id, opening, do in [*plans()][1::4]:
            token = sha256(id.encode()).hexdigest()[:32]
            store = adapter.Store(path)
            visit = adapter.Visit(store, opening)
            visit.recall([], token)
            do(Hands(visit.table, id, visit.write))
            visit.write()
            store.close()
            rows = rows_of(path, known)
            if rows["boards"]:
                known.add(rows["boards"][0][0])
                about = {"id": id, "opening": opening, "origin": visit.origin}
                yield {**about, "token": token, "rows": rows}


def damaged(found: dict[str, list[Json]]) -> None:
    """Put damaged ones beside those that are whole."""
    for kind, entries in found.items():
        whole = list(entries)
        for nth, entry in enumerate(whole):
            for name, spoil in damage.WAYS[damage.of_kind(kind)]:
                if (nth + len(name)) % damage.EVERY[damage.of_kind(kind)]:
                    continue
                spoilt = spoil(
                    json.loads(json.dumps(entry)), Random(f"{kind} {entry['id']} {name}")
                )
                if spoilt is not None:
                    entries.append({**spoilt, "id": f"{entry['id']}-{name}", "damage": name})


def main() -> None:
    """Write the corpus."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER)
    folder: Path = parser.parse_args().into
    found = values()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made_in:
        path = Path(made_in) / "games.db"
        found["stores"] = list(stored(path))
        (folder / DATABASE).write_bytes(lzma.compress(path.read_bytes(), preset=9))
    damaged(found)
    for kind, entries in found.items():
        for entry in entries:
            entry["expected"] = expecting.expected(kind, entry)
        write_entries(kind, entries, folder)
        print(kind, len(entries), sum("damage" in one for one in entries))


if __name__ == "__main__":
    main()
