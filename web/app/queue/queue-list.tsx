import type { AdminPagination } from "@vesper/contract/envelope";
import type { ReactNode } from "react";
import { LastPage } from "#web/ui/data/last-page.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";

/** The part of a query that a queue needs to know. */
interface Loading {
  data: { pagination: AdminPagination } | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface QueueListProps {
  query: Loading;
  /** How many of this page are on their way out. */
  goneCount?: number;
  /** What to say when it does not load. */
  failure: (message: string) => string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

/** The four states of every queue, and its pages. */
export function QueueList({ query, goneCount = 0, failure, skeleton, empty, children }: QueueListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (error && !data) {
    return (
      <LoadFailure
        message={failure(error.message || "the server did not answer")}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return skeleton;
  const { page, pages, total, limit } = data.pagination;
  if (total - goneCount <= 0 && !isPlaceholderData) return empty;
  if (page > pages && !isPlaceholderData) return <LastPage pages={pages} />;
  return (
    <div className="flex flex-col gap-4">
      {goneCount > 0 && goneCount >= Math.min(limit, total - (page - 1) * limit) && (
        <p className="py-8 text-center text-muted">
          All of this page is decided. The others follow in a moment.
        </p>
      )}
      {children}
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </div>
  );
}
