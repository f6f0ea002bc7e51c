import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Navigate, useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { filtersOf } from "./filters.ts";
import { usersQuery } from "./queries.ts";
import type { TaskHandler } from "./task.ts";
import { UserTable } from "./user-table.tsx";

export function UserList({ onTask }: { onTask: TaskHandler }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message={`Error loading users: ${error.message}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <UserTable busy onTask={onTask} />;

  const { page, pages, total, limit } = data.pagination;
  if (total === 0) return <NobodyFound />;
  // The last account of the last page was deleted, or the address asks for too much.
  if (page > pages) return <Navigate to={{ search: lastPage(params, pages) }} replace />;
  return (
    <>
      <UserTable users={data.data} busy={isPlaceholderData} onTask={onTask} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}

function lastPage(params: URLSearchParams, pages: number) {
  const next = new URLSearchParams(params);
  next.set("page", String(pages));
  return next.toString();
}

function NobodyFound() {
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No users found"
      text="Nobody matches these filters. Clear them to see everyone."
    />
  );
}
