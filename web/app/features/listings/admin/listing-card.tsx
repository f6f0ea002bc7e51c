import type { AdminListing } from "@vesper/contract/listings";
import { priceWords } from "@vesper/contract/price";
import { titleIdOf } from "#web/queue/queue-card.tsx";
import { RejectedBecause } from "#web/queue/rejected-because.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { ListingPictures } from "./listing-pictures.tsx";
import { ListingSupplier } from "./listing-supplier.tsx";

export function ListingCard({ listing }: { listing: AdminListing }) {
  const { _id, title, status, categoryId: category, tags, isHidden, supplierId } = listing;
  const shelves = [...(category ? [category] : []), ...tags].map(({ name }) => name).join(", ");
  return (
    <>
      <header className="flex flex-col gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={titleIdOf(_id)} className="font-serif text-lead font-semibold">
            <bdi>{title}</bdi>
          </h3>
          <ApprovalBadge status={status} />
          {isHidden && <Badge tone="danger">Hidden</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-4">
          <bdi className="font-medium">{priceWords(listing)}</bdi>
          {shelves && <bdi className="text-muted">{shelves}</bdi>}
        </p>
        <ListingSupplier listing={listing} />
      </header>
      <FoldedText text={listing.description} />
      <ListingPictures images={listing.images} />
      {status === "rejected" && <RejectedBecause reason={listing.rejectionReason} />}
      {status === "pending" && !supplierId.profile?.isListed && (
        <p className="text-small text-muted">
          Once approved, everybody can see it as soon as its supplier&apos;s profile is public.
        </p>
      )}
    </>
  );
}
