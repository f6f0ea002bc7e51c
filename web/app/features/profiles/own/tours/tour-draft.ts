import { limits } from "@vesper/contract/core/limits";
import { Tour } from "@vesper/contract/profiles/tours";
import { z } from "zod";
import { optionalText } from "../form/fields.ts";

/** Compares UTC days, as the server does. */
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
