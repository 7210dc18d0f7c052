"""The pages for those who change something: they lead somewhere, and name what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from scripts.__main__ import TARGETS
from scripts.run import ROOT
from tritables.table.commands import Row

DECISIONS = ROOT / "docs" / "decisions"
INDEX = DECISIONS / "README.md"
PAGES = sorted(DECISIONS.glob("*.md"))
ALL = [ROOT / "CONTRIBUTING.md", *PAGES]


def links(page: Path) -> list[str]:
    """The links of a page to files, without what stands behind a hash."""
    return re.findall(r"\]\((?!https:)([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.name)
def test_when_a_page_has_a_link_then_a_file_is_there(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_when_a_decision_has_a_page_then_the_index_leads_to_it() -> None:
    assert sorted(DECISIONS / link for link in links(INDEX)) == [
        one for one in PAGES if one != INDEX
    ]


@pytest.mark.parametrize("page", [one for one in PAGES if one != INDEX], ids=lambda page: page.name)
def test_when_a_decision_has_a_page_then_it_says_why_what_and_at_what_price(page: Path) -> None:
    found = re.findall(r"^\*\*(.+?)\.\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert found[:3] == ["Context", "Decision", "Consequences"]


def test_when_the_guide_names_a_target_then_there_is_one() -> None:
    guide = ALL[0].read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", guide, re.DOTALL))
    named = re.findall(r"(?:make|-m scripts) ([a-z-]+)", code)
    assert {*named} <= TARGETS.keys()
    assert "test" in named


def test_when_the_guide_names_a_file_then_it_is_there() -> None:
    guide = ALL[0].read_text(encoding="utf-8").replace("/NAME/", "/trictrac/")
    named = re.findall(r"`((?:tritables|js|tests|scripts|docs)/[\w./-]*)`", guide)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_when_the_guide_tells_of_a_command_then_it_knows_each_field_of_a_row() -> None:
    guide = ALL[0].read_text(encoding="utf-8")
    section = guide.partition("## Add a command")[2].partition("\n## ")[0]
    told = {*re.findall(r"`(\w+)(?:=\w*)?`", section)}
    assert {one.name for one in fields(Row)} - told == set()
