"""What ``tritables export`` does: finds the notebooks, and writes a site or one file of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tritables.export import ExportFault
from tritables.export.single import make_single
from tritables.export.site import make_site
from tritables.lessons.tutorials import write_notebooks


def export(
    sources: Sequence[Path], target: Path, *, single: bool = False, pyodide: Path | None = None
) -> list[Path]:
    """Write the pages of some notebooks and folders of notebooks; return the files to open.

    Without any, the tutorials of the house are written. With ``single`` there is one notebook and
    ``target`` is the file. A name that is no file names a tutorial of the house. Raises
    `ExportFault`.
    """
    with _tutorials() as house:
        found = list(_notebooks(sources or [house], house))
        if not single:
            return make_site(found, target, pyodide=pyodide, say=_say)
        if len(found) != 1:
            raise ExportFault(f"--single takes one notebook, and there are {len(found)}")
        return [make_single(found[0], target, pyodide=pyodide, say=_say)]


def _notebooks(sources: Sequence[Path], house: Path) -> Iterator[Path]:
    for source in sources:
        if source.is_dir():
            yield from sorted(source.glob("*.ipynb"))
        elif source.is_file():
            yield source
        elif (named := house / f"{source}.ipynb").is_file():
            yield named
        else:
            raise ExportFault(f"there is no notebook {source}")


@contextmanager
def _tutorials() -> Iterator[Path]:
    """A folder with the notebooks of the house."""
    with TemporaryDirectory(prefix="tritables-") as folder:
        write_notebooks(Path(folder))
        yield Path(folder)


def _say(line: str) -> None:
    """Tell what happens; what is printed otherwise is for other programs."""
    print(line, file=sys.stderr, flush=True)
