import type { AdminListing } from "@vesper/contract/listings";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { ListingCard } from "./listing-card.tsx";
import type { TaskHandler } from "./task.ts";

const awaited = [1, 2, 3];

interface ListingCardsProps {
  /** Absent while they load. */
  listings?: readonly AdminListing[];
  busy?: boolean;
  onTask: TaskHandler;
}

export function ListingCards({ listings, busy, onTask }: ListingCardsProps) {
  return (
    <ul aria-busy={!listings || busy || undefined} className="flex flex-col gap-4">
      {listings
        ? listings.map((listing) => (
            <li key={listing._id}>
              <ListingCard listing={listing} onTask={onTask} />
            </li>
          ))
        : awaited.map((card) => (
            <li key={card} aria-hidden>
              <ListingCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
