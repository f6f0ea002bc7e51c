import { Star } from "lucide-react";
import type { PageProfile } from "./page-profile.ts";

/** What reviewers gave on average. */
export function RatingLine({ rating: { average, count } }: Pick<PageProfile, "rating">) {
  if (count === 0) return <span>No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star aria-hidden className="size-4 fill-current text-gold" />
      <span className="font-semibold text-ink">{average.toFixed(1)}</span>
      <span className="sr-only">out of 5,</span>
      {count === 1 ? "1 review" : `${count} reviews`}
    </span>
  );
}
