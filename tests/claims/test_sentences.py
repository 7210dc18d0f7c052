"""The sentences of claims and differences at extreme figures: nobody says “1 of the 1”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tritables import BadInput, game_named, game_names, new
from tritables.claims import Difference
from tritables.core.claims import WHOLES, Claim, Figure, Kind, with_parts
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.games.tricap.claims import NEIGHBOURS
from tritables.replay.remarks import read_remark
from tritables.texts import LANGUAGES, addressed, say_only

LEAST = {
    **dict.fromkeys(("leaves", "duo", "clears", "hexagons", "hit-stone"), 1),
    **dict.fromkeys(("prize", "tallest"), 2),
    **dict.fromkeys(("home-turns", "turns-left"), 10),
}
"""The least figure of kinds of which a claim is made only where there is something to count."""

ALL = {"ways": 36, "dice": 6, "home-points": 6}
"""The most of a figure, or of the figures of a kind, where a sentence says how many there are."""

SHARES = ((0, 5), (1, 5), (3, 5), (5, 5), (0, 1), (1, 1), (0, 0), (1, 4), (4, 4))
CHANCES = (Fraction(0), Fraction(1, 12), Fraction(1, 3), Fraction(11, 12), Fraction(1))

SHAPES = (
    r"\b(\d+) (?:of|of the|of these|van|van de|van deze|des|sur|de ces) \1\b",  # 5 of the 5
    r"(?<![\d.,])[01](?![\d]|[.,]\d|\N{NARROW NO-BREAK SPACE}?%)",  # 0 of the 5, of 1, 1 cards
    r"\b(?:of|van|sur|des) (?:the |de )?(?:one|één|une) (?:cards|kaarten|cartes)\b",
    r"  | [.,]|\bau lieu (?!d[e’])|\bnog geen\b",
)
"""What nobody says."""


def extremes(kind: Kind) -> Iterator[dict[str, Figure]]:
    """The figures of a kind: none, one, some, all of them."""
    names = list(kind.figures)
    if names[-1] in WHOLES:
        yield from (dict(zip(names, share, strict=True)) for share in SHARES)
    elif kind.figures[names[-1]] == "fraction":
        yield from ({names[-1]: chance} for chance in CHANCES)
    else:
        most = ALL.get(names[-1], ALL.get(kind.name, 9))
        rest = dict.fromkeys(names[:-1], 7)
        for figure in sorted({max(one, LEAST.get(kind.name, 0)) for one in (0, 1, 3, 12, most)}):
            if figure <= most or most == 9:
                yield {**rest, names[-1]: figure}


def claims_at(kind: Kind, seat: int) -> list[Claim]:
    witnesses = dict.fromkeys(kind.witnesses, ("7",))
    return [kind.claim(0, seat, figures, witnesses) for figures in extremes(kind)]


def is_compared(kind: Kind) -> bool:
    """True where there is something to compare: what was counted later is told by itself."""
    return bool(kind.figures) and "fewer" not in kind.figures


CASES = [
    pytest.param(name, kind, lang, id=f"{name}-{kind.name}-{lang}")
    for name in game_names()
    for kind in game_named(name).claim_kinds
    if is_compared(kind)
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("name", "kind", "lang"), CASES)
def test_when_figures_are_extreme_then_they_are_said_as_a_person_says_them(
    name: str, kind: Kind, lang: str
) -> None:
    for seat in (0, 1):
        claims = claims_at(kind, seat)
        pairs = [Difference(*two) for two in permutations(claims, 2)]
        messages = [one.message(name) for one in (*claims, *pairs)]
        for text in (say_only(addressed(one, 0), lang) for one in messages):
            assert [shape for shape in SHAPES if re.search(shape, text)] == [], text


@pytest.mark.parametrize(("name", "kind", "lang"), CASES)
def test_when_figures_differ_then_so_does_what_is_said(name: str, kind: Kind, lang: str) -> None:
    claims = claims_at(kind, 0)
    alone = [say_only(one.message(name), lang) for one in claims]
    both = [say_only(Difference(*two).message(name), lang) for two in permutations(claims, 2)]
    assert len({*alone}) == len(alone)
    assert len({*alone, *both}) == len(alone) + len(both)


def told(one: Sequence[int], other: Sequence[int], lang: str = "en") -> str:
    """The neighbours of an active card after two moves, each with the cards that are not seen."""
    here, there = (
        NEIGHBOURS.claim(0, 0, {"cards": cards, "unseen": unseen}, {"which": ()})
        for cards, unseen in (one, other)
    )
    return say_only(addressed(Difference(here, there).message("tricap"), 0), lang)


def test_when_two_wholes_differ_then_both_are_told_and_else_one() -> None:
    assert told((8, 36), (36, 36), "fr") == (
        "Sur les 36 cartes que tu n’as pas vues, 8 sont voisines de ta carte active, "
        "au lieu de toutes."
    )
    assert told((8, 36), (12, 35)) == (
        "Of the 36 cards you have not seen, 8 are neighbours of your active card, "
        "instead of 12 of 35."
    )
    assert told((1, 1), (0, 1)) == (
        "The one card you have not seen is a neighbour of your active card, "
        "but otherwise it would not be."
    )


def test_when_two_chances_are_the_same_in_percents_then_it_says_which_is_more() -> None:
    kind = next(one for one in game_named("tricap").claim_kinds if one.name == "tricap-next")
    two = [kind.claim(0, None, {"chance": Fraction(n, 1000)}) for n in (120, 121)]
    said = [say_only(Difference(*pair).message("tricap"), "en") for pair in (two, two[::-1])]
    assert [text.partition("is ")[2] for text in said] == [
        "about 12%, a little less than otherwise.",
        "about 12%, a little more than otherwise.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        {"worse": 64, "better": 0, "of": 64},
        {"worse": 1, "better": 0, "of": 64},
        {"times": 64, "of": 64},
        {"times": 1, "of": 64},
    ],
)
def test_when_it_was_so_in_all_rounds_then_the_coach_says_all(
    args: dict[str, Any], lang: str
) -> None:
    id = "coach-came-worse" if "worse" in args else "coach-reply"
    text = say_only(Message(id, with_parts(args)), lang)
    assert [shape for shape in SHAPES if re.search(shape, text)] == [], text
    assert "64" in text


def test_when_a_file_of_before_has_fewer_parameters_then_its_reasons_are_still_read() -> None:
    before = {"seat": 0, "cards": 8, "unseen": 36, "than-cards": 12, "than-unseen": 35}
    reason = ["claim-neighbours.than", {**before, "which": "4H"}]
    remark = read_remark(Reader([0, 520, 480, [], [reason]], BadInput), new("tricap", seed=1))
    assert str(remark.because[0]) == (
        "Of the 36 cards you have not seen, 8 are neighbours of the active card of player 1, "
        "instead of 12 of 35."
    )
