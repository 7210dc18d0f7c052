"""What all tests share: the marker that names a rule, and how long Hypothesis looks."""

import os

import pytest
from hypothesis import HealthCheck, settings

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("here", max_examples=60, **COMMON)
settings.register_profile("ci", max_examples=60, derandomize=True, database=None, **COMMON)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test fails when this rule is not kept")
