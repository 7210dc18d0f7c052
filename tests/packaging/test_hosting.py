"""What `docs/hosting.md` tells a host to type and to copy: it fits together, and what there is."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any, ClassVar

import crossplane
import jsonschema
import pytest
import yaml

from scripts.__main__ import TARGETS
from scripts.run import ROOT
from tests.packaging.hub import VALUES
from tritables import cli
from tritables.endpoint.stores.config import PLACE, is_redis, place
from tritables.hosting.admission import APART
from tritables.hosting.checkup import needed
from tritables.hosting.page_sessions import READER
from tritables.hosting.server import PING
from tritables.hosting.serving_defaults import PORT
from tritables.hosting.settings import Settings, key_of
from tritables.hosting.settings_cli import FLAGS, read_settings

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = ROOT / "docs" / "hosting"
COMMANDS = [
    line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()
]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
NEEDED = {"certbot", "cp", "docker", "helm", "install", "nginx", "python3", "systemctl"}
"""Programs that a host has; a block that runs one says before it what is needed."""
EVERYWHERE = {"cp", "install", "python3"}


def parsed(line: list[str], monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings that a line of `tritables serve` chooses."""
    chosen: list[Settings] = []
    monkeypatch.setattr(
        "tritables.hosting.serve_command.serve_pages", lambda one: chosen.append(one) or 0
    )
    assert cli.main(line) == 0
    return chosen[0]


@pytest.mark.parametrize("line", COMMANDS)
def test_each_command_is_one_that_there_is(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program, *rest = shlex.split(line, comments=True)
    name = Path(program).name
    if name == "make":
        assert rest[0] in TARGETS
    elif name == "tritables" and rest[0] == "serve":
        parsed(rest, monkeypatch)
    elif name == "tritables" and rest[0] == "check":
        asked: list[Settings] = []
        monkeypatch.setattr(
            "tritables.hosting.checkup.check_up", lambda one: asked.append(one) or ()
        )
        assert cli.main(rest) == 0
        assert asked[0].sessions == 40
    elif name == "tritables":
        assert rest == ["export", "site"], "which tests/export writes"
    elif name == "pip":
        assert re.search(r"\[([\w-]+)\]", rest[1])[1] in EXTRAS  # type: ignore[index]
    else:
        assert name in NEEDED
    for one in rest:
        assert not one.startswith("docs/") or (ROOT / one).is_file(), one


def test_a_block_says_what_it_needs() -> None:
    for before, block in re.findall(r"([^\n]+(?:\n[^\n]+)*)\n\n```sh\n(.*?)```", PAGE, re.DOTALL):
        programs = {line.split()[0] for line in block.splitlines()} & NEEDED - EVERYWHERE
        for program in programs:
            known = {"systemctl": "systemd"}.get(program, program)
            assert known in before.lower(), (program, before)


def test_its_extras_its_links_and_its_files_are_there() -> None:
    assert set(re.findall(r"tritables\[([\w-]+)\]", PAGE)) <= set(EXTRAS)
    for way in re.findall(r"\]\(([^)#]+)[^)]*\)", PAGE):
        assert way.startswith("https:") or (ROOT / "docs" / way).is_file(), way
    for file in FILES.iterdir():
        assert f"hosting/{file.name}" in PAGE, "each file is told of"
    headings = {
        re.sub(r"[^\w -]", "", head).lower().replace(" ", "-")
        for head in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= headings


def test_its_sizes_are_those_that_are_reckoned_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) ([MG]B) \|$", PAGE, re.MULTILINE)
    assert [lessons for lessons, _, _ in rows] == ["10", "40", "100"]
    for lessons, number, unit in rows:
        told = needed(int(lessons), kernels=True) / (1000 if unit == "GB" else 1)
        assert round(told, 1) == float(number)


def test_its_flags_are_those_of_serve() -> None:
    flags = {f"--{key_of(name)}" for name in FLAGS} | {"--config"}
    assert set(re.findall(r"`(--[\w-]+)", PAGE)) - {"--build-arg"} <= flags


class TestService:
    """The unit of systemd, and the settings that it gives."""

    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(FILES / "tritables.service")

    def test_starts_what_there_is(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _, *line = shlex.split(self.unit["Service"]["ExecStart"])
        name, _, kept = self.unit["Service"]["LoadCredential"].partition(":")
        assert line[-1] == f"%d/{name}"
        assert f" {kept}\n" in PAGE, "where the page has it put"
        settings = parsed([*line[:-1], str(FILES / "tritables.toml")], monkeypatch)
        assert (settings.port, settings.host) == (PORT, "127.0.0.1"), "as the proxy has it"
        assert settings.sessions
        assert settings.idle

    def test_its_settings_are_right_with_what_is_left_out_as_well(self, tmp_path: Path) -> None:
        text = (FILES / "tritables.toml").read_text()
        whole = tmp_path / "tritables.toml"
        whole.write_text(re.sub(r"^# (?=[\w-]+ = )", "", text, flags=re.MULTILINE))
        said = read_settings(whole)
        assert {"token", "site", "tables"} <= said.keys()
        Settings(**said)

    def test_systemd_understands_it(self, tmp_path: Path) -> None:
        """Where there is a systemd; what it would say of an unknown name is looked for anyway."""
        known = {"Unit", "Service", "Install"}
        assert set(self.unit.sections()) == known
        if (verify := shutil.which("systemd-analyze")) is None:
            return
        text = (FILES / "tritables.service").read_text()
        copy = tmp_path / "tritables.service"
        copy.write_text(text.replace("/opt/tritables/bin/tritables", sys.executable))
        done = subprocess.run(
            [verify, "verify", "--man=no", copy], capture_output=True, text=True, timeout=60
        )
        assert "tritables.service" not in done.stderr
        assert done.returncode == 0

    def test_keeps_games_where_they_stay(self, monkeypatch: pytest.MonkeyPatch) -> None:
        state = self.unit["Service"]["StateDirectory"]
        told = dict(one.split("=") for one in self.unit["Service"]["Environment"].split())
        monkeypatch.delenv("TRITABLES_KEEP", raising=False)
        monkeypatch.setenv("XDG_STATE_HOME", told["XDG_STATE_HOME"].replace("%S", "/var/lib"))
        assert place() == Path(f"/var/lib/{state}/games.db")


def test_when_a_place_is_given_up_is_as_told() -> None:
    vanished = (3 * PING / 1000 + APART) / 60
    told = " ".join(PAGE.split())
    assert f"loses its place after {APART / 60:g} minute," in told
    assert f"gone) after {vanished:g} minutes." in told


class TestProxy:
    """nginx, as crossplane reads it, which knows each directive and where it may stand."""

    made = crossplane.parse(
        str(FILES / "nginx.conf"), single=True, check_ctx=False, catch_errors=True
    )
    top = made["config"][0]["parsed"]
    servers: ClassVar = [one["block"] for one in top if one["directive"] == "server"]

    def of(self, block: list[dict[str, Any]], name: str) -> list[list[str]]:
        return [one["args"] for one in block if one["directive"] == name]

    def test_is_without_fault(self, tmp_path: Path) -> None:
        whole = tmp_path / "nginx.conf"
        text = (FILES / "nginx.conf").read_text()
        text = re.sub(r"(map [^{]*\{)[^}]*", r"\1", text)  # it has values, not directives
        whole.write_text(f"events {{}}\nhttp {{\n{text}\n}}\n")
        read = crossplane.parse(str(whole), strict=True)
        assert (read["status"], read["errors"]) == ("ok", [])

    def test_hands_on_what_the_pages_need(self) -> None:
        assert len(self.servers) == 2
        (way,) = (one for one in self.servers[1] if one["directive"] == "location")
        assert way["args"] == ["/"]
        block = way["block"]
        assert self.of(block, "proxy_pass") == [["http://tritables"]]
        (there,) = (one for one in self.top if one["directive"] == "upstream")
        assert there["args"] == ["tritables"]
        servers = self.of(there["block"], "server")
        assert [one[0] for one in servers] == [f"{Settings().host}:{PORT}"]
        headers = dict(self.of(block, "proxy_set_header"))
        assert headers["Host"] == "$host"
        assert headers["Upgrade"] == "$http_upgrade"
        assert headers["Connection"] == "$connection_upgrade"
        (wait,) = self.of(block, "proxy_read_timeout")
        assert int(wait[0].removesuffix("s")) > 2 * PING / 1000, "longer than a line is silent"

    def test_when_there_are_several_then_a_reader_stays_with_one_and_soon_has_another(self) -> None:
        text = (FILES / "nginx.conf").read_text().replace("    # server ", "    server ")
        servers = re.findall(r"^    server \S+:8866 max_fails=1 fail_timeout=5s;$", text, re.M)
        assert len(servers) == 2
        (there,) = (one for one in self.top if one["directive"] == "upstream")
        assert self.of(there["block"], "hash") == [["$tritables_reader", "consistent"]]
        (named,) = re.findall(r'"~(.*)" \$1;', text)
        found = re.search(named, f"_xsrf=2|a; {READER}=abc-DEF_1; other=1")
        assert found is not None
        assert found[1] == "abc-DEF_1"
        assert re.search(named, f"not-{READER}=abc") is None
        (way,) = (one["block"] for one in self.servers[1] if one["directive"] == "location")
        assert self.of(way, "proxy_connect_timeout") == [["1s"]], "soon enough for the next one"
        assert not self.of(way, "proxy_next_upstream"), "nginx tries the next by itself"

    def test_when_anything_is_asked_then_none_of_its_servers_writes_it_down(self) -> None:
        for server in self.servers:
            assert self.of(server, "access_log") == [["off"]]
            assert self.of(server, "error_log") == [["/dev/null", "crit"]]
        (way,) = (one["block"] for one in self.servers[1] if one["directive"] == "location")
        assert not {"access_log", "error_log"} & {one["directive"] for one in way}

    def test_has_the_name_of_the_settings(self) -> None:
        (url,) = read_settings(FILES / "tritables.toml")["public_url"]
        names = [name for one in self.servers for name in self.of(one, "server_name")]
        assert [[f"https://{name}/" for name in one] for one in names] == [[url], [url]]
        assert all("ssl" in args for args in self.of(self.servers[1], "listen"))


class TestImage:
    """The recipe of the image, by its instructions."""

    text = re.sub(r"\\\n\s*", "", (FILES / "Dockerfile").read_text())
    steps: ClassVar = [
        line.split(maxsplit=1) for line in text.splitlines() if line and line[0] != "#"
    ]

    def test_is_made_of_what_there_is(self) -> None:
        known = {"FROM", "ARG", "COPY", "RUN", "USER", "WORKDIR", "EXPOSE", "CMD"}
        assert {name for name, _ in self.steps} <= known
        assert self.steps[0] == ["FROM", "python:3.12-slim"], "of a version, and none that changes"
        copied = [step for name, step in self.steps if name == "COPY"]
        assert copied == ["requirements.lock dist/tritables-*.whl /opt/"]
        assert "--no-cache-dir" in self.text

    def test_is_given_what_it_copies_and_nothing_else(self) -> None:
        given = (FILES / "Dockerfile.dockerignore").read_text().split("\n*\n")[1].split()
        assert given == ["!requirements.lock", "!dist/*.whl"]

    def test_nobody_in_it_is_root(self) -> None:
        names = [name for name, _ in self.steps]
        assert names.index("USER") > max(i for i, name in enumerate(names) if name == "RUN")
        assert "useradd --create-home --uid 1000 jovyan" in self.text

    def test_starts_what_the_values_start(self) -> None:
        assert self.steps[-1][0] == "CMD"
        assert shlex.split(self.steps[-1][1].strip("[]").replace(",", " ")) == ["tritables", "hub"]
        assert VALUES["singleuser"]["cmd"] == ["tritables", "hub"]

    def test_has_the_tag_that_is_told(self) -> None:
        image = VALUES["singleuser"]["image"]
        version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
        assert image["tag"] == version
        assert PAGE.count(f"{image['name']}:{version}") == 2


def part(**properties: Any) -> dict[str, Any]:
    """A part of the chart's values that takes these keys and, as far as we use it, no others."""
    return {"type": "object", "additionalProperties": False, "properties": properties}


TEXT, WHOLE, SIZE = {"type": "string"}, {"type": "integer"}, {"type": ["number", "string"]}
CHART = part(
    hub=part(config={"type": "object", "additionalProperties": {"type": "object"}}),
    proxy=part(
        https=part(
            enabled={"type": "boolean"},
            hosts={"type": "array", "items": TEXT},
            letsencrypt=part(contactEmail=TEXT),
        )
    ),
    singleuser=part(
        image=part(name=TEXT, tag=TEXT),
        cmd={"type": "array", "items": TEXT},
        extraEnv={"type": "object"},
        memory=part(guarantee=SIZE, limit=SIZE),
        cpu=part(guarantee={"type": "number"}, limit={"type": "number"}),
        storage=part(capacity=TEXT),
        networkPolicy=part(egressAllowRules=part(nonPrivateIPs={"type": "boolean"})),
    ),
    cull=part(enabled={"type": "boolean"}, every=WHOLE, timeout=WHOLE),
)
"""Our reading of jupyterhub/values.schema.yaml of zero-to-jupyterhub-k8s, as far as we use it."""


def test_the_values_are_ones_that_the_chart_has() -> None:
    jsonschema.validate(VALUES, CHART)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**VALUES, "singleUser": {}}, CHART)


def test_when_games_are_to_be_in_a_redis_then_the_values_say_where_from() -> None:
    text = (FILES / "values.yaml").read_text()
    with_redis = re.sub(r"^  # (?=extraEnv|  TRI|    value)", "  ", text, flags=re.MULTILINE)
    values = yaml.safe_load(with_redis)
    jsonschema.validate(values, CHART)
    (name,) = values["singleuser"]["extraEnv"]
    assert name == PLACE
    (secret,) = re.findall(r"create secret generic (\S+) --from-literal (\w+)=(\S+)", text)
    key = values["singleuser"]["extraEnv"][name]["valueFrom"]["secretKeyRef"]
    assert (key["name"], key["key"]) == secret[:2]
    assert is_redis(secret[2])
    assert "redis" in EXTRAS
    assert "[hub,redis]" in TestImage.text


def test_without_an_authenticator_of_ones_own_nobody_gets_in() -> None:
    assert VALUES["hub"]["config"]["JupyterHub"]["authenticator_class"] == "null"
