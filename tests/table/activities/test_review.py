"""The review of a round at a table: reckoned bit by bit, told in words, kept, and tried again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from tests.coach.judges import Counting, Senseless
from tests.rounds import played
from tests.table.activities.test_replay import ask, panel, playback, replay, replayed
from tests.validators import check
from tritables.coach.judging import Pause, Steps
from tritables.coach.review import Choices, Evaluator, Shares
from tritables.core.errors import BadInput, BadRecord
from tritables.core.messages import Message
from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.games import trictrac
from tritables.replay.links import from_link, to_link
from tritables.replay.remarks import Remark
from tritables.replay.study import Study
from tritables.replay.text_reading import BadText, from_text
from tritables.replay.text_writing import to_text
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.round_review import MOST_MOVES
from tritables.texts import say

START = trictrac.position(white="6:2 8:2 12:1", black="20:2 17:1", throw="3-5")
MOVES = ("6/9", "9/14", "roll 1-4", "17/16", "16/12*")
"""Each is the first legal one, but for White's second."""

LOSS = Fraction(12, 100)


class Wary:
    """Even shares; whoever does not begin with the first legal move gives something away."""

    def shares(self, view: State, seat: Seat | None) -> Shares:
        return (Fraction(1, view.seats),) * view.seats

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        yield from ()
        even = self.shares(view, seat)
        first, *others = view.legal_moves()
        own = even[seat] - LOSS
        less = tuple(own if one == seat else 1 - own for one in range(view.seats))
        nearly = tuple(
            even[seat] - Fraction(2, 100) if one == seat else even[one] + Fraction(2, 100)
            for one in range(view.seats)
        )
        rest = {(move,): less for move in others}
        return {(first,): even, **rest, **({(others[0],): nearly} if len(others) > 1 else {})}


@pytest.fixture(autouse=True)
def wary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every game by `Wary`, without reasons."""

    def evaluator_of(game: object) -> Evaluator:
        return Wary()

    def reasons(*_: object) -> Steps[tuple[Message, ...]]:
        yield from ()
        lead, fact = Message("remark-differs"), Message("coach-plain")
        return (lead, fact)

    for module in ("table.reviewing", "table.views.review"):
        monkeypatch.setattr(f"tritables.{module}.evaluator_of", evaluator_of)
    monkeypatch.setattr("tritables.table.round_review.reasons", reasons)


def the_round() -> Record:
    return Record(START, MOVES)


def finish(table: Table) -> int:
    """Let pass what is due until nothing more is reckoned; return how often something was."""
    ticks = 0
    while table.top.looks_ahead(table):
        assert table.due(table.now) == 0.0
        assert table.tick(table.now)
        ticks += 1
    return ticks


def reviewed(shown: object | None = None) -> Table:
    table = replayed(the_round() if shown is None else shown)
    assert ask(table, "review", on=True)["ok"]
    finish(table)
    return table


def course(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = panel(table)["course"]
    return found


def test_when_a_review_is_asked_for_then_each_tick_reckons_a_little_and_says_how_much() -> None:
    table = replayed(played("trictrac", 60))
    assert panel(table)["reviews"]
    assert panel(table)["percent"] is None
    ask(table, "review", on=True)
    seen = [panel(table)["percent"]]
    while table.top.looks_ahead(table):
        table.tick(table.now)
        seen.append(panel(table)["percent"])
    assert seen[0] == 0
    assert seen[-1] is None
    assert seen[:-1] == sorted(seen[:-1])
    assert len(set(seen)) > 10


class _Slow(Wary):
    """Takes a breath twice at each decision."""

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        yield Pause(1, 3)
        yield Pause(2, 3)
        return (yield from super().choices(view, seat, played))


def test_when_a_decision_takes_long_then_each_tick_goes_on_to_its_next_pause_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    quick = finish(table)
    decisions = sum(len(one.state.legal_moves()) > 1 for one in playback(table).history.line[:-1])
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: _Slow())
    ask(table, "review", on=True)
    assert finish(table) > quick
    assert decisions
    assert len(course(table)["shares"]) == 61


def test_when_what_was_tried_takes_long_to_judge_then_somebody_can_go_away_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = tried("6/11")
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: _Slow())
    table.tick(table.now)
    assert panel(table)["trial"]["verdict"] == "judged"
    assert ask(table, "undo")["ok"]
    assert panel(table)["trial"]["verdict"] == "open"
    assert not table.top.looks_ahead(table)


def test_when_the_page_ends_while_it_is_reckoned_then_the_next_one_reckons_it_again() -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    table.tick(table.now)
    saved = table.save()
    check("sitting", saved)
    other = Table.load(saved)
    assert panel(other)["percent"] == 0
    finish(table)
    finish(other)
    assert course(other) == course(table)
    assert "reckons" not in other.save()["replay"]


def ended_after(table: Table, ticks: int) -> Table:
    """Let a page reckon for a while and end; return the table of the next one."""
    for _ in range(ticks):
        assert table.tick(table.now)
    saved = table.save()
    check("sitting", saved)
    return Table.load(saved)


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_when_it_ends_at_the_same_place_twice_then_it_is_given_up_and_said(lang: str) -> None:
    table = replayed(played("trictrac", 60))
    table.choose("lang", lang)
    ask(table, "review", on=True)
    again = ended_after(table, 6)
    assert "unfinished" not in panel(again)
    last = ended_after(again, 6)
    shown = panel(last)
    check("scene", shown, "Replay")
    assert shown["unfinished"] == say(Message("review-given-up"), lang)
    assert shown["percent"] is None
    # The table goes on, and whoever asks once more is heard.
    assert not last.top.looks_ahead(last)
    assert "reckons" not in last.save()["replay"]
    assert ask(last, "redo")["ok"]
    assert ask(last, "undo")["ok"]
    assert ask(last, "review", on=True)["ok"]
    assert "unfinished" not in panel(last)
    finish(last)
    finish(table)
    assert course(last) == course(table)


def test_when_it_ends_elsewhere_each_time_then_it_is_begun_again_until_it_ends_where_it_did() -> (
    None
):
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    for ticks in (6, 3, 9):
        table = ended_after(table, ticks)
        assert panel(table)["percent"] == 0
    table = ended_after(table, 3)
    assert panel(table)["unfinished"]


def test_when_what_was_reckoned_is_no_percentage_then_a_saved_table_is_refused() -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    saved = table.save()
    saved["replay"]["ends"] = [101]
    with pytest.raises(BadRecord) as refused:
        Table.load(saved)
    assert refused.value.where == "replay.ends[0]"


def test_when_the_line_that_was_reckoned_is_none_then_a_saved_table_is_refused() -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    saved = table.save()
    saved["replay"]["reckons"] = 0
    with pytest.raises(BadRecord):
        Table.load(saved)


def test_when_somebody_clicks_while_it_is_reckoned_then_that_is_done_at_once() -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    table.tick(table.now)
    assert ask(table, "go", ply=5)["ok"]
    assert table.node.ply == 5
    finish(table)
    assert len(course(table)["shares"]) == 61


def test_when_it_is_stopped_then_nothing_of_it_is_left() -> None:
    table = replayed(played("trictrac", 60))
    ask(table, "review", on=True)
    table.tick(table.now)
    ask(table, "review", on=False)
    assert not table.top.looks_ahead(table)
    assert panel(table)["percent"] is None
    assert panel(table)["course"] is None
    assert panel(table)["turns"] == []


def test_when_it_is_done_then_the_curve_and_the_sums_are_shown_and_every_row_adds_up() -> None:
    table = reviewed()
    shown = course(table)
    assert len(shown["nodes"]) == len(shown["shares"]) == len(MOVES) + 1
    assert [sum(shares) for shares in shown["shares"]] == [1000] * len(shown["shares"])
    assert shown["text"].startswith("White’s chances of winning began at 50%")
    for row in shown["rows"]:
        *parts, end = (number(text) for text in row["sums"])
        assert sum(parts) == end
    table.choose("lang", "fr")
    assert course(table)["rows"][0]["sums"][0] == "50,0"


def number(text: str) -> Fraction:
    """A number with a decimal, as a language writes it."""
    return Fraction(text.replace("\u2212", "-").replace(",", "."))


def test_when_a_mistake_is_found_then_it_is_told_in_three_languages_at_its_move() -> None:
    table = reviewed()
    turn = panel(table)["turns"][0]
    assert (turn["ply"], turn["seat"], turn["kind"], turn["retry"]) == (2, 0, "mistake", True)
    assert turn["text"] == "Move 2: White gave away 12%."
    assert "6 → 11" not in turn["text"]
    ask(table, "stand", node=turn["node"])
    assert table.node.ply == 2
    said = {}
    for lang in ("en", "nl", "fr"):
        table.choose("lang", lang)
        said[lang] = panel(table)["coach"]
    assert said["en"] == [
        "White could have played better: of 100 rounds from there, “6 → 11” wins about 12 more.",
        "This is different: I have no shorter reason than this figure.",
    ]
    assert len({sentences[0] for sentences in said.values()}) == 3
    assert panel(table)["comment"] == ""


@pytest.mark.parametrize("seed", range(4))
def test_when_a_step_of_the_curve_is_told_then_words_and_curve_have_the_same_figures(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: Senseless())
    table = replayed(played("tricap", 60, seed))
    ask(table, "review", on=True)
    finish(table)
    shares = [now[0] for now in course(table)["shares"]]
    steps = sorted(
        ((abs(now - before), -ply) for ply, (before, now) in enumerate(pairwise(shares), 1)),
        reverse=True,
    )
    turns = {turn["ply"]: turn for turn in panel(table)["turns"]}
    for size, ply in steps[:3]:
        assert size < 50 or -ply in turns
    assert {turn["kind"] for turn in turns.values()} > {"mistake"}
    for ply, turn in turns.items():
        before, after = ((share + 5) // 10 for share in (shares[ply - 1], shares[ply]))
        if turn["kind"] != "mistake":
            told = re.findall(r"(\d+)% → (\d+)%", turn["text"])
            assert [(int(one), int(other)) for one, other in told] == [(before, after)]
            assert (turn["kind"] == "luck") <= (after > before)
            assert (turn["kind"] == "bad-luck") <= (after < before)


def test_when_somebody_has_written_a_comment_then_it_stays_beside_the_coach_s() -> None:
    table = replayed(the_round())
    table.do("go", ply=2)
    table.do("note", comment="Too early?")
    ask(table, "review", on=True)
    finish(table)
    assert panel(table)["comment"] == "Too early?"
    assert panel(table)["coach"]
    ask(table, "review", on=False)
    assert panel(table)["comment"] == "Too early?"
    assert panel(table)["coach"] == []
    assert panel(table)["course"] is None


def test_when_it_is_saved_then_it_is_there_again_whole() -> None:
    table = reviewed()
    saved = json.loads(json.dumps(table.save()))
    check("sitting", saved)
    again = Table.load(saved)
    assert course(again)["shares"] == course(table)["shares"]
    assert course(again)["rows"] == course(table)["rows"]
    assert panel(again)["turns"] == panel(table)["turns"]
    assert again.save() == table.save()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"nodes": [0, 2, 1]}, "replay.review.nodes[1]"),
        ({"curve": []}, "replay.review.curve"),
        ({"sums": [[1, 1, 1, 1, 1], [0, 0, 0, 0, 0]]}, "replay.review.sums[0]"),
        ({"more": 1}, "replay.review"),
    ],
)
def test_when_a_saved_review_is_damaged_then_its_place_is_told(
    change: Mapping[str, object], where: str
) -> None:
    saved = json.loads(json.dumps(reviewed().save()))
    saved["replay"]["review"] |= change
    with pytest.raises(BadRecord) as fault:
        Table.load(saved)
    assert fault.value.where == where


def test_when_a_table_was_saved_before_there_were_reviews_then_it_is_read_as_ever() -> None:
    saved = replayed(the_round()).save()
    assert "review" not in saved["replay"]
    assert panel(Table.load(saved))["course"] is None


def study_with(remark: Remark, comment: str = "") -> Study:
    study = Study.of_record(the_round())
    node = study.main[2]
    study.write(node, comment=comment)
    study.remark(node, remark)
    return study


REMARK = Remark(
    0,
    500,
    380,
    ("6/11",),
    (
        Message("coach-because", {"percent": 80}, "trictrac"),
        Message("remark-differs", {}, "trictrac"),
    ),
)


@pytest.mark.parametrize("comment", ["", "Mine.", "%coach [1]", "}\\"])
def test_when_a_study_is_written_as_text_or_link_then_the_remark_is_read_again(
    comment: str,
) -> None:
    study = study_with(REMARK, comment)
    text = to_text(study)
    again = from_text(text)
    notes = again.notes(again.main[2])
    assert (notes.remark, notes.comment) == (REMARK, comment)
    assert to_text(again) == text
    linked = from_link(to_link(study))
    assert isinstance(linked, Study)
    assert linked.notes(linked.main[2]).remark == REMARK


@pytest.mark.parametrize(
    "remark",
    [
        "[2,500,380]",
        "[0,500,1380]",
        "[0,500]",
        '[0,500,380,["bar/3"]]',
        '[0,500,380,["6/11"],[["ui-rules",{}]]]',
        '[0,500,380,["6/11"],[["coach-because",{"percent":[]}]]]',
        "{",
    ],
)
def test_when_a_remark_is_none_then_the_text_is_refused(remark: str) -> None:
    text = to_text(study_with(REMARK))
    start = text.index("%coach ")
    written = remark.replace("}", "\\}")
    broken = f"{text[:start]}%coach {written}}}"
    with pytest.raises(BadText):
        from_text(broken)


@pytest.mark.parametrize("reason", ['["coach-because",{}]', '["coach-nothing",{}]'])
def test_when_another_version_wrote_a_reason_then_the_remark_is_read_without_reasons(
    reason: str,
) -> None:
    text = to_text(study_with(REMARK))
    line = text.index("%coach ")
    told = f'[0,500,380,["6/11"],[["remark-differs",{{\\}}],{reason.replace("}", chr(92) + "}")}]]'
    again = from_text(f"{text[:line]}%coach {told}}}")
    assert again.notes(again.main[2]).remark == Remark(0, 500, 380, ("6/11",))


def test_when_a_remark_stands_before_all_moves_or_twice_then_it_is_refused() -> None:
    text = to_text(Study.of_record(the_round()))
    with pytest.raises(BadText):
        from_text(text.replace("1. 0:", "{%coach [0,500,380]}\n1. 0:"))
    with pytest.raises(BadText):
        from_text(text.replace("6/9", "6/9 {%coach [0,5,3]} {%coach [0,5,3]}"))


def test_when_a_round_with_remarks_is_opened_then_its_turning_points_are_listed_at_once() -> None:
    table = replayed(to_text(study_with(REMARK)))
    assert [turn["ply"] for turn in panel(table)["turns"]] == [2]
    assert course(table) is None
    assert panel(table)["reviews"]


def test_when_a_page_may_not_see_all_then_no_review_tells_it_more() -> None:
    table = replayed(played("tricap", 30), sees=0)
    assert not panel(table)["reviews"]
    assert not ask(table, "review", on=True)["ok"]
    assert not table.top.looks_ahead(table)


def test_when_hints_are_locked_then_there_is_no_review_and_nothing_to_try() -> None:
    table = replayed(to_text(study_with(REMARK)), locked=["hints"])
    node = panel(table)["turns"][0]["node"]
    assert not ask(table, "review", on=True)["ok"]
    assert not ask(table, "retry", node=node)["ok"]


def test_when_nothing_was_played_or_too_much_then_there_is_no_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    empty = replayed(Record(game_named("trictrac").new(), ()))
    assert not ask(empty, "review", on=True)["ok"]
    monkeypatch.setattr("tritables.table.reviewing.MOST_MOVES", len(MOVES) - 1)
    assert not ask(replayed(the_round()), "review", on=True)["ok"]
    assert MOST_MOVES == 2_000


# Trying again.


def tried(move: str) -> Table:
    """A table at which a move was played in place of the mistake."""
    table = reviewed()
    node = panel(table)["turns"][0]["node"]
    assert ask(table, "retry", node=node)["ok"]
    assert ask(table, "type", move=move)["ok"]
    return table


def test_when_a_moment_is_tried_again_then_the_board_asks_for_a_better_move() -> None:
    table = reviewed()
    node = panel(table)["turns"][0]["node"]
    assert ask(table, "retry", node=node)["ok"]
    assert table.node.ply == 1
    assert panel(table)["trial"] == {
        "node": node,
        "verdict": "open",
        "text": "Move 2: it is White’s turn again. Find a better move.",
    }
    assert panel(table)["coach"] == []


def test_when_the_best_move_is_found_then_it_is_right_once_it_was_looked_at() -> None:
    table = tried("6/11")
    assert panel(table)["trial"]["verdict"] == "judged"
    assert finish(table) == 1
    assert panel(table)["trial"]["verdict"] == "good"
    assert panel(table)["trial"]["text"] == "Right: no move is better."
    assert [branch["ply"] for branch in panel(table)["branches"]] == [2]


def test_when_the_answer_is_shown_then_the_board_stands_at_the_mistake_with_the_remark() -> None:
    table = tried("6/11")
    finish(table)
    assert ask(table, "retry", node=None)["ok"]
    assert (table.node.ply, table.node.move) == (2, "9/14")
    assert panel(table)["trial"] is None
    assert panel(table)["coach"]


def test_when_somebody_goes_elsewhere_then_the_trial_is_over() -> None:
    table = tried("6/11")
    ask(table, "go", ply=0)
    assert panel(table)["trial"] is None
    assert not table.top.looks_ahead(table)


def test_when_the_mistake_is_made_again_then_the_answer_is_told() -> None:
    table = tried("9/14")
    assert panel(table)["trial"] is None
    assert panel(table)["coach"]


@pytest.mark.parametrize(("loss", "verdict"), [(20, "good"), (21, "bad"), (0, "good")])
def test_when_a_move_gives_away_at_most_two_in_a_hundred_then_it_is_right(
    monkeypatch: pytest.MonkeyPatch, loss: int, verdict: str
) -> None:
    class Slight(Wary):
        def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
            yield from ()
            best, *others = view.legal_moves()
            less = Fraction(500 - loss, 1000)
            return {("never",): self.shares(view, seat)} | {
                (move,): (less, 1 - less) for move in (best, *others)
            }

    table = tried("6/11")
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: Slight())
    finish(table)
    assert panel(table)["trial"]["verdict"] == verdict


def test_when_a_wrong_move_was_tried_then_once_more_goes_back_to_the_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = tried("6/11")
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: _Never())
    finish(table)
    assert panel(table)["trial"]["text"] == "That gives away 30%. There is something better."
    ask(table, "retry", node=panel(table)["trial"]["node"])
    assert table.node.ply == 1
    assert panel(table)["trial"]["verdict"] == "open"


class _Never(Wary):
    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        yield from ()
        low = (Fraction(1, 5), Fraction(4, 5))
        return {("never",): self.shares(view, seat), **{(m,): low for m in view.legal_moves()}}


def test_when_a_position_is_no_turning_point_then_nothing_can_be_tried_there() -> None:
    table = reviewed()
    with pytest.raises(BadInput):
        table.do("retry", node=playback(table).number(table.node))
    assert replay(table).reviewing.trial is None


def test_when_secrets_are_played_again_then_the_board_shows_what_the_seat_could_know() -> None:
    table = reviewed(played("tricap", 40))
    turn = next(one for one in panel(table)["turns"] if one["retry"])
    ask(table, "retry", node=turn["node"])
    assert (table.viewpoint.everything, table.viewpoint.seat) == (False, turn["seat"])
    ask(table, "retry", node=None)
    assert table.viewpoint.everything


@pytest.mark.parametrize("gives_up", [True, False])
def test_when_a_reviewed_line_is_removed_then_its_review_goes_with_it(gives_up: bool) -> None:
    table = tried("6/11")
    finish(table)
    mistake = panel(table)["trial"]["node"]
    ask(table, "promote", node=panel(table)["branches"][0]["node"])
    ask(table, "cut", node=mistake)
    assert not gives_up or ask(table, "retry", node=None)["ok"]
    assert course(table) is None
    assert panel(table)["turns"] == []
    assert "review" not in table.save()["replay"]
    ask(table, "uncut")
    assert course(table) is not None


# Looking back at a game.


def over(game: str = "tricap", **given: Any) -> Table:
    """A table of a person and an opponent at which the round is over."""
    table = Table.open(game, seed=4, seats=["person", "greedy"], **given)
    while table.state.to_act is not None:
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(table.state.legal_moves()[0])
    return table


def test_when_a_round_is_over_then_one_can_look_back_and_return_to_the_game() -> None:
    table = over()
    assert table.shown(0.0)["table"]["lookback"]
    end, moves = table.node, table.session.record.moves
    assert ask(table, "lookback")["ok"]
    assert isinstance(table.top, Replay)
    assert "lookback" not in table.shown(0.0)["table"]
    assert panel(table)["returns"]
    finish(table)
    assert len(course(table)["shares"]) == len(moves) + 1
    assert course(table)["text"].startswith("Your chances of winning")
    ask(table, "go", ply=3)
    assert ask(table, "home")["ok"]
    assert table.node is end
    assert table.top.is_game
    assert table.session.seats == ("person", "greedy")
    assert table.shown(0.0)["table"]["lookback"]


def test_when_moves_were_taken_back_then_what_was_played_at_last_is_reviewed() -> None:
    table = over()
    last = table.node.move
    table.do("undo")
    other = [move for move in table.state.legal_moves() if move != last]
    table.play(*(other or [last])[:1])
    while table.state.to_act is not None:
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(table.state.legal_moves()[0])
    end = table.node
    ask(table, "lookback")
    assert playback(table).study.main[-1] is end


def test_when_one_looks_back_then_opponents_wait_and_any_move_can_be_tried() -> None:
    table = over()
    ask(table, "lookback")
    ply = next(node.ply for node in table.session.history.line if node.state.to_act == 1)
    ask(table, "go", ply=ply)
    assert not table.thinks
    assert table.shown(0.0)["table"]["kinds"] == ["person", "greedy"]
    move = table.state.legal_moves()[-1]
    assert ask(table, "type", move=move)["ok"]
    assert not table.moves_itself


def test_when_a_look_back_is_saved_then_it_still_leads_back_to_the_game() -> None:
    table = over()
    ask(table, "lookback")
    finish(table)
    ask(table, "go", ply=2)
    saved = json.loads(json.dumps(table.save()))
    check("sitting", saved)
    again = Table.load(saved)
    assert panel(again)["returns"]
    assert ask(again, "home")["ok"]
    assert again.state.result is not None
    assert again.session.seats == ("person", "greedy")


def test_when_a_match_goes_on_then_its_next_round_follows_a_look_back() -> None:
    table = over("tricom", options={"target": 50})
    follows = table.session.round_follows
    ask(table, "lookback")
    assert not ask(table, "next")["ok"]
    ask(table, "home")
    assert follows
    assert ask(table, "next")["ok"]


def test_when_a_new_game_is_dealt_then_the_look_back_ends() -> None:
    table = over()
    ask(table, "lookback")
    assert ask(table, "new", seed=None, seats=None, options=None)["ok"]
    assert table.top.is_game
    assert table.session.seats == ("person", "greedy")
    assert table.node.ply == 0


def test_when_a_link_brings_another_round_then_the_game_before_it_is_gone() -> None:
    table = over()
    ask(table, "lookback")
    link = to_link(Study.of_record(played("tricap", 9)))
    assert ask(table, "link", link=link, sure=True)["ok"]
    assert not panel(table)["returns"]
    assert not table.top.looks_ahead(table)
    assert not ask(table, "home")["ok"]
    assert table.node in table.session.history.nodes


def test_when_a_round_goes_on_then_one_cannot_look_back_yet() -> None:
    table = Table.open("tricap", seed=4, seats=["person", "greedy"])
    assert "lookback" not in table.shown(0.0)["table"]
    assert not ask(table, "lookback")["ok"]
    assert table.top.is_game


def test_when_no_game_is_behind_a_replay_then_it_does_not_lead_back() -> None:
    table = replayed(the_round())
    assert not panel(table)["returns"]
    assert not ask(table, "home")["ok"]


def test_when_any_round_of_any_game_is_reviewed_then_the_sums_end_with_its_result() -> None:
    for game in ("trictrac", "tricap", "tricom", "triominos"):
        record = played(game, 400)
        table = reviewed(record)
        found = playback(table).review
        assert found is not None
        for start, luck, own, others, end in found.sums:
            assert start + luck + own + others == end


def test_when_the_best_is_played_then_no_turning_point_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tritables.table.reviewing.evaluator_of", lambda game: Counting())
    table = reviewed(Record(START, MOVES[:1]))
    assert panel(table)["turns"] == []
