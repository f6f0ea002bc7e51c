import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { useSearchParams } from "react-router";
import ChartColumn from "virtual:icons/chart-column";
import { parseRange, RangeChips } from "./range-chips.tsx";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { BarChart, DayTable } from "#web/ui/data/bar-chart.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import {
  toBars,
  describeChart,
  formatCount,
  type Day,
  type Measure,
  measureNames,
  measures,
  getMaximum,
  getTotal,
} from "./measures.ts";
import { statisticsQuery } from "./queries.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";

const formatMaximum = (most: number) => (most > 0 ? formatCount(most) : "None yet");

const columns = measureNames.map((measure) => ({
  label: measures[measure].label,
  getCell: (day: Day) => formatCount(day[measure]),
}));

// Layout for five cards in full rows: two wide cards above three, or on smaller screens one above two and two.
const [half, third] = ["*:h-full xl:col-span-3", "*:h-full xl:col-span-2"];
const cardStyles = [`${half} md:max-xl:col-span-2`, half, third, third, third];

/** Daily statistics for a profile, as charts and as a table. */
export function OwnStatistics() {
  const [params] = useSearchParams();
  const range = parseRange(params);
  const query = useQuery({ ...statisticsQuery(range), placeholderData: keepPreviousData });
  const { data, isLoadingError, isPlaceholderData } = query;

  if (isLoadingError) {
    return <LoadFailure message="Failed to load your statistics" retryLabel="Try Again" query={query} />;
  }
  if (data === null) return <NoStatistics />;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose">
          <h2 className="sr-only">Your figures</h2>
          <p className="text-small text-muted">
            {`Bots and your own visits aren’t counted. Counts of 1–${limits.statistics.few - 1} appear as “fewer than ${limits.statistics.few}” to protect visitors’ privacy. Days are in UTC. `}
            <AccentLink to="/supplier/exposure">Compare with similar profiles</AccentLink>
          </p>
        </div>
        <RangeChips range={range} />
      </header>
      <div
        aria-busy={!data || isPlaceholderData}
        className="grid gap-6 transition-opacity aria-busy:opacity-55 md:grid-cols-2 xl:grid-cols-6"
      >
        {measureNames.map((measure, index) => (
          <MeasureCard key={measure} measure={measure} days={data?.days} className={cardStyles[index]} />
        ))}
      </div>
      {data ? (
        <DayTable label="Statistics by day" days={data.days} columns={columns} />
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </div>
  );
}

interface MeasureCardProps {
  measure: Measure;
  /** Absent while loading. */
  days?: readonly Day[];
  className?: string;
}

/** One measure: its total and its chart. */
function MeasureCard({ measure, days, className }: MeasureCardProps) {
  const { label, text } = measures[measure];
  return (
    <SectionCard title={label} text={text} className={className}>
      {days ? (
        <div className="flex flex-col gap-3">
          <p className="font-serif text-title font-semibold tabular-nums">
            {formatCount(getTotal(days, measure))}
          </p>
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

function NoStatistics() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No statistics yet"
      text="Create your profile to get started. You’ll see here how often visitors find it."
      action={{ to: "/supplier/profile", label: "Create your profile" }}
    />
  );
}
