"""The recorder: every position of a replay as it is shown, for a page without an engine."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.export.recording_transport import RecordingTransport
from tritables.replay.branches import first_children
from tritables.replay.history import Node
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback, tried_at
from tritables.table.scoresheet import Scoresheet
from tritables.table.views.replay import why_of
from tritables.table.views.words import words_of
from tritables.texts import spoken

Json = dict[str, Any]

MOST: Final = 2_000
"""Positions of a recording at most."""

AWAY: Final = ("reveal", "seats", "new", "hand", "type", "write")
"""Locks that hold in a recording, as no engine replies to these commands."""


def record_replay(saved: object, lang: str) -> Json:
    """Return all positions of a saved replay as a page shows them in one language.

    ``saved``  JSON of a replay's table (schema ``sitting``)
    ``lang``   the language

    ``positions`` are in the order of their numbers, by which the shown tree names them; each has
    its ``line``, the numbers of the main line or of its branch. Raises `BadInput` for more than
    `MOST` positions.

    >>> from tritables.replay.sources import opened
    >>> table = Table.open(Replay(Playback.of(opened("bar-first"))))
    >>> len(record_replay(table.save(), "nl")["positions"])
    5
    """
    table = Table.load(saved)
    table.choose("lang", lang)
    table.choose("notation", False)
    replay = table.find(Replay)
    assert replay is not None
    playback = replay.playback
    nodes = _numbered(playback)
    if len(nodes) > MOST:
        raise BadInput(Message("bad-recording-long", {"most": MOST}))
    line = RecordingTransport(table)
    sheets: dict[Node, Json] = {}
    positions = [_position(line, playback, node, sheets) for node in nodes]
    words = dict(words_of(table.game, table.settings.lang))
    return {"words": words, "positions": positions}


def _numbered(playback: Playback) -> list[Node]:
    """Every node, in the order of the numbers that a page has for them."""
    nodes = [playback.history.root]
    for node in nodes:
        nodes.extend(node.children.values())
    for nth, node in enumerate(nodes):
        assert playback.number(node) == nth
    return nodes


def _position(
    transport: RecordingTransport, playback: Playback, node: Node, sheets: dict[Node, Json]
) -> Json:
    """A position: what is shown there, the replies to commands there, and where each command
    leads.
    """
    table = transport.endpoint.table
    transport.endpoint.do("stand", node=playback.number(node))
    whole = transport.whole
    line = [*_path_to(node), *first_children(node)]
    if line[-1] not in sheets:
        sheet = Scoresheet()
        sheet.version = len(sheets) + 1
        said = spoken(table.game.name, table.settings.lang)
        sheet.follow(table.session, table.viewpoint, said)
        sheets[line[-1]] = {**sheet.whole(), "version": len(sheets) + 1}
    tries = {move: _attempt(transport, move) for move in tried_at(playback, node)}
    return {
        "line": [playback.number(one) for one in line],
        "main": _main_number(table, playback, node),
        "board": whole["board"],
        "scene": _without_moves(whole["scene"]),
        "table": _table(whole["table"]),
        "sheet": sheets[line[-1]],
        "why": None if "hints" in table.locked else why_of(table, playback),
        "tries": tries,
        "jumps": {
            what: [_next(playback, plies, by) for by in (-1, 1)]
            for what, plies in (
                ("score", playback.scoring),
                ("refusal", playback.refusals),
                ("note", playback.written),
            )
        },
    }


def _path_to(node: Node) -> list[Node]:
    path = [node]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    return path[::-1]


def _main_number(table: Table, playback: Playback, node: Node) -> int:
    """The number of the position to which the command ``main`` leads."""
    table.do("main")
    found = playback.number(table.node)
    table.do("stand", node=playback.number(node))
    return found


def _next(playback: Playback, plies: list[int], by: int) -> int | None:
    try:
        return playback.next_of(plies, by)
    except BadInput:
        return None


def _attempt(transport: RecordingTransport, move: str) -> Json:
    """The refusal of a move that is tried at a position, as it is shown there."""
    table = transport.endpoint.table
    locked = table.locked
    table.lock(())
    transport.ask("type", move=move)
    verdict: Json = transport.whole["table"]["verdict"]
    table.do("dismiss")
    table.lock(locked)
    return {**verdict, "nearest": []}


def _without_moves(scene: Json) -> Json:
    """A scene in which nothing can be moved."""
    return scene | {"ways": [], "actions": [], "lifts": [], "touches": {}, "draw": None}


def _table(table: Json) -> Json:
    locked = sorted({*table["locked"], *AWAY})
    replay = {**table["replay"], "chooses": False, "recorded": True}
    return {
        **table,
        "locked": locked,
        "replay": replay,
        "flipped": None,
        "forced": None,
        "notation": None,
        "deal": None,
    }
