// The script of a page that tells one replay: all that its board shows stands in the page.

import { lessonKeeping } from "../activities/lesson/keepLesson";
import { render } from "../index";
import * as second from "../lazyEntry";
import { lazy } from "../view/lazy";
import { unpacked } from "./interning";
import { RecordedBoard, type RecordedReplay } from "./recordedBoard";

interface Page {
  lang: string;
  titles: Record<string, string>;
  art: unknown;
  told: Record<string, RecordedReplay>;
}

async function open(): Promise<void> {
  const text = document.getElementById("tt-data")?.textContent ?? "";
  const { art, lang, titles, told } = (await unpacked(JSON.parse(text) as string)) as Page;
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const root = document.documentElement;
  const dress = (name: string, value: string): void => {
    if (name === "theme") root.dataset["theme"] = value;
    if (name !== "lang") return;
    root.lang = value;
    document.title = titles[value] ?? document.title;
  };
  const board = new RecordedBoard(told, art, asked in told ? asked : lang, dress);
  dress("lang", board.lang);
  const el = document.querySelector<HTMLElement>("[data-board]");
  if (el) await render({ model: board.model.any, el });
}

// A page brings its second piece along: there is nobody to ask for it.
lazy.value = second;
lessonKeeping.lessons = false;
void open();
