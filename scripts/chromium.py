"""Finds a Chromium for the browser tests, and installs one where there is none.

    python -m scripts.chromium      print its path, after installing it if need be

Tests do `from scripts.chromium import find` and hand the path to Playwright's `executable_path`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts import debian
from scripts.run import VENV_PYTHON, fail, quiet, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def _runs(browser: str | Path) -> bool:
    """Does it start? Ubuntu has a `chromium-browser` that only tells to install another."""
    try:
        asked = subprocess.run([browser, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return asked.returncode == 0


def _of_playwright() -> Path | None:
    """The Chromium that Playwright downloaded, if it did."""
    try:
        asked = subprocess.run(
            [_python(), "-c", ASK_PLAYWRIGHT],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    browser = Path(asked.stdout.strip())
    return browser if browser.is_file() else None


def _python() -> Path:
    return VENV_PYTHON if VENV_PYTHON.exists() else Path(sys.executable)


def find() -> Path | None:
    """`$CHROMIUM`, one on the path, or Playwright's own; None if there is none."""
    if given := os.environ.get("CHROMIUM"):
        if place := shutil.which(given):
            return Path(place)
        raise fail(f"$CHROMIUM is {given}, which cannot be run: correct it or unset it")
    for name in NAMES:
        place = shutil.which(name)
        if place and _runs(place):
            return Path(place)
    return _of_playwright()


def from_debian() -> None:
    """Install Debian's Chromium where there is none and it can be; needs nothing of `.venv`."""
    if not find():
        what = "Installing Chromium from Debian (a minute or two)"
        debian.install("chromium", what, "trying Playwright's own")


def ensure() -> Path:
    """The Chromium found, or else installed."""
    from_debian()
    if not find():
        try:
            quiet(
                [_python(), "-m", "playwright", "install", "chromium"],
                "Downloading Chromium with Playwright (a minute or two)",
                900,
            )
        except SystemExit as problem:
            say(str(problem))
    if browser := find():
        return browser
    raise fail("the browser tests need Chromium: install it, or set CHROMIUM to its path")


if __name__ == "__main__":
    say(str(ensure()))
