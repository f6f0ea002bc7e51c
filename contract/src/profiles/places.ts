import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";

/** A city name and its coordinates. */
export const Place = z.object({
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type Place = z.output<typeof Place>;

export const suggestPlaces = anyone.get(
  "/places",
  "List cities whose name starts with these letters, largest first",
  { query: z.object({ q: text(limits.place.max, 1) }), response: one(z.array(Place)) },
);
