import type { Context, Transaction } from "#platform/context.ts";
import type { AuditValues } from "#platform/database/tables/moderation.ts";
import * as store from "../store/audit.ts";
import { findHeadBreak } from "./signed-head.ts";

export interface Act {
  /** Noun and past participle: `user.banned`. */
  action: string;
  subject: { type: string; id: string | null };
  /** Never contains names, addresses or other data that an erasure would have to remove. */
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
}

/** Appends an entry to the audit log. Call it last in a transaction: it blocks all other writers until the commit. */
export async function audit(tx: Transaction, { action, subject, before, after }: Act): Promise<void> {
  await store.insertAudit(tx.db, {
    at: tx.clock.now(),
    actorId: tx.viewer?.userId ?? null,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    before: before ?? null,
    after: toRecorded(tx, after),
    requestId: tx.caller.requestId,
  });
  if (toRoleKey(before) !== toRoleKey(after)) {
    const about = { subject: subject.id ?? undefined, reason: action };
    tx.afterCommit(() => tx.security.record("privilege_permissions_changed", tx, about));
  }
}

/** Names the personal access token that acted, if one did. */
const toRecorded = ({ viewer }: Transaction, after: AuditValues | undefined): AuditValues | null =>
  viewer?.token ? { ...after, accessToken: viewer.token.id } : (after ?? null);

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
  /** Hash of the last entry. An operator who notes it elsewhere can later prove that no earlier entry was changed. */
  head: string;
  problems: string[];
}

/** Verifies the whole chain and returns every break, including a previously noted head that is missing. */
export async function verifyAudit(ctx: Context, notedHead?: string): Promise<ChainReport> {
  const { head, last, broken } = await store.selectChain(ctx.db, 20);
  const problems = broken.map(
    (position) => `audit entry ${position} was changed, or an entry before it is missing`,
  );
  const isWhole = last ? last.position === head.position && last.hash.equals(head.hash) : head.position === 0;
  if (!isWhole) {
    problems.push(
      `the audit log ends at entry ${last?.position ?? 0}, but ${head.position} entries were written`,
    );
  }
  if (notedHead && (await store.selectPositionByHash(ctx.db, Buffer.from(notedHead, "hex"))) === undefined) {
    problems.push("the noted head is not in the audit log: the log has been rewritten since you noted it");
  }
  problems.push(...(await findHeadBreak(ctx)));
  return { entries: head.position, head: head.hash.toString("hex"), problems };
}
