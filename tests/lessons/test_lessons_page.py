"""The page on writing lessons: its course is one, and it names every kind of step there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.validators import check as fits
from tritables import game_names
from tritables.lessons import check, courses
from tritables.lessons.course_files import read_course

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"


def test_the_course_of_the_page_keeps_what_it_promises() -> None:
    blocks = re.findall(r"```json\n(\{.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    fits("course", json.loads(blocks[0]))
    assert check(read_course(json.loads(blocks[0]))) == ()


def test_the_page_names_every_kind_of_step() -> None:
    named = re.findall(r"^\| `([a-z-]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    used = {step.kind for game in game_names() for one in courses(game) for step in one.steps}
    assert sorted(named) == sorted(used)
