"""A class, on the page of all games: HTML that a script fills from the files of pupils.

Its files never leave the page (`js/src/page/classDashboard.ts`).
"""

from __future__ import annotations

import json
from html import escape
from typing import Final

from tritables.core.messages import Message
from tritables.hosting.offers import said, to_fill
from tritables.texts import LANGUAGES, say

COLUMNS: Final = (
    *("file", "name", "game", "rule", "standing", "first", "right", "wrong", "last"),
    *("game-id", "rule-id", "standing-id"),
)
"""The columns of the table that a teacher saves, in the order of `classReport.ts`."""


def class_html() -> str:
    """The part of the page for a teacher: who handed in, which rule is hard, and a table to save.

    >>> class_html().count("<table")
    2
    """
    counts = ("asked", "first", "practice")
    words = "".join(
        f'<template data-word="{word}">{html}</template>'
        for word, html in {
            "nameless": said("class-nameless"),
            "nothing": said("class-nothing"),
            "copy": to_fill("class-copy", "file"),
            "shares": to_fill("class-shares", "file"),
        }.items()
    )
    return (
        f'<details class="tt-class"><summary>{said("class-title")}</summary>'
        f"<p>{said('class-intro')}</p>"
        f'<p><label class="tt-file">{said("class-files")}<input type="file" multiple'
        ' accept=".json,application/json"></label></p>'
        f'<p class="tt-class-refused" role="status" hidden>{said("class-refused")} <b></b></p>'
        f'<div class="tt-class-found" hidden><p class="tt-class-read" role="status">'
        f'{to_fill("class-read", "count")}</p><p class="tt-class-alike">{said("class-alike")}</p>'
        f"{_table('pupils', 'pupil', 'rules', *counts)}{_table('rules', 'rule', 'met', *counts)}"
        f'<p><button type="button" data-names="{escape(json.dumps(_names()))}">'
        f"{said('class-csv')}</button></p></div>{words}</details>"
    )


def _table(kind: str, *heads: str) -> str:
    """Heads, and a body to fill; with its roles, which a phone's layout would take from it."""
    cells = "".join(
        f'<th scope="col" role="columnheader">{said(f"class-{one}")}</th>' for one in heads
    )
    return (
        f'<table class="tt-class-{kind}" role="table"><caption>{said(f"class-of-{kind}")}</caption>'
        f'<thead><tr role="row">{cells}</tr></thead><tbody></tbody></table>'
    )


def _names() -> dict[str, dict[str, object]]:
    """What stands in the table that is saved, in every language."""
    return {
        lang: {
            "columns": [say(Message(f"class-column-{one}"), lang) for one in COLUMNS],
            "yes": say(Message("choice-yes"), lang),
            "no": say(Message("choice-no"), lang),
        }
        for lang in LANGUAGES
    }
