"""The command line: ``tritables serve``, ``export``, ``check``, ``notebooks``, ``engine``, …"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tritables import __version__
from tritables.core.errors import TritablesError
from tritables.hosting.settings import BadSettings
from tritables.hosting.settings_cli import add_flags, chosen_settings


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, and return its exit status: 0, or 1 for a fault on standard error.

    ``arguments`` are those behind the program's name, by default those of the process. Raises
    SystemExit for arguments that argparse refuses (2), and for ``--help`` and ``--version`` (0).

    >>> main(["check", "no-such-file.json"])
    1
    """
    parser = argparse.ArgumentParser(
        prog="tritables", description="Tabletop games on live boards that teach their own rules."
    )
    parser.add_argument("--version", action="version", version=f"tritables {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("engine", help="answer JSON requests from standard input, one per line")
    serve = commands.add_parser("serve", help="serve the tutorials as pages, with Voila")
    serve.add_argument("folder", nargs="?", help="a folder of notebooks, instead of the tutorials")
    add_flags(serve)
    hub = commands.add_parser("hub", help="serve the tutorials to one user of a JupyterHub")
    hub.add_argument("--config", type=Path, metavar="FILE", help="a file of settings, as for serve")
    checked = commands.add_parser(
        "check",
        help="report what is wrong with courses, with this installation and its settings, or which"
        " page a notebook will be",
    )
    checked.add_argument(
        "files",
        nargs="*",
        help="courses and examples as JSON files, and notebooks; default: check this installation",
    )
    add_flags(checked)
    notebooks = commands.add_parser("notebooks", help="rewrite the notebooks of the tutorials")
    notebooks.add_argument(
        "folder",
        nargs="?",
        default="notebooks",
        help="the folder of the notebooks; default: notebooks",
    )
    export = commands.add_parser(
        "export",
        help="write pages that need only a web host, no server",
        usage="tritables export [options] [notebook …] site",
    )
    export.add_argument(
        "places",
        nargs="+",
        metavar="place",
        help="notebooks or folders (default: the built-in tutorials); last, the site: a folder,"
        " or a file that ends in .zip",
    )
    export.add_argument("--single", action="store_true", help="one notebook as one file")
    export.add_argument("--scorm", action="store_true", help="a zip file for an LMS")
    export.add_argument(
        "--lang", choices=("en", "nl", "fr"), help="the language in which pages open"
    )
    export.add_argument("--title", help="the title of the list of pages")
    export.add_argument(
        "--pyodide", type=Path, help="the npm package of Pyodide; default: fetch it"
    )
    sheet = commands.add_parser(
        "worksheet", help="write a sheet of questions to print, with the answers"
    )
    sheet.add_argument("game", help="the game whose rules it asks about")
    sheet.add_argument("file", type=Path, help="the HTML page to write; print it from a browser")
    sheet.add_argument("--rules", nargs="+", metavar="RULE", help="ask only about these rules")
    sheet.add_argument("--n", type=int, default=8, help="how many questions; default: 8")
    sheet.add_argument(
        "--seed", type=int, default=0, help="another number gives other questions; default: 0"
    )
    sheet.add_argument("--lang", default="en", help="en, nl or fr; default: en")
    recording = commands.add_parser("recording", help="write a round as a web page")
    recording.add_argument(
        "round", help="a file with its text or JSON, a link, or the id of an example"
    )
    recording.add_argument("file", type=Path, help="the HTML page to write; any browser opens it")
    recording.add_argument("--game", help="the game of the example")
    recording.add_argument("--lang", nargs="+", help="its languages; the page opens in the first")
    review = commands.add_parser("review", help="have the coach review a round")
    review.add_argument(
        "round", help="a file with its text or JSON, a link, or the id of an example"
    )
    review.add_argument("--into", type=Path, metavar="FILE", help="write it with its remarks there")
    review.add_argument("--game", help="the game of the example")
    review.add_argument("--lang", default="en", help="en, nl or fr; default: en")
    new_game = commands.add_parser("new-game", help="write the folder of a new game")
    new_game.add_argument("name", help="its name, in small letters and digits")
    new_game.add_argument("--into", default=".", help="a checkout of tritables, or any folder")
    commands.add_parser(
        "licences", help="show the licences of tritables and of everything it bundles"
    )
    chosen = parser.parse_args(arguments)
    if chosen.command == "engine":
        return _engine()
    if chosen.command == "check":
        return _check(chosen.files) or (0 if chosen.files else _check_up(chosen))
    if chosen.command == "notebooks":
        return _notebooks(Path(chosen.folder))
    if chosen.command == "new-game":
        return _new_game(chosen.name, Path(chosen.into))
    if chosen.command == "export":
        return _export(chosen)
    if chosen.command == "worksheet":
        return _worksheet(chosen)
    if chosen.command == "recording":
        return _recording(chosen)
    if chosen.command == "review":
        return _review(chosen)
    if chosen.command == "licences":
        return _licences()
    if chosen.command == "hub":
        return _hub(chosen.config)
    return _serve(chosen)


def _hub(config: Path | None) -> int:
    from tritables.hosting.hub import serve_one

    try:
        return serve_one(config)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("tritables"):
            raise
        return _fail("hub", "behind a JupyterHub: pip install 'tritables[hub]'")


def _serve(chosen: argparse.Namespace) -> int:
    from tritables.hosting.serve_command import serve_pages

    try:
        return serve_pages(chosen_settings(chosen))
    except BadSettings as fault:
        return _fail("serve", fault)


def _check(files: Sequence[str]) -> int:
    from tritables.core.errors import BadInput
    from tritables.core.reading import parse_json
    from tritables.core.registry import game_names
    from tritables.lessons import check, courses, read_course, read_example

    wrong = 0
    for name in files or game_names():
        try:
            if name.endswith(".ipynb"):
                wrong += _check_notebook(Path(name))
                continue
            if files:
                data = parse_json(Path(name).read_text(encoding="utf-8"), BadInput)
                is_course = isinstance(data, dict) and "chapters" in data
                faults = check(read_course(data) if is_course else read_example(data))
            else:
                faults = tuple(fault for one in courses(name) for fault in check(one))
        except (TritablesError, OSError, UnicodeDecodeError) as fault:
            wrong += _fail("check", f"{name}: {fault}")
        else:
            wrong += sum(_fail("check", f"{name}: {fault}") for fault in faults)
    return int(wrong > 0)


def _check_notebook(path: Path) -> int:
    """Say what page a served notebook will be, and why."""
    from tritables.hosting.light_pages import why_kernel

    if not path.is_file():
        return _fail("check", f"there is no notebook {str(path)!r}")
    why = why_kernel(path)
    said = f"a page with a kernel for each reader, since {why}" if why else "a light page"
    print(f"{path}: {said}")
    return 0


def _check_up(chosen: argparse.Namespace) -> int:
    """Check the installation, and the effect of settings on this machine."""
    from tritables.hosting.checkup import check_up

    wrong = 0
    try:
        for found in check_up(chosen_settings(chosen)):
            if found.wrong:
                wrong += _fail("check", found.text)
            else:
                print(found.text)
    except BadSettings as fault:
        wrong += _fail("check", fault)
    return int(wrong > 0)


def _notebooks(folder: Path) -> int:
    try:
        from tritables.lessons.notebooks import write_notebooks

        written = write_notebooks(folder)
    except ModuleNotFoundError as missing:
        if missing.name != "nbformat":
            raise
        return _fail("notebooks", "notebooks need nbformat: pip install 'tritables[hosting]'")
    except (TritablesError, OSError) as fault:
        return _fail("notebooks", fault)
    return _show(written)


def _new_game(name: str, into: Path) -> int:
    from tritables.newgame import make_game

    try:
        written = make_game(name, into)
    except (TritablesError, OSError) as fault:
        return _fail("new-game", fault)
    project = into / f"tritables-{name}"
    last = f"pip install -e {project}" if project.exists() else "python -m tritables notebooks"
    _show(written)
    print(f"Next: {last}", file=sys.stderr)  # the paths alone are for other programs
    return 0


def _export(chosen: argparse.Namespace) -> int:
    from tritables.export import ExportFault

    try:
        from tritables.export.command import export

        *sources, target = map(Path, chosen.places)
        written = export(
            sources,
            target,
            single=chosen.single,
            scorm=chosen.scorm,
            lang=chosen.lang,
            title=chosen.title,
            pyodide=chosen.pyodide,
        )
    except ModuleNotFoundError as missing:
        if missing.name not in ("nbformat", "markdown_it"):
            raise
        lacking = "pages need markdown-it-py and nbformat: pip install 'tritables[export]'"
        return _fail("export", lacking)
    except (ExportFault, TritablesError, OSError) as fault:
        return _fail("export", fault)
    return _show(written)


def _worksheet(chosen: argparse.Namespace) -> int:
    """Write a worksheet."""
    from tritables.export.worksheet import Worksheet

    try:
        sheet = Worksheet(
            chosen.game, rules=chosen.rules, n=chosen.n, seed=chosen.seed, lang=chosen.lang
        )
        sheet.save(chosen.file)
    except (TritablesError, OSError) as fault:
        return _fail("worksheet", fault)
    return _show([chosen.file])


def _round_in(given: str) -> object:
    """The round that an argument names: a file's text or JSON, or itself."""
    from tritables.core.errors import BadInput
    from tritables.core.reading import parse_json

    try:
        text = Path(given).read_text(encoding="utf-8") if Path(given).is_file() else given
    except OSError:  # a link is longer than the name of a file can be
        return given
    return parse_json(text, BadInput) if text.lstrip().startswith("{") else text


def _review(chosen: argparse.Namespace) -> int:
    """Print the review of a round, with its progress where somebody watches."""
    from tritables.export.review_text import review_of

    def progress(percent: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{percent} %", end="\r", file=sys.stderr)

    try:
        said, text = review_of(_round_in(chosen.round), chosen.game, chosen.lang, progress)
        if chosen.into is not None:
            chosen.into.write_text(text, encoding="utf-8")
    except (TritablesError, OSError, UnicodeDecodeError) as fault:
        return _fail("review", fault)
    print(said, end="")
    return 0


def _recording(chosen: argparse.Namespace) -> int:
    """Write a recording of a round."""
    from tritables.export import ExportFault
    from tritables.export.recording import Recording

    try:
        shown = _round_in(chosen.round)
        Recording(shown, chosen.game, languages=chosen.lang).save(chosen.file)
    except (ExportFault, TritablesError, OSError, UnicodeDecodeError) as fault:
        return _fail("recording", fault)
    return _show([chosen.file])


def _licences() -> int:
    from tritables.widgets.browser_files import browser_module

    print(browser_module("licences.txt"), end="")
    return 0


def _show(written: Iterable[Path]) -> int:
    for path in written:
        print(path)
    return 0


def _fail(command: str, reason: object) -> int:
    print(f"tritables {command}: {reason}", file=sys.stderr)
    return 1


def _engine() -> int:
    from tritables.hosting.engine import answers

    try:
        for line in answers(sys.stdin.buffer):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever asked has gone; there is nobody left to tell.
        sys.stderr.close()
    return 0
