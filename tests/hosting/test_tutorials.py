"""The tutorials as ``python -m tritables serve`` shows them where there is no checkout."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.test_serve_command import Server, boards
from tritables.cli import main
from tritables.core import Message
from tritables.core.registry import game_names
from tritables.lessons import course
from tritables.texts import say


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder; what the server keeps for a while lies in ``kept`` below it."""
    room = tmp_path_factory.mktemp("room")
    (room / "kept").mkdir()
    return room


@pytest.fixture(scope="module")
def server(room: Path) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(room / "kept"))
        server = Server(None, room)
    yield server
    assert server.stop(signal.SIGTERM) == 0
    assert server.log.read_text() == ""
    assert not list((room / "kept").iterdir()), "the notebooks go when the server does"


def test_the_root_is_the_index_of_all_games(server: Server, room: Path) -> None:
    _, page = server.get("?lang=nl")
    assert f"<title>{say(Message('index-title'), 'nl')}</title>" in page
    kept = {path.stem for path in room.glob("kept/tritables-*/tutorials/nl/*.ipynb")}
    assert {"index", *game_names()} <= kept


def test_a_tutorial_has_all_its_boards(server: Server) -> None:
    _, page = server.get("tricap")
    assert len(boards(page)) == len(course("tricap").chapters) + 1


def test_nothing_is_written_where_one_stands(server: Server, room: Path) -> None:
    assert not list(room.glob("*.ipynb"))
    assert not (room / "notebooks").exists()


def test_says_that_the_tutorials_cannot_be_written(tmp_path: Path) -> None:
    """A full disk, as it were; the port is let go of."""
    broken = "import tempfile, sys\nfrom tritables.cli import main\n"
    broken += "tempfile.mkdtemp = lambda *a, **b: (_ for _ in ()).throw(OSError('disk full'))\n"
    broken += "sys.exit(main(['serve', '--port', '0']))"
    done = subprocess.run(
        [sys.executable, "-c", broken], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr == "tritables serve: The tutorials cannot be written: disk full\n"


def test_notebooks_say_that_they_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["notebooks", str(tmp_path / "file" / "folder")]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("tritables notebooks: ")


def test_notebooks_say_how_to_get_what_writes_them(tmp_path: Path) -> None:
    missing = "import sys; sys.modules['nbformat'] = None; from tritables.cli import main; "
    missing += "sys.exit(main(['notebooks', 'here']))"
    done = subprocess.run(
        [sys.executable, "-c", missing], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "tritables[hosting]" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_licences_are_ours_and_those_of_what_is_bundled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["licences"]) == 0
    shown = capsys.readouterr().out
    ours = (Path(__file__).parents[2] / "LICENSE").read_text()
    assert shown.startswith(ours.strip())
    assert "preact" in shown
    assert shown.count("Permission is hereby granted") == 2
