// Beside a replay: what is written at a position, why a move was played, and the branches.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Replay, Why } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { Icon, MoveWords } from "../../view/parts";
import { Path } from "../../view/pathIcon";
import { RuleChip } from "../../view/ruleChip";
import type { View } from "../../view/view";
import { drawingOn, toggleDrawing } from "./drawnMarks";
import { CoachNote, Review } from "./review";

const PENCIL = "m4 20 1-5L16 4l4 4L9 19ZM14 6l4 4";

export const Notes = observer(function Notes({ view }: { view: View }) {
  const { replay } = view.endpoint.table.value;
  if (!replay) return null;
  const { words, title, tried } = replay;
  return (
    <section class="tt-notes" aria-label={`${words["bar"]}, ${view.title}`}>
      {title && <h3>{title}</h3>}
      {view.beside.value && <CoachNote view={view} replay={replay} />}
      <Review view={view} replay={replay} />
      <Written view={view} replay={replay} />
      {tried.length > 0 && (
        <p class="tt-nearest" data-tried>
          {words["tried"]}{" "}
          {tried.map(({ move, text }) => (
            <button
              type="button"
              key={move}
              class="tt-move"
              onClick={() => view.endpoint.ask({ kind: "type", move })}
            >
              <MoveWords text={text} view={view} />
            </button>
          ))}
        </p>
      )}
      <About view={view} replay={replay} />
      {!(replay.recorded && replay.branches.length === 0) && <Tree view={view} replay={replay} />}
      {!replay.recorded && <LetPlay view={view} replay={replay} />}
    </section>
  );
});

/** What is written at the position: beside the board, or in one column right below it. */
export function Comment({ text }: { text: string }) {
  return text ? <p class="tt-comment">{text}</p> : null;
}

/** The comment, the name of a branch that begins here, and what is drawn on the board. */
const Written = observer(function Written({ view, replay }: { view: View; replay: Replay }) {
  const { words, comment, name, named, arrows, circles, node } = replay;
  const [writes, write] = useState<"comment" | "called" | null>(null);
  const { labels } = view.endpoint.scene.value;
  const { locked } = view.endpoint.table.value;
  const draws = drawingOn.value === view;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => write(null), [node]);
  useEffect(() => () => void (drawingOn.peek() === view && toggleDrawing(view)), []);
  const done = (): void => {
    write(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const said = (id: string): string => labels[id] ?? id;
  return (
    <>
      {writes === "called" ? (
        <Field {...{ view, words, done }} label="name" kind="called" text={name} most={80} />
      ) : (
        name && <p class="tt-branch-name">{name}</p>
      )}
      {writes === "comment" ? (
        <Field
          {...{ view, words, done }}
          label="comment"
          kind="comment"
          text={comment}
          most={2000}
        />
      ) : (
        view.beside.value && <Comment text={comment} />
      )}
      {!locked.includes("write") && (
        <p class="tt-note-tools">
          {writes === null && (
            <button ref={opener} type="button" data-note="comment" onClick={() => write("comment")}>
              <Path d={PENCIL} /> {words[comment ? "comment" : "comment-add"]}
            </button>
          )}
          {writes === null && named && (
            <button type="button" data-note="name" onClick={() => write("called")}>
              {words[name ? "name" : "name-add"]}
            </button>
          )}
          <button
            type="button"
            data-note="draw"
            aria-pressed={draws}
            onClick={() => toggleDrawing(view)}
          >
            {words["draw"]}
          </button>
          {(arrows.length > 0 || circles.length > 0) && (
            <button
              type="button"
              data-note="unmark"
              onClick={() => view.endpoint.ask({ kind: "unmark" })}
            >
              {words["unmark"]}
            </button>
          )}
        </p>
      )}
      {draws && <p class="tt-hint">{words["draw-hint"]}</p>}
      <ul class="tt-spoken">
        {arrows.map(([from, to]) => (
          <li key={`${from} ${to}`}>
            {words["marks-arrow"]}: {said(from as string)} → {said(to as string)}
          </li>
        ))}
        {circles.map((id) => (
          <li key={id}>
            {words["marks-circle"]}: {said(id)}
          </li>
        ))}
      </ul>
    </>
  );
});

/** Where something is written; Escape leaves it as it was. */
function Field(props: {
  view: View;
  words: Replay["words"];
  label: string;
  kind: "comment" | "called";
  text: string;
  most: number;
  done: () => void;
}) {
  const { view, words, label, kind, text, most, done } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length); // who comes back adds to it
  }, []);
  const keep = (event: Event): void => {
    event.preventDefault();
    const said = field.current?.value ?? "";
    const told = { comment: null, called: null, [kind]: said };
    void view.endpoint.ask({ kind: "note", ...told }).then((ok) => ok && done());
  };
  return (
    <form class="tt-note-form" onSubmit={keep}>
      <label>
        <span>{words[label]}</span>
        <textarea
          ref={field}
          rows={kind === "comment" ? 3 : 1}
          maxLength={most}
          onKeyDown={(event) => {
            if (event.key === "Escape") done();
            else if (event.key === "Enter" && (kind === "called" || event.ctrlKey)) keep(event);
          }}
        >
          {text}
        </textarea>
      </label>
      <p class="tt-note-tools">
        <button type="submit" class="tt-primary">
          {words["save"]}
        </button>
        <button type="button" onClick={done}>
          {words["cancel"]}
        </button>
      </p>
    </form>
  );
}

/** Why the last move was allowed, what it did, and what else could have been played. */
const About = observer(function About({ view, replay }: { view: View; replay: Replay }) {
  const { endpoint } = view;
  const { at, locked, lang, notation } = endpoint.table.value;
  const { words, node, sees } = replay;
  const [open, opens] = useState(false);
  const [why, tell] = useState<Why | null>(null);
  useEffect(() => {
    if (!open || at === 0) {
      tell(null);
      return undefined;
    }
    let gone = false;
    void endpoint.ask({ kind: "why" }).then((ok) => {
      if (!gone) tell(ok ? (endpoint.last.why ?? null) : null);
    });
    return () => {
      gone = true;
    };
  }, [open, node, lang, notation, sees]);
  if (at === 0 || locked.includes("hints")) return null;
  return (
    <details
      class="tt-why"
      data-note="why"
      onToggle={(event) => opens((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{words["why-ask"]}</summary>
      {why && (
        <div>
          <p>
            <strong>
              <MoveWords text={why.move} view={view} />
            </strong>
          </p>
          <p>{why.text}</p>
          {why.hint && (
            <p>
              {why.hint.text} <RuleChip rule={why.hint.rule} view={view} />
            </p>
          )}
          {why.told.length === 0 ? (
            <p>{words["events-none"]}</p>
          ) : (
            <ul class="tt-told">
              {why.told.map(({ rule, text }, nth) => (
                <li key={nth}>
                  <MoveWords text={text} view={view} /> <RuleChip rule={rule} view={view} />
                </li>
              ))}
            </ul>
          )}
          {why.others.length > 0 && (
            <p class="tt-nearest">
              {words["others"]}{" "}
              {why.others.map(({ move, text }) => (
                <button
                  type="button"
                  key={move}
                  class="tt-move"
                  data-instead={move}
                  disabled={replay.recorded}
                  onClick={() => endpoint.ask({ kind: "instead", move })}
                >
                  <MoveWords text={text} view={view} />
                </button>
              ))}
            </p>
          )}
        </div>
      )}
    </details>
  );
});

/** The main line and what turns off from it; a click goes there, a look shows it. */
const Tree = observer(function Tree({ view, replay }: { view: View; replay: Replay }) {
  const { endpoint } = view;
  const { locked } = endpoint.table.value;
  const { words, branches, line, removed } = replay;
  const still = locked.includes("undo");
  const root = useRef<HTMLElement>(null);
  // Who took a branch away by a key finds the way to put it back, and does not lose the focus.
  const cut = (node: number): void => {
    void endpoint
      .ask({ kind: "cut", node })
      .then(() =>
        requestAnimationFrame(() =>
          root.current?.querySelector<HTMLElement>("[data-note='uncut']")?.focus(),
        ),
      );
  };
  const here = branches.find((branch) => branch.node === line);
  return (
    <section class="tt-tree" ref={root} aria-label={`${words["branches"]}, ${view.title}`}>
      <h3>{words["branches"]}</h3>
      {branches.length === 0 && !replay.recorded && <p class="tt-hint">{words["branches-hint"]}</p>}
      {branches.length > 0 && (
        <ul>
          <li class={line === null ? "tt-here" : ""}>
            <button
              type="button"
              class="tt-quiet"
              data-main
              disabled={still || line === null}
              {...(line === null ? { "aria-current": "true" as const } : {})}
              onClick={() => endpoint.ask({ kind: "main" })}
            >
              {words["main"]}
            </button>
          </li>
          {branches.map(({ node, ply, depth, length, name, text }) => (
            <li
              key={node}
              class={node === line ? "tt-here" : ""}
              style={{ "--depth": Math.min(depth, 6) }}
            >
              <button
                type="button"
                class="tt-quiet"
                data-node={node}
                disabled={still}
                {...(node === line ? { "aria-current": "true" as const } : {})}
                onClick={() => endpoint.ask({ kind: "stand", node })}
              >
                <span class="tt-branch-at">{ply}.</span> {name && <b>{name}</b>}{" "}
                <MoveWords text={text} view={view} />
                {length > 1 && <small> +{length - 1}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {here && !locked.includes("write") && (
        <p class="tt-note-tools">
          <button
            type="button"
            data-note="promote"
            onClick={() => endpoint.ask({ kind: "promote", node: here.node })}
          >
            {words["promote"]}
          </button>
          <button type="button" data-note="cut" onClick={() => cut(here.node)}>
            {words["cut"]}
          </button>
        </p>
      )}
      {removed && !locked.includes("write") && (
        <p class="tt-note-tools" role="status">
          {words["removed"]}{" "}
          <button type="button" data-note="uncut" onClick={() => endpoint.ask({ kind: "uncut" })}>
            <Icon name="undo" /> {words["uncut"]}
          </button>
        </p>
      )}
    </section>
  );
});

/** An opponent that plays on from here. */
const LetPlay = observer(function LetPlay({ view, replay }: { view: View; replay: Replay }) {
  const { endpoint } = view;
  const { words } = replay;
  if (endpoint.scene.value.over) return null;
  const button = (whole: boolean) => (
    <button
      type="button"
      data-note={whole ? "let-turn" : "let-move"}
      onClick={() => endpoint.ask({ kind: "let", by: "greedy", whole })}
    >
      {words[whole ? "let-turn" : "let-move"]}
    </button>
  );
  return (
    <p class="tt-note-tools">
      <span>{words["let"]}:</span> {button(false)} {button(true)}
    </p>
  );
});
