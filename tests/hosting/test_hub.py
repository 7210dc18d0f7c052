"""Behind a JupyterHub: what it starts. In `tests/packaging/test_hub.py` one runs."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tritables.cli import main
from tritables.hosting import hub
from tritables.hosting.settings_cli import add_flags

SERVE = [sys.executable, "-m", "tritables", "serve"]


def test_beside_lab_the_pages_are_found_by_themselves() -> None:
    (found,) = entry_points(group="jupyter_serverproxy_servers", name=hub.NAME)
    made = found.load()()
    assert made["command"] == [*SERVE, *hub.command("{base_url}tritables/")[4:]]
    assert Path(made["launcher_entry"]["icon_path"]).read_text().startswith("<svg")


def test_the_pages_listen_where_nobody_else_on_the_machine_comes() -> None:
    made = hub.command("/user/anna/", "--config", "a.toml")
    assert made[:4] == SERVE
    assert made[4:] == [
        *("--config", "a.toml"),
        *("--socket", "{unix_socket}", "--base-url", "/user/anna/"),
    ]
    assert hub.beside_lab()["unix_socket"] is True


def test_the_flags_are_those_of_serve() -> None:
    parser = ArgumentParser()
    add_flags(parser)
    chosen = parser.parse_args(hub.command("/user/anna/", "--config", "a.toml")[4:])
    assert (str(chosen.socket), chosen.base_url) == ("{unix_socket}", "/user/anna/")


def test_says_how_to_get_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyter_server_proxy", None)
    assert main(["hub"]) == 1
    assert "pip install 'tritables[hub]'" in capsys.readouterr().err
