import { useQuery } from "@tanstack/react-query";
import { ListingStatus } from "@vesper/contract/listings";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import { EmptyQueue } from "#web/queue/empty-queue.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { ListingCard } from "./listing-card.tsx";
import { listingRules } from "./listing-rules.ts";
import { listingsQuery } from "./queries.ts";
import { countWords, statusNames } from "./labels.ts";

/** What suppliers offer: what waits is read here before visitors see it. */
export function ListingReview() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ListingStatus, "pending");
  return (
    <CardQueue
      title="Listings"
      what="listings"
      rules={listingRules}
      query={useQuery(listingsQuery(filters))}
      filters={filters}
      waiting="pending"
      names={statusNames}
      words={(count) => countWords(count, filters.status)}
      skeleton={<ListingCardSkeleton />}
      empty={<EmptyQueue what="listings" waits={filters.status === "pending"} />}
    >
      {(listing) => <ListingCard listing={listing} />}
    </CardQueue>
  );
}
