"""Pages served by ``python -m tritables serve``: over HTTP alone, without a browser."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tritables.core.registry import game_named

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
START = 40


def serve(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "tritables", "serve", *map(str, arguments)]


def private(folder: Path) -> dict[str, str]:
    """An environment that no settings of whoever runs the tests reach."""
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    return {**os.environ, **{name: str(folder / name) for name in names}}


def heed_interrupts() -> None:
    """Let a server hear Ctrl-C even where the tests run in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Server:
    """A running server, as another program sees it."""

    def __init__(self, folder: Path | None, own: Path) -> None:
        self.log = own / "log.txt"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                serve(*filter(None, [folder]), "--port", 0),
                cwd=own,
                env=private(own),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                preexec_fn=heed_interrupts,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def get(self, path: str) -> tuple[str, str]:
        """The final address of a page and its text."""
        with urllib.request.urlopen(self.address + path, timeout=START) as answer:
            assert answer.headers.get_content_type() == "text/html"
            return answer.url, answer.read().decode()

    def status(self, path: str, data: bytes | None = None) -> int:
        try:
            with urllib.request.urlopen(self.address + path, data, timeout=START) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            return refused.code

    def stop(self, with_signal: int) -> int:
        self.process.send_signal(with_signal)
        try:
            return self.process.wait(15)
        finally:
            self.process.kill()
            self.process.wait(5)
            assert self.process.stdout is not None
            self.process.stdout.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(NOTEBOOKS, tmp_path_factory.mktemp("serve"))
    yield server
    server.stop(signal.SIGTERM)


@pytest.fixture(scope="module")
def index(server: Server) -> str:
    return server.get("")[1]


@pytest.fixture(scope="module")
def tutorial(server: Server) -> tuple[str, str]:
    """The tutorial by its short address, in Dutch and dark."""
    return server.get("trictrac?lang=nl&theme=dark")


def outputs(page: str) -> list[dict[str, object]]:
    """What the page's cells show, as Voila sends it."""
    found = re.findall(
        r'<script type="application/vnd.voila.cell-output\+json">(.*?)</script>', page, re.DOTALL
    )
    return [json.loads(one) for one in found]


def boards(page: str) -> list[str]:
    """The places of the boards in a page, each with its still picture."""
    return re.findall(r'data-board="1".*?<div class="tt-still".*?<svg', page, re.DOTALL)


def fetched(page: str) -> list[str]:
    """All that a browser would load because of the page's tags."""
    return re.findall(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']([^"']*)""", page)


def test_the_address_is_printed_once_it_is_listening_on_this_machine_alone(server: Server) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", server.address)
    assert server.status("nowhere.png") == 404


class TestIndex:
    def test_is_the_root(self, index: str) -> None:
        assert "<title>tritables: games at a live board</title>" in index
        assert '<html lang="en">' in index
        assert outputs(index)

    def test_shows_what_the_notebook_shows(self, index: str) -> None:
        cells = json.loads((NOTEBOOKS / "index.ipynb").read_text(encoding="utf-8"))["cells"]
        assert len(outputs(index)) == len(cells)

    def test_has_no_source_in_it(self, index: str) -> None:
        assert "page.prose" not in index


class TestTutorial:
    def test_short_addresses_keep_what_was_asked(self, tutorial: tuple[str, str]) -> None:
        assert tutorial[0].endswith("/trictrac.ipynb?lang=nl&theme=dark")

    def test_is_in_the_language_asked_for(self, tutorial: tuple[str, str]) -> None:
        assert '<html lang="nl">' in tutorial[1]
        assert "<title>Tric Trac: leer het aan het bord</title>" in tutorial[1]
        assert "De pagina wordt klaargezet" in tutorial[1], "what is said while it opens"

    def test_is_in_the_colours_asked_for(self, tutorial: tuple[str, str]) -> None:
        assert 'data-jp-theme-light="false"' in tutorial[1]

    def test_holds_a_board_for_every_example_and_the_game(self, tutorial: tuple[str, str]) -> None:
        assert len(boards(tutorial[1])) == len(game_named("trictrac").examples) + 1

    def test_fits_small_screens(self, tutorial: tuple[str, str]) -> None:
        assert '<meta name="viewport" content="width=device-width' in tutorial[1]


def test_nothing_comes_from_elsewhere(index: str, tutorial: tuple[str, str]) -> None:
    for page in (index, tutorial[1]):
        assert fetched(page)
        for address in fetched(page):
            assert address.startswith(("/", "data:")), address
            assert not address.startswith("//"), address


def test_what_an_address_asks_for_is_not_written_into_the_page(server: Server) -> None:
    _, page = server.get("?lang=%22%3E%3Cscript%3Eno&theme=%22%3E%3Cscript%3Eno&template=base")
    assert "<script>no" not in page
    assert '<html lang="en">' in page


def test_a_closed_page_can_end_its_kernel(server: Server) -> None:
    with urllib.request.urlopen(server.address, timeout=START) as answer:
        cookies = [cookie.split(";")[0] for cookie in answer.headers.get_all("Set-Cookie")]
        kernel = re.search(r'"kernelId": "([\w-]+)"', answer.read().decode())
    assert kernel is not None
    assert server.status(f"api/kernels/{kernel[1]}") == 200
    beacon = urllib.request.Request(
        f"{server.address}voila/api/shutdown/{kernel[1]}",
        next(cookie for cookie in cookies if cookie.startswith("_xsrf=")).encode(),
        {"Cookie": "; ".join(cookies)},
    )
    with urllib.request.urlopen(beacon, timeout=START) as answer:
        assert answer.status == 204
    assert server.status(f"api/kernels/{kernel[1]}") == 404


@pytest.mark.parametrize(
    "path",
    [
        "nowhere",
        "nowhere.ipynb",
        "voila/tree",
        "voila/api/contents",
        "voila/files/trictrac.ipynb",
        "../pyproject.toml",
        "..%2Fpyproject.toml",
        "%2e%2e/tests/any.ipynb",
    ],
)
def test_nothing_but_the_pages_is_served(server: Server, path: str) -> None:
    assert server.status(path) in {403, 404}


def test_scripts_are_kept_from_page_to_page(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}voila/static/voila.js", timeout=START) as answer:
        assert re.search(r"max-age=\d\d+", answer.headers["Cache-Control"])


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_stops_cleanly_with_all_that_it_started(tmp_path: Path, name: str) -> None:
    server = Server(NOTEBOOKS, tmp_path)
    _, page = server.get("")
    kernel = re.search(r'"kernelId": "([\w-]+)"', page)
    assert kernel is not None
    assert server.stop(getattr(signal, name)) == 0
    until = time.monotonic() + 30
    while time.monotonic() < until and _runs(kernel[1]):
        time.sleep(0.1)
    assert not _runs(kernel[1])
    assert server.log.read_text() == ""


def _runs(kernel: str) -> bool:
    listing = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    return f"kernel-{kernel}" in listing.stdout


def refusal(*arguments: object, env: dict[str, str] | None = None) -> str:
    """The one line with which the server refuses to start."""
    done = subprocess.run(
        serve(*arguments), cwd=ROOT, env=env, capture_output=True, text=True, timeout=START
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tritables serve: ")
    return line


def test_says_that_there_is_no_such_folder(tmp_path: Path) -> None:
    assert "no folder" in refusal(tmp_path / "nowhere")


def test_says_that_a_folder_has_no_index(tmp_path: Path) -> None:
    assert "index.ipynb" in refusal(tmp_path)


def test_says_that_the_port_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert re.search(rf"Port {port} .*--port", refusal(NOTEBOOKS, "--port", port))


@pytest.mark.parametrize("port", [-1, 65536])
def test_says_that_there_is_no_such_port(port: int) -> None:
    assert f"Port {port} " in refusal(NOTEBOOKS, "--port", port)


def test_says_how_to_get_voila(tmp_path: Path) -> None:
    (tmp_path / "voila.py").write_text("raise ModuleNotFoundError('no voila', name='voila')")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    line = refusal(NOTEBOOKS, "--port", 0, env={**os.environ, "PYTHONPATH": path})
    assert "tritables[hosting]" in line
