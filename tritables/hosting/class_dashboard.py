"""Data of the class report on the index page, which a script makes of pupils' progress files.

The files never leave the page (`js/src/page/classDashboard.ts`).
"""

from __future__ import annotations

import json
from typing import Final

from tritables.core.messages import Message
from tritables.texts import LANGUAGES, say

COLUMNS: Final = (
    *("file", "name", "game", "rule", "standing", "first", "right", "wrong", "last"),
    *("game-id", "rule-id", "standing-id"),
)
"""The columns of the report that a teacher saves, in the order of `classFigures.ts`."""


def column_names() -> str:
    """Return as JSON the words of the report, by language: ``columns``, ``yes`` and ``no``.

    >>> json.loads(column_names())["nl"]["yes"]
    'Ja'
    """
    return json.dumps(
        {
            lang: {
                "columns": [say(Message(f"class-column-{one}"), lang) for one in COLUMNS],
                "yes": say(Message("choice-yes"), lang),
                "no": say(Message("choice-no"), lang),
            }
            for lang in LANGUAGES
        }
    )
