"""What a desk shows beside the board: what is wrong, what is chosen, and what becomes of it."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.messages import Message
from tritables.table.activities.editor import Edited
from tritables.texts import said, say

Json = dict[str, Any]

FORMS: Final = ("python", "text", "link")
"""The forms in which a position is copied."""

_WORDS: Final = (
    *("faults", "ready", "tools", "play", "copy", "copied", "lesson", "aim", "task", "make"),
    *("back", "hint", "code", "allowed", "refused", "more", "study"),
)


def editor_of(table: Edited) -> Json | None:
    """The part of a table that a desk adds: ``editor``; None where there is none.

    ``open`` says whether a position is set up now; while it is played the rest is empty.
    """
    desk, lang = table.desk, table.settings.lang
    if desk is None:
        return None
    draft, is_open = desk.draft, desk.is_open
    return {
        "open": is_open,
        "studies": not is_open and table.example is None and table.reel is None,
        "made": not is_open and table.example is not None,
        "faults": [
            {"text": said(fault.message, lang), "place": fault.place, "rule": fault.rule}
            for fault in (desk.faults if is_open else ())
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
        "words": {name: say(Message(f"edit-word-{name}"), lang) for name in _WORDS},
    }


def aims_of(table: Edited) -> list[Json]:
    """What a lesson may ask in the position, each with the task in words."""
    return [
        {"value": aim.name, "title": title, "task": task, "refusal": aim.goal.refusal is not None}
        for aim in table.aims()
        for title, task in (table.words_of(aim),)
    ]
