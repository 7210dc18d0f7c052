"""Validators of the published schemas, each compiled once for a run of the tests."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry

from tritables.schemas import schema, schema_names

Json = Any

SCHEMAS = {name: schema(name) for name in schema_names()}


def compiled(part: Json) -> Draft202012Validator:
    """A validator that knows the schemas of the games there are now."""
    schemas = map(schema, schema_names())
    registry = Registry([(made["$id"], made) for made in schemas])
    return Draft202012Validator(part, registry=registry)


@cache
def validator(name: str, part: str = "") -> Draft202012Validator:
    """The validator of a schema, or of one of its definitions."""
    return compiled({"$ref": SCHEMAS[name]["$id"] + (f"#/$defs/{part}" if part else "")})


def fits(name: str, value: Json) -> bool:
    return validator(name).is_valid(value)


def check(name: str, value: Json, part: str = "") -> None:
    """Raise the first fault; the value first goes the way of all that is sent."""
    validator(name, part).validate(json.loads(json.dumps(value)))
