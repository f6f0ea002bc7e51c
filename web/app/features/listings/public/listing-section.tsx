import { clsx } from "clsx/lite";
import { useId } from "react";
import { formatPrice } from "@vesper/contract/profiles/price";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import type { ListedOffer } from "./listed-offer.ts";
import { ListingPicture } from "./listing-picture.tsx";

/** Listings on the supplier's profile page; renders nothing without any. */
export function ListingSection({ listings }: { listings: readonly ListedOffer[] }) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-section">
      <h2 id={id}>Listings</h2>
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
function ListingCard({ listing }: { listing: ListedOffer }) {
  const { image } = listing;
  return (
    <div className="listing-card">
      {image && (
        <div className="listing-card-picture">
          <ListingPicture image={image} sizes="128px" isSmall />
        </div>
      )}
      <div className="listing-card-text">
        <h3>
          <PageLink to={`/listing/${listing.slug}`}>
            <bdi>{listing.title}</bdi>
          </PageLink>
        </h3>
        <p>
          <bdi>{listing.description}</bdi>
        </p>
        <p>
          <bdi>{formatPrice(listing)}</bdi>
        </p>
      </div>
    </div>
  );
}
