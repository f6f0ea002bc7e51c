import { useQuery } from "@tanstack/react-query";
import { ProfileStatus } from "@vesper/contract/profile-fields";
import { CircleCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { Awaited, QueueCards } from "#web/queue/queue-cards.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { SortChoice } from "#web/queue/sort-choice.tsx";
import { useQueue } from "#web/queue/use-queue.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PendingCardSkeleton } from "./pending-card-skeleton.tsx";
import { PendingCard } from "./pending-card.tsx";
import { pendingRules } from "./pending-rules.ts";
import { pendingQuery } from "./queries.ts";

const waiting = (count: number) =>
  count === 1 ? "1 profile is waiting for approval." : `${count} profiles are waiting for approval.`;

/** The first look at what escorts have written. */
export function PendingProfiles() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ProfileStatus, "draft");
  const query = useQuery(pendingQuery(filters));
  const queue = useQueue(pendingRules, query.data?.data);

  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title="Pending Escort Profiles"
          words={query.data && waiting(query.data.pagination.total - queue.goneCount)}
          shortcuts={<QueueShortcuts approve="Approve" canReject />}
        >
          <SortChoice sort={filters.sort} waits />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        failure={(message) => `Error loading escort profiles: ${message}`}
        skeleton={
          <Awaited>
            <PendingCardSkeleton />
          </Awaited>
        }
        empty={<EmptyState level={3} icon={<CircleCheck />} title="No draft escort profiles found." />}
      >
        <QueueCards queue={queue} busy={query.isPlaceholderData}>
          {(profile) => <PendingCard profile={profile} />}
        </QueueCards>
      </QueueList>
    </QueuePage>
  );
}
