// @vitest-environment dom

import { signal } from "@preact/signals-core";
import { render } from "preact";
import { expect, test, vi } from "vitest";
import { AloneNotice, AloneOffer } from "../../src/panels/alone";
import type { AloneStage, Status } from "../../src/protocol/transport";
import type { View } from "../../src/view/view";

const alone = {
  stage: signal<AloneStage>("no"),
  lasts: signal(true),
  begin: vi.fn(),
  take: vi.fn(),
  leave: vi.fn(),
};
const status = signal<Status>("awake");
const view = {
  endpoint: { transport: { alone, status } },
  ui: (name: string) => name,
} as unknown as View;

function shown(stage: AloneStage): { text: string; tools: (string | undefined)[]; el: Element } {
  alone.stage.value = stage;
  const el = document.createElement("div");
  render(
    <>
      <AloneOffer view={view} />
      <AloneNotice view={view} />
    </>,
    el,
  );
  const tools = [...el.querySelectorAll<HTMLElement>("[data-tool]")].map(
    (one) => one.dataset["tool"],
  );
  return { text: el.textContent ?? "", tools, el };
}

test.each<[AloneStage, string, string[]]>([
  ["no", "", []],
  ["offered", "alone-offer", ["alone"]],
  ["alone", "alone-plays", []],
  ["back", "alone-back", ["take", "leave-it"]],
  ["taking", "alone-taking", []],
  ["refused", "alone-refused", ["leave-it"]],
  ["changed", "alone-changed", ["reload"]],
])("at the stage %s it says what there is, and what can be chosen", (stage, text, tools) => {
  const found = shown(stage);
  expect(found.text).toContain(text);
  expect(found.tools).toEqual(tools);
});

test("while Python starts it says so, and where nothing is kept as well", () => {
  status.value = "waking";
  expect(shown("alone").text).toContain("alone-starts");
  status.value = "awake";
  alone.lasts.value = false;
  expect(shown("alone").text).toBe("alone-plays-here");
  expect(shown("changed").text).toContain("alone-changed-here");
  alone.lasts.value = true;
});

test.each<[AloneStage, string, "begin" | "take" | "leave"]>([
  ["offered", "alone", "begin"],
  ["back", "take", "take"],
  ["back", "leave-it", "leave"],
  ["refused", "leave-it", "leave"],
])("at the stage %s, %s does it", (stage, tool, done) => {
  const { el } = shown(stage);
  el.querySelector<HTMLElement>(`[data-tool=${tool}]`)?.click();
  expect(alone[done]).toHaveBeenCalledOnce();
  alone[done].mockReset();
});
