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
    // Whoever may not see it cannot report it either.
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
    if (!media) throw new Problem("conflict", "This was deleted meanwhile.");
    if (action === "suspend")
      throw new Problem("conflict", "A picture or a video can be hidden, not suspended.");
    await trackPrimaryPhoto(tx, media.ownerId, async () => {
      if (action !== "reject") return updateHidden(tx.db, "media", id);
      const change = { status: "rejected", rejectionReason: explanation, updatedAt: tx.clock.now() } as const;
      const isUpdated = await updateMediaInStatus(tx.db, id, ["pending"], change);
      if (!isUpdated) throw new Problem("conflict", "This is not waiting for review.");
    });
  },

  async lift(tx, id, action) {
    const media = await selectMedia(tx.db, id);
    // Deleted by its owner meanwhile: there is nothing left to give back.
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

/** For what is found without anybody having seen it. */
export async function describeMedia(ctx: Context, id: string): Promise<Subject | undefined> {
  const media = await selectMedia(ctx.db, id);
  return media && toReportedSubject(media);
}

/** The no was wrong, which is not yet a yes. */
const toPendingColumns = (tx: Transaction) =>
  ({ status: "pending", rejectionReason: null, updatedAt: tx.clock.now() }) as const;
