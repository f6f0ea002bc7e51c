import { clsx } from "clsx/lite";
import type { ReactNode, Ref } from "react";
import type { FoundCard } from "./card-facts.ts";
import type { PicturePriority } from "./profile-picture.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** Columns per breakpoint. */
const gridStyles = {
  page: "grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5",
  /** For a grid beside a filter column. */
  beside: "grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4",
} as const;

/** Of both grids: exact enough to choose between the two widths of a small picture, and short, as each card has it. */
const pictureSizes = "(min-width: 640px) 260px, 47vw";

interface ProfileGridProps {
  profiles: readonly FoundCard[];
  width?: GridWidth;
  /** Number of profiles on the pages before. */
  start?: number;
  /** Set for a grid above the fold: its first pictures load early. */
  isFirstInSight?: boolean;
  areResults?: boolean;
  /** New results are loading; the old ones stay visible until they arrive. */
  busy?: boolean;
  /** Places for cards that are not loaded yet. */
  reserved?: ReservedPlaces;
}

interface ReservedPlaces {
  places: number;
  /** Shown as placeholders while cards for them may follow, otherwise left blank. */
  isLoading: boolean;
  first: Ref<HTMLSpanElement>;
  /** Shown before the places, which stay, so that the page keeps its length. */
  failure?: ReactNode;
}

// The first row of a phone. Others wait for the style sheet, with which they would share the line.
const highPriorityCount = 2;

const getPriority = (index: number): PicturePriority => (index < highPriorityCount ? "high" : "lazy");

export function ProfileGrid(props: ProfileGridProps) {
  const { profiles, width = "page", isFirstInSight = false, areResults, busy = false, reserved } = props;
  const { start = 0 } = props;
  return (
    <ul
      aria-busy={busy || undefined}
      className={clsx(gridStyles[width], busy && "opacity-55 transition-opacity")}
    >
      {profiles.map((profile, index) => (
        <li key={profile._id}>
          <ProfileCard
            profile={profile}
            place={start + index + 1}
            sizes={pictureSizes}
            priority={isFirstInSight ? getPriority(index) : "lazy"}
            isResult={areResults}
          />
        </li>
      ))}
      {reserved && <ReservedCards {...reserved} start={profiles.length} />}
    </ul>
  );
}

function ReservedCards({ places, isLoading, first, failure, start }: ReservedPlaces & { start: number }) {
  return (
    <>
      {failure && <li className="col-span-full">{failure}</li>}
      <li aria-hidden className={clsx("card-places", !isLoading && "invisible")}>
        {Array.from({ length: places }, (_, index) => (
          // By its place in the list: a place that stays empty must not move when others are filled.
          <span key={start + index} ref={index === 0 ? first : undefined} />
        ))}
      </li>
    </>
  );
}

type GridWidth = keyof typeof gridStyles;

interface ProfileGridSkeletonProps {
  /** Loading message for screen readers. */
  label: string;
  count?: number;
  width?: GridWidth;
}

/** Skeleton cards in the final layout. */
export function ProfileGridSkeleton({
  label,
  count = pageLimits.feed.page,
  width = "page",
}: ProfileGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={gridStyles[width]}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className="aspect-[3/4] rounded-card" />
        ))}
      </div>
    </div>
  );
}
