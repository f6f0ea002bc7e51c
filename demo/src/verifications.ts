import type { ApprovalDraft, RejectionDraft } from "@vesper/contract/verification";
import { updateOwnProfile } from "@vesper/server/modules/profiles";
import {
  approve,
  ask,
  claim,
  getStanding,
  handInPictures,
  listVerifications,
  reject,
} from "@vesper/server/modules/verification";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { daysAgo } from "./days-ago.ts";
import { drawDocument, drawSelfie } from "../draw/draw-evidence.ts";
import { renderPicture } from "../draw/render-picture.ts";
import { celeste } from "./world/celeste.ts";
import { emailOf } from "./world/draft.ts";
import { exhibits } from "../draw/exhibits.ts";

interface Case {
  name: string;
  email: string;
  days: number;
  outcome: "approved" | "rejected" | "waiting";
}

const of = (name: string, days: number, outcome: Case["outcome"]): Case => ({
  name,
  email: emailOf({ name }),
  days,
  outcome,
});

const cases: readonly Case[] = [
  of("Ysolde", 64, "approved"),
  of("Delphine", 31, "approved"),
  { name: celeste.name, email: "escort@vesper.test", days: 6, outcome: "rejected" },
  of("Jade", 1.8, "waiting"),
  of("Coralie", 0.2, "waiting"),
];

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
  for (const one of cases) {
    const owner = await as(daysAgo(ctx, one.days), one.email);
    if ((await getStanding(owner)).request) continue;
    const { code } = await ask(owner);
    const picture = exhibits.find(({ email }) => email === one.email)?.picture;
    if (!picture) throw new Error("everybody in the demo has a picture");
    await handInPictures(owner, {
      document: await renderPicture(drawDocument(one.name)),
      selfie: await renderPicture(drawSelfie(picture, code ?? "")),
    });
    if (one.outcome !== "waiting") await decide(ctx, one, owner.viewer.userId);
  }
}

async function decide(ctx: Context, { name, days, outcome }: Case, userId: string): Promise<void> {
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
