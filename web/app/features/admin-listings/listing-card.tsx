import type { AdminListing } from "@vesper/contract/listings";
import { priceWords } from "@vesper/contract/price";
import { useId } from "react";
import { ApprovalBadge } from "#web/ui/approval-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { ListingPictures } from "./listing-pictures.tsx";
import { ListingSupplier } from "./listing-supplier.tsx";
import type { TaskHandler } from "./task.ts";

export function ListingCard({ listing, onTask }: { listing: AdminListing; onTask: TaskHandler }) {
  const titleId = useId();
  const { title, status, categoryId: category, tags, isHidden, rejectionReason } = listing;
  const shelves = [...(category ? [category] : []), ...tags].map(({ name }) => name).join(", ");
  return (
    <article aria-labelledby={titleId}>
      <Card className="flex flex-col gap-4">
        <header className="flex flex-col gap-1 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={titleId} className="font-serif text-lead font-semibold">
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
        {status === "rejected" && (
          <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small wrap-anywhere text-danger">
            Reason: <bdi>{rejectionReason}</bdi>
          </p>
        )}
        {status === "pending" && (
          <footer className="flex gap-2 max-sm:*:flex-1">
            <Button aria-label={`Approve ${title}`} onClick={() => onTask({ kind: "approve", listing })}>
              Approve
            </Button>
            <Button
              tone="outline"
              aria-label={`Reject ${title}`}
              onClick={() => onTask({ kind: "reject", listing })}
            >
              Reject
            </Button>
          </footer>
        )}
      </Card>
    </article>
  );
}
