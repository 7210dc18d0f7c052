"""The names by which a server is asked."""

from __future__ import annotations

import pytest

from tritables.hosting.trusted_hosts import Names

SHOWN = "https://games.school.example/tables/"


@pytest.mark.parametrize(
    ("bound", "host", "known"),
    [
        ("127.0.0.1", "127.0.0.1:8866", True),
        ("127.0.0.1", "localhost", True),
        ("127.0.0.1", "LocalHost.:8866", True),
        ("127.0.0.1", "[::1]:8866", True),
        ("127.0.0.1", "192.168.1.2:8866", False),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "localhost@evil.example", False),
        ("127.0.0.1", "localhost:8866:1", False),
        ("0.0.0.0", "192.168.1.2:8866", True),
        ("0.0.0.0", "[fe80::1]:8866", True),
        ("0.0.0.0", "evil.example:8866", False),
        ("192.168.1.2", "192.168.1.2:8866", True),
        ("schoolserver", "schoolserver:8866", True),
    ],
)
def test_a_server_knows_its_names(bound: str, host: str, known: bool) -> None:
    assert Names.of(bound).know(host) is known


def test_a_machine_that_a_network_reaches_goes_by_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Lab-1")
    assert Names.of("0.0.0.0").know("lab-1:8866")
    assert not Names.of("127.0.0.1").know("lab-1:8866")


def test_an_address_that_a_proxy_shows_is_a_name_too() -> None:
    names = Names.of("127.0.0.1", [SHOWN])
    assert names.know("games.school.example")
    assert names.know("Games.School.Example:443")
    assert not names.know("school.example")


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://127.0.0.1:8866", "127.0.0.1:8866", True),
        ("http://LOCALHOST:8866", "localhost:8866", True),
        ("http://localhost:8866", "127.0.0.1:8866", False),
        ("http://127.0.0.1:8867", "127.0.0.1:8866", False),
        ("https://games.school.example", "127.0.0.1:8866", True),
        ("https://games.school.example", "games.school.example", True),
        ("http://games.school.example", "127.0.0.1:8866", False),
        ("null", "127.0.0.1:8866", False),
        ("", "", False),
        ("file://", "127.0.0.1:8866", False),
    ],
)
def test_an_origin_is_ours_where_the_page_is(origin: str, host: str, own: bool) -> None:
    assert Names.of("127.0.0.1", [SHOWN]).own(origin, host) is own


def test_all_comes_over_tls_only_where_every_address_says_so() -> None:
    assert Names.of("127.0.0.1", [SHOWN]).secure
    assert not Names.of("127.0.0.1").secure
    assert not Names.of("127.0.0.1", [SHOWN, "http://10.0.0.1/"]).secure


def test_behind_a_socket_the_proxy_knows_the_names() -> None:
    assert Names.of(None).know("hub.university.example:8000")
    assert not Names.of(None).know("not a name")
    assert not Names.of(None).own("https://evil.example", "hub.university.example")
    assert not Names.of(None, [SHOWN]).know("evil.example"), "unless they were given"
