import { classes } from "#web/ui/actions/classes.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { rowLooks } from "./row-looks.ts";

export function RateRowSkeleton() {
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
