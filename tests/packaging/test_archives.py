"""What is in the wheel and the sdist: all of the package, and nothing that is only ours."""

from __future__ import annotations

import json
import re
import tarfile
import tomllib
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from hatch_build import package_page
from scripts.js import JS
from scripts.licences import OURS, bundled
from scripts.run import ROOT
from tests.packaging.conftest import Environment

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(300),
    pytest.mark.xdist_group("packaging"),  # the archives are made once
]

NEEDED = (
    "tritables/py.typed",
    "tritables/export/static/page.css",
    "tritables/export/static/page.js",
    "tritables/export/static/recording.js",
    "tritables/export/static/worker.js",
    "tritables/hosting/static/lightPage.js",
    "tritables/hosting/static/voilaSetup.js",
    "tritables/widgets/static/stub.js",
    "tritables/widgets/static/table.js",
    "tritables/widgets/static/table.css",
    "tritables/widgets/static/licences.txt",
    *(f"tritables/games/tricap/texts/{lang}.course.md" for lang in ("en", "nl", "fr")),
    *(f"tritables/lessons/index/{lang}.md" for lang in ("en", "nl", "fr")),
    *(f"tritables/lessons/practise/{lang}.md" for lang in ("en", "nl", "fr")),
    *(f"tritables/lessons/rounds/{lang}.md" for lang in ("en", "nl", "fr")),
    "tritables/games/tricap/rounds/1-patience.txt",
    "tritables/scene/art/house.svg",
    "tritables/scene/art/house.json",
    "tritables/scene/art/cards.svg",
    "tritables/schemas/messages.json",
    "tritables/templates/languages.html.j2",
    "tritables/templates/export/page.html.j2",
    "tritables/templates/export/worksheet.css",
    "tritables/templates/hosting/status.html.j2",
    "tritables/templates/lessons/thumbnails.html.j2",
    "tritables/schemas/scene.json",
    *(f"tritables/texts/{lang}.ftl" for lang in ("en", "nl", "fr")),
    *(f"tritables/games/trictrac/texts/{lang}.ftl" for lang in ("en", "nl", "fr")),
)
TAGS = """
from importlib.metadata import distribution
import sys
for name in sys.argv[1:]:
    print(name, *(l for l in distribution(name).read_text("WHEEL").splitlines() if "Tag:" in l))
"""


def unpacked(sdist: Path) -> dict[str, bytes]:
    """The files of an sdist, by their name below its one folder."""
    with tarfile.open(sdist) as opened:
        return {
            member.name.partition("/")[2]: file.read()
            for member in opened
            if (file := opened.extractfile(member)) is not None
        }


def test_the_wheel_has_all_of_the_package_and_nothing_else(contents: dict[str, bytes]) -> None:
    package = {name for name in contents if ".dist-info/" not in name}
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tritables").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    assert set(NEEDED) <= package
    assert package == sources


def test_the_sdist_builds_without_node_and_has_the_sources(sdist: Path) -> None:
    names = set(unpacked(sdist))
    assert {*NEEDED, "pyproject.toml", "hatch_build.py", "js/src/index.ts", "LICENSE"} <= names
    unwanted = re.compile(r"node_modules/|__pycache__/|\.pyc$|^\.ci/|^\.venv/|^dist/")
    assert not [name for name in names if unwanted.search(name)]


def test_no_archive_tells_of_this_machine(contents: dict[str, bytes], sdist: Path) -> None:
    places = [f"{place}/".encode() for place in (ROOT, Path.home()) if len(place.parts) > 1]
    for name, data in {**unpacked(sdist), **contents}.items():
        assert not [place for place in places if place in data], name


def test_notebooks_travel_without_outputs(sdist: Path) -> None:
    for name, data in unpacked(sdist).items():
        if name.endswith(".ipynb"):
            cells = json.loads(data)["cells"]
            assert not [cell for cell in cells if cell.get("outputs")], name


def metadata(contents: dict[str, bytes]) -> Message:
    text = next(data for name, data in contents.items() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(text.decode())


def test_the_licences_of_what_is_bundled_are_in_the_wheel(contents: dict[str, bytes]) -> None:
    told = contents["tritables/widgets/static/licences.txt"].decode()
    packages = list(bundled(JS))
    assert {"preact", "@preact/signals-core"} <= {one.name for one in packages}
    for one in packages:
        assert f"{one.name} {one.version} ({one.licence})" in told
        assert one.text() in told
    assert OURS.read_text().strip() in told
    about = metadata(contents)
    files = about.get_all("License-File", [])
    for name in ("LICENSE", "tritables/widgets/static/licences.txt"):
        assert name in files
        assert [one for one in contents if one.endswith(f".dist-info/licenses/{name}")]
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["license"]
    assert about["License-Expression"] == ours
    assert set(ours.split(" AND ")) == {"BSD-3-Clause", *(one.licence for one in packages)}


def test_the_page_of_the_package_is_the_readme(contents: dict[str, bytes]) -> None:
    about = metadata(contents)
    assert about["Description-Content-Type"] == "text/markdown"
    shown = package_page((ROOT / "README.md").read_text(encoding="utf-8"))
    assert about.get_payload().strip() == shown.strip()


@pytest.mark.full
def test_direct_dependencies_are_pure_python(
    contents: dict[str, bytes], installed: Environment
) -> None:
    """So that it can be installed in the browser's Python; what these need is their own affair."""
    needs = map(Requirement, metadata(contents).get_all("Requires-Dist", []))
    names = [one.name for one in needs if one.marker is None or one.marker.evaluate({"extra": ""})]
    assert names
    for line in installed.run("-c", TAGS, *names).splitlines():
        assert re.search(r"Tag: (py2\.)?py3-none-any", line), line
