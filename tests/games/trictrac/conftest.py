import pytest

from tests.games.trictrac.sides import Side


@pytest.fixture(params=(0, 1), ids=("white", "black"))
def side(request: pytest.FixtureRequest) -> Side:
    return Side(request.param)
