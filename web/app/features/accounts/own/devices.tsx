import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { sessionsQuery } from "./queries.ts";
import { endOtherSessions, endSession, type Session } from "@vesper/contract/accounts/sessions";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { useChange } from "#web/shared/use-change.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DeviceRow } from "../device-row.tsx";

/** Devices the user is signed in on, each with a way to end its session. */
export function Devices() {
  return (
    <SectionCard
      title="Signed-in devices"
      text="Don’t recognize a device? Sign it out, then change your password."
    >
      <DeviceList />
    </SectionCard>
  );
}

function DeviceList() {
  const query = useQuery(sessionsQuery);
  const { data } = query;

  if (query.isError) {
    return <LoadFailure query={query} message="Failed to load your devices" className="py-6" />;
  }
  return (
    <>
      <ul className="divide-y divide-line" aria-busy={!data}>
        {data ? data.map((session) => <OwnDevice key={session._id} session={session} />) : <DeviceSkeleton />}
      </ul>
      {data?.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const end = useChange({
    change: () => api.call(endOtherSessions),
    done: "All other devices signed out",
    failed: "Failed to sign out the other devices.",
    refresh: sessionsQuery.queryKey,
  });
  return (
    <Button
      tone="outline"
      size="small"
      className="mt-3 self-start"
      busy={end.isPending}
      onClick={() => end.mutate()}
    >
      Sign out all other devices
    </Button>
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

function OwnDevice({ session }: { session: Session }) {
  const [now] = useState(() => new Date());
  const end = useChange({
    change: () => api.call(endSession, { params: { id: session._id } }),
    done: "Device signed out",
    failed: "Failed to sign out the device.",
    refresh: sessionsQuery.queryKey,
  });
  return <DeviceRow session={session} now={now} busy={end.isPending} onEnd={() => end.mutate()} />;
}
