import type { ApprovalDraft, RejectionDraft } from "@vesper/contract/moderation/verification";
import { updateOwnProfile } from "@vesper/server/modules/profiles";
import {
  approve,
  ask,
  claim,
  keepEvidence,
  listVerifications,
  reject,
} from "@vesper/server/modules/verification";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { daysAgo } from "./days-ago.ts";
import { readPicture } from "./pictures.ts";
import { celeste } from "./world/celeste.ts";
import { emailOf, handleOf } from "./world/draft.ts";

interface Request {
  name: string;
  email: string;
  /** On the sheet of paper in the selfie. */
  code: string;
  days: number;
  outcome: "approved" | "rejected" | "waiting";
}

const request = (
  name: string,
  code: string,
  days: number,
  outcome: Request["outcome"],
  email = emailOf({ name }),
): Request => ({ name, email, code, days, outcome });

export const requests: readonly Request[] = [
  request("Ysolde", "HKM-34R", 64, "approved"),
  request("Delphine", "WQ7-TAC", 31, "approved"),
  request(celeste.name, "9FD-XNE", 6, "rejected", "escort@vesper.test"),
  request("Jade", "PJ6-GYH", 1.8, "waiting"),
  request("Coralie", "RT4-CM9", 0.2, "waiting"),
];

export const toEvidenceFile = (name: string, kind: string) => `evidence/${handleOf({ name })}-${kind}.webp`;

const tooDark: RejectionDraft = {
  refusal: "unreadable",
  explanation: "We could not read the document. Please take the picture in daylight, flat and without glare.",
};
const readBy = (number: string): ApprovalDraft => ({
  method: "identity_card",
  bornOn: "1990-04-02",
  documentNumber: `specimen ${number}`,
  isKnownDocument: false,
});

/** Somebody who changed something after the check, in the same breath as the rest of the world. */
export async function makeDemoRecheck(ctx: Context): Promise<void> {
  await updateOwnProfile(await as(daysAgo(ctx, 0.6), emailOf({ name: "Rosalind" })), { age: 51 });
}

/** Two who were verified, one who was turned down, and two who wait, with documents that no state has issued. */
export async function makeDemoVerifications(ctx: Context): Promise<void> {
  for (const one of requests) {
    const owner = await as(daysAgo(ctx, one.days), one.email);
    await ask(owner, { code: one.code, gesture: "Hold your thumb up" });
    await keepEvidence(owner, {
      document: await readPicture(toEvidenceFile(one.name, "document")),
      selfie: await readPicture(toEvidenceFile(one.name, "selfie")),
    });
    if (one.outcome !== "waiting") await decide(ctx, one, owner.viewer.userId);
  }
}

async function decide(ctx: Context, { name, days, outcome }: Request, userId: string): Promise<void> {
  const admin = await as(daysAgo(ctx, days * 0.97), "admin@vesper.test");
  const { rows } = await listVerifications(admin, {
    status: "waiting",
    kind: "request",
    page: 1,
    limit: 100,
  });
  const row = rows.find((waiting) => waiting.userId === userId);
  if (!row) return;
  await claim(admin, row.id);
  if (outcome === "approved") await approve(admin, row.id, readBy(name));
  else await reject(admin, row.id, tooDark);
}
