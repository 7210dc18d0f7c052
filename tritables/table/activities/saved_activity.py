"""Saving: a table as it is written down, and what an activity says of how it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.table.activities.readable_board import ActivityKind, ReadableBoard
from tritables.table.counts import Counts

Json = dict[str, Any]


class SavedTable(ReadableBoard, Protocol):
    """A table as it is saved, and compared with one that was: nothing here changes anything."""

    counts: Counts

    @property
    def top(self) -> SavedActivity:
        """The activity that is asked first."""

    @property
    def host(self) -> SavedActivity:
        """The activity that the board is there for."""

    @property
    def activities(self) -> Sequence[SavedActivity]:
        """The stack of activities, each with its part of a save, from the bottom up."""


class SavedActivity(ActivityKind):
    """The part of an activity that stores and saves ask: what of it is kept, and what it was.

    `Activity.load` reads what `save` writes, and `Activity.come_back` is told what was found.
    """

    task: Task = Task()
    """The task to be done on the board by moves."""

    begun: tuple[int, int] | None = None
    """Of what is opened as a lesson: at which chapter and step it was, counted from 0."""

    @property
    def has_changed(self) -> object:
        """A value that changes with whatever is done here that leaves the moves as they are."""
        return None

    @property
    def saved_as(self) -> str:
        """The key of a saved table (sitting.json) under which its part stands, if any does."""
        return ""

    def save(self, table: SavedTable, number: Mapping[Node, int]) -> Json:
        """Return its part of a saved table (sitting.json), whose nodes have these numbers."""
        return {}

    def save_deal(self) -> Json:
        """Return its part of what a game begins with, which stays until another is dealt."""
        return {}

    def open_part(self) -> Json:
        """Return its part of what a page keeps, where that is less than what is saved."""
        return {}

    def fill_in(self, seed: Callable[[], int]) -> None:
        """Put in what `open_part` leaves out; ``seed`` is for what comes now."""

    def seed_again(self, fresh: Callable[[], int]) -> int:
        """Return the seed for what comes when it is gone on with."""
        return fresh()

    @property
    def opened_as(self) -> list[object]:
        """Its identity and where it was opened, as JSON, whatever was done since."""
        return [None]

    @property
    def is_kept_by_page(self) -> bool:
        """True if a browser stores what is done in it, if its users may see that."""
        return False

    def is_fresh(self, moves: int) -> bool:
        """Return True if nothing was done since it was opened; ``moves`` are on the board."""
        return False

    def has_work(self, *, is_same: bool) -> bool:
        """Return True for work beside the moves; ``is_same``: the session is as it was opened."""
        return False

    def origin(self, table: SavedTable) -> tuple[list[object], list[object]]:
        """Return what tells it from others as JSON: what all may know of it, and the rest."""
        return [], []

    def left_as(self, table: SavedTable, found: SavedTable) -> str:
        """Return the id of the message that tells of a table that was left; empty for a game."""
        return ""
