"""Transcripts: what the transports send to a page, for the browser's side of the battery.

The browser's tests play them to its own transports and hold what it has then against what the bare
table shows (``js/test/protocol``). In a transcript every text is the id of its message with what it
is filled with, so that other words change nothing in it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tests.protocol.samples import sample
from tests.protocol.stages import STAGES, saved
from tests.protocol.transports import Board, Comm, Reference, Worker, agree, plain, sent
from tests.protocol.walks import PAUSES
from tritables.table.commands import COMMANDS
from tritables.table.settings import CHOICES

Json = Any

TRAITS: Final = ("_keys", "_whole", "_change", "view")
"""The traits from which a page draws a board."""


class Playing:
    """A stage at the table itself and behind each transport, of which all is written down."""

    def __init__(self, stage: str) -> None:
        game = STAGES[stage][1]
        start = saved(stage, game)
        self.reference = Reference(start)
        self.comm = Comm(start)
        self.worker = Worker(start)
        self.boards: list[Board] = [self.comm, self.worker]
        self._rng = Random(f"{stage} {game}")
        self._said: dict[str, Json] = {}

    def written(self) -> Json:
        """Every command once, in an order that is drawn."""
        begun = {"sent": self._sent(), "shown": self._shown()}
        kinds = self._rng.sample(list(COMMANDS), len(COMMANDS))
        steps = [self._step(kind) for kind in kinds]
        gap = self._gap()
        for board in self.boards:
            board.close()
        return {"begun": begun, "steps": steps, "gap": gap, "words": self._said}

    def _gap(self) -> list[Json]:
        """Two changes, of which the first is lost to a page, and the whole that it asks for."""
        now = self.reference.table.settings.theme
        one, other = [theme for theme in CHOICES["theme"] if theme != now]
        return [
            self._told("choose", {"name": "theme", "value": one}),
            self._told("choose", {"name": "theme", "value": other}),
            self._told("whole", {}),
        ]

    def _step(self, kind: str) -> Json:
        """A command after a pause: what came by itself before it, and what came of it."""
        pause = self._rng.choice(PAUSES)
        for board in (self.reference, *self.boards):
            board.wait(pause)
        agree(self.reference, self.boards)
        first = self._sent()
        fields = plain(sample(kind, self.reference.table, self._rng))
        return {"before": first, **self._told(kind, fields)}

    def _told(self, kind: str, fields: Json) -> Json:
        """A command, and what came of it."""
        reply = sent(self.reference, self.boards, kind, fields)
        parts = {name: part for name, part in reply.items() if name not in ("view", "seq")}
        return {
            "command": {"kind": kind, **fields},
            "sent": self._sent(),
            "reply": parts,
            "shown": self._shown(),
        }

    def _shown(self) -> Json:
        """What the table shows, the sheet as a whole."""
        table = self.reference.table
        turns = plain(table.views.sheet(table).whole())
        view = plain(table.view.as_view())
        lang = self.reference.lang
        return {**self.reference.shown, "sheet": turns, "lang": lang, "view": view}

    def _sent(self) -> Json:
        """What each transport has sent since this was asked last."""
        return {"comm": list(self._of_comm()), "worker": list(self._of_worker())}

    def _of_comm(self) -> Json:
        for data in _taken(self.comm):
            if data.get("method") == "custom":
                yield {"message": data["content"]}
                continue
            traits = {name: one for name, one in data["state"].items() if name in TRAITS}
            if "_keys" in traits:
                self._said[traits["_keys"]["words"]] = {"lang": self.comm.lang_of(traits["_keys"])}
                traits["_keys"] = {"words": traits["_keys"]["words"]}
            if traits:
                yield {"traits": traits}

    def _of_worker(self) -> Json:
        for told in _taken(self.worker):
            yield {name: one for name, one in told.items() if name == "message"} or {"saved": {}}


def _taken(board: Board) -> list[Json]:
    taken, board.sent = board.sent, []
    return taken


def written(stage: str) -> Json:
    """The transcript of a stage, at the game that stands for it."""
    return Playing(stage).written()
