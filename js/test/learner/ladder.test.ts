// @vitest-environment dom

import { expect, test } from "vitest";
import { nextCharacter, playedRounds, recordRound } from "../../src/learner/ladder";

const ORDER = ["pip", "mila", "dirk"];

/** Rounds against characters: a capital letter was won. */
const rounds = (text: string) =>
  [...text].map((letter, nth) => {
    const by = ORDER.find((name) => name[0] === letter.toLowerCase()) ?? letter;
    return { by, won: letter !== letter.toLowerCase(), mark: `${nth}` };
  });

test.each([
  { played: "", next: "pip" },
  { played: "P", next: "pip" },
  { played: "PpP", next: "pip" },
  { played: "PP", next: "mila" },
  { played: "PPMM", next: "dirk" },
  { played: "PPMMDDDD", next: "dirk" },
  { played: "PPmm", next: "mila" },
  { played: "PPmmm", next: "pip" },
  { played: "ppppp", next: "pip" },
  { played: "D", next: "dirk" },
  { played: "d", next: "pip" },
  { played: "PPPP", next: "mila" },
  { played: "PPp", next: "pip" },
  { played: "gG", next: "pip" },
])("after the rounds “$played” a good match is $next", ({ played, next }) => {
  expect(nextCharacter(ORDER, rounds(played))).toBe(next);
});

test("where there are no characters none is a good match", () => {
  expect(nextCharacter([], rounds("PP"))).toBeNull();
});

test("a round is counted once, however often its end is seen", () => {
  const round = { by: "pip", won: true, mark: "pip 61 120,80" };
  recordRound("triominos", round);
  recordRound("triominos", round);
  recordRound("triominos", { ...round, mark: "pip 63 120,80" });
  expect(playedRounds("triominos")).toHaveLength(2);
  expect(playedRounds("tricap")).toEqual([]);
});

test.each(["5", '"x"', '[null, 3, {"by": "pip"}]', "{"])(
  "what somebody else wrote there (%s) is no round",
  (text) => {
    localStorage.setItem("tritables rounds tricom", text);
    expect(playedRounds("tricom")).toEqual([]);
  },
);

test("no more rounds are kept than tell anything", () => {
  for (let nth = 0; nth < 60; nth++)
    recordRound("trictrac", { by: "x", won: true, mark: `${nth}` });
  expect(playedRounds("trictrac").at(-1)?.mark).toBe("59");
  expect(playedRounds("trictrac")).toHaveLength(40);
});
