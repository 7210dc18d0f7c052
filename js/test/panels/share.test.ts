// @vitest-environment dom

import decodeQR from "qr/decode.js";
import { expect, test, vi } from "vitest";
import { addressOf } from "../../src/activities/incomingLink";
import { linkInAddress } from "../../src/activities/linkFragment";
import { layOut, layOutSheet } from "../../src/panels/printing";
import { qrCode } from "../../src/panels/qrCode";

/** The squares of a code as the picture that a camera takes, some pixels for each. */
function photo(svg: string, scale = 4) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = size * scale;
  const data = new Uint8Array(4 * width * width).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = 4 * ((Number(y) * scale + row) * width + Number(x) * scale + column);
        data.set([0, 0, 0, 255], at);
      }
  return { width, height: width, data };
}

test.each([40, 300, 850])("a code of %i letters is read again as it was written", (length) => {
  const address = `https://example.org/trictrac.html#tritables=1${"aZ9_-".repeat(length / 5)}`;
  expect(decodeQR(photo(qrCode(address) as string))).toBe(address);
});

test("what no code can hold is none", () => {
  expect(qrCode("x".repeat(3000))).toBeNull();
});

test("an address has the link behind the mark, and is found there again", () => {
  const el = document.createElement("div");
  vi.stubGlobal("location", new URL("https://example.org/a/b.html?lang=nl#chapter"));
  expect(linkInAddress()).toBe("");
  const address = addressOf("1abc", { el } as never);
  expect(address).toBe("https://example.org/a/b.html?lang=nl#tritables=1abc");
  vi.stubGlobal("location", new URL(address));
  expect(linkInAddress()).toBe("1abc");
  const notebook = document.createElement("div");
  notebook.className = "jp-LabShell";
  notebook.append(el);
  document.body.append(notebook);
  expect(addressOf("1abc", { el } as never)).toBe("1abc"); // that page is nobody else's
  document.body.dataset["voila"] = "voila";
  expect(addressOf("1abc", { el } as never)).toBe(address);
  vi.unstubAllGlobals();
});

test("the paper has the title, the picture with its words, whose turn it is and the moves", async () => {
  const page = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue();
  await layOut(page, {
    title: "Tric Trac",
    picture: { svg: "<svg/>", said: "White throws." },
    text: "White throws.",
    list: { heading: "Moves", lines: ["White · 5 and 3", "Black · bar → 2"] },
  });
  const texts = [...page.body.children].map((el) => el.textContent);
  expect(texts).toEqual([
    "Tric Trac",
    "",
    "White throws.",
    "Moves",
    "White · 5 and 3Black · bar → 2",
  ]);
  expect(page.querySelector("img")?.alt).toBe("White throws.");
  vi.restoreAllMocks();
});

test("a worksheet has its boards with their questions, and the answers behind a new page", async () => {
  const page = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue();
  const board = { svg: "<svg/>", said: "White throws." };
  await layOutSheet(page, {
    title: "Tric Trac",
    asked: [
      { ...board, question: "Where may it land?", answer: "On 7." },
      { ...board, question: "<b>And now?</b>", answer: "" },
    ],
    words: { name: "Name", date: "Date", answers: "Answers" },
  });
  const asked = [...page.querySelectorAll(".asked li")];
  expect(asked.map((li) => li.querySelector("p")?.textContent)).toEqual([
    "Where may it land?",
    "<b>And now?</b>",
  ]);
  expect(asked.map((li) => li.querySelector("img")?.alt)).toEqual([
    "White throws.",
    "White throws.",
  ]);
  const last = page.body.lastElementChild;
  expect(last?.tagName).toBe("SECTION");
  expect([...(last?.querySelectorAll("li") ?? [])].map((li) => li.textContent)).toEqual([
    "On 7.",
    "–",
  ]);
});
