"""Rules by their ids, and who says each: the source, or we where it is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tritables.core.events import message_id
from tritables.core.messages import Message

RuleKind = Literal["source", "reading", "ruling", "option", "editor"]
"""The origin of a rule: the source; the source, as we read it; a ruling of ours, where it is
silent; an option that a table may switch; or the source's editor, beside its inventor."""

Origin = Literal["source", "reading", "ruling", "editor"]
"""The same of a house rule: whose it is, whether a table switches it or not."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id, and who says it; ``by`` is who says what an option is.

    >>> Rule("throw.stop", "source").text("trictrac").id
    'rule-throw_stop'
    """

    id: str
    kind: RuleKind
    by: Origin = "source"

    def title(self, game: str) -> Message:
        """The rule's name for a learner."""
        return Message(message_id("rule", self.id) + ".title", game=game)

    def text(self, game: str) -> Message:
        """The rule in words for a learner."""
        return Message(message_id("rule", self.id), game=game)

    def because(self, game: str) -> Message:
        """The rule as a short reason, which completes “No: …”."""
        return Message(message_id("because", self.id), game=game)

    def why(self, game: str) -> Message | None:
        """The reason for it, or the way the source is read; None for what the source says."""
        if self.kind == "source":
            return None
        return Message(message_id("why", self.id), game=game)
