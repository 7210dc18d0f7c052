// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Answers } from "../../src/activities/lesson/answers";
import { stepByKeys } from "../../src/activities/lesson/chapterKeys";
import { ChapterSteps } from "../../src/activities/lesson/chapterSteps";
import { taught } from "../../src/activities/spokenTexts";
import * as second from "../../src/lazyEntry";
import { AnswerCard, TaskCard } from "../../src/panels/coach";
import type { Chapter, Help, Question, Task } from "../../src/protocol/generated/scene";
import { lazy } from "../../src/view/lazy";
import { opened, wantCalm } from "../stage";

const TASK: Task = {
  title: "Doubles",
  text: "Touch them.",
  step: 0,
  steps: 1,
  done: false,
  lost: false,
  credit: null,
  back: null,
  primary: null,
  tries: [],
};

const HELP: Help = {
  degree: 1,
  most: 2,
  rule: { id: "double", title: "Doubles", text: "Both alike." },
  places: [],
  move: null,
  words: null,
  from: null,
  to: null,
  choices: [],
  told: [],
  figures: [],
};

function chapter(change: Partial<Chapter> = {}): Chapter {
  const step = { kind: "find-all" as const, done: false, wrong: 0, helped: 0 };
  return {
    id: "doubles",
    title: "Doubles",
    core: false,
    number: 6,
    of: 9,
    place: "Chapter 6 of 9",
    at: 1,
    here: "Step 2 of 3",
    steps: [
      { ...step, id: "one", done: true, how: "done" },
      { ...step, id: "two", done: true, wrong: 1, helped: 1, how: "helped" },
      { ...step, id: "three", how: "open" },
    ],
    figure: null,
    lead: null,
    learnt: null,
    rules: [],
    practised: [],
    earlier: [],
    ready: false,
    helps: true,
    seeks: null,
    ...change,
  };
}

function question(change: Partial<Question> = {}): Question {
  return {
    kind: "find-all",
    open: true,
    found: [],
    told: "0 of 2 found",
    choices: [],
    chosen: [],
    about: [],
    outcome: null,
    ...change,
  };
}

let stage: ReturnType<typeof opened>;

function open(asked: Question | null = question(), taught = chapter(), draw?: string): void {
  const table = { chapter: taught, question: asked, task: TASK, help: null };
  stage = opened({ table, scene: draw ? { chance: true, draw } : {} });
  void act(() =>
    render(
      <>
        <ChapterSteps view={stage.view} />
        <Answers view={stage.view} />
      </>,
      stage.el,
    ),
  );
}

const sent = () => stage.model.sent.map(({ view: _, seq: __, ...ask }) => ask);
const all = (selector: string) => [...stage.el.querySelectorAll<HTMLElement>(selector)];

beforeEach(() => wantCalm(true));

afterEach(() => {
  render(null, stage.el);
  stage.close();
  lazy.value = null;
  vi.unstubAllGlobals();
});

describe("a chapter's lead", () => {
  const lead = "Two equal dice are a double.";

  function drawn(taught: Chapter, width = 390, help: Help | null = null): void {
    lazy.value = second;
    const table = { chapter: taught, question: null, task: TASK, help };
    stage = opened({ table, width });
    const { view } = stage;
    void act(() =>
      render(
        <>
          <TaskCard view={view} />
          {!view.beside.value && <AnswerCard view={view} />}
        </>,
        stage.el,
      ),
    );
  }

  test("stands beside the board above the task, and in one column below the board", () => {
    drawn(chapter({ at: 0, lead }), 1280);
    const words = all(".tt-task > p").map((p) => p.textContent.trim());
    expect([words[0], words.at(-1)]).toEqual([lead, TASK.text]);
    drawn(chapter({ at: 0, lead }));
    expect(all(".tt-intro").map((p) => p.textContent.trim())).toEqual([lead]);
    expect(all(".tt-foot .tt-intro").length).toBe(1);
  });

  test("leaves its place below the board to help", () => {
    drawn(chapter({ at: 0, lead }), 390, HELP);
    expect(all(".tt-helped").length).toBe(1);
    expect(all(".tt-intro")).toEqual([]);
  });

  test("is said once, before the task", () => {
    drawn(chapter({ at: 0, lead }));
    expect(taught(stage.view)).toMatch(new RegExp(`${lead} Doubles. Touch them.`));
    expect(taught(stage.view)).toBe("");
    drawn(chapter());
    expect(all(".tt-intro")).toEqual([]);
    expect(taught(stage.view)).not.toContain(lead);
  });
});

describe("an answer", () => {
  const choice = { text: "One", right: null, under: null, at: null };

  test("is not given by the second click of a double one, and is by one click or a key", () => {
    open(question({ kind: "judge", told: null, choices: [choice, { ...choice, text: "Two" }] }));
    const click = (detail: number) =>
      all("[data-choice='1']")[0]?.dispatchEvent(
        new MouseEvent("click", { detail, bubbles: true }),
      );
    click(2);
    expect(sent()).toEqual([]);
    click(1);
    click(0);
    expect(sent()).toEqual([
      { kind: "pick", choice: 1 },
      { kind: "pick", choice: 1 },
    ]);
  });
});

describe("a chapter's steps", () => {
  test("say how each went, and which is here", () => {
    open();
    expect(all(".tt-dot").map((dot) => dot.className.split("tt-dot-")[1])).toEqual([
      "done",
      "helped",
      "open",
    ]);
    expect(all("[aria-current=step]").map((dot) => dot.dataset["step"])).toEqual(["1"]);
  });

  test("of practice, whose place is its title, have that said once", () => {
    open(null, chapter({ title: "Practice: all kinds", place: "Practice: all kinds" }));
    expect(taught(stage.view).match(/Practice: all kinds/g)).toHaveLength(1);
  });

  test.each([
    ["over", false],
    ["missed", false],
    ["mended", true],
    ["example", false],
    ["helped", true],
  ] as const)("of practice tell that one is %s", (how, ticked) => {
    const step = { id: "1", kind: "ask", done: true, wrong: 1, helped: 0 } as const;
    open(null, chapter({ steps: [{ ...step, how }], at: 0 }));
    const [dot] = all(".tt-dot");
    expect(dot?.title).toContain(stage.view.ui(`step-${how}`));
    expect(dot?.querySelector("svg") !== null).toBe(ticked);
  });

  test("of practice are counted without the examples among them", () => {
    const step = { kind: "judge", done: true, wrong: 0, helped: 0 } as const;
    const how = ["done", "example", "open"] as const;
    open(null, chapter({ steps: how.map((how) => ({ ...step, id: how, how })), at: 2 }));
    const told = all(".tt-dot").map((dot) => dot.getAttribute("aria-label"));
    expect(told).toEqual(["1, step-done", "step-example", "2, step-open, step-here"]);
  });

  test("are gone to by keys, but not past the ends nor from a field", () => {
    open(question(), chapter({ at: 2 }));
    const stop = stepByKeys(stage.view);
    const field = document.createElement("input");
    stage.el.append(field);
    const press = (key: string, el: HTMLElement) =>
      el.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("PageDown", stage.el);
    press("[", field);
    expect(sent()).toEqual([]);
    press("[", stage.el);
    press("PageUp", stage.el);
    expect(sent()).toEqual([
      { kind: "step", step: 1 },
      { kind: "step", step: 1 },
    ]);
    stop();
  });
});

describe("a question", () => {
  test("to find places is answered by touching them, and nothing is lifted", () => {
    open();
    expect(stage.view.holds("a")).toBe(false);
    stage.view.touch("a");
    expect(sent()).toEqual([{ kind: "touch", place: "a" }]);
    expect(stage.view.lifted.value).toBeNull();
  });

  test("with answers to choose from describes what is touched", () => {
    const choices = [{ text: "Yes", right: null, under: null, at: null }];
    open(question({ kind: "judge", told: null, choices }));
    stage.view.touch("a");
    expect(sent()).toEqual([]);
    expect(stage.view.info.value).toBe("Point a");
    all("[data-choice]")[0]?.click();
    expect(sent()).toEqual([{ kind: "pick", choice: 0 }]);
  });

  test("about cards takes a card that is touched for its answer, and a wrong one no second time", () => {
    const choice = { text: "", under: null };
    const choices = [
      { ...choice, right: false, at: "a" },
      { ...choice, right: null, at: "b" },
    ];
    open(question({ kind: "mend", told: null, choices, chosen: [0] }));
    stage.view.touch("b");
    expect(sent()).toEqual([{ kind: "pick", choice: 1 }]);
    stage.view.touch("a");
    expect(sent()).toHaveLength(1);
    expect(stage.view.info.value).toBe("Point a");
  });

  test("asks by which rule once a no is pressed, and says nothing before", () => {
    lazy.value = second;
    const choices = ["Yes", "No: r", "No: s"].map((text, nth) => ({
      text,
      right: null,
      under: nth > 0 ? "No" : null,
      at: null,
    }));
    open(question({ kind: "ask", told: null, choices }));
    const said = () => all(".tt-choices button").map((one) => one.textContent.trim());
    expect(said()).toEqual(["Yes", "No"]);
    all("[data-unfold]")[0]?.click();
    expect(sent()).toEqual([]);
    return vi.waitFor(() => expect(said()).toEqual(["Yes", "No: r", "No: s"]));
  });

  test("that was answered wrongly is told at once, and only what is wrong is shut", () => {
    const outcome = {
      right: false,
      text: ["Point a is black."],
      places: ["a"],
      missed: 0,
      figures: [],
      rule: "r",
      name: null,
    };
    const choices = [
      { text: "Yes", right: false, under: null, at: null },
      { text: "No", right: null, under: null, at: null },
    ];
    lazy.value = second;
    open(question({ kind: "judge", told: null, choices, chosen: [0], outcome }));
    expect(stage.view.urgent.value).toContain("Point a is black.");
    expect(all("[data-choice]").map((one) => one.hasAttribute("disabled"))).toEqual([true, false]);
  });

  test("leads on once it has been answered, and its moves are among the tools", () => {
    open(question({ open: false, found: ["a"] }), chapter(), "Throw");
    const buttons = () => all(".tt-answer-bar button").map((one) => one.dataset["tool"]);
    expect(buttons()).toEqual(["go-on"]);
    void act(() => {
      stage.view.tools.value = true;
    });
    expect(buttons()).toEqual(["go-on", "throw"]);
  });

  test("lets pieces move again once it has been answered", () => {
    open(question({ open: false, found: ["a"] }));
    expect(stage.view.holds("a")).toBe(true);
    expect(all("[data-tool=go-on]").length).toBe(1);
  });
});
