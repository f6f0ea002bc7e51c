import { later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { selectWithoutEffect } from "../store/cases.ts";
import { selectUnexplained, selectUnfounded } from "../store/restrictions.ts";
import { verifyAudit } from "./audit.ts";

const shown = 20;
/** A mail that has not gone out by then is not on its way. */
const mailPatience = 60 * 60 * 1000;

/** What must be true over the whole database: every restriction explained once, every decision in force and on record. */
export async function checkModeration(ctx: Context): Promise<string[]> {
  const mailedBefore = later(ctx.clock.now(), -mailPatience);
  const unexplained = await selectUnexplained(ctx.db, mailedBefore, shown);
  const unfounded = await selectUnfounded(ctx.db, shown);
  const withoutEffect = await selectWithoutEffect(ctx.db, shown);
  const { problems } = await verifyAudit(ctx);
  return [
    ...unexplained.map((id) => `restriction ${id} has no delivered statement of reasons`),
    ...unfounded.map((id) => `account ${id} is kept out, but no restriction says why`),
    ...withoutEffect.map((id) => `case ${id} was decided, but its restriction is missing`),
    ...problems,
  ];
}
