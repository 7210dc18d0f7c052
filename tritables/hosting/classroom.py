"""A class, on the page of all games: what a script needs to make a table of pupils' files.

Its files never leave the page (`js/src/page/classDashboard.ts`).
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
"""The columns of the table that a teacher saves, in the order of `classReport.ts`."""


def column_names() -> str:
    """Return as JSON what stands in the table that is saved.

    For each language there are its ``columns``, and the words for ``yes`` and ``no``.

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
