"""Claims about what somebody knows, held against simulated learners; seeds make them repeatable."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.lessons.simulated_learners import EXPLAINED, MODELS, STRICT, Claims, claimed, remembered

OPTIONS = (2, 3, 4, 4, 4, 4, 6, 6)
"""The numbers of answers to choose from, about as often as real exercises have them."""


FEW, MANY = 200, 1_000
"""The numbers of learners: few stand for many in the quick run."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((FEW, STRICT), id="strict"),
        pytest.param((FEW, EXPLAINED), id="explained"),
        pytest.param((MANY, STRICT), id="many-strict", marks=pytest.mark.full),
        pytest.param((MANY, EXPLAINED), id="many-explained", marks=pytest.mark.full),
    ],
)
def claims(request: pytest.FixtureRequest) -> Claims:
    learners, kind = request.param
    return claimed(learners, OPTIONS, kind)


def test_when_a_rule_is_called_known_then_it_nearly_always_is(claims: Claims) -> None:
    assert claims.precision >= 0.95
    assert mean(claims.questions) <= 6


def test_when_a_probability_is_claimed_then_it_is_so_often_true(claims: Claims) -> None:
    assert claims.calibration_error <= 0.05


@pytest.mark.parametrize("model", MODELS)
def test_when_rules_are_asked_as_they_are_due_then_they_are_recalled_after_60_days(
    model: str,
) -> None:
    recalled, reviews, most = remembered(60, OPTIONS, MODELS[model])
    assert recalled >= 0.85
    assert reviews <= 4
    assert most <= 4
