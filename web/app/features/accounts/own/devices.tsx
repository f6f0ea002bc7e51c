import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { sessionsQuery } from "./queries.ts";
import { endSession, type Session } from "@vesper/contract/accounts";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { messageOf } from "#web/api/message-of.ts";
import { DeviceRow } from "../device-row.tsx";

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
      {data ? data.map((session) => <OwnDevice key={session._id} session={session} />) : <DeviceSkeleton />}
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

function OwnDevice({ session }: { session: Session }) {
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: session._id } }),
    onSuccess: () => {
      toast.success("Signed out there.");
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => toast.error(messageOf(error, "Failed to sign the device out.")),
  });
  return <DeviceRow session={session} now={now} busy={end.isPending} onEnd={() => end.mutate()} />;
}
