"""The HTML of a page: prose in every language, places for boards, and stills without script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Protocol

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.export import Faults
from tritables.export.boards import shown
from tritables.export.page import Block, Board, Live, Output, Page, Prose
from tritables.export.pool import DATA
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say

SCRIPT: Final = "page.js"
STYLE: Final = "page.css"
WORKER: Final = "worker.js"


class Setting(Protocol):
    """What a page stands in: a site, or nothing but itself."""

    def head(self, page: Page) -> str:
        """What stands in its head beside the titles."""

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """Its HTML with links and pictures that lead somewhere; ``""`` is for any language."""

    def still(self, page: Page, id: str, live: Live) -> str:
        """The picture of a board, for readers without script."""

    def foot(self) -> str:
        """What stands after everything that can be seen."""

    home: str
    """Where the index is; empty where there is none."""

    knows: bool
    """Whether the index tells what a reader knows."""


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes one page."""

    page: Page
    setting: Setting
    packed: str
    """The data of the boards, as `pool.packed` makes it."""

    def html(self) -> str:
        page, setting = self.page, self.setting
        title = escape(nearest(page.titles, page.lang))
        body = "\n".join(self._block(block) for block in page.blocks)
        return f"""<!doctype html>
<html lang="{page.lang}">
<head>
<meta charset="utf-8">
{setting.head(page)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
</head>
<body>
<header class="tt-page-head">{self._home()}{self._choice()}</header>
<main>
{body}
</main>
{self._notes()}
{DATA}"{self.packed}"</script>
{setting.foot()}
</body>
</html>
"""

    def _choice(self) -> str:
        """The choice of a language, where the prose has more than one; a board has its own."""
        return "" if len(self.page.spoken) == 1 else _languages(self.page.lang)

    def _home(self) -> str:
        if not self.setting.home:
            return ""
        knows = " data-knows" if self.setting.knows else ""
        link = f'<a class="tt-home" href="{self.setting.home}"{knows}>'
        return link + said(in_languages("page-all-games")) + "</a>"

    def _block(self, block: Block) -> str:
        if isinstance(block, Prose):
            texts = {lang: self.setting.prose(self.page, block, lang) for lang in block.html}
            id = f' id="{escape(block.id)}"' if block.id else ""
            return f'<div class="tt-page-prose"{id}>{said(texts, "div")}</div>'
        if isinstance(block, Output):
            return f'<div class="tt-page-out">{block.html}</div>'
        return self._place(block)

    def _place(self, block: Board) -> str:
        live = self.page.boards[block.id]
        still = self.setting.still(self.page, block.id, live)
        return (
            f'<div class="tt-page-board" data-board="{block.id}"></div>'
            f'<noscript><div class="tt-page-still">{still}</div></noscript>'
        )

    def _notes(self) -> str:
        """What a reader should know who plays without a kernel."""
        tables = [live.table for live in self.page.boards.values()]
        ids = []
        if any(table.locked for table in tables):
            ids.append("page-locks")
        if any(game_named(table.position["game"]).secret and not table.reveal for table in tables):
            ids.append("page-secrets")
        notes = [said(in_languages(id), "p") for id in ids]
        if tables:
            notes.append(f"<noscript>{said(in_languages('page-no-script'), 'p')}</noscript>")
        return f'<footer class="tt-page-note">{"".join(notes)}</footer>' if notes else ""


def page_html(page: Page, setting: Setting, packed: str) -> str:
    """A page as the text of its file."""
    return _Writer(page, setting, packed).html()


def check_prose(page: Page, setting: Setting, faults: Faults) -> None:
    """Keep what is wrong with the links, pictures and files of a page."""
    for block in page.blocks:
        if isinstance(block, Prose):
            for lang in block.html:
                with faults.kept():
                    setting.prose(page, block, lang)


def _languages(chosen: str) -> str:
    """The choice of a language, which works without script, too."""
    name = " / ".join(in_languages("ui-language").values())
    boxes = "".join(_language(lang, lang == chosen) for lang in LANGUAGES)
    return f'<fieldset class="tt-page-langs" aria-label="{escape(name)}">{boxes}</fieldset>'


def _language(lang: str, chosen: bool) -> str:
    checked = " checked" if chosen else ""
    box = f'<input type="radio" name="tt-lang" id="tt-lang-{lang}" value="{lang}"{checked}>'
    return f'<label lang="{lang}">{box}{LANGUAGE_NAMES[lang]}</label>'


def in_languages(id: str) -> dict[str, str]:
    """A message of the house in every language.

    >>> in_languages("ui-rules")["nl"]
    'Spelregels'
    """
    return {lang: say(Message(id), lang) for lang in LANGUAGES}


def alt(live: Live) -> str:
    """What a still picture says to who does not see it."""
    scene = shown(live.table.save(), LANGUAGES[0])["scene"]
    title = say(Message("game-title", game=scene["game"]), LANGUAGES[0])
    return escape(f"{title}: {scene['status']}")


def said(texts: Mapping[str, str], tag: str = "span") -> str:
    """Texts by language, each marked with the languages that it is shown for.

    Where a language has no text, English or else the first text stands in.

    >>> said({"": "<p>1</p>"}), said({"en": "a", "nl": "b"})[:41]
    ('<p>1</p>', '<span lang="en" data-for="en fr">a</span>')
    """
    if "" in texts:
        return texts[""]
    shown = {lang: _standing(texts, lang) for lang in LANGUAGES}
    return "".join(
        f'<{tag} lang="{lang}" data-for="{_for(shown, lang)}">{text}</{tag}>'
        for lang, text in texts.items()
    )


def _for(shown: Mapping[str, str], lang: str) -> str:
    return " ".join(asked for asked, stands in shown.items() if stands == lang)


def _standing(texts: Mapping[str, str], lang: str) -> str:
    choices: Sequence[str] = (lang, LANGUAGES[0], *texts)
    return next(one for one in choices if one in texts)


def nearest(texts: Mapping[str, str], lang: str) -> str:
    """A text in a language, or in the one that stands in for it."""
    return texts[_standing(texts, lang)]
