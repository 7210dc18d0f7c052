// Why a move is refused: by which rule, and what is allowed instead.

import { useEffect, useRef, useState } from "preact/hooks";
import { CloseButton } from "../view/closeButton";
import { Figures } from "../view/figures";
import { observer } from "../view/observer";
import { Icon, MoveWords } from "../view/parts";
import { EYE, HELP, Path, STOP } from "../view/pathIcon";
import { play, previewing } from "../view/preview";
import { RuleChip } from "../view/ruleChip";
import { Unfold } from "../view/unfold";
import type { View } from "../view/view";

/** Letters of a reason that a phone shows in four lines; a longer one folds to them. */
const FOUR_LINES = 150;

/** Whether what is said is no refusal: the coach was asked what a move costs. */
export function isWeighed(view: View): boolean {
  const { advice, verdict } = view.endpoint.table.value;
  return verdict?.asks === true && Boolean(advice?.weighs || advice?.waits);
}

/**
 * Beside the board; in one column at its lower edge, or where one types. There it is short, unfolds,
 * and goes with the next touch of the board.
 */
export const RefusalCard = observer(function RefusalCard({ view }: { view: View }) {
  const { advice, chapter, verdict } = view.endpoint.table.value;
  const weighed = isWeighed(view);
  // A watchful coach has not told yet what it stopped a move for: that is not to be passed over.
  const counts = advice?.waits != null && !advice.weighs;
  const card = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const count = verdict?.count ?? null;
  const typed = view.typed.value;
  const looks = useRef(false);
  looks.current = previewing.value === view;
  useEffect(() => {
    if (!typed || count === null || !card.current) return undefined;
    // Whoever goes back to the board reads there why.
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) view.away.value = count;
    });
    watch.observe(card.current);
    return () => watch.disconnect();
  }, [typed, count]);
  const brief = !view.beside.value && !typed && !chapter && !weighed;
  const [unfolded, unfold] = useState<number | null>(null);
  const [gone, go] = useState<number | null>(null);
  useEffect(() => {
    if (!brief || count === null) return undefined;
    const board = view.el.querySelector(".tt-board");
    // Who looks at what would follow ends that, and reads on.
    const touched = (): void => {
      if (!looks.current) go(count);
    };
    board?.addEventListener("pointerdown", touched);
    return () => board?.removeEventListener("pointerdown", touched);
  }, [brief, count]);
  if (!verdict || (brief && gone === count)) return null;
  const more = verdict.nearest.length + verdict.more.length + verdict.figures.length > 0;
  const foldable = brief && (more || verdict.text.length > FOUR_LINES);
  // What was asked is open at first; what is shown on the board is not covered.
  const turned = unfolded === count;
  // Nothing was tried: it says why something that was asked for is not there, and goes by itself.
  const quiet = !verdict.tried && !verdict.rule && !verdict.asks;
  const close = <CloseButton view={view} onClick={() => view.endpoint.ask({ kind: "dismiss" })} />;
  if (quiet) {
    return (
      <p class="tt-card tt-refusal tt-unsure tt-card-head" key={verdict.count} ref={card}>
        <MoveWords text={verdict.text} view={view} /> {close}
      </p>
    );
  }
  const folds = foldable && (looks.current || turned === verdict.asks);
  return (
    <div
      class={`tt-card tt-refusal${verdict.asks ? " tt-unsure" : verdict.met ? " tt-met" : ""}${brief ? " tt-brief" : ""}${folds ? " tt-folded" : ""}`}
      key={verdict.count}
      ref={card}
    >
      <p class="tt-card-head">
        <strong>
          {verdict.met ? <Icon name="check" /> : <Path d={verdict.asks ? HELP : STOP} />}{" "}
          {view.ui(
            weighed
              ? "weighed"
              : verdict.asks
                ? "unsure"
                : verdict.met
                  ? "refused-rightly"
                  : "refused",
          )}
        </strong>
        {foldable && (
          <button
            type="button"
            class="tt-quiet"
            data-tool="unfold"
            aria-expanded={!folds}
            aria-label={view.ui(folds ? "see-rule" : "see-less")}
            title={view.ui(folds ? "see-rule" : "see-less")}
            onClick={() => unfold(turned ? null : count)}
          >
            <Icon name={folds ? "more" : "minus"} />
          </button>
        )}
        {close}
      </p>
      <p class="tt-reason">
        <MoveWords text={verdict.text} view={view} />
      </p>
      {verdict.more.length > 0 && (
        <div class="tt-more">
          {verdict.more.map((said) => (
            <p key={said}>
              <MoveWords text={said} view={view} />
            </p>
          ))}
        </div>
      )}
      <Figures said={verdict.figures} view={view} />
      {verdict.asks && !counts && (
        <button
          type="button"
          data-tool="anyway"
          onClick={() => view.press({ kind: "type", move: verdict.tried })}
        >
          {view.ui(weighed ? "play-it" : "unsure-again")}
        </button>
      )}{" "}
      {verdict.asks && <ReplyButton view={view} />}
      {verdict.rule && <RuleChip rule={verdict.rule} name={verdict.name} view={view} />}
      {verdict.nearest.length > 0 && !verdict.met && (
        <p class="tt-nearest">
          {view.ui("nearest")}{" "}
          {verdict.nearest.map((way) => (
            <button
              type="button"
              key={way.move}
              class="tt-move"
              onClick={() => view.endpoint.ask({ kind: "type", move: way.move })}
            >
              <MoveWords text={way.words ?? ""} view={view} />
            </button>
          ))}
        </p>
      )}
      {chapter && <Unfold view={view} />}
    </div>
  );
});

/** Shows on the board what punishes the move that was weighed, and takes it back. */
const ReplyButton = observer(function ReplyButton({ view }: { view: View }) {
  if (!view.endpoint.table.value.advice?.replies) return null;
  const show = async (): Promise<void> => {
    const ok = await view.endpoint.ask({ kind: "foresee", what: null });
    const { foreseen } = view.endpoint.last;
    if (ok && foreseen) play(view, foreseen);
  };
  return (
    <button type="button" data-tool="reply" onClick={() => void show()}>
      <Path d={EYE} /> {view.ui("show-reply")}
    </button>
  );
});
