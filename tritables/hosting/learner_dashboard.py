"""The learner's dashboard on the index page, filled in by a script.

It has a map of each game's rules and principles of play in every language, with links to the
chapters that teach them.
What the learner knows is in the browser alone, and pupils' files never leave the page
(`js/src/page/learnerDashboard.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tritables.hosting.class_dashboard import column_names
from tritables.hosting.game_cards import cards_html
from tritables.hosting.game_index import Offer, in_each, offers
from tritables.lessons.best_steps import principle_in
from tritables.lessons.practice_data import principles_of
from tritables.templates import render
from tritables.texts import say

TOLD: Final = ("loaded", "no-file", "later", "newer", "bad", "full", "forgotten")
"""Ids of notices about a file, or about a browser's storage."""

FACES: Final = {"new": "·", "met": "○", "first": "✓", "practice": "↻", "known": "★"}
"""The sign of each standing with a rule or a principle; a word says it too.

The order is that of `js/src/learner/learnerModel.ts`.
"""


def mine_html(games: Sequence[Offer]) -> str:
    """Return the HTML of the dashboard for games; it is hidden until a script runs.

    >>> mine_html(offers(lambda name: name == "nl/tricom")).count("data-of=")
    1
    """
    return render(
        "hosting/learner_dashboard.html.j2",
        games=[_map(offer) for offer in games],
        faces=FACES,
        told=TOLD,
        columns=column_names(),
    )


def games_html(is_there: Callable[[str], bool]) -> str:
    """Return the HTML of the cards and the dashboard of all games with a notebook.

    ``is_there`` returns True for the name of a notebook that exists, such as ``nl/tricom``.

    >>> games_html(lambda name: False)
    ''
    """
    games = offers(is_there)
    return cards_html(games) + mine_html(games) if games else ""


def _map(offer: Offer) -> dict[str, Any]:
    """A game's rules: all in the order of its rulebook, and those taught, in the order of its
    course; and its principles of play, in the order of what they win.
    """
    return {
        "name": offer.game.name,
        "rules": [_rule(offer, rule.id) for rule in offer.game.rules],
        "due": [_rule(offer, rule) for rule in offer.ways],
        "principles": [_principle(offer, one) for one in principles_of(offer.game.name)],
    }


def _rule(offer: Offer, rule: str) -> dict[str, Any]:
    """A rule's title, and the addresses of the chapter that teaches it, if one does."""
    title = offer.game.rule(rule).title(offer.game.name)
    place = offer.ways.get(rule)
    return {
        "id": rule,
        "title": in_each(lambda lang: say(title, lang)),
        "ways": place and in_each(lambda lang: offer.address(lang, place)),
    }


def _principle(offer: Offer, principle: str) -> dict[str, Any]:
    """A principle's sentence, and the addresses of its chapter of *Playing well*, if it has one."""
    place = offer.well_ways.get(principle)
    return {
        "id": principle,
        "title": in_each(lambda lang: principle_in(offer.game, principle, lang)),
        "ways": place and in_each(lambda lang: offer.well(lang, place) or ""),
    }
