// Who plays a seat: at the board a character has its face and its name, and not only a number.

import { effect, type Signal, signal } from "@preact/signals-core";
import type { Endpoint } from "../protocol/endpoint";
import type { Player } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** Those that have no face of their own to be called by. */
const NAMELESS = ["person", "random", "greedy"];

const met = new WeakMap<Endpoint, Signal<readonly Player[]>>();

function playersOf(endpoint: Endpoint): Signal<readonly Player[]> {
  const known = met.get(endpoint) ?? signal([]);
  met.set(endpoint, known);
  return known;
}

/** Ask from now on who the characters at a table are; returns what ends it. */
export function meetSitters({ endpoint }: View): () => void {
  const players = playersOf(endpoint);
  let asked = "";
  return effect(() => {
    const { lang } = endpoint.words.value;
    // Whoever could not be asked about is asked about again, once somebody answers.
    if (!endpoint.connected.value || endpoint.transport.status.value === "gone") return;
    const sits = endpoint.table.value.kinds.filter((kind) => !NAMELESS.includes(kind));
    if (sits.length === 0 || asked === lang) return;
    asked = lang;
    void endpoint.ask({ kind: "opponents" }).then((ok) => {
      if (ok) players.value = endpoint.last.opponents?.players ?? [];
      else asked = "";
    });
  });
}

/** The character at a seat, once it is known. */
function sitterAt(view: View, seat: number | null): Player | undefined {
  const by = view.endpoint.table.value.kinds[seat ?? -1];
  const named = by === undefined || NAMELESS.includes(by) ? undefined : by;
  return playersOf(view.endpoint).value.find(({ id }) => id === named);
}

/** Its name, or nothing. */
export function sitterName(view: View, seat: number): string | undefined {
  return sitterAt(view, seat)?.name;
}

/** Whose turn it is: a character is told by its name while it thinks or waits. */
export function statusOf(view: View): string {
  const { over, seat, status } = view.endpoint.scene.value;
  const sitter = over ? undefined : sitterAt(view, seat);
  if (sitter) return view.waits.value ? sitter.thinks : sitter.turn;
  // Before the first move it is said who the other one is.
  const { kinds, plies } = view.endpoint.table.value;
  const [name, ...more] =
    plies > 0 || over ? [] : kinds.flatMap((_, at) => sitterName(view, at) ?? []);
  return name && more.length === 0 ? `${status} ${view.ui("against")} ${name}.` : status;
}

/** Whether the round is lost for the only person who plays it against opponents. */
export function isLost(kinds: readonly string[], scores: readonly number[] | null): boolean {
  if (!scores || kinds.filter((kind) => kind === "person").length !== 1) return false;
  return (scores[kinds.indexOf("person")] ?? 0) < Math.max(...scores);
}

/** A face beside the name: a picture of ours, which says nothing that the words do not. */
export function PlayerFace({ player }: { player: Player }) {
  return (
    <img
      class="tt-face"
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(player.face)}`}
      width="64"
      height="64"
    />
  );
}

/** The face of the character at a seat, with its name unless that is said beside it. */
export const Sitter = observer(function Sitter(props: {
  seat: number | null;
  view: View;
  bare?: boolean;
}) {
  const { seat, view, bare = false } = props;
  const player = sitterAt(view, seat);
  if (!player) return null;
  return (
    <span class="tt-sitter">
      <PlayerFace player={player} /> {!bare && player.name}
    </span>
  );
});
