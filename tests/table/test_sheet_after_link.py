"""The score sheet of a table at which a link was opened: a mode that ends leaves nothing behind."""

from __future__ import annotations

from random import Random

from tritables.core.state import CHANCE
from tritables.replay.links import to_link
from tritables.replay.study import Study
from tritables.table import Table
from tritables.table.scoresheet import Scoresheet
from tritables.table.scoresheet_window import ScoresheetWindow


def linked_round() -> str:
    """A link with a round of Tric Trac."""
    table = Table.open("trictrac", seed=1)
    table.play("start 5-3")
    return to_link(Study.of_line(table.session.history))


def ask(table: Table, kind: str, **fields: object) -> dict[str, object]:
    reply = table.receive({"view": "v", "seq": 1, "kind": kind, **fields}, 0.0)
    assert reply.ok, reply
    return reply.as_json()


def played_after(link: str | None, plies: int) -> Table:
    """A table at which a link was opened, if there is one, and then a long new game played."""
    table = Table.open("trictrac", seed=1)
    if link is not None:
        ask(table, "link", link=link, sure=False)
        table.shown(0.0)
    ask(table, "new", seed=7, seats=None, options=None)
    rng = Random(3)
    for _ in range(plies):
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(rng.choice(table.state.legal_moves()))
    return table


def test_when_a_game_follows_a_link_then_its_sheet_begins_at_its_start() -> None:
    linked, fresh = (played_after(link, 400) for link in (linked_round(), None))
    assert linked.node.ply == fresh.node.ply
    shown, wanted = (ask(table, "sheet")["sheet"] for table in (linked, fresh))
    assert shown["turns"] == wanted["turns"]  # type: ignore[index]
    assert shown["turns"][0]["ply"] == 0  # type: ignore[index]


def test_when_a_round_is_looked_through_then_no_page_joins_its_sheet_to_another() -> None:
    table = Table.open("trictrac", seed=1)
    table.play("start 5-3")
    versions = [table.shown(0.0)["sheet"]["version"]]
    ask(table, "link", link=linked_round(), sure=True)
    assert isinstance(table.views.sheet(table), ScoresheetWindow)
    versions.append(table.shown(0.0)["sheet"]["version"])
    ask(table, "new", seed=7, seats=None, options=None)
    assert isinstance(table.views.sheet(table), Scoresheet)
    versions.append(table.shown(0.0)["sheet"]["version"])
    assert versions == sorted(set(versions)), "each sheet has a version of its own"
