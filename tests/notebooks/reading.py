"""What tests read in Markdown: how it is built, and its sentences."""

from __future__ import annotations

import re


def shape(text: str) -> list[str]:
    """What Markdown makes of a text's lines: headings, lists and tables, wherever they break."""
    marks = re.findall(r"(?m)^\s*(#+|-|\d+\.|\|)(?= |-)", text)
    return [*marks, *sorted(re.findall(r"\*\*", text))]


def sentences(text: str) -> set[str]:
    """The sentences of a text that have more than four words."""
    plain = " ".join(text.replace("*", "").split())
    return {one for one in re.split(r"(?<=[.!?]) ", plain) if len(one.split()) > 4}
