"""Reading JSON: strict about types, and every refusal names its place."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tritables import BadInput, BadPosition, BadRecord
from tritables.core.reading import LONGEST_TEXT, Reader, parse_json


def refused(text: str, id: str = "bad-json") -> None:
    for error in (BadInput, BadPosition, BadRecord):
        with pytest.raises(error) as caught:
            parse_json(text, error)
        assert caught.type is error
        assert caught.value.reason.id == id
        assert caught.value.where == ""


def test_json_is_parsed() -> None:
    assert parse_json(' {"a": [1, true, null, "é"]}\r\n', BadInput) == {"a": [1, True, None, "é"]}


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "\n",
            "{",
            "}",
            "[1,]",
            "{'a': 1}",
            '{"a": 1,}',
            "nul",
            "True",
            "1 2",
            "01",
            "+1",
        ),
        *('"\n"', '"a', "\ufeff{}", "// no\n{}", '{"a" 1}', "[1}", "\0", '{"a": 1}{"a": 1}'),
    ],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", '{"a": [NaN]}'])
def test_numbers_that_are_none_are_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize(
    "text", ['{"a": 1, "a": 1}', '[{"b": {"a": 1, "c": 2, "a": 3}}]', '{"a": 1, "\\u0061": 2}']
)
def test_a_key_may_not_stand_twice(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("bomb", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("depth", [10_000, 150_000])
def test_when_json_is_nested_too_deeply_then_it_is_refused(bomb: str, depth: int) -> None:
    refused(bomb * depth)
    refused("[" * depth + "]" * depth)


def test_endless_numbers_are_refused() -> None:
    refused("1" * 50_000)


def test_endless_texts_are_refused() -> None:
    assert parse_json(" " * (LONGEST_TEXT - 1) + "1", BadInput) == 1
    refused(" " * LONGEST_TEXT + "1", "bad-too-long")


@given(st.text())
def test_any_text_is_parsed_or_refused(text: str) -> None:
    with contextlib.suppress(BadInput):
        parse_json(text, BadInput)


# The readers.


def fails(id: str, where: str, read, **args: object) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert (caught.value.reason.id, caught.value.where) == (id, where)
    for name, value in args.items():
        assert caught.value.reason.args[name] == value


def reader(value: object, where: str = "here") -> Reader:
    return Reader(value, BadPosition, where)


def test_a_whole_number_is_an_int_in_its_range() -> None:
    assert [reader(value).whole(0, 3) for value in (0, 3)] == [0, 3]
    for value in (-1, 4, True, False, 3.0, "3", None, [], {}, 10**300):
        fails("bad-whole", "here", lambda value=value: reader(value).whole(0, 3), low=0, high=3)
    fails("bad-whole-exact", "here", lambda: reader(3).whole(2, 2), low=2)


def test_a_flag_is_true_or_false() -> None:
    assert [reader(value).flag() for value in (True, False)] == [True, False]
    for value in (0, 1, None, "true", []):
        fails("bad-flag", "here", reader(value).flag)


def test_a_text_is_a_string_of_its_length() -> None:
    assert reader("").text() == ""
    for value in (1, None, ["a"], True):
        fails("bad-text", "here", reader(value).text)
        fails("bad-text", "here", lambda value=value: reader(value).text_of(3))
    assert [reader(value).text_of(3, shortest=1) for value in ("a", "abc")] == ["a", "abc"]
    for value in ("", "abcd"):
        fails(
            "bad-text-length",
            "here",
            lambda value=value: reader(value).text_of(3, shortest=1),
            low=1,
            high=3,
        )


def test_a_choice_is_one_of_the_given() -> None:
    assert reader("b").one_of("a", "b") == "b"
    for value in ("c", "", 1, None, ["a"], {"a": 1}):
        read = lambda value=value: reader(value).one_of("a", "b")  # noqa: E731
        fails("bad-choice", "here", read, choices="a, b")


def test_a_list_has_its_length_and_its_items_their_places() -> None:
    assert [item.where for item in reader([5, 6]).items(0, 2)] == ["here[0]", "here[1]"]
    assert [item.where for item in reader([5], "").items(1, 1)] == ["[0]"]
    for value in ("ab", {"a": 1}, None, 2):
        fails("bad-list", "here", lambda value=value: reader(value).items(0, 2))
    fails("bad-length", "here", lambda: reader([1, 2, 3]).items(0, 2), low=0, high=2, length=3)
    fails("bad-length-exact", "here", lambda: reader([1]).items(2, 2), low=2, length=1)


def test_an_object_has_its_keys() -> None:
    reader({"a": 1, "b": 2}).keys(("a",), ("b",))
    reader({"a": 1}).keys(("a",), ("b",))
    fails("bad-missing-key", "here", lambda: reader({"b": 1}).keys(("a",), ("b",)), key="a")
    fails("bad-unknown-key", "here", lambda: reader({"a": 1, "c": 1}).keys(("a",)), key="c")
    for value in (None, [], "a", 1):
        fails("bad-object", "here", lambda value=value: reader(value).keys(("a",)))
        fails("bad-object", "here", lambda value=value: reader(value).has("a"))
    reader({"a": 1, "z": 2}).has("a")
    fails("bad-missing-key", "here", lambda: reader({}).has("a"), key="a")


def test_places_are_written_with_dots_and_brackets() -> None:
    data = {"seats": [{"hand": ["10H"]}]}
    inside = reader(data, "").at("seats").at(0).at("hand").at(0)
    assert (inside.where, inside.value) == ("seats[0].hand[0]", "10H")
    assert reader(data, "").get("seats").where == "seats"  # type: ignore[union-attr]
    assert reader(data, "").get("rounds") is None


def test_when_a_value_may_be_missing_then_null_is_read() -> None:
    assert reader(None).maybe(lambda item: item.whole(0, 1)) is None
    assert reader(1).maybe(lambda item: item.whole(0, 1)) == 1
    fails("bad-whole", "here", lambda: reader("1").maybe(lambda item: item.whole(0, 1)))


HALF = "\ud83c"
"""Half of a pair of surrogates: JSON can hold it, and no text can be sent or kept with it."""


def test_when_a_letter_is_broken_then_a_text_is_refused_and_its_place_is_named() -> None:
    read = Reader(parse_json('{"move": "8-5\\ud83c"}', BadInput), BadInput).at("move")
    for reading in (read.text, lambda: read.text_of(40)):
        with pytest.raises(BadInput) as caught:
            reading()
        assert (caught.value.where, caught.value.reason.id) == ("move", "bad-text")
    assert Reader("8-5 \U0001f3b2", BadInput).text() == "8-5 \U0001f3b2"


def test_when_a_refusal_names_a_broken_key_then_it_can_be_sent() -> None:
    with pytest.raises(BadInput) as caught:
        Reader({HALF: 1}, BadInput).keys(("move",))
    assert str(caught.value).encode()
    assert caught.value.reason.args["key"] == "?"
