// @vitest-environment dom

// What is said of help: what glows is named as well, for whoever does not see it.

import { expect, test } from "vitest";
import { hintText } from "../../src/activities/lesson/hintText";
import { taught } from "../../src/activities/spokenTexts";
import type { Chapter, Help, Question, Task } from "../../src/protocol/generated/scene";
import { opened } from "../stage";

const HELP: Help = {
  degree: 4,
  most: 4,
  rule: null,
  places: ["a"],
  move: null,
  words: null,
  from: null,
  to: null,
  choices: [],
  told: [],
  figures: [],
};

function said(help: Partial<Help>, aloud = false, question: Partial<Question> | null = null) {
  const { view } = opened({ table: { question: question as Question | null } });
  return hintText({ ...HELP, ...help }, view, aloud);
}

test("when a part of the board glows then its places are named aloud only", () => {
  const part = { degree: 2, places: ["a", "b"] };
  expect(said(part)).toBe("help-part");
  expect(said(part, true)).toBe("help-part-aloud Point a; Point b");
});

test("when one place glows then it is named", () => {
  expect(said({ degree: 3 })).toBe("help-piece Point a");
  expect(said({ from: "a", places: ["a", "c"] })).toBe("help-touch Point a; Point c");
});

test("when a label tells more than a name then the name is said", () => {
  const { view } = opened({ scene: { labels: { a: "Deck, 43 cards. You have not seen: 2" } } });
  expect(hintText({ ...HELP, degree: 3 }, view)).toBe("help-piece Deck, 43 cards");
});

test("when a piece is to be moved then the move is named, and aloud where it lies", () => {
  const carried = { from: "a", to: "b", move: "a/b", words: "a → b" };
  expect(said(carried)).toBe("help-carry a → b");
  expect(said(carried, true)).toBe("help-carry a → b; Point a");
});

test("when an answer glows then its words are said", () => {
  const choices = [{ text: "No", right: null, under: null, at: null }];
  const asked = { choices: [...choices, { ...choices[0], text: "Yes" }] } as Question;
  expect(said({ choices: [1] }, false, asked)).toBe("help-choice Yes");
});

test("when a move is watched then the line that tells it is said", () => {
  const chapter = { place: "Chapter 1 of 2", title: "Throws", here: "Step 1 of 3" } as Chapter;
  const task = { title: "A throw", text: "Watch.", credit: null } as Task;
  const told = { question: null, help: null, story: [] };
  const stage = opened({ table: { ...told, chapter, task } });
  expect(taught(stage.view)).toContain("Watch.");
  stage.show({ table: { ...told, chapter, task: { ...task, credit: "White: 9 → 11" } } });
  expect(taught(stage.view)).toBe("White: 9 → 11");
});
