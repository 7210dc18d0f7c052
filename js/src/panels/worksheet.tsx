// A worksheet for a class: boards of this page with a question to each, to be printed.

import { signal } from "@preact/signals-core";
import { useRef, useState } from "preact/hooks";
import type { Share } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { type Asked, printSheet } from "./printing";

/** What stands on the sheet, from whichever board of the page it came. */
const sheet = signal<readonly Asked[]>([]);

export const Worksheet = observer(function Worksheet({
  share,
  view,
}: {
  share: Share;
  view: View;
}) {
  const { svg, status, title, words } = share;
  const [question, ask] = useState(view.endpoint.table.peek().task?.text ?? "");
  const answer = useRef<HTMLTextAreaElement>(null);
  const asked = sheet.value;
  const add = (): void => {
    const answered = answer.current?.value.trim() ?? "";
    const one = { svg, said: status, question: question.trim(), answer: answered };
    sheet.value = [...asked, one];
    ask("");
    if (answer.current) answer.current.value = "";
  };
  return (
    <details class="tt-share tt-worksheet">
      <summary>{words["sheet"]}</summary>
      <p class="tt-hint">{words["sheet-hint"]}</p>
      <label class="tt-field">
        <span>{words["question"]}</span>
        <textarea
          rows={2}
          maxLength={400}
          data-field="question"
          value={question}
          onInput={(event) => ask(event.currentTarget.value)}
        />
      </label>
      <label class="tt-field">
        <span>{words["answer"]}</span>
        <textarea ref={answer} rows={2} maxLength={400} data-field="answer" />
      </label>
      <p class="tt-row">
        <button type="button" data-tool="sheet-add" disabled={!question.trim()} onClick={add}>
          {words["add"]}
        </button>
        <span role="status">
          {words["on-sheet"]} {asked.length}
        </span>
      </p>
      <p class="tt-row">
        <button
          type="button"
          class="tt-primary"
          data-tool="sheet-print"
          disabled={asked.length === 0}
          onClick={() => printSheet(view.el.ownerDocument, { title, asked, words })}
        >
          {words["print-sheet"]}
        </button>
        <button
          type="button"
          data-tool="sheet-anew"
          disabled={asked.length === 0}
          onClick={() => {
            sheet.value = [];
          }}
        >
          {words["sheet-anew"]}
        </button>
      </p>
    </details>
  );
});
