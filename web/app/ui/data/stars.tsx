import { clsx } from "clsx/lite";
import Star from "virtual:icons/star";

const starValues = [1, 2, 3, 4, 5];

interface StarsProps {
  rating: number;
  className?: string;
}

/** Returns the filled share of the star at this position: 4.6 fills four stars and six tenths of the fifth. */
export const getStarShare = (rating: number, star: number) => Math.min(Math.max(rating - star + 1, 0), 1);

/** Rating out of five stars, with a text for screen readers. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${Math.round(rating * 10) / 10} out of 5 stars`}
      className={clsx("inline-flex shrink-0 gap-0.5", className)}
    >
      {starValues.map((star) => (
        <span key={star} aria-hidden className="relative">
          <Star className="size-4 text-line-strong" />
          <span
            className="absolute inset-y-0 left-0 overflow-hidden"
            style={{ width: `${getStarShare(rating, star) * 100}%` }}
          >
            <Star className="size-4 max-w-none fill-gold text-gold" />
          </span>
        </span>
      ))}
    </span>
  );
}

/** Logo mark: the evening star in its circle. Takes the current text color. */
export const StarMark = ({ className }: { className?: string }) => (
  <svg aria-hidden className={className}>
    <use href="#star-mark" />
  </svg>
);
