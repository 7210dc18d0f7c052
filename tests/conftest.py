"""What all tests share: the marker that names a rule, how long Hypothesis looks, no PNG."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

COMMON: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
if os.environ.get("CI"):
    COMMON |= {"derandomize": True, "database": None}
settings.register_profile("quick", max_examples=15, **COMMON)
settings.register_profile("full", max_examples=100, **COMMON)  # chosen by make test-all
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-pictures", action="store_true", help="take no screenshots of what works")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test fails when this rule is not kept")


def pytest_collection_finish() -> None:
    """Leave thousands of tests, which stay, out of each search for what may go, and search seldom.

    What the tests of a worker share, from catalogues to courses, stays as well.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="module")
def no_second_picture() -> Iterator[None]:
    """Leave out the PNG: it is drawn from the SVG beside it and nothing else, and takes long.

    Kernels and other programs that are started meanwhile leave it out, too.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SERVER_SOFTWARE", "voila/0")
        yield
