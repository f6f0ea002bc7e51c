import { useQuery } from "@tanstack/react-query";
import { ReviewStatus } from "@vesper/contract/reviews";
import { useSearchParams } from "react-router";
import { EmptyQueue } from "#web/queue/empty-queue.tsx";
import { Awaited, QueueCards } from "#web/queue/queue-cards.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { SortChoice } from "#web/queue/sort-choice.tsx";
import { StatusChoice } from "#web/queue/status-choice.tsx";
import { useQueue } from "#web/queue/use-queue.ts";
import { reviewsQuery } from "./queries.ts";
import { ReviewCardSkeleton } from "./review-card-skeleton.tsx";
import { ReviewCard } from "./review-card.tsx";
import { reviewRules } from "./review-rules.ts";
import { countWords, statusNames } from "./words.ts";

/** What people say about others: what waits is read here before anybody else reads it. */
export function ReviewQueue() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ReviewStatus, "pending");
  const query = useQuery(reviewsQuery(filters));
  const queue = useQueue(reviewRules, query.data?.data);
  const waits = filters.status === "pending";
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;

  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title="Reviews"
          words={total !== undefined && countWords(total - queue.goneCount, filters.status)}
          shortcuts={<QueueShortcuts approve="Approve" canReject />}
        >
          <StatusChoice names={statusNames} status={filters.status} waiting="pending" />
          <SortChoice sort={filters.sort} waits={waits} />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        failure={(message) => `Error loading reviews: ${message}`}
        skeleton={
          <Awaited>
            <ReviewCardSkeleton />
          </Awaited>
        }
        empty={<EmptyQueue what="reviews" waits={waits} />}
      >
        <QueueCards queue={queue} busy={query.isPlaceholderData}>
          {(review) => <ReviewCard review={review} />}
        </QueueCards>
      </QueueList>
    </QueuePage>
  );
}
