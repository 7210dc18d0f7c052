"""The secret of a class: a link with it opens everything, and without it nothing is open."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest, HTTPResponse
from tornado.testing import AsyncHTTPTestCase, gen_test
from tornado.web import Application, RequestHandler, StaticFileHandler
from tornado.websocket import WebSocketHandler, websocket_connect

from tritables.core.messages import Message
from tritables.hosting.access_token import GATE, Gate
from tritables.hosting.arrivals import ARRIVALS, Arrivals
from tritables.hosting.base_handler import NAMES, Guarded, Nowhere, guarded
from tritables.hosting.trusted_hosts import Names
from tritables.texts import LANGUAGES, say

SECRET = "class-4b-secret"


class Room(RequestHandler):
    def get(self) -> None:
        self.write(f"in {self.request.query}")

    post = get


class Garden(Guarded):
    OPEN = True

    def get(self) -> None:
        self.write("open")


class Wire(WebSocketHandler):
    def open(self, *_: str) -> None:
        self.write_message("in")


class TestGate(AsyncHTTPTestCase):
    def get_app(self) -> Application:
        routes: list[tuple[Any, ...]] = [
            ("/b/(?:nl/|fr/)?", Room),
            ("/b/files/(.*)", StaticFileHandler, {"path": "tritables"}),
            ("/b/wire", Wire),
            ("/b/garden", Garden),
        ]
        self.cookies: dict[str, str] = {}
        self.gate = Gate(SECRET, "/b/")
        return Application(
            [(path, guarded(handler), *more) for path, handler, *more in routes],
            default_handler_class=Nowhere,
            **{ARRIVALS: Arrivals(), NAMES: Names.of("127.0.0.1"), GATE: self.gate},
        )

    def ask(self, path: str, **more: Any) -> HTTPResponse:
        """Ask as a browser that keeps its cookies and stays where it is."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies, **more.pop("headers", {})}
        answer = self.fetch(path, headers=headers, follow_redirects=False, **more)
        for line in answer.headers.get_list("Set-Cookie"):
            self.cookies |= {name: one.value for name, one in SimpleCookie(line).items()}
        return answer

    def test_a_link_opens_the_door_and_leaves_the_address_bar(self) -> None:
        answer = self.ask(f"/b/nl/?theme=dark&token={SECRET}&lang=nl")
        assert answer.code == 302
        assert answer.headers["Location"] == "/b/nl/?theme=dark&lang=nl&shown=1"
        assert answer.headers["Cache-Control"] == "no-store"
        cookie = answer.headers["Set-Cookie"]
        assert re.search("HttpOnly", cookie)
        assert re.search("SameSite=Lax", cookie)
        assert re.search("Path=/b/", cookie)
        assert SECRET not in cookie
        again = self.ask(answer.headers["Location"])
        assert (again.code, again.headers["Location"]) == (302, "/b/nl/?theme=dark&lang=nl")
        assert self.ask("/b/nl/?theme=dark").body == b"in theme=dark"

    def test_a_browser_without_cookies_is_told_so(self) -> None:
        for lang in LANGUAGES:
            led = self.ask(f"/b/?lang={lang}&token={SECRET}").headers["Location"]
            self.cookies.clear()
            page = self.ask(led)
            assert page.code == 403
            assert say(Message("gate-cookie"), lang) in page.body.decode()
            assert b"<input" not in page.body

    def test_who_is_in_and_uses_the_link_again_loses_it_as_well(self) -> None:
        self.ask(f"/b/?token={SECRET}")
        for secret in (SECRET, "another-secret"):
            answer = self.ask(f"/b/?token={secret}")
            assert (answer.code, answer.headers["Location"]) == (302, "/b/")

    def test_nothing_is_open_without_it(self) -> None:
        for path in ("/b/", "/b/files/cli.py", "/b/nowhere", "/b/wire", "/"):
            for more in ({}, {"headers": {"Accept-Language": "nl"}}):
                answer = self.ask(path, **more)
                assert answer.code == 403, path
                assert b"import" not in answer.body
        assert self.ask("/b/", method="POST", body="").code == 403
        assert self.ask("/b/garden").body == b"open"

    def test_everything_is_open_with_it(self) -> None:
        self.ask(f"/b/?token={SECRET}")
        assert b"import" in self.ask("/b/files/cli.py").body
        assert self.ask("/b/nowhere").code == 404

    @gen_test
    async def test_no_line_is_open_without_it(self) -> None:
        address = self.get_url("/b/wire").replace("http", "ws")
        with pytest.raises(HTTPClientError) as refused:
            await websocket_connect(address)
        assert refused.value.code == 403
        url, follow = self.get_url(f"/b/?token={SECRET}"), {"follow_redirects": False}
        led = await self.http_client.fetch(HTTPRequest(url, **follow), raise_error=False)
        cookie = led.headers["Set-Cookie"].partition(";")[0]
        line = await websocket_connect(HTTPRequest(address, headers={"Cookie": cookie}))
        assert await line.read_message() == "in"
        line.close()

    def test_says_in_each_language_what_to_do(self) -> None:
        for lang in LANGUAGES:
            page = self.ask(f"/b/?lang={lang}").body.decode()
            assert f'<html lang="{lang}">' in page
            assert say(Message("gate-why"), lang) in page
            assert page.count('hreflang="') == len(LANGUAGES)
            wrong = self.ask(f"/b/?lang={lang}&token=not-the-secret")
            assert wrong.code == 403
            assert say(Message("gate-wrong"), lang) in wrong.body.decode()
            assert "not-the-secret" not in wrong.body.decode()
        assert not self.cookies

    def test_a_cookie_that_was_made_up_opens_nothing(self) -> None:
        self.ask(f"/b/?token={SECRET}")
        ((name, value),) = self.cookies.items()
        other = Gate("another-secret", "/b/")
        for made in ("in", value[:-1] + "0" * (value[-1] != "0") + "1" * (value[-1] == "0"), ""):
            self.cookies[name] = made
            assert self.ask("/b/").code == 403, made
        self.cookies[name] = value
        assert self.ask("/b/").code == 200
        self._app.settings[GATE] = other
        assert self.ask("/b/").code == 403, "who changes the secret shuts out who had the old one"
        self._app.settings[GATE] = Gate(SECRET, "/b/")
        assert self.ask("/b/").code == 200, "a server that is started again knows its class"

    def test_leads_nowhere_else(self) -> None:
        for path, within in (
            ("//evil.example/", "/evil.example/"),
            ("/\\evil.example/", "/evil.example/"),
            ("/\\/\\evil.example/", "/evil.example/"),
            ("/a\\b/", "/a%5Cb/"),
            ("/b/%5C/caf%C3%A9", "/b/%5C/caf%C3%A9"),
        ):
            answer = self.ask(f"{path}?token={SECRET}")
            assert answer.headers["Location"] == f"{within}?shown=1"
            self.cookies.clear()

    def test_bytes_that_are_no_text_are_a_wrong_secret(self) -> None:
        assert self.ask("/b/?token=%ff%00").code == 403
