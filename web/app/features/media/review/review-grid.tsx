import type { Media } from "@vesper/contract/media";
import { ReviewCardSkeleton } from "./review-card-skeleton.tsx";
import { ReviewCard } from "./review-card.tsx";

const awaited = [1, 2, 3, 4];

interface ReviewGridProps {
  /** Absent while they load. */
  media?: readonly Media[];
  onOpen: (media: Media) => void;
}

export function ReviewGrid({ media, onOpen }: ReviewGridProps) {
  return (
    <ul aria-busy={!media || undefined} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {media
        ? media.map((one) => (
            <li key={one._id}>
              <ReviewCard media={one} onOpen={() => onOpen(one)} />
            </li>
          ))
        : awaited.map((card) => (
            <li key={card} aria-hidden>
              <ReviewCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
