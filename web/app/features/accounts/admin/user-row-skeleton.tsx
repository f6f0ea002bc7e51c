import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function UserRowSkeleton() {
  return (
    <tr aria-hidden>
      <td className="sm:max-lg:-order-2 sm:max-lg:w-[calc(100%-16rem)]!">
        <span className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-control" />
          <span className="flex flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-44" />
          </span>
        </span>
      </td>
      <td data-beside>
        <Skeleton className="h-5 w-14 rounded-control" />
      </td>
      <td data-beside>
        <Skeleton className="h-5 w-16 rounded-control" />
      </td>
      <td data-beside>
        <Skeleton className="h-3.5 w-24" />
      </td>
      <td className="sm:max-lg:-order-1 sm:max-lg:w-60!">
        <Skeleton className="h-9 w-52 rounded-control sm:ml-auto" />
      </td>
    </tr>
  );
}
