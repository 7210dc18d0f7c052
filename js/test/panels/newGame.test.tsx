// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import Later from "../../src/panels/lazyRoot";
import { opened } from "../stage";

let stage: ReturnType<typeof opened>;

/** Open the dialog of a new game at a table with such locks. */
function ask(locked: string[]): void {
  const table = { locked, kinds: ["person", "person"], options: {}, task: null } as never;
  stage = opened({ table });
  stage.view.dialog.value = "new";
  void act(() => render(<Later view={stage.view} />, stage.el));
}

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

test.each([
  { locked: [], fields: 1 },
  { locked: ["undo"], fields: 0 },
  { locked: ["seats", "write"], fields: 0 },
])(
  "when $locked is locked then a new game asks for a seed in $fields fields",
  ({ locked, fields }) => {
    ask(locked);
    expect(stage.el.querySelectorAll("form input[inputmode=numeric]")).toHaveLength(fields);
    expect(stage.el.querySelectorAll("form button[type=submit]")).toHaveLength(1);
  },
);
