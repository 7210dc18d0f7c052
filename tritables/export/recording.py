"""Recordings: a replay as one HTML file, which needs no kernel and no network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.export.built_files import inline_script, static
from tritables.export.content_hashes import source_hash
from tritables.export.interning import packed
from tritables.export.recorder import record_replay
from tritables.replay.sources import opened
from tritables.scene.sheets import art_of
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.playback import Playback
from tritables.table.settings import CHOICES, PACE
from tritables.templates import render
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, check_language, languages_of
from tritables.widgets.replay import Replay
from tritables.widgets.table import Table

SCRIPT: Final = "recording.js"
STYLE: Final = "page.css"

Json = dict[str, Any]


class Recording:
    """A round, or a worked example, as an HTML file to step through, without a kernel or a network.

    ``replay``     a `Replay` or anything that one opens: a `Table`, a record, a study, a text, a
                   link, an example or its id
    ``game``       the name of an example's game
    ``languages``  the languages that a reader can choose from, all of the game's by default; the
                   page opens in the first

    Moves and hands that a `Replay` hides are not in the file. Raises `BadInput` for a value that
    cannot be replayed, for languages that the game does not have and for a round of more than
    `recorder.MOST` positions.

    >>> page = Recording("bar-first", "trictrac", languages=["nl"])
    >>> page.html()[:15], page.titles
    ('<!doctype html>', {'nl': 'Van de balk'})
    """

    def __init__(
        self,
        replay: object,
        game: str | None = None,
        *,
        languages: Sequence[str] | None = None,
    ) -> None:
        if isinstance(replay, Table) and not isinstance(replay, Replay):
            replay = Replay(replay)
        if isinstance(replay, Replay):
            self._saved: object = replay.save()
        else:
            self._saved = PlainTable.open(ReplayActivity(Playback.of(opened(replay, game)))).save()
        self.game = PlainTable.load(self._saved).game
        self.languages = _languages(self.game.name, languages)
        self._recorded = {lang: self._record(lang) for lang in self.languages}

    def _record(self, lang: str) -> Json:
        made = record_replay(self._saved, lang)
        made["words"]["languages"] = {one: LANGUAGE_NAMES[one] for one in self.languages}
        return made

    @property
    def titles(self) -> dict[str, str]:
        """Its titles by language."""
        titles = {}
        for lang, one in self._recorded.items():
            first = one["positions"][0]["table"]["replay"]
            titles[lang] = first["title"] or one["words"]["title"]
        return titles

    def html(self) -> str:
        """The page as HTML; raises `ExportFault` in an unbuilt checkout."""
        lang, titles = self.languages[0], self.titles
        data = {
            "lang": lang,
            "titles": titles,
            "art": art_of(self.game),
            "told": self._recorded,
            "pace": PACE,
            "choices": CHOICES,
        }
        script = inline_script(SCRIPT)
        table = PlainTable.load(self._saved)
        table.choose("lang", lang)
        return render(
            "export/recording.html.j2",
            lang=lang,
            title=titles[lang],
            style=static(STYLE).decode(),
            still=table.svg(),
            data=packed(data),
            script=script,
            script_hash=source_hash(script),
        )

    def save(self, path: str | Path) -> None:
        """Write the page to a file; raises `OSError`, and `ExportFault` as `html` does."""
        Path(path).write_text(self.html(), encoding="utf-8")


def _languages(game: str, asked: Sequence[str] | None) -> tuple[str, ...]:
    spoken = languages_of(game)
    if asked is None:
        return spoken
    if isinstance(asked, str) or not asked:
        raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="languages")
    for nth, lang in enumerate(asked):
        Reader(check_language(lang), BadInput, f"languages[{nth}]").one_of(*spoken)
    return tuple(dict.fromkeys(asked))
