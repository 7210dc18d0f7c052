"""The tutorials in a stock Voila, with nothing of our server's."""

from __future__ import annotations

import urllib.request
from pathlib import Path

from tests.benchmarks.serving import plain_voila
from tests.hosting.test_serve_command import NOTEBOOKS, START
from tritables.lessons import course

WIDGET = "application/vnd.jupyter.widget-view+json"


def test_when_stock_voila_serves_the_tutorials_then_all_their_boards_are_there(
    tmp_path: Path,
) -> None:
    with (
        plain_voila(NOTEBOOKS, tmp_path) as address,
        urllib.request.urlopen(f"{address}/en/tricap.ipynb", timeout=3 * START) as answer,
    ):
        page = answer.read().decode()
    assert page.count(f'"{WIDGET}"') >= len(course("tricap").chapters)
