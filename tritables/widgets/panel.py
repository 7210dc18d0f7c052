"""What surrounds the board: the score sheet, the last refusal, the words of the controls."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tritables.core.game import Game, SheetTurn
from tritables.core.messages import Message
from tritables.core.verdicts import Verdict
from tritables.replay.session import Session
from tritables.scene.compose import rulebook_of, seat_names, verdict_of
from tritables.texts import LANGUAGE_NAMES, say, say_all


@cache
def _control_ids() -> tuple[str, ...]:
    """The ids of the controls' words: every ``ui-`` message of the house."""
    text = files("tritables").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    return tuple(line.partition(" ")[0] for line in text.splitlines() if line.startswith("ui-"))


@cache
def words_of(game: Game, lang: str) -> dict[str, Any]:
    """The words that change with the language only: controls, languages, rulebook."""
    return {
        "title": say(Message("game-title", game=game.name), lang),
        "ui": {
            id.removeprefix("ui-"): text for id, text in say_all(_control_ids(), None, lang).items()
        },
        "languages": LANGUAGE_NAMES,
        "rules": rulebook_of(game, lang),
    }


def table_state(
    session: Session, refusal: tuple[Verdict, str] | None, refusals: int, lang: str
) -> dict[str, object]:
    """Seats, moves and the last refusal, as the browser shows them beside the board."""
    state = session.state
    result = state.result
    line = session.history.line()
    return {
        "seats": seat_names(session.game, len(session.seats), lang),
        "kinds": list(session.seats),
        "scores": None if result is None else list(result.scores),
        "turns": _turns(session),
        "at": session.history.current.ply,
        "plies": len(line) - 1,
        "seed": session.seed,
        "verdict": None if refusal is None else _refusal(session, *refusal, refusals, lang),
    }


def _refusal(
    session: Session, verdict: Verdict, tried: str, count: int, lang: str
) -> dict[str, object]:
    ways = {way.move: way for way in session.game.picture(session.state.view(None), None).ways}
    made = verdict_of(verdict, tried, lang)
    made["nearest"] = [
        {"move": move, "from": ways[move].source, "to": ways[move].target}
        for move in verdict.nearest
        if move in ways
    ]
    made["count"] = count
    return made


def _turns(session: Session) -> list[dict[str, object]]:
    return [
        {
            "seat": turn.seat,
            "ply": turn.entries[0].ply,
            "texts": [entry.text for entry in turn.entries],
            "heads": [index for index, entry in enumerate(turn.entries) if entry.head],
        }
        for turn in session.game.score_sheet(session.history.moves(ahead=True))
    ]


def sheet_text(session: Session, lang: str = "en") -> str:
    """The score sheet up to the current move, a line for each turn.

    >>> from tritables import game_named
    >>> session = Session(game_named("trictrac"))
    >>> for move in ("start 5-3", "roll 1-2", "bar/1", "bar/1"):
    ...     _ = session.play(move)
    >>> print(sheet_text(session))
    start 5-3
    white 1-2: bar/1 bar/1
    """
    names = seat_names(session.game, len(session.seats), lang)
    return "\n".join(
        _turn_text(turn, names) for turn in session.game.score_sheet(session.history.moves())
    )


def _turn_text(turn: SheetTurn, names: list[str]) -> str:
    """A turn as a line: whose it is, and each throw with the moves that belong to it."""
    throws: list[list[str]] = []
    for entry in turn.entries:
        if entry.head or not throws:
            throws.append([entry.text])
        else:
            throws[-1].append(entry.text)
    texts = [f"{head}: {' '.join(moves)}" if moves else head for head, *moves in throws]
    name = "" if turn.seat is None else f"{names[turn.seat].lower()} "
    return name + "; ".join(texts)
