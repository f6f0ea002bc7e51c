import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Figures } from "./figures.tsx";
import { statsQuery } from "./queries.ts";
import { Queues } from "./queues.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** The site in numbers, with the ways to where work waits. */
export function Insights() {
  const { data, dataUpdatedAt, isLoadingError, isFetching, refetch } = useQuery(statsQuery);

  if (isLoadingError) {
    return (
      <LoadFailure
        message="Failed to load the figures"
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Figures stats={data} />
      <div className="grid gap-6 lg:grid-cols-3">
        <Queues stats={data} now={new Date(dataUpdatedAt)} className="*:h-full lg:col-span-2" />
        <QuickActions className="*:h-full" />
      </div>
    </>
  );
}
