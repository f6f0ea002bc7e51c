import { hour, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { selectWithoutEffect } from "../store/cases.ts";
import {
  selectUnaudited,
  selectOverdue,
  selectUnexplained,
  selectUnenforced,
  selectUnjustifiedAccounts,
} from "../store/restrictions.ts";
import { verifyAudit } from "./audit.ts";

const maxShown = 20;
/** A mail not sent within this time counts as lost. */
const mailGrace = 2 * hour;
const endGrace = 2 * hour;

/**
 * Checks invariants over the whole database: every restriction is explained once, every decision is enforced and
 * audited.
 */
export async function checkModeration(ctx: Context): Promise<string[]> {
  const mailedBefore = addMilliseconds(ctx.clock.now(), -mailGrace);
  const unexplained = await selectUnexplained(ctx.db, mailedBefore, maxShown);
  const unjustified = await selectUnjustifiedAccounts(ctx.db, maxShown);
  const withoutEffect = await selectWithoutEffect(ctx.db, maxShown);
  const unaudited = await selectUnaudited(ctx.db, maxShown);
  const unenforced = await selectUnenforced(ctx.db, maxShown);
  const overdue = await selectOverdue(ctx.db, addMilliseconds(ctx.clock.now(), -endGrace), maxShown);
  const { problems } = await verifyAudit(ctx);
  return [
    ...unexplained.map((id) => `restriction ${id} has no delivered statement of reasons`),
    ...unjustified.map((id) => `account ${id} is locked out, but no restriction explains why`),
    ...unaudited.map(
      (id) => `restriction ${id} and the audit log do not match: one of the two records is missing`,
    ),
    ...unenforced.map((id) => `restriction ${id} is in force, but the account is active`),
    ...overdue.map((id) => `restriction ${id} is past its end date`),
    ...withoutEffect.map((id) => `case ${id} was decided, but its restriction is missing`),
    ...problems,
  ];
}
