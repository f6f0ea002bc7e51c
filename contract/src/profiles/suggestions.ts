import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Slug, text } from "../core/text.ts";
import { Place } from "./places.ts";

/** A city and the number of public profiles within the default radius. */
export const SuggestedPlace = Place.extend({ profileCount: z.int() });
export type SuggestedPlace = z.output<typeof SuggestedPlace>;

const SuggestedTag = z.object({ slug: Slug, name: z.string(), profileCount: z.int() });
export type SuggestedTag = z.output<typeof SuggestedTag>;

const Suggestions = z.object({ places: z.array(SuggestedPlace), tags: z.array(SuggestedTag) });
export type Suggestions = z.output<typeof Suggestions>;

export const suggestTerms = anyone.get(
  "/search-suggestions",
  "List cities and tags that match the beginning of a search, with profile counts; without text, the cities with the most profiles",
  { query: z.object({ q: text(limits.search.query).optional() }), response: one(Suggestions) },
);
