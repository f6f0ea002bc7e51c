import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { rowLooks } from "./row-looks.ts";

export function ProfileRowSkeleton() {
  return (
    <tr aria-hidden>
      <td className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-control" />
          <span className="flex flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-44" />
          </span>
        </span>
      </td>
      <td data-beside>
        <Skeleton className="h-5 w-16 rounded-control" />
      </td>
      <td data-beside>
        <Skeleton className="h-5 w-20 rounded-control" />
      </td>
      <td data-beside className="max-lg:hidden">
        <Skeleton className="h-5 w-16 rounded-control" />
      </td>
      <td data-beside>
        <Skeleton className="h-3.5 w-28" />
      </td>
      <td data-beside>
        <Skeleton className="h-3.5 w-24" />
      </td>
      <td className={rowLooks.actions}>
        <Skeleton className="h-9 w-36 rounded-control sm:ml-auto" />
      </td>
    </tr>
  );
}
