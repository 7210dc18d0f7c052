"""Writes the transcripts of the battery: ``python -m tests.protocol.write [--check]``.

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
from collections.abc import Iterator
from importlib import import_module
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from scripts.run import ROOT, say
from tests.protocol.stages import STAGES
from tests.protocol.transcripts import Playing
from tritables import texts
from tritables.core.messages import Message
from tritables.endpoint.stores.config import PLACE
from tritables.export.interning import packed

Json = Any

FOLDER: Final = ROOT / "js" / "test" / "protocol" / "transcripts"


def as_id(message: Message, lang: str = texts.ENGLISH) -> str:
    """A message as its id, with what it is filled with."""
    game = "" if message.game is None else f"{message.game}:"
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{game}{message.id}({args})" if args else f"{game}{message.id}"


def written() -> Iterator[tuple[Path, Json]]:
    """Every transcript, and where it stands."""
    for stage in STAGES:
        told = json.dumps(Playing(stage).written(), sort_keys=True)  # some sets have no order
        yield FOLDER / f"{stage.replace(' ', '-')}.txt", json.loads(told)


def read(path: Path) -> Json:
    """What stands in a transcript, as the pool that it is packed into; None where there is none."""
    if not path.exists():
        return None
    return json.loads(zlib.decompress(base64.b64decode(path.read_text(encoding="ascii"))))


def main() -> int:
    """Write the transcripts, or say which are out of date."""
    os.environ[PLACE] = "off"
    texts.say_only = as_id
    import_module("tritables.scene.still")._numbers = repeat(1)
    checks = "--check" in sys.argv
    FOLDER.mkdir(exist_ok=True)
    stale, kept = [], set()
    for path, told in written():
        kept.add(path)
        text = packed(told)
        if read(path) != json.loads(zlib.decompress(base64.b64decode(text))):
            stale.append(path)
            if not checks:
                path.write_text(text, encoding="ascii")
    stale += [path for path in FOLDER.iterdir() if path not in kept]
    for path in stale:
        name = path.relative_to(ROOT).as_posix()
        say(
            f"{name} is out of date: run python -m tests.protocol.write"
            if checks
            else f"wrote {name}"
        )
        if not checks and path not in kept:
            path.unlink()
    return int(bool(stale) and checks)


if __name__ == "__main__":
    sys.exit(main())
