import { classes } from "#web/ui/actions/classes.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { rowLooks } from "./row-looks.ts";
import type { TermColumn } from "./term-column.ts";

export function TermRowSkeleton({ columns }: { columns: readonly TermColumn[] }) {
  return (
    <tr aria-hidden>
      <td className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="size-8" />
          <Skeleton className="h-3.5 w-32" />
        </span>
      </td>
      {columns.map(({ title, width, numeric }) => (
        <td key={title} data-beside>
          <Skeleton className={classes("h-4", width, numeric && "lg:ml-auto")} />
        </td>
      ))}
      <td className={rowLooks.actions}>
        <Skeleton className="h-9 w-36 rounded-control! sm:ml-auto" />
      </td>
    </tr>
  );
}
