"""The bundle: names, sizes and hashes that are true, and the same bytes from the same sources."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.js import JS
from tritables.export import ExportFault
from tritables.export.bundle import Bundle, make_bundle
from tritables.export.packing import packed_files, zip_of
from tritables.export.pyodide import CHECKOUT, find_pyodide, lock

QUIET = lambda line: None  # noqa: E731


def test_the_manifest_tells_what_lies_beside_it(bundle: Bundle) -> None:
    manifest = json.loads((bundle.folder / "runtime.json").read_text())
    assert manifest == bundle.as_json()
    assert set(manifest["files"]) == {"loader", "engine", "wasm", "library", "package"}
    there = {path.name for path in bundle.folder.iterdir()} - {"runtime.json"}
    assert there == {file["name"] for file in manifest["files"].values()}
    for file in manifest["files"].values():
        content = (bundle.folder / file["name"]).read_bytes()
        assert len(content) == file["size"]
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
        assert file["sha256"][:12] in file["name"]
    assert bundle.size == sum(file["size"] for file in manifest["files"].values())


def test_the_wasm_is_the_locked_one(bundle: Bundle) -> None:
    content = gzip.decompress(bundle.read("wasm"))
    assert hashlib.sha256(content).hexdigest() == lock().files["pyodide.asm.wasm"]


def test_the_same_sources_give_the_same_bytes_and_what_was_older_goes(
    bundle: Bundle, tmp_path: Path
) -> None:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "tritables-000000000000.zip").write_bytes(b"old")
    again = make_bundle(tmp_path, say=QUIET)
    assert again.as_json() == bundle.as_json()
    assert len(list(again.folder.iterdir())) == 6


def test_the_package_holds_what_plays_and_nothing_else(bundle: Bundle) -> None:
    with zipfile.ZipFile(io.BytesIO(bundle.read("package"))) as opened:
        names = set(opened.namelist())
    for name in ("tritables/texts/fr.ftl", "tritables/games/trictrac/art/", "babel/core"):
        assert [one for one in names if one.startswith(name)], name
    for name in ("tritables/hosting/", "tritables/cli", "tritables/widgets/static", "pytz/zone"):
        assert not [one for one in names if one.startswith(name)], name
    data = {name for name in names if name.startswith("babel/locale-data/")}
    assert {name.split("/")[-1] for name in data} >= {"root.dat", "en.dat", "nl.dat", "fr.dat"}
    assert not [name for name in data if "/de" in name]


def test_a_zip_tells_no_time() -> None:
    with zipfile.ZipFile(io.BytesIO(zip_of([("a", b"1")]))) as opened:
        assert {one.date_time for one in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tritables.export.packing.PACKAGES", ("no_such_package",))
    with pytest.raises(ExportFault, match="the package no_such_package"):
        list(packed_files())


def test_the_lock_is_that_of_the_javascript_packages() -> None:
    packages = json.loads((JS / "package-lock.json").read_text())["packages"]
    locked = packages["node_modules/pyodide"]
    assert (lock().version, lock().integrity) == (locked["version"], locked["integrity"])


def test_a_checkout_takes_its_own_pyodide() -> None:
    assert find_pyodide(None, QUIET) == CHECKOUT


def test_a_folder_with_a_file_that_is_not_the_locked_one_is_refused(tmp_path: Path) -> None:
    for name in lock().files:
        (tmp_path / name).write_bytes((CHECKOUT / name).read_bytes())
    assert find_pyodide(tmp_path, QUIET) == tmp_path
    with (tmp_path / "pyodide.asm.wasm").open("ab") as opened:
        opened.write(b"\0")
    with pytest.raises(ExportFault, match=r"pyodide\.asm\.wasm is not the file of"):
        find_pyodide(tmp_path, QUIET)
    (tmp_path / "pyodide.mjs").unlink()
    with pytest.raises(ExportFault, match=r"has no pyodide\.mjs"):
        find_pyodide(tmp_path, QUIET)


def test_an_archive_that_is_not_the_locked_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    archive = tmp_path / "pyodide.tgz"
    with tarfile.open(archive, "w:gz") as opened:
        for name in lock().files:
            opened.add(CHECKOUT / name, f"package/{name}")
    with pytest.raises(ExportFault, match="is not the archive"):
        find_pyodide(archive, QUIET)
    assert not (tmp_path / "cache").exists()


def test_what_is_in_the_cache_is_checked_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file there that somebody changed is fetched again, not used."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("tritables.export.pyodide.CHECKOUT", tmp_path / "nowhere")
    fetched: list[Path] = []
    monkeypatch.setattr(
        "tritables.export.pyodide._fetch", lambda home, say: fetched.append(home) or home
    )
    home = tmp_path / "tritables" / f"pyodide-{lock().version}"
    home.mkdir(parents=True)
    for name in lock().files:
        (home / name).write_bytes((CHECKOUT / name).read_bytes())
    assert find_pyodide(None, QUIET) == home
    assert not fetched
    (home / "pyodide.mjs").write_bytes(b"//")
    find_pyodide(None, QUIET)
    assert fetched == [home]
