import type { Tour } from "@vesper/contract/profiles/tours";

type Span = Pick<Tour, "from" | "to">;

/** Returns the running tour, or the next one. Compares UTC days, as the server does. */
export function findNextTour<T extends Span>(
  tours: readonly T[],
  now: Date,
): { tour: T; isRunning: boolean } | null {
  const today = now.toISOString().slice(0, 10);
  const [tour] = tours.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));
  return tour ? { tour, isRunning: tour.from <= today } : null;
}
