import { limits } from "@vesper/contract/core/limits";
import { Tour } from "@vesper/contract/profiles/tours";
import { z } from "zod";
import { optionalText } from "../form/fields.ts";

// A tour day is a local calendar day, so no time zone may shift it.
const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "2–6 Dec 2026", and one day alone as "2 Dec 2026". */
export const formatSpan = ({ from, to }: Span) => dateFormat.formatRange(new Date(from), new Date(to));

/** Days are UTC days, as on the server. */
export const isRunning = ({ from, to }: Span, now: Date) => {
  const today = now.toISOString().slice(0, 10);
  return from <= today && today <= to;
};

const day = z.string().min(1, "is required").pipe(z.iso.date("is not a valid date"));

/** Tour form schema. */
export const TourForm = z
  .object({
    city: Tour.shape.city,
    country: Tour.shape.country,
    from: day,
    to: day,
    note: optionalText(limits.freeText.max),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must be on or after the first day" });
export type TourForm = z.output<typeof TourForm>;
export type TourInput = z.input<typeof TourForm>;

export const newTour: TourInput = { city: "", country: "", from: "", to: "", note: "" };

export const toTourInput = ({ city, country, from, to, note }: Tour): TourInput => ({
  city,
  country,
  from,
  to,
  note: note ?? "",
});

type Span = Pick<Tour, "from" | "to">;
