import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DeviceRow } from "./device-row.tsx";
import { sessionsQuery } from "./queries.ts";

/** Where one is signed in, with a way to end each of them. */
export function Devices() {
  return (
    <SectionCard title="Signed-in devices" text="Sign out what you do not know, then change your password.">
      <DeviceList />
    </SectionCard>
  );
}

function DeviceList() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery);

  if (isError) {
    return (
      <LoadFailure
        message="Failed to load your devices"
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-6"
      />
    );
  }
  return (
    <ul className="divide-y divide-line" aria-busy={!data}>
      {data ? data.map((session) => <DeviceRow key={session._id} session={session} />) : <DeviceSkeleton />}
    </ul>
  );
}

function DeviceSkeleton() {
  return (
    <li className="flex min-h-18 items-center justify-between gap-4">
      <span className="flex flex-col gap-2">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="h-3 w-28" />
      </span>
      <Skeleton className="h-6 w-24 rounded-control" />
    </li>
  );
}
