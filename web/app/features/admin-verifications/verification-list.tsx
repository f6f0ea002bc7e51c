import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, SearchX } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { isFiltered, type VerificationFilters } from "./filters.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { verificationsQuery } from "./queries.ts";
import { VerificationTable } from "./verification-table.tsx";

export function VerificationList({ filters }: { filters: VerificationFilters }) {
  const query = useQuery(verificationsQuery(filters));

  if (query.isError && !query.data) {
    return (
      <LoadFailure
        message={`Error loading verifications: ${query.error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <ListSkeleton />;
  const { data: items, pagination } = query.data;
  if (items.length === 0) return <NothingHere filters={filters} />;
  return (
    <div className="flex flex-col gap-4">
      <VerificationTable
        items={items}
        status={filters.status}
        now={new Date(query.dataUpdatedAt)}
        busy={query.isPlaceholderData}
      />
      {pagination.pages > 1 && (
        <Pager
          page={pagination.page}
          totalPages={pagination.pages}
          total={pagination.total}
          perPage={pagination.limit}
        />
      )}
    </div>
  );
}

function NothingHere({ filters }: { filters: VerificationFilters }) {
  return isFiltered(filters) ? (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No verifications found"
      text="None is like this. Choose another one above."
      action={{ label: "Show what waits", to: "/admin/verifications" }}
    />
  ) : (
    <EmptyState
      level={3}
      icon={<BadgeCheck />}
      title="Nobody waits to be verified"
      text="New requests and changes after a check appear here by themselves."
    />
  );
}
