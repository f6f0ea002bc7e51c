import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import Images from "virtual:icons/images";
import Search from "virtual:icons/search";
import { type OwnMediaFilters, ownMediaQuery } from "../queries.ts";
import { isFiltered } from "./filters.ts";
import { OrderGrid } from "./order-grid.tsx";
import type { TaskHandler } from "./task.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CardList } from "#web/ui/data/card-list.tsx";
import { MediaCard } from "./media-card.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** One column on a phone, where cards are horizontal; a grid on wider screens. */
// A card with a note is taller than its neighbors, which must not grow with it.
const gridStyles = "grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4";

interface MediaListProps {
  filters: OwnMediaFilters;
  isOrdering: boolean;
  onTask: TaskHandler;
}

export function MediaList({ filters, isOrdering, onTask }: MediaListProps) {
  const query = useQuery(ownMediaQuery(filters));
  const { data, isError } = query;

  if (isError && !data) return <LoadFailure message="Failed to load media" query={query} />;
  if (data?.length === 0) return <EmptyMedia isFiltered={isFiltered(filters)} />;
  if (data && isOrdering) return <OrderGrid media={data} />;
  return (
    <CardList items={data} skeleton={<MediaCardSkeleton />} className={gridStyles}>
      {(one) => <MediaCard media={one} onTask={onTask} />}
    </CardList>
  );
}

function EmptyMedia({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="No media found."
        text="No media matches these filters. Change them, or show everything."
        action={{ label: "Show all", to: "/supplier/media" }}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Images />}
      title="No media yet. Start by uploading your first media file!"
      action={{ label: "Add New Media", to: "/supplier/media/new" }}
    />
  );
}

function MediaCardSkeleton() {
  return (
    <Card padding="none" className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col">
      <Skeleton className="aspect-[3/4] w-full rounded-none" />
      <div className="flex flex-col gap-3 p-3 sm:p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-9 w-32" />
      </div>
    </Card>
  );
}
