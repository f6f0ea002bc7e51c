import type { OwnListing } from "@vesper/contract/listings";
import { priceWords } from "@vesper/contract/price";
import { useId } from "react";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ListingActions } from "./listing-actions.tsx";
import { ListingNote } from "./listing-note.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { dateName } from "./labels.ts";

interface ListingCardProps {
  listing: OwnListing;
  onDelete: (listing: OwnListing) => void;
}

export function ListingCard({ listing, onDelete }: ListingCardProps) {
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
            <bdi className="font-medium text-ink">{priceWords(listing)}</bdi>
            <span>
              Written <time dateTime={listing.createdAt}>{dateName(listing.createdAt)}</time>
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
