import type { ReactNode } from "react";
import { Table } from "#web/ui/data/table.tsx";
import { rowLooks } from "./row-looks.ts";
import { classes } from "#web/ui/actions/classes.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

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

function RateRowSkeleton() {
  return (
    <tr aria-hidden>
      <td className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="h-8 w-12" />
          <span className="flex flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-10" />
            <Skeleton className="h-3 w-24" />
          </span>
        </span>
      </td>
      <td className={rowLooks.rate}>
        <Skeleton className="ml-auto h-11 w-full max-w-56 rounded-control!" />
      </td>
      <td className={classes(rowLooks.since, rowLooks.usual)}>
        <Skeleton className="h-3.5 w-24" />
      </td>
    </tr>
  );
}
