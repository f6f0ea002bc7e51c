import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { type OwnMediaFilters, ownMediaQuery } from "../queries.ts";
import { EmptyMedia } from "./empty-media.tsx";
import { isFiltered } from "./filters.ts";
import { MediaGrid } from "./media-grid.tsx";
import { OrderGrid } from "./order-grid.tsx";
import type { TaskHandler } from "./task.ts";

interface MediaListProps {
  filters: OwnMediaFilters;
  isOrdering: boolean;
  onTask: TaskHandler;
}

export function MediaList({ filters, isOrdering, onTask }: MediaListProps) {
  const { data, isError, isFetching, refetch } = useQuery(ownMediaQuery(filters));

  if (isError && !data) {
    return (
      <LoadFailure message="Failed to load media" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data?.length === 0) return <EmptyMedia isFiltered={isFiltered(filters)} />;
  if (data && isOrdering) return <OrderGrid media={data} />;
  return <MediaGrid media={data} onTask={onTask} />;
}
