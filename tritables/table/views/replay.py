"""The view of a replay: controls, branches, notes, and why a move was legal."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tritables.core.messages import Argument, Message
from tritables.core.picture import Look
from tritables.core.state import CHANCE
from tritables.replay.branches import Branch
from tritables.scene.compose import seat_names
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.move_text import move_shown
from tritables.table.playback import ALL, MOST_MARKED, Playback, tried_at
from tritables.table.scoresheet_window import seen
from tritables.texts import own_words, said, say

Json = dict[str, Any]

MOST_BRANCHES: Final = 300
"""Branches that are shown at most."""

MOST_OTHERS: Final = 40
"""Other legal moves that are listed at most."""

LOCKED: Final = ("reveal", "seats", "new")
"""Locks that always hold in a replay."""

WORDS: Final = (
    *("bar", "slider", "first", "back", "on", "last", "run", "stop", "speed"),
    *("score-back", "score-on", "refusal-back", "refusal-on", "note-back", "note-on"),
    *("keys", "look"),
    *("sees", "sees-all", "sees-watcher", "why-ask", "others", "tried", "events-none"),
    *("comment", "comment-add", "name", "name-add", "save", "cancel"),
    *("draw", "draw-hint", "draw-first", "unmark", "marks-arrow", "marks-circle"),
    *("branches", "branches-hint", "main", "here", "promote", "cut", "uncut", "removed"),
    *("let", "let-move", "let-turn"),
    *("coach", "review", "review-hint", "review-busy", "review-stop", "review-away"),
    *(
        "course",
        "course-keys",
        "course-percent",
        "turns",
        "retry",
        "retry-more",
        "retry-end",
        "returns",
    ),
    *("sums", "sums-start", "sums-luck", "sums-own", "sums-others", "sums-end", "sums-now"),
    *("sums-hint",),
)
"""The controls' texts: each has the message id ``replay-`` and this."""


@cache
def words_in(lang: str) -> dict[str, str]:
    """Return the controls' texts in a language.

    >>> words_in("en")["on"]
    'One move on'
    """
    return {word: say(Message(f"replay-{word}"), lang) for word in WORDS}


def replay_panel(
    table: ReadableBoard, playback: Playback, *, guest: bool, hides_refusal: bool
) -> Json:
    """Return the parts of ``table`` that a replay adds or changes.

    A ``guest`` ends when a new game is dealt. ``hides_refusal`` is True if an illegal move was
    tried here whose refusal is not shown.
    """
    lang = table.settings.lang
    away = [lock for lock in LOCKED if lock != "new" or not guest]
    locked = [*table.locked, *(lock for lock in away if lock not in table.locked)]
    node = table.node
    notes = playback.study.notes(node)
    scoring, written = playback.scoring, playback.written
    return {
        "locked": locked,
        "deal": None,
        "reveal": None,
        "replay": {
            "words": words_in(lang),
            "title": _title(table, playback, lang),
            "where": _where(table, lang),
            "node": playback.number(node),
            "runs": playback.runs,
            "scores": scoring if len(scoring) <= MOST_MARKED else [],
            "notes": written if len(written) <= MOST_MARKED else [],
            "jumps": {
                "note": _ways(written, node.ply),
                "score": _ways(scoring, node.ply),
                "refusal": _ways(playback.refusals, node.ply, here=hides_refusal),
            },
            "sees": playback.sees,
            "chooses": playback.right == ALL and table.game.secret,
            "seats": seat_names(table.game, len(table.session.seats), lang),
            "comment": notes.comment,
            "name": notes.name,
            "named": any(branch.node is node for branch in playback.branches),
            "arrows": [list(arrow) for arrow in notes.arrows],
            "circles": list(notes.circles),
            "tried": [
                {"move": move, "text": move_shown(table.game, table.view, move, table.settings)}
                for move in tried_at(playback, node)
            ],
            "line": _line(playback),
            "branches": [
                _branch(table, playback, one) for one in playback.branches[:MOST_BRANCHES]
            ],
            "removed": playback.removed is not None,
        },
    }


def _ways(plies: list[int], at: int, *, here: bool = False) -> list[bool]:
    """Return whether there is a ply before one, and one after it (or still one ``here``)."""
    return [bool(plies) and plies[0] < at, here or (bool(plies) and plies[-1] > at)]


def _title(table: ReadableBoard, playback: Playback, lang: str) -> str:
    example = playback.example
    if playback.study.title or example is None:
        return playback.study.title
    return own_words(example.title, f"example-{example.id}.title", table.game.name, lang)


def _where(table: ReadableBoard, lang: str) -> str:
    """The current ply in words, with the move that led to it as far as it may be read."""
    at, plies = table.node.ply, len(table.session.history.line) - 1
    if at == 0:
        return say(Message("replay-at-start", {"count": plies}), lang)
    args: dict[str, Argument] = {"ply": at, "count": plies, "move": last_move(table)}
    return say(Message("replay-at", args), lang)


def last_move(table: ReadableBoard) -> str:
    """Return the move that led to the node, with its seat, as it is shown here."""
    node, lang = table.node, table.settings.lang
    if node.parent is None:
        return ""
    [(whose, text)] = seen(table.session, node.ply - 1, node.ply, table.viewpoint)
    shown = move_shown(table.game, node.parent.state, text, table.settings)
    if whose is None:
        return shown
    name = seat_names(table.game, whose + 1, lang)[whose]
    return say(Message("replay-move", {"name": name, "move": shown}), lang)


def _line(playback: Playback) -> int | None:
    """The number of the current branch; None on the main line."""
    if not playback.line:
        return None
    return playback.number(playback.history.line[playback.line[-1][0] + 1])


def _branch(table: ReadableBoard, playback: Playback, branch: Branch) -> Json:
    """A branch as the tree shows it; without its move where something is hidden."""
    node = branch.node
    text = ""
    if table.viewpoint.everything and node.parent is not None:
        text = move_shown(table.game, node.parent.state, node.move, table.settings)
    return {
        "node": playback.number(node),
        "ply": node.ply,
        "depth": branch.depth,
        "length": branch.length,
        "name": playback.study.notes(node).name,
        "text": text,
    }


def why_of(table: ReadableBoard, playback: Playback) -> Json | None:
    """Return why the last move was legal, its events, and the other legal moves.

    None at the start. What the viewpoint may not know is left out.
    """
    node, lang = table.node, table.settings.lang
    before = node.parent
    if before is None:
        return None
    state = before.state
    told = [
        {
            "rule": event.rule,
            "text": said(event.message(table.game.name), lang),
            "points": event.points,
            "places": list(event.places),
        }
        for event in node.events
    ]
    hint, text, others = None, "", []
    if state.to_act == CHANCE:
        text = say(Message("replay-why-chance"), lang)
    elif not playback.may_know_others(before):
        text = say(Message("replay-why-hidden"), lang)
    else:
        verdict = state.judge(node.move)
        legal = [move for move in state.legal_moves() if move != (verdict.move or node.move)]
        text = say(Message("replay-why", {"others": len(legal)}), lang)
        others = [
            {"move": move, "text": move_shown(table.game, state, move, table.settings)}
            for move in legal[:MOST_OTHERS]
        ]
        found = table.game.picture(state, before.last, Look()).hint
        if found is not None:
            hint = {"rule": found[0], "text": said(found[1], lang)}
    return {"move": last_move(table), "text": text, "hint": hint, "told": told, "others": others}
