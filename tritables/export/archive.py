"""A site as a zip: for any host that unpacks it, or as a SCORM 1.2 package for an LMS.

The package consists of *assets*, which an LMS shows without tracking: no page reports a score or a
completion, because results from a reader's own browser prove nothing.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote
from xml.etree import ElementTree as Xml

from tritables.export.worker_package import zip_of

MANIFEST: Final = "imsmanifest.xml"
CONTENT: Final = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
SCORM: Final = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
"""The namespaces of IMS Content Packaging 1.1.2 and of SCORM 1.2's additions to it."""


TITLE: Final = 200
"""Maximal length of a title in an LMS, in characters."""


def zip_site(folder: Path, target: Path, names: Iterable[str]) -> None:
    """Write files of a folder into a zip, the same bytes for the same files; raises `OSError`.

    ``names`` are the paths of the files in ``folder``, as POSIX paths.
    """
    target.write_bytes(zip_of((name, (folder / name).read_bytes()) for name in names))


def zip_course(
    folder: Path, target: Path, names: Iterable[str], pages: Mapping[str, str], title: str
) -> None:
    """Write files of a folder as a SCORM 1.2 package; raises `OSError`.

    ``pages`` are the entries of the LMS's list, in its order: paths with titles. ``title`` is that
    of the course. Titles are cut to `TITLE`.
    """
    files = {name: (folder / name).read_bytes() for name in names}
    files[MANIFEST] = course_manifest(files, pages, title)
    target.write_bytes(zip_of(files.items()))


def course_manifest(files: Mapping[str, bytes], pages: Mapping[str, str], title: str) -> bytes:
    """The manifest of a course as XML; its identifier is a hash of the files.

    >>> made = course_manifest({"a.html": b""}, {"a.html": "A"}, "All")
    >>> b'<resource identifier="page-a.html" type="webcontent"' in made
    True
    """
    Xml.register_namespace("", CONTENT)
    Xml.register_namespace("adlcp", SCORM)
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    root = _within(None, "manifest", identifier=f"tritables-{digest.hexdigest()[:16]}")
    root.set("version", "1.0")
    metadata = _within(root, "metadata")
    _within(metadata, "schema").text = "ADL SCORM"
    _within(metadata, "schemaversion").text = "1.2"
    organizations = _within(root, "organizations", default="course")
    course = _within(organizations, "organization", identifier="course")
    _within(course, "title").text = title[:TITLE]
    resources = _within(root, "resources")
    for name, page_title in pages.items():
        item = _within(course, "item", identifier=f"item-{_id(name)}")
        item.set("identifierref", f"page-{_id(name)}")
        _within(item, "title").text = page_title[:TITLE]
        page = _resource(resources, f"page-{_id(name)}", [name], href=quote(name))
        _within(page, "dependency", identifierref="parts")
    _resource(resources, "parts", sorted(set(files) - set(pages)))
    Xml.indent(root)
    text: bytes = Xml.tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _resource(
    resources: Xml.Element, identifier: str, names: Iterable[str], **more: str
) -> Xml.Element:
    made = _within(resources, "resource", identifier=identifier, type="webcontent", **more)
    made.set(f"{{{SCORM}}}scormtype", "asset")
    for name in names:
        _within(made, "file", href=quote(name))
    return made


def _within(parent: Xml.Element | None, tag: str, **attributes: str) -> Xml.Element:
    name = f"{{{CONTENT}}}{tag}"
    if parent is None:
        return Xml.Element(name, attributes)
    return Xml.SubElement(parent, name, attributes)


def _id(name: str) -> str:
    """A page's name as an XML identifier."""
    return re.sub(r"[^\w.-]", "_", name)
