"""The served transport: boards opened by their names, played at, shown again, and kept silent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.validators import check
from tests.widgets.test_every_secret import SECRET, otherwise
from tritables.core.errors import BadInput
from tritables.core.state import CHANCE, State
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.transports.served import REMEMBERED, Opening, ServedBoards
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

TOKEN = "a" * 32


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept, for each test anew."""
    monkeypatch.setenv(PLACE, str(tmp_path / "games.db"))
    return tmp_path / "games.db"


def opening(
    table: Table, anew: Any = None, *, sealed: bool = False, goes_alone: bool = False
) -> Opening:
    return Opening(table.save(), anew, sealed, "place", "origin", goes_alone)


class FakePage:
    """What stands in for the page: it keeps what it is sent, and has the clock."""

    def __init__(self, **openings: Opening) -> None:
        self.now = 0.0
        self.texts: list[str] = []
        self.alarms: list[tuple[float, Callable[[], None]]] = []
        self.boards = ServedBoards(openings, self.texts.append, self._later, now=lambda: self.now)
        self._seq = 0

    def _later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        alarm = self.now + seconds, callback
        self.alarms.append(alarm)
        return lambda: alarm in self.alarms and self.alarms.remove(alarm)

    def post(self, **message: object) -> list[dict[str, Any]]:
        """Send something; what is told because of it."""
        self.texts.clear()
        self.boards.receive(json.dumps(message))
        return [json.loads(text) for text in self.texts]

    def open(
        self, board: str = "b", token: str | None = None, anew: Any = None, **choose: Any
    ) -> Any:
        return self.post(board=board, open=token, anew=anew, choose=choose)

    def ask(self, kind: str, board: str = "b", **fields: object) -> list[dict[str, Any]]:
        self._seq += 1
        command = {"view": "v", "seq": self._seq, "kind": kind, **fields}
        return self.post(board=board, command=command)

    def table(self, board: str = "b") -> Table:
        return self.boards._open[board].endpoint.table

    def wait(self) -> list[dict[str, Any]]:
        """Let the next thing happen that is due; what is told because of it."""
        alarm = min(self.alarms, key=lambda one: one[0])
        self.alarms.remove(alarm)
        self.now = max(self.now, alarm[0])
        self.texts.clear()
        alarm[1]()
        return [json.loads(text) for text in self.texts]


def test_when_a_board_is_opened_then_it_is_shown_whole_in_the_language_of_the_page() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    (told,) = page.open(lang="nl", theme="dark", notation=True)
    assert told["message"]["state"]["lang"] == "nl"
    check("scene", told["message"]["state"], "State")
    assert page.table().settings.theme == "dark"


def test_when_a_command_is_sent_then_the_change_and_the_reply_come() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    page.open()
    state, reply = page.ask("draw")
    assert "change" in state["message"]["state"]
    assert reply["message"] == {"kind": "reply", "view": "v", "seq": 1, "ok": True, "fault": None}


def test_when_an_opponent_is_to_move_then_it_does_so_by_itself() -> None:
    page = FakePage(b=opening(Table.open("tricap", seats=["greedy", "person"], seed=1)))
    page.open()
    told = page.wait()
    assert told
    assert page.table().node.ply == 1


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"board": 1}', '{"board": "b", "open": null}', '{"board": "b", "no": 1}',
     '{"board": "b", "command": {}, "more": 1}', "\ud800"],
)  # fmt: skip
def test_when_a_text_is_of_another_form_then_it_is_refused(text: str) -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    with pytest.raises(BadInput):
        page.boards.receive(text)


@pytest.mark.parametrize("name", ["reveal", "paused", "flipped", "seed"])
def test_when_a_page_opens_a_board_then_it_gives_no_setting_but_its_own(name: str) -> None:
    page = FakePage(b=opening(Table.open("tricom", seed=1)))
    (told,) = page.open(**{name: True})
    assert told["refused"]
    assert len(page.boards) == 0


def test_when_a_board_is_not_of_the_page_then_nothing_is_opened_or_done() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    assert page.open("other") == [{"board": "other", "refused": ""}]
    assert page.ask("draw", "other") == []
    assert page.ask("draw") == [], "it was not opened"


def test_when_a_line_has_broken_then_the_board_is_shown_again_as_it_stands() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    page.open()
    page.ask("draw")
    (told,) = page.open()
    assert told["message"]["state"]["whole"]["table"]["plies"] == 1


def test_when_a_command_comes_again_then_it_is_done_once_and_replied_to_again() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    page.open()
    first = page.ask("draw")[-1]
    page._seq -= 1
    assert page.ask("draw") == [first]
    assert page.table().node.ply == 1


def test_when_many_commands_were_done_then_only_the_last_are_remembered() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    page.open()
    for _ in range(2 * REMEMBERED):
        page.ask("ping")
    assert len(page.boards._open["b"]._replied) == REMEMBERED


def test_when_a_deal_was_drawn_then_each_reader_has_another() -> None:
    shown = Table.open("triominos", seats=["person", "person"], seed=1)
    pages = [FakePage(b=opening(shown, "deal", sealed=True)) for _ in range(2)]
    for page in pages:
        page.open(anew="throws")  # which a page may ask for, and does not get
    seeds = {page.table().session.seed for page in pages} | {1}
    assert len(seeds) == 3


def test_when_a_reader_has_begun_with_an_open_deal_then_it_stays_and_only_chance_is_new() -> None:
    shown = Table.open("trictrac", seats=["person", "person"], seed=1)
    page = FakePage(b=opening(shown, "deal"))
    page.open(anew="deal")
    page.open(anew="throws")
    assert page.table().state == shown.state
    assert page.table().session.seed != 1
    page.ask("draw")
    (told,) = page.open(anew="throws")
    assert told["message"]["state"]["whole"]["table"]["plies"] == 1, "nothing is opened anew"


def recalled(page: FakePage, *tokens: str, fresh: str = TOKEN) -> None:
    page.ask("recall", tokens=list(tokens), fresh=fresh)


def test_when_another_process_has_the_page_then_its_game_goes_on_by_its_token() -> None:
    at = opening(Table.open("trictrac", seats=["person", "person"], seed=1), "deal")
    page = FakePage(b=at)
    page.open()
    recalled(page)
    page.ask("draw")
    state = page.table().state
    other = FakePage(b=at)
    (told,) = other.open(token=TOKEN)
    assert told["message"]["state"]["whole"]["table"]["plies"] == 1
    assert other.table().state == state
    other.ask("draw")
    third = FakePage(b=at)
    third.open(token=TOKEN)
    assert third.table().node.ply == other.table().node.ply, "it is kept under the same token"


def test_when_a_reader_comes_back_then_the_game_is_offered() -> None:
    at = opening(Table.open("trictrac", seats=["person", "person"], seed=1), "deal")
    page = FakePage(b=at)
    page.open()
    recalled(page)
    page.ask("draw")
    again = FakePage(b=at)
    again.open()
    recalled(again, TOKEN, fresh="b" * 32)
    kept = again.table().kept
    assert kept is not None
    assert [found.ply for found in kept.found] == [1]


def test_when_a_token_is_not_known_then_a_new_game_begins() -> None:
    page = FakePage(b=opening(Table.open("trictrac", seed=1)))
    page.open(token="c" * 32)
    assert page.table().node.ply == 0


def test_when_a_lesson_was_left_then_it_is_gone_on_with() -> None:
    chapter = course("trictrac").chapter("great-throw")
    page = FakePage(b=opening(Table.open(Lesson.of_chapter(chapter))))
    page.open()
    page.ask("step", step=1)
    kept = page.ask("keep")[-1]["message"]["aside"]["kept"]["saved"]
    other = FakePage(b=opening(Table.open(Lesson.of_chapter(chapter))))
    other.open()
    assert other.ask("resume", saved=kept)[-1]["message"]["ok"]
    assert other.table().save()["chapter"] == page.table().save()["chapter"]


def test_when_it_is_closed_then_nothing_happens_any_more() -> None:
    page = FakePage(b=opening(Table.open("tricap", seats=["greedy", "person"], seed=1)))
    page.open()
    page.boards.close()
    assert page.alarms == []


def twins(game: str) -> Iterator[tuple[State, State]]:
    """States of a game that look the same to the first seat, and are not."""
    rng, table = Random(7), Table.open(game, seats=["person", "greedy"], seed=5)
    for step in range(240):
        if table.state.result is not None:
            return
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(rng.choice(table.state.legal_moves()))
        if step % 12 == 0 and (twin := otherwise(table.state, 0, rng)) is not None:
            yield table.state, twin


@pytest.mark.parametrize("game", SECRET)
def test_no_byte_that_leaves_depends_on_what_is_hidden(game: str) -> None:
    """What is opened, and what some commands bring, is the same wherever hidden things lie."""
    seats = ["person", "greedy"]
    compared = 0
    for pair in twins(game):
        told = []
        for state in pair:
            table = Table.open(
                game, seats=seats, position=state.position(), seed=1, settings={"paused": True}
            )
            page = FakePage(b=opening(table, goes_alone=True))
            page.post(board="b", copies=True)
            texts = list(page.texts)
            page.open(lang="fr")
            texts += page.texts
            for kind, fields in (
                ("whole", {}), ("sheet", {}), ("opponents", {}), ("seed", {}), ("keep", {}),
                ("legal", {"place": None}), ("help", {}),
                ("recall", {"tokens": [], "fresh": TOKEN}),
                ("picture", {"rule": None, "shape": "wide", "theme": "light"}), ("fan", {}),
                ("share", {"shape": "wide"}), ("choose", {"name": "reveal", "value": False}),
            ):  # fmt: skip
                page.ask(kind, **fields)
                texts += page.texts
            told.append([re.sub(r"tt\d+-", "", text) for text in texts])
        assert told[0] == told[1]
        compared += 1
    assert compared > 2


@pytest.mark.parametrize("game", SECRET)
def test_neither_seed_nor_saved_table_leaves(game: str) -> None:
    seed = 271828182845904523536
    table = Table.open(game, seats=["person", "greedy"], seed=seed)
    page = FakePage(b=opening(table, goes_alone=True))
    page.post(board="b", copies=True)
    said = "".join(page.texts)
    page.open()
    said += "".join(page.texts)
    for kind in ("whole", "seed", "keep", "sheet"):
        page.ask(kind)
        said += "".join(page.texts)
    assert str(seed) not in said
    assert "saved" not in said.replace('"saved":null', "")
    assert '"copy":null' in said
    assert '"copy":{' not in said


class TestCopies:
    SEED = 271828182845904523536

    def page(self, *, goes_alone: bool = True) -> FakePage:
        table = Table.open("trictrac", seats=["person", "person"], seed=self.SEED)
        return FakePage(b=opening(table, goes_alone=goes_alone))

    def test_come_before_each_change_once_they_are_wanted(self) -> None:
        page = self.page()
        page.open()
        assert all("copy" not in one for one in page.ask("draw"))
        (first,) = page.post(board="b", copies=True)
        assert len(first["copy"]["moves"]) == 1
        copy, state, reply = page.ask("draw")
        assert len(copy["copy"]["moves"]) == 2
        check("sitting", copy["copy"])
        assert state["message"]["kind"] == "state"
        assert reply["message"]["ok"]

    def test_are_of_boards_that_are_not_open_too(self) -> None:
        page = self.page()
        (copy,) = page.post(board="b", copies=True)
        assert copy["copy"]["moves"] == []
        assert len(page.boards) == 0
        copy, _ = page.open()
        assert copy["copy"]["moves"] == []

    def test_never_have_the_seed(self) -> None:
        page = self.page()
        texts = []
        page.post(board="b", copies=True)
        texts += page.texts
        page.open()
        texts += page.texts
        page.ask("draw")
        texts += page.texts
        assert str(self.SEED) not in "".join(texts)

    def test_of_a_board_that_may_not_be_had_are_none(self) -> None:
        page = self.page(goes_alone=False)
        assert page.post(board="b", copies=True) == [{"board": "b", "copy": None}]
        assert page.post(board="other", copies=True) == []

    def test_are_no_longer_had_once_something_is_hidden(self) -> None:
        """A course may come from an open step to one with hands that nobody may see."""
        table = Table.open("tricom", seats=["person", "greedy"], seed=1, settings={"reveal": True})
        page = FakePage(b=opening(table, goes_alone=True))
        page.open()
        (copy,) = page.post(board="b", copies=True)
        assert copy["copy"] is not None
        copy, *_ = page.ask("choose", name="reveal", value=False)
        assert copy["copy"] is None

    def test_can_be_taken_along_again(self) -> None:
        page = self.page()
        page.open()
        page.ask("draw")
        (copy,) = page.post(board="b", copies=True)
        found = Table.load(copy["copy"])
        found.draw()
        assert page.ask("graft", saved=found.save())[-1]["message"]["ok"]
        assert page.table().state == found.state
