"""The command line's flags for `Settings`, and the TOML file of settings."""

from __future__ import annotations

import re
import tomllib
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from tritables.hosting.serving_defaults import PORT
from tritables.hosting.settings import NEW_TOKEN, REDIS, BadSettings, Settings, key_of

FLAGS: Final[Mapping[str, tuple[str, str]]] = {
    "folder": ("FOLDER", "a folder of notebooks, instead of the tutorials"),
    "host": ("ADDRESS", "where to listen; default: this machine only; 0.0.0.0: every network"),
    "port": ("NUMBER", f"default: {PORT}; 0 takes a free one"),
    "socket": ("PATH", "a Unix socket to listen on instead, for a proxy on this machine"),
    "base_url": ("/PATH/", "the path under which the pages are served, behind a proxy"),
    "public_url": ("URL", "an address that readers use, such as https://games.school.example/"),
    "frame_ancestors": ("ORIGIN", "a site that may embed lessons, such as https://moodle.example"),
    "token": (
        "SECRET",
        f"only people with the link that has this token get in; {NEW_TOKEN!r} makes one",
    ),
    "sessions": ("N", "how many lessons may be open at once; 0: any number"),
    "idle": ("MINUTES", "time after which a page that nobody touches gives up its place; 0: never"),
    "tables": (
        "URL",
        f"a Redis in which several servers keep their games, such as {REDIS}; rediss:// for TLS;"
        " default: a file of this machine; with a password, name it in a file or in TRITABLES_KEEP",
    ),
    "site": ("FOLDER", "an exported site to serve as well, for readers who have to wait"),
    "log": ("", "log a line for each request: when, what in short, and the result"),
}
"""The placeholder and the help text of each setting."""

_KINDS: Final[Mapping[str, tuple[str, Any]]] = {
    "bool": ("true or false", bool),
    "int": ("a whole number", int),
    "float": ("a number", (int, float)),
    "str": ("a text", str),
    "Path | None": ("a text", str),
    "tuple[str, ...]": ("a text or a list of texts", (str, list)),
}
"""For each type of setting: its name in faults, and the Python types of TOML values."""


def add_flags(parser: ArgumentParser) -> None:
    """Add a flag for each setting to a parser, and ``--config`` for a file of them."""
    parser.add_argument("--config", type=Path, metavar="FILE", help="a file with these settings")
    for one in fields(Settings):
        if one.name == "folder":  # which stands by itself on the command line
            continue
        if one.type == "bool":
            parser.add_argument(
                f"--{key_of(one.name)}",
                dest=one.name,
                help=FLAGS[one.name][1],
                action=BooleanOptionalAction,
            )
            continue
        many = one.type == "tuple[str, ...]"
        parser.add_argument(
            f"--{key_of(one.name)}",
            dest=one.name,
            metavar=FLAGS[one.name][0],
            help=FLAGS[one.name][1] + ("; may be given more than once" if many else ""),
            type={"int": int, "float": float, "Path | None": Path}.get(str(one.type), str),
            action="append" if many else "store",
        )


def chosen_settings(chosen: Namespace) -> Settings:
    """Merge the settings of a command line with those of the file that it names; the command line
    wins.

    Raises `BadSettings`, with the file and, where known, the line.
    """
    said: dict[str, Any] = {}
    if chosen.config is not None:
        said = read_settings(chosen.config)
        try:
            _made(said)
        except BadSettings as fault:
            raise BadSettings(f"{chosen.config}: {fault}") from None
    for one in fields(Settings):
        value = getattr(chosen, one.name, None)
        if value is not None:
            said[one.name] = tuple(value) if isinstance(value, list) else value
    return _made(said)


def _made(said: Mapping[str, Any]) -> Settings:
    made = dict(said)
    if made.get("folder") is not None:
        made["folder"] = Path(made["folder"])
    return Settings(**made)


def read_settings(file: Path) -> dict[str, Any]:
    """Read a TOML file of settings; folders in it are relative to the file.

    ::

        host = "0.0.0.0"
        sessions = 40
        public-url = "https://games.school.example/"

    Raises `BadSettings` for a file that cannot be read, an unknown key, or a value of the wrong
    type.
    """
    try:
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as fault:
        raise BadSettings(f"{file} cannot be read: {fault}") from None
    except tomllib.TOMLDecodeError as fault:
        raise BadSettings(f"{file}: {fault}") from None
    kinds = {key_of(one.name): one for one in fields(Settings)}
    said: dict[str, Any] = {}
    for key, value in found.items():
        place = f"{file}{_line(text, key)}: "
        if key not in kinds:
            raise BadSettings(f"{place}there is no setting {key!r}{_meant(key, kinds)}")
        words, types = _KINDS[str(kinds[key].type)]
        texts = value if isinstance(value, list) else []
        if (
            isinstance(value, bool) != (types is bool)
            or not isinstance(value, types)
            or not all(isinstance(one, str) for one in texts)
        ):
            raise BadSettings(f"{place}{key} must be {words}, not {value!r}")
        if kinds[key].type == "Path | None":
            value = file.parent / value
        elif kinds[key].type == "tuple[str, ...]":
            value = (value,) if isinstance(value, str) else tuple(value)
        said[kinds[key].name] = value
    return said


def _line(text: str, key: str) -> str:
    """The line of a key as ``", line 3"``; empty for a key that is not found by its plain
    spelling.
    """
    found = re.search(rf"^[ \t]*\[*[ \t]*[\"']?{re.escape(key)}\b", text, re.MULTILINE)
    return "" if found is None else f", line {text.count(chr(10), 0, found.start()) + 1}"


def _meant(key: str, known: Mapping[str, object]) -> str:
    """A suggestion for an unknown key: the nearest known one, or else all of them."""
    near = get_close_matches(key, known, 1)
    return f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(known)}"
