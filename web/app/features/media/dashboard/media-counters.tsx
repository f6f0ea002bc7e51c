import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { mediaCountsQuery } from "../queries.ts";

const counters = [
  { name: "total", label: "Total Media", to: "/supplier/media" },
  { name: "draft", label: "Draft", to: "/supplier/media?status=draft" },
  { name: "pending", label: "Pending Review", to: "/supplier/media?status=pending" },
  { name: "approved", label: "Approved", to: "/supplier/media?status=approved" },
  { name: "rejected", label: "Rejected", to: "/supplier/media?status=rejected" },
] as const;

/** Media counts per status from the server; each links to its filtered list. */
export function MediaCounters() {
  const query = useQuery(mediaCountsQuery);
  const { data, isLoadingError } = query;
  if (isLoadingError) return <LoadFailure message="Failed to load media" query={query} />;
  return (
    <dl aria-busy={!data} className="grid grid-cols-2 gap-3 sm:grid-cols-5 sm:gap-4">
      {counters.map(({ name, label, to }) => (
        <Card
          key={name}
          padding="none"
          className={clsx(
            "relative flex flex-col justify-between gap-1 p-4 hover:bg-hover/50 lg:p-5",
            name === "total" && "max-sm:col-span-full",
          )}
        >
          <dt className="text-small text-muted">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {label}
            </Link>
          </dt>
          <dd className="font-serif text-title font-semibold tabular-nums">
            {data ? data[name].toLocaleString("en") : <Skeleton className="h-9 w-12" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
