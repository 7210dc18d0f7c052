"""Views: positions as a seat or a watcher sees them, read, and guessed at to play on from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tritables.core.cards import UNKNOWN
from tritables.core.errors import BadPosition
from tritables.core.reading import Reader
from tritables.core.state import POSITION, VIEW, State

if TYPE_CHECKING:
    from tritables.core.game import Game

S = TypeVar("S", bound=State)
Json = dict[str, Any]

GUESSES: Final = 8
"""The number of guesses at hidden things: the rules may forbid one, though hardly ever."""


def read_view(game: Game[S], view: object) -> S:
    """Read a view from JSON (schema ``view.<game>``): a position as a seat or a watcher may see it.

    The state has `UNKNOWN` where something is hidden. Raises `BadPosition` with the place of the
    fault, and for a combination that no viewpoint sees.

    >>> from tritables import game_named, new
    >>> game, state = game_named("tricap"), new("tricap", seed=1)
    >>> read_view(game, state.view_json(0)) == state.view(0)
    True
    """
    reader = Reader(view, BadPosition, game=game.name)
    for key, only in (("format", VIEW), ("game", game.name)):
        reader.has(key)
        reader.at(key).one_of(only)
    state = _guessed(game, reader.value, Random(0))
    wanted = {**reader.value, "options": state.house_rules()}
    looks = (state, *(state.view(seat) for seat in (None, *range(state.seats))))
    seen = next((look for look in looks if look.as_view() == wanted), None)
    return reader.refuse("bad-view") if seen is None else seen


def world(game: Game[S], view: S, rng: Random) -> S:
    """Return a position that a view may be of: whatever it hides is drawn, all of it as likely.

    Whoever sees the view cannot tell it from the true one, so it may be played on from.

    >>> from tritables import game_named, new
    >>> state = new("tricap", seed=1)
    >>> drawn = world(game_named("tricap"), state.view(0), Random(1))
    >>> drawn == state, drawn.view(0) == state.view(0), len(drawn.legal_moves())
    (False, True, 3)
    """
    return _guessed(game, view.as_view(), rng)


def _guessed(game: Game[S], view: Json, rng: Random) -> S:
    """A position that the rules allow, with something wherever the view names nothing."""
    refused: BadPosition | None = None
    for _ in range(GUESSES):
        position = deepcopy(view)
        position["format"] = POSITION
        game.fill(position, rng)
        try:
            return game.read(position)
        except BadPosition as fault:
            refused = fault
    assert refused is not None
    raise refused


def fill(
    lists: Iterable[object], deck: Sequence[str], named: Iterable[object], rng: Random
) -> None:
    """Put one thing of a deck, none twice, wherever lists that anyone may have written say `??`.

    ``named`` is what lies elsewhere; what is in the lists themselves counts without being said.

    >>> hand = ["4S", "??"]
    >>> fill([hand], ["4S", "KC", "6D"], ["6D"], Random(1))
    >>> hand
    ['4S', 'KC']
    """
    waiting = [part for part in lists if isinstance(part, list)]
    taken = {str(one) for one in named} | {str(one) for part in waiting for one in part}
    rest = [one for one in deck if one not in taken]
    rng.shuffle(rest)
    for part in waiting:
        for nth, one in enumerate(part):
            if one == UNKNOWN and rest:
                part[nth] = rest.pop()


def listed(value: object, *keys: str) -> list[object]:
    """The values under some keys of an object that anyone may have written; nothing for no object.

    >>> listed({"hand": ["4S"], "stock": 3}, "hand", "stock", "base")
    [['4S'], 3]
    """
    return [value[key] for key in keys if key in value] if isinstance(value, dict) else []


def items(value: object) -> list[Any]:
    """The items of what should be a list; nothing for anything else.

    >>> items(["4S"]), items("4S")
    (['4S'], [])
    """
    return value if isinstance(value, list) else []
