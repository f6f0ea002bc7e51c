import { queryOptions, useQuery } from "@tanstack/react-query";
import { compareFavorites } from "@vesper/contract/profiles/compare";
import { useSearchParams } from "react-router";
import { api } from "#web/session/api.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Columns3 from "virtual:icons/columns-3";
import { favoritesKey } from "../queries.ts";
import { CompareTable } from "./compare-table.tsx";
import { readComparedIds, toComparePath } from "./compared-ids.ts";

const compareQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...favoritesKey, "compare", ...ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      (await api.call(compareFavorites, { query: { ids: ids.join(",") }, signal })).data,
  });

/** Favorites side by side. The address names them, so that Back and reload keep the choice. */
export function ComparePage() {
  const [params] = useSearchParams();
  const ids = readComparedIds(params);
  const query = useQuery(compareQuery(ids));

  if (query.isError) return <LoadFailure message="Failed to load the comparison" query={query} />;
  if (ids.length === 0 || query.data?.length === 0) return <NothingToCompare />;
  if (!query.data) return <CompareSkeleton columns={ids.length} />;
  const kept = query.data.map(({ _id }) => _id);
  return (
    <CompareTable
      favorites={query.data}
      toPathWithout={(id) => toComparePath(kept.filter((one) => one !== id))}
    />
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      icon={<Columns3 />}
      title="Nothing to compare yet"
      text="Choose up to four of your favorite profiles to see them side by side."
      action={{ to: "/dashboard?tab=favorites", label: "Choose favorites" }}
    />
  );
}

function CompareSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status" aria-label="Loading the comparison…" className="flex gap-4">
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className="flex flex-1 flex-col gap-3">
          <Skeleton className="aspect-[3/4] w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </div>
      ))}
    </div>
  );
}
