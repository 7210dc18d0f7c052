"""The command ``tritables export``: finds notebooks, and writes a site or one file of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import BadZipFile, ZipFile

from tritables.export import ExportFault
from tritables.export.archive import zip_course, zip_site
from tritables.export.atomic_publish import LIST, files_of
from tritables.export.interning import DATA
from tritables.export.single_page import make_single
from tritables.export.site import INDEX, make_site, write_site
from tritables.export.translations import grouped, notebooks_in
from tritables.lessons.notebooks import write_notebooks


def export(
    sources: Sequence[Path],
    target: Path,
    *,
    single: bool = False,
    scorm: bool = False,
    lang: str | None = None,
    title: str | None = None,
    pyodide: Path | None = None,
) -> list[Path]:
    """Write the pages of notebooks; return the paths of the files to open.

    ``sources``  notebooks, folders of notebooks, or names of bundled tutorials, such as
                 ``trictrac``; when empty, all bundled tutorials
    ``target``   the folder of the site, or a file that ends in ``.zip``; with ``single`` the page's
                 file, ``.html`` unless its name has another suffix
    ``single``   write one notebook as one file
    ``scorm``    write the zip as a SCORM 1.2 package
    ``lang``     the language in which pages open that have it, and that of notebooks without one
    ``title``    the title of a site without an index, or of the course in an LMS
    ``pyodide``  a folder or archive of Pyodide's npm package, see `pyodide.find_pyodide`

    Raises `ExportFault`, before anything is run where the arguments contradict each other.
    """
    _check_target(target, sources, single=single, scorm=scorm)
    with _tutorials() as house:
        found = list(_notebooks(sources or [house], house))
        if target.suffix == ".zip" and not single:
            return [_zip(found, target, scorm, lang, title, pyodide)]
        if not single:
            return make_site(found, target, lang=lang, title=title, pyodide=pyodide, say=_say)
        groups = grouped(found, lang)
        if len(groups) != 1:
            raise ExportFault(f"--single takes one notebook, and there are {len(groups)}")
        return [make_single(groups[0], _file(target), pyodide=pyodide, lang=lang, say=_say)]


def _check_target(target: Path, sources: Sequence[Path], *, single: bool, scorm: bool) -> None:
    """Raise `ExportFault` for a target that contradicts the options or holds others' files."""
    if scorm and target.suffix != ".zip":
        raise ExportFault("--scorm writes one file, whose name ends in .zip")
    if target.suffix == ".ipynb" or (target.is_dir() and any(notebooks_in(target))):
        raise ExportFault(f"{target} has notebooks; what is to be written comes last, after them")
    if single:
        if not sources:
            raise ExportFault("--single takes a notebook, and the name of the file to write")
        if target.is_dir():
            raise ExportFault(f"--single writes one file, and {target} is a folder")
        if target.suffix not in ("", ".html", ".htm"):
            raise ExportFault(f"--single writes a page: call it {target.stem}.html")
    elif target.suffix == ".html":
        raise ExportFault(f"{target.name} is one file: write it with --single")
    elif target.suffix != ".zip" and target.is_file():
        raise ExportFault(f"{target} is a file, and a site is a folder")
    file = _file(target)
    if file.is_file() and not _is_exported(file):
        raise ExportFault(f"{file} is there, and no export wrote it: choose another name")


def _file(target: Path) -> Path:
    """The path of a target that is one file, with its suffix."""
    return target if target.suffix else target.with_suffix(".html")


def _is_exported(file: Path) -> bool:
    """Tell whether an export wrote a file, so that the next one may replace it."""
    if file.suffix == ".zip":
        try:
            return LIST in ZipFile(file).namelist()
        except BadZipFile:
            return False
    return DATA.encode() in file.read_bytes()


def _zip(
    notebooks: Sequence[Path],
    target: Path,
    scorm: bool,
    lang: str | None,
    title: str | None,
    pyodide: Path | None,
) -> Path:
    """Write a site as a zip; in an LMS without a service worker, as the LMS controls access."""
    with TemporaryDirectory(prefix="tritables-") as name:
        folder = Path(name)
        pages = write_site(
            notebooks,
            folder,
            pyodide=pyodide,
            offline=not scorm,
            lang=lang,
            title=title,
            say=_say,
        )
        target.parent.mkdir(parents=True, exist_ok=True)
        if scorm:
            listed = {page.name: name for page, name in pages.items()}
            whole = title or listed[f"{INDEX}.html"]
            zip_course(folder, target, files_of(folder), listed, whole)
        else:
            zip_site(folder, target, files_of(folder))
    return target


def _notebooks(sources: Sequence[Path], house: Path) -> Iterator[Path]:
    for source in sources:
        if source.is_dir():
            found = notebooks_in(source)
            if not found:
                raise ExportFault(f"{source} has no notebook, nor its folders en, nl and fr")
            yield from found
        elif source.is_file():
            yield source
        elif named := sorted(house.glob(f"??/{source}.ipynb")):
            yield from named
        else:
            raise ExportFault(f"there is no notebook {source}")


@contextmanager
def _tutorials() -> Iterator[Path]:
    """Yield a temporary folder with the notebooks of the bundled tutorials."""
    with TemporaryDirectory(prefix="tritables-") as folder:
        write_notebooks(Path(folder))
        yield Path(folder)


def _say(line: str) -> None:
    """Print progress to standard error; standard output is for other programs."""
    print(line, file=sys.stderr, flush=True)
