"""The bundle: names, sizes and hashes that are true, and the same bytes from the same sources."""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.js import JS
from tritables.export import ExportFault, worker_package
from tritables.export.bundle import Bundle, Role, make_bundle
from tritables.export.pyodide import CHECKOUT, find_pyodide, lock
from tritables.export.worker_package import zip_of
from tritables.export.worker_start import PLACES

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
    content = bundle.unpacked("wasm")
    assert hashlib.sha256(content).hexdigest() == lock().files["pyodide.asm.wasm"]


def test_the_same_sources_give_the_same_bytes_and_what_was_older_goes(
    bundle: Bundle, tmp_path: Path
) -> None:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "tritables-000000000000.zip.gz").write_bytes(b"old")
    again = make_bundle(tmp_path, say=QUIET)
    assert again.as_json() == bundle.as_json()
    assert len(list(again.folder.iterdir())) == 6


def names(bundle: Bundle, role: Role) -> set[str]:
    """The files of a zip, and the modules in the one that holds all of a package's."""
    with zipfile.ZipFile(io.BytesIO(bundle.unpacked(role))) as opened:
        found = set(opened.namelist())
        return found | set(json.loads(opened.read(PLACES)) if PLACES in found else ())


def test_the_package_holds_what_plays_and_nothing_else(bundle: Bundle) -> None:
    package = names(bundle, "package")
    assert {
        "tritables_start.pyc",
        "tritables/__init__.pyc",
        "tritables/endpoint/transport.pyc",
        "tritables/texts/fr.ftl",
        "tritables/games/tricom/examples.pyc",
        "tritables/games/trictrac/art/stones.svg",
        "fluent/runtime/bundle.pyc",
        "babel/core.pyc",
    } <= package
    assert not [name for name in package if name.endswith((".py", ".mjs", ".md", ".typed"))]
    ours = ("hosting", "export", "newgame", "cli", "templates", "widgets/static", "widgets/table")
    for left_out in ours:
        assert not [name for name in package if name.startswith(f"tritables/{left_out}")]
    assert not {name.split("/")[0] for name in package} & {"IPython", "jinja2", "traitlets"}
    data = {name.split("/")[-1] for name in package if name.startswith("babel/locale-data/")}
    assert data == {"root.dat", "en.dat", "nl.dat", "fr.dat"}


def test_the_library_is_bytecode_of_what_is_needed(bundle: Bundle) -> None:
    library = names(bundle, "library")
    assert {"os.pyc", "encodings/utf_8.pyc", "pyodide/webloop.pyc", "json/decoder.pyc"} <= library
    assert not [name for name in library if not name.endswith(".pyc")]
    assert not library & {"unittest/__init__.pyc", "xml/__init__.pyc", "turtle.pyc"}
    assert bundle.files["library"].size < 1_600_000


def test_it_is_no_larger_than_a_reader_should_wait_for(bundle: Bundle) -> None:
    """With some 300 kB for a page, its script and its boards, a first visit stays below 9 MB."""
    assert bundle.size < 8_400_000


def test_a_zip_tells_no_time() -> None:
    with zipfile.ZipFile(io.BytesIO(zip_of([("a", b"1")]))) as opened:
        assert {one.date_time for one in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = worker_package.find_spec
    gone = lambda name: None if name.startswith("babel") else found(name)  # noqa: E731
    monkeypatch.setattr(worker_package, "find_spec", gone)
    with pytest.raises(ExportFault, match="the package babel, which is not installed"):
        worker_package.pack()


@pytest.mark.parametrize(
    "root",
    [
        worker_package.ROOTS[0],
        *(pytest.param(one, marks=pytest.mark.full) for one in worker_package.ROOTS[1:]),
    ],
)
def test_a_missing_module_of_ours_is_named(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = worker_package.find_spec
    gone = lambda name: None if name == root else found(name)  # noqa: E731
    monkeypatch.setattr(worker_package, "find_spec", gone)
    with pytest.raises(ExportFault, match=f"the module {root}, which is not there"):
        worker_package.pack()


def test_the_lock_is_that_of_the_javascript_packages() -> None:
    packages = json.loads((JS / "package-lock.json").read_text())["packages"]
    locked = packages["node_modules/pyodide"]
    assert (lock().version, lock().integrity) == (locked["version"], locked["integrity"])
    info = json.loads((CHECKOUT / "pyodide-lock.json").read_text())["info"]
    assert lock().abi == info["abi_version"]


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
    with tarfile.open(archive, "w:gz", compresslevel=1) as opened:
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


@pytest.mark.full
@pytest.mark.timeout(600)
def test_compiled_again_it_is_the_same_to_the_last_byte(
    bundle: Bundle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a folder that has Pyodide's four files and no other, into an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    pyodide = tmp_path / "pyodide"
    pyodide.mkdir()
    for name in lock().files:
        (pyodide / name).write_bytes((CHECKOUT / name).read_bytes())
    said: list[str] = []
    again = make_bundle(tmp_path, pyodide=pyodide, say=said.append)
    assert again.as_json() == bundle.as_json()
    assert len(said) == 1
    make_bundle(tmp_path, pyodide=pyodide, say=said.append)
    assert len(said) == 1  # the second time it is in the cache
