"""A question on a board: what may be answered, what was said of it, and the help there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tritables.lessons.helping import DEGREES, Help
from tritables.lessons.naming import label_of
from tritables.lessons.outcomes import Outcome
from tritables.table.activities.base import Host
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.move_text import move_shown
from tritables.texts import say

Json = dict[str, Any]


def question_json(
    progress: ChapterProgress, lang: str, *, tells: bool = True, about: Sequence[str] = ()
) -> Json | None:
    """The question on the board (`Question` of scene.json); None where nothing is asked.

    ``tells`` says whether it is told which answers are right, ``about`` where the move would be
    made that is asked about.
    """
    if not progress.step.asks:
        return None
    step, now = progress.step, progress.now
    game = progress.chapter.game
    choices: list[Json] = []
    right, told = step.right() if now.answered else (), step.told(now)
    for nth, choice in enumerate(step.choices()):
        verdict = True if nth in right else False if nth in now.chosen else None
        verdict = verdict if tells else None
        choices.append({"text": label_of(choice, game, lang), "right": verdict})
    return {
        "kind": step.kind,
        "open": progress.is_open,
        "found": list(now.found),
        "told": None if told is None else say(told, lang),
        "choices": choices,
        "chosen": list(now.chosen),
        "about": list(about) if progress.is_open else [],
        "outcome": None
        if progress.outcome is None or not tells
        else _outcome(progress.outcome, lang),
    }


def help_json(table: Host, progress: ChapterProgress, help: Help) -> Json:
    """As much of the help as was asked for: rule, part of the board, piece, move."""
    degree, lang = progress.degree, table.settings.lang
    rule = None if help.rule is None else table.game.rule(help.rule)
    name = table.game.name
    shown: Sequence[str] = ()
    if degree == DEGREES.index("part") + 1:
        shown = help.part
    elif degree > DEGREES.index("part") + 1:
        shown = () if help.piece is None else (help.piece,)
    full = degree == len(DEGREES)
    move = help.move if full else None
    return {
        "degree": degree,
        "most": len(DEGREES),
        "rule": None
        if rule is None
        else {
            "id": rule.id,
            "title": say(rule.title(name), lang),
            "text": say(rule.text(name), lang),
        },
        "places": list(help.places if full and help.places else shown),
        "move": move,
        "words": None if not move else move_shown(table.game, table.view, move, table.settings),
        "from": help.piece if full else None,
        "to": help.target if full else None,
        "choices": list(help.choices) if full else [],
    }


def _outcome(outcome: Outcome, lang: str) -> Json:
    return {
        "right": outcome.right,
        "text": [say(message, lang) for message in outcome.reason],
        "places": list(outcome.marks),
        "missed": outcome.missed,
        "rule": outcome.rule,
    }
