// The course of the chances along a round that was reviewed, above the slider of its replay.

import type { Replay, ReviewCourse, TurningPoint } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { SeatArt } from "../../view/parts";
import type { View } from "../../view/view";
import { playerName } from "./playerName";

/** How high the drawing is in its own units; it is stretched to the room that there is. */
const HEIGHT = 1000;

export const ReviewCurve = observer(function ReviewCurve(props: { view: View; replay: Replay }) {
  const { view, replay } = props;
  const { course, turns, words, node, where } = replay;
  if (!course) return null;
  const { nodes, shares, front, text } = course;
  const last = nodes.length - 1;
  const at = nodes.indexOf(node);
  const now = at < 0 ? [] : percents(replay, at);
  const several = shares[0]?.length !== 2;
  const still = view.endpoint.table.value.locked.includes("undo");
  const x = (nth: number): string => `${(100 * nth) / last}%`;
  const goTo = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const nth = Math.round((last * (event.clientX - box.left)) / box.width);
    const there = nodes[Math.max(0, Math.min(last, nth))];
    if (!still && there !== undefined) void view.endpoint.ask({ kind: "stand", node: there });
  };
  return (
    <div class="tt-curve-room">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the bar around it hears its keys */}
      <div
        class="tt-curve"
        data-reel="curve"
        role="slider"
        tabIndex={0}
        data-lm-suppress-shortcuts="true"
        aria-label={words["course"]}
        aria-describedby={`${view.id}-course`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={`${where} ${now.map((its, seat) => `${playerName(view, seat)}: ${its}`).join(", ")}`}
        aria-disabled={still}
        title={words["course-keys"]}
        onClick={goTo}
      >
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {!several && <path class="tt-curve-fill" d={area(shares, front)} />}
          <path class="tt-curve-half" d={`M0 ${HEIGHT / 2}H${last}`} />
          {(several ? (shares[0] ?? []).map((_, seat) => seat) : [front]).map((seat) => (
            <path key={seat} class="tt-curve-line" data-nth={seat} d={line(shares, seat)} />
          ))}
        </svg>
        {turns.map((turn) => (
          <Dot key={turn.node} turn={turn} course={course} />
        ))}
        {at >= 0 && <i class="tt-curve-here" style={{ left: x(at) }} />}
        <span class="tt-curve-scale" aria-hidden="true">
          <span>100%</span>
          <span>0%</span>
        </span>
      </div>
      <p class="tt-spoken" id={`${view.id}-course`}>
        {text}
      </p>
      <p class="tt-curve-now" aria-hidden="true">
        {(shares[0] ?? []).map((_, seat) => (
          <span key={seat}>
            {several && (
              <svg class="tt-curve-key" viewBox="0 0 24 8" aria-hidden="true">
                <path class="tt-curve-line" data-nth={seat} d="M0 4H24" />
              </svg>
            )}
            <SeatArt seat={seat} view={view} silent /> {playerName(view, seat)}{" "}
            {now[seat] && <b>{now[seat]}</b>}
          </span>
        ))}
      </p>
    </div>
  );
});

/** A turning point on the curve of its seat; beside the board they are listed with words. */
function Dot({ turn, course }: { turn: TurningPoint; course: ReviewCourse }) {
  const { nodes, shares, front } = course;
  const nth = nodes.indexOf(turn.node);
  if (nth < 0) return null;
  const share = shares[nth]?.[shares[0]?.length === 2 ? front : turn.seat] ?? 0;
  const left = `${(100 * nth) / (nodes.length - 1)}%`;
  return (
    <b class="tt-curve-turn" data-kind={turn.kind} style={{ left, top: `${100 - share / 10}%` }} />
  );
}

/** The way of a seat's share, from left to right. */
const line = (shares: number[][], seat: number): string =>
  `M${shares.map((all, nth) => `${nth} ${HEIGHT - (all[seat] ?? 0)}`).join("L")}`;

/** What lies below it. */
const area = (shares: number[][], seat: number): string => `${line(shares, seat)}V${HEIGHT}H0Z`;

/** The chances of all seats at a position in whole percents; those of two make a hundred. */
function percents(replay: Replay, at: number): string[] {
  const { course, words } = replay;
  const whole = (course?.shares[at] ?? []).map((share) => Math.floor((share + 5) / 10));
  if (whole.length === 2) whole[1] = 100 - (whole[0] ?? 0);
  return whole.map((one) => (words["course-percent"] ?? "").replace("#", String(one)));
}
