import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { Slug } from "../core/text.ts";
import { ProfileImage } from "../media/images.ts";

const TermPerson = z.object({ _id: z.uuid(), image: ProfileImage });
export type TermPerson = z.output<typeof TermPerson>;

/** People of a category or tag, for its tile. */
const TermPeople = z.object({ slug: Slug, people: z.array(TermPerson) });
export type TermPeople = z.output<typeof TermPeople>;

export const listTermPeople = anyone.get(
  "/taxonomies/:kind/people",
  "List primary photos of the newest public profiles in each active category or tag",
  { params: z.object({ kind: z.enum(["categories", "tags"]) }), response: one(z.array(TermPeople)) },
);
