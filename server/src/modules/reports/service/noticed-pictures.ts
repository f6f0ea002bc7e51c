import { limits } from "@vesper/contract/core/limits";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { blockPicture, describeMedia, findCopies, unblockPicture } from "#modules/media/index.ts";
import { audit, isRemoved, lift, openCase, placeHold, restrict } from "#modules/moderation/index.ts";
import type { Transaction } from "#platform/context.ts";
import { publish, type DomainEvents } from "#platform/events/events.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import * as store from "../store/notices.ts";

const reason: Reason = "non_consensual_image";

/** Hides the picture and its copies until an admin decides, and blocks further uploads of it. */
export async function hideWithCopies(
  tx: Transaction,
  subject: Subject,
  { caseId, dueAt }: { caseId: string; dueAt: Date | null },
): Promise<void> {
  const copies = await listCopies(tx, subject);
  for (const id of [subject.id, ...copies]) {
    const picture = await describeMedia(tx, id);
    if (picture) await placeHold(tx, picture, { caseId, reason, dueAt: dueAt ?? undefined });
  }
  await store.insertNoticedPictures(tx.db, caseId, [subject.id, ...copies]);
  await blockPicture(tx, subject.id, caseId);
  if (copies.length > 0) await raiseCopies(tx, subject, copies);
}

const listCopies = async (tx: Transaction, { id }: { id: string }) =>
  (await findCopies(tx, id)).slice(0, limits.notice.copies);

/** Whether this picture or a copy of it is public because an admin decided so after an earlier notice. */
export const wasRestored = async (tx: Transaction, subject: Subject): Promise<boolean> =>
  store.wasDecidedBefore(tx.db, [subject.id, ...(await listCopies(tx, subject))], reason);

async function raiseCopies(tx: Transaction, subject: Subject, copies: string[]): Promise<void> {
  const count = copies.length === 1 ? "One copy" : `${copies.length} copies`;
  await openCase(tx, {
    subject: { ...subject, snapshot: { lookalikes: copies } },
    reason,
    kind: "signal",
    text: `${count} found by fingerprint and also hidden. Your decision applies to every copy.`,
    byId: null,
  });
}

/** Applies a decision to the picture's copies, and blocks or unblocks further uploads of it. */
export async function settlePictures(
  tx: Transaction,
  { caseId, resolution, subject, reason: because, note }: DomainEvents["case.decided"],
): Promise<void> {
  const isAbout = subject.type === "media" && because === reason;
  const noticed = await store.selectNoticedPictures(tx.db, caseId);
  if (resolution === "dismissed") {
    for (const id of noticed) await lift(tx, { type: "media", id }, ["hold"]);
    await unblockPicture(tx, caseId);
  } else if (isAbout || noticed.length > 0) {
    const copies = isAbout ? await listCopies(tx, subject) : [];
    for (const id of new Set([subject.id, ...noticed, ...copies])) await hidePicture(tx, id, caseId, note);
    await blockPicture(tx, subject.id, caseId);
  }
}

const defaultNote = "Someone shown in this photo did not consent to its publication here.";

/** Hides a picture permanently, unless an appeal is upheld. No-op if the decision itself has already hidden it. */
async function hidePicture(tx: Transaction, id: string, caseId: string, note: string): Promise<void> {
  const picture = await describeMedia(tx, id);
  if (!picture || (await isRemoved(tx, picture))) return;
  const restrictionId = await restrict(tx, {
    subject: picture,
    action: "hide",
    reason,
    explanation: note || defaultNote,
    basis: "report",
    caseId,
  });
  await lift(tx, picture, ["hold"], { notifyOwner: false });
  await audit(tx, { action: "media.hidden", subject: picture, after: { reason, caseId, restrictionId } });
  await publish(tx, "queue.changed", { queue: "media" });
}

/** Allows uploads of the picture again after a decision is reversed. */
export async function unblockRestored(
  tx: Transaction,
  { type, id }: { type: string; id: string },
): Promise<void> {
  if (type !== "media" || !(await describeMedia(tx, id))) return;
  for (const caseId of await store.selectCasesAbout(tx.db, id)) await unblockPicture(tx, caseId);
}
