// What is offered between two chapters, by choice: a short review of what came before and, once the
// short way is at its end, a real game.

import { progress } from "../../learner/learnerStorage";
import { reviewed } from "../../learner/nextExercises";
import { nowInSeconds } from "../../storage/lessonStorage";
import { gameBoard } from "../../view/boardsOfPage";
import { observer } from "../../view/observer";
import { Icon } from "../../view/parts";
import type { View } from "../../view/view";

/** A few questions on rules of earlier chapters that are due, or not known yet. */
export const ReviewOffer = observer(function ReviewOffer({ view }: { view: View }) {
  const { chapter } = view.endpoint.table.value;
  if (!chapter || chapter.earlier.length === 0) return null;
  const { game } = view.endpoint.scene.value;
  const plan = reviewed(progress(), game, chapter.earlier, nowInSeconds());
  if (plan.length === 0) return null;
  const rules = plan.map(({ rule }) => rule);
  return (
    <button
      type="button"
      data-tool="review"
      title={view.ui("review-why")}
      onClick={() => view.press({ kind: "practise", rules, plan, count: rules.length })}
    >
      <Icon name="again" /> {view.ui("review")} ({rules.length})
    </button>
  );
});

/** A badge for who has gone the short way, and a real game against opponents. */
export const PlayBadge = observer(function PlayBadge({ view }: { view: View }) {
  const { chapter, course } = view.endpoint.table.value;
  if (!chapter?.ready) return null;
  const game = course ? null : gameBoard(view);
  const play = course ? () => view.press({ kind: "play" }) : game?.go;
  return (
    <section class="tt-badge" aria-label={`${view.ui("can-play")}, ${view.title}`}>
      <svg class="tt-rosette" viewBox="0 0 48 60" aria-hidden="true">
        <path class="tt-ribbon" d="M14 34 8 58l10-6 6 7 6-7 10 6-6-24" />
        <circle cx="24" cy="22" r="20" />
        <path class="tt-tick" d="m14 22 7 8 13-15" />
      </svg>
      <div>
        <strong>{view.ui("can-play")}</strong>
        <p>{view.ui("can-play-why")}</p>
        {play && (
          <button type="button" class="tt-primary" data-tool="play-real" onClick={play}>
            {view.ui("play-real")}
          </button>
        )}
      </div>
    </section>
  );
});
