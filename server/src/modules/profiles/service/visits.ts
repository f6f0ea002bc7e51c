import type { ProfileStats } from "@vesper/contract/profiles/profiles";
import { day, toDay, addMilliseconds, getToday } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { getFirstKeptDay, isVisit, toVisitorHash } from "#platform/identity/visitors.ts";
import * as store from "../store/visits.ts";
import { getPublicProfile } from "./directory.ts";
import { getOwnProfile } from "./own-profile.ts";

/**
 * Counts a profile view by a person. Bots, the owner, and repeat views by the same person on the same day do not count.
 */
export async function recordView(ctx: Context, id: string): Promise<void> {
  const profile = await getPublicProfile(ctx, id);
  if (!profile.listed || !isVisit(ctx, profile.userId)) return;
  const visitor = toVisitorHash(ctx, "profile-visitors");
  await store.recordView(ctx.db, { profileId: id, day: getToday(ctx.clock), visitor });
}

export async function getOwnStats(ctx: Context, shownDays: number): Promise<ProfileStats> {
  const { id } = await getOwnProfile(ctx);
  const first = addMilliseconds(ctx.clock.now(), -(shownDays - 1) * day);
  const kept = new Map((await store.selectDays(ctx.db, id, toDay(first))).map((row) => [row.day, row]));
  const days = Array.from({ length: shownDays }, (_, index) => {
    const date = toDay(addMilliseconds(first, index * day));
    return { day: date, ...pickCounts(kept.get(date) ?? noCounts) };
  });
  return { ...pickCounts(await store.selectSums(ctx.db, id)), days };
}

const noCounts = { impressions: 0, views: 0, contacts: 0, favorites: 0, messages: 0, reviews: 0 };

const pickCounts = ({ impressions, views, contacts, favorites, messages, reviews }: typeof noCounts) => ({
  impressions,
  views,
  contacts,
  favorites,
  messages,
  reviews,
});

/** Records past daily statistics for the demo, whose profiles appear to have been public before it started. */
export const recordProfileDays = ({ db }: Context, days: Parameters<typeof store.insertDays>[1]) =>
  store.insertDays(db, days);

/** Purges visitor records: they are needed for one day only, to count each person once. */
export const purgeVisitors = (ctx: Context) => store.deleteVisitorsBefore(ctx.db, getFirstKeptDay(ctx));
