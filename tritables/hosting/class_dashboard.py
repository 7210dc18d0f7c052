"""Data of the class report on the index page, which a script makes of pupils' progress files.

The files never leave the page (`js/src/page/classDashboard.ts`).
"""

from __future__ import annotations

import json
from typing import Final

from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons.practice_data import misconceptions_of
from tritables.texts import LANGUAGES, say

COLUMNS: Final = (
    *("file", "name", "game", "kind", "rule", "standing", "first", "right", "wrong", "answers"),
    *("seconds", "held", "last", "game-id", "rule-id", "standing-id", "held-id"),
)
"""The columns of the report that a teacher saves, in the order of `classFigures.ts`."""

KINDS: Final = {"rules": "class-rule", "principles": "class-principle"}
"""The kinds of things to know: in progress files, and the message that names one."""


def column_names() -> str:
    """Return as JSON the words of the report, by language: ``columns``, ``yes`` and ``no``.

    ``kinds`` has what a rule and a principle of play are called.
    ``held`` has for each game what is said of the wrong rules that people hold, by their ids.

    >>> json.loads(column_names())["nl"]["yes"]
    'Ja'
    """
    return json.dumps(
        {
            lang: {
                "columns": [say(Message(f"class-column-{one}"), lang) for one in COLUMNS],
                "yes": say(Message("choice-yes"), lang),
                "no": say(Message("choice-no"), lang),
                "kinds": {kind: say(Message(id), lang) for kind, id in KINDS.items()},
                "held": {
                    game: {one.id: say(one.message(game), lang) for one in misconceptions_of(game)}
                    for game in game_names()
                },
            }
            for lang in LANGUAGES
        }
    )
