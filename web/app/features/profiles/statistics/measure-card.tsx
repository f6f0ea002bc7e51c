import { BarChart } from "#web/ui/data/bar-chart.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { barsOf } from "./bars.ts";
import { chartInWords, countInWords } from "./count-words.ts";
import { type Day, type Measure, measures, mostOf, totalOf } from "./measures.ts";

interface MeasureCardProps {
  measure: Measure;
  /** Absent while they load. */
  days?: readonly Day[];
  className?: string;
}

const topOf = (most: number) => (most > 0 ? countInWords(most) : "None yet");

/** One figure and how it came about. */
export function MeasureCard({ measure, days, className }: MeasureCardProps) {
  const { label, text } = measures[measure];
  return (
    <SectionCard title={label} text={text} className={className}>
      {days ? (
        <div className="flex flex-col gap-3">
          <p className="font-serif text-title font-semibold tabular-nums">
            {countInWords(totalOf(days, measure))}
          </p>
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
