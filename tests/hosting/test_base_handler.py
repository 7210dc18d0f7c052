"""What holds for every answer of the server, whatever is asked of it and however."""

from __future__ import annotations

import http.client
import re
import signal
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple
from urllib.parse import urlsplit

import psutil
import pytest

from tests.hosting.test_serve_command import NOTEBOOKS, ROOT, START, Server, Through
from tritables.hosting.error_pages import TOLD
from tritables.hosting.limits import REQUESTS
from tritables.texts import LANGUAGES

KERNEL = "0ad76f4a-2f0c-4c4e-8f4b-6b5d7a3b9b10"
METHODS = ("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "PATCH", "BREW")
ROUTES = (
    *("/", "/nowhere", "/nowhere.ipynb", "/en/", "/logout", "/login", "/favicon.ico", "/voila/"),
    *("/voila/files/x.png", "/voila/tree", f"/voila/query/{KERNEL}", "/voila/render/x.ipynb"),
    *("/voila/templates/x", "/voila/templates/lab/static/", "/voila/templates/lab/x/y"),
    *("/voila/static/", "/voila/static/nowhere.js", "/voila/labextensions/", "/api/kernels"),
    *("/voila/api/themes/", "/voila/api/shutdown/", f"/voila/api/shutdown/{KERNEL}"),
    *(f"/api/kernels/{KERNEL}", f"/api/kernels/{KERNEL}/channels", "/api/kernels/a-b-c-d-e"),
)
PLACES = (
    *("/", "/en/", "/voila/static/", "/voila/templates/lab/static/", "/voila/labextensions/"),
    *("/voila/api/themes/", "/voila/api/shutdown/", "/voila/files/", "/api/kernels/"),
)
ODD = (
    *("%00", "%00.ipynb", "a%2fb", "..%2f..%2fpyproject.toml", "%2e%2e/x.ipynb", "%ff.ipynb"),
    *("%c3%28", "a" * 300, "a" * 300 + ".ipynb", "a" * 5000 + ".ipynb", "a/" * 500 + "x.ipynb"),
    *("x%5c..%5cy.ipynb", "%E2%80%AE.ipynb", "%0d%0aX:%20y", ".ipynb", "/evil.example", "*", "~"),
    *("index.ipynb?lang=%ff", "index.ipynb?theme=%00", "nowhere?%ff=%ff&&==", "?lang=%00"),
)


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    text: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server; when all is done it has met no error of its own."""
    server = Server(NOTEBOOKS, tmp_path_factory.mktemp("guard"))
    yield server
    server.stop(signal.SIGTERM)
    assert server.log.read_text() == ""


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask for a path as it stands here, which no library makes any better."""
    port = urlsplit(server.address).port
    door = server.log.parent / "door"
    through = Through(door) if door.exists() else None
    line = through or http.client.HTTPConnection("127.0.0.1", port, timeout=START)
    try:
        line.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            line.putheader(name.replace("_", "-"), value)
        line.endheaders()
        answer = line.getresponse()
        cookies = "\n".join(answer.headers.get_all("Set-Cookie", []))
        told = {**dict(answer.getheaders()), **({"Set-Cookie": cookies} if cookies else {})}
        return Answer(answer.status, told, answer.read().decode())
    finally:
        line.close()


def kernels_of(server: Server) -> list[psutil.Process]:
    """The kernels that a server has started and that run."""
    started = psutil.Process(server.process.pid).children(recursive=True)
    return [one for one in started if "ipykernel_launcher" in " ".join(one.cmdline())]


def is_closed(answer: Answer) -> bool:
    """Whether an answer has what every answer has, and tells nothing of this machine."""
    headers = answer.headers
    told = f"{headers} {answer.text}"
    return (
        headers["X-Content-Type-Options"] == "nosniff"
        and headers["Referrer-Policy"] == "same-origin"
        and "frame-ancestors 'self'" in headers["Content-Security-Policy"]
        and not re.search(r"Traceback|site-packages|unsafe-eval|[Tt]ornado", told)
        and str(ROOT) not in told
    )


@pytest.mark.parametrize("method", METHODS)
def test_no_route_fails_by_any_method(server: Server, method: str) -> None:
    for path in ROUTES:
        answer = ask(server, path, method)
        assert answer.status < 500, (method, path)
        assert is_closed(answer), (method, path, answer)


@pytest.mark.parametrize("place", PLACES)
def test_no_odd_path_fails_or_leads_out(server: Server, place: str) -> None:
    for odd in ODD:
        answer = ask(server, place + odd)
        assert answer.status < 500, (place, odd)
        assert is_closed(answer), (place, odd, answer)
        assert "[project]" not in answer.text
        assert not answer.headers.get("Location", "/").startswith(("//", "http")), (place, odd)


ODD_HEADERS = (
    {"Cookie": "_xsrf=\x01; username-127-0-0-1=2|1:0|x"},
    {"Cookie": "=;=;;"},
    {"Cookie": "_xsrf=" + "2|" * 50},
    {"Host": ""},
    {"Host": "["},
    {"Host": "127.0.0.1:x"},
    {"Accept_Language": "\xff,;q=x,nl;q=nan"},
    {"Content_Type": "multipart/form-data; boundary="},
    {"Range": "bytes=a-b"},
    {"If_None_Match": "\xff"},
    {"If_Modified_Since": "yes"},
)


@pytest.mark.parametrize("headers", ODD_HEADERS, ids=str)
def test_no_odd_header_fails(server: Server, headers: dict[str, str]) -> None:
    paths = ("/nowhere.ipynb", "/en/index.ipynb", "/voila/static/voila.js", "/voila/api/shutdown/x")
    for path, method in product(paths, ("GET", "POST")):
        assert ask(server, path, method, **headers).status < 500, (path, method)


class TestPolicy:
    def test_the_scripts_of_a_light_page_are_files_of_the_server(self, server: Server) -> None:
        page = ask(server, "/en/index.ipynb")
        (script,) = re.findall(r"script-src ([^;]*)", page.headers["Content-Security-Policy"])
        assert script == "'self'"
        for tag in re.findall(r"<script\b([^>]*)>", page.text):
            assert ' src="/parts/' in tag or 'type="application/json"' in tag

    def test_no_script_stands_in_an_attribute(self, server: Server) -> None:
        assert not re.search(r"<[^>]* on\w+=|javascript:", ask(server, "/en/index.ipynb").text)

    @pytest.mark.parametrize("path", ["/nowhere.ipynb", "/voila/static/voila.js", "/api/kernels"])
    def test_what_is_no_page_may_do_nothing(self, server: Server, path: str) -> None:
        policy = ask(server, path).headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "script-src" not in policy
        assert "connect-src" not in policy


class TestRefusal:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_in_the_language_of_the_address(self, server: Server, lang: str) -> None:
        answer = ask(server, f"/{lang}/nowhere.ipynb")
        assert answer.status == 404
        assert f'<html lang="{lang}">' in answer.text

    def test_is_told_in_the_language_of_the_browser(self, server: Server) -> None:
        answer = ask(server, "/nowhere.ipynb", Accept_Language="de, nl-BE;q=0.9, fr;q=0.2")
        assert '<html lang="nl">' in answer.text
        assert '<html lang="fr">' in ask(server, "/nowhere.ipynb?lang=fr").text

    def test_fetches_nothing_and_leads_home(self, server: Server) -> None:
        text = ask(server, "/nowhere.ipynb").text
        assert re.findall(r'(?:src|href)="([^"]*)"', text) == ["data:,", "/"]
        assert "<script" not in text

    def test_does_not_repeat_what_was_asked(self, server: Server) -> None:
        answer = ask(server, "/zzzsecret<b>?q=zzzsecret", Cookie="a=zzzsecret")
        assert answer.status == 404
        assert "zzzsecret" not in answer.text

    def test_has_words_for_each_sort(self) -> None:
        assert {400, 403, 404, 405, 500} == set(TOLD)


class TestHost:
    @pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.2"])
    def test_a_name_that_is_not_ours_is_refused_with_what_to_set(
        self, server: Server, host: str
    ) -> None:
        for path in ("/en/index.ipynb", "/voila/static/voila.js", f"/api/kernels/{KERNEL}"):
            answer = ask(server, path, Host=host)
            assert answer.status == 400
            assert answer.headers["Content-Type"].startswith("text/plain")
            assert "--public-url" in answer.text
            assert "Set-Cookie" not in answer.headers

    @pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8866"])
    def test_a_name_of_this_machine_will_do(self, server: Server, host: str) -> None:
        assert ask(server, "/en/index.ipynb", Host=host).status == 200

    def test_a_line_to_a_kernel_is_refused_likewise(self, server: Server) -> None:
        answer = ask(server, f"/api/kernels/{KERNEL}/channels", Host="evil.example")
        assert answer.status == 400


def ended(server: Server, **headers: str) -> Answer:
    """The reply to a page of this server that ends its kernel."""
    own = server.address.rstrip("/")
    return ask(server, f"/voila/api/shutdown/{KERNEL}", "POST", Origin=own, **headers)


class TestOtherSites:
    def test_a_page_of_another_site_ends_no_kernel(self, server: Server) -> None:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            answer = ask(server, f"/voila/api/shutdown/{KERNEL}", "POST", Origin=origin)
            assert answer.status == 403

    def test_without_a_word_of_where_it_comes_from_the_cookie_is_needed(
        self, server: Server
    ) -> None:
        assert ask(server, f"/voila/api/shutdown/{KERNEL}", "POST").status == 403

    def test_a_frame_whose_cookies_are_blocked_may_end_its_own(self, server: Server) -> None:
        answer = ended(server, Content_Length="0")
        assert answer.status == 404, "there is no such kernel, but it was looked for"

    def test_a_cookie_that_came_has_to_be_right(self, server: Server) -> None:
        answer = ended(server, Cookie="_xsrf=mine")
        assert answer.status == 403

    def test_cookies_stay_within_the_site(self, server: Server) -> None:
        cookie = ask(server, "/en/index.ipynb").headers["Set-Cookie"]
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = tmp_path_factory.mktemp("shown")
    public = ["--socket", str(own / "door"), "--public-url", "https://games.school.example/"]
    framers = ["--frame-ancestors", "https://moodle.school.example"]
    server = Server(NOTEBOOKS, own, *public, *framers)
    yield server
    server.stop(signal.SIGTERM)


class TestShown:
    """A server that a proxy shows under a name of its own, and a school in a frame."""

    def test_answers_to_that_name(self, shown: Server) -> None:
        host = "games.school.example"
        assert ask(shown, "/en/index.ipynb", Host=host).status == 200
        assert ask(shown, "/en/index.ipynb", Host="moodle.school.example").status == 400
        answer = ask(
            shown,
            f"/voila/api/shutdown/{KERNEL}",
            "POST",
            Host="localhost",
            Origin=f"https://{host}",
        )
        assert answer.status == 404, "the proxy's origin is ours"

    def test_may_be_framed_by_whom_the_host_names(self, shown: Server) -> None:
        for path in ("/en/index.ipynb", "/en/index.ipynb?embed=1", "/nowhere.ipynb"):
            policy = ask(shown, path, Host="localhost").headers["Content-Security-Policy"]
            assert policy.endswith("frame-ancestors 'self' https://moodle.school.example")

    def test_its_cookies_need_tls_and_stay_in_the_frame_that_they_were_made_in(
        self, shown: Server
    ) -> None:
        for query, same_site, ends in (("", "Lax", "Secure"), ("?embed=1", "None", "Partitioned")):
            answer = ask(shown, f"/en/index.ipynb{query}", Host="localhost")
            cookies = answer.headers["Set-Cookie"].splitlines()
            assert cookies
            for cookie in cookies:
                assert f"; SameSite={same_site}; " in cookie
                assert "; Secure" in cookie
                assert cookie.endswith(f"; {ends}")


class TestHead:
    @pytest.mark.parametrize(
        ("path", "status"),
        [("/en/tricom.ipynb", 200), ("/tricom", 302), ("/en/nowhere.ipynb", 404), ("/", 302)],
    )
    def test_whether_a_page_is_there_costs_no_kernel(
        self, server: Server, path: str, status: int
    ) -> None:
        answer = ask(server, path, "HEAD")
        assert (answer.status, answer.text) == (status, "")
        assert kernels_of(server) == []


class TestRequests:
    def test_a_body_beyond_all_measure_is_not_read(self, server: Server) -> None:
        answer = ask(server, f"/voila/api/shutdown/{KERNEL}", "POST", Content_Length="100001")
        assert answer.status in {400, 413}

    def test_headers_beyond_all_measure_are_not_read(self, server: Server) -> None:
        with pytest.raises(ConnectionError):
            ask(server, "/en/index.ipynb", Cookie="a" * 70_000)

    def test_who_sends_nothing_more_is_left(self) -> None:
        assert REQUESTS["body_timeout"] <= 15
        assert REQUESTS["idle_connection_timeout"] <= 75
