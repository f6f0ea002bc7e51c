import { describeMedia } from "#modules/media/index.ts";
import { openCase } from "#modules/moderation/index.ts";
import type { Transaction } from "#platform/context.ts";
import type { DomainEvents } from "#platform/events/events.ts";

/**
 * Opens a case when two people's accounts have the same picture. Admins review both; similarity alone decides
 * nothing.
 */
export async function raiseLookalike(
  tx: Transaction,
  { mediaId, otherIds }: DomainEvents["media.lookalikes-found"],
): Promise<void> {
  const picture = await describeMedia(tx, mediaId);
  if (!picture) return;
  await openCase(tx, {
    subject: { ...picture, snapshot: { ...picture.snapshot, lookalikes: otherIds } },
    reason: "impersonation",
    kind: "signal",
    text: "Looks like a photo from another account.",
    byId: null,
  });
}

/** Opens a case when a hidden picture is uploaded again and refused. */
export async function raiseBlockedUpload(
  tx: Transaction,
  { mediaId }: DomainEvents["media.blocked-upload"],
): Promise<void> {
  const subject = await describeMedia(tx, mediaId);
  if (!subject) return;
  await openCase(tx, {
    subject,
    reason: "non_consensual_image",
    kind: "signal",
    text: "Looks like a photo that was reported as published without consent. The new upload was refused.",
    byId: null,
  });
}
