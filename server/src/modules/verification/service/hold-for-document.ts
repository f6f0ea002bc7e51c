import { limits } from "@vesper/contract/core/limits";
import { openCase, placeHold } from "#modules/moderation/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { findProfileSubject } from "./profile-subject.ts";

const explanation =
  "We have a question about your identity check. No one else can see this until our team has decided.";

/**
 * Opens a case for an account whose document is also used on another account, and holds its profile until the case
 * is decided.
 */
export async function holdForDocument(
  tx: Transaction,
  held: { userId: string; profileId: string | null },
  other: { userId: string; name: string },
): Promise<void> {
  const subject = await findProfileSubject(tx, held);
  if (!subject) return;
  const reason = "impersonation";
  const dueAt = addMilliseconds(tx.clock.now(), limits.report.due);
  const { caseId } = await openCase(tx, {
    subject,
    reason,
    kind: "signal",
    text: `The same identity document was used for another account: ${other.name}.`,
    byId: null,
    aboutId: other.userId,
    dueAt,
  });
  await placeHold(tx, subject, { caseId, reason, dueAt, explanation, basis: "review" });
}
