// One view of a table: what is lifted, where the focus is, which dialog is open. Nothing of this
// leaves the browser, and nothing of it is a rule: what may be played is in the scene.

import { batch, computed, effect, type Signal, signal } from "@preact/signals-core";
import type { Theme } from "./art";
import type { Way } from "./generated/scene";
import type { Kernel } from "./kernel";
import type { Shape } from "./plan";
import { pageTheme } from "./theme";

export type Dialog = "rules" | "settings" | "new" | "dice" | "keys" | null;

/** Below this width in pixels a board is drawn tall. */
const TALL_BELOW = 520;
/** From this width on the panels stand beside the board. */
const BESIDE_FROM = 800;

/** How far below the window a board is drawn ahead of time. */
const NEAR = "600px";

export class View {
  readonly id: string;
  /** The place whose piece is in hand, and what else is known of the hand. */
  readonly lifted = signal<string | null>(null);
  /** The place that the keyboard's focus is on. */
  readonly focus = signal<string>("");
  /** The place under a piece that is being dragged. */
  readonly over = signal<string | null>(null);
  readonly dialog = signal<Dialog>(null);
  /** The rule that the rulebook is opened at. */
  readonly rule = signal<string | null>(null);
  readonly width = signal(0);
  /** Whether the board is drawn: as soon as it is near, else when the browser has time. */
  readonly drawn = signal(false);
  readonly showLegal = signal(false);
  /** What is said politely, and what is said at once. */
  readonly polite = signal("");
  readonly urgent = signal("");

  readonly shape = computed<Shape>(() => {
    const wide = this.width.value;
    return wide > 0 && wide < TALL_BELOW ? "tall" : "wide";
  });
  readonly beside = computed(() => this.width.value >= BESIDE_FROM);
  readonly theme: Signal<Theme>;
  readonly layout = computed(() => this.kernel.board.value[this.shape.value]);
  /** Where the piece in hand may go. */
  readonly targets = computed<ReadonlyMap<string, Way>>(() => {
    const from = this.lifted.value;
    const ways = this.kernel.scene.value.ways.filter((way) => way.from === from);
    return new Map(ways.map((way) => [way.to, way]));
  });
  /** Places with a piece that may move. */
  readonly sources = computed<ReadonlySet<string>>(
    () => new Set(this.kernel.scene.value.ways.map((way) => way.from)),
  );
  /** The places that prove the last refusal. */
  readonly witnesses = computed<ReadonlySet<string>>(
    () => new Set(this.kernel.table.value.verdict?.places ?? []),
  );

  #stops: (() => void)[] = [];

  constructor(
    readonly kernel: Kernel,
    readonly el: HTMLElement,
  ) {
    this.id = `tt-${kernel.id}`;
    const page = pageTheme(el);
    this.theme = computed(() => {
      const chosen = kernel.table.value.theme;
      return chosen === "auto" ? page.theme.value : chosen;
    });
    const size = new ResizeObserver(() => this.measure());
    size.observe(el);
    const sight = new IntersectionObserver(
      (entries) => {
        kernel.visible = entries.at(-1)?.isIntersecting ?? true;
        if (kernel.visible) this.drawn.value = true;
      },
      { rootMargin: NEAR },
    );
    sight.observe(el);
    this.measure();
    this.#stops.push(
      page.stop,
      () => size.disconnect(),
      () => sight.disconnect(),
      whenIdle(() => {
        this.drawn.value = true;
      }),
      this.#announceScene(),
      this.#announceRefusal(),
    );
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Measure the room; a view that is not shown keeps the measure it had. */
  measure(): void {
    const width = this.el.clientWidth;
    if (width > 0) this.width.value = width;
  }

  /** Touch a place: lift what lies there, put down what is in hand, or throw the dice. */
  touch(place: string): void {
    const scene = this.kernel.scene.value;
    const from = this.lifted.value;
    if (from === place) {
      this.letGo();
    } else if (from !== null) {
      this.attempt(from, place);
    } else if (place === scene.draws_at) {
      void this.kernel.ask({ kind: "draw" });
    } else if (this.holds(place)) {
      this.lift(place);
    } else {
      this.say(scene.labels[place] ?? "");
    }
  }

  lift(place: string): void {
    this.lifted.value = place;
    if (this.targets.peek().size > 0) this.say(this.ui("lifted"));
  }

  letGo(): void {
    if (this.lifted.value === null) return;
    this.lifted.value = null;
    this.over.value = null;
    this.say(this.ui("let-go"));
  }

  /** Try to play from one place to another; the rules answer. */
  attempt(from: string, to: string): Promise<boolean> {
    // Sent first: the kernel thinks while the browser takes the marks away.
    const asked = this.kernel.ask({ kind: "attempt", from, to });
    batch(() => {
      this.lifted.value = null;
      this.over.value = null;
    });
    return asked;
  }

  /** Whether a piece that can be lifted lies on a place. */
  holds(place: string): boolean {
    const { draws_at, pieces } = this.kernel.scene.value;
    return place !== draws_at && pieces.some((piece) => piece.place === place);
  }

  /** A word of the controls in the table's language. */
  ui(name: string): string {
    return this.kernel.words.value.ui[name] ?? name;
  }

  say(text: string): void {
    // The same text twice is spoken twice only when the region changes.
    this.polite.value = this.polite.peek() === text ? `${text}\u00a0` : text;
  }

  openRule(id: string): void {
    this.rule.value = id;
    this.dialog.value = "rules";
  }

  /** Say the legal moves and show where they start. */
  tellLegal(): void {
    const { ways } = this.kernel.scene.value;
    const from = this.lifted.value;
    const told = from === null ? ways : ways.filter((way) => way.from === from);
    this.showLegal.value = !this.showLegal.value;
    this.say(`${this.ui("legal-moves")} ${told.map((way) => way.move).join(", ") || "–"}`);
  }

  #announceScene(): () => void {
    let first = true;
    return effect(() => {
      const { status, hint, told } = this.kernel.scene.value;
      this.lifted.value = null;
      this.over.value = null;
      this.showLegal.value = false;
      const text = [...told.map((event) => event.text), status, hint?.text ?? ""].join(" ");
      if (first) first = false;
      else this.say(text);
    });
  }

  #announceRefusal(): () => void {
    return effect(() => {
      const { verdict } = this.kernel.table.value;
      if (!verdict) {
        this.urgent.value = "";
        return;
      }
      const near = verdict.nearest.map((way) => way.move).join(", ");
      const instead = near ? ` ${this.ui("nearest")} ${near}` : "";
      this.urgent.value = `${verdict.text}${instead}${verdict.count % 2 ? "" : "\u00a0"}`;
    });
  }
}

/** Run a task when the browser has nothing better to do; returns what calls it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 500);
  return () => clearTimeout(timer);
}
