import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { one } from "./envelope.ts";

const Queue = z.object({ open: z.int(), oldestAt: z.iso.datetime().nullable() });

export const Stats = z.object({
  products: z.object({ total: z.int(), pending: z.int() }),
  /** `open` are the drafts that wait for their first look. */
  profiles: Queue.extend({ total: z.int() }),
  users: z.object({ total: z.int(), banned: z.int(), suspended: z.int() }),
  reviews: z.object({ pending: z.int() }),
  cases: Queue.extend({ urgent: z.int() }),
  reports: z.object({ open: z.int() }),
  /** New accounts on each of the last 30 days, the oldest first. */
  registrations: z.array(z.object({ day: z.iso.date(), count: z.int() })),
});
export type Stats = z.output<typeof Stats>;

export const getStats = endpoint({
  method: "GET",
  path: "/admin/stats",
  policy: "admin",
  summary: "The figures of the admin dashboard and the badges of its tabs",
  response: one(Stats),
});
