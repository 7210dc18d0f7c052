"""Our pages beside those of Voila with a bare button: the time that they take to open."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from scripts.run import ROOT
from tests.benchmarks import opening
from tests.benchmarks.clicks import BUTTON, written
from tests.benchmarks.report import Figure
from tests.benchmarks.serving import chromium, notebook, our_pages, plain_voila

TUTORIAL = ROOT / "notebooks" / "en" / "tricom.ipynb"
"""The tutorial with most tables."""
TABLES = 11


def measure() -> list[Figure]:
    """One browser and one folder for everything, so that all have the same conditions."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        folder = written(own)
        (folder / "buttons.ipynb").write_text(notebook(*[BUTTON] * TABLES))
        shutil.copy(TUTORIAL, folder / "tutorial.ipynb")
        (own / "peer").mkdir()
        with (
            our_pages(folder, own) as address,
            plain_voila(folder, own / "peer") as peer,
            chromium() as browser,
        ):
            return opening.measure(browser, address, peer)
