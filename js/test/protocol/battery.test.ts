// Every command at every activity over every transport, on the browser's side: what Python sent, as
// the transcripts have it, leaves a board with what the table shows, and with its replies.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Endpoint } from "../../src/protocol/endpoint";
import type { Aside } from "../../src/protocol/generated/scene";
import {
  differences,
  type Json,
  LINES,
  type Line,
  NAMES,
  type Name,
  read,
  type Shown,
  type Transcript,
} from "./transports";

const STAGES = NAMES.filter((name) => !name.startsWith("recording-"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** What a board has of all that the table shows. */
function has(endpoint: Endpoint, line: Line, { view }: Shown): Json {
  return {
    board: endpoint.board.peek(),
    scene: endpoint.scene.peek(),
    table: endpoint.table.peek(),
    turns: endpoint.rows.peek().turns,
    lang: endpoint.words.peek().lang,
    view: line.view() ?? view,
  };
}

function expectShown(endpoint: Endpoint, line: Line, shown: Shown, what: string): void {
  const { sheet, ...parts } = shown;
  const wanted = { ...parts, turns: sheet.turns };
  const found = has(endpoint, line, shown);
  expect(differences(found, wanted), what).toEqual([]);
}

/** Give the rows of the sheet that a board asks for by itself, which stands in no transcript. */
async function settle(endpoint: Endpoint, line: Line, { sheet }: Shown): Promise<void> {
  for (const { kind, seq } of line.asked.splice(0)) {
    expect(kind).toBe("sheet");
    line.hear([{ message: { kind: "reply", ok: true, sheet } }], endpoint.id, seq);
  }
  await vi.advanceTimersByTimeAsync(0);
}

/** Play a step of a transcript, and hold what the board has then against what the table shows. */
async function play(
  endpoint: Endpoint,
  line: Line,
  { command, before, sent, reply, shown }: Transcript["steps"][number],
  name: Name,
): Promise<void> {
  line.hear(before[name], endpoint.id, -1);
  const done = endpoint.ask(command as never);
  const { view, seq, ...asked } = line.asked.at(-1) as Json;
  expect([asked, view]).toEqual([command, endpoint.id]);
  line.hear(sent[name], endpoint.id, seq as number);
  expect(await done, command.kind).toBe(reply.ok);
  const { view: _view, seq: _seq, ...last } = { kind: "reply", fault: null, ...endpoint.last };
  expect(last).toEqual(reply);
  line.asked.splice(
    line.asked.findIndex((one) => one.seq === seq),
    1,
  );
  await settle(endpoint, line, shown);
  expectShown(endpoint, line, shown, command.kind);
}

/** Miss a change, and get the whole that is asked for then. */
async function miss(
  endpoint: Endpoint,
  line: Line,
  [_lost, next, whole]: Transcript["gap"],
  name: Name,
): Promise<void> {
  line.hear(next.sent[name], "another", 1);
  const asked = line.asked.splice(0);
  expect(asked.map(({ kind }) => kind)).toEqual(["whole"]);
  line.hear(whole.sent[name], endpoint.id, asked[0]?.seq ?? -1);
  await settle(endpoint, line, whole.shown);
  expectShown(endpoint, line, whole.shown, "the whole");
}

describe.each(STAGES)("%s", (stage) => {
  test.each(Object.keys(LINES) as Name[])("is the same by a %s as at the table", async (name) => {
    const transcript = await read<Transcript>(stage);
    const line = LINES[name](transcript);
    const asides: Aside[] = [];
    const endpoint = new Endpoint(line.transport, (aside) => asides.push(aside));
    await settle(endpoint, line, transcript.begun.shown);
    expectShown(endpoint, line, transcript.begun.shown, "as it begins");
    for (const step of transcript.steps) await play(endpoint, line, step, name);
    await miss(endpoint, line, transcript.gap, name);
    const told = transcript.steps.map(({ reply }) => reply["aside"]).filter(Boolean);
    expect(asides).toEqual(told);
    endpoint.close();
    line.transport.close();
  });
});
