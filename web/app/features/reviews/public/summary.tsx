import type { ReviewSummary } from "@vesper/contract/reviews";
import { Card } from "#web/ui/layout/card.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { Histogram } from "./histogram.tsx";
import { countWords } from "./labels.ts";

/** What all of them come to. */
export function Summary({ summary: { average, count, histogram } }: { summary: ReviewSummary }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <p className="flex flex-col gap-1">
        <span className="font-serif text-title font-semibold tabular-nums">
          {average.toFixed(1)} <span className="font-sans text-body font-normal text-muted">out of 5</span>
        </span>
        <Stars rating={average} />
        <span className="text-small text-muted">{countWords(count)}</span>
      </p>
      <Histogram histogram={histogram} count={count} />
    </Card>
  );
}
