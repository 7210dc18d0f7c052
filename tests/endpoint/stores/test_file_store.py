"""Files that a table writes and reads: whole or not there, and damaged ones in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.table.test_scoresheet import step
from tritables import BadRecord, Course, Editor, Practice, Replay, Table
from tritables.endpoint.stores import file_store as module
from tritables.table.saves.files import Damaged, to_file


def test_a_table_goes_on_from_its_file(tmp_path: Path) -> None:
    table = Table("tricap", seed=1)
    table.play(table.legal[0])
    path = tmp_path / "game.json"
    assert table.save(path) == table.save()
    assert Table.load(path).save() == table.save()
    assert Table.load(str(path)).state == table.state


@pytest.mark.parametrize(
    "make",
    [
        lambda: Table("tricom", seed=2),
        lambda: Editor("trictrac"),
        lambda: Replay("bar-first"),
        lambda: Course("tricap"),
        lambda: Practice("trictrac"),
    ],
)
def test_when_a_table_is_saved_to_a_file_then_it_has_the_value_in_its_own_order(
    make: Callable[[], Table], tmp_path: Path
) -> None:
    table, rng = make(), Random(3)
    for nth in range(12):
        step(table._plain.at(float(nth)), rng)
    saved = table.save(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == to_file(saved)


def test_a_write_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, path = Table("trictrac", seed=1), tmp_path / "game.json"
    table.save(path)
    before = path.read_bytes()
    table.draw()

    def full(number: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        table.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_file_offers_what_is_sound(tmp_path: Path) -> None:
    table, path = Table("trictrac", seed=1), tmp_path / "game.json"
    for _ in range(3):
        table.draw()
        while table.state.to_act == 0 or table.state.to_act == 1:
            table.play(table.legal[0])
    table.save(path)
    path.write_text(path.read_text(encoding="utf-8")[:-12], encoding="utf-8")
    with pytest.raises(Damaged) as fault:
        Table.load(path)
    assert Table.load(fault.value.sound).record["moves"] == table.record["moves"][:-1]


def test_a_file_that_is_not_there_or_no_text_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"“none\.json”"):
        Table.load(tmp_path / "none.json")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n")
    with pytest.raises(Damaged, match="byte 1"):
        Table.load(tmp_path / "picture.png")


def test_a_file_of_a_table_is_no_course(tmp_path: Path) -> None:
    Table("trictrac").save(tmp_path / "game.json")
    with pytest.raises(BadRecord):
        Course.load(tmp_path / "game.json")
