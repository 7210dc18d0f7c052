"""A site takes the place of an older one as a whole, and removes nothing that is not its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tritables.export import ExportFault
from tritables.export.atomic_publish import LIST, files_of, known, replacing


def put(folder: Path, *names: str, text: str = "") -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text or name)


def publish(folder: Path, *names: str, text: str = "") -> None:
    with replacing(folder) as stage:
        put(stage, *names, text=text)


def test_what_a_former_export_wrote_goes_and_all_else_stays(tmp_path: Path) -> None:
    site = tmp_path / "school" / "site"
    publish(site, "index.html", "old.html", "parts/page-1.js", "nl/deep/a.svg")
    put(site, "CNAME", "nl/own.txt")
    publish(site, "index.html", "parts/page-2.js", text="new")
    assert files_of(site) == sorted(["CNAME", "index.html", "nl/own.txt", "parts/page-2.js", LIST])
    assert not (site / "nl" / "deep").exists()
    assert (site / "index.html").read_text() == "new"


def test_nothing_of_somebody_elses_is_written_over(tmp_path: Path) -> None:
    publish(tmp_path, "index.html")
    put(tmp_path, "a.html", "b.html", text="mine")
    with pytest.raises(ExportFault, match=r"would write over: a\.html, b\.html\. Move them away"):
        publish(tmp_path, "index.html", "a.html", "b.html", text="new")
    assert files_of(tmp_path) == ["a.html", "b.html", "index.html", LIST]
    assert (tmp_path / "index.html").read_text() == "index.html"


def test_what_fails_leaves_all_as_it_was(tmp_path: Path) -> None:
    publish(tmp_path / "site", "index.html", "parts/page-1.js")
    before = files_of(tmp_path / "site")

    def fail(folder: Path) -> None:
        with replacing(folder) as stage:
            put(stage, "index.html", "more.html", text="new")
            raise KeyError

    for folder in (tmp_path / "site", tmp_path / "none"):
        with pytest.raises(KeyError):
            fail(folder)
    assert files_of(tmp_path / "site") == before
    assert (tmp_path / "site" / "index.html").read_text() == "index.html"
    assert not (tmp_path / "none").exists()


def test_pages_come_after_their_parts_and_go_before_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who opens a page in between finds all of it."""
    done: list[str] = []
    replace, unlink = Path.replace, Path.unlink

    def replaced(path: Path, target: Path) -> Path:
        done.append(target.name)
        return replace(path, target)

    def unlinked(path: Path, *, missing_ok: bool = False) -> None:
        done.append(f"no {path.name}")
        unlink(path, missing_ok=missing_ok)

    publish(tmp_path, "a.html", "parts/page-1.js")
    monkeypatch.setattr(Path, "replace", replaced)
    monkeypatch.setattr(Path, "unlink", unlinked)
    publish(tmp_path, "offline.js", "a.html", "site.webmanifest", "z/part.js", "stills/a.svg")
    assert done == [
        "a.svg", "part.js", "a.html", "site.webmanifest", "offline.js", LIST, "no page-1.js",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "no list",
        "[]",
        '{"files": ["own.txt"]}',
        '{"format": "another/1", "files": ["own.txt"]}',
        '{"format": "tritables-site/1", "files": 5}',
    ],
)
def test_a_list_that_is_none_of_ours_removes_nothing(tmp_path: Path, text: str) -> None:
    put(tmp_path, "own.txt")
    (tmp_path / LIST).write_text(text)
    publish(tmp_path, "index.html")
    assert (tmp_path / "own.txt").exists()


def test_nothing_outside_the_folder_is_ever_removed(tmp_path: Path) -> None:
    put(tmp_path, "own.txt", "site/old.txt")
    listed = ["../own.txt", str(tmp_path / "own.txt"), "old.txt"]
    text = json.dumps({"format": "tritables-site/1", "files": listed})
    (tmp_path / "site" / LIST).write_text(text)
    assert known(tmp_path / "site") == {"old.txt"}
    publish(tmp_path / "site", "index.html")
    assert files_of(tmp_path) == ["own.txt", "site/index.html", f"site/{LIST}"]
