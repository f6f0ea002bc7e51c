import { limits } from "@vesper/contract/limits";
import { text } from "@vesper/contract/text";
import { z } from "zod";

const Draft = z.object({
  title: text(limits.title.max).refine((title) => title !== "", "Please enter a title for your media"),
  description: text(limits.mediaDescription.max),
  isPublic: z.boolean(),
});
export type Draft = z.output<typeof Draft>;

/** What is said about each file, under the id it was chosen with; at most one of them is the primary picture. */
export const Drafts = z.object({ drafts: z.record(z.string(), Draft), primary: z.string() });
export type Drafts = z.output<typeof Drafts>;
