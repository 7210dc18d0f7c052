"""A chapter at a table: each step is answered as a browser would, and comes back when saved."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tests.samples import some
from tests.validators import check
from tritables import BadInput, BadRecord, game_named, game_names
from tritables.core import CHANCE, Try
from tritables.lessons import (
    Chapter,
    Choosing,
    Do,
    FindAll,
    Judge,
    PlayOn,
    Predict,
    Show,
    course,
    read_chapter,
)
from tritables.lessons.choice_steps import words_of as words_of_outcome
from tritables.lessons.course import lead_in
from tritables.lessons.outcomes import FRONT
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.views.words import words_of
from tritables.texts import LANGUAGES

Json = Any
LANGS = ("en", "nl", "fr")
TAUGHT = [
    name
    for name in game_names()
    if files(game_named(name).folder).joinpath("course.json").is_file()
]
CHAPTERS = [
    pytest.param(chapter, LANGS[nth % 3], id=f"{name}-{chapter.id}")
    for name in TAUGHT
    for nth, chapter in enumerate(course(name).chapters)
]
SOME = pytest.mark.parametrize(("chapter", "lang"), some(CHAPTERS, 4))
"""A few chapters of each game, where each of them would go the same way."""


class FakeBrowser:
    """Sends commands, and holds everything that comes back against the schema."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 0.0

    def ask(self, kind: str, **args: object) -> bool:
        intent = {"view": "v", "seq": 1, "kind": kind, **args}
        answer = self.table.receive(intent, self.now)
        check("scene", self.panel, "TableState")
        return answer.ok

    @property
    def panel(self) -> Json:
        return self.table.shown(self.now)["table"]

    @property
    def steps(self) -> Json:
        return self.panel["chapter"]["steps"]

    def wait(self) -> None:
        """Let opponents move until nobody does."""
        for _ in range(500):
            if self.table.due(self.now) is None:
                return
            self.now += 100
            self.table.tick(self.now)

    def new(self) -> bool:
        return self.ask("new", seed=None, seats=None, options=None)


def at(chapter: Chapter, step: int = 0, lang: str = "en") -> FakeBrowser:
    return FakeBrowser(
        Table.open(Lesson.of_chapter(chapter, step), settings={"lang": lang, "reveal": True})
    )


def chapter_of(game: str, id: str) -> tuple[Chapter, int]:
    return course(game).find(id)


def solve(page: FakeBrowser) -> None:
    """Do what the step on the board asks, as it is asked."""
    progress = page.table.top.progress
    assert progress is not None
    step = progress.step
    if isinstance(step, FindAll):
        for place in step.places():
            assert page.panel["question"]["open"]
            assert page.ask("touch", place=place)
    elif isinstance(step, Choosing):
        assert page.ask("pick", choice=step.right()[0])
    elif isinstance(step, Show):
        for _ in step.line:
            assert page.ask("redo")
    elif isinstance(step, Do):
        for one in step.example.line:
            if isinstance(one, Try):
                assert not page.ask("type", move=one.move)
            elif page.table.state.to_act == CHANCE:
                assert page.ask("draw")
            else:
                assert page.ask("type", move=one)
    elif isinstance(step, PlayOn):
        for _ in range(300):
            if progress.now.done:
                return
            page.wait()
            moves = page.table.state.legal_moves()
            if page.table.state.to_act == CHANCE:
                page.ask("draw")
            elif moves and not page.ask("type", move=moves[0]):
                # It costs something where a better kind is open: it is made when asked for again.
                assert page.panel["verdict"]["asks"]
                assert page.ask("type", move=moves[0])


def fail(page: FakeBrowser) -> None:
    """Answer the question on the board wrongly, and be told why."""
    progress = page.table.top.progress
    assert progress is not None
    step = progress.step
    if isinstance(step, FindAll):
        places = [place.id for place in step.game.layout(step.start, "wide", FRONT).places]
        page.ask("touch", place=next(one for one in places if one not in step.places()))
    elif isinstance(step, Choosing):
        wrong = next(nth for nth in range(len(step.choices())) if nth not in step.right())
        page.ask("pick", choice=wrong)
    outcome = page.panel["question"]["outcome"]
    assert outcome["right"] is False
    assert all(outcome["text"])
    assert outcome["text"]


@pytest.mark.parametrize(("chapter", "lang"), CHAPTERS)
def test_each_step_is_solved_wrongly_and_rightly(chapter: Chapter, lang: str) -> None:
    page = at(chapter, lang=lang)
    for nth, step in enumerate(chapter.steps):
        assert page.ask("step", step=nth)
        shown = page.panel
        assert (shown["chapter"]["at"], shown["chapter"]["title"] != "") == (nth, True)
        assert shown["task"]["text"]
        assert (shown["question"] is not None) == step.asks
        if step.asks:
            fail(page)
            assert page.new()
            assert page.panel["question"]["open"]
        asked = page.panel["task"]["text"]
        assert not page.steps[nth]["done"]
        solve(page)
        assert page.steps[nth]["done"]
        assert step.kind == "show" or page.panel["task"]["text"] != asked
        assert not step.asks or page.steps[nth]["wrong"] == int(not step.forgives)
        again = Table.load(json.loads(json.dumps(page.table.save())))
        assert again.shown(page.now)["table"]["chapter"] == page.panel["chapter"]
    assert page.panel["chapter"]["learnt"]


@pytest.mark.parametrize(("chapter", "lang"), CHAPTERS)
def test_a_lead_stands_above_the_first_task_until_that_is_done(chapter: Chapter, lang: str) -> None:
    page = at(chapter, lang=lang)
    assert page.panel["chapter"]["lead"] == lead_in(chapter, lang)
    for nth in range(1, len(chapter.steps)):
        assert page.ask("step", step=nth)
        assert page.panel["chapter"]["lead"] is None
    assert page.ask("step", step=0)
    assert page.panel["chapter"]["lead"] == lead_in(chapter, lang)
    solve(page)
    assert page.panel["chapter"]["lead"] is None


def test_when_a_chapter_of_ones_own_has_no_lead_then_nothing_stands_there() -> None:
    own = course("tricap").chapter("first-cards").as_json() | {"id": "own"}
    assert at(read_chapter(own, game_named("tricap"))).panel["chapter"]["lead"] is None
    said = own | {"lead": {"en": "Lay one.", "nl": "Leg er een."}}
    made = read_chapter(said, game_named("tricap"))
    assert at(made, lang="nl").panel["chapter"]["lead"] == "Leg er een."
    assert read_chapter(made.as_json(), game_named("tricap")) == made


@SOME
def test_help_tells_more_each_time_until_all_is_told(chapter: Chapter, lang: str) -> None:
    page = at(chapter, lang=lang)
    for nth, step in enumerate(chapter.steps):
        page.ask("step", step=nth)
        assert page.panel["help"] is None
        degree = 0
        while page.ask("help"):
            told = page.panel["help"]
            assert told["degree"] > degree
            degree = told["degree"]
            # What a degree has to tell is there, or it would have been passed over.
            assert told["rule"] or degree > 1
            assert told["places"] or degree not in (2, 3)
            assert (told["move"] is None and not told["choices"]) or degree == 4
        assert degree == 4
        assert page.steps[nth]["helped"] == 4
        if isinstance(step, FindAll):
            assert told["places"] == list(step.places())
        if isinstance(step, Choosing):
            assert told["choices"] == list(step.right())


def test_nothing_moves_and_no_move_is_told_before_a_question_is_answered() -> None:
    page = at(*chapter_of("trictrac", "open-points"))
    scene = page.table.shown(0.0)["scene"]
    assert (scene["ways"], scene["lifts"], scene["hint"]) == ([], [], None)
    assert not page.ask("type", move="5/9")
    assert not page.ask("attempt", **{"from": "5", "to": "9", "turn": 0})
    assert page.table.node.ply == 0
    solve(page)
    assert page.table.shown(0.0)["scene"]["ways"]
    assert page.ask("type", move="5/9")


def test_what_is_missed_is_counted_and_where_to_look_is_shown() -> None:
    page = at(*chapter_of("trictrac", "open-points"))
    page.ask("touch", place="5")
    assert page.ask("enough")
    outcome = page.panel["question"]["outcome"]
    assert (outcome["right"], outcome["missed"]) == (False, 2)
    assert outcome["text"] == ["That is not all yet. Look in the part that lights up."]
    assert set(outcome["places"]) & {"9", "16"}
    assert page.panel["question"]["found"] == ["5"]


def test_what_is_said_to_light_up_is_to_be_seen_and_is_not_the_whole_board() -> None:
    page = at(*chapter_of("tricom", "where-five-goes"))
    assert page.ask("enough")
    outcome = page.panel["question"]["outcome"]
    assert outcome["text"] == [
        "You have touched none of them yet. Look in the part that lights up."
    ]
    assert set(outcome["places"]) == {"base0.0", "base0.1"}
    picture = page.table.game.picture(page.table.state, None, FRONT)
    assert {piece.place for piece in picture.pieces} >= set(outcome["places"])


@pytest.mark.parametrize("game", game_names())
def test_when_a_question_is_answered_then_the_board_does_not_turn(game: str) -> None:
    turned = 0
    for chapter in course(game).chapters:
        for nth, step in enumerate(chapter.steps):
            if not isinstance(step, Choosing):
                continue
            page = at(chapter, nth)
            before = page.table.viewpoint.front
            solve(page)
            assert page.table.viewpoint.front == before, (chapter.id, step.id)
            turned += page.table.state.on_turn != step.start.on_turn
    assert turned > 0


def test_what_was_predicted_is_played_and_seen() -> None:
    page = at(*chapter_of("trictrac", "double-dice"))
    assert page.ask("pick", choice=0)
    assert page.table.node.parent is None, "what happens is not seen before it is foretold"
    marks = [one["right"] for one in page.panel["question"]["choices"]]
    assert marks == [None, None, None], "what can only be guessed is not marked as a mistake"
    assert page.ask("pick", choice=2)
    progress = page.table.top.progress
    assert progress is not None
    assert isinstance(progress.step, Predict)
    assert page.table.state.position()["left"] == [5, 5, 2, 2]
    assert [one["right"] for one in page.panel["question"]["choices"]] == [None, None, True]
    assert not page.ask("pick", choice=1)
    assert page.steps[0] | {"id": ""} == {
        "id": "", "kind": "predict", "done": True, "wrong": 0, "helped": 0, "how": "done",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("touch", {"place": "8"}),
        ("touch", {"place": "nowhere"}),
        ("pick", {"choice": 9}),
        ("enough", {}),
        ("step", {"step": 40}),
    ],
)
def test_what_does_not_fit_is_refused(kind: str, args: dict[str, object]) -> None:
    page = at(*chapter_of("trictrac", "double-dice"))
    before = page.table.save()
    assert not page.ask(kind, **args)
    assert page.panel["verdict"]["text"]
    assert page.table.save() == before


@pytest.mark.parametrize("kind", ["touch", "pick", "enough", "step", "help"])
def test_a_table_without_a_chapter_has_nothing_to_answer(kind: str) -> None:
    args = {"touch": {"place": "8"}, "pick": {"choice": 0}, "step": {"step": 0}}.get(kind, {})
    page = FakeBrowser(Table.open("trictrac"))
    assert not page.ask(kind, **args)


HALF_DONE = [
    ("triominos", "which-tiles-fit", "touch", {"place": "rack0.1"}),
    ("tricap", "other-suit", "pick", {"choice": 2}),
    ("tricap", "king-and-two", "draw", {}),
    ("trictrac", "direction", "type", {"move": "?!"}),
    ("trictrac", "start", "help", {}),
    ("trictrac", "whole-throw", "redo", {}),
]


@pytest.mark.parametrize(("game", "id", "kind", "args"), HALF_DONE)
def test_when_a_step_is_left_half_done_then_one_comes_back_to_it_as_it_was(
    game: str, id: str, kind: str, args: Json
) -> None:
    chapter, step = chapter_of(game, id)
    page = at(chapter, step)
    page.ask(kind, **args)
    before = page.table.shown(page.now)
    assert page.ask("step", step=(step + 1) % len(chapter.steps))
    assert page.ask("step", step=step)
    after = page.table.shown(page.now)
    assert after["scene"]["pieces"] == before["scene"]["pieces"]
    assert after["sheet"]["turns"] == before["sheet"]["turns"]
    for part in ("question", "task", "help", "chapter", "at"):
        assert after["table"][part] == before["table"][part]
    assert page.new()
    assert page.table.shown(page.now)["table"]["help"] is None
    assert page.table.node.parent is None


def test_when_a_step_was_wrong_before_it_was_left_then_it_is_not_right_at_once() -> None:
    chapter, step = chapter_of("tricap", "other-suit")
    page = at(chapter, step)
    right = chapter.steps[step].right()[0]
    wrong = next(nth for nth in range(3) if nth != right)
    assert page.ask("pick", choice=wrong)
    assert page.ask("step", step=step - 1)
    assert page.ask("step", step=step)
    page.table.take_learnt()
    page.table.do("pick", choice=right)
    assert [one.right for one in page.table.top.take_learnt()] == [None]


QUESTIONS = [
    pytest.param(chapter, nth, id=f"{name}-{step.id}")
    for name in TAUGHT
    for chapter in course(name).chapters
    for nth, step in enumerate(chapter.steps)
    if isinstance(step, Choosing)
]


@pytest.mark.parametrize(("chapter", "nth"), QUESTIONS)
def test_when_an_answer_is_wrong_then_the_right_one_is_shown_after_a_second_or_as_the_last(
    chapter: Chapter, nth: int
) -> None:
    page, step = at(chapter, nth), chapter.steps[nth]
    count, (right,) = len(step.choices()), step.right()
    shown_after = min(2, count - 1)
    wrong = [choice for choice in range(count) if choice != right]
    for tries, choice in enumerate(wrong, start=1):
        assert page.ask("pick", choice=choice)
        question = page.panel["question"]
        assert question["open"], "it is still to be chosen"
        assert page.table.node.parent is None
        assert (question["choices"][right]["right"] is True) is (tries >= shown_after)
        assert (question["outcome"]["text"][-1] == "The right answer glows. Choose it.") is (
            tries >= shown_after
        )
    again = FakeBrowser(Table.load(page.table.save()))
    assert again.panel["question"]["choices"][right]["right"]
    assert page.ask("pick", choice=right)
    assert not page.panel["question"]["open"]
    assert page.steps[nth]["done"]


def test_when_a_step_was_done_then_who_comes_back_may_do_it_again() -> None:
    chapter, step = chapter_of("triominos", "which-tiles-fit")
    page = at(chapter, step)
    solve(page)
    assert page.ask("step", step=step + 1)
    assert page.ask("step", step=step)
    assert page.panel["question"]["open"]
    assert page.panel["question"]["found"] == []


def test_off_the_path_the_card_says_so_and_credits_what_was_done() -> None:
    chapter, nth = chapter_of("trictrac", "lower-first")
    page = at(chapter, nth)
    page.ask("draw")
    for move in ("13/16", "8/13"):
        assert page.ask("type", move=move)
    task = page.panel["task"]
    assert (task["lost"], task["done"]) == (True, False)
    assert task["text"] == "The 3 has been played already, and now comes the 5."
    assert task["credit"] == "Done so far: 1 of 3."
    page.ask("undo")
    page.ask("undo")
    assert not page.panel["task"]["lost"]


def test_a_chapter_of_ones_own_is_saved_with_all_of_it() -> None:
    made = course("trictrac").chapter("meeting").as_json()
    steps: Json = made["steps"]
    steps[1]["id"] = "mine"
    own = read_chapter(json.loads(json.dumps({**made, "id": "own"})), game_named("trictrac"))
    page = at(own, 1)
    page.ask("touch", place="5")
    data = json.loads(json.dumps(page.table.save()))
    check("sitting", data)
    again = Table.load(data)
    assert again.save() == page.table.save()
    assert again.top.progress is not None
    assert again.top.progress.chapter.as_json() == own.as_json()
    assert again.shown(0.0)["table"]["question"]["found"] == ["5"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"chapter": "castling"}, "chapter"),
        ({"chapter": 3}, "chapter.chapter"),
        ({"at": 99}, "chapter.at"),
        ({"went": []}, "chapter.went"),
        ({"more": 1}, "chapter"),
    ],
)
def test_a_false_walk_is_refused_by_its_place(change: Json, where: str) -> None:
    data = json.loads(json.dumps(at(*chapter_of("trictrac", "open-points")).table.save()))
    data["chapter"].update(change)
    with pytest.raises(BadRecord) as refusal:
        Table.load(data)
    assert refusal.value.where.startswith(where)


@pytest.mark.parametrize("change", [{"at": 0}, {"found": ["7"]}])
def test_when_a_chapter_has_other_steps_since_then_it_begins_anew(change: Json) -> None:
    data = json.loads(json.dumps(at(*chapter_of("trictrac", "open-points")).table.save()))
    chapter = data["chapter"]
    chapter["went"][1].update({key: value for key, value in change.items() if key == "found"})
    chapter["at"] = change.get("at", chapter["at"])
    progress = Table.load(data).top.progress
    assert progress is not None
    assert [went.found for went in progress.went] == [()] * len(progress.went)


def test_a_sitting_that_knew_no_chapters_is_read_as_before() -> None:
    data = Table.open("trictrac", seed=1).save()
    assert "chapter" not in data
    assert Table.load(data).top.progress is None


@pytest.mark.parametrize("hands", [10, pytest.param(40, marks=pytest.mark.full)])
@SOME
def test_every_sentence_holds_wherever_somebody_goes(
    chapter: Chapter, lang: str, hands: int
) -> None:
    """Random hands, with undo: what the card says is what is so."""
    rng = Random(chapter.id)
    page = at(chapter, lang=lang)
    for nth, step in enumerate(chapter.steps):
        if not isinstance(step, Do):
            continue
        page.ask("step", step=nth)
        for _ in range(hands):
            wander(page, rng)
            table = page.table
            task, shown = table.top.task, page.panel["task"]
            assert task is not None
            node = table.node
            assert shown["done"] == task.is_done(node)
            reached = task.paths.reach(task.standing(node)).truth
            # What was lost before stays so, and nothing counts from there on.
            before = node.parent is not None and task.is_lost(node.parent)
            assert shown["lost"] == (reached is False or before)
            assert not (shown["lost"] and shown["done"])
            assert (shown["credit"] is not None) == (shown["lost"] and shown["step"] > 0)


def wander(page: FakeBrowser, rng: Random) -> None:
    """Something that hands may do."""
    table = page.table
    chance = rng.random()
    if chance < 0.2 and table.node.ply:
        page.ask("undo")
    elif chance < 0.25 and table.node.latest:
        page.ask("redo")
    elif chance < 0.28:
        page.new()
    elif table.state.to_act == CHANCE:
        page.ask("draw")
    elif moves := table.state.legal_moves():
        page.ask("type", move=rng.choice(list(moves)))
    else:
        page.new()


def test_a_judge_is_right_whatever_the_language() -> None:
    chapter, nth = chapter_of("trictrac", "two-deep")
    for lang in LANGS:
        page = at(chapter, nth, lang)
        step = chapter.steps[nth]
        assert isinstance(step, Judge)
        answered = words_of_outcome(step.answer(1), lang)
        assert page.ask("pick", choice=1)
        outcome = page.panel["question"]["outcome"]
        assert not set(outcome["text"]) & set(answered), "the answer is not given away"
        assert outcome["rule"] is None, "nor by the name of its rule"
        assert page.ask("pick", choice=2)
        assert len(page.panel["question"]["outcome"]["text"]) == 3, "why, and that it is shown"
        assert page.ask("pick", choice=0)
        assert page.steps[nth]["done"]


def test_help_is_past_when_a_move_was_made() -> None:
    page = at(*chapter_of("trictrac", "landing"))
    for _ in range(4):
        page.ask("help")
    told = page.panel["help"]
    assert told["degree"] == 4
    page.ask("type", move=told["move"])
    assert page.panel["help"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_that_was_done_with_help_is_not_just_called_done(lang: str) -> None:
    ui = words_of(game_named("trictrac"), lang)["ui"]
    assert ui["step-helped"].startswith(f"{ui['step-done']}, ")


TRIED = [
    pytest.param(name, nth, at, id=f"{name}-{step.id}")
    for name in game_names()
    for nth, chapter in enumerate(course(name).chapters)
    for at, step in enumerate(chapter.steps)
    if isinstance(step, Do) and any(goal.refusal for goal in step.example.goals)
]


@pytest.mark.parametrize(("game", "nth", "at"), TRIED)
def test_when_what_a_task_asks_to_try_is_refused_then_it_is_right_however_often_it_is_tried(
    game: str, nth: int, at: int
) -> None:
    page = FakeBrowser(Table.open(Lesson.of_course(course(game), nth, at)))
    example = course(game).chapters[nth].steps[at].example  # type: ignore[attr-defined]
    for move in example.line:
        times = 2 if isinstance(move, Try) else 1
        for _ in range(times):
            done = page.ask("type", move=getattr(move, "move", move))
            assert done or page.panel["verdict"]["met"]
    assert page.steps[at]["done"]
    assert page.steps[at]["wrong"] == 0
    assert not page.table.top.progress.attempt.wrong, "it is learnt as right at the first try"


def test_when_the_round_of_a_step_ends_then_no_other_is_dealt() -> None:
    table = Table.open(
        Lesson.of_chapter(course("triominos").chapters[0]), settings={"reveal": True}
    )
    rng = Random(1)
    while table.state.to_act is not None:
        state = table.state
        table.play(state.draw(rng) if state.to_act == CHANCE else next(iter(state.legal_moves())))
    assert table.session.round_follows
    assert table.shown(0)["table"]["match"]["follows"] is False
    with pytest.raises(BadInput, match="There is no next round now"):
        table.do("next")
    assert Table.load(table.save()).state == table.state
