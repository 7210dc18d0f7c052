"""What a page loads of ours before its first board can be used; bytes, not seconds."""

from __future__ import annotations

from tests.benchmarks.size import FIRST, LIMIT, packed


def test_when_a_page_loads_its_first_board_then_it_needs_no_more_than_was_promised() -> None:
    size, small = packed(*FIRST)
    assert small <= LIMIT, f"{small - LIMIT:,} bytes too many"
    assert size > 2 * small, "what is counted is the whole module, and not empty"
