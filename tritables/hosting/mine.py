"""What a reader knows, on the page of all games: HTML that a script brings to life.

The rules of each game are there as a map in every language, each with the way to the chapter that
teaches it. How the reader stands with them is known to the reader's browser alone: the script
(`js/src/page/mine.ts`) fills it in. So it is with a class: its files never leave the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any, Final
from urllib.parse import quote

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.registry import game_named, game_names
from tritables.hosting.cards import cards_html
from tritables.lessons.courses import course
from tritables.lessons.knowledge import STANDINGS
from tritables.lessons.prose import languages_of, prose_of
from tritables.texts import LANGUAGES, say

TOLD: Final = ("loaded", "no-file", "later", "newer", "bad", "full", "forgotten")
"""What may be said of a file, or of what the browser does not keep."""

FACES: Final = {"new": "·", "met": "○", "first": "✓", "practice": "↻", "known": "★"}
"""The sign of each standing, which its word says too."""


def mine_html(is_there: Callable[[str], bool]) -> str:
    """The part of the page that tells what a reader knows, for the games whose notebook is there.

    ``is_there`` says whether there is a notebook of a name, such as ``nl/tricom``. It is hidden
    until a script runs.

    >>> mine_html(lambda name: name == "nl/tricom").count("data-of=")
    1
    """
    games = [
        (game, spoken)
        for game in map(game_named, game_names())
        if (spoken := [lang for lang in languages_of(game) if is_there(f"{lang}/{game.name}")])
    ]
    maps = "".join(_map(game, spoken) for game, spoken in games)
    due = "".join(line for game, spoken in games for line in _due(game, spoken))
    return (
        '<section class="tt-mine" id="what-you-know" hidden>'
        f"<h2>{_said('mine-title')}</h2><p>{_said('mine-intro')}</p>"
        f'<p><label>{_said("mine-name")} <input type="text" data-mine="name" maxlength="60"'
        ' autocomplete="off"></label></p>'
        f'<div class="tt-mine-due" hidden><h3>{_said("mine-review")}</h3><ul>{due}</ul></div>'
        f'<p class="tt-mine-none">{_said("mine-nothing-due")}</p>{maps}'
        f'<p class="tt-mine-told" role="status">{"".join(map(_told, TOLD))}</p>'
        f'<p class="tt-mine-tools">{_button("save")}'
        f'<label class="tt-file">{_said("mine-load")}<input type="file" data-mine="load"'
        f' accept=".json,application/json"></label>{_button("print")}{_button("forget")}</p>'
        f"<dialog><p>{_said('mine-forget-sure')}</p><p>{_button('sure')}{_button('keep')}</p></dialog>"
        f"{_class()}</section>"
    )


def games_html(is_there: Callable[[str], bool]) -> str:
    """The cards of all games whose notebook is there, and below them what a reader knows.

    >>> games_html(lambda name: False)
    ''
    """
    cards = cards_html(is_there)
    return cards + mine_html(is_there) if "<li" in cards else ""


def _said(id: str, game: str | None = None, **args: Argument) -> str:
    """A message in every language."""
    return "".join(
        f'<span lang="{lang}" data-for="{lang}">{escape(say(Message(id, args, game), lang))}</span>'
        for lang in LANGUAGES
    )


def _button(what: str) -> str:
    return f'<button type="button" data-mine="{what}">{_said(f"mine-{what}")}</button>'


def _told(what: str) -> str:
    return f'<span data-said="{what}" hidden>{_said(f"mine-told-{what}")}</span>'


def _map(game: Game[Any], spoken: list[str]) -> str:
    """The rules of a game, in the order of its rulebook."""
    ways = _ways(game, spoken)
    rules = "".join(
        f'<li data-rule="{rule.id}" data-standing="new">{_standings()}'
        f"{ways.get(rule.id, '') or _title(game, rule.id)}</li>"
        for rule in game.rules
    )
    count = f'<span class="tt-mine-count">0</span>/{len(game.rules)}'
    return (
        f'<details data-of="{game.name}"><summary>{_said("game-title", game.name)}'
        f" <small>{count}</small></summary><ul>{rules}</ul></details>"
    )


def _standings() -> str:
    return "".join(
        f'<span class="tt-standing" data-is="{one}"><i aria-hidden="true">{FACES[one]}</i>'
        f"{_said(f'mine-{one}')}</span>"
        for one in STANDINGS
    )


def _title(game: Game[Any], rule: str, links: Mapping[str, str] | None = None) -> str:
    """What a rule is called in every language, perhaps as a link that leads somewhere."""
    title = game.rule(rule).title(game.name)
    texts = []
    for lang in LANGUAGES:
        text = escape(say(title, lang))
        text = f'<a href="{links[lang]}">{text}</a>' if links else text
        texts.append(f'<span lang="{lang}" data-for="{lang}">{text}</span>')
    return f'<span class="tt-rule-title">{"".join(texts)}</span>'


def _ways(game: Game[Any], spoken: list[str]) -> dict[str, str]:
    """For each rule that a chapter teaches its title, with the way to the first of these."""
    made: dict[str, str] = {}
    taught = course(game.name)
    for section in prose_of(game, spoken[0]):
        rules = taught.find(section.lesson)[0].rules if section.lesson else ()
        links = {lang: _address(game, spoken, lang, section.id) for lang in LANGUAGES}
        made |= {rule: _title(game, rule, links) for rule in rules if rule not in made}
    return made


def _address(game: Game[Any], spoken: list[str], lang: str, section: str) -> str:
    there = lang if lang in spoken else spoken[0]
    return f"{quote(game.name)}.ipynb?lang={there}#{quote(section)}"


def _due(game: Game[Any], spoken: list[str]) -> Iterator[str]:
    """What is to be gone over again, a line for each rule that may be."""
    for rule, way in _ways(game, spoken).items():
        yield (
            f'<li data-review="{rule}" data-game="{game.name}" hidden>'
            f"{_said('game-title', game.name)}: {way}</li>"
        )


def _class() -> str:
    """A class, from the files that its pupils hand in."""
    heads = "".join(
        f'<th scope="col">{_said(f"class-{one}")}</th>'
        for one in ("rule", "met", "asked", "first", "practice")
    )
    return (
        f'<details class="tt-class"><summary>{_said("class-title")}</summary>'
        f"<p>{_said('class-intro')}</p>"
        f'<p><label class="tt-file">{_said("class-files")}<input type="file" multiple'
        ' accept=".json,application/json"></label></p>'
        f'<p class="tt-class-refused" role="status" hidden>{_said("class-refused")} <b></b></p>'
        f'<div class="tt-class-found" hidden><table><thead><tr>{heads}</tr></thead><tbody></tbody>'
        f'</table><p><button type="button">{_said("class-csv")}</button></p></div></details>'
    )
