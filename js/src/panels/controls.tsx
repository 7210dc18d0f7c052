// The controls below the board: throw, undo and redo, a typed move, and the ways to the dialogs.

import { useEffect, useRef } from "preact/hooks";
import { Due } from "../activities/due";
import { fetchLazy, lazy } from "../view/lazy";
import { observer } from "../view/observer";
import type { IconName } from "../view/parts";
import { ToolButton } from "../view/tool";
import type { Dialog, View } from "../view/view";

export const Controls = observer(function Controls({ view }: { view: View }) {
  const { endpoint } = view;
  const { kinds, paused, flipped, curtain, match, task, locked, chapter, replay } =
    endpoint.table.value;
  const { over } = endpoint.scene.value;
  const ask = endpoint.ask.bind(endpoint);
  const watched = !replay && kinds.some((kind) => kind !== "person");
  // A lesson ends where its round ends.
  const follows = match?.follows && !task;
  const loaded = lazy.value;
  const lesson = !!(chapter ?? task);
  // A picture alone says little to who has never played here; beside a board there is room for two words.
  const narrow = lesson || !view.beside.value;
  // A lesson, or a phone, has few tools; the others are there for whoever asks for them.
  const all = !narrow || view.tools.value;
  const worded = narrow || (!replay && view.bound.value === Number.POSITIVE_INFINITY);
  return (
    <div class="tt-controls" role="toolbar" aria-label={view.title}>
      {over
        ? (follows || !locked.includes("new")) && (
            <button
              type="button"
              class={task ? "" : "tt-primary"}
              data-tool="next"
              onClick={() => (follows ? ask({ kind: "next" }) : openNew(view))}
            >
              {view.ui(follows ? "next-round" : task ? "start-over" : "new-game")}
            </button>
          )
        : !curtain && !(chapter && loaded) && <Due view={view} all={all || !lesson} />}
      {watched && !over && (
        <ToolButton
          icon={paused ? "go" : "pause"}
          label={paused ? "resume" : "pause"}
          view={view}
          worded
          onClick={() => ask({ kind: "choose", name: "paused", value: !paused })}
        />
      )}
      {loaded && !view.beside.value && <loaded.Latest view={view} />}
      <span class="tt-group tt-tools">
        {!locked.includes("undo") && !replay && (
          <>
            <ToolButton
              icon="undo"
              label="undo"
              view={view}
              off={view.first.value}
              worded={narrow}
              said={lesson ? "take-back" : "undo"}
              onClick={() => ask({ kind: "undo" })}
            />
            {all && (
              <ToolButton
                icon="redo"
                label="redo"
                view={view}
                off={view.last.value}
                worded={narrow}
                onClick={() => ask({ kind: "redo" })}
              />
            )}
          </>
        )}
        {all && flipped !== null && (
          <ToolButton
            icon="flip"
            label="flip"
            view={view}
            worded={narrow}
            onClick={() => ask({ kind: "choose", name: "flipped", value: !flipped })}
          />
        )}
        {(!over || follows) && !locked.includes("new") && (
          <ToolButton
            icon={lesson ? "again" : "plus"}
            label={task ? "start-over" : "new-game"}
            view={view}
            worded={worded}
            said={lesson ? "again" : "new-game"}
            onClick={() => openNew(view)}
          />
        )}
        <Opens dialog="rules" icon="book" label="rules" view={view} worded={worded} />
        {all && (
          <Opens dialog="settings" icon="gear" label="settings" view={view} worded={narrow} />
        )}
        {all && !replay?.recorded && (
          <Opens dialog="share" icon="share" label="share" view={view} worded={narrow} />
        )}
        {all && <FullScreen view={view} worded={narrow} />}
        {narrow && (
          <ToolButton
            icon="more"
            label="tools"
            view={view}
            worded={!view.beside.value}
            open={all}
            onClick={() => {
              view.tools.value = !all;
            }}
          />
        )}
      </span>
      {!view.beside.value && view.typed.value && loaded && <loaded.RefusalCard view={view} />}
      {all && (
        <span class="tt-group">
          {(view.asks.value || !locked.includes("type")) && <TypeMove view={view} />}
          <Languages view={view} />
        </span>
      )}
    </div>
  );
});

/** The whole screen for this table, where the browser and the page allow it. */
const FullScreen = observer(function FullScreen(props: { view: View; worded: boolean }) {
  const { view, worded } = props;
  const { el, full } = view;
  useEffect(() => {
    // Escape leaves as well, and so may the page.
    const heed = (): void => {
      full.value = (el.getRootNode() as Document | ShadowRoot).fullscreenElement === el;
    };
    el.addEventListener("fullscreenchange", heed);
    return () => el.removeEventListener("fullscreenchange", heed);
  }, [el]);
  if (!el.ownerDocument.fullscreenEnabled) return null;
  const turn = (): void => {
    // Whoever is refused the screen keeps the table as it is.
    void (full.peek() ? el.ownerDocument.exitFullscreen() : el.requestFullscreen()).catch(() => {});
  };
  return full.value ? (
    <ToolButton icon="unfull" label="full-screen-leave" {...{ view, worded }} onClick={turn} />
  ) : (
    <ToolButton icon="full" label="full-screen" {...{ view, worded }} onClick={turn} />
  );
});

/** A lesson starts over at once; a game asks first who plays and with which seed. */
function openNew(view: View): void {
  if (view.endpoint.table.value.task) view.startOver();
  else view.dialog.value = "new";
}

interface OpensProps {
  dialog: Dialog;
  icon: IconName;
  label: string;
  view: View;
  off?: boolean;
  worded?: boolean;
}

function Opens({ dialog, icon, label, view, off = false, worded = false }: OpensProps) {
  const open = (): void => {
    view.rule.value = null;
    view.dialog.value = dialog;
  };
  return <ToolButton {...{ icon, label, view, off, worded }} onClick={open} />;
}

const TypeMove = observer(function TypeMove({ view }: { view: View }) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(0); // how often something else was
  const { ways, actions } = view.endpoint.scene.value;
  const { curtain } = view.endpoint.table.value;
  const asks = view.asks.value;
  const wanted = view.ui(asks ? "type-answer" : "type-move");
  const submit = (event: Event): void => {
    event.preventDefault();
    const input = field.current;
    if (!input?.value.trim()) return;
    const before = typed.current;
    void view.endpoint.ask({ kind: "type", move: input.value }).then((ok) => {
      // The move is seen before its answer comes: the next one may stand here by now.
      if (ok && typed.current === before) input.value = "";
    });
  };
  return (
    <form class="tt-type" onSubmit={submit}>
      <input
        // Who takes the screen over does not read what was tried before.
        key={String(curtain?.seat)}
        ref={field}
        // Whoever types is kept in sight of what is said of it.
        onFocus={() => void fetchLazy(view.endpoint)}
        onInput={() => {
          typed.current += 1;
        }}
        type="text"
        data-type-move
        maxLength={400}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={wanted}
        aria-label={wanted}
        list={`${view.id}-legal`}
      />
      <datalist id={`${view.id}-legal`}>
        {[...ways, ...actions].map(({ move }, nth) => (
          // Not by their moves: an option that says another one costs less than a new one.
          <option key={nth} value={move} />
        ))}
      </datalist>
      <button type="submit">{view.ui(asks ? "answer" : "play")}</button>
    </form>
  );
});

function Languages({ view }: { view: View }) {
  const { lang, languages } = view.endpoint.words.value;
  return (
    <select
      class="tt-languages"
      aria-label={view.ui("language")}
      value={lang}
      onChange={(event) =>
        view.endpoint.ask({ kind: "choose", name: "lang", value: event.currentTarget.value })
      }
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
