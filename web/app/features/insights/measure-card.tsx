import type { SiteDay } from "@vesper/contract/insights";
import { BarChart } from "#web/ui/data/bar-chart.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { barsOf, chartInWords, countInWords, figureOf } from "./day-words.ts";
import { type Measure, measures, mostOf } from "./measures.ts";

interface MeasureCardProps {
  measure: Measure;
  /** Absent while they load. */
  days?: readonly SiteDay[];
}

/** One figure of the last 30 days, and how it came about. */
export function MeasureCard({ measure, days }: MeasureCardProps) {
  const { label, text } = measures[measure];
  return (
    <SectionCard title={label} text={text} className="*:h-full">
      {days ? (
        <div className="mt-auto flex flex-col gap-3">
          <p className="font-serif text-title font-semibold tabular-nums">{figureOf(days, measure)}</p>
          <BarChart
            bars={barsOf(days, measure)}
            label={chartInWords(days, measure)}
            top={topOf(mostOf(days, measure))}
          />
        </div>
      ) : (
        <Skeleton className="h-50 w-full" />
      )}
    </SectionCard>
  );
}

const topOf = (most: number) => (most > 0 ? countInWords(most) : "None yet");
