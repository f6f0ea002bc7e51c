import type { Stats } from "@vesper/contract/insights";
import { busiestOf, dayName, inOneSentence } from "./registration-words.ts";

const slot = 10;
const width = 7;
const tallest = 100;

/** Drawn by hand: thirty bars need no library. */
export function RegistrationBars({ days }: { days: Stats["registrations"] }) {
  const most = busiestOf(days).count;
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure>
      <p aria-hidden className="border-b border-dashed border-line text-caption text-muted tabular-nums">
        {most > 0 ? most : "No new accounts"}
      </p>
      <svg
        role="img"
        aria-label={inOneSentence(days)}
        viewBox={`0 0 ${days.length * slot} ${tallest}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-line-strong"
      >
        {days.map(({ day, count }, index) => (
          <g key={day} className="fill-accent hover:fill-accent-strong">
            <title>{`${dayName(day)}: ${count}`}</title>
            <rect x={index * slot} y={0} width={slot} height={tallest} className="fill-transparent" />
            <Bar left={index * slot} share={most > 0 ? count / most : 0} />
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

function Bar({ left, share }: { left: number; share: number }) {
  const height = share * tallest;
  return <rect x={left + (slot - width) / 2} y={tallest - height} width={width} height={height} rx={1} />;
}
