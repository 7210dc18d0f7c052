// Where the points of a round come from: each rule that gave any, with those of each seat.

import { Chip, written } from "./parts";
import type { View } from "./view";
import { watched } from "./watched";

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
