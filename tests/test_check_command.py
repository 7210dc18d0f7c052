"""``tritables check``: what is wrong with courses and examples in files, a line for each fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tritables import game_named
from tritables.cli import main
from tritables.lessons import course


def test_the_courses_there_are_have_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--port", "0"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "Only this machine can reach the pages" in said.out


def test_files_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, other, bad = (tmp_path / name for name in ("good.json", "example.json", "bad.json"))
    data = json.loads(json.dumps(course("trictrac").as_json()))
    good.write_text(json.dumps(data), encoding="utf-8")
    other.write_text(json.dumps(game_named("trictrac").examples[0].as_json()), encoding="utf-8")
    assert main(["check", str(good), str(other)]) == 0
    judged = next(one for one in data["chapters"][0]["steps"] if one["kind"] == "judge")
    judged["among"] = ["bar.first"]
    bad.write_text(json.dumps(data), encoding="utf-8")
    assert main(["check", str(good), str(bad)]) == 1
    said = capsys.readouterr().err
    assert f"{bad}: {judged['id']}" in said
    assert "move.direction" in said


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"chapters": 3}', "\ud800"])
def test_what_is_no_course_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert main(["check", str(file), str(tmp_path / "missing.json")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
