// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Answers } from "../../src/activities/lesson/answers";
import { stepByKeys } from "../../src/activities/lesson/chapterKeys";
import { ChapterSteps } from "../../src/activities/lesson/chapterSteps";
import { CourseBar, CourseContents, CourseRecap } from "../../src/activities/lesson/courseContents";
import * as second from "../../src/lazyEntry";
import { recordAnswers } from "../../src/learner/learnerStorage";
import type {
  Chapter,
  Course,
  CourseChapter,
  Recap as RecapData,
} from "../../src/protocol/generated/scene";
import { registerLesson } from "../../src/view/boardsOfPage";
import { lazy } from "../../src/view/lazy";
import type { View } from "../../src/view/view";
import { opened, wantCalm } from "../stage";

function line(id: string, state: CourseChapter["state"] = "open"): CourseChapter {
  return { id, title: id.toUpperCase(), core: false, state, told: "2 steps", learnt: null };
}

function course(change: Partial<Course> = {}): Course {
  return {
    at: 1,
    plays: false,
    place: "Contents · 2 of 3",
    contents: [line("one", "done"), line("two", "started"), line("three")],
    onward: { chapter: 2, text: "Next chapter: THREE" },
    recap: null,
    ...change,
  };
}

function chapter(change: Partial<Chapter> = {}): Chapter {
  const step = { kind: "do" as const, done: true, wrong: 0, helped: 0, how: "done" as const };
  return {
    id: "two",
    title: "TWO",
    core: false,
    number: 2,
    of: 3,
    place: "Chapter 2 of 3",
    at: 1,
    here: "Step 2 of 2",
    steps: [
      { ...step, id: "a" },
      { ...step, id: "b" },
    ],
    figure: null,
    lead: null,
    learnt: "What was learnt.",
    rules: ["run"],
    practised: ["run"],
    earlier: [],
    ready: false,
    helps: true,
    seeks: null,
    ...change,
  };
}

const TASK = {
  title: "T",
  text: "",
  step: 1,
  steps: 1,
  done: true,
  lost: false,
  credit: null,
  back: null,
  primary: null,
  tries: [],
};
const RECAP: RecapData = {
  title: "All of it!",
  text: "Steps done: 6.",
  next: { game: "other", text: "The next game: Other", page: null },
};

let stage: ReturnType<typeof opened>;

function open(around: Course | null, taught: Chapter | null = chapter()): void {
  stage = opened({
    table: { course: around, chapter: taught, task: taught && TASK, question: null, help: null },
  });
  void act(() =>
    render(
      <>
        <CourseBar view={stage.view} />
        <ChapterSteps view={stage.view} />
        <Answers view={stage.view} />
        <CourseContents view={stage.view} />
        <CourseRecap view={stage.view} />
      </>,
      stage.el,
    ),
  );
}

const sent = () => stage.model.asked;
const all = (selector: string) => [...stage.el.querySelectorAll<HTMLElement>(selector)];
const tool = (name: string) => all(`[data-tool="${name}"]`)[0];

beforeEach(() => {
  wantCalm(true);
  lazy.value = second;
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  lazy.value = null;
  vi.unstubAllGlobals();
});

test("a question that was answered shows the rule that it rests on", () => {
  const outcome = {
    right: true,
    text: [],
    places: [],
    missed: 0,
    figures: [],
    rule: "run",
    name: null,
  };
  const question = {
    kind: "judge" as const,
    open: false,
    found: [],
    told: null,
    choices: [],
    chosen: [],
    about: [],
    outcome,
  };
  stage = opened({
    table: {
      course: null,
      chapter: chapter({ learnt: null }),
      task: TASK,
      question,
      help: null,
    },
  });
  void act(() => render(<Answers view={stage.view} />, stage.el));
  expect(all("[data-rule]").map((one) => one.dataset["rule"])).toEqual(["run"]);
});

test("what is to be tried although no rule allows it is a button", () => {
  stage = opened({
    table: {
      course: null,
      chapter: chapter(),
      task: { ...TASK, done: false, tries: [{ move: "buy", text: "Buy a tile" }] },
      question: null,
      help: null,
    },
  });
  void act(() => render(<Answers view={stage.view} />, stage.el));
  const [button] = all("[data-try]");
  expect(button?.textContent).toBe("Buy a tile");
  button?.click();
  expect(sent()).toEqual([{ kind: "type", move: "buy" }]);
});

describe("the contents of a course", () => {
  test("open from a button that says where one is", () => {
    open(course());
    expect(tool("contents")?.textContent).toContain("Contents · 2 of 3");
    tool("contents")?.click();
    expect(stage.view.dialog.value).toBe("contents");
  });

  test("say how far each chapter is, and which is here", () => {
    open(course());
    expect(all("[data-chapter]").map((one) => one.className)).toEqual([
      "tt-is-done",
      "tt-is-started",
      "tt-is-open",
    ]);
    expect(all("[data-chapter][aria-current=true]").map((one) => one.dataset["chapter"])).toEqual([
      "1",
    ]);
  });

  test("lead to a chapter, and to a game", () => {
    open(course());
    stage.view.dialog.value = "contents";
    all("[data-chapter]")[2]?.click();
    expect(stage.view.dialog.value).toBeNull();
    tool("play-now")?.click();
    expect(sent()).toEqual([{ kind: "chapter", chapter: 2 }, { kind: "play" }]);
  });

  test("are not there where a chapter stands alone", () => {
    open(null);
    expect(tool("contents")).toBeUndefined();
    expect(all(".tt-learnt").length).toBe(1);
    expect(tool("onward")).toBeUndefined();
  });
});

describe("at the ends of a chapter", () => {
  test("the arrows and the keys lead to the chapters beside it", () => {
    open(course(), chapter({ at: 1 }));
    const stop = stepByKeys(stage.view);
    const press = (key: string) =>
      stage.el.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("PageDown");
    press("[");
    stop();
    expect(sent()).toEqual([
      { kind: "chapter", chapter: 2 },
      { kind: "step", step: 0 },
    ]);
  });

  test("the first chapter has none before it, and the last none after it", () => {
    open(course({ at: 2 }));
    expect(stage.view.ahead(1)).toBeNull();
    stage.close();
    open(course({ at: 0 }), chapter({ at: 0 }));
    expect(stage.view.ahead(-1)).toBeNull();
    expect(tool("step-back")?.hasAttribute("disabled")).toBe(true);
  });

  test("what was learnt is told, with the way onward", () => {
    open(course());
    expect(all(".tt-learnt")[0]?.textContent).toContain("What was learnt.");
    expect(all(".tt-learnt [data-rule]").map((one) => one.dataset["rule"])).toEqual(["run"]);
    expect(tool("go-on")).toBeUndefined();
    tool("onward")?.click();
    expect(sent()).toEqual([{ kind: "chapter", chapter: 2 }]);
  });

  test("in the middle of a chapter there is only its next step", () => {
    open(course(), chapter({ at: 0, learnt: null }));
    expect(tool("onward")).toBeUndefined();
    expect(tool("go-on")).toBeDefined();
  });
});

describe("a chapter of a notebook", () => {
  const below = (html: string) => {
    const next = document.createElement("div");
    next.innerHTML = html;
    document.body.append(next);
    return next;
  };

  test("leads to the board below it, and to nothing below the last one", async () => {
    open(null);
    expect(tool("below")).toBeUndefined();
    render(null, stage.el);
    stage.close();
    open(null);
    const next = below('<div class="tritables"><nav><button>1</button></nav></div>');
    act(() =>
      stage.show({ table: { chapter: chapter({ here: "" }), task: TASK, question: null } }),
    );
    expect(tool("below")?.textContent).toContain("next-board");
    const scrolled = vi.spyOn(stage.el, "scrollIntoView");
    tool("below")?.click();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(next.querySelector("button"));
    next.remove();
  });
});

describe("between two chapters", () => {
  const wrong = (rule: string) =>
    recordAnswers(
      [{ game: "tiny", step: "x", rules: [rule], right: false, help: 0, of: 4 }].map((one) => ({
        ...one,
        principles: [],
        took: null,
        held: null,
        done: true,
      })),
    );

  test("a short review of earlier rules is offered, and has so many questions", () => {
    for (const rule of ["run", "hop", "skip"]) wrong(rule);
    open(course(), chapter({ earlier: ["hop", "skip"] }));
    expect(tool("review")?.textContent).toContain("(2)");
    tool("review")?.click();
    const [asked] = sent() as { kind: string; rules: string[]; count: number }[];
    expect(asked).toMatchObject({ kind: "practise", count: 2 });
    expect(asked?.rules.toSorted()).toEqual(["hop", "skip"]);
  });

  test("no review is offered of one rule alone, and none before the chapter is done", () => {
    open(course(), chapter({ earlier: ["hop"] }));
    expect(tool("review")).toBeUndefined();
    stage.close();
    open(course(), chapter({ learnt: null, earlier: ["hop", "skip"] }));
    expect(tool("review")).toBeUndefined();
  });

  test("whoever has gone the short way gets a badge, and a real game", () => {
    open(course(), chapter({ ready: true }));
    expect(all(".tt-badge")[0]?.textContent).toContain("can-play");
    tool("play-real")?.click();
    expect(sent()).toEqual([{ kind: "play" }]);
  });

  test("there is no badge before that", () => {
    open(course());
    expect(all(".tt-badge")).toEqual([]);
  });

  test("on a page the real game is at its last board, and where there is none nothing leads there", () => {
    open(null, chapter({ ready: true }));
    expect(all(".tt-badge").length).toBe(1);
    expect(tool("play-real")).toBeUndefined();
    render(null, stage.el);
    stage.close();
    const game = document.createElement("div");
    game.innerHTML = '<div class="tritables"><nav><button>1</button></nav></div>';
    open(null, chapter({ ready: true }));
    document.body.append(game);
    const board = { el: game, endpoint: { table: { value: { chapter: null } } } };
    const forget = registerLesson(board as unknown as View);
    act(() => stage.show({ table: { chapter: chapter({ ready: true, here: "" }), task: TASK } }));
    expect(tool("play-real")?.className).toBe("tt-primary");
    tool("play-real")?.click();
    forget();
    expect(document.activeElement).toBe(game.querySelector("button"));
    game.remove();
  });

  test("the contents tell the short way from what lies beyond", () => {
    const contents = [line("one"), line("two"), line("three")];
    for (const at of [0, 1]) Object.assign(contents[at] ?? {}, { core: true });
    open(course({ contents }));
    expect(all(".tt-contents-part").map((one) => one.textContent)).toEqual(["short-way", "beyond"]);
    expect(all(".tt-contents > li").length).toBe(3);
  });
});

describe("the end of a course", () => {
  test("is looked back at", () => {
    open(course({ recap: RECAP, onward: null }));
    tool("look-back")?.click();
    expect(stage.view.dialog.value).toBe("recap");
    expect(all(".tt-recap li").length).toBe(3);
    expect(all("dialog")[1]?.textContent).toContain("The next game: Other");
    expect(all("dialog a").length).toBe(0);
  });

  test("links to the next game where its page is beside this one", () => {
    const next = { game: "other", text: "The next game: Other", page: "other.html" };
    open(course({ recap: { ...RECAP, next } }));
    expect(all("dialog a").map((one) => one.getAttribute("href"))).toEqual(["other.html"]);
  });
});

describe("what a learner knows", () => {
  const links = () => all("[data-tool=what-you-know]") as HTMLAnchorElement[];

  function beside(mark: string): void {
    const home = document.createElement("p");
    home.innerHTML = `<a class="tt-home" href="http://x.test/en/index.html?theme=dark#top" ${mark}></a>`;
    document.body.prepend(home);
    open(course({ recap: RECAP }));
    home.remove();
  }

  test("is led to from a chapter's end, the contents and a look back", () => {
    beside("data-knows");
    const address = "http://x.test/en/index.html?theme=dark#know-tiny";
    expect(links().map(({ href }) => href)).toEqual([address, address, address]);
  });

  test("is led to only where it is told beside this page", () => {
    beside("");
    expect(links()).toEqual([]);
  });
});

test("a game between chapters has a way back", () => {
  open(course({ plays: true }), null);
  expect(tool("play-now")).toBeUndefined();
  tool("back-to-course")?.click();
  expect(sent()).toEqual([{ kind: "chapter", chapter: 1 }]);
});
