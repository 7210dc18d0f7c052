// One view of a table: what is lifted, where the focus is, which dialog is open. Nothing of this
// leaves the browser, and nothing of it is a rule: what may be played is in the scene.

import { batch, computed, effect, type Signal, signal } from "@preact/signals-core";
import { largestShape, type Shape } from "../geometry/boardShape";
import { FieldWindow } from "../geometry/fieldWindow";
import type { Ask, Endpoint } from "../protocol/endpoint";
import type { Layout, Refusal, Way } from "../protocol/generated/scene";
import type { Theme } from "./art";
import { pageTheme } from "./theme";

export type Dialog = "rules" | "share" | "settings" | "new" | "dice" | "contents" | "recap" | null;

/** From this width in pixels on a board is drawn wide, whatever its room is. */
const TALL_BELOW = 520;
/** From this width on the panels stand beside the board. */
const BESIDE_FROM = 800;

/** Milliseconds that what was put down may wait in hand for the answer of the rules. */
const QUICK = 60;

/** How far below the window a board is drawn ahead of time. */
const NEAR = "600px";

/** Where nothing is marked, nothing has to be drawn anew for it. */
const NONE: ReadonlySet<string> = new Set();
const NO_WAYS: ReadonlyMap<string, Way> = new Map();

/** The boards that stand on the page, each by its game and its number among them. */
const standing = new Set<string>();

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
  /** The height in pixels that the style leaves the board above what stands below it. */
  readonly height = signal(Number.POSITIVE_INFINITY);
  /** The height in pixels to which the page binds a table that would take more. */
  readonly bound = signal(Number.POSITIVE_INFINITY);
  /** Whether nothing but the page's width bounds it: neither a host's height nor the screen. */
  readonly free = computed(() => !this.full.value && this.bound.value === Number.POSITIVE_INFINITY);
  /** Whether the board is drawn: as soon as it is near, else when the browser has time. */
  readonly drawn = signal(false);
  /** Whether this table has the whole screen. */
  readonly full = signal(false);
  readonly showLegal = signal(false);
  /** What is said politely, and what is said at once. */
  readonly polite = signal("");
  /** What somebody asked about last: what lies on a place. */
  readonly info = signal("");
  readonly urgent = signal("");
  /** Whether all tools are shown where there are few: in a lesson, and on a phone. */
  readonly tools = signal(false);

  /** The size of the board in both shapes: it is another where more sit at it. */
  readonly #sizes = computed(() => {
    const { wide, tall } = this.endpoint.board.value;
    return `${wide.width} ${wide.height} ${tall.width} ${tall.height}`;
  });
  readonly shape = computed(() => this.shapeIn(this.height.value));
  // In a low box a board beside its panels is about as large as one above them.
  readonly beside = computed(
    () => this.width.value >= Math.min(BESIDE_FROM, 0.9 * this.bound.value + 280),
  );
  readonly theme: Signal<Theme>;
  readonly layout = computed(() => {
    const layout = this.endpoint.board.value[this.shape.value];
    return this.reshape.value?.(layout) ?? layout;
  });
  /** What makes a layout higher, once that is here. */
  readonly reshape = signal<((layout: Layout) => Layout) | undefined>();
  /** How many times as wide as high the board is. */
  readonly ratio = computed(() => this.layout.value.width / this.layout.value.height);
  /** The window on a growing table. */
  readonly fieldWindow: FieldWindow;
  /** The place where the keyboard's focus is, or would come in. */
  readonly focused = computed(() => {
    const [outer, inner] = [this.layout.value.walk, this.fieldWindow.inner.value?.walk ?? []];
    const at = this.focus.value;
    const first = outer.find((id) => this.turnable(id)) ?? outer[0] ?? "";
    return outer.includes(at) || inner.includes(at) ? at : first;
  });
  /** The way that the piece in hand would go if it were put down where it is aimed at. */
  readonly aim = computed<Way | null>(() => {
    const at = this.over.value ?? this.focus.value;
    return this.lifted.value === null ? null : (this.targets.value.get(at) ?? null);
  });
  /** Where the piece in hand may go. */
  readonly targets = computed<ReadonlyMap<string, Way>>(() => {
    const from = this.lifted.value;
    if (from === null) return NO_WAYS;
    const ways = this.endpoint.scene.value.ways.filter((way) => way.from === from);
    return new Map(ways.map((way) => [way.to, way]));
  });
  /**
   * Whether an opponent is on turn and plays by itself: until it has, nothing can be lifted. Where
   * one looks back, nobody does.
   */
  readonly waits = computed(() => {
    const { kinds, paused, replay } = this.endpoint.table.value;
    const { seat, over } = this.endpoint.scene.value;
    return !over && !paused && !replay && seat !== null && (kinds[seat] ?? "person") !== "person";
  });
  /** Places with a piece that may move. */
  readonly sources = computed<ReadonlySet<string>>(() =>
    this.waits.value ? NONE : new Set(this.endpoint.scene.value.ways.map((way) => way.from)),
  );
  /** Places where a touch plays: the move of what lies there, or a throw of the dice. */
  readonly plays = computed<ReadonlySet<string>>(() => {
    const { chance, draws_at, actions, touches } = this.endpoint.scene.value;
    const moves = new Set(actions.map(({ move }) => move));
    const places = Object.keys(touches).filter((place) => moves.has(touches[place] ?? ""));
    return new Set(chance && !this.waits.value && draws_at ? [...places, draws_at] : places);
  });
  /** Whether no move is behind the position that is shown, and whether none is ahead of it. */
  readonly first = computed(() => this.endpoint.table.value.at === 0);
  readonly last = computed(() => this.endpoint.table.value.at === this.endpoint.table.value.plies);
  /** Whether a step is watched move by move, and there are some to come. */
  readonly shows = computed(() => {
    const { chapter, task } = this.endpoint.table.value;
    return chapter?.steps[chapter.at]?.kind === "show" && task !== null && !this.last.value;
  });
  /** Whether a question stands on the board: its places answer it, and nothing is lifted. */
  readonly asks = computed(() => this.endpoint.table.value.question?.open === true);
  /** Where something can be done, in a lesson where no help says more: with what is in hand, else
      with what can be lifted and, where that is nothing, by a touch. */
  readonly ready = computed<ReadonlySet<string>>(() => {
    const { chapter, task, help } = this.endpoint.table.value;
    const leads = chapter != null && task?.done === false && !task.lost && (help?.degree ?? 0) < 2;
    if (!leads || this.targets.value.size > 0) return NONE;
    return this.sources.value.size > 0 ? this.sources.value : this.plays.value;
  });
  /** The refusal whose marks are on the board: once something else is lifted, they are past. */
  readonly refused = computed<Refusal | null>(() => {
    const { verdict } = this.endpoint.table.value;
    return verdict?.count === this.#past.value ? null : verdict;
  });
  /** The number of the refusal whose reason went out of sight where it was typed. */
  readonly away = signal<number | null>(null);
  /** Whether what is refused was typed: then the reason stands where one types, and is in sight. */
  readonly typed = computed(() => {
    const root = this.el.getRootNode() as Document | ShadowRoot;
    const { verdict } = this.endpoint.table.value;
    if (verdict === null || verdict.count === this.away.value) return false;
    return root.activeElement?.matches("[data-type-move]") === true;
  });
  /** The places that prove the last refusal. */
  readonly witnesses = computed<ReadonlySet<string>>(() => new Set(this.refused.value?.places));
  /** Where the nearest legal moves would have gone. */
  readonly instead = computed<ReadonlySet<string>>(
    () => new Set(this.refused.value?.nearest.map((way) => way.to)),
  );

  /** The piece on top of each place: every place of a board is asked about with every scene. */
  readonly #tops = computed(
    () => new Map(this.endpoint.scene.value.pieces.map((piece) => [piece.place, piece])),
  );
  /** The number of the refusal that was followed by a new attempt. */
  readonly #past = signal<number | null>(null);
  /** What sort of piece is in hand. */
  #kind = "";
  /** Waits while the rules are asked whether what is in hand may go where it was put down. */
  #asked: ReturnType<typeof setTimeout> | undefined;
  /** Which board of its game it is on the page. */
  #nth = 1;
  #stops: (() => void)[] = [];

  constructor(
    readonly endpoint: Endpoint,
    readonly el: HTMLElement,
  ) {
    this.id = `tt-${endpoint.id}`;
    const { game } = endpoint.scene.peek();
    while (standing.has(game + this.#nth)) this.#nth++;
    standing.add(game + this.#nth);
    const inside = computed(() => endpoint.board.value.inner);
    this.fieldWindow = new FieldWindow(this.layout, inside, () => this.lifted.peek() !== null);
    const page = pageTheme(el);
    this.theme = computed(() => {
      const chosen = endpoint.table.value.theme;
      return chosen === "auto" ? page.theme.value : chosen;
    });
    const size = new ResizeObserver(() => this.measure());
    size.observe(el);
    const sight = new IntersectionObserver(
      (entries) => {
        endpoint.visible = entries.at(-1)?.isIntersecting ?? true;
        if (endpoint.visible) this.drawn.value = true;
      },
      { rootMargin: NEAR },
    );
    sight.observe(el);
    this.measure();
    this.#stops.push(
      page.stop,
      () => size.disconnect(),
      () => standing.delete(game + this.#nth),
      () => sight.disconnect(),
      whenIdle(() => {
        // In a chapter that is not shown it waits until that is.
        if (this.width.peek() > 0) this.drawn.value = true;
      }),
      onPrint(() => {
        this.drawn.value = true;
      }),
      this.#followScene(),
      this.fieldWindow.stop,
    );
  }

  close(): void {
    clearTimeout(this.#asked);
    for (const stop of this.#stops) stop();
  }

  /** Measure the room; a view that is not shown keeps the measure it had. */
  measure(): void {
    const width = this.el.clientWidth;
    if (width === 0) return;
    const room = this.el.querySelector(".tt-room");
    batch(() => {
      this.width.value = width;
      if (room)
        this.height.value =
          parseFloat(getComputedStyle(room).maxHeight) || Number.POSITIVE_INFINITY;
    });
  }

  /** The shape in which the board is drawn where it has so much height. */
  shapeIn(height: number): Shape {
    const width = this.width.value;
    if (width === 0 || width >= TALL_BELOW || this.beside.value) return "wide";
    // It stays as it is while what lies on the board makes one or the other shape a little larger.
    this.#sizes.value;
    return largestShape(this.endpoint.board.peek(), width, height);
  }

  /** Touch a place: lift what lies there, put down what is in hand, or throw the dice. */
  touch(place: string): void {
    this.#putDown();
    const scene = this.endpoint.scene.value;
    const from = this.lifted.value;
    this.info.value = "";
    if (this.asks.value) {
      const { kind, choices } = this.endpoint.table.value.question ?? {};
      const choice = choices?.findIndex(({ at, right }) => at === place && right === null) ?? -1;
      if (kind === "find-all") void this.endpoint.ask({ kind: "touch", place });
      else if (choice < 0) this.describe(place);
      else this.press({ kind: "pick", choice });
      return;
    }
    const tries = scene.touches[place];
    if (from === place) {
      if (this.turnable(place)) this.turn(1);
      else this.letGo();
    } else if (tries !== undefined) {
      this.letGo();
      void this.endpoint.ask({ kind: "type", move: tries });
    } else if (place === scene.draws_at && !this.targets.value.has(place)) {
      // Nothing is put down where chance acts: what was in hand goes back first.
      const held = from !== null;
      this.letGo();
      if (scene.chance || !held) void this.endpoint.ask({ kind: "draw" });
    } else if (from !== null) {
      const aims = this.targets.value.has(place);
      if (aims || !this.turnable(from))
        // Where nothing was meant by it, another piece is chosen.
        void this.attempt(from, place).then((free) => {
          if (free && !aims && this.holds(place)) this.lift(place);
        });
      else if (this.turnable(place)) this.lift(place);
      else if (this.fieldWindow.inner.value?.places[place]) this.attempt(from, place);
      else this.letGo();
    } else if (this.holds(place)) {
      this.lift(place);
    } else {
      this.describe(place);
    }
  }

  /** Say what lies on a place, and write it beside the board. */
  describe(place: string): void {
    this.info.value = this.endpoint.scene.value.labels[place] ?? "";
    this.say(this.info.peek());
  }

  lift(place: string): void {
    this.#putDown();
    batch(() => {
      this.turns.value = 0;
      this.info.value = "";
      this.showLegal.value = false;
      this.#past.value = this.endpoint.table.peek().verdict?.count ?? null;
      this.#kind = this.#pieceAt(place)?.kind ?? "";
      this.lifted.value = place;
    });
    if (this.targets.peek().size > 0) this.say(this.ui("lifted"));
  }

  letGo(): void {
    this.#putDown();
    if (this.lifted.value === null) return;
    this.lifted.value = null;
    this.over.value = null;
    this.say(this.ui("let-go"));
  }

  /** Turn the piece in hand, clockwise or back. */
  turn(by: number): void {
    this.#putDown();
    const from = this.lifted.value;
    if (from === null || !this.turnable(from)) return;
    const ways = this.#pieceAt(from)?.turns ?? 1;
    this.turns.value = (this.turns.value + by + ways) % ways;
  }

  /** Whether the piece on a place can be lifted, and turned in hand. */
  turnable(place: string): boolean {
    return (this.#pieceAt(place)?.turns ?? 1) > 1 && this.holds(place);
  }

  /** Go to the field in which a move is typed; a lesson keeps it with its other tools. */
  typeMove(): void {
    this.tools.value = true;
    requestAnimationFrame(() =>
      this.el.querySelector<HTMLInputElement>("[data-type-move]")?.focus(),
    );
  }

  /** What lies so much further on: a step, or past an end of the chapter another of the course. */
  ahead(by: number): Ask | null {
    const { chapter, course } = this.endpoint.table.value;
    if (!chapter) return null;
    const [step, next] = [chapter.at + by, (course?.at ?? 0) + by];
    if (chapter.steps[step]) return { kind: "step", step };
    return course?.contents[next] ? { kind: "chapter", chapter: next } : null;
  }

  /** Go there, if there is something. */
  walk(by: number): void {
    const ask = this.ahead(by);
    if (!ask) return;
    this.press(ask);
    // In one column the task stands above the board: what is new is seen at once.
    if (this.el.getBoundingClientRect().top < 0) this.el.scrollIntoView();
  }

  goStep(step: number): void {
    this.press({ kind: "step", step });
  }

  /** Start a lesson over, or the step that is on the board. */
  startOver(): void {
    this.press({ kind: "new", seed: null, seats: null, options: null });
  }

  /** Do what a button asks; what a touch told is past then. When the button goes with it, the focus
      goes to the board. */
  press(ask: Ask): void {
    this.info.value = "";
    void this.endpoint.ask(ask).then(() =>
      requestAnimationFrame(() => {
        const root = this.el.getRootNode() as Document | ShadowRoot;
        if (root.activeElement && root.activeElement !== document.body) return;
        this.el.querySelector<SVGGElement>(".tt-place[tabindex='0']")?.focus({
          preventScroll: !this.beside.peek(),
        });
      }),
    );
  }

  #pieceAt(place: string) {
    return this.#tops.value.get(place);
  }

  /** Put down what was carried; resolves to whether it may stay where it was dropped. */
  drop(from: string, to: string | null): Promise<boolean> {
    const { draws_at } = this.endpoint.scene.value;
    const away = to === null || to === from || (to === draws_at && !this.targets.value.has(to));
    if (!away) return this.attempt(from, to);
    this.letGo();
    return Promise.resolve(false);
  }

  /** Try to play from one place to another; the rules answer. */
  attempt(from: string, to: string): Promise<boolean> {
    this.#putDown();
    const asked = this.endpoint.ask({ kind: "attempt", from, to, turn: this.turns.peek() });
    // A quick answer is drawn together with what goes from the board when the hand is empty.
    this.#asked = setTimeout(() => this.#putDown(), QUICK);
    void asked.then(() => this.#putDown());
    return asked;
  }

  /** Have nothing in hand any more of which the rules were asked. */
  #putDown(): void {
    if (this.#asked === undefined) return;
    clearTimeout(this.#asked);
    this.#asked = undefined;
    batch(() => {
      this.lifted.value = null;
      this.over.value = null;
    });
  }

  /** Whether a piece that can be lifted lies on a place. */
  holds(place: string): boolean {
    const { draws_at, touches, lifts } = this.endpoint.scene.value;
    if (this.waits.value || this.asks.value) return false;
    if (place === draws_at || place in touches) return false;
    if (lifts !== null && !lifts.includes(place)) return false;
    // What lies in the field stays there: a drag moves the window.
    return !this.fieldWindow.inner.value?.places[place] && this.#pieceAt(place) !== undefined;
  }

  /** Whether the page shows one chapter at a time, and has its name above the board. */
  get paged(): boolean {
    return this.el.closest(".tt-chapter") !== null;
  }

  /** The name of the board in the table's language; each landmark of a page has its own. */
  get title(): string {
    const { title } = this.endpoint.words.value;
    return this.#nth > 1 ? `${title} ${this.#nth}` : title;
  }

  /** A word of the controls in the table's language. */
  ui(name: string): string {
    return this.endpoint.words.value.ui[name] ?? name;
  }

  /** The name of a seat; that of the reader's own is "you". */
  seatName(seat: number): string {
    if (seat === this.endpoint.table.value.you) return this.ui("you");
    return this.endpoint.words.value.seats[seat]?.name ?? "";
  }

  say(text: string): void {
    // The same text twice is spoken twice only when the region changes.
    this.polite.value = this.polite.peek() === text ? `${text}\u00a0` : text;
  }

  openRule(id: string): void {
    this.rule.value = id;
    this.dialog.value = "rules";
  }

  /** What somebody holds while another moves stays in hand; what was asked about is past. */
  #followScene(): () => void {
    return effect(() => {
      this.endpoint.scene.whole.value;
      this.#putDown();
      const held = this.lifted.peek();
      if (held === null || this.#pieceAt(held)?.kind !== this.#kind) this.lifted.value = null;
      this.over.value = null;
      this.info.value = "";
      this.showLegal.value = false;
    });
  }
}

/** Run a task before the page is printed; returns what calls it off. */
function onPrint(task: () => void): () => void {
  addEventListener("beforeprint", task);
  return () => removeEventListener("beforeprint", task);
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
