import type { AdminPagination } from "@vesper/contract/core/envelope";
import { Fragment, type ReactNode } from "react";
import { LastPageRedirect, Pager } from "#web/ui/data/pager.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { clsx } from "clsx/lite";
import CircleCheck from "virtual:icons/circle-check";
import SearchX from "virtual:icons/search-x";
import { QueueCard } from "./queue-card.tsx";
import type { Queue } from "./use-queue.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

const skeletonSlots = [1, 2, 3, 4];

/** The parts of a query result that a queue needs. */
interface QueueQuery {
  data: { pagination: AdminPagination } | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface QueueListProps {
  query: QueueQuery;
  /** Number of items on this page that are being removed. */
  goneCount?: number;
  /** "cases", as in "Error loading cases". */
  what: string;
  /** Replaces the default error message. */
  failure?: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

/** Items of a queue with pagination, or its loading, error or empty state. */
export function QueueList({
  query,
  goneCount = 0,
  what,
  failure,
  skeleton,
  empty,
  children,
}: QueueListProps) {
  const { data, error, isPlaceholderData } = query;
  if (error && !data) {
    return failure ? (
      <LoadFailure query={query} message={failure} retryLabel="Retry" />
    ) : (
      <LoadError query={query} what={what} />
    );
  }
  if (!data) return skeleton;
  const { page, pages, total, limit } = data.pagination;
  if (total - goneCount <= 0 && !isPlaceholderData) return empty;
  if (page > pages && !isPlaceholderData) return <LastPageRedirect pages={pages} />;
  return (
    <div className="flex flex-col gap-4">
      {goneCount > 0 && goneCount >= Math.min(limit, total - (page - 1) * limit) && (
        <p className="py-8 text-center text-muted">
          You’ve decided everything on this page. More items will load in a moment.
        </p>
      )}
      {children}
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </div>
  );
}

interface QueueCardsProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  busy?: boolean;
  children: (item: Item) => ReactNode;
}

export function QueueCards<Item extends { _id: string }>({ queue, busy, children }: QueueCardsProps<Item>) {
  return (
    <ul aria-busy={busy || undefined} className="flex flex-col gap-4">
      {queue.items.map((item) => (
        <li key={item._id}>
          <QueueCard queue={queue} item={item}>
            {children(item)}
          </QueueCard>
        </li>
      ))}
    </ul>
  );
}

interface SkeletonListProps {
  className?: string;
  children: ReactNode;
}

/** Skeletons that fill about one screen until the first response. */
export function SkeletonList({ className = "flex flex-col gap-4", children }: SkeletonListProps) {
  return (
    <ul aria-busy className={clsx(className)}>
      {skeletonSlots.map((place) => (
        <li key={place} aria-hidden>
          <Fragment>{children}</Fragment>
        </li>
      ))}
    </ul>
  );
}

interface EmptyQueueProps {
  /** Plural noun of the items: "reviews". */
  what: string;
  waits: boolean;
  /** Explanation of the empty queue. */
  text?: string;
}

export function EmptyQueue({ what, waits, text = "Everything has been reviewed." }: EmptyQueueProps) {
  return waits ? (
    <EmptyState level={3} icon={<CircleCheck />} title={`No ${what} are waiting`} text={text} />
  ) : (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title={`No ${what} found`}
      text="None have this status. Choose another status above."
    />
  );
}
