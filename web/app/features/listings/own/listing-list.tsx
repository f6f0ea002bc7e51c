import { useQuery } from "@tanstack/react-query";
import type { OwnListing } from "@vesper/contract/listings";
import { useSearchParams } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { EmptyListings } from "./empty-listings.tsx";
import { filtersOf } from "./filters.ts";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { ListingCard } from "./listing-card.tsx";
import { ownListingsQuery } from "./queries.ts";

const awaited = [1, 2, 3];

export function ListingList({ onDelete }: { onDelete: (listing: OwnListing) => void }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(ownListingsQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message="Failed to load your listings"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.data.length === 0 && !isPlaceholderData) {
    return <EmptyListings isFiltered={filters.status !== undefined || filters.page > 1} />;
  }
  return (
    <>
      <ul aria-busy={!data || isPlaceholderData || undefined} className="flex flex-col gap-4">
        {data
          ? data.data.map((listing) => (
              <li key={listing._id}>
                <ListingCard listing={listing} onDelete={onDelete} />
              </li>
            ))
          : awaited.map((card) => (
              <li key={card} aria-hidden>
                <ListingCardSkeleton />
              </li>
            ))}
      </ul>
      {data && data.meta.totalPages > 1 && (
        <Pager
          page={data.meta.page}
          totalPages={data.meta.totalPages}
          total={data.meta.total}
          perPage={data.meta.limit}
        />
      )}
    </>
  );
}
