"""What is saved as a file: written as a whole or not at all, and read with every move checked."""

from __future__ import annotations

import os
import tempfile
from os import PathLike
from pathlib import Path
from typing import Any

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.endpoint.seeds import fresh_seed
from tritables.table import Table
from tritables.table.saves.files import Damaged, from_file, to_file

Place = str | PathLike[str]


def kept(saved: dict[str, Any], place: Place | None) -> dict[str, Any]:
    """What was saved, once it stands in a file as well, if a place for one is given.

    Raises `OSError` as writing any file does.
    """
    if place is not None:
        written(to_file(saved), place)
    return saved


def written(text: str, place: Place) -> None:
    """Write a file; the one that was there before stays as it is until the new one is whole.

    Raises `OSError` as writing any file does.
    """
    path = Path(place)
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def opened(saved: object) -> Table:
    """Sit down where something was saved: a JSON value, or what stands in the file of that name.

    Raises `BadRecord`, and `Damaged`, with what is sound of it, for a file that is not whole.
    """
    if not isinstance(saved, str | PathLike):
        return Table.load(saved, fresh=fresh_seed)
    try:
        text = Path(saved).read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise Damaged(Message("bad-json"), where=f"byte {fault.start + 1}") from fault
    except OSError as fault:
        raise BadRecord(Message("bad-no-file", {"name": Path(saved).name})) from fault
    return from_file(text, fresh=fresh_seed)
