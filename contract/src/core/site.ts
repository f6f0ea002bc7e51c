import { z } from "zod";
import { AgeLevel } from "./age-levels.ts";
import { anyone } from "./endpoint.ts";
import { one } from "./envelope.ts";

/** Settings of this installation that pages need. Names are configuration, not literals. */
export const Site = z.object({
  name: z.string(),
  url: z.string(),
  supportEmail: z.string(),
  /** The age check for visitors from the caller's country. */
  ageLevel: AgeLevel,
  /** The caller has yet to prove their age, so that the site shows nobody. */
  isGated: z.boolean(),
  /** Whether the installation can determine a visitor's country. */
  knowsCountries: z.boolean(),
  operator: z.object({ name: z.string(), address: z.string(), jurisdiction: z.string() }),
  /** The uploaded logo at its full size. */
  logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** Custom properties with the colors derived from the operator's accent; null for Vesper's own. */
  accent: z.record(z.string(), z.string()).nullable(),
  headline: z.string(),
  /** The announcement in force. Its ID changes with its text, so that a dismissal applies to this one only. */
  announcement: z.object({ id: z.string(), text: z.string() }).nullable(),
  registration: z.enum(["open", "invitation", "closed"]),
  defaultCurrency: z.string(),
});
export type Site = z.output<typeof Site>;

/** The operator's own paragraphs, in the Markdown subset of `docs/settings.md`. */
const LegalTexts = z.object({ imprint: z.string(), terms: z.string(), privacy: z.string() });

export const getLegalTexts = anyone.get("/site/legal", "Get the operator's own paragraphs for legal pages", {
  response: one(LegalTexts),
});

/** Retention per kind of data in days; null means that the data is kept as long as the accounts exist. */
export const RetentionDays = z.object({
  sessions: z.int(),
  notifications: z.int(),
  activity: z.int(),
  contact: z.int(),
  archives: z.int(),
  imports: z.int(),
  deliveries: z.int(),
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
