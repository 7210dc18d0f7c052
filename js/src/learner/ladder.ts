// Which of a game's characters is a good match for the reader, by the rounds that were played against
// them. The rounds stand in the browser, under the game's name, and go nowhere by themselves.

import { asObject, Store } from "../storage/store";

/** A round that is over: who played against the reader, whether the reader won, and its likeness. */
export interface PlayedRound {
  by: string;
  won: boolean;
  /** What tells it from another round, so that one is not counted twice when it is seen again. */
  mark: string;
}

/** So many wins in a row lead up. */
const WINS = 2;
/** So many losses in a row lead down. */
const LOSSES = 3;
/** So many rounds of a game are kept. */
const MOST = 40;

const store = new Store("rounds ");

/**
 * The character that is a good match now, of those in order of strength; null where there is none.
 *
 * Who wins against a stronger one, or loses against a weaker one, goes on from there.
 */
export function nextCharacter(
  order: readonly string[],
  rounds: readonly PlayedRound[],
): string | null {
  let level = 0;
  let streak = 0;
  for (const { by, won } of rounds) {
    const at = order.indexOf(by);
    if (at < 0 || (won ? at < level : at > level)) continue;
    streak = at !== level || streak > 0 !== won ? 0 : streak;
    level = at;
    streak += won ? 1 : -1;
    if (streak === WINS && level < order.length - 1) [level, streak] = [level + 1, 0];
    else if (streak === -LOSSES && level > 0) [level, streak] = [level - 1, 0];
  }
  return order[level] ?? null;
}

/** The rounds of a game that were played against its characters, the last one at the end. */
export function playedRounds(game: string): PlayedRound[] {
  const kept = store.get(game, (value) => (Array.isArray(value) ? value : null)) ?? [];
  return kept.flatMap((one) => {
    const { by, won, mark } = asObject<PlayedRound>(one) ?? {};
    return typeof by === "string" && typeof won === "boolean" && typeof mark === "string"
      ? [{ by, won, mark }]
      : [];
  });
}

/** Take in a round that is over, unless it was taken in before. */
export function recordRound(game: string, round: PlayedRound): void {
  const kept = playedRounds(game);
  if (kept.some(({ mark }) => mark === round.mark)) return;
  store.put(game, [...kept, round].slice(-MOST));
}
