import type { Stats } from "@vesper/contract/profiles/insights";
import { expect, it } from "vitest";
import { getWaitingQueues } from "./waiting-queues.ts";

const stats: Stats = {
  products: { total: 9, pending: 2, oldestAt: "2026-11-03T10:00:00.000Z" },
  profiles: { total: 5, open: 1, oldestAt: "2026-11-01T10:00:00.000Z" },
  users: { total: 5, banned: 0, suspended: 0 },
  media: { open: 0, oldestAt: null },
  reviews: { pending: 4, oldestAt: "2026-11-02T10:00:00.000Z" },
  cases: { open: 0, urgent: 0, oldestAt: null },
  reports: { open: 0 },
  appeals: { open: 0, oldestAt: null },
  contact: { open: 1, oldestAt: "2026-11-04T10:00:00.000Z" },
  verifications: { open: 2, oldestAt: "2026-11-05T10:00:00.000Z" },
};

it("sorts queues by their oldest item, with empty queues last", () => {
  expect(getWaitingQueues(stats).map(({ label }) => label)).toEqual([
    "Profiles",
    "Reviews",
    "Listings",
    "Contact",
    "Verifications",
    "Cases",
    "Media",
    "Appeals",
  ]);
});
