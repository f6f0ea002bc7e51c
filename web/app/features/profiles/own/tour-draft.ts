import { limits } from "@vesper/contract/limits";
import { Tour } from "@vesper/contract/tours";
import { z } from "zod";
import { spare } from "./fields.ts";

const day = z.string().min(1, "is required").pipe(z.iso.date("is not a day"));

/** A tour as its form holds it. */
export const TourForm = z
  .object({
    city: Tour.shape.city,
    country: Tour.shape.country,
    from: day,
    to: day,
    note: spare(limits.freeText.max),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before the first day" });
export type TourForm = z.output<typeof TourForm>;
export type TourInput = z.input<typeof TourForm>;

export const newTour: TourInput = { city: "", country: "", from: "", to: "", note: "" };

export const tourInputOf = ({ city, country, from, to, note }: Tour): TourInput => ({
  city,
  country,
  from,
  to,
  note: note ?? "",
});
