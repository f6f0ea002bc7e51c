import { useQuery } from "@tanstack/react-query";
import { exportSiteDays, type SiteDay } from "@vesper/contract/profiles/insights";
import { BarChart, DayTable } from "#web/ui/data/bar-chart.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import {
  toBars,
  describeChart,
  formatCount,
  formatFigure,
  type Measure,
  measureNames,
  measures,
  getMaximum,
} from "./daily-figures.ts";
import { siteDaysQuery } from "./queries.ts";
import { ExportButton } from "#web/shared/export-button.tsx";
import { downloadApi } from "#web/session/download-api.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const formatMaximum = (most: number) => (most > 0 ? formatCount(most) : "None yet");

const columns = measureNames.map((measure) => ({
  label: measures[measure].label,
  getCell: (day: SiteDay) => formatCount(day[measure]),
}));

/** Site activity in the last 30 days as charts, with a table as the accessible alternative. */
export function SiteDays() {
  const query = useQuery(siteDaysQuery);
  const days = query.data;
  if (query.isLoadingError) {
    return <LoadFailure query={query} message="Failed to load the charts" retryLabel="Retry" />;
  }
  return (
    <section aria-label="Last 30 days" aria-busy={!days} className="flex flex-col gap-3">
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
            <DayTable label="Last 30 days" days={days} columns={columns} />
          </details>
          <ExportButton
            fileName="statistics.csv"
            load={() => downloadApi.call(exportSiteDays)}
            failed="Failed to export the statistics"
          />
        </div>
      )}
    </section>
  );
}

interface MeasureCardProps {
  measure: Measure;
  /** Undefined while loading. */
  days?: readonly SiteDay[];
}

/** One figure for the last 30 days, with its chart. */
function MeasureCard({ measure, days }: MeasureCardProps) {
  const { label, text } = measures[measure];
  return (
    <SectionCard title={label} text={text} className="*:h-full">
      {days ? (
        <div className="mt-auto flex flex-col gap-3">
          <p className="font-serif text-title font-semibold tabular-nums">{formatFigure(days, measure)}</p>
          <BarChart
            bars={toBars(days, measure)}
            label={describeChart(days, measure)}
            top={formatMaximum(getMaximum(days, measure))}
          />
        </div>
      ) : (
        <Skeleton className="h-50 w-full" />
      )}
    </SectionCard>
  );
}
