"""A game that is kept: offered to the page that has its token, and gone on with when it says so."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.pages import page_panel, send, table_behind
from tests.table.test_scoresheet import step
from tests.widgets.answers import listen
from tritables import Course, Editor, Lesson, Replay, Table, game_named, game_names, new
from tritables.core.state import CHANCE
from tritables.endpoint.stores import cell_identity, machine_store
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.stores.sqlite_store import SqliteStore
from tritables.endpoint.stores.store import Bounds, Unkept
from tritables.games.trictrac.state import TricTracState
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.saves.resume import check_left, go_on

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "state" / "games.db"
    monkeypatch.setenv(PLACE, str(file))
    monkeypatch.setattr(cell_identity, "_met", {})
    monkeypatch.setattr(machine_store, "place_of", cell_identity.place_of)
    monkeypatch.setattr(machine_store, "_open", {})
    yield file
    for store in machine_store._open.values():
        store.close()


class FakePage:
    """A page with its browser's memory, which draws tokens and keeps those it is told to."""

    drawn = 0

    def __init__(self, table: Table, tokens: tuple[str, ...] = ()) -> None:
        self.table, self.tokens = table, tokens
        self.sent: list[Json] = listen(table)
        self.mine: str | None = None

    def ask(self, kind: str, **more: object) -> Json:
        send(self.table, {"view": "v", "seq": 1, "kind": kind, **more})
        return [one for one in self.sent if one.get("kind") == "reply"][-1]

    def recall(self) -> Json:
        """Ask what was left here, and remember what of it is there."""
        self.fresh = self._draw()
        answer = self.ask("recall", tokens=list(self.tokens), fresh=self.fresh)
        if answer["ok"]:
            held = answer["aside"]["held"]
            self.mine = self.fresh if held["mine"] is None else self.tokens[held["mine"]]
        return answer

    def rejoin(self, nth: int = 0, *, copies: bool = False) -> bool:
        self.fresh = self._draw()
        answer = self.ask("rejoin", nth=nth, copies=copies, fresh=self.fresh)
        if answer["ok"]:
            self.mine = self.fresh if copies else self.tokens[nth]
        return bool(answer["ok"])

    @property
    def found(self) -> list[Json]:
        return list(page_panel(self.table)["kept"]["found"])

    def _draw(self) -> str:
        FakePage.drawn += 1
        return f"{FakePage.drawn:032x}"


def again(page: FakePage, make: Callable[[], Table]) -> FakePage:
    """The page is opened again, and its notebook run by another kernel."""
    cell_identity._met.clear()
    assert page.mine is not None
    back = FakePage(make(), (page.mine,))
    back.recall()
    return back


def opened(make: Callable[[], Table]) -> FakePage:
    page = FakePage(make())
    page.recall()
    return page


def trictrac() -> Table:
    return Table("trictrac")


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_offered_and_gone_on_with(game: str) -> None:
    """Of every game, whatever happened: the same match stands there, when somebody asks for it."""

    def make() -> Table:
        return Table(game, seats=["person"] * game_named(game).seats.start)

    page, rng = opened(make), Random(6)
    for _ in range(40):
        page.table._front.act(step, rng)
    before = page.table
    back = again(page, make)
    assert back.table.match != before.match, "nothing is gone on with by itself"
    [found] = back.found
    assert found["open"]
    assert str(table_behind(before).node.ply) in found["text"]
    assert back.rejoin()
    assert back.table.match == before.match
    assert back.table.state == before.state
    assert back.table.seed == before.seed
    assert back.found == []
    for _ in range(5):
        back.table._front.act(step, rng)
    last = again(back, make)
    assert last.rejoin()
    assert last.table.match == back.table.match


def test_what_python_plays_for_an_opponents_seat_is_kept() -> None:
    def make() -> Table:
        start = new("trictrac").play("start 5-3")
        return Table("trictrac", seats=["greedy", "person"], position=start.position())

    page = opened(make)
    page.table.play("roll 2-6")
    back = again(page, make)
    assert "move 1" in back.found[0]["text"]


def test_where_nothing_was_done_nothing_is_written(path: Path) -> None:
    page = opened(trictrac)
    page.ask("choose", name="lang", value="nl")
    page.ask("ping")
    assert not path.exists()


def test_a_position_that_is_set_up_is_gone_on_with() -> None:
    page = opened(lambda: Editor("trictrac"))
    page.table._front.do("attempt", source="bar0", target="8")
    back = again(page, lambda: Editor("trictrac"))
    assert "setting up" in back.found[0]["text"]
    assert back.rejoin()
    assert back.table.position == page.table.position
    assert page_panel(back.table)["editor"]["open"]
    back.table._front.do("play")
    back.table.draw()
    last = again(back, lambda: Editor("trictrac"))
    assert "move 1" in last.found[0]["text"]
    assert last.rejoin()
    assert last.table.record == back.table.record
    assert not page_panel(last.table)["editor"]["open"]


def test_a_replay_goes_on_where_it_was_with_its_branches_and_notes() -> None:
    def make() -> Replay:
        return Replay("bar-first")

    page = opened(make)
    replay = page.table
    assert isinstance(replay, Replay)
    replay.go(1)
    replay.write("Here it begins.")
    back = again(page, make)
    assert "move 1" in back.found[0]["text"]
    assert back.rejoin()
    assert isinstance(back.table, Replay)
    assert back.table.ply == 1
    assert back.table.to_text() == replay.to_text()


def test_a_replay_shows_no_more_than_its_notebook_allows(path: Path) -> None:
    """What was left where all was open is gone on with as the notebook has it now."""
    table = Table("tricom", seed=3)
    for _ in range(6):
        table.draw() if table.state.to_act == CHANCE else table.play(table.legal[0])
    page = opened(lambda: Replay(table))
    page.table.go(2)
    assert again(page, lambda: Replay(table, sees="watcher")).found == []
    closed, found = (PlainTable.load(one.save()) for one in (Replay(table, sees=0), page.table))
    go_on(closed, found, check_left)
    playback = closed.find(ReplayActivity).playback
    assert (playback.right, playback.sees) == (0, 0)
    assert not closed.viewpoint.everything


def test_what_opponents_did_alone_is_not_offered() -> None:
    def make() -> Table:
        return Table("tricap", seats=["greedy", "person", "greedy"], paused=True)

    page = opened(make)
    while table_behind(page.table).session.is_automatic():
        page.table.advance()
    assert again(page, make).found == []
    page.table.play(page.table.legal[0])
    assert len(again(page, make).found) == 1


def test_what_was_begun_before_the_page_asked_is_kept_too() -> None:
    page = FakePage(trictrac())
    page.table.draw()
    page.recall()
    assert len(again(page, trictrac).found) == 1


def test_the_words_of_an_offer_follow_the_language() -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2")
    back = again(page, trictrac)
    told = {}
    for lang in ("en", "nl", "fr"):
        back.table.lang = lang
        told[lang] = back.found[0]["text"]
    assert len(set(told.values())) == 3
    assert all("2" in text for text in told.values())


def test_who_begins_anew_is_not_asked_again_and_loses_nothing_of_either() -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2")
    back = again(page, trictrac)
    assert len(back.found) == 1
    assert back.ask("anew")["ok"]
    assert back.found == []
    back.table.play("start 4-1")
    assert not back.rejoin()
    back.table.undo()
    both = FakePage(back.table.__class__("trictrac"), (str(back.mine), str(page.mine)))
    cell_identity._met.clear()
    both.recall()
    assert [one["nth"] for one in both.found] == [0, 1]
    assert both.rejoin(1)
    assert both.table.record["moves"] == ["start 5-3", "roll 1-2"]


def test_when_the_first_move_is_made_then_an_old_game_is_offered_no_longer_and_not_lost() -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2")
    back = again(page, trictrac)
    assert len(back.found) == 1
    back.table.play("start 4-1")
    assert back.found == [], "nobody who plays is asked whether to play another game"
    later = FakePage(trictrac(), (str(back.mine), str(page.mine)))
    cell_identity._met.clear()
    later.recall()
    assert [one["nth"] for one in later.found] == [0, 1], "whoever comes back is asked about both"


@pytest.mark.parametrize("copies", [True, False])
def test_two_windows_do_not_overwrite_each_other(copies: bool) -> None:
    """One goes on with what the other is at, as a copy or not: each finds its own again."""
    one = opened(trictrac)
    one.table.play("start 5-3", "roll 3-5")
    other = again(one, trictrac)
    assert other.rejoin(copies=copies)
    if copies:
        other.table.play("bar/3")
        one.table.undo()
        for page, move in ((one, "start 5-3"), (other, "bar/3")):
            back = again(page, trictrac)
            assert back.rejoin()
            assert back.table.record["moves"][-1] == move  # type: ignore[index]
    else:
        assert other.mine == one.mine


def plays_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are played from now on, in order."""
    made: list[str] = []
    play = TricTracState.play

    def counted(state: TricTracState, move: str, *more: Any, **given: Any) -> TricTracState:
        made.append(move)
        return play(state, move, *more, **given)

    monkeypatch.setattr(TricTracState, "play", counted)
    return made


def test_when_a_game_is_offered_and_gone_on_with_then_its_moves_are_played_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 3-5")
    played = plays_of(monkeypatch)
    back = again(page, trictrac)
    back.tokens = (back.mine or "", str(page.mine))
    back.recall()  # its page is drawn anew
    assert back.rejoin(1)
    assert played == ["start 5-3", "roll 3-5"]


@pytest.mark.parametrize("then", [lambda table: table.play("bar/3"), lambda table: table.undo()])
def test_when_a_game_is_changed_after_it_was_offered_then_it_is_gone_on_with_as_it_is_now(
    then: Callable[[Table], None],
) -> None:
    one = opened(trictrac)
    one.table.play("start 5-3", "roll 3-5")
    other = again(one, trictrac)
    then(one.table)
    assert other.rejoin()
    assert other.table.match == one.table.match


def test_when_a_game_is_damaged_after_it_was_offered_then_its_sound_part_is_gone_on_with(
    path: Path,
) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2", "bar/1")
    back = again(page, trictrac)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE moves SET move = '' WHERE nth = 2")
    assert back.rejoin()
    assert back.table.record["moves"] == ["start 5-3", "roll 1-2"]
    back.table.play("bar/1")
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM boards").fetchone() == (2,)


def test_a_page_that_is_drawn_anew_goes_on_as_it_was() -> None:
    page = opened(trictrac)
    page.table.play("start 5-3")
    page.tokens = (str(page.mine),)
    assert page.recall()["aside"] == {"held": {"mine": 0, "found": []}}
    stranger = FakePage(page.table)
    assert not stranger.recall()["ok"]
    assert stranger.found == []


def test_a_notebook_that_was_edited_loses_nothing() -> None:
    page = opened(trictrac)
    page.table.draw()
    for edited in (
        lambda: (
            Table("trictrac", options={"length": "short"})
            if "length" in game_named("trictrac").options
            else Table("trictrac", seats=["person", "greedy"])
        ),
        lambda: Table("trictrac", seed=4),
        lambda: Table("trictrac", locked=["undo"]),
        lambda: Table("tricom"),
    ):
        other = again(page, edited)
        assert other.found == []
    looks = again(page, lambda: Table("trictrac", lang="fr", theme="dark", flipped=True))
    assert looks.rejoin()
    assert (looks.table.lang, looks.table.flipped) == ("fr", True)


def test_locks_and_settings_stay_the_notebooks() -> None:
    def make() -> Table:
        return Table("tricom", locked=["undo", "reveal"])

    page = opened(make)
    page.table.draw()
    page.table.locked = []
    page.table.reveal = True
    back = again(page, make)
    assert back.rejoin()
    assert back.table.locked == ("undo", "reveal")
    assert not back.table.reveal


@pytest.mark.posix
@pytest.mark.parametrize("said", ["off", "/proc/tritables/games.db"])
def test_where_nothing_may_be_kept_the_game_goes_on_without(
    said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLACE, said)
    page = FakePage(trictrac())
    if said == "off":
        assert page_panel(page.table)["kept"] is None
        assert not page.ask("recall", tokens=[], fresh="0" * 32)["ok"]
    else:
        assert page.recall()["aside"]["held"]["found"] == []
        page.tokens = ("1" * 32,)
        other = FakePage(trictrac(), ("1" * 32,))
        assert other.recall()["aside"]["held"]["found"] is None
    page.table.play("start 5-3")
    assert page.table.record["moves"] == ["start 5-3"]
    assert page_panel(page.table)["fault"] is None


def test_a_file_of_another_version_is_told_of_and_left_as_it_is(path: Path) -> None:
    page = opened(trictrac)
    page.table.draw()
    for store in machine_store._open.values():
        store.close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    back = again(page, trictrac)
    [found] = back.found
    assert not found["open"]
    assert "cannot read" in found["text"]
    back.table.draw()
    assert not back.rejoin()
    assert path.read_bytes() == before


def test_a_game_that_cannot_be_read_is_told_of_and_kept(path: Path) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2")
    with sqlite3.connect(path) as db:
        db.execute("UPDATE boards SET deal = '{}'")
    back = again(page, trictrac)
    assert [one["open"] for one in back.found] == [False]
    assert back.ask("anew")["ok"]
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM moves").fetchone() == (2,)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE moves SET move = '\"nonsense\"' WHERE nth = 2",
        "UPDATE moves SET move = '\"ro' WHERE nth = 2",
        "DELETE FROM moves WHERE nth = 2",
        "UPDATE moves SET move = '[99, \"bar/1\"]' WHERE nth = 2",
    ],
)
def test_of_a_damaged_game_the_moves_before_the_damage_are_gone_on_with(
    harm: str, path: Path
) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3", "roll 1-2", "bar/1", "bar/1")
    page.table.undo()
    with sqlite3.connect(path) as db:
        db.execute(harm)
    back = again(page, trictrac)
    [found] = back.found
    assert found["open"]
    assert "damaged" in found["text"]
    assert back.rejoin()
    assert back.table.record["moves"] == ["start 5-3", "roll 1-2"]
    back.table.play("bar/1")
    # It goes on under a name of its own: what is damaged is there for whoever can mend it.
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM boards").fetchone() == (2,)
    back.mine = back.fresh
    last = again(back, trictrac)
    assert last.rejoin()
    assert last.table.record["moves"] == ["start 5-3", "roll 1-2", "bar/1"]


def test_of_a_damaged_replay_the_notes_before_the_damage_stay(path: Path) -> None:
    def make() -> Table:
        return Replay("bar-first")

    page = opened(make)
    replay: Any = page.table
    replay.write("First.")
    replay.ply = 1
    replay.play(replay.state.legal_moves()[-1])
    replay.write("Gone.")
    with sqlite3.connect(path) as db:
        (last,) = db.execute("SELECT max(nth) FROM moves").fetchone()
        db.execute("UPDATE moves SET move = '' WHERE nth = ?", (last,))
    back = again(page, make)
    assert "damaged" in back.found[0]["text"]
    assert back.rejoin()
    again_shown: Any = back.table
    assert again_shown.record["moves"] == ["bar/3*", "8/12", "roll 2-5", "bar/23"]
    assert "First." in again_shown.to_text()
    assert "Gone." not in again_shown.to_text()


def test_a_file_that_was_removed_is_written_again(path: Path) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3")
    for file in path.parent.iterdir():
        file.unlink()
    page.table.play("roll 1-2")
    back = again(page, trictrac)
    assert back.rejoin()
    assert back.table.record["moves"] == ["start 5-3", "roll 1-2"]


def test_a_write_that_failed_is_made_good_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3")
    write = SqliteStore.write

    def fails(*_: object) -> None:
        raise Unkept("busy")

    monkeypatch.setattr(SqliteStore, "write", fails)
    page.table.play("roll 1-2")
    monkeypatch.setattr(SqliteStore, "write", write)
    page.table.play("bar/1")
    back = again(page, trictrac)
    assert back.rejoin()
    assert back.table.record["moves"] == ["start 5-3", "roll 1-2", "bar/1"]


def test_a_game_that_is_too_long_stays_kept_as_far_as_it_went(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = opened(trictrac)
    page.table.play("start 5-3")
    [(key, store)] = machine_store._open.items()
    store.close()
    monkeypatch.setitem(machine_store._open, key, SqliteStore(key[1], Bounds(characters=14)))
    page.table.play("roll 1-2", "bar/1")
    back = again(page, trictrac)
    assert back.rejoin()
    assert back.table.record["moves"] == ["start 5-3"]


def test_boards_of_a_notebook_are_told_apart() -> None:
    def notebook() -> list[str]:
        cell_identity._met.clear()
        tables = [trictrac(), trictrac(), Table("tricap"), Lesson("trictrac", "throws")]
        return [page_panel(table)["kept"]["place"] for table in tables]

    assert len(set(notebook())) == 4
    assert notebook() == notebook()


@pytest.mark.parametrize("name", ["SCRIPT_NAME", "JPY_SESSION_NAME"])
def test_boards_of_two_notebooks_are_told_apart(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    places = set()
    for notebook in ("one.ipynb", "two.ipynb", "one.ipynb"):
        monkeypatch.setenv(name, notebook)
        cell_identity._met.clear()
        places.add(page_panel(trictrac())["kept"]["place"])
    assert len(places) == 2


def test_a_cell_that_is_run_again_has_the_same_board(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = [("cell", 1), ("cell", 1), ("other", 2), ("cell", 3)]
    monkeypatch.setattr(cell_identity, "_cell", lambda: runs.pop(0))
    first, second, other, again = (page_panel(trictrac())["kept"]["place"] for _ in range(4))
    assert first == again
    assert len({first, second, other}) == 3


def test_a_lesson_stays_with_the_page_and_its_hidden_game_is_kept_here() -> None:
    def make() -> Table:
        return Course("tricom")

    page = opened(make)
    page.ask("step", step=1)
    assert again(page, make).found == []
    page.ask("play")
    assert not page.table.reveal
    while table_behind(page.table).session.is_automatic():
        page.table.advance()
    if page.table.state.to_act == CHANCE:
        page.table.draw()
    else:
        page.table.play(page.table.legal[0])
    back = again(page, make)
    assert len(back.found) == 1
    assert back.rejoin()
    assert back.table.record == page.table.record
    assert not back.table.reveal
    assert page_panel(back.table)["course"]["plays"]


def test_where_a_board_is_kept_does_not_tell_its_seed() -> None:
    places = set()
    for seed in (1, 2):
        cell_identity._met.clear()
        places.add(page_panel(Table("tricom", seed=seed))["kept"]["place"])
    assert len(places) == 1


def test_a_locked_lesson_is_gone_on_with() -> None:
    def make() -> Table:
        return Lesson("trictrac", "look-ahead", locked=["hints"])

    page = opened(make)
    page.table.play("1/3")
    back = again(page, make)
    assert back.rejoin()
    assert back.table.legal == ("3/8",)


SECRET = [name for name in game_names() if game_named(name).secret]


@pytest.mark.parametrize("game", SECRET)
def test_what_a_seat_may_not_know_does_not_come_by_this_road(game: str) -> None:
    """What a page gets on its way back is the same whatever stands in the hidden places."""
    from tests.widgets.test_every_secret import otherwise

    count = game_named(game).seats.start
    seats = ["person", *["greedy"] * (count - 1)]
    first = PlainTable.open(game, seats=seats, seed=5, settings={"paused": True})
    while first.state.to_act != 0:
        first.advance() if first.moves_itself else first.draw()
    twin = otherwise(first.state, 0, Random(2))
    assert twin is not None
    texts = []
    for state in (first.state, twin):
        position = state.position()
        page = opened(
            lambda at=position: Table(game, seats=seats, position=at, seed=1, paused=True)
        )
        page.table.play(next(m for m in page.table.legal if m in twin.legal_moves()))
        cell_identity._met.clear()
        back = FakePage(
            Table(game, seats=seats, position=position, seed=1, paused=True), (str(page.mine),)
        )
        back.sent.clear()
        back.recall()
        assert back.rejoin()
        state_now = {
            k: v
            for k, v in back.table.get_state().items()
            if k not in ("_esm", "_brings", "layout")
        }
        text = json.dumps([back.sent, state_now], default=str, sort_keys=True)
        assert str(back.mine) not in text
        texts.append(text.replace(back.fresh, "fresh"))
    assert texts[0] == texts[1]
