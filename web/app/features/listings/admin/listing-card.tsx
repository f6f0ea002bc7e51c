import type { AdminListing } from "@vesper/contract/profiles/listings";
import { formatPrice } from "@vesper/contract/profiles/price";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { RejectionReason } from "#web/queue/notes.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import type { ProfileImage } from "@vesper/contract/media/images";
import { Link } from "react-router";
import { PersonLink } from "#web/shared/person-link.tsx";
import { formatDate } from "#web/ui/data/dates.ts";

const linkStyles = "text-accent underline underline-offset-4 hover:text-accent-strong";

export function ListingCard({ listing }: { listing: AdminListing }) {
  const { _id, title, status, categoryId: category, tags, isHidden, supplierId } = listing;
  const shelves = [...(category ? [category] : []), ...tags].map(({ name }) => name).join(", ");
  return (
    <>
      <header className="flex flex-col gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={toTitleId(_id)} className="font-serif text-lead font-semibold">
            <bdi>{title}</bdi>
          </h3>
          <ApprovalBadge status={status} />
          {isHidden && <Badge tone="danger">Hidden</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-4">
          <bdi className="font-medium">{formatPrice(listing)}</bdi>
          {shelves && <bdi className="text-muted">{shelves}</bdi>}
        </p>
        <ListingSupplier listing={listing} />
      </header>
      <FoldedText text={listing.description} />
      <ListingPictures images={listing.images} />
      {status === "rejected" && <RejectionReason reason={listing.rejectionReason} />}
      {status === "pending" && !supplierId.profile?.isListed && (
        <p className="text-small text-muted">
          Once approved, it goes live as soon as the escort’s profile is public.
        </p>
      )}
    </>
  );
}

/** Pictures in the order in which visitors will see them. Each opens at full size in a new tab. */
function ListingPictures({ images }: { images: readonly ProfileImage[] }) {
  if (images.length === 0) return null;
  return (
    <ul aria-label="Photos" className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {images.map(({ _id, url, previewUrl, alt, width, height }) => (
        <li key={_id} className="shrink-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-inner bg-raised"
          >
            <img
              src={previewUrl}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="aspect-[3/4] h-32 w-24 object-cover lg:h-56 lg:w-42"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Supplier of a listing, its creation date, and links for a closer check. */
function ListingSupplier({ listing }: { listing: AdminListing }) {
  const { supplierId: supplier, slug, isListed, submittedAt, createdAt } = listing;
  const since = submittedAt ?? createdAt;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span>
        {submittedAt ? "Submitted" : "Created"} <time dateTime={since}>{formatDate(since)}</time> by{" "}
        <PersonLink id={supplier._id}>{supplier.email || supplier.name}</PersonLink>
      </span>
      {supplier.profile ? (
        <Link
          to={`/escort/${supplier.profile.slug}`}
          className={`inline-flex min-h-6 items-center ${linkStyles}`}
        >
          Profile of&nbsp;<bdi>{supplier.profile.name}</bdi>
          {!supplier.profile.isListed && <>&nbsp;(not public)</>}
        </Link>
      ) : (
        <span>No profile yet</span>
      )}
      {isListed && (
        <Link to={`/listing/${slug}`} className={`inline-flex min-h-6 items-center ${linkStyles}`}>
          View page
        </Link>
      )}
    </p>
  );
}
