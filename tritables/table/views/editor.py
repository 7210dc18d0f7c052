"""The panel of an editor: what is wrong, what is chosen, and what becomes of it."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.messages import Message
from tritables.table.activities.base import DrawnTable
from tritables.table.draft_history import DraftHistory
from tritables.texts import names_after, said, say

Json = dict[str, Any]

FORMS: Final = ("python", "text", "link")
"""The forms in which a position is copied."""

AWAY: Final = ("reveal", "seats", "new", "hand", "hints", "type")
"""The locks that hold while a position is set up, whatever a teacher takes away."""

_WORD: Final = "edit-word-"
"""The beginning of the ids of all that is written beside a position that is set up."""


def editor_panel(table: DrawnTable, history: DraftHistory, *, is_open: bool) -> Json:
    """The part of a table that an editor adds: ``editor``, and while it is open how far it is.

    ``is_open`` says whether a position is set up now; while it is played the rest is empty.
    """
    draft, top, lang = history.draft, table.top, table.settings.lang
    shown: Json = {
        "open": is_open,
        "studies": top.is_game,
        "made": top.is_lesson,
        "faults": [
            {"text": said(fault.message, lang), "place": fault.place, "rule": fault.rule}
            for fault in (history.faults if is_open else ())
        ],
        "fields": [
            {
                "name": field.name,
                "label": said(field.label, lang),
                "value": field.value,
                "aside": field.aside,
                "numbers": None if field.numbers is None else list(field.numbers),
                "choices": [
                    {"value": value, "text": said(text, lang)} for value, text in field.choices
                ],
            }
            for field in (draft.fields() if is_open else ())
        ],
        "note": None if draft.note is None else said(draft.note, lang),
        "tools": [
            {"name": tool.name, "label": said(tool.label, lang)}
            for tool in (draft.tools() if is_open else ())
        ],
        "forms": [
            {"name": form, "label": say(Message(f"edit-form-{form}"), lang)} for form in FORMS
        ],
        "words": {name: say(Message(_WORD + name), lang) for name in names_after(_WORD)},
    }
    if not is_open:
        return {"editor": shown}
    return {"editor": shown, "at": history.at, "plies": history.steps, "locked": list(AWAY)}
