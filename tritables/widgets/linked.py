"""Settings that a page may link with other widgets: browsers have them, and may set them."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar, TypeVar

import anywidget
import traitlets

from tritables.core.errors import BadInput
from tritables.widgets.keywords import Setting

T = TypeVar("T")


class Linked(Setting[T]):
    """A setting that a page may link with other widgets, by ``jslink`` for instance."""

    metadata: ClassVar[dict[str, Any]] = {"sync": True}  # type: ignore[misc]


class Copied(traitlets.Dict):
    """A dictionary to be looked at: whoever changes what they got changes a copy.

    >>> from tritables import Table
    >>> table = Table("trictrac")
    >>> table.position["to_act"] = "nobody"
    >>> table.position["to_act"]
    'chance'
    """

    def get(self, obj: Any, cls: Any = None) -> Any:
        """Return a copy, deep down."""
        return pickle.loads(pickle.dumps(super().get(obj, cls)))  # soon done: it is all JSON


class LinkedWidget(anywidget.AnyWidget):
    """A widget with such settings, and a mark that its page makes when it has seen a move."""

    _heard = traitlets.Int().tag(sync=True)
    _OURS: ClassVar = frozenset({"_whole", "_change", "_keys", "_brings", "view"})
    """What only the kernel may say; a page keeps its copies of some of it up to date by itself."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what a page has set; what a setting cannot be is put right there.

        >>> from tritables import Table
        >>> table = Table("trictrac")
        >>> table.set_state({"lang": "nl"})
        >>> table.set_state({"lang": "de"})
        >>> table.lang
        'nl'
        """
        given = {name: value for name, value in sync_data.items() if name not in self._OURS}
        try:
            super().set_state(given)
        except BadInput:
            self.send_state(list(given))
