import type { Transaction } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { mayTakeCase } from "../policy.ts";
import { lockCase } from "../store/assignments.ts";

/** Must precede every claim and decision: a case that is assigned belongs to its assignee. */
export async function enforceMayTake(tx: Transaction, id: string): Promise<void> {
  if (!tx.viewer) return;
  const locked = await lockCase(tx.db, id);
  enforce(mayTakeCase(tx.viewer.userId, locked?.assigneeId ?? null));
}
