"""What a replay shows beside its board: where it stands, its branches, why a move may be."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tritables.core.messages import Argument, Message
from tritables.core.picture import Look
from tritables.core.state import CHANCE
from tritables.lessons.naming import said as in_words
from tritables.replay.lines import Branch
from tritables.scene.compose import seat_names
from tritables.table.playback import ALL, MOST_MARKED, Playback, tried_at
from tritables.table.activities.replay import Replayed
from tritables.table.scoresheet_window import seen
from tritables.table.move_text import move_shown
from tritables.texts import said, say

Json = dict[str, Any]

MOST_BRANCHES: Final = 300
"""Branches that are shown at most."""

MOST_OTHERS: Final = 40
"""Other moves that are told at most."""

LOCKED: Final = ("reveal", "seats", "new")
"""What a replay does not have, whatever a teacher takes away."""

WORDS: Final = (
    *("bar", "slider", "first", "back", "on", "last", "run", "stop", "speed"),
    *("score-back", "score-on", "refusal-back", "refusal-on", "note-back", "note-on"),
    *("keys", "look"),
    *("sees", "sees-all", "sees-watcher", "why-ask", "others", "tried", "events-none"),
    *("comment", "comment-add", "name", "name-add", "save", "cancel"),
    *("draw", "draw-hint", "draw-first", "unmark", "marks-arrow", "marks-circle"),
    *("branches", "branches-hint", "main", "here", "promote", "cut", "uncut", "removed"),
    *("let", "let-move", "let-turn"),
)
"""The words of its controls: each is ``replay-`` and this in the catalogue of the house."""


@cache
def words_in(lang: str) -> dict[str, str]:
    """The words of a replay's controls in a language.

    >>> words_in("en")["on"]
    'One move on'
    """
    return {word: say(Message(f"replay-{word}"), lang) for word in WORDS}


def replay_of(play: Replayed) -> Json:
    """The parts of a table that a replay has, or has otherwise."""
    reel, lang = play.reel, play.settings.lang
    assert reel is not None
    away = [lock for lock in LOCKED if lock != "new" or not reel.guest]
    locked = [*play.locked, *(lock for lock in away if lock not in play.locked)]
    node, notes = play.node, play.notes
    scoring, written = reel.scoring, reel.written
    return {
        "locked": locked,
        "deal": None,
        "reveal": None,
        "replay": {
            "words": words_in(lang),
            "title": _title(play, reel, lang),
            "where": _where(play, lang),
            "node": reel.number(node),
            "runs": reel.runs,
            "scores": scoring if len(scoring) <= MOST_MARKED else [],
            "notes": written if len(written) <= MOST_MARKED else [],
            "jumps": {
                "note": _ways(written, node.ply),
                "score": _ways(scoring, node.ply),
                "refusal": _ways(reel.refusals, node.ply, here=play.hides_refusal),
            },
            "sees": reel.sees,
            "chooses": reel.right == ALL and play.game.secret,
            "seats": seat_names(play.game, len(play.session.seats), lang),
            "comment": notes.comment,
            "name": notes.name,
            "named": any(branch.node is node for branch in reel.branches),
            "arrows": [list(arrow) for arrow in notes.arrows],
            "circles": list(notes.circles),
            "tried": [
                {"move": move, "text": move_shown(play.game, play.view, move, play.settings)}
                for move in tried_at(reel, node)
            ],
            "line": _line(reel),
            "branches": [_branch(play, reel, one) for one in reel.branches[:MOST_BRANCHES]],
            "removed": reel.removed is not None,
        },
    }


def _ways(plies: list[int], at: int, *, here: bool = False) -> list[bool]:
    """Whether there is one of some plies before a ply, and behind it or still to be seen here."""
    return [bool(plies) and plies[0] < at, here or (bool(plies) and plies[-1] > at)]


def _title(play: Replayed, reel: Playback, lang: str) -> str:
    example = reel.example
    if reel.study.title or example is None:
        return reel.study.title
    return in_words(example.title, f"example-{example.id}.title", play.game.name, lang)


def _where(play: Replayed, lang: str) -> str:
    """Where one stands, in words, with the move that led there as far as it may be read."""
    at, plies = play.node.ply, len(play.session.history.line) - 1
    if at == 0:
        return say(Message("replay-at-start", {"count": plies}), lang)
    args: dict[str, Argument] = {"ply": at, "count": plies, "move": last_move(play)}
    return say(Message("replay-at", args), lang)


def last_move(play: Replayed) -> str:
    """The move that led to the position with whose it was, as it is shown here."""
    node, lang = play.node, play.settings.lang
    if node.parent is None:
        return ""
    [(whose, text)] = seen(play.session, node.ply - 1, node.ply, play.eyes)
    shown = move_shown(play.game, node.parent.state, text, play.settings)
    if whose is None:
        return shown
    name = seat_names(play.game, whose + 1, lang)[whose]
    return say(Message("replay-move", {"name": name, "move": shown}), lang)


def _line(reel: Playback) -> int | None:
    """The number of the branch whose line one is on; None on the main line."""
    if not reel.line:
        return None
    return reel.number(reel.history.line[reel.line[-1][0] + 1])


def _branch(play: Replayed, reel: Playback, branch: Branch) -> Json:
    """A branch as the tree shows it; where something is hidden, without its move."""
    node = branch.node
    text = ""
    if play.eyes.everything and node.parent is not None:
        text = move_shown(play.game, node.parent.state, node.move, play.settings)
    return {
        "node": reel.number(node),
        "ply": node.ply,
        "depth": branch.depth,
        "length": branch.length,
        "name": reel.study.notes(node).name,
        "text": text,
    }


def why_of(play: Replayed) -> Json | None:
    """Why the last move was allowed, what it did, and what else could have been played.

    None at the start. What who looks may not know is not told.
    """
    node, lang, reel = play.node, play.settings.lang, play.reel
    before = node.parent
    if reel is None or before is None:
        return None
    state = before.state
    told = [
        {
            "rule": event.rule,
            "text": said(event.message(play.game.name), lang),
            "points": event.points,
            "places": list(event.places),
        }
        for event in node.events
    ]
    hint, text, others = None, "", []
    if state.to_act == CHANCE:
        text = say(Message("replay-why-chance"), lang)
    elif not reel.may_know_others(before):
        text = say(Message("replay-why-hidden"), lang)
    else:
        verdict = state.judge(node.move)
        legal = [move for move in state.legal_moves() if move != (verdict.move or node.move)]
        text = say(Message("replay-why", {"others": len(legal)}), lang)
        others = [
            {"move": move, "text": move_shown(play.game, state, move, play.settings)}
            for move in legal[:MOST_OTHERS]
        ]
        found = play.game.picture(state, before.last, Look()).hint
        if found is not None:
            hint = {"rule": found[0], "text": said(found[1], lang)}
    return {"move": last_move(play), "text": text, "hint": hint, "told": told, "others": others}
