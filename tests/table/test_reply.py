"""Replies to commands: what was asked does not come back whole, however long it is."""

from __future__ import annotations

import json

import pytest

from tritables.table.reply import Reply


@pytest.mark.parametrize("view", ["x" * 41, "x" * 500_000, 5, None, ["v"], {"v": 1}])
def test_what_is_no_view_is_not_repeated(view: object) -> None:
    assert Reply(view, 1, False).as_json()["view"] is None


@pytest.mark.parametrize("seq", [-1, 2**53, 1.5, "1", None, [1], 10**4000])
def test_what_is_no_number_is_not_repeated(seq: object) -> None:
    assert Reply("v", seq, False).as_json()["seq"] is None


def test_what_is_one_comes_back() -> None:
    answer = Reply("v" * 40, 2**53 - 1, True).as_json()
    assert (answer["view"], answer["seq"]) == ("v" * 40, 2**53 - 1)


def test_a_fault_is_told_in_short() -> None:
    answer = Reply("v", 1, False, "x" * 500_000).as_json()
    assert len(json.dumps(answer)) < 2_000
