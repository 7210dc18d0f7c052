"""A coach that takes no time: of a review the same is sent, whoever judges the moves."""

from __future__ import annotations

import pytest

from tests.coach.judges import Counting
from tritables.coach.judging import Steps


def put_in(patch: pytest.MonkeyPatch) -> None:
    """Have reviews judged without rounds that are played on, and without reasons."""
    patch.setattr("tritables.table.reviewing.evaluator_of", lambda game: Counting())
    patch.setattr("tritables.table.round_review.reasons", _no_reasons)


def _no_reasons(*_: object) -> Steps[tuple[()]]:
    yield from ()
    return ()
