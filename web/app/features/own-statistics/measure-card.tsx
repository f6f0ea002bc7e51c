import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BarChart } from "./bar-chart.tsx";
import { countInWords } from "./count-words.ts";
import { type Day, type Measure, measures, totalOf } from "./measures.ts";

interface MeasureCardProps {
  measure: Measure;
  /** Absent while they load. */
  days?: readonly Day[];
  className?: string;
}

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
          <BarChart days={days} measure={measure} />
        </div>
      ) : (
        <Skeleton className="h-50 w-full" />
      )}
    </SectionCard>
  );
}
