"""A site in a zip: every file once, and for an LMS a manifest of the published structure."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as Xml

import pytest

from tritables.export.archive import CONTENT, MANIFEST, SCORM, zip_course, zip_site

FILES = ("index.html", "tric trac.html", "parts/page-0.js", "runtime/runtime.json")
PAGES = {"index.html": "All games & more", "tric trac.html": "Tric Trac"}
TAG = f"{{{CONTENT}}}"

STRUCTURE = {
    # What may stand in what, in which order and how often: IMS Content Packaging 1.1.2.
    "manifest": "metadata? organizations resources manifest*",
    "metadata": "schema? schemaversion?",
    "organizations": "organization*",
    "organization": "title? item* metadata?",
    "item": "title? item* metadata?",
    "resources": "resource*",
    "resource": "metadata? file* dependency*",
    "file": "metadata?",
}
NEEDED = {
    "manifest": {"identifier"},
    "organization": {"identifier"},
    "item": {"identifier"},
    "resource": {"identifier", "type", f"{{{SCORM}}}scormtype"},
    "file": {"href"},
    "dependency": {"identifierref"},
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (folder / "not of the site.txt").write_text("")
    return folder


@pytest.fixture
def course(site: Path, tmp_path: Path) -> Xml.Element:
    zip_course(site, tmp_path / "course.zip", FILES, PAGES, "tritables")
    with zipfile.ZipFile(tmp_path / "course.zip") as opened:
        assert set(opened.namelist()) == {*FILES, MANIFEST}
        return Xml.fromstring(opened.read(MANIFEST))


def address(element: Xml.Element) -> str:
    """The file that an element's address leads to; an address has no spaces."""
    href = element.get("href", "")
    assert re.fullmatch(r"[\w./%-]+", href, re.ASCII), href
    return unquote(href)


def test_a_zip_holds_the_site_and_nothing_else(site: Path, tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        zip_site(site, tmp_path / name, reversed(FILES))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as opened:
        assert {name: opened.read(name).decode() for name in opened.namelist()} == {
            name: name for name in FILES
        }


def test_the_manifest_has_the_published_structure(course: Xml.Element) -> None:
    for element in course.iter():
        name = element.tag.removeprefix(TAG)
        assert element.tag.startswith(TAG)
        children = " ".join(child.tag.removeprefix(TAG) for child in element)
        pattern = re.sub(r"(\w+)", r"(?:\1 )", STRUCTURE.get(name, "")).replace(" (", "(")
        assert re.fullmatch(pattern, children + " " * bool(children)), (name, children)
        assert NEEDED.get(name, set()) <= set(element.attrib), name


def test_every_reference_leads_somewhere_and_every_file_is_listed_once(
    course: Xml.Element,
) -> None:
    identifiers = [one.get("identifier", "") for one in course.iter() if one.get("identifier")]
    assert len(identifiers) == len(set(identifiers))
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", one) for one in identifiers)
    assert {one.get("identifierref") for one in course.iter()} <= {None, *identifiers}
    assert course[1].get("default") in identifiers
    assert sorted(map(address, course.iter(f"{TAG}file"))) == sorted(FILES)


def test_an_lms_shows_the_pages_and_asks_nothing_of_them(course: Xml.Element) -> None:
    assert [one.text for one in course[0]] == ["ADL SCORM", "1.2"]
    titles = [one.text for one in course.iter(f"{TAG}title")]
    assert titles == ["tritables", *PAGES.values()]
    resources = {one.get("identifier"): one for one in course.iter(f"{TAG}resource")}
    shown = [resources[one.get("identifierref")] for one in course.iter(f"{TAG}item")]
    assert list(map(address, shown)) == list(PAGES)
    kinds = {one.get(f"{{{SCORM}}}scormtype") for one in resources.values()}
    assert kinds == {"asset"}
