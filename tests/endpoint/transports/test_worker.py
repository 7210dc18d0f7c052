"""The worker's transport: boards opened, played at, saved after each change, gone on with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rounds import played
from tests.table.activities.test_replay import ask, replayed
from tests.validators import check
from tritables import game_names
from tritables.core.errors import BadInput
from tritables.core.registry import game_named
from tritables.endpoint.transports.worker import Boards, opened
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.widgets.exercises import practice


class FakePage:
    """What stands in for the page: it keeps what it is sent, and has the clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.told: list[dict[str, Any]] = []
        self.alarms: list[tuple[float, int]] = []
        self.boards = Boards(self._hear, now=lambda: self.now)

    def _hear(self, text: str) -> None:
        said = json.loads(text)
        if "wake" in said:
            self.alarms.append((self.now + said["after"], said["wake"]))
        else:
            self.told.append(said)

    def post(self, **message: object) -> list[dict[str, Any]]:
        """Send something; what is told because of it."""
        self.told.clear()
        self.boards.receive(json.dumps(message))
        return self.told

    def open(self, saved: object, board: str = "b", anew: str | None = None, **choose: str) -> Any:
        return self.post(board=board, open=saved, anew=anew, choose=choose)

    def ask(self, kind: str, board: str = "b", **args: object) -> list[dict[str, Any]]:
        command = {"view": "v", "seq": 1, "kind": kind, **args}
        return self.post(board=board, command=command)

    def wait(self) -> list[dict[str, Any]]:
        """Let the next thing happen that is due; what is told because of it."""
        alarm = min(self.alarms)
        self.alarms.remove(alarm)
        self.now = max(self.now, alarm[0])
        return self.post(ring=alarm[1])


@pytest.fixture
def page() -> FakePage:
    return FakePage()


def test_a_board_is_shown_whole_and_then_by_what_changes(page: FakePage) -> None:
    [said] = page.open(Table.open("trictrac", seed=1).save(), lang="nl")
    assert said["board"] == "b"
    state = said["message"]["state"]
    assert state["lang"] == state["whole"]["scene"]["lang"] == "nl"
    check("scene", state, "State")
    state_of, answer = page.ask("draw")
    assert set(state_of["message"]["state"]) == {"change"}
    assert answer["message"] == {
        "kind": "reply",
        "view": "v",
        "seq": 1,
        "ok": True,
        "fault": None,
    }


def test_it_is_saved_after_the_answer_once_for_all_that_changed_so_far(page: FakePage) -> None:
    page.open(Table.open("trictrac", seed=1).save())
    page.ask("draw")
    page.ask("choose", name="flipped", value=True)
    assert len(page.alarms) == 1
    [kept] = page.wait()
    assert kept["board"] == "b"
    check("sitting", kept["saved"])
    assert len(kept["saved"]["moves"]) == 1
    assert kept["saved"]["settings"]["flipped"] is True
    assert "rest" not in kept
    assert page.alarms == []


def test_a_saved_game_goes_on_in_another_worker(page: FakePage) -> None:
    page.open(Table.open("trictrac", seed=1).save())
    page.ask("draw")
    [kept] = page.wait()
    page.ask("undo")
    other = FakePage()
    [said] = other.open(kept["saved"])
    assert said["message"]["state"]["whole"]["table"]["at"] == 1
    whole = said["message"]["state"]["whole"]
    assert Table.load(kept["saved"]).shown(0.0)["scene"] == whole["scene"]


def test_what_was_drawn_for_all_readers_is_drawn_anew_for_each(page: FakePage) -> None:
    saved = Table.open("tricap", seats=["person"] * 2, seed=1).save()
    starts = {json.dumps(opened(saved, "deal", {}).save()["start"]) for _ in range(4)}
    assert len(starts) == 4
    kept = [opened(saved, "throws", {}) for _ in range(3)]
    assert {json.dumps(one.save()["start"]) for one in kept} == {json.dumps(saved["start"])}
    assert len({one.session.seed for one in kept}) == 3
    assert opened(saved, None, {}).save() == saved


@pytest.mark.parametrize("seed", [1, 3])
def test_who_begins_on_the_page_begins_the_deal_of_each_reader(seed: int) -> None:
    saved = Table.open("tricom", seats=["person", "greedy"], seed=seed).save()
    seen = Table.load(saved)
    dealt = [opened(saved, "deal", {}) for _ in range(12)]
    assert {one.state.on_turn for one in dealt} == {seen.state.on_turn}
    assert {one.thinks for one in dealt} == {seen.thinks}
    assert len({one.session.seed for one in dealt}) == 12


def test_who_practises_sees_the_exercise_of_the_page_and_then_others_than_anybody() -> None:
    saved = practice("trictrac", "start.roll-off", seed=1).save()
    mine, other = (opened(saved, "throws", {}).save()["practice"] for _ in range(2))
    assert mine["exercises"] == other["exercises"] == saved["practice"]["exercises"]
    assert len({mine["seed"], other["seed"], saved["practice"]["seed"]}) == 3


def test_opponents_play_by_the_clock_of_the_page_and_are_saved(page: FakePage) -> None:
    saved = Table.open("tricap", seats=["greedy", "greedy"], seed=3).save()
    page.open(saved)
    kept = saved
    for _ in range(12):
        for said in page.wait():
            kept = said.get("saved", kept)
    assert len(kept["moves"]) >= 4


def test_whoever_comes_back_does_not_see_what_a_curtain_hides(page: FakePage) -> None:
    page.open(Table.open("tricap", seats=["person", "person"], seed=3).save())
    page.ask("open")
    [kept] = page.wait()
    assert kept["rest"]["table"]["curtain"]["seat"] == 0
    art = [piece["art"] for piece in kept["rest"]["scene"]["pieces"]]
    own = Table.load(kept["saved"])
    own.do("open")
    seen = [piece["art"] for piece in own.shown(0.0)["scene"]["pieces"]]
    assert sorted(art) != sorted(seen)
    assert Table.load(kept["saved"]).shown(0.0)["scene"] == kept["rest"]["scene"]


def reviewed_until(saved: Any, slice_: int) -> tuple[Any, dict[str, Any]]:
    """Open a table in a new worker that ends over one slice of a review; return what the page has
    kept of it by then, and what it shows.
    """
    page = FakePage()
    [said] = page.open(saved)
    shown = said["message"]["state"]["whole"]["table"]["replay"]
    # What is told is due at once, as are the slices: so many alarms as these reckon no further.
    for _ in range(slice_ if page.alarms else 0):
        kept = [one["saved"] for one in page.wait() if "saved" in one]
        saved = kept[-1] if kept else saved
    return saved, shown


def test_when_a_worker_ends_over_a_review_then_the_page_does_not_start_it_for_ever() -> None:
    table = replayed(played("tricap", 40))
    ask(table, "review", on=True)
    saved, shown = table.save(), list[dict[str, Any]]()
    for _ in range(4):
        saved, said = reviewed_until(saved, 60)
        shown.append(said)
    assert ["unfinished" in said for said in shown] == [False, False, True, True]
    assert [said["percent"] for said in shown] == [0, 0, None, None]


def test_boards_do_not_hear_each_other(page: FakePage) -> None:
    for board in ("b0", "b1"):
        page.open(Table.open("trictrac", seed=1).save(), board)
    assert {said["board"] for said in page.ask("draw", "b1")} == {"b1"}
    assert page.ask("draw", "unknown") == []


def test_a_board_that_is_opened_again_leaves_the_one_before(page: FakePage) -> None:
    page.open(Table.open("tricap", seats=["greedy", "greedy"], seed=3).save())
    due = list(page.alarms)
    page.open(Table.open("trictrac", seed=1).save())
    for _, number in due:
        assert page.post(ring=number) == []


@pytest.mark.parametrize("spoilt", [None, {}, {"format": "tritables-sitting/0"}, "x", 3])
def test_what_cannot_be_opened_is_refused_and_told(page: FakePage, spoilt: object) -> None:
    [said] = page.open(spoilt)
    assert set(said) == {"board", "refused"}


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "NaN", "[" * 2000, '{"ring": "x"}', '{"board": 3}']
)
def test_a_text_that_is_no_message_raises(page: FakePage, text: str) -> None:
    with pytest.raises(BadInput):
        page.boards.receive(text)


@pytest.mark.parametrize("game", game_names())
def test_every_lesson_of_every_game_opens_in_every_language(game: str, page: FakePage) -> None:
    for example in game_named(game).examples:
        [said] = page.open(Table.open(WorkedExample(game_named(game), example)).save(), lang="fr")
        assert said["message"]["state"]["whole"]["scene"]["lang"] == "fr"


def test_a_course_is_gone_through_and_gone_on_with(page: FakePage) -> None:
    saved = Table.open(Lesson.of_course(course("tricap"))).save()
    page.open(saved)
    page.ask("chapter", chapter=2)
    page.ask("play")
    told = page.wait()
    kept = next(one["saved"] for one in told if "saved" in one)
    assert (kept["course"]["plays"], kept["settings"]["reveal"]) == (True, False)
    assert kept["seed"] != saved["seed"]
    again = Table.load(kept)
    again.do("chapter", chapter=2)
    lesson = again.find(Lesson)
    assert lesson is not None
    begun = {one.chapter.id for one in lesson.syllabus.begun}
    assert begun == {course("tricap").chapters[nth].id for nth in (0, 2)}


@pytest.mark.parametrize("game", game_names())
def test_a_position_is_set_up_at_a_page_too_and_goes_on(page: FakePage, game: str) -> None:
    [said] = page.open(Table.open(Editor(game_named(game))).save())
    whole = said["message"]["state"]["whole"]
    assert whole["table"]["editor"]["open"]
    lifted = whole["scene"]["lifts"][0]
    box = next(place for place in whole["scene"]["labels"] if place.startswith("box"))
    told = page.ask("attempt", **{"from": lifted, "to": box, "turn": 0})
    assert told[-1]["message"].get("ok", True) is not False
    saved = next(one["saved"] for one in page.wait() if "saved" in one)
    check("sitting", saved)
    assert isinstance(opened(saved, None, {}).top, Editor)
