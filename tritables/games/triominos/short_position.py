"""A short way to write a position down: what is left out is filled in and dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Unpack

from tritables.core.errors import BadPosition
from tritables.core.options import read_options
from tritables.core.reading import Reader
from tritables.core.short_positions import MOST_SEED, Texts, told_of
from tritables.core.state import CHANCE, Seat
from tritables.games.triominos.deal import DEALT, mixed
from tritables.games.triominos.notation import read_placement
from tritables.games.triominos.options import OPTIONS, HouseRules
from tritables.games.triominos.reading import SEATS, read_position
from tritables.games.triominos.state import PHASES, Phase, TriominosState
from tritables.games.triominos.tiles import NUMBERS, Tile

REST: Final = ("...", "…")
"""The mark after the tiles of a hand that is filled up."""

NONE: Final = "-"
"""The text for a hand that has no tiles."""

BETWEEN: Final = "/"
"""The mark between the hands where they are written as one text."""


def position(
    *,
    table: Texts = "",
    hands: str | Sequence[Texts] = "",
    pool: Texts = "",
    left: int | None = None,
    seats: int | None = None,
    on_turn: Seat | None = None,
    begins: Seat | None = None,
    bought: int = 0,
    bell: Seat | None = None,
    scores: Sequence[int] | None = None,
    phase: Phase = "play",
    lots: Sequence[Seat] | None = None,
    seed: int | None = None,
    **house_rules: Unpack[HouseRules],
) -> TriominosState:
    """Write a position down in a few words; what is left out is filled in.

    ``table`` are the placements in their order. ``hands`` are the tiles of each seat, with ``/``
    between the seats or as a list; a hand that is left out or empty is dealt as many as each takes
    (`setup.deal`), one that ends with ``...`` is filled up to as many, and ``-`` has none.
    ``seats`` is how many play: as many as are named, at least two. ``pool`` begins with the tiles
    that are bought next, and all that are not named follow; ``left`` says how many it has, and
    the hands that are dealt or filled share the others. What is dealt lies in an order that
    follows from ``seed``, and without a seed in one that is always the same.

    It is the turn of ``on_turn``, who has bought ``bought`` tiles; ``begins`` began the round,
    ``bell`` has rung. Both are seat 0 where nothing is said; but on an empty table who is on turn
    began, and after the bell it is the turn of the seat that follows. In the ``phase`` ``"lots"``
    the seats in ``lots`` draw, all unless it names some; the other phases are ``"shuffle"``,
    ``"play"`` and ``"over"``. House rules are those of `tritables.new`.

    Raises `BadPosition` where a position like that cannot be, and says where.

    >>> from tritables.games import triominos
    >>> state = triominos.position(table="0-4-5@0,0 0-1-4@1,0", hands="1-3-4 2-2-5 / 0-0-1 ...")
    >>> state.legal_moves(), [len(hand) for hand in state.hands], len(state.pool)
    (('1-3-4@2,0', 'buy'), [2, 9], 43)
    >>> triominos.position(hands="0-0-1 / 0-0-2 1-0-0")
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: hands[1][1]: “1-0-0” is not a tile. Write its three numbers \
with the lowest first.
    """
    phase_read = _reader(phase, "phase").one_of(*PHASES)
    held = _hands(hands, seats, bell)
    count = len(held)

    def seat(given: object, name: str) -> Seat | None:
        return _reader(given, name).maybe(lambda item: item.whole(0, count - 1))

    rang, began, turn = seat(bell, "bell"), seat(begins, "begins"), seat(on_turn, "on_turn")
    placed, drawn = _listed(table, "table"), _listed(pool, "pool")
    order = mixed(_reader(seed, "seed").maybe(lambda item: item.whole(0, MOST_SEED)))
    _fill(placed, held, drawn, order, _reader(left, "left"))
    if turn is None and phase_read == "play":
        turn = _first_of(None if rang is None else (rang + 1) % count, None if placed else began)
    if began is None and phase_read != "lots":
        began = _first_of(rang, None if placed else turn)
    due = None if phase_read == "over" else CHANCE
    data = {
        "phase": phase_read,
        "to_act": due if turn is None else turn,
        "lots": _list(lots, list(range(count)) if phase_read == "lots" else []),
        "bought": bought,
        "bell": rang,
        "begins": began,
        "scores": _list(scores, [0] * count),
        "table": placed,
        "pool": drawn,
        "hands": held,
    }
    return _read(data, dict(house_rules))


def _first_of(*seats: Seat | None) -> Seat:
    """The first of some seats that is known, or else seat 0."""
    return next((seat for seat in seats if seat is not None), 0)


def _reader(given: object, where: str = "") -> Reader:
    return Reader(given, BadPosition, where, TriominosState.game)


def _list(given: object, default: list[int]) -> object:
    """A list, also of what was given as another sequence; what is none is refused when read."""
    if given is None:
        return default
    return list(given) if isinstance(given, tuple | range) else given


def _listed(given: object, where: str) -> list[Any]:
    """The tiles of a text or a sequence, as they are written."""
    if isinstance(given, str):
        return given.split()
    if not isinstance(given, list | tuple):
        _reader(given, where).refuse("bad-list")
    return list(given)


def _hands(given: object, seats: object, bell: object) -> list[list[Any]]:
    """The hands as they are written; those that are to be dealt end with `REST`."""
    if isinstance(given, str):
        given = given.split(BETWEEN)
    named = _reader(_list(given, []), "hands").items(0, SEATS[1])
    least = max(SEATS[0], len(named))
    count = least if seats is None else _reader(seats, "seats").whole(least, SEATS[1])
    hands = [_hand(item) for item in named] + [None] * (count - len(named))
    dealt = ([] if seat == bell else [REST[0]] for seat in range(count))
    return [fill if hand is None else hand for hand, fill in zip(hands, dealt, strict=True)]


def _hand(reader: Reader) -> list[Any] | None:
    """A hand as it is written, a list also where it has nothing in it; None where it is dealt."""
    tiles = _listed(reader.value, reader.where)
    if isinstance(reader.value, str) and not tiles:
        return None
    return [] if tiles == [NONE] else tiles


def _fill(
    placed: list[Any], held: list[list[Any]], pool: list[Any], order: Sequence[Tile], left: Reader
) -> None:
    """Deal every tile that is named nowhere: to the hands that wait for some, and to the pool."""
    named = {_tile_in(text) for tiles in (placed, pool, *held) for text in tiles}
    rest = [tile for tile in order if tile not in named]
    waiting = [hand for hand in held if hand and hand[-1] in REST]
    for hand in waiting:
        hand.pop()
        need = max(0, DEALT[len(held)] - len(hand))
        hand += rest[:need]
        del rest[:need]
    most = len(pool) + len(rest)
    size = left.maybe(lambda item: item.whole(len(pool) if waiting else most, most))
    over = 0 if size is None else most - size
    for nth, tile in enumerate(rest[:over]):
        waiting[nth % len(waiting)].append(tile)
    pool += rest[over:]


def _tile_in(text: object) -> Tile | None:
    """The tile that is named or placed; None for anything else."""
    if not isinstance(text, str):
        return None
    placement = read_placement(text)
    if placement is not None:
        return placement[0]
    return text if text in NUMBERS else None


def _read(data: dict[str, object], house_rules: dict[str, object]) -> TriominosState:
    """Check what was filled in as any position is."""
    options = read_options(OPTIONS, _reader(house_rules))
    return told_of(_argument, lambda: read_position(_reader(data), options))


def _argument(where: str) -> str:
    """The argument that says what stands at a place of a position's JSON."""
    return "on_turn" if where == "to_act" else where
