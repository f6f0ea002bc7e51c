import { clsx } from "clsx/lite";

// In units of the drawing, as in `SharedIcons`: five stars with gaps between them.
const starWidth = 24;
const gap = 3;
const rowWidth = 5 * starWidth + 4 * gap;

interface StarsProps {
  rating: number;
  className?: string;
}

/** Returns the filled share of a row of stars: 4.6 fills four stars with their gaps, and six tenths of the fifth. */
export function getFilledShare(rating: number): number {
  const whole = Math.floor(rating);
  const width = whole * (starWidth + gap) + (rating - whole) * starWidth;
  return Math.min(Math.max(width / rowWidth, 0), 1);
}

/** Rating out of five stars, with a text for screen readers. The second row lies over the first, cut at the rating. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={`${Math.round(rating * 10) / 10} out of 5 stars`}
      className={clsx("stars", className)}
    >
      <use href="#stars" />
      <use href="#stars" width={`${Math.round(getFilledShare(rating) * 1000) / 10}%`} />
    </svg>
  );
}

/** Logo mark: the evening star in its circle. Takes the current text color. */
export const StarMark = ({ className }: { className?: string | undefined }) => (
  <svg aria-hidden className={className}>
    <use href="#star-mark" />
  </svg>
);
