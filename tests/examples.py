"""How many examples Hypothesis tries, as a share of what the run asks for."""

from __future__ import annotations

from hypothesis import settings


def examples(times: float) -> settings:
    """So many times the examples of other tests: `make test` looks a little, `make test-all` long.

    What finds little in one example asks for more; where one is a whole game, fewer do.
    """
    return settings(max_examples=round(times * settings().max_examples))
