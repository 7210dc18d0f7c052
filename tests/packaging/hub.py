"""A JupyterHub with the values of `docs/hosting/values.yaml`, on one machine."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from scripts.js import find_node
from scripts.run import ROOT
from tests.benchmarks.serving import START, free_port, running
from tests.packaging.conftest import Environment, run

VALUES: dict[str, Any] = yaml.safe_load((ROOT / "docs/hosting/values.yaml").read_text())
PROXY = "configurable-http-proxy@5"
TEACHER, PUPIL = "tessa", "anna"


def config(work: Path, proxy: Path) -> dict[str, Any]:
    """What the chart makes of its values, as far as a Hub on one machine can have it."""
    ports = [free_port() for _ in range(3)]
    ours: dict[str, Any] = json.loads(json.dumps(VALUES["hub"]["config"]))
    ours["JupyterHub"] |= {
        "authenticator_class": "dummy",
        "spawner_class": "simple",
        "bind_url": f"http://127.0.0.1:{ports[0]}",
        "hub_port": ports[1],
        "db_url": "sqlite://",
        "cookie_secret_file": str(work / "cookie_secret"),
    }
    ours["JupyterHub"]["load_groups"]["teachers"]["users"] = [TEACHER]
    ours["Authenticator"] = {"allowed_users": [TEACHER, PUPIL]}
    ours["ConfigurableHTTPProxy"] = {
        "command": [str(proxy)],
        "api_url": f"http://127.0.0.1:{ports[2]}",
        "pid_file": str(work / "proxy.pid"),
    }
    settings = work / "jupyter"
    settings.mkdir()
    (settings / "jupyter_server_config.json").write_text('{"ServerApp": {"allow_root": true}}')
    ours["Spawner"] |= {
        "cmd": VALUES["singleuser"]["cmd"],
        "environment": {"JUPYTER_CONFIG_DIR": str(settings), "JUPYTER_PREFER_ENV_PATH": "1"},
    }
    ours["SimpleLocalProcessSpawner"] = {"home_dir_template": str(work / "homes" / "{username}")}
    return ours


@contextmanager
def hub(environment: Environment, work: Path) -> Iterator[str]:
    """Run a Hub whose users' servers come from an environment; the block gets its address."""
    node = find_node()
    assert node is not None
    path = {"PATH": f"{environment.python.parent}:{node.node.parent}:/usr/bin:/bin"}
    npm = [*node.npm, "install", "--no-audit", "--no-fund", "--prefix", work, PROXY]
    run(npm, 200, cwd=work)
    made = config(work, work / "node_modules" / ".bin" / "configurable-http-proxy")
    file = work / "jupyterhub_config.py"
    file.write_text(f"for name, values in {made!r}.items():\n    c[name].update(values)\n")
    address = made["JupyterHub"]["bind_url"]
    argv = [environment.python, "-m", "jupyterhub", "--config", file]
    # The Hub itself tells its address only when its proxy knows the way to it.
    with running(argv, f"{address}/hub/health", work, {**environment.env, **path}):
        until = time.monotonic() + START
        while "is now running at" not in (work / "server.log").read_text(errors="replace"):
            assert time.monotonic() < until, (work / "server.log").read_text(errors="replace")
            time.sleep(0.1)
        yield address
