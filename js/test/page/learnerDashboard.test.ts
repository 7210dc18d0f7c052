// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";
import { FORMAT } from "../../src/learner/learnerModel";

const DAY = 86_400;
const said = ["loaded", "no-file", "later", "newer", "bad", "full", "forgotten"];
const button = (what: string) => `<button data-mine="${what}"></button>`;
const word = (what: string) =>
  `<template data-word="${what}"><i data-text=" (${what} {file})"></i></template>`;
const NAMES = JSON.stringify({
  en: {
    columns: ["x"],
    yes: "Yes",
    no: "No",
    kinds: { rules: "rule", principles: "idea" },
    held: { g: { h: "You think so." } },
  },
});
const PAGE = `<section class="tt-mine" hidden><input type="text" data-mine="name">
  <div class="tt-mine-due"><ul><li data-review="r" data-game="g" hidden></li></ul>
    <div data-due="principles" hidden><ul><li data-review="p" data-game="g" hidden></li></ul></div></div>
  <p class="tt-mine-none"></p><p class="tt-mine-new"></p>
  <details data-of="g" id="know-g"><span class="tt-mine-met" hidden><b data-text="met: {count}"></b></span><span class="tt-mine-count" hidden><b data-text="{count} well"></b></span><ul>
    <li data-rule="r" data-standing="new"><span class="tt-rule-title">R</span></li><li data-rule="s" data-standing="new"></li></ul>
    <span class="tt-well-met" hidden><b data-text="ideas: {count}"></b></span><span class="tt-well-count" hidden><b data-text="{count} ideas well"></b></span><ul>
    <li data-principle="p" data-standing="new"><span class="tt-rule-title">P</span></li></ul></details>
  <template data-word="due"><small>today</small></template>
  <p class="tt-mine-told">${said.map((one) => `<span data-said="${one}" hidden></span>`).join("")}</p>
  ${["save", "print", "forget", "sure", "keep", "together", "apart"].map(button).join("")}
  <input type="file" data-mine="load"><dialog data-asks="forget"></dialog>
  <dialog data-asks="whose"><span data-text="{file}, {name}"></span></dialog>
  <details class="tt-class"><input type="file" multiple><p class="tt-class-refused" hidden><b></b></p>
    <div class="tt-class-found" hidden><p class="tt-class-read"><span data-text="{count} read"></span></p>
    <p class="tt-class-alike"></p><table class="tt-class-pupils"><tbody></tbody></table>
    <table class="tt-class-rules"><tbody></tbody></table><table class="tt-class-principles"><tbody></tbody></table><button data-names='${NAMES}'></button></div>
    ${["nameless", "nothing", "copy", "shares"].map(word).join("")}</details>
  </section>`;

let learner: typeof import("../../src/learner/learnerStorage");

const one = <T extends HTMLElement>(what: string) => document.querySelector(what) as T;
const learnPrinciple = (id: string, right: boolean) =>
  learner.recordAnswers([
    {
      ...{ game: "g", step: "x", rules: [], principles: [id], right, help: 0, of: 4 },
      ...{ took: null, held: null, done: true },
    },
  ]);
const told = () =>
  [...document.querySelectorAll<HTMLElement>("[data-said]")]
    .filter((el) => !el.hidden)
    .map((el) => el.dataset["said"]);
const learn = (rule: string, right: boolean) =>
  learner.recordAnswers([
    {
      game: "g",
      step: "x",
      rules: [rule],
      principles: [],
      right,
      help: 0,
      of: 4,
      took: null,
      held: null,
      done: true,
    },
  ]);

/** Choose files, as somebody does in the browser's own dialog. */
async function choose(input: HTMLInputElement, ...texts: string[]): Promise<void> {
  const files = texts.map((text, nth) => new File([text], `${nth}.json`));
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new Event("change"));
  await vi.waitFor(() => expect(input.value).toBe(""));
  await new Promise((done) => setTimeout(done, 20));
}

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = PAGE;
  vi.resetModules();
  learner = await import("../../src/learner/learnerStorage");
  (await import("../../src/page/learnerDashboard")).showLearnerDashboard(document);
});

test("the map follows what is learnt, and a mistake comes back a day later", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 3, 12) }); // all on one day
  expect(one(".tt-mine").hidden).toBe(false);
  learn("r", false);
  learn("s", true);
  expect(one("[data-rule=r]").dataset["standing"]).toBe("practice");
  expect(one("[data-rule=s]").dataset["standing"]).toBe("first");
  expect([one(".tt-mine-met").textContent, one(".tt-mine-met").hidden]).toEqual(["met: 2", false]);
  expect(one(".tt-mine-count").hidden).toBe(true);
  for (let minutes = 1; minutes <= 3; minutes += 1) {
    vi.setSystemTime(Date.now() + 60_000);
    learn("s", true);
  }
  expect(one("[data-rule=s]").dataset["standing"]).toBe("known");
  expect(one(".tt-mine-count").hidden).toBe(false);
  expect(one(".tt-mine-count").textContent).toBe("1 well");
  expect([one(".tt-mine-due").hidden, one("[data-review]").hidden]).toEqual([true, true]);
  vi.setSystemTime(Date.now() + 1000 * DAY);
  learner.renameLearner("Emma");
  expect([one(".tt-mine-due").hidden, one("[data-review]").hidden]).toEqual([false, false]);
  expect(one(".tt-mine-none").hidden).toBe(true);
  vi.useRealTimers();
});

test("whoever has met no rule yet is not told that there is nothing to go over", () => {
  expect([one(".tt-mine-none").hidden, one(".tt-mine-new").hidden]).toEqual([true, false]);
  learn("r", true);
  expect([one(".tt-mine-none").hidden, one(".tt-mine-new").hidden]).toEqual([false, true]);
});

test("whoever comes for the map of a game finds it open", () => {
  const map = one<HTMLDetailsElement>("details[data-of=g]");
  map.scrollIntoView = vi.fn();
  expect(map.open).toBe(false);
  location.hash = "#know-g";
  dispatchEvent(new Event("hashchange"));
  expect(map.open).toBe(true);
  expect(map.scrollIntoView).toHaveBeenCalled();
  location.hash = "";
});

test("it is printed alone", () => {
  document.body.insertAdjacentHTML("afterbegin", "<h1></h1>");
  const hidden: boolean[] = [];
  vi.stubGlobal("print", () => {
    for (const what of ["h1", ".tt-mine"])
      hidden.push(one(what).classList.contains("tt-unprinted"));
  });
  one("[data-mine=print]").click();
  expect(hidden).toEqual([true, false]);
  expect(document.querySelector(".tt-unprinted")).toBe(null);
  vi.unstubAllGlobals();
});

test("a name is kept, and one can do without", () => {
  const name = one<HTMLInputElement>("[data-mine=name]");
  name.value = "Emma";
  name.dispatchEvent(new Event("change"));
  expect(learner.progress().name).toBe("Emma");
  name.value = " ";
  name.dispatchEvent(new Event("change"));
  expect(learner.progress().name).toBe(null);
});

test("a file is added, and what is none is refused in words", async () => {
  const input = one<HTMLInputElement>("[data-mine=load]");
  const games = { g: { rules: { r: [{ at: 1, right: true }] } } };
  await choose(input, JSON.stringify({ format: FORMAT, games }));
  expect([told(), one("[data-rule=r]").dataset["standing"]]).toEqual([["loaded"], "first"]);
  await choose(input, "?");
  expect(told()).toEqual(["no-file"]);
  await choose(input, '{"format":"tritables-progress/9"}');
  expect(told()).toEqual(["later"]);
});

test("a file brings lessons along, of which the latest counts", async () => {
  const left = (n: number, at: number) => ({ at, saved: { n } });
  const place = (name: string) =>
    JSON.parse(localStorage.getItem(`tritables lesson ${name}`) ?? "");
  localStorage.setItem("tritables lesson a", JSON.stringify(left(1, 50)));
  localStorage.setItem("tritables lesson b", JSON.stringify(left(2, 50)));
  const lessons = { a: left(3, 49), b: left(4, 51), c: left(5, 1) };
  const input = one<HTMLInputElement>("[data-mine=load]");
  await choose(input, JSON.stringify({ format: FORMAT, games: {}, lessons }));
  expect(told()).toEqual(["loaded"]);
  expect(["a", "b", "c"].map((name) => place(name).saved.n)).toEqual([1, 4, 5]);
  expect(JSON.parse(learner.exportProgress()).lessons.b).toEqual(left(4, 51));
  await choose(input, JSON.stringify({ format: FORMAT, games: {}, lessons: { a: 1 } }));
  expect(told()).toEqual(["no-file"]);
});

test("all is forgotten after one question", () => {
  const dialog = one<HTMLDialogElement>("dialog[data-asks=forget]");
  dialog.showModal = vi.fn();
  dialog.close = vi.fn();
  learn("r", true);
  one("[data-mine=forget]").click();
  expect(dialog.showModal).toHaveBeenCalledOnce();
  one("[data-mine=keep]").click();
  expect(localStorage).toHaveLength(1);
  one("[data-mine=sure]").click();
  expect(localStorage).toHaveLength(0);
  expect([told(), one("[data-rule=r]").dataset["standing"]]).toEqual([["forgotten"], "new"]);
});

test("what two people know is put together only if that is meant", async () => {
  const dialog = one<HTMLDialogElement>("dialog[data-asks=whose]");
  dialog.showModal = vi.fn();
  dialog.close = vi.fn();
  learner.renameLearner("Noah");
  const games = { g: { rules: { r: [{ at: 1, right: true }] } } };
  const input = one<HTMLInputElement>("[data-mine=load]");
  await choose(input, JSON.stringify({ format: FORMAT, name: "Emma", games }));
  expect(dialog.showModal).toHaveBeenCalledOnce();
  expect(dialog.textContent).toBe("Emma, Noah");
  one("[data-mine=apart]").click();
  expect([told(), learner.progress().games]).toEqual([[], {}]);
  one("[data-mine=together]").click();
  expect(told()).toEqual(["loaded"]);
  expect(learner.progress()).toMatchObject({ name: "Noah", games: { g: {} } });
});

const rows = (what: string) =>
  [...document.querySelectorAll(`.${what} tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

test("principles of play have a section of their own, on the map and of what is due", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 3, 12) });
  learn("r", true);
  expect(one(".tt-well-met").hidden).toBe(true);
  learnPrinciple("p", false);
  expect(one("[data-principle=p]").dataset["standing"]).toBe("practice");
  expect([one(".tt-well-met").textContent, one(".tt-mine-met").textContent]).toEqual([
    ...["ideas: 1", "met: 1"],
  ]);
  expect(one("[data-due=principles]").hidden).toBe(true);
  vi.setSystemTime(Date.now() + DAY * 1000);
  learner.renameLearner("Emma");
  expect(one("[data-due=principles]").hidden).toBe(false);
  expect(one("[data-review=p]").hidden).toBe(false);
  expect(one("[data-principle=p] .tt-due-sign").textContent).toBe("today");
  vi.useRealTimers();
});

test("a class is told from its files, of which some may be none", async () => {
  const pupil = (at: number, right: boolean, name?: string) =>
    JSON.stringify({
      format: FORMAT,
      name,
      games: {
        g: {
          rules: {
            r: [{ at, right, took: 1000 * at, ...(right ? {} : { held: "h" }) }],
            odd: [{ at, right: true }],
          },
          ...(name === undefined ? {} : { principles: { p: [{ at, right: false }] } }),
        },
      },
    });
  const none = JSON.stringify({ format: FORMAT, name: "Noor", games: {} });
  const [emma, noah] = [pupil(2, false, "Emma"), pupil(3, true)];
  await choose(one<HTMLInputElement>(".tt-class input"), emma, "{}", noah, none, emma);
  expect(one(".tt-class-read").textContent).toBe("4 read");
  expect(rows("tt-class-pupils")).toEqual([
    ["Emma0.json (copy 4.json)", "3", "3", "1", "2", "3", "0:02"],
    [" (nameless )2.json", "2", "2", "2", "0", "2", "0:03"],
    ["Noor3.json (nothing )", "0", "0", "0", "0", "0", "–"],
    ["Emma4.json (shares 0.json)", "3", "3", "1", "2", "3", "0:02"],
  ]);
  const once = [
    ["R1 × “You think so.”", "2", "2", "1", "1", "2", "0:03"],
    ["g: odd", "2", "2", "2", "0", "2", "–"],
  ];
  expect(rows("tt-class-rules")).toEqual(once);
  expect(rows("tt-class-principles")).toEqual([["P", "1", "1", "0", "1", "1", "–"]]);
  expect(one(".tt-class-principles").hidden).toBe(false);
  one<HTMLInputElement>(".tt-class-pupils input").click();
  expect(rows("tt-class-rules")[0]).toEqual([
    ...["R2 × “You think so.”", "3", "3", "1", "2", "3", "0:02"],
  ]);
  expect([one(".tt-class-refused").hidden, one(".tt-class-alike").hidden]).toEqual([false, false]);
  expect(one(".tt-class-refused b").textContent).toBe("1.json");
  expect(one(".tt-class-found").hidden).toBe(false);
});
