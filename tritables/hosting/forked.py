"""What a forked process does: it becomes the kernel of a page."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any


def run_kernel(arguments: list[str], environment: dict[str, str], folder: str) -> None:
    """Be the kernel that ``ipykernel_launcher`` would be with these arguments, until its end."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    app: Any = import_module("ipykernel.kernelapp").IPKernelApp
    kernel = app.instance(parent_handle=os.getppid())  # which ends with the server
    kernel.initialize(arguments)
    kernel.start()
