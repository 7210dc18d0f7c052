// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Rulebook } from "../../src/panels/rulebook";
import type { Rule } from "../../src/protocol/generated/scene";
import { opened } from "../stage";

const rule = (id: string, title: string, text: string): Rule => ({
  id,
  kind: "source",
  by: null,
  title,
  text,
  why: null,
});

const RULES = [
  rule("run", "Courir", "Les pierres avancent."),
  rule("stop", "S’arrêter", "Le jet s’arrête à la barre."),
  rule("odd", "Reste", "Rien d’autre."),
];
const GROUPS = [
  { title: "Départ", rules: ["stop"] },
  { title: "Route", rules: ["run"] },
  { title: null, rules: ["odd"] },
];

let stage: ReturnType<typeof opened>;

function open(groups = GROUPS, wanted: string | null = null): void {
  stage = opened();
  const { words } = stage.endpoint;
  words.value = { ...words.peek(), rules: RULES, groups };
  stage.view.rule.value = wanted;
  act(() => render(<Rulebook view={stage.view} />, stage.el));
}

const all = (selector: string) => [...stage.el.querySelectorAll<HTMLElement>(selector)];
const shown = () => all("article").map((one) => one.dataset["rule"]);

function seek(text: string): void {
  const [field] = all("input[type=search]") as HTMLInputElement[];
  if (!field) throw new Error("no field");
  field.value = text;
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

test("the rules stand in the parts in which they are taught, closed at first", () => {
  open();
  expect(all("summary h3").map((one) => one.textContent)).toEqual([
    "Départ",
    "Route",
    "rules-more",
  ]);
  expect(all(".tt-rule-group").map((one) => one.hasAttribute("open"))).toEqual([
    false,
    false,
    false,
  ]);
  expect(shown()).toEqual(["stop", "run", "odd"]);
});

test("the part of a rule that is asked for is open", () => {
  open(GROUPS, "run");
  expect(all("[open] article[data-wanted]").map((one) => one.dataset["rule"])).toEqual(["run"]);
});

test("a game without chapters has one list", () => {
  open([{ title: null, rules: ["run", "stop", "odd"] }]);
  expect(all(".tt-rule-group")).toEqual([]);
  expect(shown()).toEqual(["run", "stop", "odd"]);
});

test("rules are found by words in any order, whatever their accents, and it is said how many", () => {
  open();
  seek("BARRE arreter");
  expect(shown()).toEqual(["stop"]);
  expect(all("[role=status]")[0]?.textContent).toBe("rules-found 1");
  seek("a rre");
  expect(shown()).toEqual(["stop", "run"]);
  seek("nowhere");
  expect(shown()).toEqual([]);
  expect(all("[role=status]")[0]?.textContent).toBe("rules-found 0");
  seek(" ");
  expect(all(".tt-rule-group").length).toBe(3);
});

test("an id is looked for only where ids are shown", () => {
  open();
  seek("odd");
  expect(shown()).toEqual([]);
  const [box] = all("[data-tool=ids]");
  act(() => box?.click());
  expect(shown()).toEqual(["odd"]);
  act(() => box?.click());
});
