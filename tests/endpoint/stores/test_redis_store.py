"""The Redis that several processes share: one of them writes a table, and nothing is done twice."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from redis.exceptions import ConnectionError

from tests.endpoint.stores.every_store import plain
from tests.redis_servers import RedisProcess, TcpRedis, redis_process
from tritables.endpoint.stores import machine_store, redis_server
from tritables.endpoint.stores.autosave import Autosave
from tritables.endpoint.stores.claims import Claim, Claims
from tritables.endpoint.stores.config import PLACE, address, place
from tritables.endpoint.stores.redis_server import Away, RedisServer
from tritables.endpoint.stores.redis_store import RedisStore
from tritables.endpoint.stores.store import Forgotten, OtherVersion, Taken, Unkept, hidden
from tritables.table import Table
from tritables.table.saves.journal import Journal

pytestmark = pytest.mark.posix

TOKEN, PAGE = "1" * 32, "a page"
KEY = f"tritables:table:{hidden(TOKEN)}"


@pytest.fixture(scope="module")
def one() -> Iterator[RedisProcess]:
    with redis_process() as process:
        yield process


@pytest.fixture
def redis(one: RedisProcess) -> RedisProcess:
    """An empty Redis."""
    one.client().flushall()
    return one


@pytest.fixture
def server(redis: RedisProcess) -> Iterator[RedisServer]:
    server = RedisServer(redis.address)
    yield server
    server.close()


class Player:
    """Somebody who throws dice at a table that is kept under a claim."""

    def __init__(self, server: RedisServer, claim: Claim | None, table: Table | None = None):
        self.store = RedisStore(server, claim)
        self.table = table or Table.open("trictrac", seed=1)
        self.journal = Journal()
        self.mark: Any = None

    def write(self) -> None:
        self.mark = self.store.write(TOKEN, self.journal.page(self.table), self.mark)

    def move(self) -> None:
        state = self.table.state
        self.table.draw() if state.to_act == -1 else self.table.play(state.legal_moves()[0])
        self.write()

    @property
    def kept(self) -> Any:
        found = self.store.read(TOKEN)
        assert found is not None
        return plain(found.saved)


class TestClaims:
    def test_when_a_page_comes_to_another_process_then_the_first_writes_nothing_more(
        self, server: RedisServer
    ) -> None:
        claims = Claims(server)
        first = Player(server, claims.take(PAGE))
        first.write()
        first.move()
        taken = claims.take(PAGE)
        assert taken.is_moved
        second = Player(server, taken, Table.load(first.kept))
        second.write()
        second.move()
        with pytest.raises(Taken):
            first.move()
        first.journal = Journal()  # nor as a whole
        with pytest.raises(Taken):
            first.write()
        assert second.kept == plain(second.table.save())

    def test_when_a_first_write_comes_late_then_it_is_refused_as_well(
        self, server: RedisServer
    ) -> None:
        claims = Claims(server)
        late = Player(server, claims.take(PAGE))
        second = Player(server, claims.take(PAGE))
        second.write()
        second.move()
        with pytest.raises(Taken):
            late.write()
        assert second.kept == plain(second.table.save())

    def test_when_the_page_comes_again_then_the_claim_is_the_same(
        self, server: RedisServer
    ) -> None:
        claims = Claims(server)
        mine = claims.take(PAGE)
        assert not mine.is_moved
        assert claims.take(PAGE, mine) is mine
        other = claims.take(PAGE)
        assert claims.lost([mine, other, Claim("nobody's")]) == [mine]
        back = claims.take(PAGE, mine)
        assert back is not mine
        assert back.is_moved

    def test_when_a_claim_is_given_up_then_only_its_own_is(self, server: RedisServer) -> None:
        claims = Claims(server)
        first, second = claims.take(PAGE), claims.take(PAGE)
        claims.release(first)
        assert claims.lost([first]) == [first]
        claims.release(second)
        assert not claims.take(PAGE).is_moved

    def test_when_the_redis_has_forgotten_it_then_it_holds_while_the_page_is_there(
        self, server: RedisServer, redis: RedisProcess
    ) -> None:
        claim = Claims(server).take(PAGE)
        player = Player(server, claim)
        player.write()
        player.move()
        redis.client().flushall()
        with pytest.raises(Forgotten):
            player.move()
        player.journal = Journal()
        player.write()
        assert player.kept == plain(player.table.save())
        redis.client().flushall()
        claim.is_live = False  # its page may be elsewhere
        player.journal = Journal()
        with pytest.raises(Taken):
            player.write()
        assert claim.is_lost

    def test_when_a_table_is_another_processs_then_its_saving_ends(
        self, server: RedisServer
    ) -> None:
        claims = Claims(server)
        store = RedisStore(server, claims.take(PAGE))
        table = Table.open("trictrac", seed=1)
        autosave = Autosave(table, "origin", lambda: store)
        autosave.token = TOKEN
        table.draw()
        autosave.write(table)
        claims.take(PAGE)
        table.play(table.state.legal_moves()[0])
        autosave.write(table)
        autosave.write(table)
        found = autosave.read(TOKEN)
        assert found is not None
        assert found.saved is not None
        assert len(found.saved["moves"]) == 1


class Torn:
    """A connection that breaks after what it was asked was done."""

    def __init__(self, redis: Any) -> None:
        self.redis, self.breaks = redis, True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.redis, name)

    def eval(self, *asked: Any) -> Any:
        told = self.redis.eval(*asked)
        if self.breaks:
            self.breaks = False
            raise ConnectionError("torn")
        return told


def test_when_the_answer_to_a_write_is_lost_then_it_is_done_once(server: RedisServer) -> None:
    player = Player(server, Claims(server).take(PAGE))
    player.write()
    for _ in range(3):
        server._redis = Torn(server._redis)  # type: ignore[assignment]
        player.move()
    assert player.kept == plain(player.table.save())


class TestAway:
    def test_when_it_is_away_then_a_claimed_table_waits_until_it_is_back(self) -> None:
        with redis_process() as redis:
            heard: list[bool] = []
            gone = threading.Event()
            server = RedisServer(redis.address, lambda away: (heard.append(away), gone.set()))
            player = Player(server, Claims(server).take(PAGE))
            player.write()
            redis.kill()
            waits = threading.Thread(target=player.move)
            waits.start()
            assert gone.wait(30)
            assert waits.is_alive()
            redis.start()
            waits.join(30)
            assert not waits.is_alive()
            assert heard == [True, False]
            assert player.kept == plain(player.table.save())
            server.close()

    def test_when_it_hangs_then_it_is_away(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(redis_server, "LIMIT", 0.2)
        with redis_process() as redis:
            server = RedisServer(redis.address)
            player = Player(server, None)
            player.write()
            redis.signal(signal.SIGSTOP)
            with pytest.raises(Away):
                server.ask(lambda redis: redis.ping(), 0.3)
            assert server.is_away
            redis.signal(signal.SIGCONT)
            player.move()
            assert not server.is_away
            assert player.kept == plain(player.table.save())
            server.close()

    def test_when_it_stays_away_then_who_has_no_claim_plays_on(self, tmp_path: Path) -> None:
        server = RedisServer(f"unix://{tmp_path / 'none'}")
        began = monotonic()
        with pytest.raises(Away):
            Player(server, None).write()
        assert monotonic() - began >= redis_server.PATIENCE

    def test_when_the_process_ends_then_nobody_waits_any_more(self, tmp_path: Path) -> None:
        gone = threading.Event()
        server = RedisServer(f"unix://{tmp_path / 'none'}", lambda away: gone.set())
        told: list[Exception] = []
        claim = Claim(PAGE)

        def play() -> None:
            try:
                Player(server, claim).write()
            except Unkept as fault:
                told.append(fault)

        waits = threading.Thread(target=play)
        waits.start()
        assert gone.wait(30)
        server.close()
        waits.join(30)
        assert not waits.is_alive()
        assert told
        assert claim.is_lost, "so that nothing of it is shown"

    def test_when_it_has_no_room_then_a_claimed_table_waits(self, redis: RedisProcess) -> None:
        gone = threading.Event()
        server = RedisServer(redis.address, lambda away: gone.set())
        player = Player(server, Claims(server).take(PAGE))
        player.write()
        redis.client().config_set("maxmemory", "1")
        waits = threading.Thread(target=player.move)
        try:
            waits.start()
            assert gone.wait(30)
            assert waits.is_alive()
        finally:
            redis.client().config_set("maxmemory", "0")
        waits.join(30)
        assert player.kept == plain(player.table.save())
        server.close()


class TestDamage:
    @pytest.mark.parametrize("version", ["7", "", "\xff"])
    def test_when_another_version_has_written_then_it_is_left_and_named(
        self, redis: RedisProcess, version: str
    ) -> None:
        redis.client().set("tritables:version", version)
        with pytest.raises(OtherVersion, match="tritables:version is b'"):
            Player(RedisServer(redis.address), None).write()
        assert redis.client().keys() == [b"tritables:version"]

    def test_when_what_stands_there_is_no_text_then_it_is_left_and_named(
        self, redis: RedisProcess
    ) -> None:
        redis.client().rpush("tritables:version", "1")
        with pytest.raises(OtherVersion, match="tritables:version is b'list'"):
            Player(RedisServer(redis.address), None).write()

    @pytest.mark.parametrize(
        ("part", "harm"),
        [
            ("table", ("set", "{}")),
            ("table", ("rpush", "{}")),
            ("moves", ("set", "[]")),
            ("rounds", ("hset", "a", "b")),
        ],
    )
    def test_when_a_key_is_of_another_type_then_it_is_named_and_the_table_is_written_anew(
        self, server: RedisServer, redis: RedisProcess, part: str, harm: tuple[str, ...]
    ) -> None:
        player = Player(server, None)
        player.write()
        player.move()
        key = KEY.replace("table", part, 2).replace(f"tri{part}s", "tritables")
        redis.client().delete(key)
        redis.client().execute_command(harm[0], key, *harm[1:])
        found = player.store.read(TOKEN)
        assert found is not None
        assert found.saved is None
        assert key in str(found.fault)
        with pytest.raises(Forgotten):
            player.move()
        player.journal = Journal()
        player.write()
        assert player.kept == plain(player.table.save())

    @pytest.mark.parametrize(
        "harm",
        [{"deal": "{"}, {"rest": "[]"}, {"deal": "null"}, {"rest": b"\xff"}, {"deal": "[" * 9_000}],
    )
    def test_when_a_text_is_damaged_then_its_table_is_named(
        self, server: RedisServer, redis: RedisProcess, harm: dict[str, str]
    ) -> None:
        player = Player(server, None)
        player.write()
        player.move()
        redis.client().hset(KEY, mapping=harm)
        found = player.store.read(TOKEN)
        assert found is not None
        assert KEY in str(found.fault)
        redis.client().hdel(KEY, "deal")
        found = player.store.read(TOKEN)
        assert found is not None
        assert found.saved is None

    def test_when_a_move_is_damaged_then_those_before_it_are_there(
        self, server: RedisServer, redis: RedisProcess
    ) -> None:
        player = Player(server, None)
        player.write()
        for _ in range(3):
            player.move()
        redis.client().lset(KEY.replace(":table:", ":moves:"), 1, "{")
        found = player.store.read(TOKEN)
        assert found is not None
        assert found.fault is not None
        assert found.saved is not None
        assert len(found.saved["moves"]) == 1


class TestSecrets:
    def test_when_tables_are_kept_then_no_token_is_in_it(
        self, server: RedisServer, redis: RedisProcess
    ) -> None:
        player = Player(server, Claims(server).take("the-name-of-a-page"))
        player.write()
        player.move()
        client = redis.client()
        keys = client.keys()
        texts = [client.dump(key) for key in keys]
        told = b" ".join([*keys, *texts])
        assert TOKEN.encode() not in told
        assert b"the-name-of-a-page" not in told

    def test_when_it_has_a_password_then_no_fault_tells_it(self) -> None:
        with redis_process(TcpRedis) as redis:
            assert isinstance(redis, TcpRedis)
            server = RedisServer(redis.address)
            Player(server, None).write()
            assert redis.PASSWORD not in server.name
            wrong = RedisServer(redis.address.replace(redis.PASSWORD, "a-wrong-password"))
            redis.kill()
            for one in (server, wrong):
                with pytest.raises(Away) as fault:
                    one.ask(lambda redis: redis.ping(), 0.0)
                assert "password" not in f"{fault.value} {fault.value.__cause__!r}"
            redis.start()
            with pytest.raises(Away, match="password") as fault:
                wrong.ask(lambda redis: redis.ping(), 0.0)
            assert "a-wrong-password" not in f"{fault.value} {fault.value.__cause__!r}"


class TestPlace:
    def test_when_a_host_names_a_redis_then_games_are_kept_there(
        self, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(PLACE, redis.address)
        assert (place(), address()) == (None, redis.address)
        table = Table.open("trictrac", seed=1)
        games = machine_store.kept_games_at("place", table, "origin")
        assert games is not None
        games.autosave.token = TOKEN
        table.draw()
        games.autosave.write(table)
        found = games.autosave.read(TOKEN)
        assert found is not None
        assert found.saved == table.save()
        machine_store.redis_server(redis.address).close()

    def test_when_there_is_no_client_then_nothing_is_kept_and_play_goes_on(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(__import__("sys").modules, "redis", None)
        monkeypatch.setenv(PLACE, "redis://nowhere.example/0")
        table = Table.open("trictrac", seed=1)
        games = machine_store.kept_games_at("place", table, "origin")
        assert games is not None
        games.autosave.token = TOKEN
        table.draw()
        games.autosave.write(table)
        with pytest.raises(Unkept):
            games.autosave.read(TOKEN)
