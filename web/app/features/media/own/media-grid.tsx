import type { Media } from "@vesper/contract/media";
import { gridLooks } from "./grid-looks.ts";
import { MediaCardSkeleton } from "./media-card-skeleton.tsx";
import { MediaCard } from "./media-card.tsx";
import type { TaskHandler } from "./task.ts";

const awaited = [1, 2, 3, 4];

interface MediaGridProps {
  /** Absent while they load. */
  media?: readonly Media[];
  onTask: TaskHandler;
}

export function MediaGrid({ media, onTask }: MediaGridProps) {
  return (
    <ul aria-busy={!media || undefined} className={gridLooks}>
      {media
        ? media.map((one) => (
            <li key={one._id}>
              <MediaCard media={one} onTask={onTask} />
            </li>
          ))
        : awaited.map((card) => (
            <li key={card} aria-hidden>
              <MediaCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
