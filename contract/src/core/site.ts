import { z } from "zod";
import { anyone } from "./endpoint.ts";
import { one } from "./envelope.ts";

/** Settings of this installation that pages need. Names are configuration, not literals. */
export const Site = z.object({
  name: z.string(),
  url: z.string(),
  supportEmail: z.string(),
  ageGate: z.boolean(),
  /** Whether the installation can determine a visitor's country. */
  knowsCountries: z.boolean(),
  operator: z.object({ name: z.string(), address: z.string(), jurisdiction: z.string() }),
});
export type Site = z.output<typeof Site>;

/** Retention per kind of data in days; null means that the data is kept as long as the accounts exist. */
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

export const getRetention = anyone.get("/site/retention", "List how long each kind of data is kept", {
  response: one(RetentionDays),
});

export const getSite = anyone.get("/site", "Get this site's name, operator and public settings", {
  response: one(Site),
});
