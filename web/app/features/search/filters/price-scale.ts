import { getPriceEdges, priceBandCount } from "@vesper/contract/profiles/price-bands";
import type { Counts } from "./choices.ts";

/** The position after the last edge means no upper limit. */
export const lastPosition = priceBandCount;

const hourlyEdges = getPriceEdges();

/** Returns the price at a thumb's position; empty at both ends, which are no limit. */
export const toPrice = (position: number, edges = hourlyEdges): string => {
  const edge = edges[position];
  return position <= 0 || edge === undefined ? "" : String(edge);
};

/** Returns the position of the thumb for a lower limit: that of the band that contains it. */
export const toLowPosition = (price: string, edges = hourlyEdges): number =>
  price === ""
    ? 0
    : Math.max(
        0,
        edges.findLastIndex((edge) => edge <= Number(price)),
      );

/** Returns the position of the thumb for an upper limit: that of the first edge at or above it. */
export function toHighPosition(price: string, edges = hourlyEdges): number {
  if (price === "") return lastPosition;
  const position = edges.findIndex((edge) => edge >= Number(price));
  return position === -1 ? lastPosition : Math.max(1, position);
}

export interface Bar {
  /** From 0 to 1, relative to the highest bar. */
  height: number;
  count: number;
}

/** Returns one bar per price band. */
export function toBars(bands: Counts, edges = hourlyEdges): Bar[] {
  const found = [...bands];
  const counts = edges.map((from) => found.find(([band]) => band.startsWith(`${from}-`))?.[1] ?? 0);
  const highest = Math.max(1, ...counts);
  return counts.map((count) => ({ count, height: count / highest }));
}
