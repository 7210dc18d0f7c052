"""A short way to write a position down: what is left out is filled in and dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Unpack

from tritables.core.errors import BadPosition
from tritables.core.options import read_options
from tritables.core.reading import Reader
from tritables.core.state import CHANCE, Seat
from tritables.games.triominos.deal import DEALT, mixed
from tritables.games.triominos.notation import read_placement
from tritables.games.triominos.options import OPTIONS, HouseRules
from tritables.games.triominos.reading import SEATS, read_position
from tritables.games.triominos.state import PHASES, Phase, TriominosState
from tritables.games.triominos.tiles import NUMBERS, Tile
from tritables.games.triominos.words import words

Tiles = str | Sequence[str]
"""Tiles or placements: a text with spaces between them, or one text for each."""

REST: Final = ("...", "…")
"""What stands, after other tiles, for those that are left over."""

MOST_SEED: Final = 2**63 - 1


def position(
    *,
    table: Tiles = "",
    hands: Sequence[Tiles] | None = None,
    pool: Tiles = "...",
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

    ``table`` are the placements in their order, ``hands`` the tiles of each seat, and ``pool``
    those that are bought next. ``...`` after the tiles of a hand fills it up to the number that
    each takes (`setup.deal`), and after those of the pool it stands for all that lie nowhere else;
    where the pool has no ``...``, the hands that have one share what is left over. Without hands,
    ``seats`` of them are dealt, two unless it says more. What is filled in lies in an order that
    follows from ``seed``, and without a seed in one that is always the same.

    It is the turn of ``on_turn``, who has bought ``bought`` tiles; ``begins`` began the round,
    ``bell`` has rung. Both are seat 0 where nothing is said; but on an empty table who is on turn
    began, and after the bell it is the turn of the seat that follows. In the ``phase`` ``"lots"``
    the seats in ``lots`` draw, all unless it names some; the other phases are ``"shuffle"``,
    ``"play"`` and ``"over"``. House rules are those of `tritables.new`.

    Raises `BadPosition` where a position like that cannot be, and says where.

    >>> from tritables.games import triominos
    >>> state = triominos.position(table="0-4-5@0,0 0-1-4@1,0", hands=("1-3-4 2-2-5", "0-0-1 ..."))
    >>> state.legal_moves(), [len(hand) for hand in state.hands], len(state.pool)
    (('1-3-4@2,0', 'buy'), [2, 9], 43)
    >>> triominos.position(hands=("0-0-1", "0-0-2 1-0-0"))
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
    _fill(placed, held, drawn, _reader(seed, "seed").maybe(lambda item: item.whole(0, MOST_SEED)))
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
    """The hands as they are written; without any, each is to be filled but for the bell's."""
    if given is None:
        count = 2 if seats is None else _reader(seats, "seats").whole(*SEATS)
        return [[] if seat == bell else [REST[0]] for seat in range(count)]
    hands = _reader(_list(given, []), "hands")
    fixed = SEATS if seats is None else (_reader(seats, "seats").whole(*SEATS),) * 2
    return [_listed(item.value, item.where) for item in hands.items(*fixed)]


def _fill(placed: list[Any], held: list[list[Any]], pool: list[Any], seed: int | None) -> None:
    """Put every tile that is named nowhere where a ``...`` stands."""
    named = {_tile_in(text) for tiles in (placed, pool, *held) for text in tiles}
    left = [tile for tile in mixed(seed) if tile not in named]
    waiting = [hand for hand in held if _takes_rest(hand)]
    for hand in waiting:
        need = max(0, DEALT[len(held)] - len(hand))
        hand += left[:need]
        del left[:need]
    if _takes_rest(pool):
        pool += left
    elif waiting:
        for nth, tile in enumerate(left):
            waiting[nth % len(waiting)].append(tile)


def _takes_rest(tiles: list[Any]) -> bool:
    """Whether a ``...`` stands at the end, which is then taken away."""
    if not tiles or tiles[-1] not in REST:
        return False
    tiles.pop()
    return True


def _tile_in(text: object) -> Tile | None:
    """The tile that is named or placed; None for anything else."""
    if not isinstance(text, str):
        return None
    placement = read_placement(text)
    if placement is not None:
        return placement[0]
    return text if text in NUMBERS else None


def _read(data: dict[str, object], house_rules: dict[str, object]) -> TriominosState:
    """Check what was filled in as any position is; faults are told by the names used here."""
    options = read_options(OPTIONS, _reader(house_rules))
    try:
        return read_position(_reader(data), options)
    except BadPosition as fault:
        reason, where = fault.reason, fault.where
        if reason.id == "bad-tile-missing":
            reason = words("bad-left-over", **reason.args)
        where = "on_turn" if where == "to_act" else where
        raise BadPosition(reason, where=where, rule=fault.rule) from None
