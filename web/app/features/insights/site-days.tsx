import { useQuery } from "@tanstack/react-query";
import type { SiteDay } from "@vesper/contract/insights";
import { DayTable } from "#web/ui/data/day-table.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { countInWords } from "./day-words.ts";
import { DaysExport } from "./days-export.tsx";
import { MeasureCard } from "./measure-card.tsx";
import { measureNames, measures } from "./measures.ts";
import { siteDaysQuery } from "./queries.ts";

const columns = measureNames.map((measure) => ({
  label: measures[measure].label,
  cellOf: (day: SiteDay) => countInWords(day[measure]),
}));

/** Whether the site lives: the last 30 days as charts, and as a table for who reads better. */
export function SiteDays() {
  const { data: days, isLoadingError, isFetching, refetch } = useQuery(siteDaysQuery);

  if (isLoadingError) {
    return (
      <LoadFailure
        message="Failed to load the charts"
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section aria-label="The last 30 days" aria-busy={!days} className="flex flex-col gap-3">
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {measureNames.map((measure) => (
          <MeasureCard key={measure} measure={measure} days={days} />
        ))}
      </div>
      {days && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <details className="min-w-0 flex-1 basis-64">
            <summary className="flex min-h-11 items-center text-small font-medium text-accent hover:text-accent-strong">
              Show as a table
            </summary>
            <DayTable label="The last 30 days" days={days} columns={columns} />
          </details>
          <DaysExport />
        </div>
      )}
    </section>
  );
}
