"""Messages: ids with parameters, said in a language only at the end; events and verdicts."""

from __future__ import annotations

import pytest

from tritables import Event, Verdict
from tritables.core import Message, Rule
from tritables.core import messages as module
from tritables.core.events import message_id


def test_messages_are_equal_by_what_they_say() -> None:
    one = Message("bad-whole", {"low": 1, "high": 6})
    other = Message("bad-whole", {"high": 6, "low": 1})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Message("bad-whole", {"low": 1, "high": 5})
    assert one != Message("bad-whole", {"low": 1, "high": 6}, "trictrac")


def test_a_message_speaks_english() -> None:
    assert str(Message("bad-flag")) != "bad-flag"
    assert "1" in str(Message("bad-whole", {"low": 1, "high": 6}))


def test_without_catalogues_a_message_says_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_speak", module._speak_plainly)
    assert str(Message("bad-whole", {"low": 1, "high": 6})) == "bad-whole(low=1, high=6)"


def test_an_event_in_json_is_its_rule_seat_and_points() -> None:
    event = Event("off.exact", 1, 1, {"point": 3}, ("off1",))
    assert event.as_json() == {"rule": "off.exact", "seat": 1, "points": 1}
    assert Event("setup", None).as_json() == {"rule": "setup", "seat": None, "points": 0}


def test_an_event_is_told_by_its_rule() -> None:
    message = Event("off.exact", 1, 1, {"point": 3}).message("trictrac")
    args = {"seat": 1, "player": 2, "points": 1, "point": 3}
    assert message == Message("event-off_exact", args, "trictrac")
    assert Event("setup", None).message("trictrac").args["seat"] == -1


def test_ids_have_no_dots() -> None:
    assert message_id("why", "throw.look-ahead.scope") == "why-throw_look-ahead_scope"


def test_a_rule_has_a_title_and_a_text_and_a_ruling_its_reason() -> None:
    said, ruled = Rule("throw.stop", "source"), Rule("start.roll-off", "ruling")
    assert said.title("trictrac").id == "rule-throw_stop.title"
    assert said.text("trictrac").id == "rule-throw_stop"
    assert said.why("trictrac") is None
    assert ruled.why("trictrac") == Message("why-start_roll-off", game="trictrac")


def test_verdicts_are_legal_or_refused() -> None:
    assert Verdict.legal("8/13*").move == "8/13*"
    refused = Verdict.refused("bar.first", Message("x"), ("bar0",), ("bar/3",))
    assert (refused.ok, refused.move, refused.rule) == (False, None, "bar.first")
    assert (refused.witnesses, refused.nearest) == (("bar0",), ("bar/3",))
