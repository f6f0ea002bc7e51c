import { useQuery } from "@tanstack/react-query";
import { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import type { HistoryProps } from "#web/queue/history-fold.tsx";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import type { RowFacts } from "#web/queue/queue-row.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import CircleCheck from "virtual:icons/circle-check";
import { PendingCard } from "./pending-card.tsx";
import { toPictures } from "./pending-pictures.tsx";
import { pendingQuery, profilesKey } from "./queries.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type AdminProfile, approveProfile, rejectProfile } from "@vesper/contract/profiles/admin-profiles";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";

const pendingRules: QueueRules<AdminProfile> = {
  kind: "profile",
  key: profilesKey,
  getName: ({ name }) => name,
  isWaiting: () => true,
  getParties: ({ userId }) => [userId._id],
  approve: {
    label: "Approve",
    ask: (profiles) => ({
      text:
        profiles.length === 1
          ? "Are you sure you want to approve this profile?"
          : `Are you sure you want to approve these ${profiles.length} profiles?`,
      more: `Once approved, a profile is public unless its owner hides it.${describeHeld(profiles)}`,
    }),
    send: ({ _id: id }) => api.call(approveProfile, { params: { id }, keepalive: true }),
    done: "Profile approved",
    failed: "Failed to approve profile. Please try again.",
  },
  reject: {
    text: "The profile stays hidden from visitors. We tell the owner why, and they can submit it again.",
    reader: "owner",
    send: ({ _id: id }, body) => api.call(rejectProfile, { params: { id }, body, keepalive: true }),
    done: "Profile rejected",
    failed: "Failed to reject the profile",
  },
};

const formatWaiting = (count: number) =>
  count === 1
    ? "1 profile is waiting for approval."
    : `${count.toLocaleString("en")} profiles are waiting for approval.`;

const toRow = (profile: AdminProfile): RowFacts => ({
  detail: `${profile.city}, ${profile.country}`,
  since: profile.createdAt,
  pictures: toPictures(profile).map(({ previewUrl }) => previewUrl),
  isFlagged: profile.signals.length > 0,
});

/** Review queue for profile drafts. */
export function PendingProfiles({ History }: HistoryProps) {
  const [params] = useSearchParams();
  // Only drafts are listed here, whatever the URL says.
  const filters = { ...toQueueFilters(params, ProfileStatus, "draft"), status: "draft" as const };
  return (
    <CardQueue
      title="Pending Escort Profiles"
      what="escort profiles"
      rules={pendingRules}
      query={useQuery(pendingQuery(filters))}
      filters={filters}
      waiting="draft"
      formatCount={formatWaiting}
      skeleton={<PendingCardSkeleton />}
      empty={<EmptyState level={3} icon={<CircleCheck />} title="No draft escort profiles found." />}
      getRow={toRow}
    >
      {(profile) => <PendingCard profile={profile} History={History} />}
    </CardQueue>
  );
}

function PendingCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-4">
        <Skeleton className="size-16 rounded-control" />
        <div className="flex flex-col gap-2 py-1">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}

/** Names the profiles that have signals, because approving a profile resolves its signals. */
function describeHeld(profiles: readonly AdminProfile[]): string {
  const held = profiles.filter(({ signals }) => signals.length > 0).map(({ name }) => name);
  return held.length > 0 ? ` Review the signals on ${held.join(", ")} first.` : "";
}
