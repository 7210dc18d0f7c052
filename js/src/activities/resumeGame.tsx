// A game that is kept where its kernel runs: under which names, drawn here, and the choice to go on
// with it. The names never leave this browser but to that kernel.

import { signal } from "@preact/signals-core";
import { useEffect, useRef } from "preact/hooks";
import type { Endpoint } from "../protocol/endpoint";
import type { Found, Held } from "../protocol/generated/scene";
import { Store } from "../storage/store";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** How the names of boards begin in the browser. */
const BOARD = "game ";
const store = new Store(BOARD);
/** So many games are remembered at one board. */
const MOST = 5;
/** Milliseconds after which the kernel is asked again where it could not look; so often at most. */
const AGAIN = [2000, 5000, 15_000];

const recalls = new WeakMap<Endpoint, RecalledGames>();

/**
 * Have the game of a view kept, as long as the view is there, from when a place is named where that
 * may be; returns what ends it.
 */
export function keepGame(endpoint: Endpoint): () => void {
  let recall: RecalledGames | undefined;
  const off = endpoint.table.whole.subscribe(({ kept }) => {
    if (!kept?.place || recall) return;
    recall = new RecalledGames(endpoint, kept.place);
    recalls.set(endpoint, recall);
    recall.ask();
  });
  return () => {
    off();
    recall?.stop();
  };
}

/** Hear what the kernel says of the names. */
export const hearHeld = (held: Held, endpoint: Endpoint): void => recalls.get(endpoint)?.hear(held);

class RecalledGames {
  /** Which games are open in another window, by their numbers. */
  readonly elsewhere = signal<readonly number[]>([]);
  /** The names that were asked for. */
  #tokens: readonly string[] = [];
  /** Those that have been left for good. */
  #gone = new Set<string>();
  /** The one that is left as soon as the kernel goes on with it under another name. */
  #leaves: string | null = null;
  /** Those that were known when this view came, with a game first. */
  #left: readonly string[] = [];
  #fresh = "";
  #mine: string | null = null;
  #locks = new Set<() => void>();
  /** How often it was asked again, and what waits for the next time. */
  #again = 0;
  #waits: ReturnType<typeof setTimeout> | undefined;
  #off: () => void;
  #ended = false;

  constructor(
    readonly endpoint: Endpoint,
    readonly place: string,
  ) {
    this.#off = endpoint.table.whole.subscribe(this.#remember);
    addEventListener("pagehide", this.#remember);
  }

  stop = (): void => {
    this.#ended = true;
    clearTimeout(this.#waits);
    this.#off();
    removeEventListener("pagehide", this.#remember);
    for (const release of this.#locks) release();
  };

  /** Ask for what was left here, unless this browser keeps nothing. */
  ask(): void {
    this.#tokens = this.#known();
    this.#fresh = drawn();
    if (store.put(this.place, this.#tokens)) void this.#ask();
  }

  #ask = async (): Promise<void> => {
    const { endpoint } = this;
    const asked = { tokens: [...this.#tokens], fresh: this.#fresh };
    if (await endpoint.ask({ kind: "recall", ...asked })) return;
    // The kernel may write what is played now under the fresh name, whatever it could not tell.
    const goesOn = this.#mine !== null && this.#mine !== asked.fresh;
    if (!this.#ended && !goesOn) this.hear({ mine: null, found: null });
  };

  hear({ mine, found }: Held): void {
    if (this.#leaves !== null) this.#gone.add(this.#leaves);
    // What was not found may be of a notebook that has been edited since, and is edited back.
    if (this.#mine === null) {
      const has = found?.map((nth) => this.#tokens[nth] ?? "") ?? [];
      this.#left = [...has, ...this.#tokens];
    }
    this.#mine = (mine === null ? this.#fresh : this.#tokens[mine]) ?? null;
    if (this.#mine) void this.#claim(this.#mine);
    this.#remember();
    for (const nth of found ?? []) void this.#look(nth);
    if (found !== null) return;
    const wait = AGAIN[this.#again++];
    if (wait !== undefined) this.#waits = setTimeout(this.#ask, wait);
  }

  /** Go on with one of the games; where another window is at it, with a copy. */
  async rejoin(nth: number, view: View): Promise<void> {
    const token = this.#tokens[nth] ?? "";
    const copies = !(await this.#claim(token));
    this.#leaves = this.elsewhere.peek().includes(nth) ? null : token;
    this.#fresh = drawn();
    view.press({ kind: "rejoin", nth, copies, fresh: this.#fresh });
  }

  /** Leave them; what is open in another window stays known for that one. */
  anew(view: View): void {
    const [found, open] = [view.endpoint.table.peek().kept?.found ?? [], this.elsewhere.peek()];
    for (const { nth } of found) {
      if (!open.includes(nth)) this.#gone.add(this.#tokens[nth] ?? "");
    }
    this.#write(this.#known());
    view.press({ kind: "anew" });
  }

  #known(): readonly string[] {
    return store.get(this.place, readTokens) ?? [];
  }

  /** Remember the name of this board once something has been done at it. */
  #remember = (): void => {
    if (this.#mine === null || this.endpoint.table.peek().plies === 0) return;
    const known = this.#known();
    // Another window may have written only what it knows: both are known.
    if (!known.includes(this.#mine)) this.#write([...this.#left, ...known]);
  };

  #write(others: readonly string[]): void {
    const mine = this.#mine === null ? [] : [this.#mine];
    const tokens = [...new Set([...mine, ...others])].filter(
      (one) => !this.#gone.has(one) || one === this.#mine,
    );
    store.put(this.place, tokens.slice(0, MOST));
  }

  async #look(nth: number): Promise<void> {
    const held = await navigator.locks?.query();
    const name = lockOf(this.#tokens[nth] ?? "");
    if (held?.held?.some((lock) => lock.name === name)) {
      this.elsewhere.value = [...this.elsewhere.peek(), nth];
    }
  }

  /** Take a name for this window, for as long as the view is there; false where another has it. */
  #claim(token: string): Promise<boolean> {
    const { locks } = navigator;
    if (!locks) return Promise.resolve(false);
    return new Promise((told) => {
      void locks.request(lockOf(token), { ifAvailable: true }, (lock) => {
        told(lock !== null);
        return lock ? new Promise<void>((release) => this.#locks.add(release)) : undefined;
      });
    });
  }
}

/** The tokens of a list that anybody may have written. */
function readTokens(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [];
  return all.filter((one) => /^[0-9a-f]{32}$/.test(String(one))).slice(0, MOST);
}

const lockOf = (token: string): string => `tritables ${BOARD}${token}`;

/** A name of 128 random bits. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was left at this board, and the choice to go on with it. */
export const ResumeNotice = observer(function ResumeNotice({ view }: { view: View }) {
  const found = told(view.endpoint.table.value.kept?.found ?? []);
  const texts = found.map((one) => one.text).join(" ");
  const section = useRef<HTMLElement>(null);
  const recall = recalls.get(view.endpoint);
  const open = recall?.elsewhere.value.length;
  useEffect(() => {
    if (texts) view.say(texts);
  }, [texts]);
  useEffect(() => {
    // A browser keeps in its place what is in sight: what comes above that is then out of sight.
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => bring(section.current)));
    return () => cancelAnimationFrame(soon);
  }, [texts, open]);
  if (view.endpoint.transport.lost.value) {
    return (
      <p class="tt-lost" role="status">
        {view.ui("game-lost")}
      </p>
    );
  }
  if (!recall || found.length === 0) return null;
  return (
    <section ref={section} class="tt-left" aria-label={`${view.ui("kept")}, ${view.title}`}>
      {found.map((one) => (
        <ResumeChoice key={one.nth} found={one} recall={recall} view={view} />
      ))}
      <button type="button" data-tool="anew" onClick={() => recall.anew(view)}>
        {view.ui("kept-anew")}
      </button>
    </section>
  );
});

/** Of those that cannot be opened one of a kind: they are told in the same words. */
const told = (found: readonly Found[]): Found[] =>
  found.filter(
    (one, nth) => one.open || found.findIndex((other) => other.text === one.text) === nth,
  );

/** Bring into sight what was pushed over the upper edge. */
function bring(el: HTMLElement | null): void {
  const top = el?.getBoundingClientRect().top ?? 0;
  if (el && top < 0 && top > -2 * el.offsetHeight) el.scrollIntoView({ block: "nearest" });
}

const ResumeChoice = observer(function ResumeChoice(props: {
  found: Found;
  recall: RecalledGames;
  view: View;
}) {
  const { found, recall, view } = props;
  const id = `${view.id}-left-${found.nth}`;
  return (
    <p>
      <span id={id}>
        {found.text}
        {recall.elsewhere.value.includes(found.nth) && <small>{view.ui("kept-elsewhere")}</small>}
      </span>
      {found.open && (
        <button
          type="button"
          class="tt-primary"
          data-tool="rejoin"
          aria-describedby={id}
          onClick={() => void recall.rejoin(found.nth, view)}
        >
          {view.ui("kept-go-on")}
        </button>
      )}
    </p>
  );
});
