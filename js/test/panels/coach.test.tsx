// The end of a round: a box to be cheered at, unless the one person who plays has lost it.

import { expect, test } from "vitest";
import { isLost } from "../../src/panels/sitters";

test.each([
  [["person", "greedy"], [2, 44], true],
  [["greedy", "person"], [2, 44], false],
  [["person", "greedy"], [23, 23], false],
  [["person", "person"], [2, 44], false],
  [["greedy", "greedy"], [2, 44], false],
  [["person", "greedy"], null, false],
])("when %j end with %j then it is %j that a person has lost", (kinds, scores, lost) => {
  expect(isLost(kinds, scores)).toBe(lost);
});
