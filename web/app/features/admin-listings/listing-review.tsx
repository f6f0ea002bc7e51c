import { useQuery } from "@tanstack/react-query";
import { ListingStatus } from "@vesper/contract/listings";
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
import { listingsQuery } from "./queries.ts";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { ListingCard } from "./listing-card.tsx";
import { listingRules } from "./listing-rules.ts";
import { countWords, statusNames } from "./words.ts";

/** What suppliers offer: what waits is read here before visitors see it. */
export function ListingReview() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ListingStatus, "pending");
  const query = useQuery(listingsQuery(filters));
  const queue = useQueue(listingRules, query.data?.data);
  const waits = filters.status === "pending";
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;

  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title="Listings"
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
        failure={(message) => `Error loading listings: ${message}`}
        skeleton={
          <Awaited>
            <ListingCardSkeleton />
          </Awaited>
        }
        empty={<EmptyQueue what="listings" waits={waits} />}
      >
        <QueueCards queue={queue} busy={query.isPlaceholderData}>
          {(listing) => <ListingCard listing={listing} />}
        </QueueCards>
      </QueueList>
    </QueuePage>
  );
}
