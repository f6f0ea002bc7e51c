import { useQuery } from "@tanstack/react-query";
import { CircleCheck, SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { filtersOf } from "./filters.ts";
import { LastPage } from "./last-page.tsx";
import { ListingCards } from "./listing-cards.tsx";
import { listingsQuery } from "./queries.ts";
import type { TaskHandler } from "./task.ts";

export function ListingList({ onTask }: { onTask: TaskHandler }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(listingsQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message={`Error loading listings: ${error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListingCards onTask={onTask} />;

  const { page, pages, total, limit } = data.pagination;
  if (total === 0 && !isPlaceholderData) return <NothingHere isQueue={filters.status === "pending"} />;
  if (page > pages && !isPlaceholderData) return <LastPage pages={pages} />;
  return (
    <>
      <ListingCards listings={data.data} busy={isPlaceholderData} onTask={onTask} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}

function NothingHere({ isQueue }: { isQueue: boolean }) {
  return isQueue ? (
    <EmptyState level={3} icon={<CircleCheck />} title="No listings are waiting" text="Everything is read." />
  ) : (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No listings found"
      text="None is in this state. Choose another one above."
    />
  );
}
