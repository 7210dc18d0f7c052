"""The views of a table, part by part: the board, the scene on it, what is beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Any, Final

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.state import Seat, State
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.replay.story import story_of
from tritables.scene.compose import board_of, scene_of, seat_names, verdict_of
from tritables.scene.sheets import art_of
from tritables.table.activities.base import DrawnTable, Withheld
from tritables.table.move_text import move_shown
from tritables.table.refusal import Refusal
from tritables.table.scoresheet import Scoresheet
from tritables.table.scoresheet_window import ScoresheetWindow
from tritables.table.settings import Settings
from tritables.table.viewpoint import Viewpoint
from tritables.table.views.coach import IDLE
from tritables.table.views.words import tongue_of, words_of
from tritables.texts import said, said_to, say, spoken

Json = dict[str, Any]

Parts = dict[str, Json]
"""The parts of what is shown: ``words``, ``board``, ``scene``, ``table`` and ``sheet``."""


class Views:
    """The parts of a table, with what was made last.

    A board or a scene that has not changed is the same object, as words are; table and sheet are
    made anew each time, for whoever compares them by value.
    """

    def __init__(self) -> None:
        self._made: dict[str, tuple[Hashable, Json]] = {}
        self._sheet: Scoresheet | ScoresheetWindow | None = None
        self._seen: tuple[Node, Viewpoint, State] | None = None
        self._places: tuple[object, frozenset[str]] = (None, frozenset())

    def view(self, table: DrawnTable) -> State:
        """Return what the people before the screen see of the state on the table."""
        seen = self._seen
        if seen is None or seen[0] is not table.node or seen[1] != table.viewpoint:
            view = table.viewpoint.view(table.state)
            seen = self._seen = table.node, table.viewpoint, view
        return seen[2]

    def shown(self, table: DrawnTable, *, words: bool) -> Parts:
        """Return every part; without ``words`` only the language of them."""
        return {
            "words": (words_of if words else tongue_of)(table.game, table.settings.lang),
            "board": self.board(table),
            "scene": self.scene(table),
            "table": self.panel(table),
            "sheet": self.sheet(table).tail(),
        }

    def sheet(self, table: DrawnTable) -> Scoresheet | ScoresheetWindow:
        """Return the score sheet, brought up to date with the moves."""
        kind = Scoresheet if table.top.whole_sheet else ScoresheetWindow
        sheet = self._sheet
        if sheet is None or not isinstance(sheet, kind):
            # No page takes it for the one before.
            sheet = self._sheet = kind(0 if sheet is None else sheet.version + 1)
        now = table.settings
        lang = None if now.notation else spoken(table.game.name, now.lang)
        sheet.follow(table.session, table.viewpoint, lang, table.live.reader)
        return sheet

    def _kept(self, part: str, key: Hashable, make: Callable[[], Json]) -> Json:
        """Return a part as it was made before, unless what it depends on has changed."""
        kept = self._made.get(part)
        if kept is None or kept[0] != key:
            kept = self._made[part] = key, make()
        return kept[1]

    def board(self, table: DrawnTable) -> Json:
        """Return the board, as far as it does not move (`Board` of scene.json)."""
        now, top = table.settings, table.top
        key = (top.seen(table), now.flipped, now.lang)
        return self._kept("board", key, lambda: self._board(table))

    def _board(self, table: DrawnTable) -> Json:
        top = table.top
        return board_of(*top.drawn(table), top.look(table), lang=table.settings.lang)

    def places(self, table: DrawnTable) -> frozenset[str]:
        """Return the ids of the places of the board."""
        board = self.board(table)
        if self._places[0] is not board:
            inner = board["inner"]
            ids = [*board["wide"]["places"], *(() if inner is None else inner["places"])]
            self._places = board, frozenset(ids)
        return self._places[1]

    def scene(self, table: DrawnTable) -> Json:
        """Return what lies on the board and may be done there (`Scene` of scene.json)."""
        now, top = table.settings, table.top
        held_back = (*top.marks(table), top.is_asking, top.withheld, table.thinks)
        key = (top.seen(table), table.live.reader, now.lang, now.flipped, *held_back)
        return self._kept("scene", key, lambda: self._scene(table, *held_back))

    def _scene(
        self,
        table: DrawnTable,
        marks: bool,
        hint: bool,
        is_asking: bool,
        withheld: Withheld,
        thinks: bool,
    ) -> Json:
        lang, top = table.settings.lang, table.top
        board, last, look = self.board(table), top.last(table), top.look(table)
        drawn, reader = top.drawn(table), table.live.reader
        scene: dict[str, Any] = dict(
            scene_of(*drawn, lang=lang, last=last, look=look, board=board, reader=reader)
        )
        if table.live.spared:
            scene["told"] = [*told_of_spared(table), *scene["told"]]
        if not hint:
            scene["hint"] = None
        if withheld == "turn":
            scene["seat"] = None
        if is_asking or withheld:
            scene |= {"ways": [], "actions": [], "lifts": [], "touches": {}, "hint": None}
            scene |= {"draw": None, "draws_at": None, "throw": []}
        if is_asking:  # what may be moved would be the answer, and nothing may be yet
            scene["status"] = say(Message("status-asking"), lang)
        elif thinks:  # what it may lift, throw or turn up is its own
            scene |= {"chance": False, "ways": [], "actions": [], "lifts": [], "touches": {}}
        elif not marks:
            scene["ways"] = []
        return scene

    def panel(self, table: DrawnTable) -> Json:
        """Return what stands beside the board (`TableState` of scene.json)."""
        game, settings = table.game, table.settings
        shown = {
            **surroundings(table),
            **self._kept("settings", (game, settings), lambda: _settings(game, settings)),
            "story": [],
            "paused": table.waits,
            "clock": table.live.clock.as_json(table.now),
            "kept": None
            if table.kept is None
            else table.kept.as_json(settings.lang, by_hand=table.counts.by_hand),
            "fault": table.fault,
        }
        if shown["scores"] is not None and table.top.tells_story:
            shown["story"] = self._story(table)
            may = table.top.is_advised and game.coached and "hints" not in table.locked
            if may and table.node.ply > 0:
                shown["lookback"] = True
        for activity in table.activities:
            shown |= activity.panel(table)
        return shown

    def _story(self, table: DrawnTable) -> list[str]:
        """Return the story of the round that is over, which is told once."""
        key = (table.node, table.live.reader, table.settings.lang)
        told: list[str] = self._kept("story", key, lambda: {"told": _story(table)})["told"]
        return told

    def legal(self, table: DrawnTable, place: str | None) -> list[str]:
        """List the moves that are marked, those from a place or all, as they are shown here."""
        return table.top.legal(table, self.scene(table), place)

    def at(self, table: DrawnTable, node: Node) -> Json:
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


def told_of_spared(table: DrawnTable) -> list[Json]:
    """Tell of the moves before the last one that were made by themselves, with their reasons."""
    rows: list[Json] = []
    node, lang = table.node, table.settings.lang
    while node in table.live.spared and (before := node.parent) is not None:
        view = table.viewpoint.view(before.state)
        scene: dict[str, Any] = dict(
            scene_of(table.game, view, lang=lang, last=before.last, reader=table.live.reader)
        )
        told = scene["told"] if before in table.live.spared else []
        why = scene["hint"]
        rows = [*told, *([] if why is None else [{**why, "points": 0, "places": []}]), *rows]
        node = before
    return rows


def _settings(game: Game[Any], settings: Settings) -> Json:
    """The settings as a board shows them: None for one that means nothing in its game."""
    shown = settings.as_json()
    for name, means in (
        ("flipped", game.flips),
        ("four_colours", art_of(game)["four"]),
        ("reveal", game.secret),
    ):
        if not means:
            shown[name] = None
    return shown


NOTHING: Final[dict[str, None]] = dict.fromkeys(
    ("task", "chapter", "question", "help", "practice", "doubt", "course", "editor")
)
"""The parts that activities have, where none of them has any."""


def surroundings(table: DrawnTable) -> dict[str, object]:
    """Seats, rules of the house, points and the last refusal, as shown beside the board."""
    session, viewpoint, lang = table.session, table.viewpoint, table.settings.lang
    result, reader = session.state.result, table.live.reader
    top, game = table.top, session.game
    return {
        "kinds": list(session.seats),
        "you": reader,
        "options": dict(session.options),
        "scores": None if result is None else list(result.adds),
        "won": None if result is None or reader is None else reader in result.winners,
        "match": _match(session, lang, reader, goes_on=top.is_game),
        "tally": _tally(session),
        "curtain": None
        if viewpoint.curtain is None
        else _curtain(session, viewpoint.curtain, lang),
        "at": session.history.current.ply,
        "plies": len(session.history.line) - 1,
        # The seed tells every card to come to whoever can deal with it elsewhere.
        "deal": table.counts.deals if table.tells_seed else None,
        "verdict": None if table.refusal is None else _refusal(table, table.refusal),
        **NOTHING,
        "advice": IDLE[game.coached, game.fans] if top.is_advised else None,
        "locked": list(table.locked),
    }


def _story(table: DrawnTable) -> list[str]:
    """The story of the round that is over."""
    session = table.session
    line = [last for node in session.history.line if (last := node.last) is not None]
    return story_of(table.game, line, session.state, table.settings.lang, table.live.reader)


def _tally(session: Session) -> list[dict[str, object]]:
    """Return the points of this round by their sources: each rule that gave any, with each seat's.

    What the deal itself scored, before any move, has no rule's event and stands first.
    """
    dealt, tally = session.round.dealt, session.round.tally
    rows = [("", dealt), *tally] if any(dealt) else tally
    return [{"rule": rule, "points": list(points)} for rule, points in rows]


def _curtain(session: Session, seat: int, lang: str) -> dict[str, object]:
    """Return the curtain before the hand of a seat, until somebody says it is there."""
    name = seat_names(session.game, seat + 1, lang)[seat]
    return {
        "seat": seat,
        "text": say(Message("curtain-pass", {"name": name}), lang),
        "button": say(Message("curtain-open", {"name": name}), lang),
    }


def _match(
    session: Session, lang: str, reader: Seat | None, *, goes_on: bool
) -> dict[str, object] | None:
    """The match that the rounds belong to, and who has won it once it is over."""
    if not session.is_match and not session.past:
        return None
    result = session.state.result
    text = None
    if result is not None and not session.round_follows:
        totals = session.totals_with(result)
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        name = seat_names(session.game, len(totals), lang)[winners[0]]
        args: dict[str, Argument] = {"name": name, "seat": winners[0], "points": best}
        won = "match-won" if result.wins is None else "match-won-rounds"
        told = Message(won, {**args, "count": len(winners)})
        text = said_to(told, lang, reader)
    return {
        "title": said(Message("match-round", {"round": len(session.past) + 1}), lang),
        "totals": list(session.totals),
        "follows": goes_on and session.round_follows,
        "text": text,
    }


def _refusal(table: DrawnTable, refusal: Refusal) -> dict[str, object]:
    """The last refusal, with the nearest moves as gestures where the board has them."""
    viewpoint, verdict, reader = table.viewpoint, refusal.verdict, table.live.reader
    made = verdict_of(verdict, refusal.tried, table.settings.lang, reader)
    made["nearest"] = near = table.nearest
    if near:
        picture = table.game.picture(table.view, None, viewpoint.look(flipped=False))
        ways = {way.move: way for way in picture.ways}
        actions = {action.move for action in picture.actions}
        made["nearest"] = [
            {
                "move": move,
                "from": ways[move].source if move in ways else "",
                "to": ways[move].target if move in ways else "",
                "words": move_shown(table.game, table.view, move, table.settings, reader),
            }
            for move in near
            if move in ways or move in actions
        ]
    made["count"] = refusal.count
    made["asks"] = refusal.asks
    lang = table.settings.lang
    made["more"] = [said_to(one, lang, reader) for one in refusal.more]
    made["figures"] = [said_to(one, lang, reader) for one in refusal.figures]
    made["met"] = refusal.met
    return made
