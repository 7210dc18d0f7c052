"""Writes what the protocol's rows say: `python -m scripts.protocol [--check]`.

From `tritables.table.commands.COMMANDS` come the schemas of commands and replies, the browser's
types and lists, and the reference in ``docs/protocol.md``. With ``--check`` nothing is written, and
a file that is out of date is named.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from scripts.run import ROOT, say
from tritables.table.commands import COMMANDS, Row

Json = dict[str, Any]

SCHEMAS: Final = ROOT / "tritables" / "schemas"
TYPES: Final = ROOT / "js" / "src" / "protocol" / "generated"
MADE: Final = "Made by python -m scripts.protocol from tritables/table/commands.py: do not edit."

OWNERS: Final = {
    "table": "Any table",
    "play": "Play",
    "lesson": "Lessons and courses",
    "practice": "Practice and quizzes",
    "replay": "Replays",
    "editor": "The editor",
    "store": "Saved games",
}


def commands_schema() -> Json:
    """The JSON Schema of what a page may ask (``messages.json``)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:tritables:messages:1",
        "$comment": MADE,
        "title": "Command",
        "description": "What a page asks of a table. Every command has a number and is answered.",
        "type": "object",
        "unevaluatedProperties": False,
        "required": ["view", "seq", "kind"],
        "properties": {
            "view": {
                "description": "Which view of the table asks.",
                "type": "string",
                "minLength": 1,
                "maxLength": 40,
            },
            "seq": {
                "description": "Counts up in each view.",
                "type": "integer",
                "minimum": 0,
                "maximum": 2**53 - 1,
            },
        },
        "oneOf": [_command(kind, row) for kind, row in COMMANDS.items()],
    }


def _command(kind: str, row: Row) -> Json:
    fields = {name: field.schema for name, field in row.fields.items()}
    return {
        "title": f"{kind.capitalize()}Command",
        "required": ["kind", *fields],
        "properties": {"kind": {"const": kind}, **fields},
    }


def replies_schema() -> Json:
    """The JSON Schema of what a page is answered (``replies.json``)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:tritables:replies:1",
        "$comment": MADE,
        "title": "Reply",
        "description": "The reply to a command. View and number are null where they were unusable.",
        "type": "object",
        "additionalProperties": False,
        "required": ["kind", "view", "seq", "ok", "fault"],
        "properties": {
            "kind": {"const": "reply"},
            "view": {"type": ["string", "null"], "maxLength": 40},
            "seq": {"type": ["integer", "null"]},
            "ok": {"description": "Whether it was done.", "type": "boolean"},
            "fault": {
                "description": "What is wrong with a message that is no command.",
                "type": ["string", "null"],
            },
            **dict(parts()),
        },
    }


def parts() -> Iterator[tuple[str, Json]]:
    """Every part that a reply may bring, by its name."""
    yield "aside", {"$ref": "urn:tritables:scene:1#/$defs/Aside"}
    seen: dict[str, Json] = {}
    for row in COMMANDS.values():
        for name, schema in row.reply.items():
            assert seen.setdefault(name, schema) == schema, name
    yield from seen.items()


def typescript() -> str:
    """The browser's type of replies, and its lists of commands."""
    told = [(name, _type(schema), schema.get("description")) for name, schema in parts()]
    names = sorted({one for _, text, _ in told for one in text.split() if one[0].isupper()})
    names = sorted({name.rstrip("[]") for name in names})
    lines = [f"// {MADE}", "", "import type {", *(f"  {name}," for name in names)]
    lines += [
        '} from "./scene";',
        "",
        "/** The reply to a command, with the parts it may bring. */",
    ]
    lines += ["export interface Reply {", "  kind?: string;", "  view?: string | null;"]
    lines += ["  seq?: number | null;", "  ok?: boolean;", "  fault?: string | null;"]
    for name, text, description in told:
        lines += [] if description is None else [f"  /** {description} */"]
        lines.append(f"  {name}?: {text};")
    lines += ["}", "", "/** The parts of a reply, by the command that asks for them. */"]
    lines.append("export interface Replies {")
    for kind, row in COMMANDS.items():
        if row.reply:
            wanted = " | ".join(f'"{name}"' for name in row.reply)
            lines.append(f"  {kind}: Pick<Reply, {wanted}>;")
    lines += ["}", ""]
    untouched = [f'  "{kind}",' for kind, row in COMMANDS.items() if not row.touches]
    lines += ["/** What a view asks by itself, without a touch. */"]
    lines += ["export const UNTOUCHED: ReadonlySet<string> = new Set([", *untouched, "]);", ""]
    recorded = [f'  | "{kind}"' for kind, row in COMMANDS.items() if row.recorded]
    lines += ["/** The commands that a recording answers, which has no engine. */"]
    lines += ["export type Recorded =", *recorded[:-1], f"{recorded[-1]};", ""]
    return "\n".join(lines)


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if schema["type"] == "array":
        return f"{_type(schema['items'])}[]"
    return {"integer": "number", "string": "string", "null": "null", "boolean": "boolean"}[
        schema["type"]
    ]


def reference() -> str:
    """The reference of all commands, as Markdown."""
    lines = [
        "# The protocol of a table",
        "",
        f"<!-- {MADE} -->",
        "",
        "A page sends commands, and each is answered. A command is a JSON object with `view`",
        "(which view of the table asks), `seq` (counts up in each view), `kind`, and its own",
        "fields, all of them required (`tritables/schemas/messages.json`). The reply has `view`,",
        "`seq`, `ok`, `fault` and the parts named below (`tritables/schemas/replies.json`).",
        "What is refused is shown at the table and changes nothing.",
        "",
        "*Lock*: the lock with which a teacher forbids it. *Touch*: it counts as use, so no host",
        "takes the table for idle. *Editor*: can be asked while a position is set up.",
        "*Recording*: a recording answers it too.",
    ]
    for owner, title in OWNERS.items():
        lines += ["", f"## {title}", ""]
        lines += [
            "| command | fields | reply | lock | touch | editor | recording |",
            "|" + "---|" * 7,
        ]
        for kind, row in COMMANDS.items():
            if row.owner == owner:
                lines.append(_line(kind, row))
    return "\n".join(lines) + "\n"


def _line(kind: str, row: Row) -> str:
    def named(names: Mapping[str, object]) -> str:
        return ", ".join(f"`{name}`" for name in names) or "–"

    lock = f"`{row.lock}`" if row.lock else ("by its fields" if row.locks else "–")
    marks = ["yes" if mark else "–" for mark in (row.touches, row.edits, row.recorded)]
    cells = [f"`{kind}`", named(row.fields), named(row.reply), lock, *marks]
    return f"| {' | '.join(cells)} |"


def made() -> dict[Path, str]:
    """Every file that is made, with its text."""
    return {
        SCHEMAS / "messages.json": json.dumps(commands_schema(), indent=2, ensure_ascii=False)
        + "\n",
        SCHEMAS / "replies.json": json.dumps(replies_schema(), indent=2, ensure_ascii=False) + "\n",
        TYPES / "replies.ts": typescript(),
        ROOT / "docs" / "protocol.md": reference(),
    }


def _text(schema: Json) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the files, or say which are out of date."""
    stale = [
        path
        for path, text in made().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        name = path.relative_to(ROOT).as_posix()
        if "--check" in sys.argv:
            say(f"{name} is out of date: run python -m scripts.protocol (or make format)")
        else:
            path.write_text(made()[path], encoding="utf-8")
            say(f"wrote {name}")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
