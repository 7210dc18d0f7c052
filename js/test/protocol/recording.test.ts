// Recordings against the replays that they were made of: walks that the transcripts have, each step
// with what the replay itself replied and showed.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Recording, RecordingTransport } from "../../src/page/recordingTransport";
import { Endpoint } from "../../src/protocol/endpoint";
import { differences, type Json, NAMES, read } from "./transports";

/** A recording and a walk through it, as `tests/protocol/recordings.py` writes it down. */
interface Walk {
  recording: Recording;
  begun: Json;
  steps: { pause: number; command: Json; reply: Json & { ok: boolean }; shown: Json }[];
}

const WALKS = NAMES.filter((name) => name.startsWith("recording-"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function expectShown(endpoint: Endpoint, wanted: Json, what: string): void {
  const found = {
    board: endpoint.board.peek(),
    scene: endpoint.scene.peek(),
    table: endpoint.table.peek(),
    turns: endpoint.rows.peek().turns,
    lang: endpoint.words.peek().lang,
  };
  expect(differences(found, wanted), what).toEqual([]);
}

test.each(WALKS)("%s does and says what the replay does", async (name) => {
  const { recording, begun, steps } = await read<Walk>(name);
  const transport = new RecordingTransport(recording, "en", () => {});
  const endpoint = new Endpoint(transport);
  expectShown(endpoint, begun, "as it begins");
  for (const [nth, { pause, command, reply, shown }] of steps.entries()) {
    vi.advanceTimersByTime(1000 * pause);
    const what = `step ${nth}: ${JSON.stringify(command)}`;
    expect(await endpoint.ask(command as never), what).toBe(reply.ok);
    const { view: _view, seq: _seq, ...last } = { kind: "reply", fault: null, ...endpoint.last };
    expect(last, what).toEqual(reply);
    expectShown(endpoint, shown, what);
  }
  endpoint.close();
  transport.close();
});
