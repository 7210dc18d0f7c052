"""Nobody learns a card that the rules keep from them, over whole random games."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest

from tests.games.tricap.tables import TABLES, at, random_game
from tests.samples import some
from tritables import Event
from tritables.core.cards import DECK
from tritables.games.tricap.seen import moves_seen
from tritables.games.tricap.state import TriCapState
from tritables.texts import LANGUAGES, say

CARD = re.compile(r"(?<![0-9A-Z])(?:[2-9AJQK]|10)[CDHS](?![0-9A-Za-z])")


def secrets(state: TriCapState, seat: int | None) -> set[str]:
    """The cards that a seat cannot know: the deck, other hands, what lies face down."""
    cards = {*state.deck}
    for who in range(state.seats):
        if who != seat:
            cards.update(state.hands[who])
            if state.phase == "lay" and state.actives[who] is not None:
                cards.add(state.actives[who])
    return cards


def named(text: str) -> set[str]:
    found = set(CARD.findall(text))
    assert found <= set(DECK)
    return found


def shown(event: Event) -> str:
    said = [say(event.message("tricap"), lang) for lang in LANGUAGES]
    return json.dumps([event.as_json(), dict(event.args), event.places, said])


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_views_and_events_name_no_hidden_card(seats: int, redraw: str) -> None:
    for seed in (10, 11):
        for before, _, log, after in random_game(seats, redraw, seed):
            for seat in (None, *range(seats)):
                for state in (before, after):
                    view = state.view(seat)
                    seen = json.dumps(view.position()) + repr(view)
                    seen += " ".join(view.legal_moves())
                    assert named(seen).isdisjoint(secrets(state, seat))
                for event in log:
                    assert named(shown(event)).isdisjoint(secrets(after, seat))


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_a_view_is_the_same_whatever_is_hidden(seats: int, redraw: str) -> None:
    """Deal the cards that a seat cannot know anew, and it sees, hears and may do the same."""
    rng = Random(12)
    for state, _, _, _ in random_game(seats, redraw, 12)[::5]:
        for seat in (None, *range(seats)):
            other = dealt_anew(state, seat, rng)
            view, twin = state.view(seat), other.view(seat)
            assert view == twin
            assert repr(view) == repr(twin)
            assert view.legal_moves() == twin.legal_moves()
            for text in ("take", "pass", "shuffle", "lay 4C", "centre 4C", "draw 0: 4C 5C 6C"):
                assert view.judge(text) == twin.judge(text)
            assert view.judge_draw() == twin.judge_draw()


def dealt_anew(state: TriCapState, seat: int | None, rng: Random) -> TriCapState:
    cards = sorted(secrets(state, seat))
    rng.shuffle(cards)
    hands, actives = [], []
    for who in range(state.seats):
        own = who == seat
        hands.append(state.hands[who] if own else tuple(cards.pop() for _ in state.hands[who]))
        active = state.actives[who]
        hidden = state.phase == "lay" and active is not None and not own
        actives.append(cards.pop() if hidden else active)
    return TriCapState(
        *(state.late, state.phase, state.on_turn, tuple(cards), state.centre),
        *(tuple(hands), tuple(actives), state.captured),
    )


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_the_moves_of_others_name_no_hidden_card(seats: int, redraw: str) -> None:
    game = random_game(seats, redraw, 13)
    moves: list[tuple[int | None, str]] = []
    for before, move, _, after in game:
        moves.append((before.on_turn, move))
        for seat in (None, *range(seats)):
            seen = moves_seen(after, moves, seat)
            assert len(seen) == len(moves)
            known = [card for text in seen[-1:] for card in named(text)]
            assert set(known).isdisjoint(secrets(after, seat))


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_refusals_name_no_card_but_the_tried_and_the_own(seats: int, redraw: str) -> None:
    rng = Random(14)
    tries = [f"centre {card}" for card in DECK] + [f"lay {card}" for card in DECK]
    tries += ["take", "pass", "shuffle", "draw 0: 4C 5C 6C", "draw 1: 4C 5C 6C"]
    for state, _, _, _ in random_game(seats, redraw, 14):
        for text in rng.sample(tries, 6):
            judged = ((state.judge(text), state.on_turn), (state.view(None).judge(text), None))
            for verdict, seat in [one for one in judged if not one[0].ok]:
                said = " ".join(say(verdict.message, lang) for lang in LANGUAGES)
                said += " ".join((*verdict.witnesses, *verdict.nearest))
                assert (named(said) - named(text)).isdisjoint(secrets(state, seat))


def test_views_count_what_they_hide() -> None:
    state = at("lay", "4D JH/9C", "2S KC 6H", "8S 5C QD", centre="10C 3H")
    view = state.view(2)
    assert [len(hand) for hand in view.hands] == [2, 3, 3]
    assert view.actives == ("??", None, None)
    assert Counter(view.deck) == {"??": len(state.deck)}
    assert (view.centre, view.hands[2]) == (("10C", "3H"), ("8S", "5C", "QD"))
    assert view.view(2) == view
    assert view.view(0).hands[2] == ("??",) * 3
