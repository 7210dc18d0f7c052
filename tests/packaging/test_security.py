"""What `docs/security.md` promises: each promise has its test, each figure is true."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tritables.hosting.arrivals import CONNECTIONS, SEAT
from tritables.hosting.arrivals import REQUESTS as ASKED
from tritables.hosting.limits import (
    BURST,
    CALM,
    ENDS,
    FIRST,
    LINES,
    LONGEST,
    QUIET,
    RATE,
    REQUESTS,
    SILENT,
    TOGETHER,
    UNDONE,
    UNREAD,
)
from tritables.hosting.policy import PAGE
from tritables.hosting.turns import SHARE

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py(?:::\w+)+)`", TEXT)))


@pytest.mark.parametrize("named", NAMED)
def test_the_test_of_a_promise_is_there(named: str) -> None:
    file, *path = named.split("::")
    scope: ast.AST = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for name in path:
        inner = [one for one in ast.iter_child_nodes(scope) if isinstance(one, kinds)]
        assert name in [one.name for one in inner], named
        scope = next(one for one in inner if one.name == name)


def test_every_promise_in_a_table_has_one() -> None:
    rows = re.findall(r"^\| ([A-Z][^|]*) \| ([^|]*) \|$", TEXT, re.MULTILINE)
    assert len(rows) > 10
    for promise, held in rows:
        assert held.startswith("`tests/"), promise


def test_each_rule_of_the_policy_is_told() -> None:
    table = TEXT[TEXT.index("## What a page may load") :].split("##")[1]
    for name, value in PAGE.items():
        (row,) = [line for line in table.splitlines() if f"`{name}`" in line.partition(" | ")[0]]
        for word in ("blob:", "data:", "'unsafe-inline'"):
            allowed = row.split(" | ")[1]
            assert (word in value) == (word in allowed), name


def test_the_figures_are_those_that_hold() -> None:
    for figure in (
        f"over {LONGEST // 1000} kB",
        f"over {ENDS // 1_000_000} MB",
        f"at most {REQUESTS['max_body_size'] // 1000} kB",
        f"{RATE:.0f} messages a second after the first {BURST}",
        f"a kernel has {LINES} lines",
        f"no more than {UNREAD // 1_000_000} MB wait for a page",
        f"no more than {UNDONE // 1_000_000} MB of a line before it",
        f"no more than {UNREAD // 1_000_000} MB are kept",
        f"ahead by {QUIET:.0f} messages for each second",
        f"More than {FIRST} messages ahead",
        f"more than {CALM} ahead",
        f"take {100 * SHARE:.0f} % of a processor",
        f"{CONNECTIONS[0]:.0f} connections and {ASKED[0]:.0f} requests a second",
        f"after the first {CONNECTIONS[1]} and {ASKED[1]}",
        f"counts for {1 + SEAT:.0f} of them",
        f"{TOGETHER:.0f} messages a second together",
        f"ends after {'a minute' if SILENT == 60 else SILENT}",
        f"after {REQUESTS['idle_connection_timeout']} seconds",
    ):
        assert figure in TEXT, figure
