"""The recorder: every position of a replay as it is shown, for a page without an engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.verdicts import Verdict
from tritables.export.recording_transport import RecordingTransport
from tritables.replay.branches import first_children
from tritables.replay.history import Node, path_to
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.commands import BACK, COMMANDS
from tritables.table.playback import Playback, tried_at
from tritables.table.views.replay import why_of
from tritables.table.views.words import words_of

Json = dict[str, Any]

MOST: Final = 2_000
"""Positions of a recording at most, each on its own line."""

MOST_TWICE: Final = 2_000
"""Positions at most that are recorded on other lines, too: those before a branch turns off."""

AWAY: Final = ("reveal", "seats", "new", "hand", "type", "write")
"""Locks that hold in a recording, as no engine replies to these commands."""

RECORDED: Final = tuple(kind for kind, row in COMMANDS.items() if row.recorded)


def record_replay(saved: object, lang: str) -> Json:
    """Return all positions of a saved replay as a page shows them in one language.

    ``saved``  JSON of a replay's table (schema ``sitting``)
    ``lang``   the language

    The first ``nodes`` of the ``positions`` are in the order of their numbers, by which the shown
    tree names them; each has its ``line``, the indices of the positions on the main line or on that
    of its branch. Whoever steps back on a branch stays on its line, so the positions before it
    follow, once for each branch. ``refusals`` are what a table shows that refuses a command, and
    ``locked`` the commands that a teacher has taken away. Raises `BadInput` for more than `MOST`
    positions.

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
    nodes = _numbered(replay.playback)
    if len(nodes) > MOST:
        raise BadInput(Message("bad-recording-long", {"most": MOST}))
    locked = [kind for kind in RECORDED if _is_locked(table, kind)]
    transport = RecordingTransport(table)
    lines = _Lines(nodes)
    beyonds: dict[int, Json] = {}
    return {
        "words": dict(words_of(table.game, table.settings.lang)),
        "nodes": len(nodes),
        "positions": [
            _position(transport, replay.playback, node, line, beyonds)
            for node, line in lines.stands(nodes)
        ],
        "locked": locked,
        "refusals": _refusals(transport, len(nodes)),
    }


def _numbered(playback: Playback) -> list[Node]:
    """Every node, in the order of the numbers that a page has for them."""
    nodes = [playback.history.root]
    for node in nodes:
        nodes.extend(node.children.values())
    for nth, node in enumerate(nodes):
        assert playback.number(node) == nth
    return nodes


Line = tuple[tuple[Node, ...], tuple[int, ...]]
"""The nodes of a line, and the indices of the positions on it."""


class _Lines:
    """The lines of a tree, each of which ends at a leaf."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._number = {node: nth for nth, node in enumerate(nodes)}
        self._lines: dict[Node, Line] = {}
        """Each by its leaf."""
        self._twice: list[tuple[Node, Node]] = []
        """The positions that are recorded on another line than their own, by their leaf."""
        for leaf in nodes:
            if not leaf.children:
                self._lines[leaf] = self._line(leaf)

    def stands(self, nodes: Sequence[Node]) -> Iterator[tuple[Node, Line]]:
        """Return every position that is recorded, with its line."""
        for node in nodes:
            yield node, self._lines[_leaf(node)]
        for node, leaf in self._twice:
            yield node, self._lines[leaf]

    def _line(self, leaf: Node) -> Line:
        path = tuple(path_to(leaf))
        others = [node for node in path if _leaf(node) is not leaf]
        if len(self._twice) + len(others) > MOST_TWICE:
            return path, tuple(self._number[node] for node in path)
        first = len(self._number) + len(self._twice)
        self._twice += [(node, leaf) for node in others]
        own = path[len(others) :]
        return path, (*range(first, first + len(others)), *(self._number[node] for node in own))


def _leaf(node: Node) -> Node:
    return [node, *first_children(node)][-1]


def _position(
    transport: RecordingTransport,
    playback: Playback,
    node: Node,
    on: Line,
    beyonds: dict[int, Json],
) -> Json:
    """A position: what is shown there, the replies to commands there, and where each command
    leads.

    ``beyonds`` has, for lines of each length, what is shown of a ply that they have not.
    """
    table = transport.endpoint.table
    path, line = on
    table.do("stand", node=playback.number(path[-1]))
    transport.endpoint.do("go", ply=node.ply)
    whole = transport.whole
    if len(line) not in beyonds:
        beyonds[len(line)] = _shown_at(transport, "go", ply=len(line))
    jumps = {
        what: [_next(playback, plies, by) for by in (-1, 1)]
        for what, plies in (
            ("score", playback.scoring),
            ("refusal", playback.refusals),
            ("note", playback.written),
        )
    }
    return {
        "line": list(line),
        "main": _main_number(table, playback),
        "board": whole["board"],
        "scene": _without_moves(whole["scene"]),
        "table": _table(whole["table"]),
        "sheet": {**whole["sheet"], "version": 0},
        "why": None if "hints" in table.locked else why_of(table, playback),
        "tries": {
            move: _shown_at(transport, "type", move=move) for move in tried_at(playback, node)
        },
        "beyond": beyonds[len(line)],
        "jumps": jumps,
    }


def _refusals(transport: RecordingTransport, nodes: int) -> Json:
    """The refusals of commands that a position does not change."""
    table = transport.endpoint.table
    table.do("stand", node=0)
    at_start = {
        "undo": _shown_at(transport, "undo"),
        "jump": _shown_at(transport, "jump", what="score", way=BACK),
    }
    table.do("go", ply=len(table.session.history.line) - 1)
    return {
        **at_start,
        "redo": _shown_at(transport, "redo"),
        "stand": _shown_at(transport, "stand", node=nodes),
        "locked": _told(transport, "bad-locked"),
        "away": _told(transport, "bad-recorded"),
    }


def _main_number(table: Table, playback: Playback) -> int | None:
    """The number of the position to which the command ``main`` leads; None on the main line."""
    if not playback.line:
        return None
    leaf, ply = playback.history.line[-1], table.node.ply
    table.do("main")
    found = playback.number(table.node)
    table.do("stand", node=playback.number(leaf))
    table.do("go", ply=ply)
    return found


def _next(playback: Playback, plies: list[int], by: int) -> int | None:
    try:
        return playback.next_of(plies, by)
    except BadInput:
        return None


def _is_locked(table: Table, kind: str) -> bool:
    """Return True if a lock refuses a command."""
    try:
        COMMANDS[kind].check_locks(table, {"name": ""})
    except BadInput:
        return True
    return False


def _shown_at(transport: RecordingTransport, kind: str, **fields: object) -> Json:
    """The refusal of a command, as it is shown where the table stands."""
    table = transport.endpoint.table
    locked = table.locked
    table.lock(())
    transport.ask(kind, **fields)
    verdict: Json = transport.whole["table"]["verdict"]
    table.do("dismiss")
    table.lock(locked)
    return {**verdict, "nearest": [], "count": 0}


def _told(transport: RecordingTransport, id: str) -> Json:
    """A refusal that no position has, as it would be shown."""
    table = transport.endpoint.table
    table.refuse(Verdict.refused(None, Message(id)), "", attempt=False)
    transport.endpoint.refresh()
    verdict: Json = transport.whole["table"]["verdict"]
    table.do("dismiss")
    return {**verdict, "nearest": [], "count": 0}


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
        "coach": None,
        "advice": None,
        "deal": None,
    }
