import { clsx } from "clsx/lite";
import { SharedIcon } from "#web/ui/data/shared-icon.tsx";

interface RatingProps {
  rating: { average: number; count: number };
  /** Color and size of the star. */
  star: string;
  className?: string;
}

/** Average and number of reviews, on one line: "4.6 (12)". */
export function Rating({ rating: { average, count }, star, className }: RatingProps) {
  return (
    <span className={clsx("inline-flex items-baseline gap-1", className)}>
      <SharedIcon name="star" className={clsx("self-center fill-current", star)} />
      <span className="sr-only">Rating: </span>
      <span className="font-semibold tabular-nums">{average.toFixed(1)}</span>
      <span>
        ({count.toLocaleString("en")}
        <span className="sr-only">{count === 1 ? " review" : " reviews"}</span>)
      </span>
    </span>
  );
}
