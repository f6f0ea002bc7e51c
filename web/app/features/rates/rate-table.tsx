import type { ReactNode } from "react";
import { Table } from "#web/ui/data/table.tsx";
import { RateRowSkeleton } from "./rate-row-skeleton.tsx";
import { rowLooks } from "./row-looks.ts";

const awaited = [1, 2, 3, 4, 5, 6, 7, 8];

/** Without children it is the outline of what loads. */
export function RateTable({ children }: { children?: ReactNode }) {
  return (
    <Table label="Exchange rates" busy={children === undefined} cards className="max-h-[65dvh]">
      <thead>
        <tr>
          <th scope="col" className={rowLooks.name}>
            Currency
          </th>
          <th scope="col" data-numeric>
            One dollar buys
          </th>
          <th scope="col" className={rowLooks.since}>
            Last updated
          </th>
        </tr>
      </thead>
      <tbody>{children ?? awaited.map((row) => <RateRowSkeleton key={row} />)}</tbody>
    </Table>
  );
}
