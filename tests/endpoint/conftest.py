"""Endpoints without a browser."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def quickly(no_second_picture: None) -> None:
    """No test here waits for a PNG."""
