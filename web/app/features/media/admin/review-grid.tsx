import type { Media } from "@vesper/contract/media";
import { Awaited } from "#web/queue/queue-cards.tsx";
import type { Queue } from "#web/queue/use-queue.ts";
import { ReviewCardSkeleton } from "./review-card-skeleton.tsx";
import { ReviewCard } from "./review-card.tsx";

const looks = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

interface ReviewGridProps {
  queue: Queue<Media>;
  onOpen: (media: Media) => void;
}

export function ReviewGrid({ queue, onOpen }: ReviewGridProps) {
  return (
    <ul className={looks}>
      {queue.items.map((media) => (
        <li key={media._id}>
          <ReviewCard queue={queue} media={media} onOpen={() => onOpen(media)} />
        </li>
      ))}
    </ul>
  );
}

export const AwaitedGrid = () => (
  <Awaited className={looks}>
    <ReviewCardSkeleton />
  </Awaited>
);
