"""Pages served by ``python -m tritables serve``: over HTTP alone, without a browser."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import psutil
import pytest

from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons import course
from tritables.texts import LANGUAGES, say

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

    def __init__(self, folder: Path | None, own: Path, *more: object) -> None:
        self.log = own / "log.txt"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                serve(*filter(None, [folder]), "--port", 0, *more),
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

    def led(self, path: str, headers: dict[str, str] | None = None) -> str:
        """Where an address leads at once."""

        class Stays(urllib.request.HTTPRedirectHandler):
            def redirect_request(self, *_: object) -> None:
                return None

        asked = urllib.request.Request(self.address + path, headers=headers or {})
        try:
            urllib.request.build_opener(Stays).open(asked, timeout=START).close()
        except urllib.error.HTTPError as answer:
            return str(answer.headers["Location"])
        return ""

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


def kernel_server(folder: Path, own: Path) -> Iterator[Server]:
    """Serve pages with kernels; when all is done no request has failed.

    A kernel that ends in the middle of something may say so in the log.
    """
    server = Server(folder, own)
    yield server
    server.stop(signal.SIGTERM)
    assert "tornado/web" not in server.log.read_text()


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


def boards(page: str) -> list[str]:
    """The places of the boards in a page, each with a picture for readers without script."""
    return re.findall(
        r'<div class="tt-page-board"[^>]*></div>\s*<noscript><div[^>]*><img src="/stills/', page
    )


def said(chapter: str, lang: str) -> str:
    return say(Message(f"chapter-{chapter}", game="trictrac"), lang)


def fetched(page: str) -> list[str]:
    """All that a browser would load because of the page's tags."""
    return re.findall(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']([^"']*)""", page)


def test_the_address_is_printed_once_it_is_listening_on_this_machine_alone(server: Server) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", server.address)
    assert server.status("nowhere.png") == 404


class TestIndex:
    def test_is_the_root(self, index: str) -> None:
        assert "<title>tritables: games on a live board</title>" in index
        assert '<html lang="en">' in index

    def test_lists_the_games_in_each_language(self, index: str) -> None:
        for lang in LANGUAGES:
            assert f'<a href="tricom.ipynb?lang={lang}"' in index
        assert re.findall(r'<div lang="(..)" data-for="..">', index)[:3] == [*LANGUAGES]
        assert "../nl/index.ipynb" not in index, "pages have that way in their head"

    def test_has_a_card_for_each_game(self, index: str) -> None:
        assert index.count('<li class="tt-game"') == len(game_names())
        assert index.count("data:image/svg+xml") >= 2 * len(game_names())

    def test_takes_no_place(self, server: Server) -> None:
        with urllib.request.urlopen(f"{server.address}en/index.ipynb", timeout=START) as answer:
            assert "tritables-reader" not in str(answer.headers)


class TestTutorial:
    def test_short_addresses_keep_what_was_asked(self, tutorial: tuple[str, str]) -> None:
        assert tutorial[0].endswith("/nl/trictrac.ipynb?theme=dark")

    def test_is_in_the_language_asked_for(self, tutorial: tuple[str, str]) -> None:
        assert '<html lang="nl">' in tutorial[1]
        assert "<title>Tric Trac: leer het al spelend</title>" in tutorial[1]

    def test_holds_a_board_for_every_chapter_and_the_game(self, tutorial: tuple[str, str]) -> None:
        assert len(boards(tutorial[1])) == len(course("trictrac").chapters) + 1

    def test_has_its_prose_in_every_language(self, tutorial: tuple[str, str]) -> None:
        for chapter in course("trictrac").chapters:
            assert f'<div class="tt-page-prose" id="{chapter.id}">' in tutorial[1]
            for lang in LANGUAGES:
                assert f">{said(chapter.id, lang)}</h2>" in unescape(tutorial[1])

    def test_leads_to_the_other_languages_and_to_all_games(self, tutorial: tuple[str, str]) -> None:
        ways = re.findall(r'<input type="radio" name="tt-lang" id="tt-lang-(..)"', tutorial[1])
        assert ways == [*LANGUAGES]
        assert 'class="tt-home" href="index.ipynb" data-knows>' in tutorial[1]

    def test_fits_small_screens(self, tutorial: tuple[str, str]) -> None:
        assert '<meta name="viewport" content="width=device-width' in tutorial[1]


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("", "en/index.ipynb"),
        ("?lang=fr", "fr/index.ipynb"),
        ("?lang=de", "en/index.ipynb"),
        ("nl", "nl/index.ipynb"),
        ("tricom", "en/tricom.ipynb"),
        ("tricom.ipynb?lang=nl&theme=dark", "nl/tricom.ipynb?theme=dark"),
        ("voila/render/tricom.ipynb?lang=nl", "nl/tricom.ipynb"),
        ("teachers-fr.ipynb", "fr/teachers.ipynb"),
        ("nl/tricom?lang=en", "en/tricom.ipynb"),
    ],
)
def test_every_address_that_was_leads_to_a_language(server: Server, path: str, place: str) -> None:
    assert server.led(path) == f"/{place}"


def test_a_browser_that_asks_for_a_language_gets_it(server: Server) -> None:
    assert (
        server.led("tricom", {"Accept-Language": "de, nl-BE;q=0.9, en;q=0.5"}) == "/nl/tricom.ipynb"
    )
    assert server.led("tricom?lang=fr", {"Accept-Language": "nl"}) == "/fr/tricom.ipynb"


def test_nothing_comes_from_elsewhere(index: str, tutorial: tuple[str, str]) -> None:
    assert fetched(tutorial[1])
    for page in (index, tutorial[1]):
        for address in fetched(page):
            assert address.startswith(("/", "data:")), address
            assert not address.startswith("//"), address


def test_what_an_address_asks_for_is_not_written_into_the_page(server: Server) -> None:
    _, page = server.get("?lang=%22%3E%3Cscript%3Eno&theme=%22%3E%3Cscript%3Eno&template=base")
    assert "<script>no" not in page
    assert '<html lang="en">' in page


@pytest.mark.parametrize(
    "path",
    [
        "nowhere",
        "nowhere.ipynb",
        "voila/tree",
        "voila/api/contents",
        "voila/files/trictrac.ipynb",
        "nl/../../pyproject.toml",
        "../pyproject.toml",
        "..%2Fpyproject.toml",
        "%2e%2e/tests/any.ipynb",
    ],
)
def test_nothing_but_the_pages_is_served(server: Server, path: str) -> None:
    assert server.status(path) in {403, 404}


def test_scripts_are_kept_from_page_to_page(server: Server, index: str) -> None:
    (script,) = re.findall(r'<script defer src="/([^"]+)"', index)
    with urllib.request.urlopen(server.address + script, timeout=START) as answer:
        assert re.search(r"max-age=\d{6,}, immutable", answer.headers["Cache-Control"])


def test_below_a_path_of_a_proxy_every_way_stays_there(tmp_path: Path) -> None:
    server = Server(NOTEBOOKS, tmp_path, "--base-url", "/a.b/")
    try:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/a\.b/", server.address)
        assert server.led("tricom?lang=nl") == "/a.b/nl/tricom.ipynb"
        address, index = server.get("")
        assert address == f"{server.address}en/index.ipynb"
        assert [way for way in fetched(index) if not way.startswith(("/a.b/", "data:"))] == []
        assert server.status("../axb/") == 404
    finally:
        server.stop(signal.SIGTERM)


class Through(http.client.HTTPConnection):
    """A connection through a Unix socket, as a proxy on the same machine makes it."""

    def __init__(self, path: Path) -> None:
        super().__init__("games.example", timeout=START)
        self.path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(START)
        self.sock.connect(str(self.path))


def test_a_proxy_on_this_machine_asks_through_a_socket(tmp_path: Path) -> None:
    door = tmp_path / "door"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(door))  # as a server leaves it that was killed
    server = Server(NOTEBOOKS, tmp_path, "--socket", door, "--base-url", "/user/anna/")
    try:
        assert server.address == f"unix:{door}:/user/anna/"
        asking = Through(door)
        asking.request("GET", "/user/anna/nl/index.ipynb")
        assert "<title>tritables: " in asking.getresponse().read().decode()
        asking.close()
        assert not door.stat().st_mode & 0o022, "who may write to it can ask"
        assert "--socket" in refusal(NOTEBOOKS, "--socket", door), "somebody listens there"
    finally:
        server.stop(signal.SIGTERM)
    assert not door.exists()


def test_says_that_a_socket_cannot_be_there(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert re.search("Socket .*--socket", refusal(NOTEBOOKS, "--socket", tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "mine"


def test_behind_a_proxy_the_address_is_the_proxys(tmp_path: Path) -> None:
    server = Server(NOTEBOOKS, tmp_path, "--public-url", "https://games.example/")
    assert server.address == "https://games.example/"
    assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize("name", ["SIGINT", pytest.param("SIGTERM", marks=pytest.mark.full)])
def test_stops_cleanly_with_all_that_it_started(tmp_path: Path, name: str) -> None:
    server = Server(NOTEBOOKS, tmp_path)
    server.get("en/tricap.ipynb")
    started = psutil.Process(server.process.pid).children(recursive=True)
    assert started, "what renders"
    assert server.stop(getattr(signal, name)) == 0
    _, left = psutil.wait_procs(started, timeout=30)
    assert left == []
    assert server.log.read_text() == ""


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
    assert f"port must be from 0 to 65535, not {port}" in refusal(NOTEBOOKS, "--port", port)


def test_says_how_to_get_voila(tmp_path: Path) -> None:
    (tmp_path / "voila.py").write_text("raise ModuleNotFoundError('no voila', name='voila')")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    line = refusal(NOTEBOOKS, "--port", 0, env={**os.environ, "PYTHONPATH": path})
    assert "tritables[hosting]" in line
