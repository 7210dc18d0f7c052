// What this reader knows, on the page of all games: the rules of each game as a map, what is to be
// gone over again, and a file of it to keep, to hand in, or to take elsewhere. Below that, a class.

import { momentsOf, NoProgress, type Progress, read, reviewOf, standingOf } from "../known";
import { call, file, forget, load, progress, troubled, watch } from "../learner";
import { csvOf, hardest } from "../pupils";

/** Bring that part of a page to life, where it is. */
export function showMine(root: ParentNode): void {
  const mine = root.querySelector<HTMLElement>(".tt-mine");
  if (!mine) return;
  new Mine(mine);
  const room = mine.querySelector<HTMLElement>(".tt-class");
  if (room) new ClassRoom(room);
}

/** Save a text as a file. */
function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Show one of several things that can be said, or none of them. */
function say(where: HTMLElement, what: string | null): void {
  for (const one of where.querySelectorAll<HTMLElement>("[data-said]"))
    one.hidden = one.dataset["said"] !== what;
}

class Mine {
  #name: HTMLInputElement;
  #told: HTMLElement;

  constructor(readonly el: HTMLElement) {
    this.#name = this.#one("input[data-mine=name]");
    this.#told = this.#one(".tt-mine-told");
    this.#name.addEventListener("change", () => call(this.#name.value));
    this.#on("save", () => save(fileName(), "application/json", file()));
    this.#on("print", () => print());
    this.#on("forget", () => this.#one<HTMLDialogElement>("dialog").showModal());
    this.#on("sure", () => {
      forget();
      this.#one<HTMLDialogElement>("dialog").close();
    });
    this.#on("keep", () => this.#one<HTMLDialogElement>("dialog").close());
    const chosen = this.#one<HTMLInputElement>("input[data-mine=load]");
    chosen.addEventListener("change", () => void this.#load(chosen));
    watch(() => this.#show());
    this.#show();
    el.hidden = false;
  }

  #one<T extends HTMLElement>(what: string): T {
    return this.el.querySelector(what) as T;
  }

  #on(what: string, run: () => void): void {
    this.#one(`button[data-mine=${what}]`).addEventListener("click", run);
  }

  async #load(chosen: HTMLInputElement): Promise<void> {
    const text = await chosen.files?.[0]?.text();
    chosen.value = "";
    if (text === undefined) return;
    try {
      load(text);
      say(this.#told, "loaded");
    } catch (fault) {
      say(this.#told, fault instanceof NoProgress && fault.why === "newer" ? "later" : "no-file");
    }
  }

  #show(): void {
    const known = progress();
    const now = Math.floor(Date.now() / 1000);
    this.#name.value = known.name ?? "";
    const trouble = troubled();
    if (trouble) say(this.#told, trouble);
    const due = new Map<string, Set<string>>();
    for (const part of this.el.querySelectorAll<HTMLElement>("[data-of]")) {
      const game = part.dataset["of"] ?? "";
      due.set(game, new Set(reviewOf(known, game, now)));
      let right = 0;
      for (const rule of part.querySelectorAll<HTMLElement>("[data-rule]")) {
        const id = rule.dataset["rule"] ?? "";
        const standing = standingOf(momentsOf(known, game, id));
        rule.dataset["standing"] = standing;
        rule.classList.toggle("tt-due", due.get(game)?.has(id));
        if (standing === "first" || standing === "known") right += 1;
      }
      for (const count of part.querySelectorAll(".tt-mine-count")) count.textContent = `${right}`;
    }
    const some = [...due.values()].some((rules) => rules.size > 0);
    for (const one of this.el.querySelectorAll<HTMLElement>("[data-review]"))
      one.hidden = !due.get(one.dataset["game"] ?? "")?.has(one.dataset["review"] ?? "");
    this.#one(".tt-mine-due").hidden = !some;
    this.#one(".tt-mine-none").hidden = some;
  }
}

function fileName(): string {
  const name = (progress().name ?? "").replace(/[^\p{L}\p{N} _-]/gu, "").trim();
  return name ? `tritables ${name}.json` : "tritables.json";
}

class ClassRoom {
  #pupils = new Map<string, Progress>();

  constructor(readonly el: HTMLElement) {
    const files = this.el.querySelector("input") as HTMLInputElement;
    files.addEventListener("change", () => void this.#take([...(files.files ?? [])]));
    const csv = this.el.querySelector("button") as HTMLButtonElement;
    csv.addEventListener("click", () => save("class.csv", "text/csv", csvOf(this.#pupils)));
  }

  async #take(files: readonly File[]): Promise<void> {
    this.#pupils.clear();
    const refused: string[] = [];
    for (const file of files) {
      try {
        this.#pupils.set(file.name, read(JSON.parse(await file.text())));
      } catch {
        refused.push(file.name);
      }
    }
    const note = this.el.querySelector(".tt-class-refused") as HTMLElement;
    note.hidden = refused.length === 0;
    (note.querySelector("b") as HTMLElement).textContent = refused.join(", ");
    (this.el.querySelector(".tt-class-found") as HTMLElement).hidden = this.#pupils.size === 0;
    (this.el.querySelector("tbody") as HTMLElement).replaceChildren(
      ...hardest(this.#pupils).map(({ game, rule, met, asked, first, practice }) => {
        const row = document.createElement("tr");
        const head = document.createElement("th");
        head.scope = "row";
        head.append(this.#titles(game, rule));
        const cells = [met, asked, first, practice].map((count) => {
          const cell = document.createElement("td");
          cell.textContent = String(count);
          return cell;
        });
        row.append(head, ...cells);
        return row;
      }),
    );
  }

  /** What the page calls a rule, in every language; its id where it does not know it. */
  #titles(game: string, rule: string): Node {
    const known = [...document.querySelectorAll<HTMLElement>(".tt-mine [data-rule]")].find(
      (one) =>
        one.dataset["rule"] === rule &&
        one.closest<HTMLElement>("[data-of]")?.dataset["of"] === game,
    );
    const title = known?.querySelector(".tt-rule-title");
    return title ? title.cloneNode(true) : document.createTextNode(`${game}: ${rule}`);
  }
}
