import type { ApprovalDraft, RejectionDraft } from "@vesper/contract/moderation/verification";
import { updateOwnProfile } from "@vesper/server/modules/profiles";
import {
  approve,
  requestVerification,
  claimVerification,
  storeEvidence,
  listVerifications,
  reject,
} from "@vesper/server/modules/verification";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { readPicture } from "./pictures.ts";
import { celeste } from "./world/celeste.ts";
import { toEmail, toHandle } from "./world/draft.ts";

interface VerificationRequest {
  name: string;
  email: string;
  /** Code written on the sheet of paper in the selfie. */
  code: string;
  days: number;
  outcome: "approved" | "rejected" | "waiting";
}

const createRequest = (
  name: string,
  code: string,
  days: number,
  outcome: VerificationRequest["outcome"],
  email = toEmail({ name }),
): VerificationRequest => ({ name, email, code, days, outcome });

export const requests: readonly VerificationRequest[] = [
  createRequest("Ysolde", "HKM-34R", 64, "approved"),
  createRequest("Delphine", "WQ7-TAC", 31, "approved"),
  createRequest(celeste.name, "9FD-XNE", 6, "rejected", "escort@vesper.test"),
  createRequest("Jade", "PJ6-GYH", 1.8, "waiting"),
  createRequest("Coralie", "RT4-CM9", 0.2, "waiting"),
];

export const toEvidenceFile = (name: string, kind: string) => `evidence/${toHandle({ name })}-${kind}.webp`;

const unreadableRejection: RejectionDraft = {
  refusal: "unreadable",
  explanation: "We couldn’t read your document. Lay it flat and take the photo in daylight, without glare.",
};
const toApprovalDraft = (number: string): ApprovalDraft => ({
  method: "identity_card",
  bornOn: "1990-04-02",
  documentNumber: `specimen ${number}`,
  isKnownDocument: false,
});

/** Changes a verified profile, which triggers a re-check. */
export async function makeDemoRecheck(ctx: Context): Promise<void> {
  await updateOwnProfile(await actAs(rewindClock(ctx, 0.6), toEmail({ name: "Rosalind" })), { age: 51 });
}

/** Creates two approved verifications, one rejected and two waiting, with fictional documents. */
export async function makeDemoVerifications(ctx: Context): Promise<void> {
  for (const one of requests) {
    const owner = await actAs(rewindClock(ctx, one.days), one.email);
    await requestVerification(owner, { code: one.code, gesture: "Give a thumbs-up" });
    await storeEvidence(owner, {
      document: await readPicture(toEvidenceFile(one.name, "document")),
      selfie: await readPicture(toEvidenceFile(one.name, "selfie")),
    });
    if (one.outcome !== "waiting") await decideRequest(ctx, one, owner.viewer.userId);
  }
}

async function decideRequest(
  ctx: Context,
  { name, days, outcome }: VerificationRequest,
  userId: string,
): Promise<void> {
  const admin = await actAs(rewindClock(ctx, days * 0.97), "admin@vesper.test");
  const { rows } = await listVerifications(admin, {
    status: "waiting",
    kind: "request",
    page: 1,
    limit: 100,
  });
  const row = rows.find((waiting) => waiting.userId === userId);
  if (!row) return;
  await claimVerification(admin, row.id);
  if (outcome === "approved") await approve(admin, row.id, toApprovalDraft(name));
  else await reject(admin, row.id, unreadableRejection);
}
