// One view of a table: what is lifted, where the focus is, which dialog is open. Nothing of this
// leaves the browser, and nothing of it is a rule: what may be played is in the scene.

import { batch, computed, effect, type Signal, signal } from "@preact/signals-core";
import type { Theme } from "./art";
import { boxOnBoard, type Camera, fitted, including, panned, toField, zoomed } from "./camera";
import type { Box, Refusal, Way } from "./generated/scene";
import type { Ask, Kernel } from "./kernel";
import type { Shape } from "./plan";
import { pageTheme } from "./theme";
import { type Field, placeAt } from "./walk";

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
  /** How often the piece in hand was turned. */
  readonly turns = signal(0);
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
  /** What somebody asked about last: what lies on a place. */
  readonly info = signal("");
  readonly urgent = signal("");

  readonly shape = computed<Shape>(() => {
    const wide = this.width.value;
    return wide > 0 && wide < TALL_BELOW ? "tall" : "wide";
  });
  readonly beside = computed(() => this.width.value >= BESIDE_FROM);
  readonly theme: Signal<Theme>;
  readonly layout = computed(() => this.kernel.board.value[this.shape.value]);
  /** What lies in the window on a growing table, if the game has one. */
  readonly inner = computed(() => (this.layout.value.field ? this.kernel.board.value.inner : null));
  /** The place where the keyboard's focus is, or would come in. */
  readonly focused = computed(() => {
    const [outer, inner] = [this.layout.value.walk, this.inner.value?.walk ?? []];
    const at = this.focus.value;
    const first = outer.find((id) => this.turnable(id)) ?? outer[0] ?? "";
    return outer.includes(at) || inner.includes(at) ? at : first;
  });
  readonly camera = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  /** The way that the piece in hand would go if it were put down where it is aimed at. */
  readonly aim = computed<Way | null>(() => {
    const at = this.over.value ?? this.focus.value;
    return this.lifted.value === null ? null : (this.targets.value.get(at) ?? null);
  });
  /** Where the piece in hand may go. */
  readonly targets = computed<ReadonlyMap<string, Way>>(() => {
    const from = this.lifted.value;
    const ways = this.kernel.scene.value.ways.filter((way) => way.from === from);
    return new Map(ways.map((way) => [way.to, way]));
  });
  /** Whether an opponent is on turn and plays by itself: until it has, nothing can be lifted. */
  readonly waits = computed(() => {
    const { kinds, paused } = this.kernel.table.value;
    const { seat, over } = this.kernel.scene.value;
    return !over && !paused && seat !== null && (kinds[seat] ?? "person") !== "person";
  });
  /** Places with a piece that may move. */
  readonly sources = computed<ReadonlySet<string>>(() =>
    this.waits.value ? new Set() : new Set(this.kernel.scene.value.ways.map((way) => way.from)),
  );
  /** The refusal whose marks are on the board: once something else is lifted, they are past. */
  readonly refused = computed<Refusal | null>(() => {
    const { verdict } = this.kernel.table.value;
    return verdict?.count === this.#past.value ? null : verdict;
  });
  /** The places that prove the last refusal. */
  readonly witnesses = computed<ReadonlySet<string>>(() => new Set(this.refused.value?.places));
  /** Where the nearest legal moves would have gone. */
  readonly instead = computed<ReadonlySet<string>>(
    () => new Set(this.refused.value?.nearest.map((way) => way.to)),
  );

  /** The number of the refusal that was followed by a new attempt. */
  readonly #past = signal<number | null>(null);
  /** What sort of piece is in hand. */
  #kind = "";
  /** Whether somebody has moved the window; else it fits by itself. */
  #framed = false;
  /** Where the window is going, if it is not there yet. */
  #goal: Camera = { x: 0, y: 0, zoom: 1 };
  #zooming = 0;
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
      this.#fitByItself(),
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
    const tries = scene.touches[place];
    if (from === place) {
      if (this.turnable(place)) this.turn(1);
      else this.letGo();
    } else if (tries !== undefined) {
      this.letGo();
      void this.kernel.ask({ kind: "type", move: tries });
    } else if (place === scene.draws_at && !this.targets.value.has(place)) {
      // Nothing is put down where chance acts: what was in hand goes back first.
      const held = from !== null;
      this.letGo();
      if (scene.chance || !held) void this.kernel.ask({ kind: "draw" });
    } else if (from !== null) {
      if (this.targets.value.has(place) || !this.turnable(from)) this.attempt(from, place);
      else if (this.turnable(place)) this.lift(place);
      else if (this.inner.value?.places[place]) this.attempt(from, place);
      else this.letGo();
    } else if (this.holds(place)) {
      this.lift(place);
    } else {
      this.describe(place);
    }
  }

  /** Say what lies on a place, and write it beside the board. */
  describe(place: string): void {
    this.info.value = this.kernel.scene.value.labels[place] ?? "";
    this.say(this.info.peek());
  }

  lift(place: string): void {
    batch(() => {
      this.turns.value = 0;
      this.info.value = "";
      this.showLegal.value = false;
      this.#past.value = this.kernel.table.peek().verdict?.count ?? null;
      this.#kind = this.#pieceAt(place)?.kind ?? "";
      this.lifted.value = place;
    });
    if (this.targets.peek().size > 0) this.say(this.ui("lifted"));
  }

  letGo(): void {
    if (this.lifted.value === null) return;
    this.lifted.value = null;
    this.over.value = null;
    this.say(this.ui("let-go"));
  }

  /** Turn the piece in hand, clockwise or back. */
  turn(by: number): void {
    const from = this.lifted.value;
    if (from === null || !this.turnable(from)) return;
    const ways = this.#pieceAt(from)?.turns ?? 1;
    this.turns.value = (this.turns.value + by + ways) % ways;
  }

  /** Whether the piece on a place can be lifted, and turned in hand. */
  turnable(place: string): boolean {
    return (this.#pieceAt(place)?.turns ?? 1) > 1 && this.holds(place);
  }

  /** Do what a button asks; when the button goes with it, the focus goes to the board. */
  press(ask: Ask): void {
    void this.kernel.ask(ask).then(() =>
      requestAnimationFrame(() => {
        const root = this.el.getRootNode() as Document | ShadowRoot;
        if (root.activeElement && root.activeElement !== document.body) return;
        this.el.querySelector<SVGGElement>(".tt-place[tabindex='0']")?.focus();
      }),
    );
  }

  #pieceAt(place: string) {
    return this.kernel.scene.value.pieces.findLast((piece) => piece.place === place);
  }

  /** Put down what was carried; resolves to whether it may stay where it was dropped. */
  drop(from: string, to: string | null): Promise<boolean> {
    const { draws_at } = this.kernel.scene.value;
    const away = to === null || to === from || (to === draws_at && !this.targets.value.has(to));
    if (!away) return this.attempt(from, to);
    this.letGo();
    return Promise.resolve(false);
  }

  /** Try to play from one place to another; the rules answer. */
  attempt(from: string, to: string): Promise<boolean> {
    // Sent first: the kernel thinks while the browser takes the marks away.
    const asked = this.kernel.ask({ kind: "attempt", from, to, turn: this.turns.peek() });
    batch(() => {
      this.lifted.value = null;
      this.over.value = null;
    });
    return asked;
  }

  /** Whether a piece that can be lifted lies on a place. */
  holds(place: string): boolean {
    const { draws_at, touches, lifts } = this.kernel.scene.value;
    if (this.waits.value) return false;
    if (place === draws_at || place in touches) return false;
    if (lifts !== null && !lifts.includes(place)) return false;
    // What lies in the field stays there: a drag moves the window.
    return !this.inner.value?.places[place] && this.#pieceAt(place) !== undefined;
  }

  // The window on a growing table.

  /** The window with what lies in it, as it is seen now. */
  get field(): Field | null {
    const window = this.layout.value.field;
    const inner = this.inner.value;
    if (!window || !inner) return null;
    const camera = this.#goal;
    return { window, inner, place: (box) => boxOnBoard(camera, window, box) };
  }

  inWindow(x: number, y: number): boolean {
    const window = this.layout.value.field;
    if (!window) return false;
    const [left, top, w, h] = window;
    return x >= left && x <= left + w && y >= top && y <= top + h;
  }

  /** The place under a point of the board. */
  placeAt(x: number, y: number): string | null {
    const window = this.layout.value.field;
    const inner = this.inner.value;
    if (window && inner && this.inWindow(x, y)) {
      return placeAt(inner, ...toField(this.camera.peek(), window, x, y), true);
    }
    return placeAt(this.layout.value, x, y);
  }

  zoom(by: number, at?: [number, number]): void {
    const window = this.layout.value.field;
    if (!window) return;
    this.#framed = true;
    this.#look(zoomed(this.#goal, window, by, ...(at ?? [])));
  }

  pan(dx: number, dy: number): void {
    const inner = this.inner.value;
    if (!inner) return;
    this.#framed = true;
    this.#look(panned(this.#goal, inner.fit, dx, dy));
  }

  /** Show all of the table, now and as it grows. */
  fit(): void {
    this.#framed = false;
    const field = this.field;
    if (field) this.#look(fitted(field.window, field.inner.fit), true);
  }

  /** Move the window, if need be, so that a place is seen. */
  uncover(place: string): void {
    const field = this.field;
    const box = field?.inner.places[place];
    if (field && box) this.#look(including(this.#goal, field.window, box), true);
  }

  /** Look elsewhere: at once, or as one follows with the eyes. */
  #look(to: Camera, gently = false): void {
    cancelAnimationFrame(this.#zooming);
    this.#goal = to;
    const from = this.camera.peek();
    if (!gently || (from.zoom === to.zoom && from.x === to.x && from.y === to.y) || calm()) {
      this.camera.value = to;
      return;
    }
    const start = performance.now();
    const frame = (now: number): void => {
      const t = Math.min(1, (now - start) / 260);
      const e = 1 - (1 - t) ** 3;
      this.camera.value = {
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
        zoom: from.zoom * (to.zoom / from.zoom) ** e,
      };
      if (t < 1) this.#zooming = requestAnimationFrame(frame);
    };
    this.#zooming = requestAnimationFrame(frame);
  }

  /** The window fits what there is, as long as nobody moves it and nobody is aiming. */
  #fitByItself(): () => void {
    let before: Box | null = null;
    return effect(() => {
      const window = this.layout.value.field;
      const inner = this.inner.value;
      if (!window || !inner) return;
      const first = before === null || before.join() !== window.join();
      before = window;
      if (first) this.#framed = false;
      if (this.#framed || this.lifted.peek() !== null) return;
      this.#look(fitted(window, inner.fit), !first);
    });
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
    const { ways, actions } = this.kernel.scene.value;
    const from = this.lifted.value;
    const told = from === null ? [...ways, ...actions] : ways.filter((way) => way.from === from);
    this.showLegal.value = !this.showLegal.value;
    this.say(`${this.ui("legal-moves")} ${told.map((way) => way.move).join(", ") || "–"}`);
  }

  #announceScene(): () => void {
    let first = true;
    return effect(() => {
      const { status, hint, told } = this.kernel.scene.value;
      // What somebody holds while another moves stays in hand.
      const held = this.lifted.peek();
      if (held === null || this.#pieceAt(held)?.kind !== this.#kind) this.lifted.value = null;
      this.over.value = null;
      this.info.value = "";
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

/** Whether the reader asked for less motion. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
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
