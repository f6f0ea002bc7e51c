import type { Context, Transaction } from "#platform/context.ts";
import { updateHidden } from "#platform/database/hidden.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { Problem } from "#platform/problem.ts";
import type { Subject, SubjectRules } from "#platform/subjects/subjects.ts";
import { isVisible } from "../policy.ts";
import { selectMedia, updateMediaInStatus, type MediaRow } from "../store/media.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";
import { toSubject } from "./review.ts";

/** A picture or a video as a subject of moderation. */
export const mediaSubject: SubjectRules = {
  async find(ctx, id) {
    const media = await selectMedia(ctx.db, id, toAudience(ctx));
    // A viewer cannot report media that they may not see.
    const isViewable = media && (isVisible(media) || media.ownerId === ctx.viewer?.userId);
    if (!isViewable) return undefined;
    return toReportedSubject(media);
  },

  async getParties(ctx, id) {
    const media = await selectMedia(ctx.db, id);
    return media ? [media.ownerId] : [];
  },

  async restrict(tx, id, { action, explanation }) {
    const media = await selectMedia(tx.db, id);
    if (!media) throw new Problem("conflict", "This photo or video was deleted.");
    if (action === "suspend")
      throw new Problem("conflict", "Photos and videos can be hidden, but not suspended.");
    await trackPrimaryPhoto(tx, media.ownerId, async () => {
      if (action !== "reject") return updateHidden(tx.db, "media", id);
      const change = { status: "rejected", rejectionReason: explanation, updatedAt: tx.clock.now() } as const;
      const isUpdated = await updateMediaInStatus(tx.db, id, ["pending"], change);
      if (!isUpdated) throw new Problem("conflict", "This photo or video isn’t waiting for review.");
    });
  },

  async lift(tx, id, action) {
    const media = await selectMedia(tx.db, id);
    // If the owner has deleted the media in the meantime, there is nothing to restore.
    if (!media) return false;
    if (action === "reject") return updateMediaInStatus(tx.db, id, ["rejected"], toPendingColumns(tx));
    await trackPrimaryPhoto(tx, media.ownerId, () => updateHidden(tx.db, "media", id));
    const after = await selectMedia(tx.db, id);
    return media.isHidden && after?.isHidden === false;
  },
};

function toReportedSubject(media: MediaRow): Subject {
  const { title, description, mediaType, status } = media;
  return { ...toSubject(media), snapshot: { title, description, mediaType, status } };
}

/** Describes media for signals, which have no viewer. */
export async function describeMedia(ctx: Context, id: string): Promise<Subject | undefined> {
  const media = await selectMedia(ctx.db, id);
  return media && toReportedSubject(media);
}

/** Lifting a rejection returns the item to the queue; it is not an approval. */
const toPendingColumns = (tx: Transaction) =>
  ({ status: "pending", rejectionReason: null, updatedAt: tx.clock.now() }) as const;
