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

/** A position as it is shown, and where one goes from it; each has an index. */
export interface Position extends Moving {
  /** The positions of the line that it is on: the main one, or that of a branch. */
  line: number[];
  /** Where the way back to the main line leads; null on that line. */
  main: number | null;
  why: Why | null;
  /** What was tried there in vain, with what the board says of it. */
  tries: Record<string, Refusal>;
  /** What the board says of a ply that its line has not. */
  beyond: Refusal;
  /** To what one jumps from there: a ply before it and one behind it, where there are such. */
  jumps: Record<JumpCommand["what"], (number | null)[]>;
}

/** A replay in one language. */
export interface RecordedReplay {
  words: Words;
  /** So many positions, which begin the list, are named by their indices; each is on its own line. */
  nodes: number;
  positions: Position[];
  /** The commands that a teacher has taken away. */
  locked: string[];
  /** What the board says where a command is refused, at whatever position. */
  refusals: Record<"undo" | "redo" | "jump" | "stand" | "locked" | "away", Refusal>;
}

/** What a replay has been written down as. */
export interface Recording {
  art: Art;
  /** The replay in each of its languages. */
  told: Record<string, RecordedReplay>;
  /** Seconds between the moves of a replay that runs, by its speed. */
  pace: Record<string, number>;
  /** The values of settings that are chosen by name. */
  choices: Record<string, string[]>;
}

/** A command of a kind. */
type Of<K> = Extract<Command, { kind: K }>;

/** What a reply brings; null where the command is refused. */
type Brought = Partial<Reply> | null;

/** What is chosen by name without a kernel, beside the language. */
const CHOSEN = ["theme", "speed"];

/** Finds a refusal in the language that is shown. */
type Says = (here: Position, replay: RecordedReplay) => Refusal | undefined;

export class RecordingTransport implements Transport {
  readonly art: Art;
  readonly shown: Signal<Parts>;
  readonly status = signal<Status>("awake");
  readonly lost = signal(false);
  /** The index of the position that is shown. */
  #at = 0;
  /** What was refused last, while the board tells of it. */
  #says: Says | null = null;
  #refusals = 0;
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
    choose: ({ name, value }) => this.#choose(name, value),
    dismiss: () => {
      this.#says = null;
      return {};
    },
    type: ({ move }) => this.#type(move),
    jump: (command) => this.#jump(command),
    go: ({ ply }) => this.#leaf(ply, (here) => here.beyond),
    undo: () => this.#leaf(this.#here.table.at - 1, (_, { refusals }) => refusals.undo),
    redo: () => this.#leaf(this.#here.table.at + 1, (_, { refusals }) => refusals.redo),
    stand: ({ node }) =>
      node < this.#replay.nodes
        ? this.#stand(node)
        : this.#refuse((_, replay) => replay.refusals.stand),
    main: () => (this.#here.main === null ? this.#pass() : this.#stand(this.#here.main)),
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

  /** Do what is asked, unless it is refused, and reply a little later. */
  send(command: Command): void {
    const handlers = this.#handlers as Record<string, ((command: never) => Brought) | undefined>;
    const handler = handlers[command.kind];
    let more: Brought;
    if (!handler) more = this.#refuse((_, { refusals }) => refusals.away);
    else if (this.#replay.locked.includes(command.kind))
      more = this.#refuse((_, { refusals }) => refusals.locked);
    else more = handler(command as never);
    this.#show();
    const { view, seq } = command;
    queueMicrotask(() =>
      this.#listeners.hear({ kind: "reply", view, seq, ok: more !== null, ...more }),
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

  get #replay(): RecordedReplay {
    return this.recording.told[this.lang] as RecordedReplay;
  }

  get #positions(): Position[] {
    return this.#replay.positions;
  }

  get #here(): Position {
    return this.#positions[this.#at] as Position;
  }

  #parts(): Parts {
    const here = this.#here;
    const { board, scene, table, sheet } = here;
    const says = this.#says?.(here, this.#replay);
    const verdict = says ? { ...says, count: this.#refusals } : null;
    const [back, on] = here.jumps.refusal;
    // What was tried here is still to be seen only as long as the board tells of no refusal.
    const refusal = verdict && [back !== null, on !== null];
    const jumps = { ...table.replay?.jumps, ...(refusal && { refusal }) };
    const replay = { ...table.replay, jumps, runs: this.#timer !== undefined };
    const now = { ...table, ...this.#chosen, replay, verdict } as Parts["table"];
    if (table.four_colours === null) now.four_colours = null;
    return { board, scene, table: now, sheet, words: this.#replay.words };
  }

  #show(): void {
    this.shown.value = this.#parts();
  }

  /** Forget what was refused where no move was tried: it is past with the next act. */
  #pass(): Brought {
    const says = this.#says?.(this.#here, this.#replay);
    if (says?.tried === "" && says.rule === null) this.#says = null;
    return {};
  }

  /** Show what is refused, or was, from now on. */
  #tell(says: Says): void {
    this.#refusals += 1;
    this.#says = says;
  }

  #refuse(says: Says): null {
    this.#tell(says);
    return null;
  }

  #stand(index: number): Brought {
    this.#stop();
    this.#at = index;
    this.#says = null;
    return {};
  }

  /** Go to a ply of the line; a running replay stops in any case. */
  #leaf(ply: number, says: Says): Brought {
    this.#stop();
    const index = this.#here.line[ply];
    return index === undefined ? this.#refuse(says) : this.#stand(index);
  }

  #choose(name: string, value: string | boolean): Brought {
    const { told, choices } = this.recording;
    const known =
      name === "lang"
        ? String(value) in told
        : name === "four_colours"
          ? typeof value === "boolean"
          : CHOSEN.includes(name) && choices[name]?.includes(String(value));
    if (!known) return this.#refuse((_, { refusals }) => refusals.away);
    if (name === "lang") this.lang = String(value);
    else this.#chosen[name] = value;
    if (typeof value === "string") this.changed(name, value);
    if (this.#timer !== undefined) this.#wait();
    return this.#pass();
  }

  #type(move: string): Brought {
    if (!(move in this.#here.tries)) return this.#refuse((_, { refusals }) => refusals.away);
    this.#stop();
    return this.#refuse((here) => here.tries[move]);
  }

  #glimpse({ at, branch }: Of<"glimpse">): Brought {
    const here = this.#here;
    const index = branch ?? here.line[at ?? here.table.at] ?? -1;
    const there =
      branch !== null && branch >= this.#replay.nodes ? undefined : this.#positions[index];
    if (!there)
      return this.#refuse((here, { refusals }) => (branch === null ? here.beyond : refusals.stand));
    const board = there.board === here.board ? null : there.board;
    return { glimpse: { board, scene: there.scene } };
  }

  #jump({ what, way }: Of<"jump">): Brought {
    this.#pass();
    const here = this.#here;
    const tries = what === "refusal" ? Object.keys(here.tries)[0] : undefined;
    if (way === "on" && tries !== undefined && this.#says === null) {
      this.#tell((here) => here.tries[tries]);
      return {};
    }
    const ply = here.jumps[what][way === "on" ? 1 : 0];
    if (ply === null || ply === undefined) return this.#refuse((_, { refusals }) => refusals.jump);
    this.#stand(here.line[ply] as number);
    const there = what === "refusal" ? Object.keys(this.#here.tries)[0] : undefined;
    if (there !== undefined) this.#tell((here) => here.tries[there]);
    return {};
  }

  #run(on: boolean): Brought {
    this.#stop();
    this.#says = null;
    if (!on) return {};
    const { line, table } = this.#here;
    if (table.at === table.plies) this.#at = line[0] as number;
    this.#wait();
    return {};
  }

  /** Have the next move come, if there is one. */
  #wait(): void {
    this.#stop();
    const { table } = this.#here;
    if (table.at === table.plies) return;
    const pace = this.#chosen["speed"] ?? table.speed;
    this.#timer = setTimeout(
      () => {
        const { line, table } = this.#here;
        this.#at = line[table.at + 1] as number;
        this.#says = null;
        this.#wait();
        this.#show();
      },
      1000 * (this.recording.pace[String(pace)] as number),
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
