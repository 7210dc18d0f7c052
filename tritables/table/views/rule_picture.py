"""The picture of a rule: a still board that illustrates it, with texts."""

from __future__ import annotations

from typing import Any

from tritables.core.game import Game
from tritables.core.picture import Shape
from tritables.lessons.example_words import example_words
from tritables.lessons.rule_illustrations import moment_of
from tritables.scene.sheets import Theme
from tritables.scene.still import still_of
from tritables.table.move_text import move_shown
from tritables.table.settings import Settings
from tritables.texts import say, spoken

Json = dict[str, Any]


def rule_picture(
    game: Game[Any], rule: str, settings: Settings, shape: Shape = "wide", theme: Theme = "light"
) -> Json | None:
    """Return a rule's picture (``RulePicture`` in the schema ``scene``); None where no example has
    it.

    Raises `BadInput` for an unknown rule.

    >>> from tritables import game_named
    >>> shown = rule_picture(game_named("trictrac"), "bar.first", Settings())
    >>> shown["tried"], shown["title"]
    ('8 → 11', 'In from the bar')
    """
    moment = moment_of(game.name, rule)
    if moment is None:
        return None
    lang, example = spoken(game.name, settings.lang), moment.example
    title = example_words(game, example, "title", lang)
    done = example_words(game, example, "done", lang)
    tried = moment.tried
    drawn = still_of(
        game,
        moment.state,
        lang=lang,
        last=moment.last,
        shape=shape,
        theme=theme,
        title=title,
        marks=moment.places,
    )
    return {
        "rule": rule,
        "title": title,
        "tried": None if tried is None else move_shown(game, moment.state, tried, settings),
        "text": done if moment.told is None else say(moment.told, lang),
        "svg": drawn.svg,
    }
