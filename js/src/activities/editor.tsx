// Beside a board on which a position is set up: what is wrong, what is chosen, what becomes of it.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Aim, Editor, Field, Scene } from "../protocol/generated/scene";
import { useClipboard } from "../view/clipboard";
import { observer } from "../view/observer";
import { Icon, MoveWords } from "../view/parts";
import { RuleChip } from "../view/ruleChip";
import type { View } from "../view/view";
import { addressOf } from "./incomingLink";

export const EditorPanel = observer(function EditorPanel({ view }: { view: View }) {
  const { editor } = view.endpoint.table.value;
  if (!editor) return null;
  return editor.open ? (
    <Open editor={editor} view={view} />
  ) : (
    <section class="tt-desk">
      <p class="tt-row">
        <button type="button" data-tool="leave" onClick={() => view.press({ kind: "leave" })}>
          <Icon name="back" /> {editor.words["back"]}
        </button>
        {editor.studies && (
          <button type="button" data-tool="study" onClick={() => view.press({ kind: "study" })}>
            {editor.words["study"]}
          </button>
        )}
      </p>
      {editor.made && <Copy editor={editor} forms={["lesson"]} view={view} />}
    </section>
  );
});

const Open = observer(function Open({ editor, view }: { editor: Editor; view: View }) {
  const { faults, fields, tools, words } = editor;
  const aside = fields.filter((field) => field.aside);
  const chosen = (field: Field) => <Chosen field={field} view={view} key={field.name} />;
  useSaidPlace(view);
  return (
    <section class="tt-desk" data-open>
      {faults.length === 0 ? (
        <p class="tt-ready">
          <Icon name="check" /> {words["ready"]}
        </p>
      ) : (
        <ul class="tt-faults" aria-label={words["faults"]}>
          {faults.map(({ text, place, rule }) => (
            <li key={text}>
              {place === null ? (
                <MoveWords text={text} view={view} />
              ) : (
                <button type="button" class="tt-quiet" onClick={() => go(place, view)}>
                  <MoveWords text={text} view={view} />
                </button>
              )}{" "}
              {rule && <RuleChip rule={rule} view={view} />}
            </li>
          ))}
        </ul>
      )}
      <p class="tt-row">
        <button
          type="button"
          class="tt-primary"
          data-tool="play-here"
          disabled={faults.length > 0}
          onClick={() => view.press({ kind: "play" })}
        >
          <Icon name="go" /> {words["play"]}
        </button>
      </p>
      <p class="tt-hint">
        {words["hint"]} {editor.note}
      </p>
      {fields.filter(({ aside }) => !aside).map(chosen)}
      <fieldset class="tt-row" aria-label={words["tools"]}>
        {tools.map(({ name, label }) => (
          <button
            type="button"
            key={name}
            data-tool={`desk-${name}`}
            onClick={() => view.press({ kind: "tool", name })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {aside.length > 0 && (
        <details>
          <summary>{words["more"]}</summary>
          {aside.map(chosen)}
        </details>
      )}
      {faults.length === 0 && (
        <>
          <Copy editor={editor} forms={editor.forms.map(({ name }) => name)} view={view} />
          <Making editor={editor} view={view} />
        </>
      )}
    </section>
  );
});

/** What is chosen beside the board: one of some values, or a number. */
function Chosen({ field, view }: { field: Field; view: View }) {
  const { name, label, value, numbers, choices } = field;
  const choose = (event: { currentTarget: { value: string } }): void => {
    void view.endpoint.ask({ kind: "edit", name, value: event.currentTarget.value });
  };
  return numbers ? (
    <label class="tt-field">
      <span>{label}</span>
      <input
        type="number"
        data-field={name}
        min={numbers[0]}
        max={numbers[1]}
        value={value}
        onChange={choose}
      />
    </label>
  ) : (
    <label class="tt-field">
      <span>{label}</span>
      <select data-field={name} value={value} onChange={choose}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Go to the place where a fault lies. */
function go(place: string, view: View): void {
  view.focus.value = place;
  requestAnimationFrame(() =>
    view.el.querySelector<SVGGElement>(".tt-place[tabindex='0']")?.focus(),
  );
}

/** Say what lies now where a hand was at work, with what is still wrong. */
function useSaidPlace(view: View): void {
  const { scene } = view.endpoint;
  const before = useRef(scene.whole.value);
  useEffect(() => {
    if (before.current === scene.whole.value) return;
    before.current = scene.whole.value;
    const { labels, status } = scene.value;
    const at = labels[view.focused.peek()];
    view.say(at ? `${at}. ${status}` : status);
  }, [scene.whole.value]);
}

type Form = "python" | "text" | "link" | "lesson";

/** A position in words or code, and the scene that it is of. */
interface Written {
  text: string;
  of: Scene;
}

/** What was set up, written down and copied. */
const Copy = observer(function Copy(props: { editor: Editor; forms: string[]; view: View }) {
  const { editor, forms, view } = props;
  const [shown, show] = useState<Written | null>(null);
  const [copied, copy] = useClipboard();
  const { words } = editor;
  const { scene } = view.endpoint;
  // What was written is no longer what is on the board once that has changed.
  const text = shown?.of === scene.whole.value ? shown.text : "";
  const write = async (form: Form): Promise<void> => {
    if (!(await view.endpoint.ask({ kind: "write", form }))) return;
    const text = view.endpoint.last.written ?? "";
    const written = form === "link" ? addressOf(text, view) : text;
    show({ text: written, of: scene.whole.peek() });
    await copy(written);
  };
  return (
    <div class="tt-copy">
      <fieldset class="tt-row" aria-label={words["copy"]}>
        <span aria-hidden="true">{words["copy"]}</span>
        {forms.map((name) => (
          <button
            type="button"
            key={name}
            data-copy={name}
            onClick={() => void write(name as Form)}
          >
            {editor.forms.find((form) => form.name === name)?.label ?? "Python"}
          </button>
        ))}
        <span role="status">{text && copied === text && words["copied"]}</span>
      </fieldset>
      {text && (
        <textarea
          readOnly
          rows={Math.min(12, text.split("\n").length)}
          aria-label={words["code"]}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
});

const Making = observer(function Making({ editor, view }: { editor: Editor; view: View }) {
  const { words } = editor;
  const [aims, ask] = useState<Aim[]>([]);
  const [chosen, choose] = useState("");
  const task = useRef<HTMLTextAreaElement>(null);
  const { scene } = view.endpoint;
  const opened = useRef<HTMLDetailsElement>(null);
  const fetch = async (): Promise<void> => {
    if (!opened.current?.open || !(await view.endpoint.ask({ kind: "aims" }))) return;
    const found = view.endpoint.last.aims ?? [];
    ask(found);
    choose(found[0]?.value ?? "");
  };
  // Another position may be asked for other things.
  useEffect(() => void fetch(), [scene.whole.value]);
  const aim = aims.find(({ value }) => value === chosen);
  const group = (refusal: boolean) =>
    aims
      .filter((one) => one.refusal === refusal)
      .map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ));
  return (
    <details class="tt-making" ref={opened} onToggle={() => void fetch()}>
      <summary>{words["lesson"]}</summary>
      <label class="tt-field">
        <span>{words["aim"]}</span>
        <select
          data-field="aim"
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <optgroup label={words["allowed"]}>{group(false)}</optgroup>
          <optgroup label={words["refused"]}>{group(true)}</optgroup>
        </select>
      </label>
      <label class="tt-field">
        <span>{words["task"]}</span>
        <textarea ref={task} rows={2} maxLength={400} placeholder={aim?.task} />
      </label>
      <p class="tt-row">
        <button
          type="button"
          data-tool="make"
          disabled={!aim}
          onClick={() =>
            view.press({
              kind: "lesson",
              aim: chosen,
              task: task.current?.value.trim() || null,
            })
          }
        >
          {words["make"]}
        </button>
      </p>
    </details>
  );
});
