import { useQuery } from "@tanstack/react-query";
import type { OwnListing } from "@vesper/contract/profiles/listings";
import { useSearchParams } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { CardList } from "#web/ui/data/card-list.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import Search from "virtual:icons/search";
import Tag from "virtual:icons/tag";
import { parseFilters, ownListingsQuery } from "./queries.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatPrice } from "@vesper/contract/profiles/price";
import { useId } from "react";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { ListingActions } from "./listing-actions.tsx";
import { ListingNote } from "./listing-note.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { formatDate } from "#web/ui/data/dates.ts";

export function ListingList({ onDelete }: { onDelete: (listing: OwnListing) => void }) {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  const query = useQuery(ownListingsQuery(filters));
  const { data, error, isPlaceholderData } = query;

  if (error && !data) return <LoadFailure message="Failed to load your listings" query={query} />;
  if (data?.data.length === 0 && !isPlaceholderData) {
    return <EmptyListings isFiltered={filters.status !== undefined || filters.page > 1} />;
  }
  return (
    <>
      <CardList items={data?.data} busy={isPlaceholderData} skeleton={<ListingCardSkeleton />}>
        {(listing) => <ListingCard listing={listing} onDelete={onDelete} />}
      </CardList>
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

function ListingCardSkeleton() {
  return (
    <Card padding="none" className="flex overflow-hidden">
      <Skeleton className="w-20 shrink-0 rounded-none sm:w-36" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-full max-w-prose" />
        <Skeleton className="h-9 w-52 rounded-control" />
      </div>
    </Card>
  );
}

function EmptyListings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="No listings found"
        text="You have no listings with this status."
        action={{ label: "Show all", to: "/supplier/listings" }}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Tag />}
      title="No listings yet"
      text="Tell visitors what you offer: dinner, a walk through the city, company at an event."
      action={{ label: "Write your first listing", to: "/supplier/listings/new" }}
    />
  );
}

interface ListingCardProps {
  listing: OwnListing;
  onDelete: (listing: OwnListing) => void;
}

function ListingCard({ listing, onDelete }: ListingCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card padding="none" className="flex overflow-hidden">
        <Thumbnail
          image={listing.images.find(({ previewUrl }) => previewUrl)}
          className="w-20 shrink-0 sm:w-36"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-2.5 p-4 sm:p-5">
          <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <h3 id={titleId} className="min-w-0 font-serif text-lead font-semibold wrap-anywhere">
              <bdi>{listing.title}</bdi>
            </h3>
            <ApprovalBadge status={listing.status} />
          </header>
          <p className="flex flex-wrap gap-x-4 text-small text-muted">
            <bdi className="font-medium text-ink">{formatPrice(listing)}</bdi>
            <span>
              Created <time dateTime={listing.createdAt}>{formatDate(listing.createdAt)}</time>
            </span>
          </p>
          <p className="line-clamp-2 max-w-prose text-small wrap-anywhere">
            <bdi>{listing.description}</bdi>
          </p>
          <ListingNote listing={listing} />
          <ListingActions listing={listing} onDelete={onDelete} />
        </div>
      </Card>
    </article>
  );
}
