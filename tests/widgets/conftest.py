"""What all tests of widgets share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def no_second_picture() -> Iterator[None]:
    """Leave out the PNG: it is drawn from the SVG beside it and nothing else, and takes long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SERVER_SOFTWARE", "voila/0")
        yield
