import { hour, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { selectWithoutEffect } from "../store/cases.ts";
import {
  selectOffTheRecord,
  selectOverdue,
  selectUnexplained,
  selectUnfelt,
  selectUnfounded,
} from "../store/restrictions.ts";
import { verifyAudit } from "./audit.ts";

const shown = 20;
/** A mail that has not gone out by then is not on its way. */
const mailPatience = 2 * hour;
const endPatience = 2 * hour;

/** What must be true over the whole database: every restriction explained once, every decision in force and on record. */
export async function checkModeration(ctx: Context): Promise<string[]> {
  const mailedBefore = later(ctx.clock.now(), -mailPatience);
  const unexplained = await selectUnexplained(ctx.db, mailedBefore, shown);
  const unfounded = await selectUnfounded(ctx.db, shown);
  const withoutEffect = await selectWithoutEffect(ctx.db, shown);
  const offTheRecord = await selectOffTheRecord(ctx.db, shown);
  const unfelt = await selectUnfelt(ctx.db, shown);
  const overdue = await selectOverdue(ctx.db, later(ctx.clock.now(), -endPatience), shown);
  const { problems } = await verifyAudit(ctx);
  return [
    ...unexplained.map((id) => `restriction ${id} has no delivered statement of reasons`),
    ...unfounded.map((id) => `account ${id} is kept out, but no restriction says why`),
    ...offTheRecord.map((id) => `restriction ${id} and the audit log do not know each other`),
    ...unfelt.map((id) => `restriction ${id} is in force, but its person is let in`),
    ...overdue.map((id) => `restriction ${id} should have ended by now`),
    ...withoutEffect.map((id) => `case ${id} was decided, but its restriction is missing`),
    ...problems,
  ];
}
