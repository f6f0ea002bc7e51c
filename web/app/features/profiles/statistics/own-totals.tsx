import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { listFavorites } from "@vesper/contract/profiles/favorites";
import { limits } from "@vesper/contract/core/limits";
import { listOwnReviews } from "@vesper/contract/profiles/reviews";
import { api } from "#web/session/api.ts";

const singleItem = { limit: "1" };

// The keys share their prefix with the lists, so that invalidating a list also refreshes its total.
const favoriteTotalQuery = queryOptions({
  queryKey: ["favorites", "total"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listFavorites, { query: singleItem })).meta.total,
});

const reviewTotalQuery = queryOptions({
  queryKey: ["own-reviews", "total"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listOwnReviews, { query: singleItem })).data.total,
});

/** Totals of favorites and reviews, each linking to its list. */
export function OwnTotals() {
  const favorites = useQuery(favoriteTotalQuery);
  const reviews = useQuery(reviewTotalQuery);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-6">
      <Total label="Total favorites" to="?tab=favorites" query={favorites} />
      <Total label="Reviews given" to="?tab=reviews" query={reviews} />
    </dl>
  );
}

interface TotalProps {
  label: string;
  to: string;
  query: UseQueryResult<number>;
}

function Total({ label, to, query: { data, isError } }: TotalProps) {
  return (
    <Card className="relative flex flex-col gap-1 hover:bg-hover/50">
      <dt className="text-small text-muted">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {label}
        </Link>
      </dt>
      <dd className="font-serif text-title font-semibold tabular-nums">
        {data === undefined && !isError && <Skeleton className="h-9 w-12" />}
        {data?.toLocaleString("en")}
        {data === undefined && isError && <span className="font-sans text-small">Failed to load</span>}
      </dd>
    </Card>
  );
}
