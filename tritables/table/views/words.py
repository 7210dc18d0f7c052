"""The texts around a board, which change with the language only: controls, rulebook, house
rules.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.options import Option
from tritables.lessons.course import title_of
from tritables.lessons.installed_courses import course
from tritables.scene.compose import rulebook_of, seat_names
from tritables.texts import LANGUAGE_NAMES, languages_of, names_after, say, spoken


@cache
def words_of(game: Game[Any], lang: str) -> dict[str, Any]:
    """Return the texts that depend on the language only: controls, languages, rulebook.

    They are English for a game that does not have the language.
    """
    lang = spoken(game.name, lang)
    return {
        "title": say(Message("game-title", game=game.name), lang),
        "lang": lang,
        "ui": {name: say(Message(f"ui-{name}"), lang) for name in names_after("ui-")},
        "languages": {code: LANGUAGE_NAMES[code] for code in languages_of(game.name)},
        "rules": rulebook_of(game, lang),
        "groups": _groups(game, lang),
        "options": [_option(game, name, option, lang) for name, option in game.options.items()],
        "by_hand": game.by_hand,
        "cheers": list(game.cheers),
        "players": [game.seats.start, game.seats.stop - 1],
        "seats": [
            {"name": name, "art": game.seat_art(seat)}
            for seat, name in enumerate(seat_names(game, game.seats.stop - 1, lang))
        ],
    }


@cache
def tongue_of(game: Game[Any], lang: str) -> dict[str, Any]:
    """Return the language of `words_of` alone, for a page that has them."""
    return {"lang": spoken(game.name, lang)}


def _groups(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The rulebook in parts: the course's chapters, each with the rules that it is the first to
    teach.

    Rules that no chapter teaches come last, without a title; a game without chapters has one part.
    """
    chapters = course(game.name).chapters
    left = [rule.id for rule in game.rules]
    groups: list[dict[str, Any]] = []
    for chapter in chapters if len(chapters) > 1 else ():
        taught = [rule for rule in left if rule in chapter.rules]
        left = [rule for rule in left if rule not in taught]
        groups.append({"title": title_of(chapter, lang), "rules": taught})
    groups.append({"title": None, "rules": left})
    return [group for group in groups if group["rules"]]


def _option(game: Game[Any], name: str, option: Option, lang: str) -> dict[str, Any]:
    """A house rule as the dialog of a new game offers it."""
    id = f"option-{name.replace('_', '-')}"

    def choice(value: object) -> dict[str, Any]:
        said = value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        text = say(Message(f"{id}.choice", {"value": said}, game.name), lang)
        return {"value": value, "text": text}

    label = say(Message(id, game=game.name), lang)
    return {"name": name, "label": label, "choices": [choice(value) for value in option.choices]}
