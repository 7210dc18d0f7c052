"""Recordings, held against the replay they were made of: walks, written down for the browser.

A recording has no engine, so that some things are not there, or less of them: that stands here and
nowhere else (`is_away`, `as_recorded`). All else is as at the table.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tests.protocol.samples import Fields, sample
from tests.protocol.stages import saved
from tests.protocol.transports import Reference, plain
from tritables.core.messages import Message
from tritables.core.verdicts import Verdict
from tritables.export.recorder import AWAY, RECORDED, record_replay
from tritables.replay.history import Node
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.commands import COMMANDS
from tritables.table.playback import Playback
from tritables.table.settings import CHOICES, PACE

Json = Any

LANGS: Final = ("en", "nl")
"""The languages of the recordings of the battery; a third one they have not."""

SHOWN: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {
    "branches": ("a replay", "trictrac", ()),
    "a-match": ("a replay", "triominos", ()),
    "watched": ("a watched replay", "tricap", ()),
    "seen-by-all": ("a replay", "tricom", ()),
    "tried": ("a replayed example", "trictrac", ()),
    "tried-in-secret": ("a replayed example", "tricap", ()),
    "locked-leafing": ("a replay", "trictrac", ("undo",)),
    "locked-hints": ("a replayed example", "trictrac", ("hints",)),
}
"""What is recorded: a stage and its game, under locks."""

STEPS: Final = 120

PAUSES: Final = (0.0, 0.0, 0.37, 1.13, 2.51)
"""Seconds; none of them is where a move of a running replay falls."""

CHOSEN: Final = ("lang", "theme", "speed", "four_colours")
"""The settings of a recording."""


def recording(value: Json) -> Json:
    """What stands in the page of a recording, but for art and words."""
    told = {}
    for lang in LANGS:
        told[lang] = {**record_replay(value, lang), "words": {"lang": lang}}
    return plain({"art": {}, "told": told, "pace": PACE, "choices": CHOICES})


def walk(name: str) -> Json:
    """A recording and a walk through it, with what the replay itself says at each step."""
    stage, game, locked = SHOWN[name]
    value = {**saved(stage, game), "locked": list(locked)}
    replay = _Replayed(value, Random(name))
    begun = replay.shown()
    steps = [replay.step() for _ in range(STEPS)]
    return {"recording": recording(value), "begun": begun, "steps": steps}


class _Replayed:
    """A replay at a bare table, asked as the page of a recording asks."""

    def __init__(self, value: Json, rng: Random) -> None:
        self._rng = rng
        self._reference = Reference(value, _prepared)
        replay = self._reference.table.find(Replay)
        assert replay is not None
        self._playback = replay.playback
        self._count = len(_nodes(self._playback))

    def shown(self) -> Json:
        """What is shown, as a recording shows it."""
        return as_recorded(self._reference.shown) | {"lang": self._reference.lang}

    def step(self) -> Json:
        """A pause and a command, with the reply and what is shown then."""
        pause = self._rng.choice(PAUSES)
        self._reference.wait(pause)
        kind = self._rng.choice((*RECORDED * 3, *COMMANDS))
        fields = plain(self._fields(kind))
        return {
            "pause": pause,
            "command": {"kind": kind, **fields},
            "reply": self._reply(kind, fields),
            "shown": self.shown(),
        }

    def _fields(self, kind: str) -> Fields:
        """Valid fields, now and then of what is not there."""
        fields = sample(kind, self._reference.table, self._rng)
        if self._rng.random() < 0.15:
            beyond = len(self._playback.history.line) + self._rng.randrange(3)
            other = self._count + self._rng.randrange(3)
            wrong: dict[str, Fields] = {
                "go": {"ply": beyond},
                "stand": {"node": other},
                "glimpse": {"at": beyond, "branch": None},
            }
            return wrong.get(kind, fields)
        return {"node": self._rng.randrange(self._count)} if kind == "stand" else fields

    def _reply(self, kind: str, fields: Fields) -> Json:
        table = self._reference.table
        if is_away(self._tried(), kind, fields):
            table.refuse(Verdict.refused(None, Message("bad-recorded")), "", attempt=False)
            self._reference.look()
            return {"kind": "reply", "ok": False, "fault": None}
        reply = self._reference.ask(kind, **fields)
        parts = {name: part for name, part in reply.items() if name not in ("view", "seq")}
        return parts | less(parts)

    def _tried(self) -> list[str]:
        replay = self._reference.shown["table"]["replay"]
        return [one["move"] for one in replay["tried"]]


def _nodes(playback: Playback) -> list[Node]:
    """All nodes, in the order in which a recording numbers them."""
    nodes = [playback.history.root]
    for node in nodes:
        nodes.extend(node.children.values())
    return nodes


def _prepared(table: Table) -> None:
    """Have a table begin as a recording does: at the start, with its numbers and settings."""
    replay = table.find(Replay)
    assert replay is not None
    for node in _nodes(replay.playback):
        replay.playback.number(node)
    table.choose("lang", LANGS[0])
    table.choose("notation", False)
    table.do("stand", node=0)


def is_away(tried: list[str], kind: str, fields: Fields) -> bool:
    """Whether a recording has nothing to do a command with, where these moves were tried."""
    if kind == "type":
        return fields["move"] not in tried
    if kind == "choose":
        known = fields["name"] in CHOSEN
        return not known or (fields["name"] == "lang" and fields["value"] not in LANGS)
    return kind not in RECORDED


def less(reply: Json) -> Json:
    """The parts of a reply of which a recording has less."""
    told: Json = {}
    if "legal" in reply:
        told["legal"] = []
    if "picture" in reply:
        told["picture"] = None
    if "sheet" in reply:
        told["sheet"] = {**reply["sheet"], "version": 0}
    if "glimpse" in reply:
        told["glimpse"] = {**reply["glimpse"], "scene": still(reply["glimpse"]["scene"])}
    return told


def still(scene: Json) -> Json:
    """A scene in which nothing can be moved."""
    return {**scene, "ways": [], "actions": [], "lifts": [], "touches": {}, "draw": None}


def as_recorded(shown: Json) -> Json:
    """What a table shows, without what a recording has not."""
    table = shown["table"]
    verdict = table["verdict"] and {**table["verdict"], "nearest": []}
    off = dict.fromkeys(("flipped", "forced", "notation", "coach", "advice", "deal"))
    replay = {**table["replay"], "chooses": False, "recorded": True}
    locked = sorted({*table["locked"], *AWAY})
    return {
        "board": shown["board"],
        "scene": still(shown["scene"]),
        "table": {**table, **off, "verdict": verdict, "replay": replay, "locked": locked},
        "turns": shown["sheet"]["turns"],
    }
