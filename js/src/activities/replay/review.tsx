// The review of a round: it is asked for, and says what decided the round and where it turned.

import { useEffect, useRef } from "preact/hooks";
import type { Replay, Trial } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { Icon, MoveWords, SeatArt } from "../../view/parts";
import { showUnderBoard } from "../../view/underBoard";
import type { View } from "../../view/view";
import { playerName } from "./playerName";

/** Beside the board: the way to a review, and what it found. */
export const Review = observer(function Review({ view, replay }: { view: View; replay: Replay }) {
  const { words, reviews, percent, unfinished, course, turns, recorded } = replay;
  const asks = reviews && !recorded && !view.endpoint.table.value.locked.includes("hints");
  const ask = (on: boolean) => void view.endpoint.ask({ kind: "review", on });
  if (percent !== null) {
    return (
      <section class="tt-review">
        <p id={`${view.id}-review`}>{words["review-busy"]}</p>
        <p class="tt-note-tools">
          <progress max={100} value={percent} aria-labelledby={`${view.id}-review`} />
          <button type="button" data-note="review-stop" onClick={() => ask(false)}>
            {words["review-stop"]}
          </button>
        </p>
      </section>
    );
  }
  if (!course && turns.length === 0 && !asks && !unfinished) return null;
  return (
    <section class="tt-review">
      {turns.length > 0 && <Turns view={view} replay={replay} asks={asks} />}
      {course && <Sums view={view} replay={replay} />}
      {unfinished && <p role="status">{unfinished}</p>}
      {asks && !course && (
        <>
          <p class="tt-note-tools">
            <button type="button" data-note="review" onClick={() => ask(true)}>
              {words["review"]}
            </button>
          </p>
          {turns.length === 0 && <p class="tt-hint">{words["review-hint"]}</p>}
        </>
      )}
      {asks && course && (
        <p class="tt-note-tools">
          <button type="button" data-note="review-away" onClick={() => ask(false)}>
            {words["review-away"]}
          </button>
        </p>
      )}
    </section>
  );
});

/** What luck and moves have added to the chances of each seat: a row adds up. */
function Sums({ view, replay }: { view: View; replay: Replay }) {
  const { words, course } = replay;
  if (!course) return null;
  const heads = ["start", "luck", "own", "others", course.over ? "end" : "now"];
  return (
    <>
      <h4 id={`${view.id}-sums`}>{words["sums"]}</h4>
      <table class="tt-sums" aria-labelledby={`${view.id}-sums`}>
        <thead>
          <tr>
            <td />
            {course.rows.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatArt seat={seat} view={view} silent /> {playerName(view, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head, nth) => (
            <tr key={head} class={nth === heads.length - 1 ? "tt-sum" : ""}>
              <th scope="row">{words[`sums-${head}`]}</th>
              {course.rows.map(({ seat, sums }) => (
                <td key={seat}>{sums[nth]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tt-hint">{words["sums-hint"]}</p>
    </>
  );
}

/** The moves that turned the round: each leads there, or to the moment before. */
function Turns(props: { view: View; replay: Replay; asks: boolean }) {
  const { view, replay, asks } = props;
  const { words, turns, node } = replay;
  const { endpoint } = view;
  const still = endpoint.table.value.locked.includes("undo");
  return (
    <>
      <h4>{words["turns"]}</h4>
      <ul class="tt-turns">
        {turns.map((turn) => (
          <li key={turn.node} class={turn.node === node ? "tt-here" : ""}>
            <button
              type="button"
              class="tt-quiet"
              data-turn={turn.node}
              disabled={still}
              {...(turn.node === node ? { "aria-current": "true" as const } : {})}
              onClick={() => endpoint.ask({ kind: "stand", node: turn.node })}
            >
              <b class="tt-curve-turn" data-kind={turn.kind} aria-hidden="true" />
              <span>{turn.text}</span>
            </button>
            {asks && turn.retry && (
              <button
                type="button"
                class="tt-quiet"
                data-retry={turn.node}
                disabled={still}
                onClick={() => endpoint.ask({ kind: "retry", node: turn.node })}
              >
                <Icon name="again" /> {words["retry"]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the coach says here: of the move that led here, or of one that is tried again. */
export const CoachNote = observer(function CoachNote(props: { view: View; replay: Replay }) {
  const { view, replay } = props;
  const { coach, node, runs, trial, words } = replay;
  const note = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // Whoever taps a move far below the board sees what is said of it, under the board, which stays.
  useEffect(() => {
    if (!first.current && !runs) showUnderBoard(note.current, view);
    first.current = false;
  }, [node, coach.length]);
  if (trial) return <Again view={view} replay={replay} trial={trial} />;
  if (coach.length === 0) return null;
  return (
    <div class="tt-comment tt-by-coach" ref={note}>
      <strong>{words["coach"]}</strong>
      {coach.map((sentence) => (
        <p key={sentence}>
          <MoveWords text={sentence} view={view} />
        </p>
      ))}
    </div>
  );
});

/** A moment that is tried again, as a task. */
function Again({ view, replay, trial }: { view: View; replay: Replay; trial: Trial }) {
  const { words } = replay;
  const { verdict, text, node } = trial;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => showUnderBoard(card.current, view), [node]);
  const retry = (there: number | null) => void view.endpoint.ask({ kind: "retry", node: there });
  return (
    <div
      ref={card}
      class={`tt-card tt-task tt-again${verdict === "good" ? " tt-done" : ""}`}
      role="status"
    >
      <p>
        {verdict === "good" && <Icon name="check" />} {text}
      </p>
      <p class="tt-note-tools">
        {verdict === "bad" && (
          <button type="button" class="tt-primary" data-retry={node} onClick={() => retry(node)}>
            {words["retry-more"]}
          </button>
        )}
        <button type="button" data-note="retry-end" onClick={() => retry(null)}>
          {words["retry-end"]}
        </button>
      </p>
    </div>
  );
}
