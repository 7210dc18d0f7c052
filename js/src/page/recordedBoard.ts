// A replay that was written down: the wire behind its board answers from what stands in the page.

import type { JumpCommand } from "../protocol/generated/messages";
import type {
  Board,
  Refusal,
  Scene,
  Sheet,
  TableState,
  Why,
  Words,
} from "../protocol/generated/scene";
import { publish } from "../protocol/sharedParts";
import { BoardModel } from "./boardModel";

/** A position as it is shown, and where one goes from it; positions are named by their numbers. */
export interface Position {
  /** The line that it is on: the main one, or that of its branch. */
  line: number[];
  /** Where the way back to the main line leads. */
  main: number;
  board: Board;
  scene: Scene;
  table: TableState;
  sheet: Sheet;
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

/** What a view asks; only what a replay can be asked is heard. */
interface Asked {
  view: string;
  seq: number;
  kind: string;
  ply?: number;
  node?: number;
  at?: number | null;
  branch?: number | null;
  what?: JumpCommand["what"];
  way?: "back" | "on";
  on?: boolean;
  move?: string;
  name?: string;
  value?: string | boolean;
}

/** Milliseconds between the moves of a replay that runs. */
const PACE: Record<string, number> = { slow: 1800, normal: 900, fast: 250 };
/** What is chosen without a kernel, beside the language. */
const CHOSEN = ["theme", "speed", "four_colours"];

export class RecordedBoard {
  readonly model: BoardModel;
  #node = 0;
  #number = 0;
  /** What was tried last, while the board tells of it. */
  #tried: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosen: Record<string, unknown> = {};

  constructor(
    readonly told: Record<string, RecordedReplay>,
    art: unknown,
    public lang: string,
    /** What is to be done when another language or other colours are chosen. */
    readonly changed: (name: string, value: string) => void,
  ) {
    const words = Object.entries(told).map(([one, { words }]) => [`words-${one}`, words]);
    publish({ ...Object.fromEntries(words), art, board: this.#here.board, style: "" });
    const keys = { module: "", style: "style", art: "art", board: "board" };
    this.model = new BoardModel(
      {
        _keys: { ...keys, words: `words-${lang}` },
        _change: {},
        _waking: false,
        ...this.#whole(),
      },
      (content) => this.#hear(content as Asked),
    );
  }

  /** Show it in another language, or in other colours. */
  choose(name: string, value: string | boolean): boolean {
    if (name === "lang") {
      if (!(String(value) in this.told)) return false;
      this.lang = String(value);
      this.model.set("_keys", {
        ...(this.model.get("_keys") as object),
        words: `words-${this.lang}`,
      });
    } else if (CHOSEN.includes(name)) this.#chosen[name] = value;
    else return false;
    if (typeof value === "string") this.changed(name, value);
    return true;
  }

  get #positions(): Position[] {
    return (this.told[this.lang] as RecordedReplay).positions;
  }

  get #here(): Position {
    return this.#positions[this.#node] as Position;
  }

  #whole(): object {
    const { board, scene, table, sheet, tries } = this.#here;
    const replay = { ...table.replay, runs: this.#timer !== undefined };
    const verdict = this.#tried === null ? null : (tries[this.#tried] ?? null);
    const now = { ...table, ...this.#chosen, replay, verdict };
    return { _whole: { number: ++this.#number, board, scene, table: now, sheet } };
  }

  #hear(asked: Asked): void {
    const more = this.#obey(asked);
    this.model.put(this.#whole() as Record<string, unknown>);
    const { view, seq } = asked;
    // An answer comes later than what was asked for.
    queueMicrotask(() =>
      this.model.hear({ kind: "answer", view, seq, ok: more !== null, ...more }),
    );
  }

  /** Do what is asked, and say what the answer brings; null for what nobody can do here. */
  #obey(asked: Asked): object | null {
    const { table, line, why, main, sheet, tries } = this.#here;
    switch (asked.kind) {
      case "ping":
      case "whole":
        return {};
      case "sheet":
        return { sheet };
      case "legal":
        return { legal: [] };
      case "picture":
        return { picture: null };
      case "why":
        return { why };
      case "glimpse":
        return this.#glimpse(asked);
      case "run":
        return this.#run(asked.on === true);
      case "choose":
        return this.choose(asked.name ?? "", asked.value ?? "") ? {} : null;
      case "dismiss":
        return this.#stand(this.#node);
      case "type":
        return (asked.move ?? "") in tries ? this.#stand(this.#node, asked.move) : null;
      case "jump":
        return this.#jump(asked);
      case "go":
        return this.#stand(line[asked.ply ?? -1]);
      case "undo":
        return this.#stand(line[table.at - 1]);
      case "redo":
        return this.#stand(line[table.at + 1]);
      case "stand":
        return this.#stand(asked.node);
      case "main":
        return this.#stand(main);
      default:
        return null;
    }
  }

  #stand(node: number | undefined, tried: string | null = null): object | null {
    if (node === undefined || !this.#positions[node]) return null;
    this.#stop();
    this.#node = node;
    this.#tried = tried;
    return {};
  }

  #glimpse({ at = null, branch = null }: Asked): object | null {
    const here = this.#here;
    const there = this.#positions[branch ?? here.line[at ?? here.table.at] ?? -1];
    if (!there) return null;
    const board = there.board === here.board ? null : there.board;
    return { glimpse: { board, scene: there.scene } };
  }

  #jump({ what = "score", way = "on" }: Asked): object | null {
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

  #run(on: boolean): object {
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
    this.#timer = setTimeout(() => {
      const { line, table } = this.#here;
      this.#timer = undefined;
      this.#node = line[table.at + 1] ?? this.#node;
      if (this.#here.table.at < this.#here.table.plies) this.#wait();
      this.model.put(this.#whole() as Record<string, unknown>);
    }, PACE[String(pace)]);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
