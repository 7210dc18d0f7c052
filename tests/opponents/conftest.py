"""What a test brings to the table is gone after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tritables.opponents import known


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """Know no opponents but those that come with the package, before and after."""
    before = dict(known._own)
    known._own.clear()
    yield
    known._own.clear()
    known._own.update(before)
    known.installed.cache_clear()
