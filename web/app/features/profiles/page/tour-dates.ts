import type { Tour } from "@vesper/contract/tours";

// A day of a tour is a day on the calendar there, so no time zone may move it.
const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const dayOf = (date: string) => days.format(new Date(date));

type Stay = Pick<Tour, "city" | "to">;

/** "In Paris until 20 Nov" */
export const runningWords = ({ city, to }: Stay) => `In ${city} until ${dayOf(to)}`;

/** "2 Dec – 6 Dec 2026", and one day alone as "2 Dec 2026". */
export function spanWords({ from, to }: Pick<Tour, "from" | "to">): string {
  const end = `${dayOf(to)} ${to.slice(0, 4)}`;
  return from === to ? end : `${dayOf(from)} – ${end}`;
}

/** What is only announced: the tour that runs is told beside the name. */
export const announced = (tours: readonly Tour[], running: Stay | null): Tour[] =>
  tours.filter(({ city, to }) => city !== running?.city || to !== running.to);
