"""Settings that are synced with the page, where ``jslink`` can link them with other widgets."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar, TypeVar

import anywidget
import traitlets

from tritables.core.errors import BadInput
from tritables.widgets.callback_errors import watch
from tritables.widgets.keywords import Setting

T = TypeVar("T")


class Linked(Setting[T]):
    """A setting that is synced with the page."""

    metadata: ClassVar[dict[str, Any]] = {"sync": True}  # type: ignore[misc]


class Copied(traitlets.Dict):
    """A dict trait whose getter returns a copy, as mutating a synced value would not be noticed.

    >>> from tritables import Table
    >>> table = Table("trictrac")
    >>> table.position["to_act"] = "nobody"
    >>> table.position["to_act"]
    'chance'
    """

    def get(self, obj: Any, cls: Any = None) -> Any:
        """Return a deep copy."""
        return pickle.loads(pickle.dumps(super().get(obj, cls)))  # soon done: it is all JSON


class LinkedWidget(anywidget.AnyWidget):
    """A widget with settings that a page may set, whose page has copies of what a table shows.

    Its module is a stub that asks for the shared parts by the hashes in ``_keys``. Its transport
    syncs the state (`tritables.widgets.comm_transport.CommTransport`).
    """

    _esm: ClassVar[Any] = traitlets.Unicode(allow_none=False).tag(sync=True)
    _keys = traitlets.Dict().tag(sync=True)
    _brings = traitlets.Unicode().tag(sync=True)
    _whole = traitlets.Dict().tag(sync=True)
    _change = traitlets.Dict().tag(sync=True)
    _heard = traitlets.Int().tag(sync=True)
    """The number of moves that a page in marimo has seen, so that cells that read the table are run
    again: there they follow a widget's state, and a move comes as a message.
    """
    _KERNEL_ONLY: ClassVar = frozenset({"_whole", "_change", "_keys", "_brings", "view"})
    """Traits that only the kernel sets; a page updates its own copies of some of them."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        watch(self)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Set traits as the page asks; an invalid setting is sent back as it was.

        >>> from tritables import Table
        >>> table = Table("trictrac")
        >>> table.set_state({"lang": "nl"})
        >>> table.set_state({"lang": "de"})
        >>> table.lang
        'nl'
        """
        given = {name: value for name, value in sync_data.items() if name not in self._KERNEL_ONLY}
        try:
            super().set_state(given)
        except BadInput:
            self.send_state(list(given))
