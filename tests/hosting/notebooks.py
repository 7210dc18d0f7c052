"""Notebooks for the tests of the server."""

from __future__ import annotations

import json
from typing import Any


def notebook(*cells: str, **metadata: Any) -> str:
    """A notebook of cells; those that begin with a # are prose."""
    made = [
        {
            "cell_type": "markdown" if source.startswith("#") else "code",
            "id": f"c{nth}",
            "metadata": {},
            "source": source,
            **({} if source.startswith("#") else {"outputs": [], "execution_count": None}),
        }
        for nth, source in enumerate(cells)
    ]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "cells": made, "metadata": metadata})
