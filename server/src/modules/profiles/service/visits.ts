import type { ProfileStats } from "@vesper/contract/profiles/profiles";
import { day, dayOf, later, today } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { getFirstKeptDay, isVisit, toVisitor } from "#platform/identity/visitors.ts";
import * as store from "../store/visits.ts";
import { getPublicProfile } from "./directory.ts";
import { getOwnProfile } from "./own-profile.ts";

/** A person looks at a profile. Robots, its owner, and the same person on the same day do not count. */
export async function countView(ctx: Context, id: string): Promise<void> {
  const profile = await getPublicProfile(ctx, id);
  if (!profile.listed || !isVisit(ctx, profile.userId)) return;
  const visitor = toVisitor(ctx, "profile-visitors");
  await store.countView(ctx.db, { profileId: id, day: today(ctx.clock), visitor });
}

export async function getOwnStats(ctx: Context, shownDays: number): Promise<ProfileStats> {
  const { id } = await getOwnProfile(ctx);
  const first = later(ctx.clock.now(), -(shownDays - 1) * day);
  const kept = new Map((await store.selectDays(ctx.db, id, dayOf(first))).map((row) => [row.day, row]));
  const days = Array.from({ length: shownDays }, (_, index) => {
    const date = dayOf(later(first, index * day));
    return { day: date, ...counted(kept.get(date) ?? nothing) };
  });
  return { ...counted(await store.selectSums(ctx.db, id)), days };
}

const nothing = { impressions: 0, views: 0, contacts: 0, favorites: 0, messages: 0, reviews: 0 };

const counted = ({ impressions, views, contacts, favorites, messages, reviews }: typeof nothing) => ({
  impressions,
  views,
  contacts,
  favorites,
  messages,
  reviews,
});

/** For the demo, whose profiles were public before it began. */
export const recordProfileDays = ({ db }: Context, days: Parameters<typeof store.insertDays>[1]) =>
  store.insertDays(db, days);

/** Who looked at whom is needed for a day only. */
export const forgetVisitors = (ctx: Context) => store.deleteVisitorsBefore(ctx.db, getFirstKeptDay(ctx));
