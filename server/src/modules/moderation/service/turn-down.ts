import type { Reason } from "@vesper/contract/reasons";
import type { Transaction } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { audit } from "./audit.ts";
import { restrict, type Order } from "./restrict.ts";

/** What was wrong with something that waited, said to its owner word for word. */
export interface Rejection {
  reason: string;
  category: Reason;
}

/** The no of the office to something that waits, with its statement of reasons. */
export const turnDown = (tx: Transaction, subject: Order["subject"], { reason, category }: Rejection) =>
  restrict(tx, { subject, action: "reject", reason: category, explanation: reason, basis: "review" });

/** The moment whose words were read: what was changed since is looked at again first. */
export interface Seen {
  updatedAt?: string | undefined;
}

export function enforceUnchanged(what: string, current: { updatedAt: Date }, { updatedAt }: Seen): void {
  if (!updatedAt || new Date(updatedAt).getTime() === current.updatedAt.getTime()) return;
  throw new Problem("conflict", `This ${what} was changed meanwhile. Please read it again.`);
}

/** A decision about something that waited, for the record: from which state to which. */
export const recordDecision = (
  tx: Transaction,
  action: string,
  subject: Order["subject"],
  { from, to, ...more }: { from: string; to: string; restrictionId?: string | null },
): Promise<void> => audit(tx, { action, subject, before: { status: from }, after: { status: to, ...more } });
