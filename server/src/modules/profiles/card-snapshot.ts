import { getActiveTags, type ActiveTags } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { getPresenceSnapshot, type PresenceSnapshot } from "./last-seen.ts";

/** The state of the site that cards of one response are computed from, beside their rows. */
export interface CardSnapshot extends PresenceSnapshot {
  tags: ActiveTags;
}

export const getCardSnapshot = async (ctx: Context): Promise<CardSnapshot> => ({
  ...getPresenceSnapshot(ctx),
  tags: await getActiveTags(ctx),
});
