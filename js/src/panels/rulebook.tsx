// The rulebook for pupils: each rule in words, with a board that shows it at work when it is
// opened, and a small mark that says who says it. The ids are for teachers.

import { signal } from "@preact/signals-core";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Rule, RulePicture } from "../protocol/generated/scene";
import { Awaited, DialogFrame } from "../view/dialog";
import { observer } from "../view/observer";
import { Icon, MoveWords } from "../view/parts";
import { Path, STOP } from "../view/pathIcon";
import type { View } from "../view/view";

/** Whether ids are shown: chosen once for a page. */
const ids = signal(false);

export const Rulebook = observer(function Rulebook({ view }: { view: View }) {
  const wanted = view.rule.value;
  const list = useRef<HTMLDivElement>(null);
  const [query, seek] = useState("");
  useEffect(() => {
    const article = list.current?.querySelector<HTMLElement>("[data-wanted]");
    article?.scrollIntoView({ block: "center" });
    article?.focus();
  }, [wanted]);
  const { rules } = view.endpoint.words.value;
  const found = sought(rules, query);
  return (
    <DialogFrame title={view.ui("rules")} view={view}>
      <p class="tt-seek">
        <input
          type="search"
          data-tool="seek-rule"
          value={query}
          placeholder={view.ui("rules-seek")}
          aria-label={view.ui("rules-seek")}
          onInput={(event) => seek(event.currentTarget.value)}
        />
        <span role="status">{found && `${view.ui("rules-found")} ${found.length}`}</span>
      </p>
      <div class="tt-rules" ref={list}>
        {found ? (
          found.map((rule) => <Article key={rule.id} rule={rule} wanted={false} view={view} />)
        ) : (
          <Groups wanted={wanted} view={view} />
        )}
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
    </DialogFrame>
  );
});

/** Letters as they are compared: neither accents nor capitals count. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that have all words of a query, those first whose titles do; null for no words. */
function sought(rules: readonly Rule[], query: string): Rule[] | null {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const hasAll = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return rules
    .filter(({ id, title, text, why }) =>
      hasAll(`${title} ${text} ${why ?? ""} ${ids.value ? id : ""}`),
    )
    .sort((one, other) => Number(hasAll(other.title)) - Number(hasAll(one.title)));
}

/** The parts of the rulebook, each of which opens; where there is one, all of it is open. */
const Groups = observer(function Groups({ wanted, view }: { wanted: string | null; view: View }) {
  const { rules, groups } = view.endpoint.words.value;
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return groups.map(({ title, rules }) => {
    const articles = rules.map((id) => {
      const rule = known.get(id);
      return rule && <Article key={id} rule={rule} wanted={id === wanted} view={view} />;
    });
    if (groups.length === 1) return articles;
    return (
      <details key={title} class="tt-rule-group" open={wanted !== null && rules.includes(wanted)}>
        <summary>
          <h3>{title ?? view.ui("rules-more")}</h3> <small>{rules.length}</small>
        </summary>
        {articles}
      </details>
    );
  });
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

const Article = observer(function Article(props: { rule: Rule; wanted: boolean; view: View }) {
  const { rule, wanted, view } = props;
  return (
    <article
      class="tt-rule"
      data-rule={rule.id}
      tabIndex={-1}
      {...(wanted ? { "data-wanted": true } : {})}
    >
      <h4>
        {rule.title} {ids.value && <code>{rule.id}</code>}
      </h4>
      <p>
        <MoveWords text={rule.text} view={view} />
      </p>
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
  const lang = view.endpoint.words.value.lang;
  const theme = view.theme.value;
  const look = `${lang} ${theme} ${view.endpoint.table.value.notation}`;
  const [drawn, show] = useState<{ look: string; picture: RulePicture } | null>(null);
  useEffect(() => {
    if (!open || drawn?.look === look) return undefined;
    let gone = false;
    const shape = view.el.ownerDocument.documentElement.clientWidth < 520 ? "tall" : "wide";
    void view.endpoint.ask({ kind: "picture", rule, shape, theme }).then((ok) => {
      const { picture } = view.endpoint.last;
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
      {open && (drawn ? <Picture picture={drawn.picture} view={view} /> : <Awaited view={view} />)}
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
            <Path d={STOP} /> <span class="tt-spoken">{view.ui("refused")}: </span>
            <MoveWords text={tried} view={view} />
          </span>
        )}{" "}
        <MoveWords text={text} view={view} />
      </figcaption>
    </figure>
  );
}
