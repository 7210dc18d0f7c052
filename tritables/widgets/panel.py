"""What surrounds the board: the score sheet, the last refusal, the words of the controls."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.options import Option
from tritables.core.sheet import SheetTurn
from tritables.core.verdicts import Verdict
from tritables.replay.session import Session
from tritables.scene.compose import rulebook_of, seat_names, verdict_of
from tritables.texts import LANGUAGE_NAMES, languages_of, say, say_all, spoken
from tritables.widgets.eyes import Eyes


@cache
def _control_ids() -> tuple[str, ...]:
    """The ids of the controls' words: every ``ui-`` message of the house."""
    text = files("tritables").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    return tuple(line.partition(" ")[0] for line in text.splitlines() if line.startswith("ui-"))


@cache
def words_of(game: Game, lang: str) -> dict[str, Any]:
    """The words that change with the language only: controls, languages, rulebook.

    A game that does not speak the language speaks English, and so does all around it.
    """
    lang = spoken(game.name, lang)
    return {
        "title": say(Message("game-title", game=game.name), lang),
        "lang": lang,
        "ui": {
            id.removeprefix("ui-"): text for id, text in say_all(_control_ids(), None, lang).items()
        },
        "languages": {code: LANGUAGE_NAMES[code] for code in languages_of(game.name)},
        "rules": rulebook_of(game, lang),
        "options": [_option(game, name, option, lang) for name, option in game.options.items()],
        "by_hand": game.by_hand,
        "players": [game.seats.start, game.seats.stop - 1],
        "seats": [
            {"name": name, "art": game.seat_art(seat)}
            for seat, name in enumerate(seat_names(game, game.seats.stop - 1, lang))
        ],
    }


def _option(game: Game, name: str, option: Option, lang: str) -> dict[str, Any]:
    """A house rule as the dialog of a new game offers it."""
    id = f"option-{name.replace('_', '-')}"

    def choice(value: object) -> dict[str, Any]:
        said = value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        text = say(Message(f"{id}.choice", {"value": said}, game.name), lang)
        return {"value": value, "text": text}

    label = say(Message(id, game=game.name), lang)
    return {"name": name, "label": label, "choices": [choice(value) for value in option.choices]}


def table_state(
    session: Session,
    eyes: Eyes,
    refusal: tuple[Verdict, str] | None,
    refusals: int,
    lang: str,
) -> dict[str, object]:
    """Seats, moves and the last refusal, as the browser shows them beside the board."""
    state = session.state
    result = state.result
    line = session.history.line()
    return {
        "kinds": list(session.seats),
        "options": dict(session.options),
        "scores": None if result is None else list(result.adds),
        "match": _match(session, lang),
        "tally": _tally(session),
        "curtain": None if eyes.curtain is None else _curtain(session, eyes.curtain, lang),
        "turns": _turns(session, eyes),
        "at": session.history.current.ply,
        "plies": len(line) - 1,
        # The seed tells every card to come to whoever can deal with it elsewhere.
        "seed": session.seed if eyes.everything else None,
        "verdict": None if refusal is None else _refusal(session, eyes, *refusal, refusals, lang),
    }


def _tally(session: Session) -> list[dict[str, object]]:
    """Where the points of this round come from: each rule that gave any, with each seat's.

    What the deal itself scored, before any move, has no rule's event and stands first.
    """
    history = session.history
    seats = range(len(session.seats))
    rows: dict[str, list[int]] = {"": list(session.dealt)} if any(session.dealt) else {}
    for node in history.line()[1 : history.current.ply + 1]:
        for event in node.events:
            if event.points and event.seat is not None:
                row = rows.setdefault(event.rule, [0 for _ in seats])
                row[event.seat] += event.points
    return [{"rule": rule, "points": points} for rule, points in rows.items()]


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
    if not session.is_match and not session.rounds:
        return None
    result = session.state.result
    text = None
    if result is not None and not session.round_follows:
        totals = [sum(both) for both in zip(session.totals, result.adds, strict=True)]
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        name = seat_names(session.game, len(totals), lang)[winners[0]]
        args: dict[str, Argument] = {"name": name, "count": len(winners), "points": best}
        won = "match-won" if result.wins is None else "match-won-rounds"
        text = say(Message(won, args), lang)
    return {
        "title": say(Message("match-round", {"round": len(session.rounds) + 1}), lang),
        "totals": list(session.totals),
        "follows": session.round_follows,
        "text": text,
    }


def _refusal(
    session: Session, eyes: Eyes, verdict: Verdict, tried: str, count: int, lang: str
) -> dict[str, object]:
    picture = session.game.picture(eyes.view(session.state), None, eyes.look(flipped=False))
    ways = {way.move: way for way in picture.ways}
    actions = {action.move for action in picture.actions}
    made = verdict_of(verdict, tried, lang)
    made["nearest"] = [
        {"move": move, "from": ways[move].source, "to": ways[move].target}
        if move in ways
        else {"move": move, "from": "", "to": ""}
        for move in verdict.nearest
        if move in ways or move in actions
    ]
    made["count"] = count
    return made


def _turns(session: Session, eyes: Eyes) -> list[dict[str, object]]:
    moves = session.history.moves(ahead=True)
    if not eyes.everything:
        now = session.history.line()[-1].state
        seen = session.game.moves_seen(now, moves, eyes.seat)
        moves = [(seat, text) for (seat, _), text in zip(moves, seen, strict=True)]
    return [
        {
            "seat": turn.seat,
            "ply": turn.entries[0].ply,
            "texts": [entry.text for entry in turn.entries],
            "heads": [index for index, entry in enumerate(turn.entries) if entry.head],
        }
        for turn in session.game.score_sheet(moves)
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
