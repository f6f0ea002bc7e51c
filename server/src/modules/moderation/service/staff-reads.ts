import { limits } from "@vesper/contract/core/limits";
import type { StaffReadKind } from "@vesper/contract/accounts/staff-reads";
import { notify } from "#modules/notifications/index.ts";
import { toDay, addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { selectStaffIds } from "../store/staff.ts";
import * as store from "../store/staff-reads.ts";
import { toSummaryText } from "../staff-read-summary.ts";
import { audit } from "./audit.ts";

/**
 * Records whose personal data an admin is about to read, before it is returned. The rate limit is more than a person
 * can read in an hour; an admin who exceeds it is copying data.
 */
export async function recordRead(
  ctx: Context,
  kind: StaffReadKind,
  subjectIds: readonly string[],
): Promise<void> {
  if (!ctx.viewer) return;
  const { userId: adminId } = ctx.viewer;
  const allowance = { calls: ctx.config.staffReadsPerHour, seconds: 3600 };
  await ctx.limiter.consume(`read ${kind} ${adminId}`, allowance);
  const others = subjectIds.filter((id) => id !== adminId);
  if (others.length > 0)
    await store.upsertReads(ctx.db, { adminId, kind, subjectIds: others, now: ctx.clock.now() });
}

/** Lists the admins who have read a person's data. */
export const listReaders = (ctx: Context, subjectId: string): Promise<store.ReaderRow[]> =>
  store.selectReaders(ctx.db, { subjectId, limit: limits.staffReads.shown });

/** Writes a summary of past days to the audit log and sends it to every admin. */
export async function summarizeReads(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const sums = await store.sumReadsBefore(tx.db, toDay(now), now);
    if (sums.length === 0) return;
    for (const userId of await selectStaffIds(tx.db, "audit")) {
      await notify(tx, {
        userId,
        kind: "account",
        title: "Personal data viewed by staff",
        text: toSummaryText(sums),
        path: "/admin/audit?action=personal_data",
      });
    }
    for (const entry of Map.groupBy(sums, ({ adminId, day }) => `${adminId} ${day}`).values()) {
      const [{ adminId, day } = { adminId: null, day: "" }] = entry;
      const pages = Object.fromEntries(entry.map(({ kind, people, reads }) => [kind, { people, reads }]));
      await audit(tx, {
        action: "personal_data.read",
        subject: { type: "user", id: adminId },
        after: { day, ...pages },
      });
    }
  });
  await store.deleteReadsBefore(ctx.db, toDay(addMilliseconds(now, -limits.staffReads.keptFor)));
}
