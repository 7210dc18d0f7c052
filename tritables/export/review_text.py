"""A review as text: the course of the chances, what decided the round, and where it turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tritables.replay.sources import opened
from tritables.replay.text_writing import to_text
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.texts import check_language

HEADS: Final = ("start", "luck", "own", "others")


def review_of(
    shown: object,
    game: str | None = None,
    lang: str = "en",
    progress: Callable[[int], object] = bool,
) -> tuple[str, str]:
    """Review a round; return what was found in words, and the round with the coach's remarks.

    ``shown``     what `tritables.replay.sources.opened` opens
    ``game``      the game of an example
    ``lang``      the language of the words
    ``progress``  is called with the part that is done, in percent

    The round is text in the notation of ``docs/notation.md``. Raises what opening raises, and
    `BadInput` for a round that cannot be reviewed.

    >>> from tritables import Record, new
    >>> said, text = review_of(Record(new("tricap", seed=1), ("lay 2C", "lay JD")))
    >>> said.splitlines()[2], text.splitlines()[1]
    ('What decided it', '[Game "tricap"]')
    """
    table = Table.open(Replay(Playback.of(opened(shown, game))))
    table.choose("lang", check_language(lang))
    table.do("review", on=True)
    replay = table.top
    assert isinstance(replay, Replay)
    while replay.reviewing.is_busy:
        if replay.reviewing.reckoning is not None:
            progress(replay.reviewing.reckoning.percent)
        table.tick(table.now)
    return "\n".join(_lines(table)) + "\n", to_text(replay.playback.study)


def _lines(table: Table) -> list[str]:
    shown = _panel(table)
    course, words = shown["course"], shown["words"]
    heads = [words[f"sums-{head}"] for head in (*HEADS, "end" if course["over"] else "now")]
    names = [row["name"] for row in course["rows"]]
    wide = max(map(len, heads))
    lines = [course["text"], "", words["sums"]]
    lines.append("  ".join([" " * wide, *(f"{name:>10}" for name in names)]))
    for nth, head in enumerate(heads):
        cells = [f"{row['sums'][nth]:>10}" for row in course["rows"]]
        lines.append("  ".join([f"{head:<{wide}}", *cells]))
    lines += ["", words["turns"]] if shown["turns"] else []
    for turn in shown["turns"]:
        table.do("stand", node=turn["node"])
        lines.append(f"- {turn['text']}")
        lines += [f"  {sentence}" for sentence in _panel(table)["coach"]]
    return lines


def _panel(table: Table) -> dict[str, Any]:
    panel: dict[str, Any] = table.shown(table.now)["table"]["replay"]
    return panel
