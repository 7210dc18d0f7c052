"""Writes the transcripts of the battery: ``python -m tests.protocol.write [--check] [NAME …]``.

They have to be written anew when what is sent to a page is something else: when a command is added,
a part of what is shown, a place on a board. With ``--check`` nothing is written, and a transcript
that is out of date is named.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import pytest

from scripts.run import ROOT, say
from tests.protocol import quick_coach
from tests.protocol.recordings import SHOWN, walk
from tests.protocol.stages import STAGES
from tests.protocol.transcripts import written
from tritables import texts
from tritables.core.messages import Message
from tritables.endpoint.stores.config import PLACE
from tritables.export.interning import interned, packed

Json = Any

FOLDER: Final = ROOT / "js" / "test" / "protocol" / "transcripts"


def as_id(message: Message) -> str:
    """A message as its id, with what it is filled with."""
    game = "" if message.game is None else f"{message.game}:"
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{game}{message.id}({args})" if args else f"{game}{message.id}"


WRITTEN: Final[dict[str, Callable[[], Json]]] = {
    **{stage.replace(" ", "-"): partial(written, stage) for stage in STAGES},
    **{f"recording-{name}": partial(walk, name) for name in SHOWN},
}
"""What is written down in each transcript, by the name of its file."""


def _sorted(told: Json) -> Json:
    """A JSON value with its keys in one order, since some come from sets."""
    return json.loads(json.dumps(told, sort_keys=True))


def read(path: Path) -> Json:
    """What stands in a transcript, as the pool that it is packed into; None where there is none."""
    if not path.exists():
        return None
    return json.loads(zlib.decompress(base64.b64decode(path.read_text(encoding="ascii"))))


def stale(names: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """The transcripts of these that are out of date, with what has to stand there."""
    for name in names:
        path, told = FOLDER / f"{name}.txt", _sorted(WRITTEN[name]())
        if read(path) != interned(told):
            yield path, packed(told)


def main() -> int:
    """Write the transcripts, or say which are out of date."""
    os.environ[PLACE] = "off"
    texts._Words.say = lambda _, message: as_id(message)  # type: ignore[method-assign]
    import_module("tritables.scene.still")._numbers = repeat(1)
    quick_coach.put_in(pytest.MonkeyPatch())
    checks = "--check" in sys.argv
    found = 0
    for path in () if checks else FOLDER.glob("*"):
        if path.stem not in WRITTEN:
            path.unlink()
    for path, text in stale([name for name in sys.argv[1:] if name in WRITTEN] or WRITTEN):
        found += 1
        name = path.relative_to(ROOT).as_posix()
        if checks:
            say(f"{name} is out of date: run python -m tests.protocol.write")
        else:
            path.write_text(text, encoding="ascii")
            say(f"wrote {name}")
    return int(checks and found > 0)


if __name__ == "__main__":
    sys.exit(main())
