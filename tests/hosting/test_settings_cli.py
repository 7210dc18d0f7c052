"""Flags and a file of settings: every setting is both, and the command line wins."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

import pytest

from tritables.cli import main
from tritables.hosting.settings import BadSettings, Settings
from tritables.hosting.settings_cli import FLAGS, add_flags, chosen_settings

WHOLE = """
folder = "lessons"          # beside this file
host = "0.0.0.0"
port = 8000
socket = "door"
base-url = "/games/"
public-url = "https://games.school.example/games/"
frame-ancestors = ["https://moodle.school.example"]
token = "class-4b-2026"
sessions = 40
idle = 20
tables = "redis://localhost/1"
site = "site"
log = true
"""


def settings(*line: str) -> Settings:
    parser = ArgumentParser()
    parser.add_argument("folder", nargs="?")
    add_flags(parser)
    return chosen_settings(parser.parse_args(line))


def written(folder: Path, text: str) -> str:
    file = folder / "tritables.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_nothing_said_is_the_default() -> None:
    assert settings() == Settings()


def test_a_file_can_say_everything(tmp_path: Path) -> None:
    said = settings("--config", written(tmp_path, WHOLE))
    assert said == Settings(
        folder=tmp_path / "lessons",
        host="0.0.0.0",
        port=8000,
        socket=tmp_path / "door",
        base_url="/games/",
        public_url=("https://games.school.example/games/",),
        frame_ancestors=("https://moodle.school.example",),
        token="class-4b-2026",
        sessions=40,
        idle=20,
        log=True,
        tables="redis://localhost/1",
        site=tmp_path / "site",
    )
    differ = [one.name for one in fields(Settings) if getattr(said, one.name) == one.default]
    assert differ == [], "each setting is in the file"


def test_the_command_line_wins(tmp_path: Path) -> None:
    said = settings(
        *("--config", written(tmp_path, WHOLE), "mine", "--port", "0", "--idle", "0.5"),
        *("--public-url", "http://a/games/", "--public-url", "http://b/games/"),
    )
    assert said.folder == Path("mine")
    assert (said.port, said.idle, said.sessions) == (0, 0.5, 40)
    assert said.public_url == ("http://a/games/", "http://b/games/")


def test_every_setting_is_a_flag_with_its_explanation() -> None:
    assert list(FLAGS) == [one.name for one in fields(Settings)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 8000\nsesions = 4", "line 2: there is no setting 'sesions'; did you mean"),
        ("[serve]\nport = 1", "line 1: there is no setting 'serve'; there are: folder, host"),
        ("base_url = '/a/'", "did you mean 'base-url'?"),
        ("port = '8000'", "line 1: port must be a whole number, not '8000'"),
        ("sessions = true", "sessions must be a whole number, not True"),
        ("host = 3", "host must be a text"),
        ("public-url = [1]", "public-url must be a text or a list of texts"),
        ("port = \nhost = 'a'", "line 1"),
        ("port = 70000", "port must be from 0 to 65535"),
        ("tables = 'games.db'", "tables must be the address of a Redis, such as redis://"),
        ("tables = 'redis://a/0'\ntoken = 'new'", "token must be one of your own"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSettings) as refused:
        settings("--config", file)
    assert told in str(refused.value)
    assert str(refused.value).startswith(file)


def test_a_mistake_on_the_command_line_is_not_the_files(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"^port must be"):
        settings("--config", written(tmp_path, WHOLE), "--port", "70000")


@pytest.mark.parametrize(
    "address", ["http://:secret@a/", "redis://:secret@", "redis://:secret@a:x"]
)
def test_the_address_of_a_redis_is_never_shown_as_it_may_have_a_password(address: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Settings(tables=address)
    assert "secret" not in str(refused.value)
    assert "secret" not in repr(Settings(tables="rediss://:secret@a:6380/1"))


def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("tritables serve: ")
    assert "none.toml" in line


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match="cannot be read"):
        settings("--config", str(tmp_path / "a.toml"))
