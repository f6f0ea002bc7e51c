import { limits } from "@vesper/contract/core/limits";
import { getStats } from "#modules/insights/index.ts";
import { day, hour } from "#platform/clock.ts";
import { asSystem } from "#platform/context.ts";
import { attention, ok, type StatusCheck } from "../check.ts";
import { formatAge, formatDuration } from "../format.ts";

/** Longest acceptable wait of the oldest item in each queue, as promised to people or usual. */
const promises = [
  { key: "profiles", label: "profiles", within: 2 * day },
  { key: "media", label: "pictures and videos", within: 2 * day },
  { key: "products", label: "listings", within: 2 * day },
  { key: "reviews", label: "reviews", within: 2 * day },
  { key: "verifications", label: "verifications", within: 2 * day },
  // The report form and its mails promise this.
  { key: "cases", label: "cases", within: limits.report.due },
  { key: "appeals", label: "appeals", within: 7 * day },
  // The contact page promises this.
  { key: "contact", label: "contact messages", within: 24 * hour },
] as const;

export const queuesCheck: StatusCheck = {
  name: "queues",
  title: "Review queues",
  about: "Whether the oldest item of each queue has waited longer than people were promised",
  needs: "tables",
  async run(ctx) {
    const stats = await getStats(asSystem(ctx));
    const now = ctx.clock.now();
    const waiting = promises.flatMap(({ key, ...promise }) => {
      const oldestAt = stats[key]?.oldestAt;
      return oldestAt ? [{ ...promise, since: new Date(oldestAt) }] : [];
    });
    const late = waiting.filter(({ since, within }) => now.getTime() - since.getTime() > within);
    const oldest = waiting.toSorted((a, b) => Number(a.since) - Number(b.since))[0];
    const found = oldest
      ? `The oldest item has waited ${formatAge(oldest.since, now)} (${oldest.label}).`
      : "Nothing waits for a decision.";
    if (late.length === 0) return ok(found);
    const lines = late.map(
      ({ label, since, within }) =>
        `${label} (${formatAge(since, now)}, promised within ${formatDuration(within)})`,
    );
    return attention({
      found,
      problem: `Waiting for longer than promised: ${lines.join("; ")}.`,
      remedy: "Work through these queues, oldest first, or give more people the role to do so.",
    });
  },
};
