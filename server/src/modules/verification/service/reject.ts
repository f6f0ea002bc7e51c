import { type RejectionDraft } from "@vesper/contract/moderation/verification";
import { refusals } from "@vesper/contract/moderation/verification-refusals";
import { audit, openCase, placeHold, restrict } from "#modules/moderation/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { changeBadge, noBadge } from "#modules/profiles/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import type { VerificationRow } from "../store/verifications.ts";
import { destroyPictures } from "./withdraw.ts";
import { findProfileSubject } from "./profile-subject.ts";
import { storeDecision, getVerificationRecord, getForDecision, type VerificationRecord } from "./queue.ts";

/** Rejects with a statement of reasons. The pictures are destroyed, and the person may make a new request. */
export function reject(ctx: Context, id: string, draft: RejectionDraft): Promise<VerificationRecord> {
  return transact(ctx, async (tx) => {
    const row = await getForDecision(tx, id);
    const { refusal, explanation } = draft;
    await storeDecision(tx, row, { status: "rejected", refusal, explanation });

    await destroyPictures(tx, [id]);
    // A rejected recheck removes the badge.
    if (row.kind === "recheck" && row.profileId) {
      await changeBadge(tx, row.userId, { isVerified: false, ...noBadge });
    }
    const { reason } = refusals[refusal];
    const restrictionId = await restrict(tx, {
      subject: {
        type: "verification",
        id,
        ownerId: row.userId,
        label: row.profileName ?? toNameForStaff(row.personName),
      },
      action: "reject",
      reason,
      explanation,
      basis: "review",
    });
    if (refusal === "underage") await hideMinor(tx, row);
    await audit(tx, {
      action: "verification.rejected",
      subject: { type: "verification", id },
      before: { status: "waiting" },
      after: { status: "rejected", kind: row.kind, userId: row.userId, refusal, restrictionId },
    });
    return getVerificationRecord(tx, id);
  });
}

/** Hides the profile at once, without waiting for a report: the document shows a minor. */
async function hideMinor(tx: Transaction, row: VerificationRow): Promise<void> {
  const subject = await findProfileSubject(tx, row);
  if (!subject) return;
  const concern = { subject, reason: "underage", kind: "signal", byId: null } as const;
  const text = "The submitted identity document shows an age under 18.";
  const { caseId } = await openCase(tx, { ...concern, text });
  await placeHold(tx, subject, { reason: "underage", caseId });
}
