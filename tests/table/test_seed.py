"""The seed of a table with locks: no page is told it, whatever it asks, nor anything shared."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count, product
from random import Random
from typing import Any

import pytest

from tests.pages import page_panel, send, table_behind
from tests.samples import some
from tests.table.test_scoresheet import step
from tests.test_schemas import intent
from tests.widgets.answers import listen
from tritables import Recording, Replay, Table, game_named, game_names
from tritables.core.messages import Message
from tritables.lessons import course
from tritables.replay.links import _unpacked, link_in
from tritables.replay.sources import opened
from tritables.table import LOCKS
from tritables.table import Table as PlainTable
from tritables.table.activities.editor import Editor
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.commands import COMMANDS
from tritables.table.playback import Playback
from tritables.texts import LANGUAGES, say

SEED = 2**127 + 987_654_321
GIVEN = str(2**126 + 123_456_789)
Json = Any


def seeds() -> Callable[[], int]:
    """Draws one seed after the other, each too long to turn up by chance."""
    drawn = count(SEED + 1)
    return lambda: next(drawn)


def game(name: str, locked: tuple[str, ...]) -> PlainTable:
    looks: Json = {"locked": locked, "settings": {"reveal": True}}
    return PlainTable.open(name, seed=SEED, fresh=seeds(), **looks)


def course_at_play(name: str, locked: tuple[str, ...]) -> PlainTable:
    sitting = PlainTable.open(Lesson.of_course(course(name)), locked=locked, fresh=seeds())
    sitting.do("play")
    return sitting


def desk(name: str, locked: tuple[str, ...]) -> PlainTable:
    settings = {"reveal": True}
    return PlainTable.open(
        Editor(game_named(name)), locked=locked, fresh=seeds(), settings=settings
    )


def replay(name: str, locked: tuple[str, ...]) -> PlainTable:
    reel = Playback.of(opened(game_named(name).examples[2]))
    return PlainTable.open(ReplayActivity(reel), locked=locked, fresh=seeds())


CASES = [
    *product(game_names(), [game], LOCKS),
    *some(product(game_names(), [course_at_play, desk, replay], LOCKS), 3),
]


def asked(sitting: PlainTable) -> Iterator[Json]:
    """Every kind of command, those that deal anew last, and a game to talk about before them."""
    yield {"view": "v", "seq": 1, "kind": "seed"}
    for _ in range(6):
        yield {"view": "v", "seq": 1, "kind": "draw"}
        moves = list(sitting.view.legal_moves())[:1]
        yield from ({"view": "v", "seq": 1, "kind": "type", "move": move} for move in moves)
    dealing = ("play", "new", "next", "chapter", "leave")
    for kind in sorted(COMMANDS, key=dealing.__contains__):
        yield intent(kind)
    yield {**intent("new"), "seed": GIVEN, "seats": None, "options": None}
    yield {**intent("new"), "seats": None, "options": None}
    for kind in ("draw", "seed", "share", "keep"):
        yield intent(kind)


def told(sitting: PlainTable) -> Iterator[str]:
    """All that pages get while everything is asked, and what stands in the links among it."""
    for now, message in enumerate(asked(sitting)):
        answer = sitting.receive(message, float(now)).as_json()
        yield json.dumps(answer)
        yield json.dumps([sitting.shown(float(now)), sitting.at_rest(float(now))])
        for link in links_in(answer):
            yield _unpacked(link_in(link))


def links_in(answer: Json) -> list[str]:
    return [one["link"] for one in answer.get("share", {"links": []})["links"] if one["link"]]


def found(texts: Iterator[str]) -> list[str]:
    """The texts that hold a seed that was drawn or given."""
    beginnings = (str(SEED)[:34], f"{SEED:x}"[:28], GIVEN, f"{int(GIVEN):x}")
    return [text[:200] for text in texts if any(begin in text for begin in beginnings)]


@pytest.mark.parametrize(("name", "make", "lock"), CASES)
def test_when_anything_is_locked_then_no_page_gets_the_seed(
    name: str, make: Callable[..., PlainTable], lock: str
) -> None:
    assert found(told(make(name, (lock,)))) == []


@pytest.mark.parametrize("make", [game, desk, replay])
@pytest.mark.parametrize("name", game_names())
def test_when_nothing_is_locked_then_a_page_may_ask_for_it(
    name: str, make: Callable[..., PlainTable]
) -> None:
    assert found(told(make(name, ()))) != []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lock", LOCKS)
def test_when_the_seed_is_asked_for_under_a_lock_then_the_table_says_why_not(
    lock: str, lang: str
) -> None:
    settings = {"lang": lang, "reveal": True}
    sitting = PlainTable.open("tricap", seed=SEED, locked=(lock,), settings=settings)
    assert not sitting.receive(intent("seed"), 0.0).ok
    table = sitting.shown(0.0)["table"]
    assert table["verdict"]["text"] == say(Message("bad-locked-seed"), lang)
    assert table["deal"] is None, "the page has no button to ask for it"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "lock"), [*product(game_names(), sorted({*LOCKS} - {"new"}))])
def test_when_a_page_brings_a_seed_under_a_lock_then_it_is_refused_and_none_is_needed(
    name: str, lock: str, lang: str
) -> None:
    sitting = PlainTable.open(name, locked=(lock,), fresh=seeds(), settings={"lang": lang})
    before = sitting.save()
    new = {**intent("new"), "seed": GIVEN, "seats": None, "options": None}
    assert not sitting.receive(new, 0.0).ok
    assert sitting.save() == before
    verdict = sitting.shown(0.0)["table"]["verdict"]
    assert verdict["text"] == say(Message("bad-locked-own-seed"), lang)
    assert sitting.receive({**new, "seed": None}, 0.0).ok
    drawn = sitting.save()["seed"]
    assert drawn not in (before["seed"], GIVEN)
    sitting.do("new", seed=GIVEN)
    assert sitting.save()["seed"] == GIVEN, "no lock binds Python"


@pytest.mark.parametrize("name", game_names())
def test_when_nothing_is_locked_then_a_page_may_bring_a_seed(name: str) -> None:
    sitting = PlainTable.open(name, fresh=seeds())
    new = {**intent("new"), "seed": GIVEN, "seats": None, "options": None}
    assert sitting.receive(new, 0.0).ok
    assert sitting.save()["seed"] == GIVEN


def test_when_python_locks_a_table_that_has_told_its_seed_then_the_page_shows_it_no_more() -> None:
    table = Table("trictrac", seed=SEED)
    assert page_panel(table)["deal"] == 1
    table.locked = ["undo"]
    assert page_panel(table)["deal"] is None
    table.locked = []
    assert page_panel(table)["deal"] == 1


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("name", game_names())
def test_when_a_table_is_a_widget_then_nothing_synced_or_sent_has_the_seed(
    name: str, lock: Any
) -> None:
    table = Table(name, seed=SEED, locked=[lock])
    sent = listen(table)
    for message in asked(table_behind(table)):
        send(table, message)
    state = {key: value for key, value in table.get_state().items() if key != "layout"}
    texts = [*map(repr, sent), repr(state), repr(table._repr_mimebundle_())]
    assert found(iter(texts)) == []


@pytest.mark.parametrize("name", game_names())
def test_when_a_locked_table_is_recorded_then_the_page_has_no_seed(name: str) -> None:
    table, rng = Table(name, seed=SEED, locked=["undo"], reveal=True), Random(1)
    for _ in range(8):
        table._front.act(step, rng)
    page = Recording(Replay(table, locked=["undo"]), languages=["en"])
    assert found(iter([repr(page._recorded), page.html()])) == []
