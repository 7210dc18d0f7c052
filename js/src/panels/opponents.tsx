// Who plays each seat: for each of them all who can, with face, sentence and weakness, and of the
// game's characters the one that is a good match now.

import { useEffect, useState } from "preact/hooks";
import { nextCharacter, playedRounds, recordRound } from "../learner/ladder";
import type { Endpoint } from "../protocol/endpoint";
import type { Opponents, Player } from "../protocol/generated/scene";
import { Awaited } from "../view/dialog";
import { observer } from "../view/observer";
import { SeatArt } from "../view/parts";
import type { View } from "../view/view";
import { PlayerFace } from "./sitters";

const PERSON = "person";
const UNNAMED = ["random", "greedy"];

/** Who plays each seat, and may: one list for each seat, the first opponent's unfolded. */
export const Seats = observer(function Seats(props: {
  kinds: readonly string[];
  view: View;
  still?: boolean;
  /** Whether who is recommended takes the seats that a program without a name has. */
  leads?: boolean;
  onChoose: (seat: number, by: string) => void;
}) {
  const { kinds, view, onChoose, still = false, leads = false } = props;
  const { endpoint } = view;
  const { lang } = endpoint.words.value;
  const [found, find] = useState<Opponents | null>(null);
  useEffect(() => {
    let gone = false;
    void endpoint.ask({ kind: "opponents" }).then((ok) => {
      if (ok && !gone) find(endpoint.last.opponents ?? null);
    });
    return () => {
      gone = true;
    };
  }, [lang]);
  const opponents = kinds.map((by, seat) => (by === PERSON ? -1 : seat)).filter((at) => at >= 0);
  const [unfolded] = useState(opponents[0] ?? (kinds.length > 1 ? 1 : -1));
  const { game } = endpoint.scene.peek();
  const ranked = found?.players.filter((one) => one.ranked).map(({ id }) => id) ?? [];
  const next = nextCharacter(ranked, playedRounds(game));
  useEffect(() => {
    if (next === null || !leads) return;
    for (const [seat, by] of kinds.entries()) if (UNNAMED.includes(by)) onChoose(seat, next);
  }, [next === null]);
  return (
    <fieldset class="tt-seats">
      <legend>{view.ui("seats")}</legend>
      {!found && <Awaited view={view} />}
      {kinds.map((by, seat) => {
        const player = found?.players.find(({ id }) => id === by);
        const head = (
          <>
            <SeatArt seat={seat} view={view} silent />
            <span>{view.seatName(seat)}</span>
            <strong>
              {player && <PlayerFace player={player} />} {player?.name ?? by}
            </strong>
          </>
        );
        return still || !found ? (
          <p class="tt-sits" data-sits={by} key={seat}>
            {head}
          </p>
        ) : (
          <details key={seat} data-sits={by} name={`${view.id}-sits`} open={seat === unfolded}>
            <summary class="tt-sits">{head}</summary>
            <div role="radiogroup" aria-label={view.seatName(seat)}>
              {found.players.map((one) => (
                <PlayerChoice
                  key={one.id}
                  player={one}
                  words={found.words}
                  name={`${view.id}-seat-${seat}`}
                  chosen={one.id === by}
                  next={one.id === next}
                  onChoose={() => onChoose(seat, one.id)}
                />
              ))}
            </div>
          </details>
        );
      })}
      {next !== null && !still && <p class="tt-hint">{found?.words["order"]}</p>}
    </fieldset>
  );
});

function PlayerChoice(props: {
  player: Player;
  words: Opponents["words"];
  name: string;
  chosen: boolean;
  next: boolean;
  onChoose: () => void;
}) {
  const { player, words, name, chosen, next, onChoose } = props;
  return (
    <label class="tt-player" data-by={player.id}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <PlayerFace player={player} />
      <span>
        <strong>{player.name}</strong>
        {next && <em>{words["next"]}</em>}
        <span>{player.plays}</span>
        {player.weakness && (
          <small>
            {words["weakness"]} {player.weakness}
          </small>
        )}
      </span>
    </label>
  );
}

/** Note each round that the reader ends against one character; returns what ends it. */
export function noteRounds(endpoint: Endpoint): () => void {
  return endpoint.table.whole.subscribe(() => {
    const { won, kinds, at, plies, scores, match, task, chapter, replay } = endpoint.table.peek();
    const against = kinds.filter((by) => by !== PERSON);
    const [by] = against;
    if (won === null || task || chapter || replay || by === undefined) return;
    if (at !== plies || new Set(against).size > 1) return;
    const { game } = endpoint.scene.peek();
    recordRound(game, { by, won, mark: [by, plies, scores, match?.totals].join(" ") });
  });
}
