import { z } from "zod";
import { supplier } from "../core/endpoint.ts";
import { Id, one, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";

const tour = {
  city: text(limits.place.max, 1),
  country: text(limits.place.max, 1),
  /** First and last day, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  note: text(limits.freeText.max).nullable(),
};

/** Days in another city. During the tour the profile is found there. */
export const Tour = z.object({ _id: z.uuid(), ...tour });
export type Tour = z.output<typeof Tour>;

export const TourDraft = z
  .object({ ...tour, note: tour.note.default(null) })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must be on or after the first day" });
export type TourDraft = z.output<typeof TourDraft>;

export const TourChange = z.object(tour).partial();
export type TourChange = z.output<typeof TourChange>;

export const listOwnTours = supplier.get(
  "/escort-profile/my-profile/tours",
  "List your current and upcoming tours, next one first",
  { response: one(z.array(Tour)) },
);

export const createTour = supplier.post(
  "/escort-profile/my-profile/tours",
  "Announce a tour; tours cannot overlap",
  { body: TourDraft, response: one(Tour), status: 201 },
);

export const updateTour = supplier.put(
  "/escort-profile/my-profile/tours/:id",
  "Update a tour; omitted fields stay unchanged",
  { params: Id, body: TourChange, response: one(Tour) },
);

export const deleteTour = supplier.delete("/escort-profile/my-profile/tours/:id", "Cancel a tour", {
  params: Id,
  response: removed,
});
