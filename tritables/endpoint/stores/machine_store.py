"""The store of this machine, shared by all kernels, and the games kept in it for a board."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tritables.endpoint.stores.cell_identity import place_of
from tritables.endpoint.stores.config import address, place
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.store import Store, Unkept
from tritables.table import Table
from tritables.table.saves.recall import Origin

if TYPE_CHECKING:
    from tritables.endpoint.stores.claims import Claim
    from tritables.endpoint.stores.redis_server import RedisServer

_open: dict[tuple[int, Path], Store] = {}
"""Open stores, by process and path."""

_servers: dict[tuple[int, str], RedisServer] = {}
"""Connections to a Redis, by process and address."""


def kept_games_of(table: Table, origin: Origin) -> KeptGames | None:
    """Return the kept games of a board in a cell; None where the host keeps no games."""
    return kept_games_at(place_of(origin.known), table, origin.whole)


def kept_games_at(
    board: str, table: Table, origin: str, claim: Claim | None = None
) -> KeptGames | None:
    """Return the kept games of a board; None where the host keeps no games.

    ``board`` is the key by which pages know it, ``origin`` a hash of what it was opened with, which
    never leaves this machine. Under a ``claim`` other processes may take its table over.
    """
    if (shared := address()) is not None:
        return KeptGames(table, board, origin, lambda: _store_in(shared, claim))
    path = place()
    if path is None:
        return None
    if find_spec("_sqlite3") is None:
        return None  # a Python in a browser may have none
    return KeptGames(table, board, origin, lambda: _store_at(path))


def redis_server(address: str) -> RedisServer:
    """Return the connection of this process to a Redis, made on first use; raises `Unkept`."""
    from tritables.endpoint.stores.redis_server import RedisServer

    key = os.getpid(), address
    if key not in _servers or not _servers[key].is_open:
        try:
            _servers[key] = RedisServer(address)
        except (ImportError, ValueError) as fault:
            raise Unkept(str(fault)) from fault
    return _servers[key]


def _store_in(address: str, claim: Claim | None) -> Store:
    """Return a Redis as the store of a table; raises `Unkept`."""
    from tritables.endpoint.stores.redis_store import RedisStore

    return RedisStore(redis_server(address), claim)


def _store_at(path: Path) -> Store:
    """Return the store of a file, opened on first use; raises `Unkept`."""
    from tritables.endpoint.stores.sqlite_store import SqliteStore  # most kernels never need it

    key = os.getpid(), path
    if key not in _open or not _open[key].is_there:
        _open[key] = SqliteStore(path)
    return _open[key]
