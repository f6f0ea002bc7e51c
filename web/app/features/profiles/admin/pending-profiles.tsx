import { useQuery } from "@tanstack/react-query";
import { ProfileStatus } from "@vesper/contract/profile-fields";
import { CircleCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PendingCardSkeleton } from "./pending-card-skeleton.tsx";
import { PendingCard } from "./pending-card.tsx";
import { pendingRules } from "./pending-rules.ts";
import { pendingQuery } from "./queries.ts";

const waiting = (count: number) =>
  count === 1 ? "1 profile is waiting for approval." : `${count} profiles are waiting for approval.`;

/** The first look at what escorts have written. */
export function PendingProfiles() {
  const [params] = useSearchParams();
  // Only drafts are here, whatever the address says.
  const filters = { ...queueFiltersOf(params, ProfileStatus, "draft"), status: "draft" as const };
  return (
    <CardQueue
      title="Pending Escort Profiles"
      what="escort profiles"
      rules={pendingRules}
      query={useQuery(pendingQuery(filters))}
      filters={filters}
      waiting="draft"
      words={waiting}
      skeleton={<PendingCardSkeleton />}
      empty={<EmptyState level={3} icon={<CircleCheck />} title="No draft escort profiles found." />}
    >
      {(profile) => <PendingCard profile={profile} />}
    </CardQueue>
  );
}
