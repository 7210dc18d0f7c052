"""Links at boards: opened where they can be, asked about where something would go, else shown."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from typing import Any

import pytest

from tests.replay.test_links import played
from tests.validators import check
from tritables import BadInput, Editor, Replay, Table, game_named, game_names, new, to_text
from tritables.core.examples import Example
from tritables.lessons import course
from tritables.replay.links import _DICTIONARY, LONGEST, MARK, VERSION, Seen, from_link, to_link
from tritables.replay.sources import opened
from tritables.replay.study import Study
from tritables.table import Table as PlainTable
from tritables.table.activities.editor import Editor as EditorActivity
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.links import links_of
from tritables.table.playback import Playback
from tritables.table.saves.resume import check_left, go_on

POSITION = new("trictrac").play("start 5-3").play("roll 2-6")


def came(table: PlainTable, link: str, *, sure: bool = False) -> Any:
    """What a board says of a link; whatever comes of it is shown in its form."""
    intent = {"view": "v", "seq": 1, "kind": "link", "link": link, "sure": sure}
    answer = table.receive(intent, 0.0)
    shown = table.shown(0.0)
    check("scene", shown["table"], "TableState")
    check("scene", shown["scene"], "Scene")
    return dict(answer.more).get("linked") if answer.ok else None


def replay_of(table: PlainTable) -> ReplayActivity:
    replay = table.find(ReplayActivity)
    assert replay is not None
    return replay


def a_round(name: str = "trictrac") -> Study:
    return Study.of_record(played(name, 3, 12)[1])


@pytest.mark.parametrize("name", game_names())
def test_a_table_goes_on_from_the_position_of_a_link(name: str) -> None:
    state, _ = played(name, 3, 20)
    table = PlainTable.open(name, seats=["person", "greedy"], seed=1)
    assert came(table, to_link(state))["opened"]
    assert table.state == state
    assert table.session.seats == ("person", "greedy")
    assert table.waits == table.session.is_automatic()  # an opponent lets people look first


@pytest.mark.parametrize("name", game_names())
def test_a_table_shows_the_round_of_a_link_until_a_new_game_is_dealt(name: str) -> None:
    study = a_round(name)
    study.write(study.history.root, comment="Look!")
    table = PlainTable.open(name, seed=1)
    assert came(table, to_link(study))["opened"]
    assert replay_of(table).notes(table).comment == "Look!"
    assert "new" not in table.shown(0.0)["table"]["locked"]
    again = PlainTable.load(json.loads(json.dumps(table.save())))
    assert again.save() == table.save()
    check("sitting", again.save())
    again.do("new")
    assert again.find(ReplayActivity) is None
    assert "replay" not in again.save()


def test_what_was_played_is_asked_about_before_it_goes() -> None:
    table = PlainTable.open("trictrac", seed=1)
    table.draw()
    before = table.state
    told = came(table, to_link(POSITION))
    assert told["asks"]
    assert not told["opened"]
    assert table.state == before
    assert came(table, to_link(POSITION), sure=True)["opened"]
    assert table.state == POSITION


def test_what_opponents_played_by_themselves_is_not_asked_about() -> None:
    table = PlainTable.open("trictrac", seats=["greedy", "person"], seed=1)
    table.play("start 6-1")
    assert came(table, to_link(POSITION))["asks"]
    fresh = PlainTable.open("trictrac", seats=["greedy", "person"], position=POSITION, seed=1)
    while fresh.moves_itself:
        fresh.advance()
    assert fresh.node.ply > 0
    assert came(fresh, to_link(new("trictrac")))["opened"]


def test_a_round_opens_where_it_was_shared() -> None:
    table = PlainTable.open("trictrac", seed=1)
    table.play("start 5-3", "roll 2-6", "bar/2")
    table.do("undo")
    whole = links_of(table)[1]
    other = PlainTable.open("trictrac", seed=2)
    assert came(other, whole["link"])["opened"]
    assert other.state == table.state
    assert [node.move for node in other.session.history.line[1:]] == [
        *("start 5-3", "roll 2-6", "bar/2")
    ]
    assert Replay(whole["link"]).ply == 2


def test_a_replay_asks_only_when_something_was_written_since_it_was_opened() -> None:
    fresh = PlainTable.open(ReplayActivity(Playback.of(opened("bar-first"))))
    fresh.do("go", ply=2)
    assert came(fresh, to_link(a_round()))["opened"]
    assert not replay_of(fresh).guest
    written = PlainTable.open(ReplayActivity(Playback.of(opened("bar-first"))))
    written.do("note", comment="Mine.")
    assert came(written, to_link(POSITION))["asks"]
    assert came(written, to_link(POSITION), sure=True)["opened"]
    assert written.state == POSITION


def test_a_replay_that_keeps_something_back_keeps_it_of_a_link_too() -> None:
    record = played("tricap", 3, 3)[1]
    table = PlainTable.open(ReplayActivity(Playback.of(opened(record), 0)))
    assert came(table, to_link(a_round("tricap")))["opened"]
    assert not table.viewpoint.everything
    assert [offer["name"] for offer in links_of(table)] == ["seen"]


def test_an_editor_sets_up_the_position_of_a_link_and_can_take_that_back() -> None:
    table = PlainTable.open(EditorActivity(game_named("trictrac")))
    assert came(table, to_link(POSITION))["opened"]
    assert table.state == POSITION
    table.do("undo")
    assert table.state == new("trictrac")
    assert came(table, to_link(a_round()), sure=True)["picture"]


def test_a_course_plays_from_a_link_and_leads_back_to_its_chapters() -> None:
    table = PlainTable.open(Lesson.of_course(course("trictrac")))
    for held in (POSITION, a_round()):
        assert came(table, to_link(held), sure=True)["opened"]
        lesson = table.find(Lesson)
        assert lesson is not None
        assert lesson.plays(table)
        again = PlainTable.load(json.loads(json.dumps(table.save())))
        again.do("chapter", chapter=1)
        assert again.find(ReplayActivity) is None
        assert again.top.progress is not None


def test_a_lesson_stays_and_shows_what_the_link_holds() -> None:
    table = PlainTable.open(Lesson.of_chapter(course("trictrac").chapters[0]))
    before = table.save()
    for held in (POSITION, a_round()):
        told = came(table, to_link(held), sure=True)
        assert "Tric Trac" in told["text"]
        assert told["picture"]["svg"].startswith("<svg")
    assert table.save() == before


def test_a_link_of_another_game_is_shown_too() -> None:
    table = PlainTable.open("trictrac", seed=1, settings={"lang": "nl"})
    told = came(table, to_link(new("tricap", seed=1)))
    assert (told["other"], told["opened"]) == (True, False)
    assert told["text"].startswith("In deze link zit een stelling van Tri-Cap.")


@pytest.mark.parametrize("name", [name for name in game_names() if game_named(name).secret])
def test_when_a_seat_does_not_see_everything_then_its_link_holds_what_it_sees(name: str) -> None:
    table = PlainTable.open(name, seats=["person", "greedy"], seed=1)
    [offer] = links_of(table)
    shared = from_link(offer["link"])
    assert shared == Seen(table.view)
    told = came(PlainTable.open(name, seed=2), offer["link"], sure=True)
    assert not told["opened"]
    assert told["picture"]["svg"].startswith("<svg")
    with pytest.raises(BadInput):
        Table(name, position=offer["link"])


def test_a_table_shares_its_position_and_its_round() -> None:
    table = PlainTable.open("trictrac", seed=1)
    table.play("start 5-3", "roll 2-6")
    position, whole = links_of(table)
    assert from_link(position["link"]) == POSITION
    shared = from_link(whole["link"])
    assert isinstance(shared, Study)
    assert shared.record == table.session.record


def test_what_is_too_long_for_a_link_is_said() -> None:
    study = Study(new("trictrac"))
    letters = random.Random(1).choices([chr(code) for code in range(1000, 1100)], k=1_500)
    for move in study.history.root.state.legal_moves()[:6]:
        study.history.go(0)
        study.history.play(move)
        study.write(study.history.current, comment="".join(letters))
        letters.reverse()
        random.Random(move).shuffle(letters)
    table = PlainTable.open(ReplayActivity(Playback.of(opened(study))))
    whole = links_of(table)[1]
    assert whole["link"] is None
    assert f"{LONGEST:,}" in whole["note"]


def test_a_lock_on_new_games_keeps_links_out() -> None:
    table = PlainTable.open("trictrac", seed=1, locked=["new"])
    assert came(table, to_link(POSITION), sure=True)["fault"]
    assert table.state == new("trictrac")


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
@pytest.mark.parametrize("link", ["", "1", "2abc", "1***", "x" * LONGEST])
def test_what_is_no_link_is_said_and_changes_nothing(link: str, lang: str) -> None:
    table = PlainTable.open("trictrac", seed=1, settings={"lang": lang})
    before = table.save()
    told = came(table, link)
    assert told["fault"]
    assert told["text"]
    assert table.save() == before
    assert table.refusal is None


def test_a_notebook_opens_an_address() -> None:
    address = f"https://example.org/a/trictrac.html?lang=nl{MARK}{to_link(POSITION)}\n"
    assert Table("trictrac", position=address).state == POSITION
    assert Editor("trictrac", address).state == POSITION
    assert Replay(address).state == POSITION
    with pytest.raises(BadInput):
        Table("trictrac", position=to_link(a_round()))
    with pytest.raises(BadInput):
        Replay(f"https://example.org/{MARK}")


def mutated(rng: random.Random, text: str) -> str:
    """A text with a few of its letters changed, cut out, doubled or put in."""
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(text) + 1)
        put = "".join(rng.choice("abcXYZ019-_ %#=\n\x00é[]{}") for _ in range(rng.randrange(3)))
        text = text[:at] + put + text[at + rng.randrange(4) :]
    return text


@pytest.mark.parametrize(
    "count", [pytest.param(300, id="some"), pytest.param(10_000, id="all", marks=pytest.mark.full)]
)
def test_mutated_links_are_opened_or_told_without_a_fault_of_ours(count: int) -> None:
    rng = random.Random(20)
    links = [
        to_link(held)
        for name in game_names()
        for state, record in [played(name, 5, 15)]
        for held in (state, record, Seen(state.view(0)))
    ]
    boards = [PlainTable.open(name, seed=1) for name in game_names()]
    for _ in range(count):
        told = came(rng.choice(boards), mutated(rng, rng.choice(links))[:LONGEST], sure=True)
        assert told["text"]


def packed(plain: str) -> str:
    """A link that holds some text, whatever it is."""
    packer = zlib.compressobj(9, zdict=_DICTIONARY)
    data = packer.compress(plain.encode()) + packer.flush()
    return VERSION + base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def altered(rng: random.Random, text: str) -> str:
    """A text in which words, numbers or signs were given another place, or others."""
    parts = re.findall(r"[\w?]+|[^\w?]", text)
    for _ in range(rng.randrange(1, 4)):
        one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        parts[one] = rng.choice([parts[other], "", "0", "-1", "99", "null", "??", "[]", '"', "é"])
    return "".join(parts)


@pytest.mark.parametrize(
    "count", [pytest.param(200, id="some"), pytest.param(10_000, id="all", marks=pytest.mark.full)]
)
def test_what_somebody_writes_into_a_link_is_opened_or_told_without_a_fault_of_ours(
    count: int,
) -> None:
    rng = random.Random(21)
    plain = [
        text
        for name in game_names()
        for state, record in [played(name, 5, 15)]
        for text in (
            json.dumps(state.position()),
            json.dumps(state.as_view()),
            json.dumps(state.view_json(0)),
            to_text(record),
        )
    ]
    opened_some = 0
    for nth in range(count):
        text = altered(rng, plain[nth % len(plain)])
        board = PlainTable.open(game_names()[nth // 4 % len(game_names())], seed=1)
        told = came(board, packed(text), sure=True)
        assert told["text"]
        opened_some += told["opened"]
        if told["opened"]:
            again = PlainTable.load(json.loads(json.dumps(board.save())))
            assert again.state == board.state
    assert opened_some


def test_a_round_that_came_by_a_link_is_gone_on_with_when_its_kernel_was_lost() -> None:
    table = PlainTable.open("trictrac", seed=1)
    came(table, to_link(a_round()))
    table.do("go", ply=3)
    again = PlainTable.open("trictrac", seed=2)
    go_on(again, PlainTable.load(json.loads(json.dumps(table.save()))), check_left)
    assert replay_of(again).guest
    assert again.node.ply == 3


def test_examples_of_a_lesson_stay_a_lesson() -> None:
    example: Example = game_named("trictrac").examples[0]
    table = PlainTable.open(WorkedExample(game_named("trictrac"), example))
    assert came(table, to_link(POSITION), sure=True)["picture"]


def test_when_a_lesson_was_made_in_an_editor_then_a_link_does_not_put_it_away() -> None:
    editor = EditorActivity(
        game_named("trictrac"), new("trictrac").play("start 5-3").play("roll 1-2")
    )
    table = PlainTable.open(editor)
    aim = (table.do("aims") or {})["aims"][0]["value"]
    table.do("lesson", aim=aim)
    linked = (table.do("link", link=to_link(new("trictrac")), sure=True) or {})["linked"]
    assert not linked["opened"]
    assert linked["picture"] is not None
