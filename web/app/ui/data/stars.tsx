import { Star } from "lucide-react";
import { classes } from "../actions/classes.ts";

const all = [1, 2, 3, 4, 5];

interface StarsProps {
  rating: number;
  className?: string;
}

/** How many of five, to look at and to hear. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes("inline-flex shrink-0 gap-0.5", className)}
    >
      {all.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classes(
            "size-4",
            star <= Math.round(rating) ? "fill-gold text-gold" : "text-line-strong",
          )}
        />
      ))}
    </span>
  );
}
