"""So many lessons at once: who gets a place, who waits, and who gives one up."""

from __future__ import annotations

from tritables.hosting.admission import APART, MEETING, PATIENCE, QUEUE, SENDING, Place, Places


def sit(places: Places, reader: str, kernel: str, now: float, address: str = "/a") -> Place:
    """A page that is opened, sent, and read."""
    place = places.ask(reader, address, now)
    assert place is not None
    place.kernel, place.sent = kernel, now
    places.meet(kernel, now)
    return place


def test_without_a_number_everybody_gets_in() -> None:
    places = Places()
    assert all(places.ask(f"reader {nth}", "/a", 0.0) for nth in range(500))


def test_who_comes_first_is_let_in_first() -> None:
    places = Places(most=2)
    ann, _ = sit(places, "ann", "k1", 0), sit(places, "bob", "k2", 0)
    for nth, reader in enumerate(("cas", "dee", "eve")):
        assert places.ask(reader, "/a", nth) is None
        places.waits(reader, nth)
        assert places.before(reader, nth) == nth
    places.give_up(ann)
    assert not places.is_free("dee", 3)
    assert places.ask("dee", "/a", 3) is None
    assert places.ask("new", "/a", 3) is None
    places.waits("new", 3)
    assert places.ask("cas", "/a", 3) is not None
    assert [places.before(one, 3) for one in ("dee", "eve", "new")] == [0, 1, 2]


def test_who_only_fetches_waits_for_nothing() -> None:
    places = Places(most=1)
    bob = sit(places, "bob", "k", 0)
    assert not any(places.ask(f"robot {nth}", "/a", 1) for nth in range(50))
    places.give_up(bob)
    assert places.is_free("ann", 2)


def test_who_asks_no_more_loses_the_turn() -> None:
    places = Places(most=1)
    bob = sit(places, "bob", "k", 0)
    places.waits("cas", 1)
    places.waits("dee", 2)
    places.waits("dee", 1 + PATIENCE)
    places.give_up(bob)
    assert places.is_free("dee", 2 + PATIENCE)
    places.waits("cas", 2 + PATIENCE)
    assert places.before("cas", 2 + PATIENCE) == 1, "who comes back waits behind the others"


def test_a_page_that_is_loaded_anew_keeps_its_place_though_others_wait() -> None:
    places = Places(most=2)
    sit(places, "ann", "k1", 0)
    sit(places, "bob", "k2", 0)
    places.waits("cas", 1)
    again = places.ask("ann", "/a", 2)
    assert again is not None
    assert again.instead_of == "k1"
    assert len(places) == 2


def test_who_goes_on_to_another_page_takes_the_place_of_the_one_that_is_left() -> None:
    places = Places(most=3)
    sit(places, "ann", "k1", 0, "/a")
    sit(places, "ann", "k2", 1, "/b")
    sit(places, "ann", "k3", 2, "/c")
    again = places.ask("ann", "/d", 3, came_from="/b")
    assert again is not None
    assert again.instead_of == "k2"
    again.kernel = "k4"
    places.part("k1", 4)
    other = places.ask("ann", "/e", 5, came_from="/d")
    assert other is not None
    assert other.instead_of == "k1", "a page without a line is gone already"


def test_a_place_whose_kernel_is_not_there_yet_is_not_taken_over() -> None:
    places = Places(most=1)
    assert places.ask("ann", "/a", 0) is not None
    assert places.ask("ann", "/a", 0) is None


def test_a_kernel_that_ended_frees_its_place() -> None:
    places = Places(most=2)
    sit(places, "ann", "k1", 0)
    places.ask("bob", "/a", 0)  # its kernel is still being started
    places.keep(lambda kernel: kernel != "k1")
    assert len(places) == 1
    assert places.of("k1") is None


def test_a_page_that_never_opens_its_line_is_over_after_a_minute() -> None:
    places = Places()
    place = places.ask("robot", "/a", 0)
    assert place is not None
    place.kernel = "k"
    assert places.over(SENDING) == []
    assert places.over(SENDING + 1) == ["k"], "it was never sent"
    place.sent = 300.0
    assert places.over(300 + MEETING) == []
    assert places.over(300 + MEETING + 1) == ["k"]
    places.meet("k", 300.0)
    assert places.over(10_000.0) == [], "whoever is there may stay"


def test_a_page_that_nobody_touches_is_over_after_the_set_time() -> None:
    places = Places(idle=600)
    sit(places, "ann", "k", 0)
    places.touch("k", 500)
    places.part("k", 600)
    places.meet("k", 601)  # a line that broke and was opened again is no touch
    assert places.over(1100) == []
    assert places.over(1101) == ["k"]


def test_a_page_without_a_line_gives_up_its_place_once_somebody_waits() -> None:
    places = Places(most=1)
    sit(places, "ann", "k", 0)
    places.part("k", 10)
    assert places.over(10 + APART + 1) == []
    places.waits("bob", 70)
    assert places.over(10 + APART) == []
    assert places.over(10 + APART + 1) == ["k"]
    places.meet("k", 72)
    assert places.over(73) == []


def test_what_is_said_of_an_unknown_kernel_changes_nothing() -> None:
    places = Places(most=1)
    for say in (places.meet, places.part, places.touch):
        say("nobody's", 1.0)
    assert len(places) == 0


def test_names_without_end_take_only_so_much_room() -> None:
    places = Places(most=1)
    assert places.ask("ann", "/a", 0.0)
    for nth in range(QUEUE + 100):
        places.waits(f"made up {nth}", 1.0)
    assert places.before("bob", 1.0) == QUEUE
    places.waits("made up 0", 1.5)
    assert places.before("made up 0", 1.5) == 0, "who waits already keeps the turn"
