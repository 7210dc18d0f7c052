"""Replies with what can be shared of a table: links, a picture, and texts to print."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tritables.core.messages import Message
from tritables.core.picture import Shape
from tritables.scene.compose import seat_names
from tritables.table.activities.base import Host
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.links import links_of
from tritables.table.scoresheet import Scoresheet
from tritables.texts import say, spoken

Json = dict[str, Any]

WORDS: Final = (
    *("links", "none", "address", "copy", "copied", "code", "code-long", "print-code"),
    *("picture", "svg", "png", "print", "moves"),
    *("sheet", "sheet-hint", "question", "answer", "add", "on-sheet", "print-sheet", "sheet-anew"),
)
"""The dialog's texts: each has the message id ``share-`` and this."""

ON_PAPER: Final = ("name", "date", "answers")
"""The texts of a worksheet: each has the message id ``sheet-`` and this."""


@cache
def words_in(lang: str) -> dict[str, str]:
    """Return the dialog's texts in a language.

    >>> words_in("nl")["copy"]
    'Kopiëren'
    """
    said = {word: say(Message(f"share-{word}"), lang) for word in WORDS}
    return {**said, **{word: say(Message(f"sheet-{word}"), lang) for word in ON_PAPER}}


def share_of(table: Host, shown: Json, svg: str, shape: Shape = "wide") -> Json:
    """Return what a page can share of the board, as far as the viewpoint sees it.

    ``shown`` are the parts of the table, ``svg`` is its picture in that ``shape``; a position that
    is set up is shared without the box. ``moves`` are those of a replay, a row for each turn.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac")
    >>> shared = share_of(table, table.shown(0.0), table.svg())
    >>> shared["status"], [link["name"] for link in shared["links"]]
    ('Each side throws one die. The higher one begins.', ['position'])
    """
    lang = table.settings.lang
    title, status = shown["words"]["title"], shown["scene"]["status"]
    svg, status = table.top.still(table, svg, status, shape)
    replay = shown["table"].get("replay")
    return {
        "links": links_of(table),
        "svg": svg,
        "title": (replay and replay["title"]) or title,
        "status": status,
        "moves": [] if replay is None else lines_of(table)[0],
        "name": f"{table.game.name}-{shown['table']['at']}",
        "words": words_in(lang),
    }


def lines_of(table: ReadableBoard) -> tuple[list[str], int | None]:
    """Return the moves of the line, a text for each turn, and the index of the one with the last
    move played.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac")
    >>> table.play("start 5-3", "roll 2-6", "bar/2")
    >>> lines_of(table)
    (['White 5, Black 3', 'White · 2 and 6 · bar → 2'], 1)
    """
    sheet, lang = Scoresheet(), table.settings.lang
    said = None if table.settings.notation else spoken(table.game.name, lang)
    sheet.follow(table.session, table.viewpoint, said)
    rows: Any = sheet.whole()["turns"]
    names = seat_names(table.game, len(table.session.seats), lang)
    told = [
        " · ".join([*([] if row["seat"] is None else [names[row["seat"]]]), *_texts(row)])
        for row in rows
    ]
    begun = [nth for nth, row in enumerate(rows) if row["ply"] < table.node.ply]
    return told, begun[-1] if begun else None


def _texts(row: Json) -> list[str]:
    texts: list[str] = row.get("words") or row["texts"]
    return texts
