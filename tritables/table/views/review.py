"""The view of a review: the course of the chances, the sums, and the turning points in words."""

from __future__ import annotations

from typing import Any

from tritables.coach.review import SWING, comes_to_light, evaluator_of
from tritables.core.messages import Argument, Message
from tritables.replay.history import Node
from tritables.replay.remarks import WHOLE, Remark
from tritables.scene.compose import seat_names
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.move_text import move_shown
from tritables.table.playback import ALL, Playback
from tritables.table.reviewing import Reviewing, Trial
from tritables.table.round_review import EXACT, RoundReview, Sums
from tritables.texts import said, said_to

Json = dict[str, Any]


def review_panel(
    table: ReadableBoard, playback: Playback, reviewing: Reviewing, *, returns: bool
) -> Json:
    """Return the parts that a review adds to a replay (``Replay`` in the schema ``scene``).

    ``returns`` is True if there is a game to go back to.
    """
    study, node = playback.study, table.node
    remark, trial, review = study.notes(node).remark, reviewing.trial, playback.reviewed
    noted = [(one, notes.remark) for one, notes in study.noted if notes.remark is not None]
    noted.sort(key=lambda one: one[0].ply)
    reckoning = reviewing.reckoning
    return {
        "coach": [] if remark is None else _remark(table, node, remark),
        "reviews": _may_review(playback),
        "percent": None if reckoning is None else reckoning.percent,
        "turns": [_turn(table, playback, one, told) for one, told in noted if playback.stands(one)],
        "course": None if review is None else _course(table, playback, review),
        "trial": None if trial is None else _trial(table, playback, trial),
        "returns": returns,
        **_unfinished(table, reviewing),
    }


def _unfinished(table: ReadableBoard, reviewing: Reviewing) -> dict[str, str]:
    """Say that a review was given up, where it was."""
    if not reviewing.is_given_up:
        return {}
    said = said_to(Message("review-given-up"), table.settings.lang, table.live.reader)
    return {"unfinished": said}


def _may_review(playback: Playback) -> bool:
    """Return True if the page may ask for a review."""
    study = playback.study
    is_open = playback.right == ALL or not study.game.secret
    return is_open and evaluator_of(study.game) is not None


def _remark(table: ReadableBoard, node: Node, remark: Remark) -> list[str]:
    """A remark in sentences: what happened, what was better, and why."""
    assert node.parent is not None
    before, lang, reader = node.parent.state, table.settings.lang, table.live.reader
    args = _figures(table, remark)
    if not remark.better:
        return [said_to(Message(f"remark-{_kind(node, remark)}", args), lang, reader)]
    shown, state = [], before
    for move in remark.better:
        shown.append(move_shown(table.game, state, move, table.settings, reader))
        state = state.play(move)
    args["better"] = ", ".join(shown)
    told = [said_to(Message("remark-mistake", args), lang, reader)]
    lead = ""
    for reason in remark.because:  # what leads to a reason stands in one line with it
        lead += said_to(reason, lang, reader)
        told, lead = (told, f"{lead} ") if lead.endswith(":") else ([*told, lead], "")
    return told


def _kind(node: Node, remark: Remark) -> str:
    """The kind of a turning point: a mistake, luck, or only that the next player sees more."""
    if remark.better:
        return "mistake"
    if node.last is None or not comes_to_light(node.last):
        return "estimate"
    return "luck" if remark.after > remark.before else "bad-luck"


def _figures(table: ReadableBoard, remark: Remark) -> dict[str, Argument]:
    """The parameters of the messages about a remark."""
    before, after = _percent(remark.before), _percent(remark.after)
    name = said(Message("seat-name", {"seat": remark.seat}, table.game.name), table.settings.lang)
    args: dict[str, Argument] = {"seat": remark.seat, "name": name}
    return {**args, "before": before, "after": after, "by": abs(before - after)}


def _turn(table: ReadableBoard, playback: Playback, node: Node, remark: Remark) -> Json:
    """A turning point as a list has it: without the move that was better, which can be tried.

    A step of the curve is told of the seat whose curve is drawn. Of a mistake, what else the curve
    shows there is told beside it.
    """
    lang, reader = table.settings.lang, table.live.reader
    front, two = reader or 0, node.state.seats == 2
    if not remark.better and two and remark.seat != front:
        remark = remark.but(seat=front, before=WHOLE - remark.before, after=WHOLE - remark.after)
    kind = _kind(node, remark)
    args = {"ply": node.ply, **_figures(table, remark)}
    beside = _beside(playback.reviewed, node, remark) if kind == "mistake" else 0
    id = f"turn-{kind}"
    if abs(beside) >= SWING * WHOLE:
        id, sign = "turn-mistake-beside", "\u2212" if beside < 0 else "+"
        args["beside"] = f"{sign}{_percent(abs(beside))}"
    knows = node.parent is not None and playback.may_know_others(node.parent)
    return {
        "node": playback.number(node),
        "ply": node.ply,
        "seat": remark.seat,
        "kind": kind,
        "text": said_to(Message(id, args), lang, reader),
        "retry": bool(remark.better) and knows,
    }


def _beside(review: RoundReview | None, node: Node, remark: Remark) -> int:
    """The rest of the step at a mistake beyond what was given away, in thousandths."""
    if review is None or node not in review.nodes:
        return 0
    nth = review.nodes.index(node)
    before, after = (review.curve[at][remark.seat] for at in (nth - 1, nth))
    return after - before + remark.before - remark.after


def _course(table: ReadableBoard, playback: Playback, review: RoundReview) -> Json:
    lang, reader = table.settings.lang, table.live.reader
    names = seat_names(table.game, len(review.sums), lang)
    front = reader or 0
    end = review.nodes[-1].state
    args: dict[str, Argument] = {"seat": front, "name": names[front]}
    shares = [shares[front] for shares in review.curve]
    for name, value in (
        ("start", shares[0]),
        ("low", min(shares)),
        ("high", max(shares)),
        ("end", shares[-1]),
    ):
        args[name] = _percent(value)
    return {
        "nodes": [playback.number(node) for node in review.nodes],
        "front": front,
        "shares": [list(shares) for shares in review.curve],
        "text": said_to(Message("review-course", args), lang, reader),
        "over": end.result is not None,
        "rows": [
            {"seat": seat, "name": name, "sums": _sums(sums, lang)}
            for seat, (name, sums) in enumerate(zip(names, review.sums, strict=True))
        ],
    }


def _sums(sums: Sums, lang: str) -> list[str]:
    """The sums of a seat in points of a hundred with a decimal: luck takes what rounding leaves."""
    start, _, own, others, end = (round(1_000 * one / EXACT) for one in sums)
    luck = end - start - own - others
    signed = [_decimal(one, lang, sign=True) for one in (luck, own, others)]
    return [_decimal(start, lang), *signed, _decimal(end, lang)]


def _decimal(tenths: int, lang: str, *, sign: bool = False) -> str:
    """Tenths of a point as a language writes them."""
    whole, rest = divmod(abs(tenths), 10)
    mark = "" if tenths == 0 else "\u2212" if tenths < 0 else "+" if sign else ""
    return f"{mark}{whole}{'.' if lang == 'en' else ','}{rest}"


def _trial(table: ReadableBoard, playback: Playback, trial: Trial) -> Json:
    lang, reader = table.settings.lang, table.live.reader
    name = said(Message("seat-name", {"seat": trial.seat}, table.game.name), lang)
    args: dict[str, Argument] = {"seat": trial.seat, "name": name, "ply": trial.node.ply}
    if trial.loss is not None:
        args["loss"] = _percent(trial.loss)
    return {
        "node": playback.number(trial.node),
        "verdict": trial.verdict,
        "text": said_to(Message(f"trial-{trial.verdict}", args), lang, reader),
    }


def _percent(thousandths: int) -> int:
    """Thousandths in whole percents, a half upwards."""
    return (thousandths + 5) // 10
