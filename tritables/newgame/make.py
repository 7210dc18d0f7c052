"""The folder of a new game, written from the template beside this file."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.registry import game_names

GAMES: Final = Path("tritables", "games")
"""The games of a checkout."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]{1,30}", re.ASCII)


def make_game(name: str, into: Path) -> list[Path]:
    """Write the sources of a new game; return the files that were written or changed.

    ``name`` has 2 to 31 small letters and digits, and begins with a letter. In a checkout of
    tritables (``into`` has a folder ``tritables/games``) the game becomes a folder there and a line
    in the list of games; elsewhere it becomes a package, which registers itself by an entry point
    when it is installed. Raises `BadInput` for a bad or taken name and where a folder of it exists,
    and `OSError`.
    """
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise BadInput(Message("bad-game-name"), where=name)
    if name in game_names():
        raise BadInput(Message("bad-game-taken"), where=name)
    if (into / GAMES / "__init__.py").is_file():
        return _in_checkout(name, into)
    return _alone(name, into)


def _in_checkout(name: str, root: Path) -> list[Path]:
    package = f"tritables.games.{name}"
    folder, tests = root / GAMES / name, root / "tests" / "games" / name
    _check_free(folder, tests)
    written = _fill(folder, tests, name, package)
    listing = root / GAMES / "__init__.py"
    text = listing.read_text(encoding="utf-8")
    listing.write_text(
        re.sub(r"(GAMES = \((?:\n    \"\w+\",)*\n)", rf'\g<1>    "{name}",\n', text, count=1),
        encoding="utf-8",
    )
    return [*written, listing]


def _alone(name: str, into: Path) -> list[Path]:
    package = f"tritables_{name}"
    project = into / f"tritables-{name}"
    _check_free(project)
    written = _fill(project / package, project / "tests", name, package)
    toml = project / "pyproject.toml"
    source = files(__package__).joinpath("template", "pyproject.toml.txt")
    toml.write_text(_written(source, name, package), encoding="utf-8")
    return [*written, toml]


def _check_free(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise BadInput(Message("bad-folder-taken"), where=str(folder))


def _fill(folder: Path, tests: Path, name: str, package: str) -> list[Path]:
    template = files(__package__).joinpath("template")
    written: list[Path] = []
    for source, target in _pairs(template, folder, tests):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_written(source, name, package), encoding="utf-8")
        written.append(target)
    for made in (tests / "__init__.py",):
        made.touch()
        written.append(made)
    return written


def _pairs(template: Traversable, folder: Path, tests: Path) -> list[tuple[Traversable, Path]]:
    """The files of the template, with their targets."""
    pairs = []
    for entry in sorted(template.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            inner = tests if entry.name == "tests" else folder / entry.name
            pairs += [(file, inner / file.name.removesuffix(".txt")) for file in entry.iterdir()]
        elif entry.name != "pyproject.toml.txt":
            pairs.append((entry, folder / entry.name.removesuffix(".txt")))
    return pairs


def _written(source: Traversable, name: str, package: str) -> str:
    text = Template(source.read_text(encoding="utf-8"))
    title = name.capitalize()
    return text.substitute(name=name, title=title, cls=title, package=package)
