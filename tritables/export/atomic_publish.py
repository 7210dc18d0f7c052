"""Atomic replacement of a site's files by those of a new version."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

from tritables.export import ExportFault

LIST: Final = "tritables-site.json"
"""The file with the list of files that an export wrote, and the next one may remove."""

FORMAT: Final = "tritables-site/1"
LAST: Final = ("*.html", "*.webmanifest", "offline.js", LIST)
"""The files that refer to others, in the order in which they are moved: after those."""


@contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """Yield a staging folder, whose files are moved into ``folder`` when the block ends.

    Files of an earlier export that are not written again are removed; all others stay. When the
    block raises, ``folder`` is left as it was. Raises `ExportFault` where a file that no export
    wrote would be replaced.

    >>> with TemporaryDirectory() as made:
    ...     with replacing(Path(made) / "site") as stage:
    ...         _ = (stage / "index.html").write_text("")
    ...     sorted(path.name for path in (Path(made) / "site").iterdir())
    ['index.html', 'tritables-site.json']
    """
    fresh = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        # Within it, as only there a file is sure to be moved and not copied.
        with TemporaryDirectory(prefix=".tritables-", dir=folder) as name:
            stage = Path(name)
            yield stage
            written = files_of(stage)
            listed = json.dumps({"format": FORMAT, "files": written}, indent=1) + "\n"
            (stage / LIST).write_text(listed, encoding="utf-8")
            before = known(folder)
            _check_foreign(folder, [path for path in written if path not in before])
            for path in _in_order(written):
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (stage / path).replace(folder / path)
            _remove(folder, before - set(written))
    except BaseException:
        if fresh:
            with suppress(OSError):
                folder.rmdir()
        raise


def files_of(folder: Path) -> list[str]:
    """The files below a folder, as sorted POSIX paths relative to it."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in paths)


def known(folder: Path) -> set[str]:
    """The files in a folder's list of an earlier export; empty without a valid list."""
    try:
        listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
        names = listed["files"] if listed["format"] == FORMAT else []
        return {str(name) for name in names if _inside(str(name))}
    except (OSError, ValueError, KeyError, TypeError):
        return set()


def _inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _in_order(names: Iterable[str]) -> list[str]:
    """Names in the order of moving: readers never get a page before its parts."""

    def rank(name: str) -> tuple[int, str]:
        path = PurePosixPath(name)
        return next((at for at, kind in enumerate(LAST, 1) if path.match(kind)), 0), name

    return sorted([*names, LIST], key=rank)


def _check_foreign(folder: Path, names: Iterable[str]) -> None:
    """Raise `ExportFault` for files that exist and that no export wrote."""
    if foreign := [name for name in names if (folder / name).exists()]:
        raise ExportFault(
            f"{folder} has files that no export wrote and this one would write over:"
            f" {', '.join(foreign[:3])}{' …' if len(foreign) > 3 else ''}."
            " Move them away, or choose another folder."
        )


def _remove(folder: Path, names: Iterable[str]) -> None:
    """Remove files, and the folders that they leave empty."""
    for name in names:
        (folder / name).unlink(missing_ok=True)
        for parent in list((folder / name).parents):
            if parent == folder:
                break
            with suppress(OSError):
                parent.rmdir()
