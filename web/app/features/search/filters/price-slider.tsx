import type { Counts } from "./choices.ts";
import { type Bar, lastPosition, toBars, toHighPosition, toLowPosition, toPrice } from "./price-scale.ts";

interface PriceSliderProps {
  /** Limits in US dollars; empty for none. */
  low: string;
  high: string;
  bands?: Counts | undefined;
  /** Lower bounds of the bands, in US dollars. */
  edges: number[];
  formatPrice: (dollars: string) => string;
  onLow: (dollars: string) => void;
  onHigh: (dollars: string) => void;
}

/** Histogram of prices with two thumbs. Each band is as wide as the others, so that common prices have more room. */
export function PriceSlider({ low, high, bands, edges, formatPrice, onLow, onHigh }: PriceSliderProps) {
  const from = toLowPosition(low, edges);
  // Crossed limits in the fields must not cross the thumbs.
  const to = Math.max(from + 1, toHighPosition(high, edges));
  return (
    <div className="pb-2 noscript:hidden">
      {bands && <Bars bars={toBars(bands, edges)} from={from} to={to} />}
      <div className="relative mx-0 h-6">
        <div className="absolute inset-x-2.5 top-1/2 h-1 -translate-y-1/2 rounded-control bg-line">
          <div
            className="absolute inset-y-0 rounded-control bg-accent forced-colors:bg-[Highlight]"
            style={{ left: toPercent(from), right: toPercent(lastPosition - to) }}
          />
        </div>
        <Thumb
          label="Lowest price"
          position={from}
          text={from === 0 ? "No minimum" : formatPrice(low)}
          onMove={(position) => onLow(toPrice(Math.min(position, to - 1), edges))}
        />
        <Thumb
          label="Highest price"
          position={to}
          text={to === lastPosition ? "No maximum" : formatPrice(high)}
          onMove={(position) => onHigh(toPrice(Math.max(position, from + 1), edges))}
        />
      </div>
    </div>
  );
}

const toPercent = (position: number) => `${(position / lastPosition) * 100}%`;

/** Screen readers get the counts from the results; the bars only show where most prices are. */
function Bars({ bars, from, to }: { bars: readonly Bar[]; from: number; to: number }) {
  return (
    <div aria-hidden className="price-bars mx-2.5 flex h-14 items-end gap-0.5">
      {bars.map(({ height, count }, index) => (
        <div
          key={index}
          style={{ height: count === 0 ? "2px" : `${Math.max(8, height * 100)}%` }}
          className={count > 0 && index >= from && index < to ? "is-chosen" : undefined}
        />
      ))}
    </div>
  );
}

interface ThumbProps {
  label: string;
  position: number;
  text: string;
  onMove: (position: number) => void;
}

function Thumb({ label, position, text, onMove }: ThumbProps) {
  return (
    <input
      type="range"
      min={0}
      max={lastPosition}
      step={1}
      aria-label={label}
      aria-valuetext={text}
      value={position}
      onChange={(event) => onMove(Number(event.target.value))}
      className="slider-thumb"
    />
  );
}
