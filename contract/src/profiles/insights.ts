import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { MediaCounts } from "../media/media.ts";
import { ProfileStatus } from "./profile-fields.ts";

/** Number of waiting items, and when the oldest one began to wait. */
export const Queue = z.object({ open: z.int(), oldestAt: z.iso.datetime().nullable() });
export type Queue = z.output<typeof Queue>;

/** Numbers only, never a person. Those that the viewer neither works on nor may read as figures are null. */
export const Stats = z.object({
  products: z.object({ total: z.int(), pending: z.int(), oldestAt: z.iso.datetime().nullable() }).nullable(),
  /** `open` counts the drafts that are waiting for their first review. */
  profiles: Queue.extend({ total: z.int() }).nullable(),
  users: z.object({ total: z.int(), banned: z.int(), suspended: z.int() }).nullable(),
  media: Queue.nullable(),
  reviews: z.object({ pending: z.int(), oldestAt: z.iso.datetime().nullable() }).nullable(),
  cases: Queue.extend({ urgent: z.int() }).nullable(),
  reports: z.object({ open: z.int() }).nullable(),
  appeals: Queue.nullable(),
  contact: Queue.nullable(),
  verifications: Queue.nullable(),
});
export type Stats = z.output<typeof Stats>;

export const getStats = staff("enter").get(
  "/admin/stats",
  "Get the figures for the admin dashboard and the badges on its tabs, as far as your roles go",
  { response: one(Stats) },
);

/** Figures for one day on the site, in UTC. `active` counts distinct people. */
export const SiteDay = z.object({
  day: z.iso.date(),
  registrations: z.int(),
  active: z.int(),
  messages: z.int(),
  reviews: z.int(),
});
export type SiteDay = z.output<typeof SiteDay>;

export const listSiteDays = staff("figures").get(
  "/admin/stats/days",
  "List the activity of the last 30 days by day, oldest first",
  { response: one(z.array(SiteDay)) },
);

export const exportSiteDays = staff("figures").get("/admin/stats/export", "Export the same days as CSV", {
  response: z.string(),
});

/** Summary of one account. Favorites and conversations appear only as counts. */
export const PersonOverview = z.object({
  profile: z
    .object({
      _id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      status: ProfileStatus,
      isListed: z.boolean(),
      isVerified: z.boolean(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  media: MediaCounts,
  listings: z.int(),
  reviews: z.object({ written: z.int(), received: z.int() }),
  reports: z.object({ by: z.int(), about: z.int() }),
  favorites: z.int(),
  conversations: z.int(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type PersonOverview = z.output<typeof PersonOverview>;

export const getPersonOverview = staff("read-people").get(
  "/admin/users/:id/overview",
  "Get a person's figures: profile, media, reviews, reports, favorites, conversations",
  { params: Id, response: one(PersonOverview) },
);
