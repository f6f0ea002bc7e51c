import type { Context, Transaction } from "#platform/context.ts";
import type { AuditValues } from "#platform/database/tables/moderation.ts";
import * as store from "../store/audit.ts";
import { findHeadBreak } from "./signed-head.ts";

export interface Act {
  /** Noun and past tense: `user.banned`. */
  action: string;
  subject: { type: string; id: string | null };
  /** Never names, addresses or anything else that an erasure would have to find here. */
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
}

/** Records who did what, for good. Last in its transaction: from here on other writers wait. */
export async function audit(tx: Transaction, { action, subject, before, after }: Act): Promise<void> {
  await store.insertAudit(tx.db, {
    at: tx.clock.now(),
    actorId: tx.viewer?.userId ?? null,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
    requestId: tx.caller.requestId,
  });
  if (toRoleKey(before) !== toRoleKey(after)) {
    const about = { subject: subject.id ?? undefined, reason: action };
    tx.afterCommit(() => tx.security.record("privilege_permissions_changed", tx, about));
  }
}

const toRoleKey = (values: AuditValues | undefined) => JSON.stringify(values?.["roles"] ?? null);

export async function listAudit(
  ctx: Context,
  filter: store.AuditFilter,
  window: { limit: number; offset: number },
): Promise<{ entries: store.AuditRow[]; total: number }> {
  return {
    entries: await store.selectAudit(ctx.db, filter, window),
    total: await store.countAudit(ctx.db, filter),
  };
}

export interface ChainReport {
  entries: number;
  /** Written down elsewhere, it proves later that nothing before it was changed. */
  head: string;
  problems: string[];
}

/** Reads the whole chain and names every place where it does not hold, or that a head noted earlier is not in it. */
export async function verifyAudit(ctx: Context, notedHead?: string): Promise<ChainReport> {
  const { head, last, broken } = await store.selectChain(ctx.db, 20);
  const problems = broken.map(
    (position) => `audit entry ${position} was changed, or what came before it is missing`,
  );
  const isWhole = last ? last.position === head.position && last.hash.equals(head.hash) : head.position === 0;
  if (!isWhole) {
    problems.push(`the audit log ends at ${last?.position ?? 0}, but ${head.position} entries were written`);
  }
  if (notedHead && (await store.selectPositionByHash(ctx.db, Buffer.from(notedHead, "hex"))) === undefined) {
    problems.push("the head that was noted is not in this log: it was written anew since");
  }
  problems.push(...(await findHeadBreak(ctx)));
  return { entries: head.position, head: head.hash.toString("hex"), problems };
}
