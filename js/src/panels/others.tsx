// In one column the moves are far below the board: what the others have played since is told beneath
// it, and whose turn it is where the board was turned in a lesson.

import type { Turn } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import { MoveWords, SeatArt } from "../view/parts";
import type { View } from "../view/view";
import { Sitter, sitterName, statusOf } from "./sitters";

const PERSON = "person";

/** What one of the others has played. */
interface Played {
  seat: number;
  ply: number;
  words: string[];
}

/** What the others played last, one after the other, as far as moves are behind the position. */
function lastOfOthers(turns: readonly Turn[], kinds: readonly string[], at: number): Played[] {
  const found: Played[] = [];
  for (const { seat, ply, texts, words } of turns.filter((turn) => turn.ply < at).reverse()) {
    // Chance belongs to nobody, and what a reader plays now is seen.
    if (seat === null) continue;
    if (kinds[seat] === PERSON) {
      if (found.length > 0) break;
      continue;
    }
    const said = (words ?? texts).slice(0, at - ply);
    const [after] = found;
    if (after?.seat === seat) found[0] = { seat, ply, words: [...said, ...after.words] };
    else found.unshift({ seat, ply, words: said });
  }
  return found;
}

/** What they played, each with a face or a sign: as it is written in the list of moves. */
const OthersMoves = observer(function OthersMoves({ view }: { view: View }) {
  const { kinds, at } = view.endpoint.table.value;
  const played = lastOfOthers(view.endpoint.rows.value.turns, kinds, at);
  if (played.length === 0) return null;
  return (
    <ul class="tt-others" aria-label={view.ui("told")}>
      {played.map(({ seat, ply, words }) => (
        <li key={ply}>
          {sitterName(view, seat) ? (
            <Sitter seat={seat} view={view} />
          ) : (
            <>
              <SeatArt seat={seat} view={view} silent /> {view.seatName(seat)}
            </>
          )}
          {view.ui("colon")}
          <MoveWords text={words.join(" · ")} view={view} />
        </li>
      ))}
    </ul>
  );
});

/** Who is on turn, where another one moved last in a lesson: its board was turned. */
const TurnInLesson = observer(function TurnInLesson({ view }: { view: View }) {
  const { chapter, kinds, question, task, at } = view.endpoint.table.value;
  const { over, seat } = view.endpoint.scene.value;
  const moved = view.endpoint.rows.value.turns.findLast(({ ply }) => ply < at)?.seat ?? null;
  if (!chapter || question || task?.done || over || seat === null || moved === null) return null;
  if (moved === seat) return null;
  const alone = kinds.every((kind) => kind === PERSON);
  return (
    <p class="tt-turned">
      <SeatArt seat={seat} view={view} silent /> <strong>{statusOf(view)}</strong>{" "}
      {alone && !view.shows.value && view.ui("turned")}
    </p>
  );
});

/** In one column; a refusal, or what a touch tells, stands in its place. */
export const Others = observer(function Others({ view }: { view: View }) {
  const { replay, verdict } = view.endpoint.table.value;
  if (view.info.value || verdict || replay || view.endpoint.scene.value.over) return null;
  return (
    <>
      <OthersMoves view={view} />
      <TurnInLesson view={view} />
    </>
  );
});
