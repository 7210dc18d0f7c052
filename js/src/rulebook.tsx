// The rulebook for pupils: each rule in words, with a board that shows it at work when it is
// opened, and a small mark that says who says it. The ids are for teachers.

import { signal } from "@preact/signals-core";
import { useEffect, useRef, useState } from "preact/hooks";
import { Frame } from "./dialog";
import type { Rule, RulePicture } from "./generated/scene";
import { Icon, Words } from "./parts";
import type { View } from "./view";
import { watched } from "./watched";

/** Whether ids are shown: chosen once for a page. */
const ids = signal(false);

export const Rulebook = watched(function Rulebook({ view }: { view: View }) {
  const wanted = view.rule.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = list.current?.querySelector<HTMLElement>("[data-wanted]");
    article?.scrollIntoView({ block: "center" });
    article?.focus();
  }, [wanted]);
  return (
    <Frame title={view.ui("rules")} view={view}>
      <div class="tt-rules" ref={list}>
        {view.kernel.words.value.rules.map((rule) => (
          <Article key={rule.id} rule={rule} wanted={rule.id === wanted} view={view} />
        ))}
      </div>
      <label class="tt-check">
        <input
          type="checkbox"
          data-tool="ids"
          checked={ids.value}
          onChange={() => {
            ids.value = !ids.peek();
          }}
        />
        {view.ui("rule-ids")}
      </label>
    </Frame>
  );
});

/** The words that say who says a rule. */
const MARKS = {
  source: "by-source",
  reading: "by-reading",
  ruling: "by-ruling",
  editor: "by-editor",
};
const OPTION_MARKS = {
  source: "by-option-source",
  reading: "by-option-reading",
  ruling: "by-option-ruling",
  editor: "by-option-editor",
};

/** The same in a word or two. */
const SHORT = {
  source: "mark-source",
  reading: "mark-reading",
  ruling: "mark-ruling",
  editor: "mark-editor",
  option: "mark-option",
};

function markOf({ kind, by }: Rule): string {
  return kind === "option" ? OPTION_MARKS[by ?? "source"] : MARKS[kind];
}

const Article = watched(function Article(props: { rule: Rule; wanted: boolean; view: View }) {
  const { rule, wanted, view } = props;
  return (
    <article
      class="tt-rule"
      data-rule={rule.id}
      tabIndex={-1}
      {...(wanted ? { "data-wanted": true } : {})}
    >
      <h3>
        {rule.title} {ids.value && <code>{rule.id}</code>}
      </h3>
      <p>{rule.text}</p>
      <Shown rule={rule.id} view={view} />
      <details class={`tt-by tt-by-${rule.kind}`}>
        <summary>{view.ui(SHORT[rule.kind])}</summary>
        <p>
          {view.ui(markOf(rule))} {rule.why}
        </p>
      </details>
    </article>
  );
});

/** A board on which the rule is at work; it is drawn when somebody wants to see it. */
function Shown({ rule, view }: { rule: string; view: View }) {
  const [open, turn] = useState(false);
  const lang = view.kernel.words.value.lang;
  const theme = view.theme.value;
  const look = `${lang} ${theme} ${view.kernel.table.value.notation}`;
  const [drawn, show] = useState<{ look: string; picture: RulePicture } | null>(null);
  useEffect(() => {
    if (!open || drawn?.look === look) return undefined;
    let gone = false;
    const shape = view.el.ownerDocument.documentElement.clientWidth < 520 ? "tall" : "wide";
    void view.kernel.ask({ kind: "picture", rule, shape, theme }).then((ok) => {
      const { picture } = view.kernel.last;
      if (ok && picture && !gone) show({ look, picture });
    });
    return () => {
      gone = true;
    };
  }, [open, look]);
  return (
    <>
      <button
        type="button"
        class="tt-chip"
        data-tool="see-rule"
        aria-expanded={open}
        onClick={() => turn(!open)}
      >
        <Icon name={open ? "close" : "go"} /> {view.ui(open ? "see-less" : "see-rule")}
      </button>
      {open && drawn && <Picture picture={drawn.picture} view={view} />}
    </>
  );
}

function Picture({ picture, view }: { picture: RulePicture; view: View }) {
  const { title, tried, text, svg } = picture;
  return (
    <figure class="tt-picture">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={title} />
      <figcaption aria-live="polite">
        {tried !== null && (
          <span class="tt-tried">
            <Icon name="stop" /> <span class="tt-spoken">{view.ui("refused")}: </span>
            <Words text={tried} view={view} />
          </span>
        )}{" "}
        {text}
      </figcaption>
    </figure>
  );
}
