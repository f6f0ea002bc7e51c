import { SharedIcon } from "#web/ui/data/shared-icon.tsx";

interface RatingProps {
  rating: { average: number; count: number };
  /** Color and size of the star; a card has its own. */
  star?: string;
}

/** Average and number of reviews, on one line: "4.6 (12)". */
export function Rating({ rating: { average, count }, star }: RatingProps) {
  return (
    <span className="rating">
      <SharedIcon name="star" className={star} />
      <span className="sr-only">Rating: </span>
      <span>{average.toFixed(1)}</span>
      <span>
        ({count.toLocaleString("en")}
        <span className="sr-only">{count === 1 ? " review" : " reviews"}</span>)
      </span>
    </span>
  );
}
