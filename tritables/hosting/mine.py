"""What a reader knows, on the page of all games: HTML that a script brings to life.

The rules of each game are there as a map in every language, each with the way to the chapter that
teaches it. How the reader stands with them is known to the reader's browser alone: the script
(`js/src/page/learnerDashboard.ts`) fills it in. So it is with a class: its files never leave the
page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from tritables.hosting.cards import cards_html
from tritables.hosting.classroom import class_html
from tritables.hosting.offers import Offer, in_each, offers, said, to_fill
from tritables.texts import say

TOLD: Final = ("loaded", "no-file", "later", "newer", "bad", "full", "forgotten")
"""What may be said of a file, or of what the browser does not keep."""

FACES: Final = {"new": "·", "met": "○", "first": "✓", "practice": "↻", "known": "★"}
"""The sign of each standing with a rule; a word says it too.

The order is that of `js/src/learner/learnerModel.ts`.
"""

SAFE: Final = ("keep", "apart")
"""The answers that change nothing: a dialog begins there."""


def mine_html(games: Sequence[Offer]) -> str:
    """The part of the page that tells what a reader knows of games; hidden until a script runs.

    >>> mine_html(offers(lambda name: name == "nl/tricom")).count("data-of=")
    1
    """
    maps = "".join(_map(offer) for offer in games)
    due = "".join(line for offer in games for line in _due(offer))
    return (
        '<section class="tt-mine" id="what-you-know" hidden>'
        f"<h2>{said('mine-title')}</h2><p>{said('mine-intro')}</p>"
        f'<p><label>{said("mine-name")} <input type="text" data-mine="name" maxlength="60"'
        ' autocomplete="off"></label></p>'
        f'<div class="tt-mine-due" hidden><h3>{said("mine-review")}</h3><ul>{due}</ul></div>'
        f'<p class="tt-mine-none">{said("mine-nothing-due")}</p>{maps}'
        f'<p class="tt-mine-told" role="status">{"".join(map(_told, TOLD))}</p>'
        f'<p class="tt-mine-tools">{_button("save")}'
        f'<label class="tt-file">{said("mine-load")}<input type="file" data-mine="load"'
        f' accept=".json,application/json"></label>{_button("print")}{_button("forget")}</p>'
        '<dialog data-asks="forget" aria-labelledby="asks-forget">'
        f'<p id="asks-forget">{said("mine-forget-sure")}</p>'
        f"<p>{_button('sure')}{_button('keep')}</p></dialog>"
        '<dialog data-asks="whose" aria-labelledby="asks-whose">'
        f'<p id="asks-whose">{to_fill("mine-whose", "file", "name")}</p>'
        f"<p>{_button('together')}{_button('apart')}</p></dialog>"
        f"{class_html()}</section>"
    )


def games_html(is_there: Callable[[str], bool]) -> str:
    """The cards of all games whose notebook is there, and below them what a reader knows.

    ``is_there`` says whether there is a notebook of a name, such as ``nl/tricom``.

    >>> games_html(lambda name: False)
    ''
    """
    games = offers(is_there)
    return cards_html(games) + mine_html(games) if games else ""


def _button(what: str) -> str:
    first = " autofocus" if what in SAFE else ""
    return f'<button type="button" data-mine="{what}"{first}>{said(f"mine-{what}")}</button>'


def _told(what: str) -> str:
    return f'<span data-said="{what}" hidden>{said(f"mine-told-{what}")}</span>'


def _map(offer: Offer) -> str:
    """The rules of a game, in the order of its rulebook."""
    name = offer.game.name
    rules = "".join(
        f'<li data-rule="{rule.id}" data-standing="new">{_standings()}{_title(offer, rule.id)}</li>'
        for rule in offer.game.rules
    )
    count = f'<span class="tt-mine-count">0</span>/{len(offer.game.rules)}'
    return (
        f'<details data-of="{name}" id="know-{name}"><summary>'
        f"<span data-title>{said('game-title', name)}</span> <small>{count}</small></summary>"
        f"<ul>{rules}</ul></details>"
    )


def _standings() -> str:
    return "".join(
        f'<span class="tt-standing" data-is="{one}"><i aria-hidden="true">{sign}</i>'
        f"{said(f'mine-{one}')}</span>"
        for one, sign in FACES.items()
    )


def _title(offer: Offer, rule: str) -> str:
    """What a rule is called, with the way to the chapter that teaches it, if one does."""
    title = offer.game.rule(rule).title(offer.game.name)
    place = offer.ways.get(rule)

    def told(lang: str) -> str:
        text = escape(say(title, lang))
        return f'<a href="{offer.address(lang, place)}">{text}</a>' if place else text

    return f'<span class="tt-rule-title">{in_each(told)}</span>'


def _due(offer: Offer) -> Iterator[str]:
    """What is to be gone over again, a line for each rule that may be."""
    name = offer.game.name
    for rule in offer.ways:
        yield (
            f'<li data-review="{rule}" data-game="{name}" hidden>'
            f"{said('game-title', name)}: {_title(offer, rule)}</li>"
        )
