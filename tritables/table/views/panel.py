"""What surrounds the board: points, the match, the last refusal, the words of the controls."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.options import Option
from tritables.lessons.course import title_of
from tritables.lessons.courses import course
from tritables.replay.session import Session
from tritables.scene.compose import rulebook_of, seat_names, verdict_of
from tritables.table.activities.base import Host
from tritables.table.move_text import move_shown
from tritables.table.refusal import Refusal
from tritables.texts import LANGUAGE_NAMES, languages_of, names_after, said, say, spoken


@cache
def words_of(game: Game[Any], lang: str) -> dict[str, Any]:
    """The words that change with the language only: controls, languages, rulebook.

    A game that does not speak the language speaks English, and so does all around it.
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
        "players": [game.seats.start, game.seats.stop - 1],
        "seats": [
            {"name": name, "art": game.seat_art(seat)}
            for seat, name in enumerate(seat_names(game, game.seats.stop - 1, lang))
        ],
    }


@cache
def tongue_of(game: Game[Any], lang: str) -> dict[str, Any]:
    """What stands for `words_of` where a page has the words: the language that they are in."""
    return {"lang": spoken(game.name, lang)}


def _groups(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The rulebook in parts: the chapters of the course, each with what it is the first to teach.

    What no chapter teaches comes last, without a title; a game without chapters has one part.
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


NOTHING: Final[dict[str, None]] = dict.fromkeys(
    ("task", "chapter", "question", "help", "practice", "doubt", "course", "editor")
)
"""The parts that activities have, where none of them has any."""


def surroundings(table: Host) -> dict[str, object]:
    """Seats, rules of the house, points and the last refusal, as shown beside the board."""
    session, viewpoint, lang = table.session, table.viewpoint, table.settings.lang
    result = session.state.result
    return {
        "kinds": list(session.seats),
        "options": dict(session.options),
        "scores": None if result is None else list(result.adds),
        "match": _match(session, lang),
        "tally": _tally(session),
        "curtain": None
        if viewpoint.curtain is None
        else _curtain(session, viewpoint.curtain, lang),
        "at": session.history.current.ply,
        "plies": len(session.history.line) - 1,
        # The seed tells every card to come to whoever can deal with it elsewhere.
        "deal": table.counts.deals if table.tells_seed else None,
        "verdict": None if table.refusal is None else _refusal(table, table.refusal),
        **NOTHING,
        "locked": list(table.locked),
    }


def _tally(session: Session) -> list[dict[str, object]]:
    """Where the points of this round come from: each rule that gave any, with each seat's.

    What the deal itself scored, before any move, has no rule's event and stands first.
    """
    dealt, tally = session.round.dealt, session.round.tally
    rows = [("", dealt), *tally] if any(dealt) else tally
    return [{"rule": rule, "points": list(points)} for rule, points in rows]


def _curtain(session: Session, seat: int, lang: str) -> dict[str, object]:
    """What stands before the hand of a seat until somebody says it is there."""
    name = seat_names(session.game, seat + 1, lang)[seat]
    return {
        "seat": seat,
        "text": say(Message("curtain-pass", {"name": name}), lang),
        "button": say(Message("curtain-open", {"name": name}), lang),
    }


def _match(session: Session, lang: str) -> dict[str, object] | None:
    """The match that the rounds belong to, and who has won it once it is over."""
    if not session.is_match and not session.past:
        return None
    result = session.state.result
    text = None
    if result is not None and not session.round_follows:
        totals = session.totals_with(result)
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        name = seat_names(session.game, len(totals), lang)[winners[0]]
        args: dict[str, Argument] = {"name": name, "count": len(winners), "points": best}
        won = "match-won" if result.wins is None else "match-won-rounds"
        text = say(Message(won, args), lang)
    return {
        "title": said(Message("match-round", {"round": len(session.past) + 1}), lang),
        "totals": list(session.totals),
        "follows": session.round_follows,
        "text": text,
    }


def _refusal(table: Host, refusal: Refusal) -> dict[str, object]:
    """The last refusal, with the nearest moves as gestures where the board has them."""
    viewpoint, verdict = table.viewpoint, refusal.verdict
    made = verdict_of(verdict, refusal.tried, table.settings.lang)
    made["nearest"] = near = table.nearest
    if near:
        picture = table.game.picture(table.view, None, viewpoint.look(flipped=False))
        ways = {way.move: way for way in picture.ways}
        actions = {action.move for action in picture.actions}
        made["nearest"] = [
            {
                "move": move,
                "from": ways[move].source if move in ways else "",
                "to": ways[move].target if move in ways else "",
                "words": move_shown(table.game, table.view, move, table.settings),
            }
            for move in near
            if move in ways or move in actions
        ]
    made["count"] = refusal.count
    return made
