import { useQuery } from "@tanstack/react-query";
import { CircleCheck, SearchX } from "lucide-react";
import { Navigate } from "react-router";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import type { InboxFilters } from "./filters.ts";
import { InboxSkeleton } from "./inbox-skeleton.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { inboxQuery } from "./queries.ts";

export function InboxList({ filters }: { filters: InboxFilters }) {
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery(
    inboxQuery(filters),
  );

  if (error && !data) {
    return (
      <LoadFailure
        message={`Error loading messages: ${error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <InboxSkeleton />;
  const { page, pages, total, limit } = data.pagination;
  if (total === 0 && !isPlaceholderData) return <NothingHere isQueue={filters.status === "open"} />;
  // The last message of the last page is gone, or the address asks for too much.
  if (page > pages && !isPlaceholderData) {
    return <Navigate to={`?status=${filters.status}&page=${pages}`} replace />;
  }
  return (
    <div className="flex flex-col gap-4">
      <InboxTable
        messages={data.data}
        status={filters.status}
        now={new Date(dataUpdatedAt)}
        busy={isPlaceholderData}
      />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </div>
  );
}

function NothingHere({ isQueue }: { isQueue: boolean }) {
  return isQueue ? (
    <EmptyState
      level={3}
      icon={<CircleCheck />}
      title="No messages are waiting."
      text="Everybody has an answer. New messages appear here by themselves."
    />
  ) : (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No messages found."
      text="None is in this state. Choose another one above."
    />
  );
}
