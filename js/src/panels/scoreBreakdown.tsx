// What moves are worth: the one in hand, the last one, and all of a round by the rules that gave any.

import { total } from "../board/marks";
import { Chip, Words, written } from "../view/parts";
import type { View } from "../view/view";
import { watched } from "../view/watched";
import { RefusalCard } from "./refusal";

/** Where the points of a round come from: each rule that gave any, with those of each seat. */
export const Tally = watched(function Tally({ view }: { view: View }) {
  return (
    <details class="tt-tally">
      <summary>{view.ui("tally")}</summary>
      <table>
        {view.kernel.table.value.tally.map(({ rule, points }) => (
          <tr key={rule}>
            <th scope="row">{rule ? <Chip rule={rule} view={view} /> : view.ui("dealt")}</th>
            {points.map((count, nth) => (
              <td key={nth}>{count ? written(count) : "·"}</td>
            ))}
          </tr>
        ))}
      </table>
    </details>
  );
});

/** What the piece in hand would score where it is aimed at, by which rules. */
export const Aim = watched(function Aim({ view }: { view: View }) {
  const gains = view.aim.value?.gains;
  if (!view.aim.value || !gains) return null;
  return (
    <p class="tt-aim">
      {gains.map(({ rule, points }) => (
        <span key={rule}>
          <Chip rule={rule} view={view} /> {written(points)}
        </span>
      ))}
      {gains.length > 1 && (
        <strong>
          {view.ui("sum")} {written(total(view.aim.value))}
        </strong>
      )}
    </p>
  );
});

/** What the last move did, by which rules; beside the board also why one was refused. */
export const Told = watched(function Told({ view }: { view: View }) {
  const { told } = view.kernel.scene.value;
  const { verdict, question } = view.kernel.table.value;
  if (verdict) return view.beside.value ? <RefusalCard view={view} /> : null;
  // What was predicted wrongly is told with the question.
  if (told.length === 0 || question?.outcome?.right === false) return null;
  return (
    <ul class="tt-told" aria-label={view.ui("told")}>
      {told.map((event, index) => (
        <li key={`${event.rule}-${index}`}>
          <Words text={event.text} view={view} /> <Chip rule={event.rule} view={view} />
        </li>
      ))}
    </ul>
  );
});
