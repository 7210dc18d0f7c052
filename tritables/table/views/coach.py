"""The view of the coach: what may be asked of it, its hint, and the fan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tritables.coach import Hint
from tritables.core.cards import shown
from tritables.core.fans import Fan
from tritables.core.messages import Message
from tritables.core.state import Move, Seat
from tritables.lessons.hints import gesture_of
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.move_text import move_shown
from tritables.texts import said_to, say

Json = dict[str, Any]

MOST_OUTCOMES: Final = 60
"""Outcomes of a fan: there are 56 tiles, 52 cards and 21 throws."""

NOT_ASKED: Final[Json] = {"considers": False, "waits": None, "weighs": False, "replies": False}
"""The things that a coach may be about."""


def advice_of(
    *, coached: bool, fans: bool, asked: Mapping[str, Any] = NOT_ASKED, counts: Sequence[str] = ()
) -> Json | None:
    """Return what may be asked of a coach, and what was (`Advice` of scene.json); None without one.

    ``asked`` says what it is about now: by the names of `NOT_ASKED`.

    >>> advice_of(coached=False, fans=True)["fans"], advice_of(coached=False, fans=False)
    (True, None)
    """
    if not coached and not fans:
        return None
    return {"coached": coached, "fans": fans, **asked, "counts": list(counts)}


IDLE: Final = {
    (coached, fans): advice_of(coached=coached, fans=fans)
    for coached in (False, True)
    for fans in (False, True)
}
"""The advice of a coach of whom nobody has asked anything, by what it can do."""


def hint_json(table: ReadableBoard, hint: Hint, degree: int, most: int) -> Json:
    """Return the steps of a hint that are shown, as help in a lesson (`Help` of scene.json)."""
    lang, reader = table.settings.lang, table.live.reader
    full = degree == most
    source, target = gesture_of(table.game, table.view, hint.move) if full else (None, None)
    told: Sequence[Message] = () if full else (hint.look,) if degree == 1 else hint.idea
    figures = hint.figures if degree == 2 and not full else ()
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
        "figures": [said_to(one, lang, reader) for one in figures],
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
    """Return a fan (`Fan` of scene.json) as it is told to a seat, and would come after a move."""
    name, lang, reader = table.game.name, table.settings.lang, table.live.reader
    words = None
    if after is not None:
        move = move_shown(table.game, table.view, after, table.settings, reader)
        words = say(Message("fan-after", {"move": move, "assumes": int(fan.assumes)}), lang)
        # The table does not stand as it is then told.
        fan = fan.but(assumes=False)
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
