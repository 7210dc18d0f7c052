// The fan: all that chance may bring next, coloured by what it does to whom. Touching one shows it.

import { useState } from "preact/hooks";
import type { Fan as FanShown } from "../protocol/generated/scene";
import { CloseButton } from "../view/closeButton";
import { observer } from "../view/observer";
import { MoveWords } from "../view/parts";
import { endPreview, play } from "../view/preview";
import type { View } from "../view/view";

type Outcome = FanShown["outcomes"][number];

interface FanProps {
  fan: FanShown;
  view: View;
  onClose: () => void;
}

/** Throws in a triangle, the lower die down and the higher across; cards and tiles by effect. */
export const Fan = observer(function Fan({ fan, view, onClose }: FanProps) {
  const [chosen, choose] = useState<string | null>(null);
  const { title, after, effects, outcomes, kind } = fan;
  const show = async (one: Outcome): Promise<void> => {
    if (chosen === one.named) {
      choose(null);
      endPreview(view);
      return;
    }
    choose(one.named);
    view.say(said(one, fan));
    const ok = await view.endpoint.ask({ kind: "foresee", what: one.named });
    const { foreseen } = view.endpoint.last;
    if (ok && foreseen?.length) play(view, foreseen, () => choose(null));
  };
  const cell = (one: Outcome) => (
    <Cell key={one.named} {...{ one, fan, view, chosen }} onShow={() => void show(one)} />
  );
  return (
    <section class="tt-card tt-fan" data-kind={kind} aria-label={title}>
      <p class="tt-card-head">
        <strong>{title}</strong>
        <CloseButton view={view} onClick={onClose} />
      </p>
      {after && (
        <p class="tt-hint">
          <MoveWords text={after} view={view} />
        </p>
      )}
      {kind === "throw" && <div class="tt-fan-throws">{outcomes.map(cell)}</div>}
      <ul class="tt-fan-effects">
        {effects.map(({ text, mark, helps, share }, nth) => (
          <li key={text} data-helps={helps}>
            <p>
              <b class="tt-fan-mark" aria-hidden="true">
                {mark}
              </b>{" "}
              <span>{text}</span> <span class="tt-fan-share">{share}</span>
            </p>
            {kind !== "throw" && (
              <div class="tt-fan-cards">
                {outcomes.filter(({ does }) => does[0] === nth).map(cell)}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p class="tt-hint">{view.ui("fan-touch")}</p>
      <FanTable fan={fan} view={view} />
    </section>
  );
});

/** What an outcome is and does, in words. */
function said(one: Outcome, fan: FanShown): string {
  const does = one.does.map((nth) => fan.effects[nth]?.text).filter(Boolean);
  const label = one.ways > 1 && fan.kind !== "throw" ? `${one.label} ×${one.ways}` : one.label;
  return [label, ...does].join(". ");
}

interface CellProps {
  one: Outcome;
  fan: FanShown;
  view: View;
  chosen: string | null;
  onShow: () => void;
}

function Cell({ one, fan, view, chosen, onShow }: CellProps) {
  const first = fan.effects[one.does[0] ?? -1];
  const [low, high] = one.named.split("-").map(Number);
  const place = fan.kind === "throw" ? { gridRow: low, gridColumn: high } : {};
  return (
    <button
      type="button"
      class="tt-fan-cell"
      style={place}
      data-outcome={one.named}
      data-helps={first?.helps ?? ""}
      aria-pressed={chosen === one.named}
      aria-label={said(one, fan)}
      title={said(one, fan)}
      onClick={onShow}
    >
      <span>{fan.kind === "throw" ? one.label : <MoveWords text={one.label} view={view} />}</span>
      {fan.kind === "throw" && <b aria-hidden="true">{first?.mark ?? ""}</b>}
      {fan.kind !== "throw" && one.ways > 1 && <small>×{one.ways}</small>}
    </button>
  );
}

/** The same as a table, for whoever does not see the picture. */
function FanTable({ fan, view }: { fan: FanShown; view: View }) {
  const { effects, outcomes, title } = fan;
  return (
    <table class="tt-spoken">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{view.ui("fan-what")}</th>
          <th scope="col">{view.ui("fan-ways")}</th>
          <th scope="col">{view.ui("fan-all")}</th>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ text, share }, nth) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{share}</td>
            <td>
              {outcomes
                .filter(({ does }) => does.includes(nth))
                .map(({ label }) => label)
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
