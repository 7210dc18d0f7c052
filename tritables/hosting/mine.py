"""What a reader knows, on the page of all games: HTML that a script brings to life.

The rules of each game are there as a map in every language, each with the way to the chapter that
teaches it. How the reader stands with them is known to the reader's browser alone: the script
(`js/src/page/learnerDashboard.ts`) fills it in. So it is with a class: its files never leave the
page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tritables.hosting.cards import cards_html
from tritables.hosting.classroom import column_names
from tritables.hosting.offers import Offer, in_each, offers
from tritables.templates import render
from tritables.texts import say

TOLD: Final = ("loaded", "no-file", "later", "newer", "bad", "full", "forgotten")
"""What may be said of a file, or of what the browser does not keep."""

FACES: Final = {"new": "·", "met": "○", "first": "✓", "practice": "↻", "known": "★"}
"""The sign of each standing with a rule; a word says it too.

The order is that of `js/src/learner/learnerModel.ts`.
"""


def mine_html(games: Sequence[Offer]) -> str:
    """The part of the page that tells what a reader knows of games; hidden until a script runs.

    >>> mine_html(offers(lambda name: name == "nl/tricom")).count("data-of=")
    1
    """
    return render(
        "hosting/mine.html.j2",
        games=[_map(offer) for offer in games],
        faces=FACES,
        told=TOLD,
        columns=column_names(),
    )


def games_html(is_there: Callable[[str], bool]) -> str:
    """The cards of all games whose notebook is there, and below them what a reader knows.

    ``is_there`` says whether there is a notebook of a name, such as ``nl/tricom``.

    >>> games_html(lambda name: False)
    ''
    """
    games = offers(is_there)
    return cards_html(games) + mine_html(games) if games else ""


def _map(offer: Offer) -> dict[str, Any]:
    """The rules of a game in the order of its rulebook, and those that are taught in a course's."""
    return {
        "name": offer.game.name,
        "rules": [_rule(offer, rule.id) for rule in offer.game.rules],
        "due": [_rule(offer, rule) for rule in offer.ways],
    }


def _rule(offer: Offer, rule: str) -> dict[str, Any]:
    """A rule's title, and the way to the chapter that teaches it, if one does."""
    title = offer.game.rule(rule).title(offer.game.name)
    place = offer.ways.get(rule)
    return {
        "id": rule,
        "title": in_each(lambda lang: say(title, lang)),
        "ways": place and in_each(lambda lang: offer.address(lang, place)),
    }
