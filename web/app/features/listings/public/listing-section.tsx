import type { Listing } from "@vesper/contract/listings";
import { useId } from "react";
import { ListingCard } from "./listing-card.tsx";

/** What somebody offers, on their own page; nothing for those who have written nothing. */
export function ListingSection({ listings }: { listings: readonly Listing[] }) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
        Listings
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {listings.map((listing) => (
          <li key={listing._id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
