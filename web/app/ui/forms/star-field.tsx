import { clsx } from "clsx/lite";
import Star from "virtual:icons/star";

const starLabels = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

interface StarFieldProps {
  legend: string;
  name: string;
  value: number;
  onChange: (stars: number) => void;
}

/** One to five stars: visually hidden radio buttons, so that the arrow keys work as usual. */
export function StarField({ legend, name, value, onChange }: StarFieldProps) {
  return (
    <fieldset>
      <legend className="text-small font-medium">{legend}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {starLabels.map((label, index) => (
          <label
            key={label}
            className="relative inline-flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              aria-label={label}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <Star
              aria-hidden
              className={clsx(
                "pointer-events-none size-7",
                index < value ? "fill-gold text-gold" : "text-line-strong",
              )}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-small text-muted">
          {starLabels[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}
