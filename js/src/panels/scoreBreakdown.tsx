// What moves are worth: the one in hand, the last one, and all of a round by the rules that gave any.

import { totalPoints } from "../board/marks";
import { observer } from "../view/observer";
import { formatPoints, MoveWords } from "../view/parts";
import { RuleChip } from "../view/ruleChip";
import type { View } from "../view/view";
import { RefusalCard } from "./refusal";
import { Sitter } from "./sitters";

/** Where the points of a round come from: each rule that gave any, with those of each seat. */
export const ScoreBreakdown = observer(function ScoreBreakdown({ view }: { view: View }) {
  const { tally } = view.endpoint.table.value;
  if (tally.length === 0) return null;
  // At the end of a round its story stands beside it; in one column below that, for who asks.
  return (
    <details class="tt-tally" open={view.endpoint.scene.value.over && view.beside.value}>
      <summary>{view.ui("tally")}</summary>
      <table>
        {tally.map(({ rule, points }) => (
          <tr key={rule}>
            <th scope="row">{rule ? <RuleChip rule={rule} view={view} /> : view.ui("dealt")}</th>
            {points.map((count, nth) => (
              <td key={nth}>{count ? formatPoints(count) : "·"}</td>
            ))}
          </tr>
        ))}
      </table>
    </details>
  );
});

/** What decided the round that is over, and the way to look back at it. */
export const Story = observer(function Story({ view }: { view: View }) {
  const { story, lookback } = view.endpoint.table.value;
  if (story.length === 0 && !lookback) return null;
  return (
    <div class="tt-story">
      {story.map((sentence) => (
        <p key={sentence}>
          <MoveWords text={sentence} view={view} />
        </p>
      ))}
      {lookback && (
        <button
          type="button"
          data-tool="lookback"
          onClick={() => view.endpoint.ask({ kind: "lookback" })}
        >
          {view.ui("lookback")}
        </button>
      )}
    </div>
  );
});

/** What the piece in hand would score where it is aimed at, by which rules. */
export const AimScore = observer(function AimScore({ view }: { view: View }) {
  const gains = view.aim.value?.gains;
  if (!view.aim.value || !gains) return null;
  return (
    <p class="tt-aim">
      {gains.map(({ rule, points }) => (
        <span key={rule}>
          <RuleChip rule={rule} view={view} /> {formatPoints(points)}
        </span>
      ))}
      {gains.length > 1 && (
        <strong>
          {view.ui("sum")} {formatPoints(totalPoints(view.aim.value))}
        </strong>
      )}
    </p>
  );
});

/** What the last move did, by which rules; beside the board also why one was refused. */
export const LastMove = observer(function LastMove({ view }: { view: View }) {
  const { told } = view.endpoint.scene.value;
  const { verdict, question, at } = view.endpoint.table.value;
  const { turns } = view.endpoint.rows.value;
  if (verdict) return view.beside.value ? <RefusalCard view={view} /> : null;
  // What was predicted wrongly is told with the question.
  if (told.length === 0 || question?.outcome?.right === false) return null;
  const moved = turns.findLast(({ ply }) => ply < at)?.seat ?? null;
  return (
    <ul class="tt-told" aria-label={view.ui("told")}>
      {told.map((event, index) => (
        <li key={`${event.rule}-${index}`}>
          {index === 0 && <Sitter seat={moved} view={view} />}{" "}
          <MoveWords text={event.text} view={view} /> <RuleChip rule={event.rule} view={view} />
        </li>
      ))}
    </ul>
  );
});
