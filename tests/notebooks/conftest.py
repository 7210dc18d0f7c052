"""Notebooks run without what takes long and says nothing of them."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def quickly(no_second_picture: None) -> None:
    """A kernel that is started here draws no PNG beside each board's SVG."""
