import type { Context } from "#platform/context.ts";
import { presentOwnProfile, presentTour } from "./present.ts";
import { selectHiddenSpans } from "./store/exposure.ts";
import { selectProfileByUser } from "./store/profiles.ts";
import { selectAllTours } from "./store/tours.ts";
import { selectRecentDays } from "./store/visits.ts";

export async function exportProfile(ctx: Context, userId: string) {
  const profile = await selectProfileByUser(ctx, userId);
  if (!profile) return { profile: null, tours: [], profileDays: [], hiddenSpans: [] };
  const tours = await selectAllTours(ctx.db, profile.id, 10_000);
  return {
    profile: { ...presentOwnProfile(profile, ctx.clock.now()), replyTime: profile.replyTime },
    tours: tours.map(presentTour),
    profileDays: await selectRecentDays(ctx.db, profile.id, 10_000),
    hiddenSpans: await selectHiddenSpans(ctx.db, profile.id, 10_000),
  };
}
