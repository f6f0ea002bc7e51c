import { barsOf } from "./bars.ts";
import { chartInWords, countInWords, dayName } from "./count-words.ts";
import { type Day, type Measure, mostOf } from "./measures.ts";

const slot = 10;
const width = 7;
const tallest = 100;

interface BarChartProps {
  days: readonly Day[];
  measure: Measure;
}

/** Drawn by hand: a bar a day needs no library. */
export function BarChart({ days, measure }: BarChartProps) {
  const [first, last] = [days.at(0), days.at(-1)];
  const most = mostOf(days, measure);
  return (
    <figure>
      <p aria-hidden className="border-b border-dashed border-line text-caption text-muted tabular-nums">
        {most > 0 ? countInWords(most) : "None yet"}
      </p>
      <svg
        role="img"
        aria-label={chartInWords(days, measure)}
        viewBox={`0 0 ${days.length * slot} ${tallest}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-b border-line-strong"
      >
        {barsOf(days, measure).map(({ day, count, share }, index) => (
          <g key={day} className="fill-accent hover:fill-accent-strong">
            <title>{`${dayName(day)}: ${countInWords(count)}`}</title>
            <rect x={index * slot} y={0} width={slot} height={tallest} className="fill-transparent" />
            <rect
              x={index * slot + (slot - width) / 2}
              y={tallest * (1 - share)}
              width={width}
              height={tallest * share}
              rx={1}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-caption text-muted">
        <span>{first && dayName(first.day)}</span>
        <span>{last && dayName(last.day)}</span>
      </p>
    </figure>
  );
}
