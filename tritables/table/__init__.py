"""Tables: pure objects that take commands and the time, and return what to show.

A table knows no page and no kernel, so it runs in a notebook, in a browser's worker, and in a test.
"""

from tritables.table.locks import LOCKS, Lock
from tritables.table.reply import Reply
from tritables.table.settings import Coach, Language, Settings, Speed, Theme
from tritables.table.table import Table

__all__ = ["LOCKS", "Coach", "Language", "Lock", "Reply", "Settings", "Speed", "Table", "Theme"]
