import type { ApprovalDraft, DocumentKind } from "@vesper/contract/moderation/verification";
import { audit } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { changeBadge } from "#modules/profiles/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { getToday } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { getIndexKey } from "#platform/sealing/index-key.ts";
import { isAdult } from "../policy.ts";
import { hashDocumentNumber } from "../sealed-picture.ts";
import { selectOtherByDocument, type VerificationRow } from "../store/verifications.ts";
import { destroyPictures, withdraw } from "./withdraw.ts";
import { holdForDocument } from "./hold-for-document.ts";
import { storeDecision, getVerificationRecord, getForDecision, type VerificationRecord } from "./queue.ts";

/** Data about a document that is kept after the check. */
interface Proof {
  isAdult: true;
  method: DocumentKind;
  /** First day of the month in which the document was checked. */
  checkedIn: string;
  documentHash: Buffer;
}

export function approve(ctx: Context, id: string, draft: ApprovalDraft): Promise<VerificationRecord> {
  return transact(ctx, async (tx) => {
    const row = await getForDecision(tx, id);
    if (!row.profileId) throw new Problem("conflict", "The profile has since been deleted.");
    const proof = row.kind === "request" ? await toProof(tx, draft) : null;
    await storeDecision(tx, row, { status: "approved", ...proof });
    const knownFrom = proof && (await holdKnownDocument(tx, row, proof.documentHash, draft));

    await destroyPictures(tx, [id]);
    // A new document check also settles an open recheck.
    if (proof) await withdraw(tx, row.userId, ["recheck"]);
    await changeBadge(tx, row.userId, { isVerified: true, ...(proof && toBadge(proof)) });
    await notify(tx, toApprovalNotification(row));
    await audit(tx, {
      action: "verification.approved",
      subject: { type: "verification", id },
      before: { status: "waiting" },
      after: {
        status: "approved",
        kind: row.kind,
        userId: row.userId,
        ...(proof && { method: proof.method }),
        ...(knownFrom && { knownFrom }),
      },
    });
    return getVerificationRecord(tx, id);
  });
}

/** Neither the date of birth nor the document number leaves this function. */
async function toProof(tx: Transaction, { method, bornOn, documentNumber }: ApprovalDraft): Promise<Proof> {
  if (!method || !bornOn || !documentNumber) {
    const missing = Object.entries({ method, bornOn, documentNumber }).filter(([, value]) => !value);
    const details = missing.map(([name]) => `${name}: is required`);
    throw new Problem("validation_error", undefined, { details });
  }
  const now = getToday(tx.clock);
  if (!isAdult(bornOn, now)) {
    throw new Problem("validation_error", undefined, {
      details: ["bornOn: shows an age under 18; reject this request"],
    });
  }
  return {
    isAdult: true,
    method,
    checkedIn: `${now.slice(0, 7)}-01`,
    documentHash: hashDocumentNumber(await getIndexKey(tx), documentNumber),
  };
}

/**
 * Handles a document that is known from another account: the admin is warned first. If they proceed, both accounts
 * are held until their cases are decided.
 */
async function holdKnownDocument(
  tx: Transaction,
  row: VerificationRow,
  documentHash: Buffer,
  { isKnownDocument }: ApprovalDraft,
): Promise<string | null> {
  const other = await selectOtherByDocument(tx.db, documentHash, row.userId);
  if (!other) return null;
  const name = toNameForStaff(other.name);
  if (!isKnownDocument) {
    throw new Problem("document_known", `${name}’s account was verified with the same document.`);
  }
  await holdForDocument(tx, row, { userId: other.userId, name });
  await holdForDocument(tx, other, { userId: row.userId, name: toNameForStaff(row.personName) });
  return other.userId;
}

const toBadge = ({ checkedIn }: Proof) => ({
  verifiedIn: checkedIn,
  verifiedBy: "document" as const,
  badgeReason: null,
});

const toApprovalNotification = ({ userId, kind }: VerificationRow) => ({
  userId,
  kind: "account" as const,
  isMailed: true,
  title: kind === "request" ? "You’re verified" : "Your changes were confirmed",
  text:
    kind === "request"
      ? "Visitors can now see the badge on your profile. We’ve deleted your document and selfie."
      : "Visitors can see the badge on your profile again.",
  path: "/supplier/verification",
});
