// The script of a page that tells one replay: all that its board shows stands in the page.

import { lessonKeeping } from "../activities/lesson/keepLesson";
import * as second from "../lazyEntry";
import { mount } from "../panels/mount";
import { lazy } from "../view/lazy";
import { type Recording, RecordingTransport } from "./recordingTransport";
import { unpackPool } from "./unpackPool";

interface Page extends Recording {
  lang: string;
  titles: Record<string, string>;
}

async function open(): Promise<void> {
  const text = document.getElementById("tt-data")?.textContent ?? "";
  const { lang, titles, ...recording } = (await unpackPool(JSON.parse(text) as string)) as Page;
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const root = document.documentElement;
  const dress = (name: string, value: string): void => {
    if (name === "theme") root.dataset["theme"] = value;
    if (name !== "lang") return;
    root.lang = value;
    document.title = titles[value] ?? document.title;
  };
  const first = asked in recording.told ? asked : lang;
  const transport = new RecordingTransport(recording, first, dress);
  dress("lang", first);
  const el = document.querySelector<HTMLElement>("[data-board]");
  if (el) mount(transport, el);
}

// A page brings its second piece along: there is nobody to ask for it.
lazy.value = second;
lessonKeeping.lessons = false;
void open();
