// The transport of a replay that was written down: it replies from what stands in the page.

import { type Signal, signal } from "@preact/signals-core";
import type { Command, JumpCommand } from "../protocol/generated/messages";
import type { Recorded, Reply } from "../protocol/generated/replies";
import type { Art, Refusal, Why, Words } from "../protocol/generated/scene";
import {
  type Hear,
  Listeners,
  type Moving,
  type Parts,
  type Status,
  type Transport,
} from "../protocol/transport";

/** A position as it is shown, and where one goes from it; positions are named by their numbers. */
export interface Position extends Moving {
  /** The line that it is on: the main one, or that of its branch. */
  line: number[];
  /** Where the way back to the main line leads. */
  main: number;
  why: Why | null;
  /** What was tried there in vain, with what the board says of it. */
  tries: Record<string, Refusal>;
  /** To what one jumps from there: a ply before it and one behind it, where there are such. */
  jumps: Record<JumpCommand["what"], (number | null)[]>;
}

/** A replay in one language. */
export interface RecordedReplay {
  words: Words;
  positions: Position[];
}

/** What a replay has been written down as. */
export interface Recording {
  art: Art;
  /** The replay in each of its languages. */
  told: Record<string, RecordedReplay>;
  /** Seconds between the moves of a replay that runs, by its speed. */
  pace: Record<string, number>;
}

/** A command of a kind. */
type Of<K> = Extract<Command, { kind: K }>;

/** What a reply brings; null for what cannot be done here. */
type Brought = Partial<Reply> | null;

/** What is chosen without a kernel, beside the language. */
const CHOSEN = ["theme", "speed", "four_colours"];

export class RecordingTransport implements Transport {
  readonly art: Art;
  readonly shown: Signal<Parts>;
  readonly status = signal<Status>("awake");
  readonly lost = signal(false);
  #node = 0;
  /** What was tried last, while the board tells of it. */
  #tried: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosen: Record<string, unknown> = {};
  #listeners = new Listeners();

  /** What each command does that a recording knows, and what its reply brings. */
  readonly #handlers: { [K in Recorded]: (command: Of<K>) => Brought } = {
    ping: () => ({}),
    whole: () => ({}),
    sheet: () => ({ sheet: this.#here.sheet }),
    legal: () => ({ legal: [] }),
    picture: () => ({ picture: null }),
    why: () => ({ why: this.#here.why }),
    glimpse: (command) => this.#glimpse(command),
    run: ({ on }) => this.#run(on),
    choose: ({ name, value }) => (this.choose(name, value) ? {} : null),
    dismiss: () => this.#stand(this.#node),
    type: ({ move }) => (move in this.#here.tries ? this.#stand(this.#node, move) : null),
    jump: (command) => this.#jump(command),
    go: ({ ply }) => this.#stand(this.#here.line[ply]),
    undo: () => this.#stand(this.#here.line[this.#here.table.at - 1]),
    redo: () => this.#stand(this.#here.line[this.#here.table.at + 1]),
    stand: ({ node }) => this.#stand(node),
    main: () => this.#stand(this.#here.main),
  };

  constructor(
    readonly recording: Recording,
    public lang: string,
    /** What is to be done when another language or other colours are chosen. */
    readonly changed: (name: string, value: string) => void,
  ) {
    this.art = recording.art;
    this.shown = signal(this.#parts());
  }

  /** Do what is asked, if a recording knows it, and reply a little later. */
  send(command: Command): void {
    const handlers = this.#handlers as Record<string, ((command: never) => Brought) | undefined>;
    const more = handlers[command.kind]?.(command as never) ?? null;
    this.#show();
    const { view, seq } = command;
    queueMicrotask(() =>
      this.#listeners.hear({ kind: "answer", view, seq, ok: more !== null, ...more }),
    );
  }

  listen(hear: Hear, miss: () => void): () => void {
    return this.#listeners.add(hear, miss);
  }

  fetchLater(): Promise<string> {
    return Promise.reject(new Error("the page has all of the module"));
  }

  close(): void {
    this.#stop();
  }

  /** Show it in another language, or in other colours. */
  choose(name: string, value: string | boolean): boolean {
    if (name === "lang") {
      if (!(String(value) in this.recording.told)) return false;
      this.lang = String(value);
    } else if (CHOSEN.includes(name)) this.#chosen[name] = value;
    else return false;
    if (typeof value === "string") this.changed(name, value);
    return true;
  }

  get #replay(): RecordedReplay {
    return this.recording.told[this.lang] as RecordedReplay;
  }

  get #positions(): Position[] {
    return this.#replay.positions;
  }

  get #here(): Position {
    return this.#positions[this.#node] as Position;
  }

  #parts(): Parts {
    const { board, scene, table, sheet, tries } = this.#here;
    const replay = { ...table.replay, runs: this.#timer !== undefined };
    const verdict = this.#tried === null ? null : (tries[this.#tried] ?? null);
    const now = { ...table, ...this.#chosen, replay, verdict } as Parts["table"];
    return { board, scene, table: now, sheet, words: this.#replay.words };
  }

  #show(): void {
    this.shown.value = this.#parts();
  }

  #stand(node: number | undefined, tried: string | null = null): Brought {
    if (node === undefined || !this.#positions[node]) return null;
    this.#stop();
    this.#node = node;
    this.#tried = tried;
    return {};
  }

  #glimpse({ at, branch }: Of<"glimpse">): Brought {
    const here = this.#here;
    const there = this.#positions[branch ?? here.line[at ?? here.table.at] ?? -1];
    if (!there) return null;
    const board = there.board === here.board ? null : there.board;
    return { glimpse: { board, scene: there.scene } };
  }

  #jump({ what, way }: Of<"jump">): Brought {
    const here = this.#here;
    const [first] = Object.keys(here.tries);
    if (what === "refusal" && way === "on" && first && this.#tried === null)
      return this.#stand(this.#node, first);
    const ply = here.jumps[what][way === "on" ? 1 : 0];
    if (ply === null || ply === undefined) return null;
    const node = here.line[ply];
    const tries = Object.keys(this.#positions[node ?? -1]?.tries ?? {});
    return this.#stand(node, what === "refusal" ? (tries[0] ?? null) : null);
  }

  #run(on: boolean): Brought {
    this.#stop();
    if (!on) return {};
    const { line, table } = this.#here;
    this.#tried = null;
    if (table.at === table.plies) this.#node = line[0] ?? 0;
    this.#wait();
    return {};
  }

  #wait(): void {
    const pace = this.#chosen["speed"] ?? this.#here.table.speed;
    this.#timer = setTimeout(
      () => {
        const { line, table } = this.#here;
        this.#timer = undefined;
        this.#node = line[table.at + 1] ?? this.#node;
        if (this.#here.table.at < this.#here.table.plies) this.#wait();
        this.#show();
      },
      1000 * (this.recording.pace[String(pace)] ?? 0),
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
