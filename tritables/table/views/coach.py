"""The view of the coach: what may be asked of it, its hint, and the fan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tritables.coach import Hint
from tritables.core.cards import shown
from tritables.core.fans import Fan
from tritables.core.messages import Message
from tritables.core.state import Move, Seat
from tritables.lessons.hints import gesture_of
from tritables.table.activities.base import DrawnTable
from tritables.table.activities.coaching import STEPS, Coaching, told_to
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.move_text import move_shown
from tritables.texts import said_to, say

Json = dict[str, Any]

MOST_OUTCOMES = 60
"""Outcomes of a fan: there are 56 tiles, 52 cards and 21 throws."""


def coach_panel(table: DrawnTable, coaching: Coaching) -> Json:
    """Return the parts of ``table`` that a coach adds: what may be asked of it, and its hint."""
    here = coaching.node is table.node and told_to(table) is not None
    may = "hints" not in table.locked and told_to(table) is not None
    over = table.state.result is not None
    turn = isinstance(table.state.to_act, int) and not table.thinks
    may_ask = may and table.game.coached and turn
    fans = may and table.game.fans and not over
    nothing = not table.game.coached and not table.game.fans
    told = coaching.told if here else None
    hint = coaching.hint if here else None
    return {
        "help": None
        if hint is None or not may_ask
        else hint_json(table, hint, coaching.degree, len(STEPS)),
        "advice": None
        if nothing or "hints" in table.locked
        else {
            "asks": may_ask if table.game.coached else None,
            "fans": fans,
            "considers": here and coaching.considers,
            "waits": here and coaching.is_waiting,
            "weighs": here and coaching.about is not None,
            "replies": told is not None and told.reply is not None,
            "counts": counts_of(table, coaching.counts(table))
            if may and table.settings.coach != "off"
            else [],
        },
    }


def hint_json(table: ReadableBoard, hint: Hint, degree: int, most: int) -> Json:
    """Return the steps of a hint that are shown, as help in a lesson (`Help` of scene.json)."""
    lang, reader = table.settings.lang, table.live.reader
    full = degree == most
    source, target = gesture_of(table.game, table.view, hint.move) if full else (None, None)
    told: Sequence[Message] = () if full else (hint.look,) if degree == 1 else hint.idea
    words = move_shown(table.game, table.view, hint.move, table.settings, reader) if full else None
    return {
        "degree": degree,
        "most": most,
        "rule": None,
        "places": list(hint.places if source is None else (source,)),
        "move": hint.move if full else None,
        "words": words,
        "from": source,
        "to": target,
        "choices": [],
        "told": [said_to(one, lang, reader) for one in told],
    }


def counts_of(table: ReadableBoard, counts: Sequence[tuple[Seat, int, int, int]]) -> list[str]:
    """Say for each person how many moves were as good as the best, and how many costly."""
    lang, reader = table.settings.lang, table.live.reader
    return [
        said_to(
            Message(
                "coach-counted",
                {"seat": seat, "player": seat + 1, "moves": moves, "good": good, "much": much},
                table.game.name,
            ),
            lang,
            reader,
        )
        for seat, moves, good, much in counts
    ]


def fan_json(table: ReadableBoard, fan: Fan, seat: Seat, after: Move | None) -> Json:
    """Return a fan (`Fan` of scene.json) as it is told to a seat, and comes after a move."""
    name, lang, reader = table.game.name, table.settings.lang, table.live.reader
    words = None
    if after is not None:
        move = move_shown(table.game, table.view, after, table.settings, reader)
        words = say(Message("fan-after", {"move": move}), lang)
    return {
        "kind": fan.kind,
        "title": said_to(fan.title(name), lang, reader),
        "after": words,
        "of": fan.total,
        "effects": [
            {
                "text": said_to(fan.message(nth, name), lang, reader),
                "mark": effect.mark,
                "helps": "" if effect.helps is None else "us" if effect.helps == seat else "them",
                "ways": fan.ways(nth),
                "share": say(Message("fan-share", {"ways": fan.ways(nth), "of": fan.total}), lang),
            }
            for nth, effect in enumerate(fan.effects)
        ],
        "outcomes": [
            {
                "named": outcome.named,
                "label": outcome.label
                or (shown(outcome.named) if fan.kind == "card" else outcome.named),
                "ways": outcome.ways,
                "does": list(outcome.does),
                "places": list(outcome.places),
            }
            for outcome in fan.outcomes[:MOST_OUTCOMES]
        ],
    }
