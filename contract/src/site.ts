import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { one } from "./envelope.ts";

/** What pages need to know about this installation. Names are configuration, not literals. */
export const Site = z.object({
  name: z.string(),
  url: z.string(),
  supportEmail: z.string(),
  ageGate: z.boolean(),
  /** Whether it is told from which country somebody comes. */
  knowsCountries: z.boolean(),
  operator: z.object({ name: z.string(), address: z.string(), jurisdiction: z.string() }),
});
export type Site = z.output<typeof Site>;

export const getSite = endpoint({
  method: "GET",
  path: "/site",
  policy: "public",
  summary: "Name, operator and public settings of this installation",
  response: one(Site),
});
