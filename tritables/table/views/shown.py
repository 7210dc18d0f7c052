"""What is to be seen of a table, part by part: the board, the scene on it, what is beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Any

from tritables.core.editing import SEAT_IN_FRONT
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.state import State
from tritables.replay.history import Node
from tritables.scene.compose import board_of, scene_of
from tritables.scene.sheets import art_of
from tritables.table.activities.base import Host
from tritables.table.move_text import move_shown
from tritables.table.scoresheet import Scoresheet
from tritables.table.scoresheet_window import ScoresheetWindow
from tritables.table.viewpoint import Viewpoint
from tritables.table.views.panel import surroundings, tongue_of, words_of
from tritables.texts import say, spoken

Json = dict[str, Any]

Parts = dict[str, Json]
"""What is shown: ``words``, ``board``, ``scene``, ``table`` and ``sheet``."""


class Views:
    """The parts of a table as they were made last; one that stays is the same object."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[Hashable, Json]] = {}
        self._sheet: Scoresheet | ScoresheetWindow | None = None
        self._seen: tuple[Node, Viewpoint, State] | None = None
        self._places: tuple[object, frozenset[str]] = (None, frozenset())

    def view(self, table: Host) -> State:
        """Return what the people before the screen see of the state on the table."""
        seen = self._seen
        if seen is None or seen[0] is not table.node or seen[1] != table.viewpoint:
            view = table.viewpoint.view(table.state)
            seen = self._seen = table.node, table.viewpoint, view
        return seen[2]

    def shown(self, table: Host, *, words: bool) -> Parts:
        """Return every part; without ``words`` only the language of them."""
        return {
            "words": (words_of if words else tongue_of)(table.game, table.settings.lang),
            "board": self.board(table),
            "scene": self.scene(table),
            "table": self.panel(table),
            "sheet": self.sheet(table).tail(),
        }

    def sheet(self, table: Host) -> Scoresheet | ScoresheetWindow:
        """Return the score sheet, brought up to date with the moves."""
        kind = Scoresheet if table.top.whole_sheet else ScoresheetWindow
        sheet = self._sheet
        if sheet is None or not isinstance(sheet, kind):
            # No page takes it for the one before.
            sheet = self._sheet = kind(0 if sheet is None else sheet.version + 1)
        now = table.settings
        lang = None if now.notation else spoken(table.game.name, now.lang)
        sheet.follow(table.session, table.viewpoint, lang)
        return sheet

    def _kept(self, part: str, key: Hashable, make: Callable[[], Json]) -> Json:
        """Return a part as it was made before, unless what it depends on has changed."""
        kept = self._made.get(part)
        if kept is None or kept[0] != key:
            kept = self._made[part] = key, make()
        return kept[1]

    def board(self, table: Host) -> Json:
        """Return the board, as far as it does not move (`Board` of scene.json)."""
        now, history = table.settings, table.top.draft
        if history is not None:
            look = Look(SEAT_IN_FRONT, now.flipped)
            draft = history.draft
            key: Hashable = ("draft", history.stamp, now.flipped, now.lang)
            return self._kept("board", key, lambda: board_of(draft, draft, look, lang=now.lang))
        look = table.viewpoint.look(flipped=now.flipped)
        key = (table.node, table.viewpoint, now.flipped, now.lang)
        return self._kept(
            "board", key, lambda: board_of(table.game, table.view, look, lang=now.lang)
        )

    def places(self, table: Host) -> frozenset[str]:
        """Return the ids of the places of the board."""
        board = self.board(table)
        if self._places[0] is not board:
            inner = board["inner"]
            ids = [*board["wide"]["places"], *(() if inner is None else inner["places"])]
            self._places = board, frozenset(ids)
        return self._places[1]

    def scene(self, table: Host) -> Json:
        """Return what lies on the board and may be done there (`Scene` of scene.json)."""
        now, top = table.settings, table.top
        if top.draft is not None:
            key: Hashable = ("draft", top.draft.stamp, now.lang, now.flipped)
            return self._kept("scene", key, lambda: self._draft_scene(table))
        marks = _tells_hints(table)
        seen = (table.node, table.viewpoint, now.lang, now.flipped)
        key = (*seen, table.thinks, marks, top.is_asking)
        return self._kept("scene", key, lambda: self._scene(table, *marks))

    def _draft_scene(self, table: Host) -> Json:
        history, now = table.top.draft, table.settings
        assert history is not None
        draft, look = history.draft, Look(SEAT_IN_FRONT, now.flipped)
        return dict(scene_of(draft, draft, lang=now.lang, look=look, board=self.board(table)))

    def _scene(self, table: Host, marks: bool, hint: bool) -> Json:
        lang, look = table.settings.lang, table.viewpoint.look(flipped=table.settings.flipped)
        board, last = self.board(table), table.node.last
        drawn = scene_of(table.game, table.view, lang=lang, last=last, look=look, board=board)
        scene: Json = dict(drawn)
        if not hint:
            scene["hint"] = None
        if table.top.is_asking:  # what may be moved would be the answer, and nothing may be yet
            scene |= {"ways": [], "actions": [], "lifts": [], "touches": {}, "hint": None}
            scene |= {"draw": None, "draws_at": None, "throw": []}
            scene["status"] = say(Message("status-asking"), lang)
        elif table.thinks:  # what it may lift, throw or turn up is its own
            scene |= {"chance": False, "ways": [], "actions": [], "lifts": [], "touches": {}}
        elif not marks:
            scene["ways"] = []
        return scene

    def panel(self, table: Host) -> Json:
        """Return what stands beside the board (`TableState` of scene.json)."""
        now = table.settings.as_json()
        now["flipped"] = now["flipped"] if table.game.flips else None
        now["four_colours"] = now["four_colours"] if art_of(table.game)["four"] else None
        now["reveal"] = now["reveal"] if table.game.secret else None
        now["paused"] = table.waits
        shown = {
            **surroundings(table),
            **now,
            "clock": table.live.clock.as_json(table.now),
            "kept": None if table.kept is None else table.kept.as_json(table.settings.lang),
            "fault": table.fault,
        }
        for activity in table.activities:
            shown |= activity.panel(table)
        return shown

    def legal(self, table: Host, place: str | None) -> list[str]:
        """List the moves that are marked, those from a place or all, as they are shown here."""
        scene = self.scene(table)
        if table.top.draft is not None:  # no moves: the places where it fits
            goals = [way["to"] for way in scene["ways"] if place in (None, way["from"])]
            return [scene["labels"][goal] for goal in dict.fromkeys(goals)]
        ways = [way["move"] for way in scene["ways"] if place is None or way["from"] == place]
        told = [move_shown(table.game, table.view, move, table.settings) for move in ways]
        return told + [action["label"] for action in scene["actions"] if place is None]

    def at(self, table: Host, node: Node) -> Json:
        """Return another position as it would be seen there (`Glimpsed` of scene.json)."""
        here, there, history = self.board(table), Views(), table.session.history
        stands, history.current = history.current, node
        try:
            elsewhere = copy(table)
            elsewhere.views = there
            board = there.board(elsewhere)
            return {"board": None if board == here else board, "scene": there.scene(elsewhere)}
        finally:
            history.current = stands


def _tells_hints(table: Host) -> tuple[bool, bool]:
    """Whether ways are marked, and whether a rule's hint is told; a task keeps that back."""
    free = "hints" not in table.locked and table.top.marks_moves
    return free, free and table.top.gives_hint(table.node)
