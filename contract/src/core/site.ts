import { z } from "zod";
import { anyone } from "./endpoint.ts";
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

/** For how many days what is kept; null is for as long as the people are here. */
export const RetentionDays = z.object({
  sessions: z.int(),
  notifications: z.int(),
  activity: z.int(),
  contact: z.int(),
  archives: z.int(),
  imports: z.int(),
  visits: z.int(),
  identity: z.int(),
  cases: z.int(),
  chats: z.int().nullable(),
});
export type RetentionDays = z.output<typeof RetentionDays>;

export const getRetention = anyone.get("/site/retention", "For how long this installation keeps what", {
  response: one(RetentionDays),
});

export const getSite = anyone.get("/site", "Name, operator and public settings of this installation", {
  response: one(Site),
});
