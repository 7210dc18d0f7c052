"""What a host chooses, as one value: what it may be, and the address that follows from it."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tritables.hosting.settings import BadSettings, Settings, key_of


def test_who_chooses_nothing_serves_this_machine_alone() -> None:
    settings = Settings()
    assert settings.address(settings.port, "192.0.2.7") == "http://127.0.0.1:8866/"
    assert settings.is_local
    assert settings.token == ""
    assert settings.sessions == 0


@pytest.mark.parametrize(
    ("chosen", "address"),
    [
        ({"base_url": "/games/"}, "http://127.0.0.1:1234/games/"),
        ({"host": "0.0.0.0"}, "http://192.0.2.7:1234/"),
        ({"host": "::1"}, "http://[::1]:1234/"),
        ({"host": "pc-4.school"}, "http://pc-4.school:1234/"),
        ({"socket": Path("/run/door"), "base_url": "/b/"}, "unix:/run/door:/b/"),
        ({"public_url": ("https://a.example",)}, "https://a.example/"),
        ({"public_url": ("https://a.example:8443/b/", "http://c/b/")}, "https://a.example:8443/b/"),
        ({"public_url": ("https://a.example/b/",), "base_url": "/b/"}, "https://a.example/b/"),
    ],
)
def test_the_address_is_that_of_the_readers(chosen: dict[str, Any], address: str) -> None:
    settings = Settings(**chosen)
    assert settings.address(1234, "192.0.2.7") == address
    assert address.endswith(settings.root)


@pytest.mark.parametrize(
    ("host", "local"),
    [("localhost", True), ("127.0.0.3", True), ("::1", True), ("0.0.0.0", False), ("pc", False)],
)
def test_knows_whether_others_can_come(host: str, local: bool) -> None:
    assert Settings(host=host).is_local is local


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"port": 65536}, "port must be from 0 to 65535, not 65536"),
        ({"port": -1}, "port must be"),
        ({"sessions": -1}, "sessions must be"),
        ({"idle": float("nan")}, "idle must be"),
        ({"host": ""}, "host must be"),
        ({"host": "a b"}, "host must be"),
        ({"base_url": "games"}, "base-url must be a path that begins and ends with /"),
        ({"base_url": "/../"}, "base-url must be"),
        ({"public_url": ("a.example",)}, "public-url must be addresses such as https://"),
        ({"public_url": ("https://",)}, "public-url must be"),
        ({"public_url": ("https://a.example:x/",)}, "public-url must be"),
        ({"public_url": ("https://a.example/?q",)}, "public-url must be"),
        ({"public_url": ("https://me@a.example/",)}, "public-url must be"),
        ({"public_url": ("https://a.example/b",)}, "begins and ends with /"),
        ({"public_url": ("https://a.example/b/",), "base_url": "/c/"}, "the path '/b/'"),
        ({"public_url": ("https://a.example/b/", "https://c.example/")}, "the path '/'"),
        ({"frame_ancestors": ("https://a.example/course",)}, "frame-ancestors must be origins"),
        ({"frame_ancestors": ("https://a.example; script-src *",)}, "frame-ancestors must be"),
    ],
)
def test_what_cannot_be_is_refused(chosen: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSettings, match=re.escape(told)):
        Settings(**chosen)


@pytest.mark.parametrize("token", ["short", "with spaces in it", "a&b=cdefgh", "é" * 9])
def test_a_token_that_is_refused_is_not_told(token: str) -> None:
    with pytest.raises(BadSettings, match="at least 8 letters") as refused:
        Settings(token=token)
    assert token not in str(refused.value)


def test_a_token_is_made_when_asked_for() -> None:
    one, other = (Settings(token="new").with_token() for _ in range(2))
    assert len(one.token) >= 16
    assert one.token != other.token
    assert Settings(token="class-4b-secret").with_token().token == "class-4b-secret"
    assert Settings().with_token().token == ""


def test_a_token_is_not_shown() -> None:
    assert "class-4b-secret" not in repr(Settings(token="class-4b-secret"))


def test_names_are_written_with_hyphens() -> None:
    assert key_of("frame_ancestors") == "frame-ancestors"
    assert not [one.name for one in fields(Settings) if "-" in one.name]
