import { useQuery } from "@tanstack/react-query";
import { type Appeal, AppealStatus } from "@vesper/contract/moderation/appeals";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { useOtherLeases } from "#web/queue/review-lease.ts";
import { SkeletonList, EmptyQueue, QueueList } from "#web/queue/queue-list.tsx";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import { headingId, QueueHeader, SortChoice, StatusChoice } from "#web/queue/queue-header.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "#web/queue/use-queue-keys.ts";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { AppealCard } from "./appeal-card.tsx";
import { AppealDecisionDialog } from "./appeal-decision-dialog.tsx";
import { appealsQuery } from "./queries.ts";
import { formatCount, statusLabels } from "./labels.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** Appeals. Each is decided by a different admin than the one who made the decision. */
export function AppealQueue() {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, AppealStatus, "open");
  const query = useQuery(appealsQuery(filters));
  const others = useOtherLeases("appeal");
  const { current, dialog, begin } = useTask<Appeal>();
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsEnabled);
  const waits = filters.status === "open";
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <QueueHeader
        title="Appeals"
        countLabel={total !== undefined && formatCount(total, filters.status)}
        shortcuts={<QueueShortcuts canOpen />}
      >
        <StatusChoice names={statusLabels} status={filters.status} waiting="open" />
        <SortChoice sort={filters.sort} waits={waits} />
      </QueueHeader>
      <div ref={list}>
        <QueueList
          query={query}
          what="appeals"
          skeleton={<AppealsSkeleton />}
          empty={<EmptyQueue what="appeals" waits={waits} text="New appeals appear here automatically." />}
        >
          <ul aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-4">
            {query.data?.data.map((appeal) => (
              <li key={appeal._id}>
                <AppealCard appeal={appeal} taken={others.get(appeal._id)} onDecide={() => begin(appeal)} />
              </li>
            ))}
          </ul>
        </QueueList>
      </div>
      {current && <AppealDecisionDialog key={current.number} appeal={current.task} {...dialog} />}
    </section>
  );
}

function AppealsSkeleton() {
  return (
    <SkeletonList>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-20 w-full max-w-prose" />
        <Skeleton className="h-16 w-full max-w-prose" />
        <Skeleton className="h-11 w-40 rounded-control" />
      </Card>
    </SkeletonList>
  );
}
