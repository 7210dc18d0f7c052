// A class, from the files that its pupils hand in: who they are, and which rule or principle is hard for them.

import {
  csvOf,
  hardest,
  type Names,
  type Pupil,
  pupilsOf,
  type RuleInClass,
} from "../learner/classFigures";
import {
  KINDS,
  type Kind,
  type Progress,
  readProgress,
  type Standing,
} from "../learner/learnerModel";
import { filled, save } from "./files";
import { idOf } from "./knownIds";

/** What a spreadsheet takes for the sign that letters beyond English are as they should be. */
const MARK = "\ufeff";

/** The words of the report in a language. */
interface Words {
  columns: string[];
  yes: string;
  no: string;
  kinds: Record<Kind, string>;
  held: Record<string, Record<string, string>>;
}

export class ClassDashboard {
  #pupils = new Map<string, Progress>();
  /** The files that are left out. */
  #out = new Set<string>();

  constructor(readonly el: HTMLElement) {
    const files = this.#one<HTMLInputElement>("input[type=file]");
    files.addEventListener("change", () => void this.#take(files));
    this.#one("button").addEventListener("click", () =>
      save("class.csv", "text/csv", MARK + csvOf(this.#counted(), this.#names())),
    );
  }

  #one<T extends HTMLElement>(what: string): T {
    return this.el.querySelector(what) as T;
  }

  async #take(chosen: HTMLInputElement): Promise<void> {
    const files = [...(chosen.files ?? [])];
    // The same files can be chosen once more.
    chosen.value = "";
    this.#pupils.clear();
    const refused: string[] = [];
    for (const file of files) {
      try {
        this.#pupils.set(file.name, readProgress(JSON.parse(await file.text())));
      } catch {
        refused.push(file.name);
      }
    }
    const note = this.#one(".tt-class-refused");
    note.hidden = refused.length === 0;
    (note.querySelector("b") as HTMLElement).textContent = refused.join(", ");
    const pupils = pupilsOf(this.#pupils);
    this.#out = new Set(pupils.filter(({ copy }) => copy !== null).map(({ file }) => file));
    this.#one(".tt-class-found").hidden = this.#pupils.size === 0;
    this.#one(".tt-class-alike").hidden = pupils.every(({ shares }) => shares.length === 0);
    for (const said of this.el.querySelectorAll<HTMLElement>(".tt-class-read [data-text]"))
      said.textContent = filled(said, { count: String(this.#pupils.size) });
    this.#one(".tt-class-pupils tbody").replaceChildren(...pupils.map((one) => this.#pupil(one)));
    this.#tellRules();
  }

  #counted(): Map<string, Progress> {
    return new Map([...this.#pupils].filter(([file]) => !this.#out.has(file)));
  }

  /** A line of the list of pupils, with whether they count. */
  #pupil(pupil: Pupil): HTMLElement {
    const { file, name, met, asked, first, practice, answers, took, copy, shares } = pupil;
    const box = document.createElement("input");
    box.type = "checkbox";
    box.checked = !this.#out.has(file);
    box.addEventListener("change", () => {
      if (box.checked) this.#out.delete(file);
      else this.#out.add(file);
      this.#tellRules();
    });
    const called = document.createElement("label");
    called.append(box, name ?? this.#word("nameless"));
    const from = document.createElement("small");
    from.textContent = file;
    const head = heading(called, from);
    if (met === 0) head.append(this.#word("nothing"));
    else if (copy) head.append(this.#word("copy", copy));
    else if (shares.length > 0) head.append(this.#word("shares", shares.join(", ")));
    return line(head, [met, asked, first, practice, answers, timeOf(took)]);
  }

  #tellRules(): void {
    for (const kind of KINDS) {
      const found = hardest(this.#counted(), kind).map((one) => this.#rule(one));
      this.#one(`.tt-class-${kind} tbody`).replaceChildren(...found);
      // Rules are always told of; principles only where somebody was asked about one.
      this.#one(`.tt-class-${kind}`).hidden = kind === "principles" && found.length === 0;
    }
  }

  /** A line of a list of rules or principles, with what most of those seem to think who are wrong. */
  #rule(found: RuleInClass): HTMLElement {
    const { game, rule, met, asked, first, practice, answers, took, held } = found;
    const head = heading(this.#titles(game, rule));
    if (held !== null) head.append(this.#held(game, held.id, held.pupils));
    return line(head, [met, asked, first, practice, answers, timeOf(took)]);
  }

  /** What pupils were told who seemed to hold a wrong rule, in every language, and how many. */
  #held(game: string, id: string, pupils: number): Node {
    const made = document.createElement("span");
    for (const [lang, { held }] of Object.entries(this.#words())) {
      const said = document.createElement("span");
      said.lang = said.dataset["for"] = lang;
      said.textContent = `${pupils} × “${held[game]?.[id] ?? id}”`;
      made.append(said);
    }
    return made;
  }

  /** The words of the report, by language. */
  #words(): Record<string, Words> {
    return JSON.parse(this.#one("button").dataset["names"] ?? "{}");
  }

  /** Words that stand in the page for that, in every language. */
  #word(what: string, file = ""): Node {
    const template = this.#one<HTMLTemplateElement>(`template[data-word=${what}]`);
    const made = document.createElement("span");
    made.append(template.content.cloneNode(true));
    for (const said of made.querySelectorAll<HTMLElement>("[data-text]"))
      said.textContent = filled(said, { file });
    return made;
  }

  /** What the page calls a rule or a principle, in every language; else its id. */
  #titles(game: string, rule: string): Node {
    const title = known(game, rule)?.querySelector(".tt-rule-title");
    return title ? title.cloneNode(true) : document.createTextNode(`${game}: ${rule}`);
  }

  /** What things are called in the language of the page. */
  #names(): Names {
    const { lang } = document.documentElement;
    const all = this.#words();
    const { columns, yes, no, kinds, held } = all[lang] ?? (Object.values(all)[0] as Words);
    const said = (el: Element | null | undefined, id: string): string =>
      (el?.querySelector(`[lang="${lang}"]`) ?? el)?.textContent?.trim() || id;
    const part = (game: string) => mapOf(game)?.querySelector("[data-title]");
    const sign = (id: Standing) => document.querySelector(`.tt-mine .tt-standing[data-is="${id}"]`);
    return {
      columns,
      yes,
      no,
      game: (id) => said(part(id), id),
      kind: (id) => kinds[id],
      rule: (game, id) => said(known(game, id)?.querySelector(".tt-rule-title"), id),
      held: (game, id) => held[game]?.[id] ?? id,
      standing: (id) => said(sign(id), id),
    };
  }
}

/** The map of a game's rules on this page. */
function mapOf(game: string): HTMLElement | undefined {
  const maps = [...document.querySelectorAll<HTMLElement>(".tt-mine [data-of]")];
  return maps.find((one) => one.dataset["of"] === game);
}

function known(game: string, rule: string): HTMLElement | undefined {
  const all = [...(mapOf(game)?.querySelectorAll<HTMLElement>("[data-standing]") ?? [])];
  return all.find((one) => idOf(one) === rule);
}

/** The head of a line. Roles are written out, for a phone lays tables out as something else. */
function heading(...parts: Node[]): HTMLElement {
  const head = document.createElement("th");
  head.scope = "row";
  head.role = "rowheader";
  head.append(...parts);
  return head;
}

/** Milliseconds as minutes and seconds; nothing where they are not known. */
function timeOf(took: number | null): string {
  if (took === null) return "–";
  const seconds = Math.round(took / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function line(head: HTMLElement, counts: readonly (number | string)[]): HTMLElement {
  const row = document.createElement("tr");
  row.role = "row";
  const cells = counts.map((count) => {
    const cell = document.createElement("td");
    cell.role = "cell";
    cell.textContent = String(count);
    return cell;
  });
  row.append(head, ...cells);
  return row;
}
