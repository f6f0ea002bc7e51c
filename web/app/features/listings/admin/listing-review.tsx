import { useQuery } from "@tanstack/react-query";
import {
  type AdminListing,
  approveListing,
  ListingStatus,
  rejectListing,
} from "@vesper/contract/profiles/listings";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import { EmptyQueue } from "#web/queue/queue-list.tsx";
import { HistoryFold, type HistoryProps } from "#web/queue/history-fold.tsx";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import type { RowFacts } from "#web/queue/queue-row.tsx";
import { formatPrice } from "@vesper/contract/profiles/price";
import { ListingCard } from "./listing-card.tsx";
import { listingsKey, listingsQuery } from "./queries.ts";
import { formatCount, statusLabels } from "./labels.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";

const listingRules: QueueRules<AdminListing> = {
  kind: "listing",
  key: listingsKey,
  getName: ({ title }) => title,
  isWaiting: ({ status }) => status === "pending",
  getParties: ({ supplierId }) => [supplierId._id],
  approve: {
    label: "Approve",
    send: ({ _id: id, updatedAt }) =>
      api.call(approveListing, { params: { id }, body: { updatedAt }, keepalive: true }),
    done: "Listing approved",
    failed: "Failed to approve the listing",
  },
  reject: {
    text: "Visitors won’t see this listing. We tell the escort why, and they can submit it again.",
    reader: "escort",
    send: ({ _id: id, updatedAt }, why) =>
      api.call(rejectListing, { params: { id }, body: { ...why, updatedAt }, keepalive: true }),
    done: "Listing rejected",
    failed: "Failed to reject the listing",
  },
};

const toRow = (listing: AdminListing): RowFacts => ({
  detail: formatPrice(listing),
  since: listing.submittedAt ?? listing.createdAt,
  pictures: listing.images.map(({ previewUrl }) => previewUrl),
});

/** Review queue for listings. Each listing is reviewed before visitors see it. */
export function ListingReview({ History }: HistoryProps) {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, ListingStatus, "pending");
  return (
    <CardQueue
      title="Listings"
      what="listings"
      rules={listingRules}
      query={useQuery(listingsQuery(filters))}
      filters={filters}
      waiting="pending"
      names={statusLabels}
      formatCount={(count) => formatCount(count, filters.status)}
      skeleton={<ListingCardSkeleton />}
      empty={<EmptyQueue what="listings" waits={filters.status === "pending"} />}
      getRow={toRow}
    >
      {(listing) => (
        <>
          <ListingCard listing={listing} />
          <HistoryFold userId={listing.supplierId._id} History={History} />
        </>
      )}
    </CardQueue>
  );
}

function ListingCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3.5 w-64" />
      </div>
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-24 w-56" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}
