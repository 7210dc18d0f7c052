"""A table as one JSON value (``tritables/schemas/sitting.json``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tritables.replay.history import History, Node
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.saves.saved import FORMAT

Json = dict[str, Any]


def save(table: SavedTable) -> Json:
    """Write down all of a table but who has said to be there: behind a curtain nobody is.

    >>> from tritables.table import Table
    >>> save(Table.open("trictrac", seed=7))["seed"]
    '7'
    """
    nodes = _numbered(table.session.history)
    number = {node: nth for nth, node in enumerate(nodes)}
    moves = [
        node.move if node.parent is nodes[nth] else [number[_parent(node)], node.move]
        for nth, node in enumerate(nodes[1:])
    ]
    rounds = [record.as_json() for record in table.session.rounds]
    return {**deal_of(table), "rounds": rounds, "moves": moves, **rest_of(table, number)}


def deal_of(table: SavedTable) -> Json:
    """Write what a game or a round begins with; it stays until another one is dealt."""
    session = table.session
    deal: Json = {
        "format": FORMAT,
        "game": table.game.name,
        "seed": str(session.seed),
        "start": session.history.root.state.position(),
        "example": None,
    }
    for activity in table.activities:
        deal |= activity.save_deal()
    return deal


def rest_of(table: SavedTable, number: Mapping[Node, int]) -> Json:
    """Write what stands at a table beside its moves, whose nodes have these numbers."""
    live, task = table.live, table.top.task
    used = sorted((number[node], round(used, 1)) for node, used in live.clock.used.items())
    rest: Json = {
        "seats": list(table.session.seats),
        "at": number[table.node],
        "settings": table.settings.saved_json(),
        "locked": list(table.locked),
        "held": live.held,
        "used": [list(one) for one in used],
        "refused": [
            [number[node], one]
            for node in sorted(task.refused, key=number.__getitem__)
            for one in task.refusals_json(node)
        ],
    }
    for activity in table.activities:
        rest |= activity.save(table, number)
    return rest


def _parent(node: Node) -> Node:
    assert node.parent is not None
    return node.parent


def _numbered(history: History) -> list[Node]:
    """All nodes, each after its parent; the one that redo leads to comes last of its like."""
    found: list[Node] = []
    ahead = [history.root]
    while ahead:
        node = ahead.pop()
        found.append(node)
        others = [child for child in node.children.values() if child is not node.latest]
        ahead += [*([node.latest] if node.latest is not None else []), *reversed(others)]
    return found
