import { clsx } from "clsx/lite";
import type { Listing } from "@vesper/contract/profiles/listings";
import { useId } from "react";
import { formatPrice } from "@vesper/contract/profiles/price";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { ListingPicture } from "./listing-picture.tsx";

/** Listings on the supplier's profile page; renders nothing without any. */
export function ListingSection({ listings }: { listings: readonly Listing[] }) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
        Listings
      </h2>
      <ul
        className={clsx("grid gap-3", listings.length > 1 && "md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2")}
      >
        {listings.map((listing) => (
          <li key={listing._id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Card of one listing. The whole card is one link. */
function ListingCard({ listing }: { listing: Listing }) {
  const [image] = listing.images;
  return (
    <Card padding="none" className="relative flex h-full overflow-hidden hover:bg-hover/50">
      {image && (
        <div className="relative w-28 shrink-0 bg-raised sm:w-32">
          <ListingPicture image={image} sizes="128px" />
        </div>
      )}
      <div className="flex min-h-32 min-w-0 flex-1 flex-col gap-1.5 p-4">
        <h3 className="line-clamp-2 font-serif text-body font-semibold wrap-anywhere">
          <Link
            to={`/listing/${listing.slug}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <bdi>{listing.title}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-2 text-small text-muted wrap-anywhere">
          <bdi>{listing.description}</bdi>
        </p>
        <p className="mt-auto pt-1 font-medium">
          <bdi>{formatPrice(listing)}</bdi>
        </p>
      </div>
    </Card>
  );
}
