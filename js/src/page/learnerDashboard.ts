// What this reader knows, on the page of all games: the rules of each game as a map, and beside it
// the principles of playing it well; what is to be gone over again, and a file of it to keep, to hand in, or to take elsewhere. Below that, a class.

import {
  metIn,
  metOf,
  momentsOf,
  NoProgress,
  readProgress,
  reviewOf,
  standingOf,
} from "../learner/learnerModel";
import {
  exportProgress,
  forgetProgress,
  importProgress,
  progress,
  renameLearner,
  storageTrouble,
  watchProgress,
} from "../learner/learnerStorage";
import { ClassDashboard } from "./classDashboard";
import { filled, save } from "./files";
import { idOf } from "./knownIds";

/** Bring that part of a page to life, where it is. */
export function showLearnerDashboard(root: ParentNode): void {
  const mine = root.querySelector<HTMLElement>(".tt-mine");
  if (!mine) return;
  new LearnerDashboard(mine);
  const room = mine.querySelector<HTMLElement>(".tt-class");
  if (room) new ClassDashboard(room);
}

/** Show one of several things that can be said, or none of them. */
function say(where: HTMLElement, what: string | null): void {
  for (const one of where.querySelectorAll<HTMLElement>("[data-said]"))
    one.hidden = one.dataset["said"] !== what;
}

class LearnerDashboard {
  #name: HTMLInputElement;
  /** The file of which it is asked whether it is to be added. */
  #asked = "";
  #told: HTMLElement;

  constructor(readonly el: HTMLElement) {
    this.#name = this.#one("input[data-mine=name]");
    this.#told = this.#one(".tt-mine-told");
    this.#name.addEventListener("change", () => renameLearner(this.#name.value));
    this.#on("save", () => save(fileName(), "application/json", exportProgress()));
    this.#on("print", () => printAlone(el));
    this.#on("forget", () => this.#dialog("forget").showModal());
    this.#on("sure", () => {
      forgetProgress();
      this.#dialog("forget").close();
    });
    this.#on("keep", () => this.#dialog("forget").close());
    this.#on("together", () => {
      this.#dialog("whose").close();
      this.#add(this.#asked);
    });
    this.#on("apart", () => this.#dialog("whose").close());
    const chosen = this.#one<HTMLInputElement>("input[data-mine=load]");
    chosen.addEventListener("change", () => void this.#load(chosen));
    watchProgress(() => this.#show());
    this.#show();
    el.hidden = false;
    this.#lead();
    addEventListener("hashchange", () => this.#lead());
  }

  /** Whoever comes for the map of a game finds it open; until now all of it was hidden. */
  #lead(): void {
    const parts = [this.el, ...this.el.querySelectorAll("details")];
    const meant = parts.find(({ id }) => id !== "" && `#${id}` === location.hash);
    if (meant instanceof HTMLDetailsElement) meant.open = true;
    meant?.scrollIntoView();
  }

  #one<T extends HTMLElement>(what: string): T {
    return this.el.querySelector(what) as T;
  }

  #dialog(what: string): HTMLDialogElement {
    return this.#one(`dialog[data-asks=${what}]`);
  }

  #on(what: string, run: () => void): void {
    this.#one(`button[data-mine=${what}]`).addEventListener("click", run);
  }

  async #load(chosen: HTMLInputElement): Promise<void> {
    const text = await chosen.files?.[0]?.text();
    chosen.value = "";
    if (text === undefined) return;
    const [theirs, mine] = [nameIn(text), progress().name ?? null];
    if (theirs === null || mine === null || theirs === mine) {
      this.#add(text);
      return;
    }
    // What two people know is not put together unasked.
    this.#asked = text;
    const dialog = this.#dialog("whose");
    for (const said of dialog.querySelectorAll<HTMLElement>("[data-text]"))
      said.textContent = filled(said, { file: theirs, name: mine });
    dialog.showModal();
  }

  #add(text: string): void {
    try {
      importProgress(text);
      say(this.#told, "loaded");
    } catch (fault) {
      say(this.#told, fault instanceof NoProgress && fault.why === "newer" ? "later" : "no-file");
    }
  }

  /** Say of a line of the map whether it is to be gone over again. */
  #markDue(rule: HTMLElement, isDue: boolean): void {
    rule.classList.toggle("tt-due", isDue);
    const sign = rule.querySelector(".tt-due-sign");
    if (!isDue) sign?.remove();
    if (!isDue || sign) return;
    const made = document.createElement("small");
    made.className = "tt-due-sign";
    const { content } = this.#one<HTMLTemplateElement>("template[data-word=due]");
    made.append(content.cloneNode(true));
    rule.append(made);
  }

  #show(): void {
    const known = progress();
    const now = Math.floor(Date.now() / 1000);
    this.#name.value = known.name ?? "";
    const trouble = storageTrouble();
    if (trouble) say(this.#told, trouble);
    const due = new Map<string, Set<string>>();
    for (const part of this.el.querySelectorAll<HTMLElement>("[data-of]")) {
      const game = part.dataset["of"] ?? "";
      due.set(game, new Set(reviewOf(known, game, now)));
      for (const one of part.querySelectorAll<HTMLElement>("[data-standing]")) {
        const id = idOf(one);
        one.dataset["standing"] = standingOf(momentsOf(known, game, id));
        this.#markDue(one, due.get(game)?.has(id) === true);
      }
      // What is gained is told, and not how much is left.
      for (const [what, where] of [
        ["rule", "mine"],
        ["principle", "well"],
      ] as const) {
        const all = [...part.querySelectorAll<HTMLElement>(`[data-${what}]`)];
        const { met, known: sure } = metOf(known, game, all.map(idOf));
        countIn(part, `.tt-${where}-met`, met);
        countIn(part, `.tt-${where}-count`, sure);
      }
    }
    const some = [...due.values()].some((ids) => ids.size > 0);
    for (const one of this.el.querySelectorAll<HTMLElement>("[data-review]"))
      one.hidden = !due.get(one.dataset["game"] ?? "")?.has(one.dataset["review"] ?? "");
    for (const part of this.el.querySelectorAll<HTMLElement>("[data-due]"))
      part.hidden = !part.querySelector("[data-review]:not([hidden])");
    this.#one(".tt-mine-due").hidden = !some;
    // Whoever has met nothing yet is not told that there is nothing to go over.
    const begun = Object.keys(known.games).some((game) => metIn(known, game).length > 0);
    this.#one(".tt-mine-none").hidden = some || !begun;
    this.#one(".tt-mine-new").hidden = some || begun;
  }
}

/** Tell a count, unless it is none. */
function countIn(part: HTMLElement, what: string, count: number): void {
  for (const one of part.querySelectorAll<HTMLElement>(what)) {
    one.hidden = count === 0;
    for (const said of one.querySelectorAll<HTMLElement>("[data-text]"))
      said.textContent = filled(said, { count: `${count}` });
  }
}

/** Print a part of the page without what stands around it. */
function printAlone(el: HTMLElement): void {
  const around: Element[] = [];
  for (let at: Element = el; at.parentElement && at !== document.body; at = at.parentElement)
    around.push(...[...at.parentElement.children].filter((one) => one !== at));
  for (const one of around) one.classList.add("tt-unprinted");
  print();
  for (const one of around) one.classList.remove("tt-unprinted");
}

/** Whose file it is, if it is one and says so. */
function nameIn(text: string): string | null {
  try {
    return readProgress(JSON.parse(text)).name ?? null;
  } catch {
    return null;
  }
}

function fileName(): string {
  const name = (progress().name ?? "").replace(/[^\p{L}\p{N} _-]/gu, "").trim();
  return name ? `tritables ${name}.json` : "tritables.json";
}
