import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { PendingCardSkeleton } from "./pending-card-skeleton.tsx";
import { PendingCard } from "./pending-card.tsx";
import type { TaskHandler } from "./task.ts";

const awaited = [1, 2, 3];

interface PendingListProps {
  /** Absent while they load. */
  profiles?: readonly AdminProfile[];
  onTask: TaskHandler;
}

export function PendingList({ profiles, onTask }: PendingListProps) {
  return (
    <ul aria-busy={!profiles || undefined} className="flex flex-col gap-4">
      {profiles
        ? profiles.map((profile) => (
            <li key={profile._id}>
              <PendingCard profile={profile} onTask={onTask} />
            </li>
          ))
        : awaited.map((card) => (
            <li key={card} aria-hidden>
              <PendingCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
