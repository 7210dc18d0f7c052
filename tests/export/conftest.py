"""A bundle, made once for all tests here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tritables.export.bundle import Bundle, make_bundle


@pytest.fixture(scope="package")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site that has nothing but a bundle."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="package")
def bundle(alone: Path) -> Bundle:
    """What was laid there."""
    return make_bundle(alone, say=lambda line: None)
