import { limits } from "@vesper/contract/core/limits";
import type { NewsKind } from "@vesper/contract/profiles/follows";
import { enqueuePush, notify } from "#modules/notifications/index.ts";
import { findCityPoint } from "#modules/places/index.ts";
import { addMilliseconds, day, getToday, toDay } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { isNear } from "../policy.ts";
import { insertAlerts, selectFollowers, type FollowerRow } from "../store/alerts.ts";
import { selectWaitingNews, updateHandled, updateOutdated, type WaitingNews } from "../store/news.ts";

const { news: batchSize, followers: pageSize, settle } = limits.follows.run;

/** Alerts followers to news, one batch at a time. Returns whether more are waiting. */
export async function runFollowAlerts(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  // Concurrent changes may commit out of order, so the newest are left for the next run.
  const times = { now, today: getToday(ctx.clock), until: addMilliseconds(now, -settle) };
  const waiting = await selectWaitingNews(ctx.db, times, batchSize);
  for (const news of waiting) await alertFollowers(ctx, news);
  if (waiting.length === batchSize) return true;
  await updateOutdated(ctx.db, addMilliseconds(now, -day), now);
  return false;
}

/** Considers every follower once. After a crash the next run starts over: the alert's key tells who has it already. */
async function alertFollowers(ctx: Context, news: WaitingNews): Promise<void> {
  const isWanted = await buildFilter(ctx, news);
  let after: string | null = null;
  for (;;) {
    const followers: FollowerRow[] = await selectFollowers(ctx.db, news, after, pageSize);
    await transact(ctx, (tx) => alertPage(tx, news, followers.filter(isWanted)));
    after = followers.at(-1)?.userId ?? null;
    if (followers.length < pageSize) break;
  }
  await updateHandled(ctx.db, news.id, ctx.clock.now());
}

/** Tours interest only members whose area they lead into. */
async function buildFilter(
  ctx: Context,
  { kind, city, country }: WaitingNews,
): Promise<(follower: FollowerRow) => boolean> {
  if (kind !== "tours" || city === null || country === null) return () => true;
  const point = await findCityPoint(ctx, { city, country });
  return (follower) => isNear(follower, { city, country, point });
}

async function alertPage(tx: Transaction, news: WaitingNews, followers: FollowerRow[]): Promise<void> {
  const alerts = followers.map(({ userId, alerts: frequency }) => ({
    userId,
    profileId: news.profileId,
    kind: news.kind,
    day: toDay(news.happenedAt),
    tourId: news.tourId,
    alertedAt: tx.clock.now(),
    isMailDue: (frequency ?? "off") !== "off",
  }));
  const alerted = await insertAlerts(tx.db, alerts);
  for (const follower of followers) if (alerted.has(follower.userId)) await alertMember(tx, news, follower);
}

const texts: Record<NewsKind, string> = {
  tours: "A tour near you was announced.",
  available: "Someone you follow is available now.",
  pictures: "There are new photos.",
};

/**
 * Names no one: the list that the notification leads to shows the profile only while this member may see it from where
 * they are.
 */
async function alertMember(tx: Transaction, { kind }: WaitingNews, follower: FollowerRow): Promise<void> {
  const { userId, alerts } = follower;
  await notify(tx, {
    userId,
    kind: "account",
    title: "News from a profile you follow",
    text: texts[kind],
    path: "/dashboard?tab=settings#following",
    isMailed: false,
  });
  if (alerts === "instant" && !tx.realtime.presence.has(userId))
    await enqueuePush(tx, userId, "notification");
}
