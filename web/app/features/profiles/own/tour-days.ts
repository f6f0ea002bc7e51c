import type { Tour } from "@vesper/contract/tours";

type Span = Pick<Tour, "from" | "to">;

// A day of a tour is a day on the calendar there, so no time zone may move it.
const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "2–6 Dec 2026", and one day alone as "2 Dec 2026". */
export const spanInWords = ({ from, to }: Span) => days.formatRange(new Date(from), new Date(to));

/** Days here are those of the server, which lives in UTC. */
export const isRunning = ({ from, to }: Span, now: Date) => {
  const today = now.toISOString().slice(0, 10);
  return from <= today && today <= to;
};
