"""The files of the corpus: one for each kind, JSON lines, compressed."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).with_name("corpus")

DATABASE: Final = "games.db.xz"
"""The SQLite file itself, with all sound things of the kind ``stores``."""

KINDS: Final = (
    *("games", "lessons", "courses", "practice", "editors", "replays", "links"),
    *("files", "copies", "stores"),
)


@cache
def entries(kind: str) -> tuple[dict[str, Any], ...]:
    """All entries of a kind (see `generate` for what they hold)."""
    text = lzma.decompress((FOLDER / f"{kind}.jsonl.xz").read_bytes()).decode()
    return tuple(json.loads(line) for line in text.splitlines())


def write_entries(kind: str, entries: Iterable[Mapping[str, Any]], folder: Path = FOLDER) -> None:
    """Write all entries of a kind."""
    lines = "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in entries)
    (folder / f"{kind}.jsonl.xz").write_bytes(lzma.compress(lines.encode(), preset=9))


def unpack_database(path: Path, now: float) -> None:
    """Write the SQLite file to a path; its games were left now, or they would be forgotten."""
    path.write_bytes(lzma.decompress((FOLDER / DATABASE).read_bytes()))
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE boards SET at = ?", (now,))
        db.commit()
