import type { ReviewSummary } from "@vesper/contract/profiles/reviews";
import { Card } from "#web/ui/layout/card.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { formatCount } from "./labels.ts";

const stars = [5, 4, 3, 2, 1] as const;

/** Average and distribution of all ratings. */
export function Summary({ summary: { average, count, histogram } }: { summary: ReviewSummary }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <p className="flex flex-col gap-1">
        <span className="font-serif text-title font-semibold tabular-nums">
          {average.toFixed(1)} <span className="font-sans text-body font-normal text-muted">out of 5</span>
        </span>
        <Stars rating={average} />
        <span className="text-small text-muted">{formatCount(count)}</span>
      </p>
      <Histogram histogram={histogram} count={count} />
    </Card>
  );
}

/** Number of reviews per star rating. */
function Histogram({ histogram, count }: Pick<ReviewSummary, "histogram" | "count">) {
  return (
    <dl className="histogram">
      {stars.map((star) => (
        <div key={star}>
          <dt>{star === 1 ? "1 star" : `${star} stars`}</dt>
          <dd>
            <span aria-hidden className="histogram-bar">
              <span style={{ width: `${Math.round((histogram[star] / Math.max(count, 1)) * 1000) / 10}%` }} />
            </span>
            <span>{histogram[star]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
